/** Coins and final scoring (V-COIN, V-SCORE). */

import { PASS } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { village } from '../index.ts'
import type { SECTIONS } from '../rules/codes.ts'
import type { PlaceId } from '../rules/places.ts'
import {
  asked,
  at,
  bury,
  byPay,
  customers,
  farm,
  has,
  k,
  type M,
  nobodyHome,
  pays,
  play,
  points,
  privilege,
  put,
  refused,
  stone,
  stones,
  table,
  takes,
  travel,
  who,
} from './scenario.ts'

test('[V-COIN-01] coins come from the start, the mill, coin castles and the fifth seat’s compensation', () => {
  const m = table(5, { startSeat: 1, compensation: true })
  play(m, 3, 'stones', takes('o'))
  expect([0, 1, 2, 3, 4].map((seat) => has(m, seat, 'coin'))).toEqual([1, 1, 1, 1, 2])
  const mill = table(2)
  stones(mill, { crafts: 'o', harvest: 'o' })
  farm(mill, 0, { grain: 2 })
  play(mill, 0, 'turn', stone('crafts', 'o'))
  play(mill, 0, 'craft', byPay('mill'))
  expect(has(mill, 0, 'coin')).toBe(3)
})

test('[V-COIN-02] one coin buys three points on council step 4', () => {
  const m = table(2)
  stones(m, { council: 'o', harvest: 'o' })
  put(m, 0, 1, 'council4')
  play(m, 0, 'turn', stone('council', 'o'))
  play(m, 0, 'council', privilege(4))
  expect([has(m, 0, 'coin'), has(m, 0, 'fame')]).toEqual([0, 3])
})

test('[V-COIN-04] coins are jokers for stones to be paid, several in one payment', () => {
  const m = table(2)
  stones(m, { crafts: 'b', harvest: 'o' })
  farm(m, 0, { coin: 2, orange: 1 })
  play(m, 0, 'turn', stone('crafts', 'b'))
  play(m, 0, 'craft', byPay('wainwright'))
  expect(asked(m)).toMatchObject({ kind: 'pay', choices: [pays('oc'), pays('cc')] })
  expect(refused(m, 0, pays('op'))).toBe('V-COIN-04')
  play(m, 0, 'pay', pays('cc'))
  expect([has(m, 0, 'coin'), has(m, 0, 'orange'), has(m, 0, 'wagon')]).toEqual([0, 1, 1])
})

test('[V-COIN-05] a coin never stands for grain, goods or time, nor is it exchanged for a stone', () => {
  const m = table(2)
  stones(m, { crafts: 'b', travel: 'o', harvest: 'o' })
  nobodyHome(m, 0)
  farm(m, 0, { coin: 20, grain: 1 })
  play(m, 0, 'turn', stone('crafts', 'b'))
  // No mill and no stables for coins; the other buildings may be paid with them.
  expect(asked(m)?.choices).toEqual([byPay('wainwright'), byPay('scriptorium'), byPay('smithy'), PASS])
  play(m, 0, 'craft', PASS)
  play(m, 1, 'turn', stone('harvest', 'o'))
  play(m, 1, 'harvest', PASS)
  play(m, 0, 'turn', stone('travel', 'o'))
  // Without a wagon no coin sends anybody travelling: the round is over.
  expect(m.state.round).toBe(2)
})

test('[V-COIN-06, V-SCORE-07] an unspent coin is worth a point', () => {
  const m = table(2)
  farm(m, 0, { coin: 4 })
  expect(points(m, 0).coins).toBe(4)
})

test('[V-SCORE-01] castle rewards, the council and the majority score at once', () => {
  const m = table(2)
  stones(m, { travel: 'o', harvest: 'o' })
  farm(m, 0, { wagon: 1, brown: 2, coin: 0 })
  play(m, 0, 'turn', stone('travel', 'o'))
  play(m, 0, 'travel', travel(0, 1))
  expect([has(m, 0, 'fame'), points(m, 0).fame]).toEqual([3, 3])
})

test('[V-SCORE-02] castles: 1, 3, 6, 10, 14, 18 points', () => {
  const m = table(2)
  const scored = [0b0, 0b10, 0b110, 0b1110, 0b11110, 0b111110, 0b1111110].map((bits) => {
    farm(m, 0, { castles: bits })
    return points(m, 0).travel
  })
  expect(scored).toEqual([0, 1, 3, 6, 10, 14, 18])
})

function standing(place: PlaceId, category: string): number | undefined {
  const m = table(2)
  put(m, 0, 1, place)
  return points(m, 0)[category]
}

test('[V-SCORE-03] church steps: 2, 3, 4, 6 points a member', () => {
  expect(([1, 2, 3, 4] as const).map((n) => standing(`church${n}`, 'church'))).toEqual([2, 3, 4, 6])
})

test('[V-SCORE-04] council steps: 0, 2, 4, 6 points a member', () => {
  expect(([1, 2, 3, 4] as const).map((n) => standing(`council${n}`, 'council'))).toEqual([0, 2, 4, 6])
})

test('[V-SCORE-05] chronicle: nothing up to two, then 4, 7, 12 and no more', () => {
  const m = table(5)
  const scored: (number | undefined)[] = []
  const order: readonly (typeof SECTIONS)[number][] = ['craft', 'farm', 'church', 'council', 'travel', 'craft']
  const generations = [1, 1, 1, 1, 2, 2]
  for (const [i, section] of order.entries()) {
    scored.push(points(m, 0).chronicle)
    bury(m, 0, generations[i] ?? 1, section)
  }
  scored.push(points(m, 0).chronicle)
  expect(scored).toEqual([0, 0, 0, 4, 7, 12, 12])
})

test('[V-SCORE-06] customers: the sum of their printed points', () => {
  const m = table(2)
  customers(m, [])
  k.edit(m, (s) => {
    s.stack = s.stack.filter((tile) => tile !== 11 && tile !== 23)
    s.served = s.served.with(0, [11, 23])
  })
  expect(points(m, 0).customers).toBe(6 + 2)
})

test('[V-SCORE-08] grain, goods, stones and people on farm, in buildings, bag or graves score nothing', () => {
  const m = table(2)
  farm(m, 0, { coin: 0, grain: 5, scroll: 3, horse: 3, wagon: 3, orange: 9, pink: 9 })
  put(m, 0, 1, 'smithy')
  put(m, 0, 1, 'bag')
  bury(m, 0, 1, 'grave')
  expect(Object.values(points(m, 0)).reduce((a, b) => a + b, 0)).toBe(0)
})

/** Ends the game at once for two seats with these farms. */
function finished(first: object, second: object, prepare: (m: M) => void = () => {}) {
  const m = table(2)
  farm(m, 0, { coin: 0, ...first })
  farm(m, 1, { coin: 0, ...second })
  prepare(m)
  return village.result(m)
}

test('[V-SCORE-09] most points win', () => {
  expect(finished({ fame: 10 }, { fame: 9, grain: 5 }).winners).toEqual([0])
})

test('[V-SCORE-10] a tie goes to more grain', () => {
  expect(finished({ fame: 5, grain: 1 }, { fame: 5, grain: 2 }).winners).toEqual([1])
})

test('[V-SCORE-11] then to more living members, those in the bag included', () => {
  const result = finished({ fame: 5 }, { fame: 5 }, (m) => {
    put(m, 0, 2, 'bag')
    put(m, 1, 2, 'unborn', 'unborn')
  })
  expect(result.winners).toEqual([0])
  expect(result.scores.map(({ tiebreak }) => tiebreak[1])).toEqual([5, 4])
})

test('[V-SCORE-12] then the victory is shared', () => {
  expect(finished({ fame: 5 }, { fame: 5 }).winners).toEqual([0, 1])
})

test('[V-SCORE-13] points have no upper limit', () => {
  expect(finished({ fame: 250 }, {}).scores[0]?.total).toBe(250)
})

test('[V-COIN-03] a coin picks a member in the mass', () => {
  const m = table(2)
  stones(m, { harvest: 'o' })
  put(m, 0, 2, 'bag')
  play(m, 0, 'turn', stone('harvest', 'o'))
  play(m, 0, 'harvest', PASS)
  play(m, 0, 'pick', who('bag', 2))
  expect([has(m, 0, 'coin'), at(m, 0, 'church1', 2)]).toEqual([0, 1])
})
