/** Others' moves one after the other; one's own at once. */

import { expect, test } from 'vitest'
import { paced } from '../link/pace.ts'
import { handClock } from './help/clock.ts'

interface Step {
  readonly n: number
  readonly mine?: true
}

function desk(hold = 600) {
  const shown: [number, number][] = []
  const time = handClock()
  const pace = paced<Step>(
    { n: 0 },
    (value, behind) => shown.push([value.n, behind]),
    (_, after) => after.mine === undefined,
    () => hold,
    time,
  )
  return { shown, time, pace }
}

test('moves that come at once are shown one by one, none left out', () => {
  const { shown, time, pace } = desk()
  for (const n of [1, 2, 3]) pace.push({ n })
  expect(shown).toEqual([[1, 0]])
  expect(pace.behind()).toBe(2)
  expect(pace.latest().n).toBe(3)
  time.go(599)
  expect(shown).toHaveLength(1)
  time.go(1)
  expect(shown.at(-1)).toEqual([2, 1])
  time.go(600)
  expect(shown.at(-1)).toEqual([3, 0])
})

test('a move that comes after the last was looked at is shown at once', () => {
  const { shown, time, pace } = desk()
  pace.push({ n: 1 })
  time.go(700)
  pace.push({ n: 2 })
  expect(shown.map(([n]) => n)).toEqual([1, 2])
})

test("one's own move is shown at once, and what waited before it is left out", () => {
  const { shown, time, pace } = desk()
  for (const n of [1, 2, 3]) pace.push({ n })
  pace.push({ n: 4, mine: true })
  expect(shown.map(([n]) => n)).toEqual([1, 4])
  time.go(5000)
  expect(shown).toHaveLength(2)
})

test('skipping shows the newest, and only if something waits', () => {
  const { shown, time, pace } = desk()
  pace.skip()
  expect(shown).toEqual([])
  for (const n of [1, 2, 3]) pace.push({ n })
  pace.skip()
  expect(shown.map(([n]) => n)).toEqual([1, 3])
  time.go(5000)
  expect(shown).toHaveLength(2)
})

test('many waiting moves are shown more shortly', () => {
  const { shown, time, pace } = desk()
  for (let n = 1; n <= 41; n++) pace.push({ n })
  time.go(12_000)
  expect(shown).toHaveLength(41)
})

test('without a pause everything is shown as it comes; stopped, nothing more', () => {
  const quick = desk(0)
  for (const n of [1, 2]) quick.pace.push({ n })
  expect(quick.shown.map(([n]) => n)).toEqual([1, 2])
  const { shown, time, pace } = desk()
  for (const n of [1, 2]) pace.push({ n })
  pace.stop()
  time.go(5000)
  expect(shown.map(([n]) => n)).toEqual([1])
})
