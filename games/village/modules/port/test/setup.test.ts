/** Port: components, setup, and the data of sea and captains, from the rules alone. */

import { toText } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { BOX } from '../../../cards/box.ts'
import { sheet as german } from '../../../entries/book.de.ts'
import { sheet as english } from '../../../entries/book.en.ts'
import { village } from '../../../index.ts'
import { playing } from '../../../rules/modules/registry.ts'
import { k, table } from '../../../test/scenario.ts'
import { FIELDS, type FieldId, port as facts } from '../facts.ts'
import { grainLeft } from '../grain.ts'
import { islandOf, isTime, nextOf } from '../sea.ts'
import { port, sea, seen } from './voyages.ts'

const { captains, islands } = BOX

test('[VP-01] ships with three holds, 15 captains, 6 chests', () => {
  const m = sea(3)
  expect(seen(m).ships).toHaveLength(3)
  expect(seen(m).captains).toHaveLength(15)
  expect(seen(m).stacks.chest).toBe(6)
})

test('[VC-14] with Marriage two more chests lie on Treasure Island', () => {
  expect(seen(sea(3, { marriage: true })).stacks.chest).toBe(8)
})

test('[VP-02] [VP-03] the sea takes the place of the castles, and nobody has a castle marker', () => {
  const m = sea()
  expect(k.view(m, 0).table.families.map(({ castles }) => castles)).toEqual([[], []])
  expect(Object.keys(playing(m.state.modules).scoring.map(([category]) => category))).not.toContain('travel')
  expect(k.view(m, 0).table.more).toHaveProperty('port')
  expect(k.view(table(2), 0).table.more).not.toHaveProperty('port')
})

test('[VP-04] five captains each for 1, 2 and 3 coins, all of them open', () => {
  for (const hire of [1, 2, 3]) expect(captains.filter((captain) => captain.hire === hire)).toHaveLength(5)
  expect(seen(sea(), 'spectator').captains).toEqual(captains.map(({ id }) => id))
})

test('[VP-05] the chests are shuffled: two seeds lay them out differently', () => {
  const orders = ['a', 'b', 'c', 'd'].map((words) => port(sea(2, {}, words)).chests.join())
  expect(new Set(orders).size).toBeGreaterThan(1)
  expect(port(sea()).chests.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5])
})

test('[VP-06] [VC-30] cocoa and tea: one more than there are players, alone as for two', () => {
  for (const [seats, tiles] of [
    [1, 3],
    [2, 3],
    [3, 4],
    [4, 5],
    [5, 6],
  ] as const) {
    expect(seen(sea(seats)).stacks).toEqual({ cocoa: tiles, tea: tiles, chest: 6 })
  }
})

test('[VP-07] every ship starts empty in the harbor', () => {
  for (const { at, captain, holds } of seen(sea(4)).ships) expect([at, captain, holds]).toEqual(['H', null, []])
})

test('[VP-08] 26 bags of grain', () => {
  expect(grainLeft(sea(3).state)).toBe(26)
})

test('[VP-09] [VC-23] the setup card with the anchor', () => {
  const stones = (seats: number) =>
    Object.fromEntries(
      k.view(sea(seats), 0).table.spaces.map(({ id, stones: on }) => [id, Object.values(on).reduce((a, b) => a + b)]),
    )
  const total = (seats: number) => Object.values(stones(seats)).reduce((a, b) => a + b)
  expect(stones(2)).toEqual({ harvest: 3, family: 2, crafts: 4, market: 1, travel: 4, council: 3, church: 3 })
  expect(stones(5)).toEqual({ harvest: 5, family: 5, crafts: 6, market: 1, travel: 8, council: 5, church: 5 })
  expect([1, 2, 3, 4, 5].map(total)).toEqual([20, 20, 24, 28, 35])
})

test('[VP-88] all fields of sea burial are open with any number of players', () => {
  for (const seats of [1, 2, 3, 4, 5]) expect(seen(sea(seats)).graves).toEqual([null, null, null, null, null])
})

test('[VP-90] [VP-91] the harbor leads over time-water to Cocoa Island and on to Ox Island', () => {
  const beside = (id: FieldId) => nextOf(BOX)[FIELDS.indexOf(id)]?.map((code) => FIELDS[code])
  expect(beside('H')).toEqual(['T1', 'T2'])
  expect(beside('T1')).toEqual(['I1'])
  expect(beside('I1')).toEqual(['T1', 'T3', 'I2'])
  expect(beside('I2')).toEqual(['T4', 'I1'])
  expect(beside('T5')).toEqual(['I3', 'I4', 'I5'])
  expect(facts.lanes).toHaveLength(14)
})

test('[VP-31] every field but the harbor is time-water or belongs to an island', () => {
  for (const [code, id] of FIELDS.entries()) {
    if (id === 'H') continue
    expect(isTime(code)).toBe(id.startsWith('T'))
    expect(islandOf(BOX, code) === undefined).toBe(id.startsWith('T'))
  }
})

test('[VP-92] six islands, three with a stack, five with a lighthouse', () => {
  expect(islands.map(({ stack }) => stack)).toEqual(['cocoa', null, 'tea', null, 'chest', null])
  expect(islands.map(({ lighthouse }) => lighthouse?.points ?? null)).toEqual([6, 5, 6, 5, null, 4])
  expect(islands[1]).toMatchObject({ buys: { ox: 4, plow: 3 }, lighthouse: { cost: { brown: 1, orange: 1 } } })
  expect(islands[3]?.buys).toEqual({ horse: 4, scroll: 3 })
  expect(islands[5]).toMatchObject({ buys: { wagon: 3, grain: 2 }, lighthouse: { cost: { brown: 2 } } })
})

test('[VP-93] fields of sea burial are worth 3, 2, 1, 0 and 0 points', () => {
  expect(facts.burial.value).toEqual([3, 2, 1, 0, 0])
})

test('[VP-95] all captains differ; only the dearest sail up to two steps for one payment', () => {
  expect(new Set(captains.map(({ hire, pay, steps }) => JSON.stringify([hire, pay, steps]))).size).toBe(15)
  for (const { hire, pay, steps } of captains) {
    expect(steps).toBe(hire === 3 ? 2 : 1)
    expect(Object.values(pay).reduce((a, b) => a + b)).toBe(hire === 1 ? 2 : 1)
  }
})

test('[VC-44] [VEX-S37] the promo chest is one more', () => {
  expect(seen(sea(2, { promoChest: true })).stacks.chest).toBe(7)
})

test('every value that no rulebook prints stands on the sheet of facts, in both languages', () => {
  const all = 1 + facts.islands.length + facts.captains.length + 4
  for (const [sheet, word] of [
    [english, 'Lanes between fields of the sea'],
    [german, 'Verbindungen zwischen Seefeldern'],
  ] as const) {
    const rows = sheet()
    const first = rows.findIndex(({ title }) => title === word)
    expect(first).toBeGreaterThan(0)
    expect(rows.slice(first, first + all).every(({ value, origin }) => value !== '' && origin !== '')).toBe(true)
  }
})

test('[VP-95] every captain and every chest is a card with its text in both languages', () => {
  const cards = village.cards.filter(({ deck }) => deck === 'captain' || deck === 'chest')
  expect(cards).toHaveLength(15 + 9)
  const said = (id: string, lang: 'en' | 'de') => toText(cards.find((card) => card.id === id)?.text[lang] ?? [])
  expect(said('captain-1-5', 'en')).toContain('2 stones of any color for each additional step')
  expect(said('captain-3-1', 'de')).toContain('bis zu 2 weitere Schritte')
  expect(said('chest-6', 'de')).toContain('5 Münzen')
})
