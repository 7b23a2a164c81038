/** Port: islands, return, chests, stands, death at sea, and its four persons. */

import { type Json, PASS } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { aboard, atHome, bringHome, chestHome, seen, ship } from '../../modules/port/test/voyages.ts'
import {
  at,
  customers,
  farm,
  freeAt,
  has,
  leaveFree,
  type M,
  nobodyHome,
  play,
  put,
  refused,
  serve,
  stone,
  stones,
  supply,
  unasked,
  who,
} from '../scenario.ts'
import { box, declineUntil, free, go, now, offered, seenBy } from './words.ts'

function travelling(prepare: (m: M) => void = () => {}, modules = 'P', seats = 2): M {
  const m = box(modules, seats)
  stones(m, { travel: 'ooo', harvest: 'oo' })
  farm(m, 0, { coin: 0, time: 0 })
  prepare(m)
  play(m, 0, 'turn', stone('travel', 'o'))
  return m
}

/** Docked there with these aboard. */
function docked(island: 'I1' | 'I2' | 'I3' | 'I4' | 'I5' | 'I6', cargo: Parameters<typeof ship>[4]): M {
  const m = travelling((t) => {
    ship(t, 0, island, 'captain-2-5', cargo)
  })
  go(m, ['0 voyage', { dock: island }])
  return m
}

test.each([
  ['I2', 'ox', 4],
  ['I2', 'plow', 3],
  ['I4', 'horse', 4],
  ['I4', 'scroll', 3],
  ['I6', 'wagon', 3],
  ['I6', 'grain', 2],
] as const)('[VP-50] [VP-92] %s buys %s for %i, from a hold only', (island, ware, points) => {
  const m = docked(island, { [ware]: 1 })
  go(m, ['0 island', { sell: ware }])
  expect([has(m, 0, 'fame'), aboard(m, 0, ware)]).toEqual([points, 0])
  const empty = travelling((t) => {
    ship(t, 0, island, 'captain-2-5')
    farm(t, 0, { [ware]: 2 })
  })
  expect(refused(empty, 0, { sell: ware })).not.toBeNull()
})

test('[VP-50] no other island buys it', () => {
  for (const [island, buys] of [
    ['I1', []],
    ['I2', ['ox', 'plow']],
    ['I3', []],
    ['I4', ['horse', 'scroll']],
    ['I5', []],
    ['I6', ['wagon', 'grain']],
  ] as const)
    for (const ware of ['ox', 'plow', 'horse', 'scroll', 'wagon', 'grain'] as const) {
      const m = travelling((t) => ship(t, 0, island, 'captain-2-5', { [ware]: 1 }))
      go(m, ['0 voyage', { dock: island }])
      const sold = now(m) === '0 island' && JSON.stringify(offered(m)).includes(`"sell":"${ware}"`)
      expect([island, ware, sold]).toEqual([island, ware, (buys as readonly string[]).includes(ware)])
    }
})

const KEEPER = { keeper: { at: 'ship', generation: 1 } }
/** What an island lets do now; nothing when the docking is over. */
const islandOffers = (m: M): readonly Json[] => (now(m) === '0 island' ? offered(m) : [])

test.each([
  ['I1', 1, { green: 1 }, true, 6],
  ['I2', 2, { brown: 1, orange: 1 }, false, 5],
  ['I3', 3, { pink: 1 }, true, 6],
  ['I4', 4, { green: 1, pink: 1 }, false, 5],
  ['I6', 5, { brown: 2 }, false, 4],
] as const)(
  '[VP-54] [VP-55] [VP-92] the lighthouse of %s (%i): %j, wagon from the ship: %s, %i points',
  (island, n, price, wagon, points) => {
    const keeper = `lighthouse${n}` as 'lighthouse1'
    const ready = (paying: Readonly<Record<string, number>>, withWagon: boolean) => {
      const m = travelling((t) => {
        ship(t, 0, island, 'captain-2-5', withWagon ? { wagon: 1 } : {})
        put(t, 0, 1, 'ship', 'farm')
      })
      farm(m, 0, { orange: 0, ...paying, wagon: 1 })
      go(m, ['0 voyage', { dock: island }])
      return m
    }
    const m = ready(price, wagon)
    go(m, ['0 island', KEEPER])
    expect([has(m, 0, 'fame'), at(m, 0, keeper), at(m, 0, 'ship')]).toEqual([points, 1, 0])
    for (const colour of Object.keys(price)) expect(has(m, 0, colour)).toBe(0)
    expect([aboard(m, 0, 'wagon'), has(m, 0, 'wagon')]).toEqual([0, 1])
    const noWagon = ready(price, false)
    if (wagon) expect(islandOffers(noWagon)).not.toContainEqual(KEEPER)
    expect(islandOffers(ready({}, wagon))).not.toContainEqual(KEEPER)
  },
)

test('[VP-54] [VP-92] Treasure Island has no lighthouse', () => {
  const m = travelling((t) => {
    ship(t, 0, 'I5', 'captain-2-5', { wagon: 1 })
    put(t, 0, 1, 'ship', 'farm')
    farm(t, 0, { orange: 3, green: 3, brown: 3, pink: 3 })
  })
  go(m, ['0 voyage', { dock: 'I5' }])
  expect(islandOffers(m)).not.toContainEqual(KEEPER)
})

test('[VP-54] coins pay for stones of a lighthouse, never for its wagon', () => {
  const m = travelling((t) => {
    ship(t, 0, 'I2', 'captain-2-5')
    put(t, 0, 1, 'ship', 'farm')
    farm(t, 0, { coin: 2 })
  })
  farm(m, 0, { orange: 0 })
  go(m, ['0 voyage', { dock: 'I2' }])
  go(m, ['0 island', KEEPER])
  expect([has(m, 0, 'coin'), has(m, 0, 'fame')]).toEqual([0, 5])
})

test('[VP-51] [VP-53] one tile a docking; an empty stack none', () => {
  const m = travelling((t) => ship(t, 0, 'I1', 'captain-2-5'))
  go(m, ['0 voyage', { dock: 'I1' }], ['0 island', { board: 'cocoa' }])
  expect([aboard(m, 0, 'cocoa'), seen(m).stacks.cocoa]).toEqual([1, 2])
  expect(now(m) === '0 island' ? offered(m) : []).not.toContainEqual({ board: 'cocoa' })
})

test('[VP-57] a hold freed by a sale takes a tile in the same docking: not where nothing is sold', () => {
  const m = travelling((t) => {
    ship(t, 0, 'I1', 'captain-2-5', { wagon: 1, ox: 1 })
    put(t, 0, 1, 'ship', 'farm')
    farm(t, 0, { green: 1 })
  })
  go(m, ['0 voyage', { dock: 'I1' }])
  expect(offered(m)).not.toContainEqual({ board: 'cocoa' })
  go(m, ['0 island', KEEPER])
  go(m, ['0 island', { board: 'cocoa' }])
  expect([aboard(m, 0, 'cocoa'), at(m, 0, 'lighthouse1')]).toEqual([1, 1])
})

test('[VEX-S24] [VP-61] [VP-62] [VP-67] everything comes home; a sixth bag goes back to the supply', () => {
  const m = travelling((t) => {
    ship(t, 0, 'I3', 'captain-2-5', { grain: 1, tea: 1 })
    put(t, 0, 1, 'ship', 'farm')
    farm(t, 0, { grain: 5 })
  })
  go(m, ['0 voyage', { return: 'harbor' }])
  expect([has(m, 0, 'grain'), aboard(m, 0, 'grain'), atHome(m, 0, 'tea'), at(m, 0, 'farm')]).toEqual([5, 0, 1, 4])
  expect([has(m, 0, 'time'), seen(m).captains.length, seen(m).ships[0]?.captain]).toEqual([1, 14, null])
})

test.each([
  [1, 'coin', 3],
  [2, 'coin', 3],
  [3, 'coin', 3],
  [4, 'coin', 4],
  [5, 'coin', 4],
  [6, 'coin', 5],
] as const)('[VP-65] chest %i holds %s: %i, taken at any time', (n, what, amount) => {
  const m = box('P', 2)
  farm(m, 1, { coin: 0 })
  chestHome(m, 1, n)
  expect(now(m)).toBe('0 turn')
  expect(free(m, 1)).toHaveLength(1)
  unasked(m, 1, free(m, 1)[0] ?? PASS)
  expect([has(m, 1, what), atHome(m, 1, 'chest'), free(m, 1)]).toEqual([amount, 0, []])
})

test('[VP-65] [VC-14] [VC-44] the chests of Marriage hold 2 and 3 tools, the promo chest 4 coins', () => {
  const gains: number[][] = []
  const m = box('PM', 2, { promoChest: true })
  for (let n = 7; n <= 9; n++) {
    farm(m, 1, { coin: 0, tool: 0 })
    chestHome(m, 1, n)
    unasked(m, 1, free(m, 1)[0] ?? PASS)
    gains.push([has(m, 1, 'coin'), has(m, 1, 'tool')])
  }
  expect(gains.sort()).toEqual(
    [
      [0, 2],
      [0, 3],
      [4, 0],
    ].sort(),
  )
})

test('[VP-70] [VP-75] [VEX-S27] the whole example at the stands', () => {
  const m = box('P', 2)
  customers(m, [24])
  stones(m, { market: 'o', harvest: 'ooo' })
  farm(m, 0, { coin: 0, grain: 2 })
  farm(m, 1, { coin: 0, green: 2 })
  bringHome(m, 1, 'cocoa', 2)
  go(m, ['0 turn', stone('market', 'o')], ['0 serve', serve(24)], ['1 serve', { stand: 'cocoa' }])
  expect([has(m, 1, 'fame'), has(m, 1, 'green'), has(m, 1, 'time')]).toEqual([7, 1, 1])
  if (now(m) === '0 serve') go(m, ['0 serve', PASS])
  go(m, ['1 serve', { stand: 'cocoa' }])
  expect([has(m, 1, 'fame'), has(m, 1, 'green'), has(m, 1, 'time'), now(m)]).toEqual([14, 0, 2, '1 turn'])
  expect([seen(m).stacks.cocoa, seenBy(m, 0).families[1]?.served]).toEqual([1, 0])
})

test('[VP-71] tea: 5 points and a coin, which may pay for the next sale', () => {
  const m = box('P', 2)
  customers(m, [22])
  stones(m, { market: 'o', harvest: 'ooo' })
  farm(m, 0, { coin: 0 })
  bringHome(m, 0, 'tea', 2)
  go(m, ['0 turn', stone('market', 'o')], ['0 serve', { stand: 'tea' }])
  expect([has(m, 0, 'fame'), has(m, 0, 'coin'), has(m, 0, 'time')]).toEqual([5, 1, 0])
  declineUntil(m, '0 serve')
  go(m, ['0 serve', { stand: 'tea' }])
  expect([has(m, 0, 'fame'), has(m, 0, 'coin'), has(m, 0, 'time')]).toEqual([10, 1, 1])
})

test('[VP-81] [VP-82] [VC-59] no grave for the drowned: travel section, then the sea, by choice', () => {
  const m = box('P', 2)
  nobodyHome(m, 0)
  put(m, 0, 1, 'lighthouse3', 'unborn')
  leaveFree(m, { travel: 0 })
  stones(m, { church: 'xo', harvest: 'oo' })
  farm(m, 0, { time: 9, coin: 0 })
  play(m, 0, 'turn', stone('church', 'x'))
  // The two fields worth nothing are one choice.
  expect(offered(m)).toEqual([1, 2, 3, 4].map((n) => ({ seaGrave: n })))
  const graves = freeAt(m, 'grave')
  go(m, ['0 seaGrave', { seaGrave: 1 }])
  expect([has(m, 0, 'fame'), freeAt(m, 'grave'), at(m, 0, 'sea'), seen(m).graves[0]]).toEqual([3, graves, 1, 0])
})

test('[VP-27] nothing is thrown overboard, [VP-28] nothing aboard pays in the village', () => {
  const m = box('P', 2)
  ship(m, 0, 'I1', 'captain-2-1', { wagon: 1, scroll: 1, grain: 1 })
  customers(m, [23])
  stones(m, { market: 'o', harvest: 'oo' })
  play(m, 0, 'turn', stone('market', 'o'))
  if (now(m) === '0 serve') expect(offered(m)).toEqual([PASS])
  expect(free(m, 0)).toEqual([])
  expect(supply(m, 'o')).toBeGreaterThan(0)
})

test('[VP-80] [VC-52] whoever is at sea dies like others; the owner chooses among equals', () => {
  const m = box('IPM', 2)
  nobodyHome(m, 0)
  for (const place of ['ship', 'lighthouse1', 'inn', 'rank2', 'bakery1', 'brewery'] as const) {
    if (at(m, 0, 'unborn', 1) > 0) put(m, 0, 1, place, 'unborn')
  }
  stones(m, { church: 'xo', harvest: 'oo' })
  farm(m, 0, { time: 9, coin: 0 })
  play(m, 0, 'turn', stone('church', 'x'))
  declineUntil(m, 'dies')
  expect(offered(m)).toEqual(
    expect.arrayContaining(['ship', 'lighthouse1', 'inn', 'rank2', 'bakery1'].map((place) => who(place as 'ship', 1))),
  )
})
