/** Port: death at sea and the end of the game, from the rules and examples alone. */

import { expect, test } from 'vitest'
import { CROSSED, NONE } from '../../../rules/codes.ts'
import { playing } from '../../../rules/modules/registry.ts'
import {
  at,
  bury,
  customers,
  farm,
  freeAt,
  has,
  k,
  leaveFree,
  type M,
  nobodyHome,
  play,
  points,
  put,
  refused,
  stone,
  stones,
  told,
  who,
} from '../../../test/scenario.ts'
import { change } from '../state.ts'
import { bringHome, kindNow, offered, PINK, sea, seen, ship } from './voyages.ts'

/** Leaves only these fields of sea burial empty (numbers from 1); the others are taken by nobody in particular. */
function leaveGraves(m: M, free: readonly number[], row = 1): void {
  k.edit(m, (s) => {
    const area = playing(s.modules).areaOf.seaBurial ?? -1
    change(s, { buried: [1, 2, 3, 4, 5].map((n) => (free.includes(n) ? NONE : row)) })
    s.free = s.free.with(area, free.length)
    s.farm[row * s.fields + CROSSED] = 5
  })
  for (let n = free.length; n < 5; n++) put(m, row, n === 0 ? 2 : 1, 'sea')
}

/** Seat 0 has one member only, here, and takes a stone with the quill one step ahead of a plague stone. */
function dying(place: 'ship' | 'lighthouse2', prepare: (m: M) => void = () => {}): M {
  const m = sea()
  nobodyHome(m, 0)
  put(m, 0, 1, place, 'unborn')
  ship(m, 0, 'I2', PINK, {})
  stones(m, { church: 'xg', family: 'gg' })
  farm(m, 0, { time: 9, coin: 0 })
  prepare(m)
  play(m, 0, 'turn', stone('church', 'x'))
  return m
}

test('[VP-80] [VP-81] whoever is aboard or on a lighthouse can die and goes to the travel section', () => {
  for (const place of ['ship', 'lighthouse2'] as const) {
    const m = dying(place)
    expect([at(m, 0, place), at(m, 0, 'chronicle-travel'), at(m, 0, 'sea')]).toEqual([0, 1, 0])
  }
})

test('[VP-82] [VEX-S26] with the section full its owner chooses a field of sea burial and gains its points at once', () => {
  const m = dying('ship', (table) => {
    leaveFree(table, { travel: 0 })
    leaveGraves(table, [2, 4])
  })
  const graves = freeAt(m, 'grave')
  expect(kindNow(m)).toBe('seaGrave')
  expect(offered(m)).toEqual([{ seaGrave: 2 }, { seaGrave: 4 }])
  expect(refused(m, 0, { seaGrave: 1 })).toBe('VP-82')
  play(m, 0, 'seaGrave', { seaGrave: 2 })
  expect([has(m, 0, 'fame'), points(m, 0).sea, at(m, 0, 'sea'), freeAt(m, 'grave')]).toEqual([2, 2, 1, graves])
  expect(seen(m).graves).toEqual([1, 0, 1, null, 1])
})

test('[VP-83] [VEX-S26] the last field of sea burial begins the end of the game', () => {
  const m = dying('lighthouse2', (table) => {
    leaveFree(table, { travel: 0 })
    leaveGraves(table, [4])
  })
  expect([m.state.trigger, m.state.last, kindNow(m)]).toEqual([0, 1, 'turn'])
})

test('[VP-84] with neither a place nor a field free the member leaves the game', () => {
  const m = dying('ship', (table) => {
    leaveFree(table, { travel: 0 })
    leaveGraves(table, [])
    k.edit(table, (s) => {
      s.trigger = 1
      s.last = 2
    })
  })
  expect([at(m, 0, 'removed'), at(m, 0, 'grave')]).toEqual([1, 0])
})

test('[VP-85] the family action calls nobody home from ship or lighthouse', () => {
  const m = sea()
  put(m, 0, 1, 'ship')
  put(m, 0, 1, 'lighthouse1')
  put(m, 0, 1, 'smithy')
  ship(m, 0, 'I2', PINK)
  stones(m, { family: 'gg' })
  play(m, 0, 'turn', stone('family', 'g'))
  expect(offered(m)).toContainEqual(who('smithy', 1))
  expect(offered(m)).not.toContainEqual(who('ship', 1))
  expect(offered(m)).not.toContainEqual(who('lighthouse1', 1))
  expect(refused(m, 0, who('ship', 1))).toBe('V-FAMILY-03')
})

test('[VP-86] castles are not scored', () => {
  expect(Object.keys(points(sea(), 0))).not.toContain('travel')
})

test('[VP-87] the freed hold and lighthouse are empty at once', () => {
  const m = dying('ship')
  expect(seen(m).ships[0]?.holds).toEqual([])
  const light = dying('lighthouse2')
  expect(seen(light).keepers).toEqual({})
})

test('[VC-52] members at sea are candidates like all others of the lowest number', () => {
  const m = sea()
  nobodyHome(m, 0)
  put(m, 0, 1, 'ship', 'unborn')
  put(m, 0, 1, 'farm', 'unborn')
  ship(m, 0, 'I2', PINK)
  stones(m, { church: 'xg', family: 'gg' })
  farm(m, 0, { time: 9, coin: 0 })
  play(m, 0, 'turn', stone('church', 'x'))
  if (kindNow(m) === 'church') play(m, 0, 'church', 'pass')
  expect(offered(m)).toEqual([who('farm', 1), who('ship', 1)])
})

test('[VC-53] on a market day a death aboard happens at once', () => {
  const m = sea()
  nobodyHome(m, 1)
  put(m, 1, 1, 'ship', 'unborn')
  ship(m, 1, 'I2', PINK)
  bringHome(m, 1, 'cocoa', 1)
  stones(m, { market: 'o', family: 'oo' })
  customers(m, [])
  farm(m, 0, { coin: 0 })
  farm(m, 1, { green: 1, time: 9, coin: 0 })
  play(m, 0, 'turn', stone('market', 'o'))
  const events = play(m, 1, 'serve', { stand: 'cocoa' })
  expect(told(events, 'dies')?.from).toBe('ship')
  expect(events.findIndex(({ kind }) => kind === 'dies')).toBeLessThan(events.findIndex(({ kind }) => kind === 'stand'))
})

test('[VC-58] a long voyage after a plague stone may cross the quill twice: two deaths', () => {
  const m = sea()
  ship(m, 0, 'T1', 'captain-3-5')
  stones(m, { travel: 'xg', family: 'gg' })
  farm(m, 0, { time: 9, coin: 5, orange: 5 })
  bury(m, 1, 1, 'grave')
  play(m, 0, 'turn', stone('travel', 'x'))
  expect(has(m, 0, 'due')).toBe(1)
})
