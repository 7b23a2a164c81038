/** The log: a move in one line, with its place, its gains and payments summed, and the rest in few words. */

import { type GameEvent, toText } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import type { VillageEvent } from '../rules/events.ts'
import { de } from '../text/de.ts'
import { en } from '../text/en.ts'
import { headOf, joins, lineOf, markOf, priceOf } from '../ui/log.ts'
import { CONNY_MARK } from '../ui/Pieces.tsx'

const said = (events: readonly VillageEvent[], lang: 'en' | 'de' = 'en'): string | null => {
  const line = lineOf(events as readonly GameEvent[], lang, { de, en }[lang])
  return line === null ? null : `${line.title}: ${toText(line.told)}`
}

test('a move names its place once, and what it brings and costs is summed', () => {
  const council: readonly VillageEvent[] = [
    { kind: 'takes', seat: 0, stone: 'brown', space: 'council' },
    { kind: 'paid', seat: 0, with: { green: 2 }, for: 'council' },
    { kind: 'time', seat: 0, n: 1 },
    { kind: 'council', seat: 0, who: 6, generation: 2, step: 1 },
    { kind: 'marker', seat: 0 },
  ]
  expect(said(council)).toBe(
    'Council chamber: +1 brown stone −2 green stones −1 time +1 next-start-player marker, Margaret (2) to step 1',
  )
  expect(said(council, 'de')).toContain('Ratsstube: ')
  const castle: readonly VillageEvent[] = [
    { kind: 'takes', seat: 0, stone: 'plague', space: 'travel' },
    { kind: 'journey', seat: 0, who: 0, generation: 1, from: 'farm', castle: 'castle1' },
    { kind: 'castle', seat: 0, castle: 'castle1', reward: 'points' },
  ]
  expect(said(castle)).toMatch(/^Travel: \+1 plague stone \+3 points, \S+ \(1\) to castle 1$/)
})

test('a stone that is taken and paid at once is told with both', () => {
  const craft: readonly VillageEvent[] = [
    { kind: 'takes', seat: 0, stone: 'pink', space: 'crafts' },
    { kind: 'paid', seat: 0, with: { pink: 1 }, for: 'make' },
    { kind: 'made', seat: 0, good: 'scroll', building: 'scriptorium' },
  ]
  expect(said(craft)).toBe('Crafts: +1 pink stone −1 pink stone +1 scroll')
})

test('a customer is told by what was given and what it brings', () => {
  const sale: readonly VillageEvent[] = [
    { kind: 'paid', seat: 1, with: { green: 1 }, for: 'sale' },
    { kind: 'time', seat: 1, n: 1 },
    { kind: 'serves', seat: 1, tile: 'cust04' },
  ]
  expect(said(sale)).toMatch(/^Market: −1 green stone −1 time −.*scroll.* \+\d points$/)
})

test('what a card or a captain costs is said once', () => {
  const bought: readonly VillageEvent[] = [
    { kind: 'paid', seat: 0, with: { coin: 1 }, for: 'inn' },
    { kind: 'innBuys', seat: 0, cost: { coin: 1 } },
  ]
  expect(said(bought)).toBe(': −1 coin, buys a card unseen')
  expect(said(bought, 'de')).toBe(': −1 Münze, kauft verdeckt eine Karte')
  expect(said([{ kind: 'innBuys', seat: 0, cost: { beer: 2 } }])).toBe(': −2 beers, buys a card unseen')
  const [captain] = en.words.box.captains
  const hired: readonly VillageEvent[] = [
    { kind: 'paid', seat: 0, with: { coin: 1 }, for: 'captain' },
    { kind: 'hires', seat: 0, captain: captain?.id ?? '' },
  ]
  expect(said(hired)).toMatch(/^: −1 coin, hires a captain \(/)
  expect(said(hired, 'de')).toMatch(/^: −1 Münze, heuert einen Kapitän an \(/)
  const before = [{ kind: 'innSlides', seat: 0 }, bought[0] as GameEvent]
  expect(priceOf(before, bought[1] as GameEvent)).toBe(1)
})

test('whoever only passes is not told, nor the quill where somebody dies of it', () => {
  expect(said([{ kind: 'passes', seat: 1 }])).toBeNull()
  const dies: VillageEvent = { kind: 'dies', seat: 0, who: 0, generation: 1, from: 'farm', rest: 'grave' }
  expect(said([{ kind: 'quill', seat: 0 }, dies])).toMatch(/^: \S+ \(1\) dies and goes to the graveyard$/)
  expect(said([{ kind: 'quill', seat: 0 }])).toBe(': passes the quill')
})

test('[V-SOLO-41] what Conny does is one line with her mark', () => {
  const hers: readonly GameEvent[] = [
    { kind: 'die', colour: 'green' },
    { kind: 'connyTakes', conny: true, stone: 'green', space: 'harvest', compartment: 2 },
    { kind: 'fate', quill: false },
  ]
  for (const i of [1, 2]) expect(joins(hers.slice(0, i), hers[i] as GameEvent)).toBe(true)
  expect(joins(hers, hers[1] as GameEvent)).toBe(false)
  expect(joins([{ kind: 'marketCloses', sold: 1, stalls: [], queue: [] }], hers[1] as GameEvent)).toBe(false)
  expect(markOf(hers)).toBe(CONNY_MARK)
  expect(markOf([{ kind: 'majority', seats: [0], conny: false }])).toBeNull()
})

test('rounds and masses have heads', () => {
  const heads = [{ kind: 'round', seat: 0, n: 2 }, { kind: 'mass', seat: 0 }, { kind: 'takes' }].map((event) =>
    headOf(event as GameEvent, 'en', en),
  )
  expect(heads).toEqual(['Round 2', 'Mass', null])
})
