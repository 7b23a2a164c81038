/** Persons for special moments: Scrap Dealer, Bard, Jester, Old Man, Market Crier, Miller, Father, Toll Keeper. */

import { PASS } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { handOf, hold, mayPlay } from '../../modules/inn/test/innkeeping.ts'
import {
  action,
  at,
  byPay,
  customers,
  farm,
  freeAt,
  has,
  leaveFree,
  type M,
  nobodyHome,
  pays,
  play,
  put,
  serve,
  stone,
  stones,
  travel,
  WELL,
  who,
} from '../scenario.ts'
import { box, card, declineUntil, go, notFree, now, offered, seenBy } from './words.ts'

function holding(ids: readonly string[], prepare: (m: M) => void = () => {}, seats = 2): M {
  const m = box('I', seats)
  stones(m, { harvest: 'oooo' })
  for (let seat = 0; seat < seats; seat++) farm(m, seat, { coin: 0, beer: 0, time: 0, grain: 0 })
  hold(m, 0, ...ids)
  prepare(m)
  return m
}

/** A market day of seat 0 with these stalls and this queue. */
function _market(m: M, stalls: readonly number[], queue: readonly number[] = []): void {
  customers(m, stalls, queue)
  stones(m, { market: 'o', harvest: 'oooo' })
}

test('[VX-Barde-1] [VX-Barde-2] refused unless one of the own dies; a full section is no matter; nothing ends', () => {
  const m = holding(['barde'], (t) => {
    put(t, 0, 1, 'inn', 'farm')
    leaveFree(t, { craft: 0, farm: 1, church: 0, council: 0, travel: 0, grave: 1 })
    stones(t, { harvest: 'xooo' })
    farm(t, 0, { time: 9 })
  })
  expect(notFree(m, 0, card('barde'))).not.toBeNull()
  expect(mayPlay(m, 0)).toEqual([])
  go(m, ['0 turn', stone('harvest', 'x')], ['0 harvest', PASS])
  go(m, ['0 offer', card('barde')], ['0 dies', who('inn', 1)])
  expect([at(m, 0, 'chronicle-beside'), at(m, 0, 'grave'), freeAt(m, 'grave')]).toEqual([1, 0, 1])
  expect([m.state.trigger, now(m)]).toEqual([-1, '1 turn'])
})

test('[VX-Barde-1] declined, the member goes where it goes', () => {
  const m = holding(['barde'], (t) => {
    nobodyHome(t, 0)
    put(t, 0, 1, 'smithy', 'unborn')
    stones(t, { harvest: 'xooo' })
    farm(t, 0, { time: 9 })
  })
  go(m, ['0 turn', stone('harvest', 'x')], ['0 offer', PASS])
  expect([at(m, 0, 'chronicle-craft'), handOf(m, 0)]).toEqual([1, ['barde']])
})

test('[VX-Gaukler-1] only after the own regular action: not before it, not in the turn of another', () => {
  const m = holding(['gaukler'])
  expect([mayPlay(m, 0), notFree(m, 0, card('gaukler'))]).toEqual([[], 'VX-Gaukler-1'])
  go(m, ['0 turn', stone('harvest', 'o')], ['0 harvest', action('harvest')])
  expect(now(m)).toBe('0 offer')
  go(m, ['0 offer', PASS])
  expect([now(m), notFree(m, 0, card('gaukler'))]).toEqual(['1 turn', expect.any(String)])
})

test('[VX-Gaukler-1] the additional action comes by a stone or by the Well, which costs its three stones', () => {
  const m = holding(['gaukler'], (t) => farm(t, 0, { pink: 3 }))
  go(m, ['0 turn', stone('harvest', 'o')], ['0 harvest', PASS], ['0 offer', card('gaukler')])
  expect(has(m, 0, 'fame')).toBe(2)
  expect(offered(m)).toEqual(expect.arrayContaining([stone('harvest', 'o'), WELL]))
  go(m, [now(m), WELL])
  declineUntil(m, 'wellAction')
  go(m, ['0 wellAction', action('harvest')])
  declineUntil(m, '1 turn')
  expect([has(m, 0, 'pink'), has(m, 0, 'grain'), m.state.onBoard]).toEqual([0, 2, 3])
})

test('[VX-Gaukler-2] a crossing of the additional action is settled after it', () => {
  const m = holding(['gaukler'], (t) => {
    put(t, 0, 1, 'smithy', 'farm')
    stones(t, { harvest: 'oxoo' })
    farm(t, 0, { time: 9 })
  })
  go(m, ['0 turn', stone('harvest', 'o')], ['0 harvest', PASS], ['0 offer', card('gaukler')])
  expect(now(m)).not.toBe('0 dies')
  go(m, [now(m), stone('harvest', 'x')], ['0 harvest', action('harvest')])
  expect([has(m, 0, 'grain'), now(m)]).toEqual([2, '0 dies'])
})

test('[VX-Gaukler-4] [VX-Greis-2] after the Old Man, after a forgone action and after the Well the Jester may follow', () => {
  const m = holding(['greis', 'gaukler'])
  go(m, ['0 turn', card('greis')])
  expect(has(m, 0, 'fame')).toBe(3)
  go(m, [now(m), action('harvest')])
  declineUntil(m, '0 offer')
  expect(offered(m)).toContainEqual(card('gaukler'))
  go(m, ['0 offer', card('gaukler')])
  expect([has(m, 0, 'fame'), m.state.onBoard]).toEqual([5, 4])
  expect(offered(m)).not.toContainEqual(card('greis'))
  const well = holding(['gaukler'], (t) => farm(t, 0, { pink: 3 }))
  go(well, ['0 turn', WELL])
  declineUntil(well, 'wellAction')
  go(well, ['0 wellAction', action('harvest')])
  expect(now(well)).toBe('0 offer')
})

test('[VX-Greis-1] [VX-Greis-2] no stone, no price of the Well, but the costs of the action itself', () => {
  const m = holding(['greis'], (t) => farm(t, 0, { grain: 3 }))
  go(m, ['0 turn', card('greis')], ['0 freeAction', action('crafts')], ['0 craft', byPay('brewery')])
  expect([has(m, 0, 'fame'), has(m, 0, 'beer'), has(m, 0, 'grain'), m.state.onBoard]).toEqual([3, 2, 0, 4])
  expect(now(m)).toBe('1 turn')
})

test('[VX-Greis-1] only when choosing the action: not between stone and action, not in the turn of another', () => {
  const m = holding(['greis'])
  hold(m, 1, 'gaukler')
  play(m, 0, 'turn', stone('harvest', 'o'))
  expect(notFree(m, 0, card('greis'))).not.toBeNull()
  expect(mayPlay(m, 0)).toEqual([])
})

test('[VX-Greis-2] [V-WELL-07] his market has him as its caller: the first sale is free of the extra price', () => {
  const m = holding(['greis'], (t) => {
    customers(t, [24, 1])
    farm(t, 0, { grain: 5, green: 1 })
  })
  go(m, ['0 turn', card('greis')], ['0 freeAction', action('market')], ['0 serve', serve(24)])
  expect([has(m, 0, 'green'), has(m, 0, 'time')]).toEqual([1, 0])
  declineUntil(m, '0 serve')
  go(m, ['0 serve', serve(1)])
  expect([has(m, 0, 'green'), has(m, 0, 'time')]).toEqual([0, 1])
})

test('[VX-Mueller-1] five coins for 2 time and 2 bags; only at the mill', () => {
  const m = holding(['mueller'], (t) => {
    stones(t, { crafts: 'oo', harvest: 'oo' })
    farm(t, 0, { grain: 5 })
  })
  expect(mayPlay(m, 0)).toEqual([])
  go(m, ['0 turn', stone('crafts', 'o')], ['0 craft', byPay('mill')], ['0 offer', card('mueller')])
  expect([has(m, 0, 'coin'), has(m, 0, 'time'), has(m, 0, 'grain')]).toEqual([5, 2, 3])
  const other = holding(['mueller'], (t) => {
    stones(t, { crafts: 'oo', harvest: 'oo' })
    farm(t, 0, { grain: 5 })
  })
  go(other, ['0 turn', stone('crafts', 'o')], ['0 craft', byPay('brewery')])
  expect([now(other), handOf(other, 0)]).toEqual(['1 turn', ['mueller']])
})

/** The round ends: seat 0 takes the last stone for nothing. */
function lastStone(m: M): void {
  stones(m, { harvest: 'o' })
  go(m, ['0 turn', stone('harvest', 'o')], ['0 harvest', PASS])
}

test('[VX-Pater-1] [VX-Pater-2] the owner says which four: members of any color and monks; nobody buys', () => {
  const m = holding([], (t) => {
    hold(t, 1, 'pater')
    for (const seat of [0, 1]) put(t, seat, 1, 'bag', 'farm')
    put(t, 0, 1, 'bag', 'farm')
    farm(t, 0, { coin: 5 })
    farm(t, 1, { coin: 5 })
  })
  lastStone(m)
  declineUntil(m, '1 offer')
  go(m, ['1 offer', card('pater')])
  expect(now(m)).not.toMatch(/pick/)
  expect(now(m)[0]).toBe('1')
  let picks = 0
  while (!['climb', 'turn', 'offer'].some((kind) => now(m).endsWith(kind))) {
    const own = offered(m).find((choice) => JSON.stringify(choice).includes('monk')) ?? offered(m)[0]
    go(m, [now(m), own ?? PASS])
    picks++
  }
  expect(picks).toBeLessThanOrEqual(4)
  expect([at(m, 0, 'church1'), at(m, 1, 'church1'), has(m, 0, 'coin'), has(m, 1, 'coin')]).toEqual([0, 0, 5, 5])
  expect(seenBy(m, 0).monks).toBe(4)
})

test('[VX-Pater-1] [VX-Pater-2] exactly four figures: all three members of the bag and one monk', () => {
  const m = holding([], (t) => {
    hold(t, 1, 'pater')
    put(t, 1, 1, 'bag', 'farm')
    put(t, 0, 1, 'bag', 'farm')
    put(t, 0, 1, 'bag', 'farm')
  })
  lastStone(m)
  declineUntil(m, '1 offer')
  go(m, ['1 offer', card('pater')])
  for (let n = 0; n < 4 && !/climb|turn|offer/.test(now(m)); n++) {
    expect(offered(m)).not.toContain(PASS)
    const member = offered(m).find((choice) => JSON.stringify(choice).includes('generation'))
    go(m, [now(m), member ?? offered(m)[0] ?? PASS])
  }
  expect([at(m, 0, 'church1'), at(m, 1, 'church1'), seenBy(m, 0).monks]).toEqual([2, 1, 4])
})

test('[VX-Zoellner-1] one journey for nothing, from the farm or from a castle; the plague still costs its time', () => {
  const m = holding(['zoellner'], (t) => {
    stones(t, { travel: 'xx', harvest: 'oo' })
    put(t, 0, 1, 'castle1', 'farm')
    farm(t, 0, { castles: 1 << 1 })
  })
  play(m, 0, 'turn', stone('travel', 'x'))
  declineUntil(m, '0 offer')
  go(m, ['0 offer', card('zoellner')])
  expect(offered(m)).toEqual(expect.arrayContaining([travel(0, 1), travel(0, 2), travel(1, 3), travel(1, 4)]))
  expect(offered(m)).not.toContainEqual(travel(0, 3))
  go(m, ['0 travel', travel(1, 3)])
  expect([at(m, 0, 'castle3'), has(m, 0, 'time'), has(m, 0, 'coin'), has(m, 0, 'castles')]).toEqual([1, 2, 1, 0b1010])
})

test('[VX-Zoellner-1] kept, the journey costs what it costs', () => {
  const m = holding(['zoellner'], (t) => {
    stones(t, { travel: 'oo', harvest: 'oo' })
    farm(t, 0, { wagon: 1, brown: 2 })
  })
  play(m, 0, 'turn', stone('travel', 'o'))
  if (now(m) === '0 offer') go(m, ['0 offer', PASS])
  go(m, ['0 travel', travel(0, 1)])
  if (now(m) === '0 pay') go(m, ['0 pay', pays('bb')])
  declineUntil(m, '1 turn')
  expect([has(m, 0, 'wagon'), has(m, 0, 'brown'), has(m, 0, 'time'), handOf(m, 0)]).toEqual([0, 0, 2, ['zoellner']])
})
