/** Payments are counted: the cheapest at once, every other a press away; what needs no question is not asked. */

import { PASS, type View } from '@dorfplatz/kernel'
import { cheapest, mixturesIn, swapped } from '@dorfplatz/ui'
import { expect, test } from 'vitest'
import type { village } from '../index.ts'
import { en } from '../text/en.ts'
import { countedAt, countedIn, counting, READING } from '../ui/counting.ts'
import { obvious } from '../ui/obvious.ts'
import { acting, ENTER, farm, k, type M, play, put, stone, stones, table } from './scenario.ts'

function asked(m: M) {
  const view = k.view(m, 0) as unknown as View<ReturnType<typeof village.view>>
  const [decision] = view.decisions
  if (decision === undefined) throw new Error('nothing is asked')
  const options = (decision.choices ?? []).map((choice) => ({
    key: JSON.stringify(choice),
    decision,
    answer: { to: decision.id, choice },
    sentence: [],
    chosen: false,
  }))
  return { view, decision, ...mixturesIn(options, READING) }
}

test('[V-COIN-04] two green stones are counted before coins and scroll; one press changes to any other payment', () => {
  const m = acting('council', { green: 2, coin: 2, scroll: 1 })
  play(m, 0, 'council', ENTER)
  const { view, decision, mixtures } = asked(m)
  const [mixture] = mixtures
  if (mixture === undefined) throw new Error('nothing to count')
  const said = counting(view as never, mixture, 'en', en)
  expect([said?.deed, said?.swaps, said?.rule]).toEqual(['pay', true, 'A coin replaces any stone.'])
  expect(mixture.things).toEqual(['green', 'coin', 'scroll'])
  const first = cheapest(mixture, said?.thing ?? ((name) => ({ icon: name, label: name, have: null })))?.amounts ?? []
  expect(first).toEqual([2, 0, 0])
  expect(swapped(mixture, first, 1)).toEqual([1, 1, 0])
  expect(swapped(mixture, first, 2)).toEqual([0, 0, 1])
  expect(countedIn(decision)).toBeDefined()
  expect(countedAt(view as never)).toContain('[data-spot="council:1"]')
})

test('[V-CHURCH-01] the church asks for one piece or three time: the stone is counted, then the coin', () => {
  const paid = (amounts: { brown: number; coin: number }) => {
    const { view, mixtures, others } = asked(acting('church', amounts))
    const [mixture] = mixtures
    if (mixture === undefined) throw new Error('nothing to count')
    expect(others.map(({ answer }) => answer.choice)).toEqual([PASS])
    const said = counting(view as never, mixture, 'en', en)
    const way = cheapest(mixture, said?.thing ?? ((name) => ({ icon: name, label: name, have: null })))
    return way?.option.answer.choice
  }
  expect(paid({ brown: 1, coin: 1 })).toEqual({ pay: { brown: 1 } })
  expect(paid({ brown: 0, coin: 1 })).toEqual({ pay: { coin: 1 } })
})

test('a harvest and a birth need no question of their own; what costs something is asked', () => {
  const m = table(2)
  stones(m, { harvest: 'o', family: 'p', crafts: 'g' })
  farm(m, 0, { grain: 0 })
  const after = (choice: Parameters<typeof play>[3]) => {
    const n = k.clone(m)
    play(n, 0, 'turn', choice)
    return obvious(k.view(n, 0))?.choice ?? null
  }
  expect(after(stone('harvest', 'o'))).toEqual({ action: 'harvest' })
  expect(after(stone('family', 'p'))).toMatchObject({ birth: expect.anything() })
  expect(after(stone('crafts', 'g'))).toBeNull()
  put(m, 0, 1, 'smithy')
  // Somebody may also come home: that is a choice.
  expect(after(stone('family', 'p'))).toBeNull()
})
