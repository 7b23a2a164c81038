/** Alone against Conny with the expansions: VC-30 to VC-39, V-SOLO-90 to V-SOLO-101. */

import { PASS } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { handOf, hold, lay, topsOf } from '../../modules/inn/test/innkeeping.ts'
import { brides, dice } from '../../modules/marriage/test/wedding-words.ts'
import { bringHome, seen } from '../../modules/port/test/voyages.ts'
import { ranksAt } from '../../rules/score.ts'
import {
  action,
  at,
  customers,
  farm,
  freeAt,
  has,
  k,
  leaveFree,
  type M,
  nobodyHome,
  pays,
  play,
  put,
  serve,
  stone,
  stones,
  WELL,
} from '../scenario.ts'
import { BLANK_AHEAD, CONNY, NOTHING_AHEAD, QUILL_AHEAD, tray } from '../solo.ts'
import { aim, box, card, declineUntil, free, go, now, offered, seenBy } from './words.ts'

/** The human takes a stone of this space and does nothing; Conny’s follows and turns up the quill. */
function quillFrom(space: string, modules: string, prepare: (m: M) => void = () => {}): M {
  const m = box(modules, 1)
  tray(m, QUILL_AHEAD)
  stones(m, { [space]: 'oo', harvest: 'gggg' })
  farm(m, 0, { coin: 0, beer: 0 })
  prepare(m)
  play(m, 0, 'turn', stone(space as 'inn', 'o'))
  declineUntil(m, 'turn', 'seaGrave')
  return m
}

test('[V-SOLO-92] [VC-31] a quill by a stone of the inn: the graveyard, with free places in every section', () => {
  const m = quillFrom('inn', 'I')
  expect([at(m, CONNY, 'grave'), at(m, CONNY, 'grave', 1)]).toEqual([1, 1])
  for (const section of ['craft', 'farm', 'church', 'council', 'travel'] as const)
    expect(at(m, CONNY, `chronicle-${section}`)).toBe(0)
})

test('[V-SOLO-92] [VC-31] the last grave taken so begins the end; the human has one more turn', () => {
  const m = quillFrom('inn', 'I', (t) => leaveFree(t, { grave: 1 }))
  expect([freeAt(m, 'grave'), m.state.trigger, now(m)]).toEqual([0, CONNY, '0 turn'])
  go(m, ['0 turn', stone('harvest', 'g')], ['0 harvest', PASS])
  declineUntil(m)
  expect(now(m)).toBe('over')
})

test('[V-SOLO-92] [VC-31] Conny takes stones from the inn, and never a card: all stacks stay as they lie', () => {
  const m = box('I', 1)
  tray(m, NOTHING_AHEAD)
  lay(m, ['schmiedin', 'barde'], ['medikus', 'graf'], ['knecht', 'abt'])
  const tops = topsOf(m)
  stones(m, { inn: 'oo', harvest: 'gggg' })
  go(m, ['0 turn', stone('inn', 'o')])
  declineUntil(m, 'turn')
  expect([topsOf(m), handOf(m, 0)]).toEqual([tops, []])
  expect(seenBy(m, 0).more.inn?.stacks.reduce((n, { left }) => n + left, 0)).toBe(30)
  expect(seenBy(m, 0).more.inn?.hands).toEqual([0])
})

test.each([
  ['crafts', 'chronicle-craft'],
  ['council', 'chronicle-council'],
  ['church', 'chronicle-church'],
  ['travel', 'chronicle-travel'],
  ['harvest', 'chronicle-farm'],
  ['family', 'chronicle-farm'],
  ['marriage', 'chronicle-farm'],
  ['smuggler', 'grave'],
  ['inn', 'grave'],
] as const)(
  '[V-SOLO-52] [V-SOLO-93] [V-SOLO-97] [VC-32] [VC-33] with everything in play a quill from %s goes to %s',
  (space, rest) => {
    const m = box('IPM', 1)
    tray(m, QUILL_AHEAD)
    stones(m, space === 'harvest' ? { harvest: 'oo', council: 'gggg' } : { [space]: 'oo', harvest: 'gggg' })
    farm(m, 0, { coin: 0, beer: 0 })
    play(m, 0, 'turn', stone(space, 'o'))
    declineUntil(m, 'turn')
    expect(at(m, CONNY, rest)).toBe(1)
  },
)

test('[V-SOLO-97] [VC-33] with the farm section full a quill from marriage goes to the graveyard', () => {
  const m = quillFrom('marriage', 'M', (t) => leaveFree(t, { farm: 0 }))
  expect(at(m, CONNY, 'grave')).toBe(1)
})

test('[V-SOLO-93] [V-SOLO-94] [VC-32] travel full: the human chooses her field, nobody gains its points', () => {
  const m = quillFrom('travel', 'P', (t) => leaveFree(t, { travel: 0 }))
  expect(now(m)).toBe('0 seaGrave')
  go(m, ['0 seaGrave', { seaGrave: 1 }])
  expect([at(m, CONNY, 'sea'), has(m, 0, 'fame'), seen(m).graves[0]]).toEqual([1, 0, CONNY])
})

test('[V-SOLO-95] Conny has no ship, hires nobody and takes no ware', () => {
  const m = box('P', 1)
  tray(m, NOTHING_AHEAD)
  stones(m, { travel: 'oo', harvest: 'gg' })
  farm(m, 0, { coin: 0 })
  play(m, 0, 'turn', stone('travel', 'o'))
  declineUntil(m, 'turn')
  expect(seen(m).ships).toHaveLength(1)
  expect([seen(m).captains.length, seen(m).stacks]).toEqual([15, { cocoa: 3, tea: 3, chest: 6 }])
})

test('[V-SOLO-95] [V-SOLO-62] [VP-75] on a market day she takes her customer and sells nothing at the stands', () => {
  const m = box('P', 1)
  tray(m, NOTHING_AHEAD)
  customers(m, [24, 23], [])
  stones(m, { market: 'o', harvest: 'gg' })
  farm(m, 0, { coin: 0, green: 1, grain: 2 })
  bringHome(m, 0, 'cocoa', 1)
  go(m, ['0 turn', stone('market', 'o')], ['0 serve', serve(24)])
  // She took the scroll customer; the stand is still open to the human.
  expect(seenBy(m, 0).conny?.tiles).toEqual(['cust23'])
  go(m, ['0 serve', { stand: 'cocoa' }])
  expect([has(m, 0, 'fame'), has(m, 0, 'green'), has(m, 0, 'time')]).toEqual([7, 0, 1])
  expect(now(m)).toBe('0 turn')
})

test('[V-SOLO-63] [VP-72] on a market day of Conny the stands cost 1 green and 1 time from the first sale on', () => {
  const m = box('P', 1)
  tray(m, NOTHING_AHEAD)
  customers(m, [24, 23], [])
  stones(m, { crafts: 'o', market: 'o', harvest: 'g' })
  farm(m, 0, { coin: 0, green: 1 })
  bringHome(m, 0, 'cocoa', 1)
  go(m, ['0 turn', stone('crafts', 'o')], ['0 craft', PASS])
  expect([now(m), seenBy(m, 0).conny?.tiles]).toEqual(['0 serve', ['cust24']])
  go(m, ['0 serve', { stand: 'cocoa' }])
  expect([has(m, 0, 'fame'), has(m, 0, 'green'), has(m, 0, 'time')]).toEqual([7, 0, 1])
})

test('[V-SOLO-04] [V-SOLO-96] [VC-33] with Marriage three brides, and eight of Conny’s beside the tray', () => {
  const m = box('M', 1)
  expect(seenBy(m, 0).more.marriage?.brides).toBe(3)
  expect([at(m, CONNY, 'beside', 1), at(m, CONNY, 'beside', 2), at(m, CONNY, 'roof')]).toEqual([5, 3, 4])
})

/** A round ends with this die; the human has one on the rank, or none. */
function evening(rolls: readonly ('orange' | 'pink' | 'brown' | 'green')[], rank: number | null): M {
  const m = box('M', 1)
  tray(m, NOTHING_AHEAD)
  farm(m, 0, { coin: 0 })
  brides(m, [])
  if (rank !== null) put(m, 0, 1, `rank${rank}` as 'rank1', 'farm')
  dice(m, rolls)
  stones(m, { council: 'g' })
  play(m, 0, 'turn', stone('council', 'g'))
  declineUntil(m, 'house', 'favour', 'turn', 'homecomingOffer')
  return m
}

test('[V-SOLO-98] [VC-34] [VC-35] two rolls before the couples: ranks 2 and 3 marry each other, the human stays single', () => {
  const m = evening(['orange', 'pink'], 5)
  expect(m.state.round === 2 || now(m) === '0 homecomingOffer').toBe(true)
  declineUntil(m, 'turn')
  expect([at(m, 0, 'farm'), seenBy(m, 0).more.marriage?.brides]).toEqual([5, 3])
})

test('[V-SOLO-99] [VM-62] two brides marry: both back, no house is rolled, no favor', () => {
  const m = evening(['orange', 'green'], null)
  expect([seenBy(m, 0).more.marriage?.brides, m.state.round, now(m)]).toEqual([3, 2, '0 turn'])
})

test('[V-SOLO-98] the same color twice: the second finds the rank taken, nobody comes', () => {
  const m = evening(['orange', 'orange', 'brown'], 1)
  expect(now(m)).toBe('0 house')
  go(m, ['0 house', { house: 'bakery' }])
  expect(seenBy(m, 0).more.marriage?.brides).toBe(2)
  go(m, ['0 favour', { favour: { bread: 2 } }])
  expect([has(m, 0, 'bread'), m.state.round]).toEqual([2, 2])
})

test('[VC-35] [V-SOLO-98] the human on rank 1 marries the higher of two brides; the other goes back', () => {
  const m = evening(['orange', 'green'], 1)
  go(m, ['0 house', { house: 'shop' }], ['0 favour', { favour: { tool: 2 } }])
  expect([seenBy(m, 0).more.marriage?.brides, has(m, 0, 'tool')]).toEqual([2, 2])
})

test.each([
  ['', 0],
  ['I', 10],
  ['P', 5],
  ['M', 15],
  ['IP', 15],
  ['IM', 25],
  ['PM', 20],
  ['IPM', 30],
  ['G', 0],
] as const)(
  '[VEX-S11] [V-SOLO-84] [V-SOLO-90] [V-SOLO-91] [VC-36] [VC-39] bands of "%s" rise by %i',
  (modules, shift) => {
    const on = { inn: modules.includes('I'), port: modules.includes('P'), marriage: modules.includes('M') }
    const bands = [
      ['apprentice', 0, 39 + shift],
      ['journeyman', 40 + shift, 49 + shift],
      ['master', 50 + shift, 59 + shift],
      ['grandmaster', 60 + shift, 69 + shift],
      ['genius', 70 + shift, 79 + shift],
      ['polymath', 80 + shift, 300],
    ] as const
    for (const [band, from, to] of bands)
      for (const points of [from, to]) expect([points, ranksAt(points, on).rank]).toEqual([points, band])
  },
)

test('[V-SOLO-101] [V-SOLO-41] with expansions a compartment may hold two stones: ten go round', () => {
  const m = box('IPM', 1)
  tray(m, { at: 8, stones: 'ooooooooo' })
  stones(m, { inn: 'oo', harvest: 'gggg' })
  farm(m, 0, { coin: 0, beer: 0 })
  play(m, 0, 'turn', stone('inn', 'o'))
  declineUntil(m, 'turn')
  expect(seenBy(m, 0).conny?.tray).toHaveLength(10)
})

test('[V-SOLO-100] clockwise with everything: market, travel, council, church, inn, family, harvest, marriage, smuggler, crafts', () => {
  const order = ['market', 'travel', 'council', 'church', 'inn', 'family', 'harvest', 'marriage', 'smuggler', 'crafts']
  order.forEach((space, i) => {
    const m = box('IPM', 1)
    tray(m, BLANK_AHEAD)
    // The only pink stone lies here; Conny looks for pink in the next spaces: both neighbors have one.
    const next = order[(i + 1) % 10] as string
    const later = order[(i + 2) % 10] as string
    stones(m, { [space]: 'p', [next]: 'p', [later]: 'p' })
    customers(m, [])
    farm(m, 0, { coin: 0, beer: 0 })
    nobodyHome(m, 0)
    play(m, 0, 'turn', stone(space as 'inn', 'p'))
    declineUntil(m, 'turn')
    const left = seenBy(m, 0)
      .spaces.filter(({ stones: of }) => of.pink > 0)
      .map(({ id }) => id)
    expect([space, left]).toEqual([space, [later]])
  })
})

test('[VC-38] [V-SOLO-29] Jester: Conny answers the first stone before the second action, then the second', () => {
  const m = box('I', 1)
  tray(m, NOTHING_AHEAD)
  hold(m, 0, 'gaukler')
  stones(m, { harvest: 'oooo' })
  go(m, ['0 turn', stone('harvest', 'o')], ['0 harvest', PASS])
  declineUntil(m, 'offer')
  go(m, ['0 offer', card('gaukler')])
  expect([seenBy(m, 0).conny?.tray.length, m.state.onBoard, has(m, 0, 'fame')]).toEqual([2, 2, 2])
  go(m, [now(m), stone('harvest', 'o')], ['0 harvest', PASS])
  expect(seenBy(m, 0).conny?.tray.length ?? 0).toBeLessThanOrEqual(3)
  expect(m.state.onBoard === 0 || m.state.round === 2).toBe(true)
})

test('[VC-38] [VX-Gaukler-3] Conny’s stone was the last: only the points are left', () => {
  const m = box('I', 1)
  tray(m, NOTHING_AHEAD)
  hold(m, 0, 'gaukler')
  stones(m, { harvest: 'oo' })
  go(m, ['0 turn', stone('harvest', 'o')], ['0 harvest', PASS])
  declineUntil(m, 'offer')
  go(m, ['0 offer', card('gaukler')])
  declineUntil(m, 'turn')
  expect([m.state.round, has(m, 0, 'fame')]).toEqual([2, 2])
})

test('[VC-38] [V-SOLO-28] after the Old Man and after the Well Conny takes none', () => {
  const m = box('I', 1)
  tray(m, NOTHING_AHEAD)
  hold(m, 0, 'greis')
  stones(m, { harvest: 'oooo' })
  farm(m, 0, { pink: 3, coin: 0 })
  go(m, ['0 turn', card('greis')], ['0 freeAction', action('harvest')])
  declineUntil(m, 'turn')
  expect([seenBy(m, 0).conny?.tray.length, now(m), m.state.onBoard]).toEqual([1, '0 turn', 4])
  go(m, ['0 turn', WELL])
  if (now(m) === '0 well') go(m, ['0 well', pays('ppp')])
  go(m, ['0 wellAction', action('harvest')])
  expect([seenBy(m, 0).conny?.tray.length, m.state.onBoard]).toEqual([1, 4])
})

test('[VC-39] two goals for the human; the marker is no coin for the Aristocrat and is one for the Secretary until spent', () => {
  const m = box('G', 1)
  expect(seenBy(m, 0).more.goals?.backs).toEqual([['silver', 'gold']])
  aim(m, 0, 'aristokratin', 'sekretaer')
  farm(m, 0, { coin: 6 })
  put(m, 0, 1, 'council4', 'farm')
  k.edit(m, (s) => {
    s.marker = 0
  })
  expect(free(m, 0)).toEqual([{ play: 'goal', goal: 'sekretaer' }])
  k.edit(m, (s) => {
    s.marker = -1
  })
  expect(free(m, 0)).toEqual([])
  expect(offered(m).length).toBeGreaterThan(0)
})
