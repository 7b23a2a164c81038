/** Reconstructed facts: corrected in one place, they change rules, texts and the version of the rules. */

import { kernel, type Options, randomFrom, seedFrom } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { BOX, boxAt, editionOf } from '../cards/box.ts'
import { type Corrections, writeCorrections } from '../cards/corrections.ts'
import { tiles } from '../cards/customers.ts'
import { facts } from '../cards/facts.ts'
import { quick } from '../entries/book.en.ts'
import { village } from '../index.ts'
import { people } from '../modules/people.ts'
import { fieldsOfBox, wrongIn } from '../rules/numbers.ts'
import { numbers, version, versionOf as versionWith } from '../rules/version.ts'
import { phrases as de } from '../text/de.ts'
import { phrases as en } from '../text/en.ts'
import { factSheet } from '../text/facts.ts'

const WORDS = { de, en }
const k = kernel(village)
const fact = <T>(value: T) => ({ value, origin: 'rulebook', confidence: 'high' })

/** A table whose host has corrected something. */
const withNumbers = (corrections: Corrections, more: Options = {}): Options => ({
  ...more,
  numbers: writeCorrections(corrections),
})
const laid = (seats: number, corrections: Corrections, more: Options = {}) =>
  k.create({ game: 'village', seats, seed: seedFrom('numbers'), options: withNumbers(corrections, more) })

test('[VP-04] [VP-12] [VP-93] [VM-42] [VM-46] [VG-11] [VG-21] [VI-26] [VC-23] rules of the expansions print what the box says', () => {
  const all = { inn: true, port: true, marriage: true, goals: true }
  const rulesWith = (corrections: Corrections) => {
    const options = withNumbers(corrections, all)
    return [village.text.en.at?.(options).rules ?? {}, village.text.de.at?.(options).rules ?? {}] as const
  }
  const [plain, plainGerman] = rulesWith({})
  expect(plain['VP-04']).toContain('5 for 1, 5 for 2 and 5 for 3 coins')
  expect(plain['VP-12']).toContain('pay 1, 2 or 3 coins')
  expect(plain['VP-93']).toContain('worth 3, 2, 1, 0 and 0 points')
  expect(plain['VM-42']).toContain('orange rank 2, pink rank 3, brown rank 4 and green rank 5')
  expect(plain['VG-21']).toBe('Farmer (silver): 5 bags of grain, 1 ox and 1 plow.')
  expect(plain['VI-26']).toContain('for 1 coin, 1 beer or 2 beer')
  expect(plain['VC-23']).toContain('Inn 1, Port 1, Marriage 2')
  expect(plainGerman['VG-21']).toBe('Bauer (Silber) verlangt 5 Getreidesäcke, 1 Ochsen und 1 Pflug.')
  const [english, german] = rulesWith({
    'captain-1-1/hire': 4,
    'burial/1': 6,
    'dieRank/orange': 1,
    'dieHouse/orange': 'bakery',
    'goalPoints.silver': 4,
    'goalPoints.gold': 9,
    'goal.bauer/grain': 2,
    'goal.bauer/ox': 0,
  })
  expect(english['VP-04']).toContain('4 for 1, 5 for 2, 5 for 3 and 1 for 4 coins')
  expect(english['VP-12']).toContain('pay 1, 2, 3 or 4 coins')
  expect(english['VP-93']).toContain('worth 6, 2, 1, 0 and 0 points')
  expect(english['VM-42']).toContain('orange rank 1')
  expect(english['VM-46']).toContain('orange, green or brown for the bakery, pink for the shop')
  expect(english['VG-11']).toBe('A silver goal is worth 4 points, a gold goal 9.')
  expect(english['VG-21']).toBe('Farmer (silver): 2 bags of grain and 1 plow.')
  expect(german['VM-42']).toContain('Orange Rang 1')
  expect(german['VM-46']).toContain('Orange, Grün oder Braun für die Bäckerei, Rosa für den Dorfladen')
  expect(german['VG-21']).toBe('Bauer (Silber) verlangt 2 Getreidesäcke und 1 Pflug.')
})

test('[V-TIME-02] [V-MASS-08] [V-COUNCIL-04] [V-CRAFT-12] [V-TRAVEL-06] [V-SOLO-26] [V-ROUND-08] rules print what the box says', () => {
  const options = withNumbers({
    track: 14,
    'churchGrain/4': 4,
    'councilTime/2': 3,
    'councilTime/4': 2,
    scriptorium: 5,
    'path.0-2/orange': 1,
    'path.0-2/pink': 1,
    'clockwise/1': 'church',
    'clockwise/4': 'market',
    'setup..5/harvest': 6,
  })
  const [english, german] = [village.text.en.at?.(options).rules ?? {}, village.text.de.at?.(options).rules ?? {}]
  expect(english['V-TIME-02']).toContain('14 spaces')
  expect(english['V-MASS-08']).toContain('1/2/4')
  expect(english['V-COUNCIL-04']).toContain('3/2/2')
  expect(english['V-CRAFT-12']).toContain('training 5')
  expect(english['V-TRAVEL-06']).toContain('castle 2 costs 1 orange and 1 pink stone')
  expect(english['V-SOLO-26']).toMatch(/Church, Travel, Council chamber, Market/)
  expect(english['V-ROUND-08']).toContain('31 with five')
  expect(german['V-MASS-08']).toContain('1/2/4')
  expect(german['V-SOLO-100']).toMatch(/Kirche, Reise, Ratsstube, Markt/)
  expect(village.text.en.rules['V-TIME-02']).toContain(`${facts.trackLength.value} spaces`)
  expect(quick.flatMap(({ lines }) => lines).join()).toContain('Scriptorium, scroll: 2 / 2 / pink')
})

test('[V-ROUND-03] stones per color may differ: each color of the card goes into the bag', () => {
  const m = laid(2, { 'setup..2/orange': 3, 'setup..2/brown': 7, 'setup..2/pink': 9 })
  expect(m.state.supply).toEqual([30, 28, 26, 24, 0])
  expect(village.violations(m)).toEqual([])
})

test('[V-SETUP-15] [V-SETUP-16] the stalls that are open follow their printed numbers of players', () => {
  const stalls = (corrections: Corrections) =>
    [1, 2, 3, 4, 5].map((seats) => laid(seats, corrections).state.stalls.length)
  expect(stalls({})).toEqual([3, 3, 4, 5, 5])
  expect(stalls({ 'stallsFrom/3': 4, 'stallsFrom/4': 4, 'stallsFrom/5': 5 })).toEqual([2, 2, 2, 4, 5])
})

test('a box nobody has corrected is the box of the facts, and its tables keep nothing of it', () => {
  expect(boxAt({})).toBe(BOX)
  expect(boxAt({ numbers: '' })).toBe(BOX)
  expect(BOX.track).toBe(facts.trackLength.value)
  expect(BOX.paths).toEqual(facts.paths.map(({ value }) => value))
  expect(BOX.tiles).toEqual(tiles)
  expect(laid(2, {}).state.more).toEqual({})
  expect(editionOf(BOX)).toBe('')
})

test('corrected numbers are played with: prices, points, maps, chests', () => {
  const m = laid(
    2,
    { 'tile.cust02/points': 9, 'lanes/H-T3': 1, 'captain-1-2/hire': 3, 'chests/1': 7, 'goalPoints.gold': 10 },
    { port: true, goals: true },
  )
  const box = boxAt(m.options)
  expect(box.tiles[1]?.points).toBe(9)
  expect(box.lanes).toContainEqual(['H', 'T3'])
  expect(box.captains.find(({ id }) => id === 'captain-1-2')?.hire).toBe(3)
  expect(box.chests[0]).toEqual({ coin: 7 })
  expect(box.goalPoints.gold).toBe(10)
  expect(village.violations(m)).toEqual([])
  expect(editionOf(box)).toMatch(/^[0-9a-f]{6}$/)
})

test('every field takes the least, the greatest and every word it allows, and the game goes on', () => {
  const all = { inn: true, port: true, marriage: true, goals: true, promos: true }
  const end = (pick: 'min' | 'max'): Corrections =>
    Object.fromEntries(
      [...fieldsOfBox()].flatMap(([field, kind]) => ('values' in kind ? [] : [[field, kind[pick]] as const])),
    )
  // Rows that hold together only as a whole stay as they are.
  const apart = /^(clockwise|fate|dieRank|stallsFrom|lanes|path|setup)/
  const kept = (corrections: Corrections): Corrections =>
    Object.fromEntries(
      Object.entries(corrections).filter(
        ([field, n]) => !apart.test(field) && !(n === 0 && /^(tile|goal|captain)/.test(field)),
      ),
    )
  for (const pick of ['min', 'max'] as const) {
    const corrections = kept(end(pick))
    expect(wrongIn(corrections)).toBeNull()
    for (const seats of [1, 3]) {
      const m = laid(seats, corrections, all)
      const random = randomFrom(pick)
      for (let n = 0; n < 600 && k.playRandomly(m, random); n++)
        if (n % 50 === 0) expect(village.violations(m)).toEqual([])
      expect(village.violations(m)).toEqual([])
    }
  }
})

test('[V-SETUP-22] a table with numbers that cannot be is refused, and says why', () => {
  const refusal = (numbers: string) =>
    k.checkSetup({ game: 'village', seats: 2, seed: seedFrom('x'), options: { numbers } })
  expect(refusal('nonsense')?.args).toMatchObject({ wrong: 'text' })
  expect(refusal('[1]')?.args).toMatchObject({ wrong: 'text' })
  const wrong = (corrections: Corrections) => refusal(writeCorrections(corrections))?.args?.wrong
  expect(wrong({ nothing: 1 })).toBe('unknown')
  expect(wrong({ track: 99 })).toBe('range')
  expect(wrong({ track: 8.5 })).toBe('range')
  expect(wrong({ 'castle.3/reward': 'gold' })).toBe('range')
  expect(wrong({ 'clockwise/1': 'church' })).toBe('same')
  expect(wrong({ 'fate/1': 3 })).toBe('same')
  expect(wrong({ 'island.I3/stack': 'cocoa' })).toBe('stack')
  expect(wrong({ 'lanes/T5-I4': 0, 'lanes/T4-I4': 0 })).toBe('unreachable')
  expect(wrong({ 'path.3-6/orange': 0, 'path.3-6/pink': 0, 'path.1-3/brown': 0, 'path.1-3/orange': 0 })).toBe(
    'unreachable',
  )
  expect(wrong({ 'tile.cust02/grain': 0 })).toBe('empty')
  expect(wrong({ 'setup..2/harvest': 12, 'setup..2/crafts': 12 })).toBe('stones')
  // As many stones as can be thrown in, and one more; none at all.
  expect(wrong({ 'setup..2/harvest': 11 })).toBeUndefined()
  expect(wrong({ 'setup..2/harvest': 12 })).toBe('stones')
  const bare = ['harvest', 'family', 'crafts', 'travel', 'council', 'church'].map((space) => [`setup..2/${space}`, 0])
  expect(wrong(Object.fromEntries(bare))).toBeUndefined()
  expect(wrong({ ...Object.fromEntries(bare), 'setup..2/market': 0 })).toBe('stones')
  expect(wrong({ 'dieRank/orange': 3 })).toBe('same')
  expect(wrong({ 'captain-1-1/orange': 0 })).toBeUndefined()
  expect(wrong({ 'captain-1-1/orange': 0, 'captain-1-1/pink': 0 })).toBe('empty')
  expect(wrong({ 'goal.aristokratin/coin': 0 })).toBe('empty')
  // A tile is found empty whatever else was corrected; the one that never asks for anything stays.
  expect(wrong({ 'tile.cust02/grain': 0, track: 9 })).toBe('empty')
  expect(wrong({ 'tile.promo01/points': 3 })).toBeUndefined()
  expect(wrong({ 'stallsFrom/1': 3 })).toBe('stall')
  expect(wrong({ 'path.0-1/brown': 3 })).toBe('unknown')
  for (const lang of ['en', 'de'] as const) {
    const no = refusal(writeCorrections({ track: 99 }))
    expect(no === null ? '' : village.text[lang].refusal(no).join('')).toMatch(/\.$/)
  }
})

test('changed facts, customers, persons or setup cards give another version of the rules; origin and confidence do not', () => {
  const versionOf = (given: object, customers: typeof tiles) => versionWith(given, customers, people)
  expect(village.version).toBe(version)
  const changed = [
    versionOf({ ...numbers, trackLength: fact(9) }, tiles),
    versionOf({ ...numbers, paths: facts.paths.slice(1) }, tiles),
    versionOf(numbers, tiles.slice(1)),
    versionOf({ ...numbers, port: { ...numbers.port, burial: fact([5, 4, 3]) } }, tiles),
    versionOf(
      numbers,
      tiles.map((tile) => ({ ...tile, points: tile.points + 1 })),
    ),
    versionOf({ ...numbers, expansionCards: { ...numbers.expansionCards, inn: {} } }, tiles),
    ...people.map((dear) =>
      versionWith(
        numbers,
        tiles,
        people.map((person) => (person === dear ? { ...person, cost: { beer: 3 } } : person)),
      ),
    ),
    versionWith(
      numbers,
      tiles,
      people.map((person) => (person.id === 'chronist' ? { ...person, score: { per: 'grain', points: 9 } } : person)),
    ),
  ]
  expect(people).toHaveLength(37)
  expect(new Set([version, ...changed]).size).toBe(changed.length + 1)
  expect(versionOf({ ...numbers, trackLength: fact(facts.trackLength.value) }, tiles)).toBe(version)
})

test('the sheet of facts speaks its language: no ids of ours in it', () => {
  for (const lang of ['en', 'de'] as const) {
    const words = factSheet(WORDS[lang]).flatMap(({ title, value }) => [title, value])
    for (const line of words) expect(line).not.toMatch(/cust\d|promo0|\b[a-z]+[A-Z]/)
  }
  const german = factSheet(WORDS.de)
    .flatMap(({ title, value }) => [title, value])
    .join('\n')
  expect(german).toContain('Wirtshaus')
  expect(german).not.toMatch(/\b(inn|marriage|smuggler|market|orange|pink)\b/)
})
