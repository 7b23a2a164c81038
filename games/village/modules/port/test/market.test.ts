/** Port: the stands of the market, from the rules and examples alone. */

import { PASS } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import {
  customers,
  farm,
  has,
  type M,
  pays,
  play,
  points,
  refused,
  serve,
  stone,
  stones,
} from '../../../test/scenario.ts'
import { atHome, bringHome, chestHome, kindNow, offered, PINK, sea, seen, ship } from './voyages.ts'

/** Seat 0 calls a market day with these customers. */
function marketDay(prepare: (m: M) => void, stalls: readonly number[] = []): M {
  const m = sea()
  stones(m, { market: 'o', family: 'oo' })
  customers(m, stalls)
  farm(m, 0, { coin: 0 })
  farm(m, 1, { coin: 0 })
  prepare(m)
  play(m, 0, 'turn', stone('market', 'o'))
  return m
}
const COCOA = { stand: 'cocoa' } as const
const TEA = { stand: 'tea' } as const

test('[VP-70] on the own opportunity one serves a customer or sells one piece at the stands', () => {
  const m = marketDay(
    (table) => {
      bringHome(table, 0, 'cocoa', 1)
      bringHome(table, 0, 'tea', 1)
      farm(table, 0, { scroll: 1 })
    },
    [23],
  )
  expect(offered(m)).toEqual([serve(23), COCOA, TEA, PASS])
})

test('[VP-70] only what is at home can be sold', () => {
  const m = marketDay((table) => {
    ship(table, 0, 'I1', PINK, { cocoa: 1 })
    bringHome(table, 0, 'tea', 1)
  })
  expect(offered(m)).toEqual([TEA, PASS])
  expect(refused(m, 0, COCOA)).toBe('VP-70')
})

test('[VP-71] [VP-74] cocoa is worth 7 points, tea 5 points and a coin; the tiles leave the game', () => {
  const m = marketDay((table) => {
    bringHome(table, 0, 'cocoa', 1)
    bringHome(table, 0, 'tea', 1)
    farm(table, 0, { green: 1 })
  })
  play(m, 0, 'serve', COCOA)
  expect([has(m, 0, 'fame'), has(m, 0, 'coin'), atHome(m, 0, 'cocoa')]).toEqual([7, 0, 0])
  play(m, 0, 'serve', TEA)
  expect([has(m, 0, 'fame'), has(m, 0, 'coin'), atHome(m, 0, 'tea')]).toEqual([12, 1, 0])
  expect(seen(m).stacks).toMatchObject({ cocoa: 2, tea: 2 })
  expect(points(m, 0)).toMatchObject({ fame: 0, stands: 12 })
})

test('[VP-72] the caller’s first sale is free of the extra price, every other costs 1 green and 1 time', () => {
  const m = marketDay((table) => {
    bringHome(table, 0, 'cocoa', 2)
    farm(table, 0, { green: 1, time: 0 })
  })
  play(m, 0, 'serve', COCOA)
  expect([has(m, 0, 'green'), has(m, 0, 'time')]).toEqual([1, 0])
  play(m, 0, 'serve', COCOA)
  expect([has(m, 0, 'green'), has(m, 0, 'time')]).toEqual([0, 1])
})

test('[VP-72] a coin may replace the green stone; without either there is no sale', () => {
  const m = marketDay((table) => {
    bringHome(table, 1, 'cocoa', 1)
    farm(table, 1, { coin: 1, green: 1 })
  })
  play(m, 1, 'serve', COCOA)
  play(m, 1, 'pay', pays('c'))
  expect([has(m, 1, 'coin'), has(m, 1, 'green'), has(m, 1, 'fame')]).toEqual([0, 1, 7])
  const poor = marketDay((table) => {
    bringHome(table, 1, 'cocoa', 1)
    farm(table, 1, { green: 0 })
  })
  expect(kindNow(poor)).toBe('turn')
})

test('[VP-73] the stands are always open: several sales a day, one at a time', () => {
  const m = marketDay((table) => {
    bringHome(table, 0, 'cocoa', 2)
    bringHome(table, 1, 'cocoa', 1)
    farm(table, 0, { green: 1 })
    farm(table, 1, { green: 1 })
  })
  play(m, 0, 'serve', COCOA)
  play(m, 1, 'serve', COCOA)
  play(m, 0, 'serve', COCOA)
  expect([has(m, 0, 'fame'), has(m, 1, 'fame'), kindNow(m)]).toEqual([14, 7, 'turn'])
})

test('[VP-75] [VEX-S27] the day goes on at the stands when no customer is left', () => {
  const m = marketDay(
    (table) => {
      farm(table, 0, { scroll: 1 })
      bringHome(table, 1, 'cocoa', 2)
      farm(table, 1, { green: 2, time: 0 })
    },
    [23],
  )
  play(m, 0, 'serve', serve(23))
  play(m, 1, 'serve', COCOA)
  play(m, 1, 'serve', COCOA)
  expect([has(m, 1, 'fame'), has(m, 1, 'green'), has(m, 1, 'time'), atHome(m, 1, 'cocoa')]).toEqual([14, 0, 2, 0])
  expect(kindNow(m)).toBe('turn')
})

test('[VP-75] who has a closed chest is asked, since it may hold the coin that is missing', () => {
  const m = marketDay((table) => {
    bringHome(table, 1, 'cocoa', 1)
    chestHome(table, 1, 1)
  })
  expect([kindNow(m), offered(m)]).toEqual(['serve', [PASS]])
})

test('[VP-76] a sale at the stands is no customer', () => {
  const m = marketDay((table) => bringHome(table, 0, 'cocoa', 1))
  play(m, 0, 'serve', COCOA)
  expect(m.state.served).toEqual([[], []])
})

test('[VC-56] cocoa and tea are no goods of the council', () => {
  const m = sea()
  stones(m, { council: 'gg' })
  farm(m, 0, { coin: 0 })
  expect(seen(m).captains).toHaveLength(15)
  expect(m.state.fields).toBeGreaterThan(16)
})
