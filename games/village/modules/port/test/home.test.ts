/** Port: returning, chests and grain, from the rules and examples alone. */

import { PASS } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import {
  at,
  customers,
  farm,
  has,
  k,
  type M,
  play,
  playOut,
  points,
  put,
  refused,
  stone,
  stones,
  table,
  told,
} from '../../../test/scenario.ts'
import { atHome, chestHome, kindNow, offered, PINK, port, sea, seen, ship, travelling } from './voyages.ts'

function returning(cargo: Parameters<typeof ship>[4], amounts: { readonly [thing: string]: number } = {}): M {
  const m = sea()
  ship(m, 0, 'I4', PINK, cargo)
  travelling(m, { coin: 0, ...amounts })
  return m
}

test('[VP-60] the return costs exactly 1 time, from wherever the ship is', () => {
  const m = returning({}, { time: 2, pink: 0 })
  play(m, 0, 'voyage', { return: 'harbor' })
  expect([has(m, 0, 'time'), seen(m).ships[0]?.at, has(m, 0, 'green')]).toEqual([3, 'H', 1])
})

test('[VP-61] everything aboard comes to the farm', () => {
  const m = sea()
  ship(m, 0, 'I4', PINK, { tea: 1, cocoa: 1 })
  put(m, 0, 1, 'ship')
  travelling(m, { coin: 0 })
  play(m, 0, 'voyage', { return: 'harbor' })
  expect([atHome(m, 0, 'tea'), atHome(m, 0, 'cocoa'), at(m, 0, 'ship'), at(m, 0, 'farm')]).toEqual([1, 1, 0, 4])
  const chest = returning({ chest: 1, ox: 1, grain: 1 }, { grain: 0 })
  play(chest, 0, 'voyage', { return: 'harbor' })
  expect([atHome(chest, 0, 'chest'), has(chest, 0, 'ox'), has(chest, 0, 'grain')]).toEqual([1, 1, 1])
})

test('[VP-62] [VEX-S24] the sixth bag of grain goes to the supply on return', () => {
  const m = sea()
  ship(m, 0, 'I4', PINK, { tea: 1, grain: 1 })
  put(m, 0, 1, 'ship')
  travelling(m, { coin: 0, grain: 5, time: 0 })
  const events = play(m, 0, 'voyage', { return: 'harbor' })
  expect([has(m, 0, 'grain'), has(m, 0, 'time'), atHome(m, 0, 'tea'), at(m, 0, 'farm')]).toEqual([5, 1, 1, 4])
  expect(told(events, 'shipReturns')?.lost).toBe(1)
})

test('[VP-64] the return ends the action', () => {
  const m = returning({}, { coin: 3 })
  play(m, 0, 'voyage', { return: 'harbor' })
  expect(kindNow(m)).toBe('turn')
})

/** Answers what may be done unasked. */
function opens(m: M, seat: number, chest: number): void {
  const applied = k.apply(m, seat, { to: 'anytime', choice: { play: `chest-${chest}` } })
  expect(applied.ok).toBe(true)
}

test('[VP-65] a chest at home is opened at any time, also in another player’s turn', () => {
  const m = sea()
  chestHome(m, 1, 6)
  farm(m, 1, { coin: 0 })
  expect(seen(m, 1).ships[1]?.chests).toEqual([{ coin: 5 }])
  expect(seen(m, 0).ships[1]?.chests).toEqual([null])
  opens(m, 1, 6)
  expect([has(m, 1, 'coin'), atHome(m, 1, 'chest'), port(m).opened]).toEqual([5, 0, [5]])
})

test('[VP-65] nobody opens another’s chest, nor one that is still aboard', () => {
  const m = sea()
  chestHome(m, 1, 6)
  ship(m, 0, 'I5', PINK, { chest: 1 })
  expect(k.apply(m, 0, { to: 'anytime', choice: { play: 'chest-6' } }).ok).toBe(false)
  expect(k.view(m, 0).anytime).toEqual([])
})

test('[VP-65] whoever could open a chest is asked although the action cannot be paid', () => {
  const m = sea()
  stones(m, { travel: 'gg' })
  farm(m, 0, { coin: 0 })
  chestHome(m, 0, 1)
  play(m, 0, 'turn', stone('travel', 'g'))
  expect(kindNow(m)).toBe('offer')
  play(m, 0, 'offer', { play: 'chest-1' })
  expect([kindNow(m), has(m, 0, 'coin')]).toEqual(['voyage', 3])
})

test('[VP-66] closed chests at home are opened before the scoring; what is aboard counts nothing', () => {
  const m = sea()
  chestHome(m, 0, 4)
  ship(m, 1, 'I5', PINK, { chest: 1, cocoa: 1 })
  const before = points(m, 0).coins ?? 0
  k.edit(m, (s) => {
    s.trigger = 0
    s.last = 1
  })
  stones(m, { family: 'gg' })
  farm(m, 0, { coin: before })
  playOut(m)
  expect(points(m, 0).coins).toBe(before + 4)
  expect(port(m).home).toEqual([[], []])
  expect(port(m).aboard[1]).toHaveLength(1)
  expect(points(m, 1).stands).toBe(0)
})

test('[VP-67] grain can run short: one takes only what the supply holds', () => {
  const m = sea(5)
  for (const seat of [1, 2, 3, 4]) farm(m, seat, { grain: 5 })
  ship(m, 1, 'T1', PINK, { grain: 1 })
  stones(m, { harvest: 'gg' })
  farm(m, 0, { grain: 4 })
  play(m, 0, 'turn', stone('harvest', 'g'))
  play(m, 0, 'harvest', { action: 'harvest' })
  expect(has(m, 0, 'grain')).toBe(5)
  const short = sea(5)
  for (const [seat, captain] of [PINK, 'captain-2-2', 'captain-2-3', 'captain-2-4'].entries()) {
    farm(short, seat + 1, { grain: 5 })
    ship(short, seat + 1, 'T1', captain, { grain: 1 })
  }
  stones(short, { harvest: 'gg' })
  farm(short, 0, { grain: 1 })
  play(short, 0, 'turn', stone('harvest', 'g'))
  play(short, 0, 'harvest', { action: 'harvest' })
  // 26 bags: 20 on farms, 4 aboard, 1 here; one is left.
  expect(has(short, 0, 'grain')).toBe(2)
})

test('[VC-43] [V-PROMO-11] the promo customer takes a chest from home, unopened; of several that differ its owner chooses', () => {
  const m = sea(2, { promo12: true })
  const tile = m.state.tiles.at(-1) ?? 0
  stones(m, { market: 'g', family: 'gg' })
  customers(m, [tile])
  chestHome(m, 0, 6)
  chestHome(m, 0, 1)
  farm(m, 0, { coin: 0 })
  play(m, 0, 'turn', stone('market', 'g'))
  play(m, 0, 'serve', { serve: 'promo12' })
  expect([kindNow(m), offered(m)]).toEqual(['handIn', [{ chest: 'chest-6' }, { chest: 'chest-1' }]])
  // The chest that is promised cannot be opened away, and one of the two is.
  expect(k.anytime(m, 0)).toHaveLength(2)
  expect(refused(m, 0, { chest: 'chest-3' })).toBe('VC-43')
  play(m, 0, 'handIn', { chest: 'chest-1' })
  expect([atHome(m, 0, 'chest'), port(m).given, has(m, 0, 'coin')]).toEqual([1, [0], 0])
  expect(points(m, 0).customers).toBe(6)
  const aboardOnly = sea(2, { promo12: true })
  stones(aboardOnly, { market: 'g', family: 'gg' })
  customers(aboardOnly, [tile])
  ship(aboardOnly, 0, 'I5', PINK, { chest: 1 })
  play(aboardOnly, 0, 'turn', stone('market', 'g'))
  expect(kindNow(aboardOnly)).toBe('turn')
})

test('without Port nothing of it is there', () => {
  const m = table(2)
  expect(k.view(m, 0).table.families[0]?.goods).not.toHaveProperty('chest')
  expect(refused(m, 0, { hire: PINK })).not.toBeNull()
  expect(offered(m)).not.toContain(PASS)
})
