/** What a person's page makes of games: of the server and of this device together. */

import { expect, test } from 'vitest'
import type { DeviceGame } from '../person/device.ts'
import { emptyPage, withDevice } from '../person/merge.ts'

const here = (score: number, endedAt: number, more: Partial<DeviceGame> = {}): DeviceGame => ({
  table: `here-${endedAt}`,
  game: 'hallertau',
  seats: 1,
  mode: '',
  options: {},
  score,
  place: 1,
  endedAt,
  others: [],
  ...more,
})

test('games of this device count together with those of the server, kind by kind', () => {
  const known = { game: 'hallertau', seats: 1, mode: '', games: 2, points: 170, best: 90, won: 0, last: [80, 90] }
  const page = { ...emptyPage('Anna'), games: 2, kinds: [known] }
  const games = [
    here(101, 30),
    here(95, 20),
    here(60, 10, { seats: 2, others: ['Knacks'] }),
    here(50, 5, { seats: 2, place: 2 }),
  ]
  const { kinds, games: n, recent } = withDevice(page, games)
  expect(n).toBe(6)
  expect(kinds).toEqual([
    { ...known, games: 4, points: 366, best: 101, last: [80, 90, 95, 101] },
    { game: 'hallertau', seats: 2, mode: '', games: 2, points: 110, best: 60, won: 1, last: [50, 60] },
  ])
  expect(recent.map(({ score, device }) => [score, device])).toEqual([101, 95, 60, 50].map((score) => [score, true]))
  expect(withDevice(page, [])).toEqual(page)
})
