/** Port: hiring a captain and loading, from the rules alone. */

import { DONE, PASS } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { SPENT } from '../../../rules/codes.ts'
import {
  at,
  farm,
  has,
  k,
  nobodyHome,
  pays,
  play,
  put,
  refused,
  stone,
  stones,
  WELL,
  who,
} from '../../../test/scenario.ts'
import { change } from '../state.ts'
import {
  ANY_TWO,
  aboard,
  bringHome,
  chestHome,
  kindNow,
  ORANGE_PINK,
  offered,
  PINK,
  sea,
  seen,
  ship,
  shipAt,
  travelling,
} from './voyages.ts'

test('[VP-10] in the harbor one can only hire, at sea sail, dock or return', () => {
  const m = sea()
  travelling(m, { coin: 3 })
  expect(
    offered(m).every(
      (choice) => choice === PASS || (typeof choice === 'object' && choice !== null && 'hire' in choice),
    ),
  ).toBe(true)
  expect(refused(m, 0, { return: 'harbor' })).toBe('VP-10')
  const away = sea()
  ship(away, 0, 'I1', PINK)
  travelling(away, { coin: 3, pink: 1 })
  expect(offered(away)).toContainEqual({ dock: 'I1' })
  expect(offered(away)).toContainEqual({ return: 'harbor' })
  expect(refused(away, 0, { hire: 'captain-1-2' })).toBe('VP-10')
})

test('[VP-11] hire, load, move: in this order', () => {
  const m = sea()
  travelling(m, { coin: 2, ox: 1 })
  play(m, 0, 'voyage', { hire: PINK })
  expect(kindNow(m)).toBe('load')
  play(m, 0, 'load', DONE)
  expect(kindNow(m)).toBe('sail')
})

test('[VP-12] the coins go to the supply, the captain lies beside the ship', () => {
  const m = sea()
  travelling(m, { coin: 3 })
  expect(offered(m)).toHaveLength(16)
  play(m, 0, 'voyage', { hire: PINK })
  expect(has(m, 0, 'coin')).toBe(1)
  expect(seen(m).ships[0]?.captain).toBe(PINK)
  expect(seen(m).captains).not.toContain(PINK)
})

test('[VP-12] only captains that can be paid are offered, and one that is hired is gone', () => {
  const m = sea()
  ship(m, 1, 'T1', ORANGE_PINK)
  travelling(m, { coin: 1 })
  expect(offered(m)).toHaveLength(5)
  expect(refused(m, 0, { hire: ORANGE_PINK })).toBe('VP-12')
  expect(refused(m, 0, { hire: PINK })).toBe('VP-12')
})

test('[VP-13] without a coin, or without captains, the ship stays and the stone brings no action', () => {
  const poor = sea()
  stones(poor, { travel: 'gg' })
  farm(poor, 0, { coin: 0 })
  expect(k.view(poor, 0).table.idle[0]?.why.rule).toBe('VP-13')
  play(poor, 0, 'turn', stone('travel', 'g'))
  expect([kindNow(poor), has(poor, 0, 'green')]).toEqual(['turn', 1])
  const none = sea()
  k.edit(none, (s) => change(s, { captains: 0 }))
  expect(k.view(none, 0).table.idle.find(({ space }) => space === 'travel')?.why.args).toMatchObject({
    why: 'noCaptains',
  })
})

test('[VP-14] [VP-63] a captain is hired once: after the return he is out of the game', () => {
  const m = sea()
  ship(m, 0, 'T1', PINK)
  travelling(m)
  play(m, 0, 'voyage', { return: 'harbor' })
  expect(seen(m).ships[0]?.captain).toBeNull()
  expect(seen(m).captains).not.toContain(PINK)
  expect(seen(m).captains).toHaveLength(14)
})

test('[VP-15] [VP-20] up to three pieces, one per hold; then the ship is full', () => {
  const m = sea()
  travelling(m, { coin: 1, ox: 1, plow: 1, wagon: 1, horse: 1 })
  play(m, 0, 'voyage', { hire: ANY_TWO })
  play(m, 0, 'load', { load: 'ox' })
  play(m, 0, 'load', { load: 'plow' })
  play(m, 0, 'load', { load: 'horse' })
  expect(kindNow(m)).toBe('sail')
  expect(seen(m).ships[0]?.holds.map(({ cargo }) => cargo)).toEqual(['horse', 'ox', 'plow'])
  expect([has(m, 0, 'ox'), has(m, 0, 'plow'), has(m, 0, 'horse'), has(m, 0, 'wagon')]).toEqual([0, 0, 0, 1])
})

test('[VP-15] nothing at all may be loaded', () => {
  const m = sea()
  travelling(m, { coin: 1, ox: 1 })
  play(m, 0, 'voyage', { hire: ANY_TWO })
  play(m, 0, 'load', DONE)
  expect(seen(m).ships[0]?.holds).toEqual([])
})

test('[VP-16] after hiring and loading the ship must make a step', () => {
  const m = sea()
  nobodyHome(m, 0)
  travelling(m, { coin: 1, pink: 0 })
  play(m, 0, 'voyage', { hire: ANY_TWO })
  expect(kindNow(m)).toBe('sail')
  expect(offered(m)).not.toContain(DONE)
  expect(refused(m, 0, DONE)).toBe('VP-16')
  play(m, 0, 'sail', { sail: 'T1' })
  play(m, 0, 'sail', DONE)
  expect(shipAt(m)).toBe('T1')
})

test('[VP-21] [VP-25] all pieces aboard differ: one ox, and one member whatever its number', () => {
  const m = sea()
  put(m, 0, 2, 'farm', 'unborn')
  travelling(m, { coin: 1, ox: 2, plow: 1 })
  play(m, 0, 'voyage', { hire: ANY_TWO })
  play(m, 0, 'load', { load: 'ox' })
  expect(refused(m, 0, { load: 'ox' })).toBe('VP-21')
  play(m, 0, 'load', who('farm', 1))
  expect(refused(m, 0, who('farm', 2))).toBe('VP-21')
  expect(aboard(m, 0, 'member')).toBe(1)
})

test('[VP-22] [VP-24] goods, grain and a member are loadable; coins and stones are not', () => {
  const m = sea()
  travelling(m, { coin: 3, orange: 2, scroll: 1, horse: 1, ox: 1, plow: 1, wagon: 1, grain: 1 })
  play(m, 0, 'voyage', { hire: ANY_TWO })
  expect(offered(m)).toEqual([
    { load: 'scroll' },
    { load: 'horse' },
    { load: 'ox' },
    { load: 'plow' },
    { load: 'wagon' },
    { load: 'grain' },
    who('farm', 1),
    DONE,
  ])
})

test('[VP-23] cocoa and tea that were brought home are not loaded again', () => {
  const m = sea()
  bringHome(m, 0, 'cocoa', 1)
  bringHome(m, 0, 'tea', 1)
  chestHome(m, 0, 1)
  travelling(m, { coin: 1 })
  play(m, 0, 'voyage', { hire: ANY_TWO })
  expect(offered(m)).toEqual([who('farm', 1), DONE])
})

test('[VP-26] only from the farm: nobody home and nothing stored, nothing to load', () => {
  const m = sea()
  nobodyHome(m, 0)
  put(m, 0, 1, 'smithy', 'unborn')
  travelling(m, { coin: 1 })
  play(m, 0, 'voyage', { hire: ANY_TWO })
  expect(kindNow(m)).toBe('sail')
})

test('[VP-27] cargo is never thrown overboard: no question offers it', () => {
  const m = sea()
  ship(m, 0, 'T1', PINK, { ox: 1, plow: 1, wagon: 1 })
  travelling(m, { pink: 2 })
  expect(
    offered(m)
      .map((choice) => JSON.stringify(choice))
      .filter((text) => /drop|throw|overboard/.test(text)),
  ).toEqual([])
  play(m, 0, 'voyage', { sail: 'I1' })
  expect(seen(m).ships[0]?.holds).toHaveLength(3)
})

test('[VP-28] [VEX-S10] cargo at sea neither helps the harvest nor can be sold at the market', () => {
  const m = sea()
  ship(m, 0, 'T1', PINK, { ox: 1 })
  stones(m, { harvest: 'gg' })
  farm(m, 0, { plow: 1, grain: 0 })
  play(m, 0, 'turn', stone('harvest', 'g'))
  play(m, 0, 'harvest', { action: 'harvest' })
  expect(has(m, 0, 'grain')).toBe(2)
  expect(has(m, 0, 'ox')).toBe(0)
})

test('[VEX-S01] hiring for 2 coins and loading ox, plow and a member', () => {
  const m = sea()
  travelling(m, { coin: 2, ox: 1, plow: 1 })
  play(m, 0, 'voyage', { hire: PINK })
  play(m, 0, 'load', { load: 'ox' })
  play(m, 0, 'load', { load: 'plow' })
  play(m, 0, 'load', who('farm', 1))
  expect(has(m, 0, 'coin')).toBe(0)
  expect(seen(m).ships[0]?.holds).toEqual([
    { cargo: 'ox' },
    { cargo: 'plow' },
    { cargo: 'member', who: 0, generation: 1 },
  ])
  expect([at(m, 0, 'farm'), at(m, 0, 'ship')]).toEqual([3, 1])
})

test('[V-WELL-06] [VP-13] through the Well a voyage must be possible, and is not declined', () => {
  const m = sea()
  stones(m, { harvest: 'gg' })
  farm(m, 0, { coin: 1, orange: 3 })
  play(m, 0, 'turn', WELL)
  play(m, 0, 'well', pays('ooo'))
  play(m, 0, 'wellAction', { action: 'travel' })
  expect(kindNow(m)).toBe('voyage')
  expect(offered(m)).not.toContain(PASS)
  const poor = sea()
  stones(poor, { harvest: 'gg' })
  farm(poor, 0, { coin: 0, orange: 3 })
  play(poor, 0, 'turn', WELL)
  expect(refused(poor, 0, { action: 'travel' })).toBe('VP-13')
})

test('[V-SOLO-11] alone the marker can pay a captain like a coin', () => {
  const m = sea(1)
  stones(m, { travel: 'gg' })
  farm(m, 0, { coin: 1 })
  k.edit(m, (s) => {
    s.marker = 0
  })
  play(m, 0, 'turn', stone('travel', 'g'))
  play(m, 0, 'voyage', { hire: PINK })
  expect([m.state.marker, has(m, 0, 'coin')]).toEqual([SPENT, 0])
})
