/** Promo customers (V-PROMO). */

import { PASS, seedFrom } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { BOX } from '../cards/box.ts'
import { promos, tiles } from '../cards/customers.ts'
import { promoPoints } from '../rules/modules/promos.ts'
import {
  type Amounts,
  asked,
  customers,
  farm,
  has,
  k,
  type M,
  play,
  refused,
  serve,
  stone,
  stones,
  table,
} from './scenario.ts'
import { CONNY, NOTHING_AHEAD, solo, tray } from './solo.ts'

/** The tile number of a promo. */
const promo = (n: number): number => tiles.findIndex(({ id }) => id === `promo0${n}`) + 1
const NOTHING = promo(1)
const BEGGAR = promo(2)
const MARKER = promo(3)
const TALK = promo(4)
const COLLECTOR = promo(5)

/** Two seats; seat 0 calls a market day with these customers. */
function fair(stalls: readonly number[], first: Amounts, second: Amounts = {}, prepare: (m: M) => void = () => {}): M {
  const m = table(2, { promos: true })
  stones(m, { market: 'o', council: 'oo', travel: 'o' })
  customers(m, stalls)
  farm(m, 0, { coin: 0, ...first })
  farm(m, 1, { coin: 0, ...second })
  prepare(m)
  play(m, 0, 'turn', stone('market', 'o'))
  return m
}

const holdsMarker = (seat: number) => (m: M) =>
  k.edit(m, (s) => {
    s.marker = seat
  })

test('[V-PROMO-01, V-PROMO-10, V-PROMO-11, V-PROMO-14] promos are mixed in one by one or all; those of expansions never without them', () => {
  expect(promos).toHaveLength(8)
  expect(table(2).state.tiles).toHaveLength(24)
  expect(table(2, { promos: true }).state.tiles).toHaveLength(32)
  const two = table(2, { promo02: true, promo05: true })
  expect(two.state.tiles.slice(24)).toEqual([BEGGAR, COLLECTOR])
  for (const id of ['promo09', 'promo10', 'promo11']) {
    const setup = { game: 'village', seats: 2, seed: seedFrom(id), options: { [id]: true } }
    expect(k.checkSetup(setup)).toMatchObject({ rule: 'VC-40' })
    expect(k.checkSetup({ ...setup, options: { ...setup.options, inn: true } })).toBeNull()
  }
})

test('[V-PROMO-02] they are ordinary customers: extra price when the sale is not free, points at the end', () => {
  const m = fair([promo(6)], {}, { horse: 2, green: 1 })
  play(m, 1, 'serve', serve(promo(6)))
  expect([has(m, 1, 'horse'), has(m, 1, 'green'), has(m, 1, 'time')]).toEqual([0, 0, 1])
  expect(promoPoints(BOX, m.state.served[1] ?? [])).toBe(6)
})

test('[V-PROMO-03] the tile without goods costs nothing but the extra price', () => {
  const free = fair([NOTHING], {})
  play(free, 0, 'serve', serve(NOTHING))
  expect([has(free, 0, 'time'), free.state.served[0]]).toEqual([0, [NOTHING]])
  const paid = fair([NOTHING, 1, 2], {}, { green: 1 })
  play(paid, 0, 'serve', PASS)
  play(paid, 1, 'serve', serve(NOTHING))
  expect([has(paid, 1, 'time'), has(paid, 1, 'green')]).toEqual([1, 0])
})

test('[V-PROMO-04] the beggar takes two coins, beside the extra price', () => {
  const m = fair([BEGGAR], {}, { coin: 3 })
  play(m, 1, 'serve', serve(BEGGAR))
  expect([has(m, 1, 'coin'), has(m, 1, 'time')]).toEqual([0, 1])
  const short = fair([BEGGAR], {}, { coin: 2 })
  // Two coins and no green stone: not enough.
  expect(asked(short)).toMatchObject({ seat: 1, kind: 'turn' })
  const alone = solo({ promos: true })
  stones(alone, { market: 'o', travel: 'oo' })
  customers(alone, [BEGGAR])
  tray(alone, NOTHING_AHEAD)
  farm(alone, 0, { coin: 1 })
  holdsMarker(0)(alone)
  play(alone, 0, 'turn', stone('market', 'o'))
  play(alone, 0, 'serve', serve(BEGGAR))
  expect([has(alone, 0, 'coin'), k.view(alone, 0).table.marker]).toEqual([0, 'spent'])
})

test('[V-PROMO-05, V-PROMO-06] the marker tile takes the next-start-player marker, which lies on the roof again', () => {
  const m = fair([MARKER, NOTHING], {}, {}, holdsMarker(0))
  expect(asked(m)?.choices).toEqual([serve(MARKER), serve(NOTHING), PASS])
  play(m, 0, 'serve', serve(MARKER))
  expect(k.view(m, 1).table.marker).toBe('roof')
  // It can be taken again in the same round; if nobody does, the start player stays.
  expect(asked(m)).toMatchObject({ seat: 1, kind: 'turn' })
  const without = fair([MARKER, NOTHING], {})
  expect(refused(without, 0, serve(MARKER))).toBe('V-PROMO-05')
})

test('[V-PROMO-05] alone the marker cannot pay for the tile and stand for a coin at once', () => {
  const m = solo({ promos: true })
  stones(m, { market: 'o', travel: 'og' })
  customers(m, [1, MARKER, NOTHING])
  tray(m, NOTHING_AHEAD)
  farm(m, 0, { coin: 0, grain: 3 })
  holdsMarker(0)(m)
  play(m, 0, 'turn', stone('market', 'o'))
  play(m, 0, 'serve', serve(NOTHING))
  // Conny took the front tile; the extra price for MARKER would need a second marker.
  expect(m.state.served).toEqual([[NOTHING], [1]])
  expect(m.state.day).toBe(-1)
})

test('[V-PROMO-07] the talk tile takes two green stones, coins allowed, and one more when the sale is not free', () => {
  const free = fair([TALK], { green: 1, coin: 1 })
  play(free, 0, 'serve', serve(TALK))
  expect([has(free, 0, 'green'), has(free, 0, 'coin')]).toEqual([0, 0])
  const paid = fair([TALK, NOTHING], {}, { green: 3 })
  play(paid, 0, 'serve', PASS)
  play(paid, 1, 'serve', serve(TALK))
  expect([has(paid, 1, 'green'), has(paid, 1, 'time')]).toEqual([0, 1])
  const short = fair([TALK, NOTHING], {}, { green: 2 })
  play(short, 0, 'serve', PASS)
  expect(refused(short, 1, serve(TALK))).toBe('V-MARKET-07')
})

test('[V-PROMO-08, V-PROMO-12] the collector adds a point for every two own tiles, itself included, at the end', () => {
  expect(promoPoints(BOX, [COLLECTOR])).toBe(2)
  expect(promoPoints(BOX, [COLLECTOR, 24])).toBe(2 + 2 + 1)
  expect(promoPoints(BOX, [COLLECTOR, 24, 1])).toBe(2 + 2 + 3 + 1)
  expect(promoPoints(BOX, [COLLECTOR, 24, 1, 23])).toBe(2 + 2 + 3 + 2 + 2)
})

test('[V-PROMO-09] three further tiles are served in the ordinary way', () => {
  const goods = [{ horse: 2 }, { ox: 2 }, { scroll: 1, plow: 1, wagon: 1 }]
  for (const [i, demand] of goods.entries()) {
    const tile = promo(6 + i)
    expect(tiles[tile - 1]?.demand).toEqual(demand)
    const m = fair([tile], demand)
    play(m, 0, 'serve', serve(tile))
    for (const good of Object.keys(demand)) expect(has(m, 0, good)).toBe(0)
  }
})

test('[V-PROMO-13] Conny takes promo tiles without paying; the marker tile leaves the marker alone', () => {
  const m = solo({ promos: true })
  stones(m, { market: 'o', travel: 'og' })
  customers(m, [MARKER, 1, 2])
  tray(m, NOTHING_AHEAD)
  play(m, 0, 'turn', stone('market', 'o'))
  expect(m.state.served[CONNY]).toEqual([MARKER])
  expect(k.view(m, 0).table.marker).toBe('roof')
})
