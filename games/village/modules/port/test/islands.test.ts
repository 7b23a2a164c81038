/** Port: what can be done at an island, from the rules and examples alone. */

import { DONE } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { has, k, nobodyHome, play, points, put, refused, who } from '../../../test/scenario.ts'
import type { Cargo, FieldId } from '../facts.ts'
import { change } from '../state.ts'
import { aboard, at, GREEN_TWO, kindNow, offered, PINK, sea, seen, ship, shipAt, travelling } from './voyages.ts'

/** Seat 0 has docked with pieces and perhaps somebody aboard. */
function docked(
  island: Extract<FieldId, `I${number}`>,
  cargo: { readonly [piece in Cargo]?: number },
  amounts: { readonly [thing: string]: number } = {},
  passenger = 0,
) {
  const m = sea()
  ship(m, 0, island, PINK, cargo)
  if (passenger > 0) put(m, 0, passenger, 'ship')
  travelling(m, { coin: 0, ...amounts })
  play(m, 0, 'voyage', { dock: island })
  return m
}
const keeper = (generation: number) => ({ keeper: { at: 'ship' as const, generation } })

test('[VP-50] goods pictured there are sold from the holds, each for its points at once', () => {
  const m = docked('I2', { ox: 1, plow: 1, scroll: 1 })
  play(m, 0, 'island', { sell: 'ox' })
  expect(has(m, 0, 'fame')).toBe(4)
  play(m, 0, 'island', { sell: 'plow' })
  expect(has(m, 0, 'fame')).toBe(7)
  expect([aboard(m, 0, 'ox'), aboard(m, 0, 'plow'), aboard(m, 0, 'scroll')]).toEqual([0, 0, 1])
  expect(kindNow(m)).toBe('turn')
})

test('[VP-50] nothing is sold from the farm, and only what the island buys', () => {
  const m = docked('I2', { ox: 1, scroll: 1 }, { plow: 1 })
  expect(refused(m, 0, { sell: 'plow' })).toBe('VP-50')
  expect(refused(m, 0, { sell: 'scroll' })).toBe('VP-50')
})

test('[VP-50] grain is sold at its island', () => {
  const m = docked('I6', { grain: 1, wagon: 1 })
  play(m, 0, 'island', { sell: 'grain' })
  play(m, 0, 'island', { sell: 'wagon' })
  expect(has(m, 0, 'fame')).toBe(5)
})

test('[VP-51] the top tile goes into an empty hold, once per docking', () => {
  const m = docked('I1', { ox: 1 })
  play(m, 0, 'island', { board: 'cocoa' })
  expect([aboard(m, 0, 'cocoa'), seen(m).stacks.cocoa]).toEqual([1, 2])
  expect(kindNow(m)).toBe('turn')
  const two = docked('I1', {}, { green: 1 }, 1)
  k.edit(two, () => {
    ship(two, 0, 'I1', PINK, { wagon: 1 })
  })
  play(two, 0, 'island', { board: 'cocoa' })
  expect(refused(two, 0, { board: 'cocoa' })).toBe('VP-51')
})

test('[VP-51] [VP-21] no tile without an empty hold, and none of a kind that is aboard', () => {
  const full = docked('I1', { ox: 1, plow: 1, scroll: 1 })
  expect(kindNow(full)).toBe('turn')
  const again = docked('I1', { cocoa: 1, wagon: 1 }, { green: 1 }, 1)
  expect(refused(again, 0, { board: 'cocoa' })).toBe('VP-51')
  const one = docked('I1', { cocoa: 1 })
  expect(kindNow(one)).toBe('turn')
})

test('[VP-52] a chest is seen by its owner only', () => {
  const m = docked('I5', {})
  play(m, 0, 'island', { board: 'chest' })
  expect(seen(m, 0).ships[0]?.holds[0]).toHaveProperty('chest.coin')
  expect(seen(m, 1).ships[0]?.holds).toEqual([{ cargo: 'chest' }])
  expect(seen(m, 'spectator').ships[0]?.holds).toEqual([{ cargo: 'chest' }])
})

test('[VP-53] an empty stack gives nothing', () => {
  const m = sea()
  k.edit(m, (s) => change(s, { tea: 0 }))
  ship(m, 0, 'I3', PINK, { wagon: 1 })
  put(m, 0, 1, 'ship')
  travelling(m, { coin: 0, pink: 1 })
  play(m, 0, 'voyage', { dock: 'I3' })
  expect(offered(m)).toEqual([keeper(1), DONE])
  expect(refused(m, 0, { board: 'tea' })).toBe('VP-53')
})

test('[VP-54] a member from a hold goes onto an empty lighthouse for its cost and brings its points', () => {
  const m = docked('I2', {}, { brown: 1, orange: 1 }, 1)
  play(m, 0, 'island', keeper(1))
  expect([
    at(m, 0, 'lighthouse2'),
    at(m, 0, 'ship'),
    has(m, 0, 'brown'),
    has(m, 0, 'orange'),
    has(m, 0, 'fame'),
  ]).toEqual([1, 0, 0, 0, 5])
  expect(seen(m, 1).keepers.I2).toEqual({ seat: 0, who: 0, generation: 1 })
})

test('[VP-54] not from the farm, not without the cost, not where no lighthouse is', () => {
  const m = docked('I2', { ox: 1 }, { brown: 1, orange: 1 })
  expect(refused(m, 0, keeper(1))).toBe('VP-54')
  const poor = docked('I2', { ox: 1 }, { brown: 0, orange: 0 }, 1)
  expect(refused(poor, 0, keeper(1))).toBe('VP-54')
  const none = docked('I5', {}, {}, 1)
  expect(refused(none, 0, keeper(1))).toBe('VP-54')
})

test('[VP-55] a wagon for the lighthouse comes from a hold, the stone from the farm', () => {
  const m = docked('I1', { wagon: 1 }, { wagon: 1, green: 0 }, 1)
  // The green stone taken from travel pays.
  play(m, 0, 'island', keeper(1))
  expect([aboard(m, 0, 'wagon'), has(m, 0, 'wagon'), has(m, 0, 'green'), has(m, 0, 'fame')]).toEqual([0, 1, 0, 6])
  const ashore = docked('I1', { ox: 1 }, { wagon: 1 }, 1)
  expect(refused(ashore, 0, keeper(1))).toBe('VP-55')
})

test('[VP-56] [VEX-S25] an occupied lighthouse is closed to everybody, also to its owner', () => {
  const m = sea()
  put(m, 0, 1, 'lighthouse2')
  put(m, 0, 1, 'ship')
  ship(m, 0, 'I2', PINK, { ox: 1 })
  travelling(m, { coin: 0, brown: 1, orange: 1 })
  play(m, 0, 'voyage', { dock: 'I2' })
  expect(refused(m, 0, keeper(1))).toBe('VP-56')
  expect(offered(m)).toEqual([{ sell: 'ox' }, DONE])
})

test('[VP-57] a hold freed by the lighthouse can be loaded in the same docking', () => {
  const m = sea()
  ship(m, 0, 'I1', PINK, { wagon: 1, ox: 1 })
  put(m, 0, 1, 'ship')
  travelling(m, { coin: 0, green: 1 })
  play(m, 0, 'voyage', { dock: 'I1' })
  expect(refused(m, 0, { board: 'cocoa' })).toBe('VP-51')
  play(m, 0, 'island', keeper(1))
  play(m, 0, 'island', { board: 'cocoa' })
  expect(aboard(m, 0, 'cocoa')).toBe(1)
})

test('[VP-58] one may have members on several lighthouses', () => {
  const m = sea()
  put(m, 0, 1, 'lighthouse1')
  put(m, 0, 1, 'ship')
  ship(m, 0, 'I2', PINK)
  travelling(m, { coin: 0, brown: 1, orange: 1 })
  play(m, 0, 'voyage', { dock: 'I2' })
  play(m, 0, 'island', keeper(1))
  expect([at(m, 0, 'lighthouse1'), at(m, 0, 'lighthouse2')]).toEqual([1, 1])
})

test('[VEX-S02] [VEX-S03] a whole voyage: over time-water past Cocoa Island to Ox Island', () => {
  const m = sea()
  travelling(m, { coin: 2, ox: 1, plow: 1, pink: 2, brown: 1, orange: 1, green: 0, time: 0 })
  play(m, 0, 'voyage', { hire: PINK })
  play(m, 0, 'load', { load: 'ox' })
  play(m, 0, 'load', { load: 'plow' })
  play(m, 0, 'load', who('farm', 1))
  play(m, 0, 'sail', { sail: 'T1' })
  expect([has(m, 0, 'time'), has(m, 0, 'pink')]).toEqual([1, 2])
  expect(offered(m)).toContain(DONE)
  play(m, 0, 'sail', { sail: 'I1' })
  expect([has(m, 0, 'time'), has(m, 0, 'pink')]).toEqual([1, 1])
  expect(offered(m)).toContainEqual({ dock: 'I1' })
  play(m, 0, 'sail', { sail: 'I2' })
  play(m, 0, 'sail', { dock: 'I2' })
  play(m, 0, 'island', { sell: 'ox' })
  play(m, 0, 'island', { sell: 'plow' })
  play(m, 0, 'island', keeper(1))
  expect(points(m, 0)).toMatchObject({ fame: 0, sea: 12 })
  expect(['coin', 'pink', 'brown', 'orange', 'time'].map((thing) => has(m, 0, thing))).toEqual([0, 0, 0, 0, 1])
  expect(seen(m).ships[0]).toMatchObject({ at: 'I2', captain: PINK, holds: [] })
  expect(kindNow(m)).toBe('turn')
})

test('[VEX-S03] without a wagon and without a free hold nothing can be done at Cocoa Island', () => {
  const m = docked('I1', { ox: 1, plow: 1 }, { green: 1 }, 1)
  expect([kindNow(m), shipAt(m)]).toEqual(['turn', 'I1'])
})

test('[VP-26] the harbor of one is not the island of another: an empty docking is just over', () => {
  const m = sea()
  nobodyHome(m, 0)
  ship(m, 0, 'I4', GREEN_TWO)
  travelling(m, { coin: 0 })
  play(m, 0, 'voyage', { dock: 'I4' })
  expect(kindNow(m)).toBe('turn')
})
