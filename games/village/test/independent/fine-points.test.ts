/** Fine points of the expansions that no other file of these tests touches. */

import { PASS } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { village } from '../../index.ts'
import { handOf, hold, lay, mayPlay, topsOf } from '../../modules/inn/test/innkeeping.ts'
import { brides, couple, dice } from '../../modules/marriage/test/wedding-words.ts'
import { mine as port } from '../../modules/port/state.ts'
import { atHome, bringHome, chestHome, seen, shipAt } from '../../modules/port/test/voyages.ts'
import {
  action,
  at,
  byPay,
  customers,
  farm,
  freeAt,
  has,
  k,
  leaveFree,
  type M,
  nobodyHome,
  play,
  put,
  serve,
  stone,
  stones,
  train,
  unasked,
  who,
} from '../scenario.ts'
import { box, card, declineUntil, free, go, now, offered, seenBy } from './words.ts'

test('[VI-01] [VI-02] [VI-03] [VI-07] board side, three stacks of ten, the space of the inn', () => {
  expect(['A', 'B'].map((innSide) => seenBy(box('I', 2, { innSide }), 0).more.inn?.side)).toEqual(['A', 'B'])
  const table = seenBy(box('I', 4), 'spectator')
  expect(table.more.inn?.stacks.map(({ left }) => left)).toEqual([10, 10, 10])
  expect(table.spaces.map(({ id }) => id)).toContain('inn')
})

test('[VI-10] [VI-11] [VI-15] the brewery is a craft: two beers a use, or training alone', () => {
  const m = box('I', 2)
  stones(m, { crafts: 'oo', harvest: 'oo' })
  farm(m, 0, { beer: 0, time: 0, grain: 3 })
  go(m, ['0 turn', stone('crafts', 'o')], ['0 craft', byPay('brewery')])
  expect([has(m, 0, 'beer'), at(m, 0, 'brewery')]).toEqual([2, 0])
  const trains = box('I', 2)
  stones(trains, { crafts: 'oo' })
  farm(trains, 0, { beer: 0, time: 0 })
  go(trains, ['0 turn', stone('crafts', 'o')], ['0 craft', train('brewery')], ['0 product', PASS])
  expect([has(trains, 0, 'beer'), has(trains, 0, 'time')]).toEqual([0, 3])
})

test('[VI-23] [VI-28] [VI-29] one guest a family; without the price of side B only the place is had; stopping is allowed', () => {
  const m = box('I', 2, { innSide: 'B' })
  stones(m, { inn: 'xx', harvest: 'oo' })
  farm(m, 0, { coin: 0, time: 0 })
  go(m, ['0 turn', stone('inn', 'x')], ['0 innEnter', { enter: 'inn' }])
  expect([at(m, 0, 'inn'), now(m)]).toEqual([1, '1 turn'])
  go(m, ['1 turn', stone('inn', 'x')], ['1 innEnter', { enter: 'inn' }])
  declineUntil(m, 'turn')
  expect([at(m, 1, 'inn'), handOf(m, 1)]).toEqual([1, []])
})

test('[VI-30] a stack of one card stays as it is; with all stacks empty only the place is left', () => {
  const m = box('I', 2)
  put(m, 0, 1, 'inn', 'farm')
  stones(m, { inn: 'oo', harvest: 'oo' })
  lay(m, [], ['medikus'], ['knecht', 'abt'])
  farm(m, 0, { coin: 1, beer: 0 })
  go(m, ['0 turn', stone('inn', 'o')], ['0 innPay', { pay: { time: 1 } }], ['0 innSlide', { slide: 'medikus' }])
  expect(topsOf(m)[1]).toBe('medikus')
})

test('[VP-14] [VP-58] [VP-87] captains run out; several lighthouses; the freed one is empty at once', () => {
  const m = box('P', 2)
  put(m, 0, 1, 'lighthouse1', 'farm')
  put(m, 0, 1, 'lighthouse2', 'farm')
  nobodyHome(m, 0)
  stones(m, { church: 'xo', harvest: 'oo' })
  farm(m, 0, { time: 9, coin: 0 })
  go(m, ['0 turn', stone('church', 'x')], ['0 dies', who('lighthouse1', 1)])
  expect([at(m, 0, 'lighthouse1'), at(m, 0, 'lighthouse2'), at(m, 0, 'chronicle-travel')]).toEqual([0, 1, 1])
})

test('[VP-01] [VP-02] [VP-03] [VP-04] [VP-07] [VP-09] [VP-31] [VP-88] [VP-93] what lies at sea', () => {
  const m = box('P', 3)
  const port = seen(m)
  expect(port.ships.map(({ at: field, holds }) => [field, holds])).toEqual([
    ['H', []],
    ['H', []],
    ['H', []],
  ])
  expect([1, 2, 3].map((n) => port.captains.filter((id) => id.startsWith(`captain-${n}`)).length)).toEqual([5, 5, 5])
  expect(port.graves).toEqual([null, null, null, null, null])
  for (const family of seenBy(m, 0).families) expect(family.castles).toEqual([])
})

test('[VP-66] [VP-76] [VG-10] closed chests are opened before scoring; cocoa and tea unsold are worth nothing', () => {
  const m = box('P', 2)
  leaveFree(m, { grave: 1, farm: 0, craft: 0, church: 0, council: 0, travel: 0 })
  for (const seat of [0, 1]) farm(m, seat, { coin: 0 })
  chestHome(m, 1, 6)
  bringHome(m, 1, 'tea', 2)
  stones(m, { harvest: 'x' })
  farm(m, 0, { time: 9 })
  play(m, 0, 'turn', stone('harvest', 'x'))
  declineUntil(m)
  expect([now(m), has(m, 1, 'coin'), village.result(m).scores[1]?.total]).toEqual(['over', 5, 5])
})

test('[VP-73] [VP-74] one ware an opportunity, the tile leaves the game', () => {
  const m = box('P', 2)
  customers(m, [22])
  stones(m, { market: 'o', harvest: 'oo' })
  farm(m, 0, { coin: 2 })
  bringHome(m, 0, 'cocoa', 2)
  go(m, ['0 turn', stone('market', 'o')], ['0 serve', { stand: 'cocoa' }])
  expect([has(m, 0, 'fame'), atHome(m, 0, 'cocoa'), seen(m).stacks.cocoa]).toEqual([7, 1, 1])
})

test('[VP-84] [V-END-09] with travel section and sea full the drowned leave the game, graves notwithstanding', () => {
  const m = box('P', 2)
  nobodyHome(m, 0)
  put(m, 0, 1, 'ship', 'unborn')
  leaveFree(m, { travel: 0 })
  k.edit(m, (s) => {
    port.set(s, { ...port.of(s), buried: [1, 1, 1, 1, 1] })
    s.free = s.free.with(s.free.length - 1, 0)
    s.trigger = 1
    s.last = 2
  })
  const graves = freeAt(m, 'grave')
  stones(m, { church: 'xo', harvest: 'oo' })
  farm(m, 0, { time: 9, coin: 0 })
  k.apply(m, 0, { choice: stone('church', 'x') })
  expect([at(m, 0, 'removed'), freeAt(m, 'grave')]).toEqual([1, graves])
})

test('[VX-Admiral-2] [VX-Steuermann-2] the Admiral sails with no captain left, a Helmsman beside him', () => {
  const m = box('IP', 2)
  hold(m, 0, 'admiral', 'steuermann')
  k.edit(m, (s) => {
    port.set(s, { ...port.of(s), captains: 0 })
  })
  stones(m, { travel: 'xo', harvest: 'oo' })
  farm(m, 0, { coin: 0, time: 0 })
  k.apply(m, 0, { choice: stone('travel', 'x') })
  k.apply(m, 0, { choice: card('admiral') })
  expect(offered(m)).toContainEqual(card('steuermann'))
  k.apply(m, 0, { choice: card('steuermann') })
  for (const choice of ['done', { sail: 'T1' }, { sail: 'I1' }]) k.apply(m, 0, { choice })
  expect([shipAt(m), has(m, 0, 'time')]).toEqual(['I1', 3])
})

test('[VX-Any-1] goods of a card come to the farm and may be loaded in the same loading', () => {
  const m = box('IP', 2)
  hold(m, 0, 'schmiedin')
  stones(m, { travel: 'oo', harvest: 'oo' })
  farm(m, 0, { coin: 1, plow: 0 })
  go(m, ['0 turn', stone('travel', 'o')], ['0 voyage', { hire: 'captain-1-5' }])
  unasked(m, 0, card('schmiedin'))
  expect(has(m, 0, 'plow')).toBe(2)
  go(m, ['0 load', { load: 'plow' }])
  expect(has(m, 0, 'plow')).toBe(1)
})

test('[VX-Altwarenhaendlerin-3] the only tile taken that day leaves a gap that is filled', () => {
  const m = box('I', 2)
  hold(m, 1, 'altwarenhaendlerin')
  customers(m, [22, 21, 11], [24, 23, 1, 2, 3])
  stones(m, { market: 'o', harvest: 'oo' })
  for (const seat of [0, 1]) farm(m, seat, { coin: 0 })
  play(m, 0, 'turn', stone('market', 'o'))
  declineUntil(m, '1 offer')
  go(m, ['1 offer', card('altwarenhaendlerin')], ['1 innCustomer', { customer: 'cust21' }])
  expect(seenBy(m, 0).stalls).toEqual(['cust22', 'cust24', 'cust11'])
  expect(seenBy(m, 0).queue).toHaveLength(5)
})

test('[VX-Barde-3] for a death on the market day of another', () => {
  const m = box('I', 2)
  hold(m, 1, 'barde')
  customers(m, [24, 23])
  stones(m, { market: 'o', harvest: 'oo' })
  farm(m, 0, { coin: 0 })
  farm(m, 1, { time: 9, green: 1, grain: 2, coin: 0 })
  play(m, 0, 'turn', stone('market', 'o'))
  declineUntil(m, '1 serve')
  go(m, ['1 serve', serve(24)], ['1 offer', card('barde')])
  expect(at(m, 1, 'chronicle-beside')).toBe(1)
})

test('[VX-Gaukler-5] an end begun by the death before the additional action waits for it', () => {
  const m = box('I', 2)
  hold(m, 0, 'gaukler')
  leaveFree(m, { grave: 1, farm: 0 })
  stones(m, { harvest: 'xooo' })
  farm(m, 0, { time: 9, grain: 0 })
  go(m, ['0 turn', stone('harvest', 'x')], ['0 harvest', PASS])
  declineUntil(m, 'offer')
  go(m, ['0 offer', card('gaukler')])
  expect(m.state.trigger).toBe(0)
  go(m, [now(m), stone('harvest', 'o')], ['0 harvest', action('harvest')])
  expect([has(m, 0, 'grain'), now(m)]).toEqual([2, '1 turn'])
})

test('[VX-Greis-3] what the Old Man gives may be declined; the turn is over', () => {
  const m = box('I', 2)
  hold(m, 0, 'greis')
  stones(m, { harvest: 'oo' })
  go(m, ['0 turn', card('greis')], ['0 freeAction', PASS])
  expect([has(m, 0, 'fame'), now(m), m.state.onBoard]).toEqual([3, '1 turn', 2])
})

test('[VX-Base-2] [VM-40] [VM-56] the Cousin in the mass: both of one family may marry each other that very evening', () => {
  const m = box('IM', 2)
  for (const seat of [0, 1]) farm(m, seat, { coin: 0 })
  hold(m, 0, 'base')
  put(m, 0, 1, 'rank1', 'farm')
  dice(m, ['green'])
  brides(m, [])
  stones(m, { harvest: 'o' })
  go(m, ['0 turn', stone('harvest', 'o')], ['0 harvest', PASS], ['0 offer', PASS])
  declineUntil(m, '0 offer')
  go(m, ['0 offer', card('base')], ['0 marry', { rank: 5 }])
  declineUntil(m, 'house')
  go(
    m,
    ['0 house', { house: 'bakery' }],
    ['0 favour', { favour: { bread: 2 } }],
    ['0 favour', { favour: { bread: 2 } }],
  )
  expect(has(m, 0, 'bread')).toBe(4)
})

test('[VM-01] [VM-02] [VM-06] [VM-07] [VM-09] [VM-30] the board of Marriage and its stones', () => {
  const m = box('M', 2, { marriageSide: 'B' })
  expect(seenBy(m, 0).more.marriage).toMatchObject({ side: 'B', brides: 2 })
  expect(seenBy(m, 0).spaces.map(({ id }) => id)).toEqual(expect.arrayContaining(['smuggler', 'marriage']))
  const { bag, spaces } = seenBy(m, 0)
  const all = Object.values(bag).reduce((a, b) => a + b, 0) + m.state.onBoard
  expect([all, spaces.find(({ id }) => id === 'family')?.stones.plague]).toEqual([6 * 4 + 7, 0])
})

test('[VM-11] bread and tools do not run out with their tiles', () => {
  const m = box('IM', 2)
  hold(m, 0, 'fragnerin')
  for (const seat of [0, 1]) farm(m, seat, { bread: 16, tool: 16 })
  unasked(m, 0, card('fragnerin'))
  for (let n = 0; n < 4 && now(m) !== '0 turn'; n++) go(m, [now(m), offered(m)[0] ?? PASS])
  expect(has(m, 0, 'bread') + has(m, 0, 'tool')).toBe(33)
})

test('[VM-34] [VM-37] [VM-61] whoever died on a rank is followed by another in the same round; grain stops at five', () => {
  const m = box('M', 2)
  stones(m, { marriage: 'bbb', harvest: 'oo' })
  farm(m, 0, { coin: 0, time: 8, grain: 4, pink: 1 })
  go(m, ['0 turn', stone('marriage', 'b')], ['0 marry', { rank: 6 }], ['0 pay', { pay: { brown: 1 } }])
  expect(has(m, 0, 'grain')).toBe(5)
  go(m, ['0 dies', who('rank6', 1)])
  go(m, ['1 turn', stone('harvest', 'o')], ['1 harvest', PASS], ['0 turn', stone('marriage', 'b')])
  expect(offered(m)).toContainEqual({ rank: 6 })
})

test('[VM-42] [VM-50] [VM-58] a bride alone goes back; one whose partner is fetched goes back at once', () => {
  const m = box('M', 2)
  couple(m, 'shop1', 0, 'bride')
  stones(m, { family: 'oo' })
  go(m, ['0 turn', stone('family', 'o')], ['0 family', who('shop1', 1)])
  expect(seenBy(m, 0).more.marriage?.brides).toBe(2)
})

test('[VM-73] [VM-81] bread for whoever is at sea; one tool an action', () => {
  const m = box('PM', 2)
  put(m, 0, 1, 'lighthouse3', 'farm')
  farm(m, 0, { bread: 1, tool: 2, pink: 1, coin: 0 })
  unasked(m, 0, { play: 'bread', member: { at: 'lighthouse3', generation: 1 } })
  stones(m, { crafts: 'oo' })
  go(m, ['0 turn', stone('crafts', 'o')], ['0 craft', byPay('scriptorium')], ['0 tool', { use: 'tool' }])
  expect([has(m, 0, 'scroll'), has(m, 0, 'tool'), now(m)]).toEqual([2, 1, '1 turn'])
})

test('[VG-01] [VG-13] [VG-14] nineteen goals, each with a name and words in both languages', () => {
  const goals = village.cards.filter(({ deck }) => deck === 'silver' || deck === 'gold')
  expect([goals.filter(({ deck }) => deck === 'silver').length, goals.length]).toEqual([9, 19])
  for (const { name } of goals) expect([name.de.length > 2, name.en.length > 2]).toEqual([true, true])
})

test('[VX-Graf-2] [VX-Bote-1] a marker of the Messenger counts for the Count', () => {
  const m: M = box('I', 2)
  hold(m, 0, 'bote', 'graf')
  farm(m, 0, { coin: 0 })
  expect(mayPlay(m, 0)).toEqual(['bote'])
  unasked(m, 0, card('bote'))
  go(m, [now(m), { castle: 5 }])
  expect(village.result(m).scores[0]?.parts.persons).toBe(2)
  expect(free(m, 0)).toEqual([])
})
