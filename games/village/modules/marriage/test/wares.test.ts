/** Bread and tools (VM-70 to VM-85). */

import { expect, test } from 'vitest'
import { tileNumber } from '../../../cards/customers.ts'
import {
  asked,
  at,
  byPay,
  byTime,
  customers,
  farm,
  good,
  has,
  k,
  type M,
  nobodyHome,
  pays,
  play,
  privilege,
  put,
  stone,
  stones,
  train,
  unasked,
  who,
} from '../../../test/scenario.ts'
import { married } from './wedding-words.ts'

const bread = (at_: string, generation: number) => ({ play: 'bread', member: { at: at_, generation } })
const USE = { use: 'tool' } as const

/** The mass begins with seat 0 about to climb. */
function climbing(amounts: { readonly [thing: string]: number }): M {
  const m = married(2)
  stones(m, { harvest: 'x' })
  put(m, 0, 1, 'church1')
  farm(m, 0, { coin: 0, ...amounts })
  farm(m, 1, { coin: 0 })
  play(m, 0, 'turn', stone('harvest', 'x'))
  play(m, 0, 'harvest', 'pass')
  return m
}

const step = (n: number) => who(`church${n}` as 'church1', 1)
const byBread = (n: number) => ({ ...step(n), with: 'bread' as const })

test('[VEX-S12] [VM-70] each step of the church is paid with its grain or with 1 bread', () => {
  const m = climbing({ grain: 3, bread: 1 })
  expect(asked(m)).toMatchObject({ kind: 'climb', choices: [step(1), byBread(1), 'done'] })
  play(m, 0, 'climb', step(1))
  play(m, 0, 'climb', byBread(2))
  expect([has(m, 0, 'grain'), has(m, 0, 'bread'), at(m, 0, 'church3')]).toEqual([2, 0, 1])
  play(m, 0, 'climb', step(3))
  expect([has(m, 0, 'grain'), at(m, 0, 'church4')]).toEqual([0, 1])
})

test('[VM-70] bread alone is enough to climb', () => {
  const m = climbing({ bread: 2 })
  play(m, 0, 'climb', byBread(1))
  play(m, 0, 'climb', byBread(2))
  expect([has(m, 0, 'bread'), at(m, 0, 'church3')]).toEqual([0, 1])
  expect(m.state.round).toBe(2)
})

test('[VM-71] [VM-76] at any time, in another’s turn too, bread makes a member count one higher', () => {
  const m = married(2)
  farm(m, 1, { bread: 1 })
  put(m, 1, 1, 'church1')
  expect(asked(m)?.seat).toBe(0)
  unasked(m, 1, bread('church1', 1))
  expect(has(m, 1, 'bread')).toBe(0)
  expect(k.view(m, 0).table.families[1]?.members).toContainEqual({ place: 'church1', generation: 2, bread: true })
})

test('[VM-71] [VC-51] even when somebody has to die, so that others may die instead', () => {
  const m = married(2)
  stones(m, { harvest: 'xo' })
  nobodyHome(m, 0)
  put(m, 0, 1, 'wainwright', 'unborn')
  put(m, 0, 2, 'castle1', 'unborn')
  farm(m, 0, { time: 9, bread: 1 })
  play(m, 0, 'turn', stone('harvest', 'x'))
  expect(asked(m)).toMatchObject({ seat: 0, kind: 'offer' })
  play(m, 0, 'offer', bread('wainwright', 1))
  expect(asked(m)).toMatchObject({
    seat: 0,
    kind: 'dies',
    choices: [{ member: { at: 'wainwright', generation: 2, bread: true } }, who('castle1', 2)],
  })
  play(m, 0, 'dies', who('castle1', 2))
  expect(at(m, 0, 'chronicle-travel')).toBe(1)
})

test('[VM-72] once for each member; not in the bag, not before birth, not after death', () => {
  const m = married(2)
  nobodyHome(m, 0)
  put(m, 0, 1, 'bag', 'unborn')
  put(m, 0, 2, 'farm', 'unborn')
  farm(m, 0, { bread: 3 })
  expect(k.anytime(m, 0)).toEqual([bread('farm', 2)])
  unasked(m, 0, bread('farm', 2))
  expect(k.anytime(m, 0)).toEqual([])
})

test('[VM-72] a fed 1 and a 2 at one place are told apart', () => {
  const m = married(2)
  nobodyHome(m, 0)
  put(m, 0, 1, 'farm', 'unborn')
  put(m, 0, 2, 'farm', 'unborn')
  farm(m, 0, { bread: 2, brown: 1 })
  unasked(m, 0, bread('farm', 1))
  stones(m, { church: 'oo' })
  play(m, 0, 'turn', stone('church', 'o'))
  play(m, 0, 'church', pays('b'))
  expect(asked(m)?.choices).toEqual([who('farm', 2), { member: { at: 'farm', generation: 2, bread: true } }])
  play(m, 0, 'novice', { member: { at: 'farm', generation: 2, bread: true } })
  expect([at(m, 0, 'bag', 1), at(m, 0, 'farm', 2)]).toEqual([1, 1])
})

test('[VM-73] whoever is visible may get bread: also on ranks and in houses', () => {
  const m = married(2)
  nobodyHome(m, 0)
  put(m, 0, 1, 'rank1', 'unborn')
  put(m, 0, 2, 'bliss1', 'unborn')
  farm(m, 0, { bread: 1 })
  expect(k.anytime(m, 0)).toEqual([bread('rank1', 1), bread('bliss1', 2)])
})

test('[VM-74] when a fed member dies, its bread is gone', () => {
  const m = married(2)
  nobodyHome(m, 0)
  put(m, 0, 1, 'farm', 'unborn')
  farm(m, 0, { bread: 1, time: 9 })
  unasked(m, 0, bread('farm', 1))
  stones(m, { market: 'x', harvest: 'oo' })
  play(m, 0, 'turn', stone('market', 'x'))
  expect(at(m, 0, 'chronicle-farm')).toBe(1)
  expect([has(m, 0, 'bread'), k.view(m, 0).table.families[0]?.members.filter((one) => one.bread)]).toEqual([0, []])
})

test('[VM-75] in the black bag a fed member keeps its number', () => {
  const m = married(2)
  nobodyHome(m, 0)
  put(m, 0, 3, 'farm', 'unborn')
  farm(m, 0, { bread: 1, brown: 1 })
  unasked(m, 0, bread('farm', 3))
  stones(m, { church: 'oo' })
  play(m, 0, 'turn', stone('church', 'o'))
  play(m, 0, 'church', pays('b'))
  expect(k.view(m, 1).table.families[0]?.members).toContainEqual({ place: 'bag', generation: 4, bread: true })
})

test('[VM-76] a 4 with bread counts as 5', () => {
  const m = married(2)
  nobodyHome(m, 0)
  put(m, 0, 4, 'farm', 'unborn')
  put(m, 0, 4, 'castle1', 'unborn')
  farm(m, 0, { bread: 1, time: 9 })
  unasked(m, 0, bread('farm', 4))
  stones(m, { market: 'x', harvest: 'oo' })
  play(m, 0, 'turn', stone('market', 'x'))
  expect(at(m, 0, 'chronicle-travel')).toBe(1)
  expect(k.view(m, 0).table.families[0]?.members).toContainEqual({ place: 'farm', generation: 5, bread: true })
})

function crafting(amounts: { readonly [thing: string]: number }, prepare: (m: M) => void = () => {}): M {
  const m = married(2)
  stones(m, { crafts: 'oo' })
  farm(m, 0, { coin: 0, tool: 2, ...amounts })
  prepare(m)
  play(m, 0, 'turn', stone('crafts', 'o'))
  return m
}

test('[VEX-S08] [VM-80] [VM-82] a tool makes two of the same animal', () => {
  const m = crafting({})
  play(m, 0, 'craft', train('stables'))
  play(m, 0, 'product', good('horse'))
  expect(asked(m)).toMatchObject({ kind: 'tool', choices: [USE, 'pass'] })
  play(m, 0, 'tool', USE)
  expect([has(m, 0, 'horse'), has(m, 0, 'ox'), has(m, 0, 'time'), has(m, 0, 'tool')]).toEqual([2, 0, 6, 1])
})

test('[VM-81] one tool an action', () => {
  const m = crafting({ pink: 1 })
  play(m, 0, 'craft', byPay('scriptorium'))
  play(m, 0, 'tool', USE)
  expect(asked(m)).toMatchObject({ seat: 1, kind: 'turn' })
  expect([has(m, 0, 'scroll'), has(m, 0, 'tool'), has(m, 0, 'pink')]).toEqual([2, 1, 0])
})

test('[VEX-S09] [VM-82] at the mill 4 coins in all', () => {
  const m = crafting({ grain: 2 })
  play(m, 0, 'craft', byPay('mill'))
  play(m, 0, 'tool', USE)
  expect([has(m, 0, 'coin'), has(m, 0, 'time'), has(m, 0, 'grain')]).toEqual([4, 2, 0])
})

test('[VM-83] it works for time and for payment, and through the Well', () => {
  const m = crafting({}, (match) => put(match, 0, 1, 'smithy'))
  play(m, 0, 'craft', byTime('smithy'))
  play(m, 0, 'tool', USE)
  expect(has(m, 0, 'plow')).toBe(2)
  const well = married(2)
  stones(well, { harvest: 'oo' })
  farm(well, 0, { orange: 3, pink: 1, tool: 1, coin: 0 })
  play(well, 0, 'turn', { use: 'well' })
  play(well, 0, 'wellAction', { action: 'crafts' })
  play(well, 0, 'craft', byPay('scriptorium'))
  play(well, 0, 'tool', USE)
  expect(has(well, 0, 'scroll')).toBe(2)
})

test('[VM-80] a tool may be kept', () => {
  const m = crafting({ pink: 1 })
  play(m, 0, 'craft', byPay('scriptorium'))
  play(m, 0, 'tool', 'pass')
  expect([has(m, 0, 'scroll'), has(m, 0, 'tool')]).toEqual([1, 2])
})

test('[VM-85] neither training nor a good of the council is doubled', () => {
  const m = crafting({})
  play(m, 0, 'craft', train('smithy'))
  play(m, 0, 'product', 'pass')
  expect(asked(m)).toMatchObject({ seat: 1, kind: 'turn' })
  const council = married(2)
  stones(council, { council: 'gg' })
  put(council, 0, 1, 'council3')
  farm(council, 0, { tool: 1 })
  play(council, 0, 'turn', stone('council', 'g'))
  play(council, 0, 'council', privilege(3))
  play(council, 0, 'takeGood', good('plow'))
  expect([asked(council)?.seat, has(council, 0, 'plow'), has(council, 0, 'tool')]).toEqual([1, 1, 1])
})

test('[VI-46] [VM-71] whoever is being paid for gets no bread in the middle of the payment', () => {
  const m = married(2)
  stones(m, { marriage: 'oo' })
  farm(m, 0, { bread: 1, green: 1, coin: 0 })
  play(m, 0, 'turn', stone('marriage', 'o'))
  expect(k.anytime(m, 0)).toEqual([bread('farm', 1)])
  play(m, 0, 'marry', { rank: 1 })
  expect([asked(m)?.kind, k.anytime(m, 0)]).toEqual(['pay', []])
  play(m, 0, 'pay', pays('g'))
  expect(k.anytime(m, 0)).toEqual([bread('rank1', 1), bread('farm', 1)])
})

test('[V-MARKET-10] [VM-71] bread that a customer is about to get cannot be laid under anybody when a death comes between', () => {
  const tile = tileNumber('marriage2')
  const m = married(2)
  customers(m, [tile, 6, 11])
  stones(m, { market: 'o', harvest: 'oo' })
  farm(m, 0, { coin: 0 })
  farm(m, 1, { bread: 1, scroll: 1, green: 1, coin: 0, time: 9 })
  play(m, 0, 'turn', stone('market', 'o'))
  play(m, 1, 'serve', { serve: 'marriage2' })
  expect([has(m, 1, 'bread'), at(m, 1, 'chronicle-farm'), m.state.served[1]]).toEqual([0, 1, [tile]])
})
