/** Payments: what can be paid, what is missing, what goes back to the supply, and what the table is told of it. */

import { expect, test } from 'vitest'
import type { Pieces } from '../rules/choices.ts'
import { COIN } from '../rules/codes.ts'
import type { Price } from '../rules/frames.ts'
import { canPay, costOf, missing, pay, paymentsFor, priceOf } from '../rules/pay.ts'
import { gain } from '../rules/state.ts'
import {
  acting,
  advance,
  asked,
  customers,
  ENTER,
  farm,
  has,
  k,
  type M,
  nobodyHome,
  pays,
  play,
  put,
  serve,
  stone,
  stones,
  supply,
  table,
  told,
  who,
} from './scenario.ts'
import { solo } from './solo.ts'

/** Seat 0 of a fresh table has exactly these stones and coins. */
function purse(amounts: { readonly [thing: string]: number }, m: M = table(2)): M {
  farm(m, 0, { orange: 0, green: 0, brown: 0, pink: 0, coin: 0, ...amounts })
  return m
}
const lacks = (price: Price, amounts: { readonly [thing: string]: number }) =>
  missing(purse(amounts).state, 0, costOf(price))

test('[V-COIN-04] [V-ROUND-16] a refusal names what is short after every coin has stood in for a stone', () => {
  expect(lacks({ orange: 2 }, {})).toEqual({ orange: 2 })
  expect(lacks({ orange: 2 }, { coin: 1 })).toEqual({ orange: 1 })
  expect(lacks({ orange: 2 }, { orange: 1, coin: 1 })).toEqual({})
  // One coin stands in once: the first color that is short has it.
  expect(lacks({ orange: 1, pink: 1 }, { coin: 1 })).toEqual({ pink: 1 })
  expect(lacks({ orange: 1, pink: 1 }, { coin: 2 })).toEqual({})
})

test('[V-COIN-04] [VP-96] stones of any color are those that no color of the price needs', () => {
  expect(lacks({ any: 3 }, { pink: 2 })).toEqual({ stone: 1 })
  expect(lacks({ any: 3 }, { pink: 2, coin: 1 })).toEqual({})
  expect(lacks({ any: 1, orange: 1 }, { orange: 1 })).toEqual({ stone: 1 })
  expect(lacks({ any: 1, orange: 1 }, { orange: 2 })).toEqual({})
  expect(lacks({ any: 2 }, { orange: 3 })).toEqual({})
})

test('[V-COIN-05] coins that are asked for are paid with coins, and are not spent twice', () => {
  expect(lacks({ coin: 2 }, { coin: 1, orange: 3 })).toEqual({ coin: 1 })
  expect(lacks({ coin: 2, orange: 1 }, { coin: 1 })).toEqual({ orange: 1, coin: 1 })
  expect(lacks({ coin: 1, orange: 1 }, { coin: 2 })).toEqual({})
})

test('[V-ROUND-16] whoever can pay has a way to pay and lacks nothing, and the other way round', () => {
  const prices: readonly Price[] = [
    { orange: 1 },
    { orange: 2, pink: 1 },
    { any: 1 },
    { any: 2 },
    { orange: 1, any: 2 },
    { coin: 1 },
    { coin: 1, orange: 1 },
    { green: 3 },
  ]
  const m = purse({})
  const s = m.state
  for (let orange = 0; orange <= 2; orange++)
    for (let pink = 0; pink <= 2; pink++)
      for (let coin = 0; coin <= 3; coin++) {
        for (const [field, n] of [
          [0, orange],
          [3, pink],
          [COIN, coin],
        ] as const)
          gain(s, 0, field, n - (s.farm[field] ?? 0))
        for (const price of prices) {
          const key = costOf(price)
          const short = Object.values(missing(s, 0, key)).reduce((sum, n) => sum + n, 0)
          const ways = paymentsFor(s, 0, key).length
          expect([price, orange, pink, coin, canPay(s, 0, key)]).toEqual([price, orange, pink, coin, short === 0])
          expect(ways > 0).toBe(short === 0)
        }
      }
})

test('[V-COIN-04] a price is said with the kinds it names and no others', () => {
  for (const price of [{ orange: 1, any: 2 }, { pink: 3 }, { coin: 1, green: 2 }, {}])
    expect(priceOf(costOf(price))).toEqual(price)
})

test('[V-SOLO-11] [V-COIN-05] alone, the marker is a coin, unless the same payment asks for the marker itself', () => {
  const m = purse({}, solo())
  k.edit(m, (s) => {
    s.marker = 0
  })
  const key = costOf({ green: 1 })
  expect([canPay(m.state, 0, key), missing(m.state, 0, key)]).toEqual([true, {}])
  expect(paymentsFor(m.state, 0, key)).toEqual([pays('m')])
  expect([canPay(m.state, 0, key, true), missing(m.state, 0, key, true)]).toEqual([false, { green: 1 }])
  expect(paymentsFor(m.state, 0, key, true)).toEqual([])
  farm(m, 0, { coin: 1 })
  expect(missing(m.state, 0, costOf({ coin: 3 }))).toEqual({ coin: 1 })
  expect(missing(m.state, 0, costOf({ coin: 3 }), true)).toEqual({ coin: 2 })
})

test('[V-COIN-04] a payment that was written down and read again takes the same pieces', () => {
  const m = purse({ orange: 2, pink: 1, coin: 2, scroll: 1 }, solo())
  k.edit(m, (s) => {
    s.marker = 0
  })
  const ways: readonly Pieces[] = [
    ...paymentsFor(m.state, 0, costOf({ orange: 2, any: 1 })).map((way) => way.pay),
    { scroll: 1 },
  ]
  expect(ways.length).toBeGreaterThan(4)
  for (const way of ways) {
    const [one, other] = [k.clone(m), k.clone(m)]
    pay(one.state, 0, way)
    pay(other.state, 0, JSON.parse(JSON.stringify(way)) as Pieces)
    expect(other.state).toEqual(one.state)
    const left = { orange: 2, pink: 1, coin: 2, scroll: 1 }
    for (const thing of ['orange', 'pink', 'coin', 'scroll'] as const)
      expect(has(one, 0, thing)).toBe(left[thing] - (way[thing] ?? 0))
    expect(supply(one, 'o') - supply(m, 'o')).toBe(way.orange ?? 0)
    expect(one.state.marker === 0).toBe(way.marker === undefined)
  }
})

test('[V-COIN-04] what was paid is told, in stones and coins; a free sale tells of no payment', () => {
  const m = acting('council', { green: 2, coin: 1 })
  play(m, 0, 'council', ENTER)
  const paid = told(play(m, 0, 'pay', pays('gc')), 'paid')
  expect(paid).toMatchObject({ seat: 0, with: { green: 1, coin: 1 }, for: 'advance' })
  expect([has(m, 0, 'green'), has(m, 0, 'coin')]).toEqual([1, 0])
  const day = table(2)
  customers(day, [24, 1, 2])
  stones(day, { market: 'oo', harvest: 'oo' })
  farm(day, 0, { grain: 5, green: 1, coin: 0 })
  farm(day, 1, { coin: 0 })
  play(day, 0, 'turn', stone('market', 'o'))
  expect(told(play(day, 0, 'serve', serve(24)), 'paid')).toBeUndefined()
  const second = told(play(day, 0, 'serve', serve(1)), 'paid')
  expect(second).toMatchObject({ seat: 0, with: { green: 1 } })
})

test('[V-COUNCIL-02] [V-COUNCIL-03] a scroll pays instead of two green stones, and nothing else goes with it', () => {
  const m = acting('council', { green: 2, scroll: 1 }, (n) => {
    nobodyHome(n, 0)
    put(n, 0, 1, 'council1')
  })
  play(m, 0, 'council', advance('council1', 1))
  expect(asked(m)?.choices).toEqual([pays('gg'), { pay: { scroll: 1 } }])
  play(m, 0, 'pay', { pay: { scroll: 1 } })
  expect([has(m, 0, 'green'), has(m, 0, 'scroll')]).toEqual([2, 0])
})

test('[V-CHURCH-01] [V-CHURCH-03] the price chosen for the church is paid with whoever is thrown into the bag', () => {
  const m = acting('church', { brown: 1, coin: 1 }, (n) => put(n, 0, 2, 'farm', 'unborn'))
  play(m, 0, 'church', pays('c'))
  // A table that is put away in between goes on with what was chosen.
  const again = k.clone(m)
  play(again, 0, 'novice', who('farm', 2))
  expect([has(again, 0, 'brown'), has(again, 0, 'coin'), has(again, 0, 'time')]).toEqual([1, 0, 0])
  expect(asked(again)).toMatchObject({ seat: 1, kind: 'turn' })
})
