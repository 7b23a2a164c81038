/** The rule catalogue is complete: every rule of the specification has its sentence in both languages. */

import { expect, test } from 'vitest'
import { BOX } from '../cards/box.ts'
import { text as textDe } from '../entries/de.ts'
import { text as textEn } from '../entries/en.ts'
import { village } from '../index.ts'
import { phrases as de } from '../text/de.ts'
import { phrases as en } from '../text/en.ts'
import { quick as quickDe } from '../text/quick.de.ts'
import { quick as quickEn } from '../text/quick.en.ts'
import { marks } from '../text/rules/marks.ts'
import {
  rules as germanIn,
  expansionRules as germanMoreIn,
  expansionSections as germanMoreSections,
  sections as germanSections,
} from '../text/rules.de.ts'
import {
  rules as englishIn,
  expansionRules as englishMoreIn,
  expansionSections as englishMoreSections,
  sections as englishSections,
} from '../text/rules.en.ts'
import { facets } from '../ui/facets.ts'

const [english, german] = [englishIn(BOX), germanIn(BOX)]
const [englishMore, germanMore] = [englishMoreIn(en), germanMoreIn(de)]

/** The rules of the specification: the numbers of each section of the base game, of each expansion, of each person card. */
const BASE = {
  SETUP: '1-8 10-27',
  ROUND: '1-22',
  TIME: '1-6',
  HARVEST: '1-8',
  FAMILY: '1-8',
  CRAFT: '1-16',
  MARKET: '1-21',
  COUNCIL: '1-15',
  TRAVEL: '1-15',
  CHURCH: '1-5',
  WELL: '1-7',
  MASS: '1-17',
  DEATH: '1-10',
  CHRON: '1-7',
  END: '1-17',
  COIN: '1-6',
  SCORE: '1-13',
  SOLO: '1-13 20-35 40-47 50-54 60-75 80-84 90-101',
  PROMO: '1-14',
  INV: '1-12',
}
/** Solo rules that only matter with Port or Marriage stand with the expansions. */
const SOLO_WITH_EXPANSIONS = ['V-SOLO-93', 'V-SOLO-94', 'V-SOLO-95', 'V-SOLO-96', 'V-SOLO-98', 'V-SOLO-99']
const EXPANSIONS = {
  VI: '1-7 10-15 20-33 40-50',
  VP: '1-16 20-28 30-43 50-58 60-67 70-76 80-88 90-93 95-96',
  VM: '1-11 20-25 30-38 40-62 70-77 80-85',
  VC: '1-5 10-16 20-25 30-44 50-63',
  VG: '1-14 20-28 30-41',
}
const PERSONS = {
  1: 'Baeuerin Gelehrter Nonne Reisender Taschendiebin Zunftmeister Bote Edeldame Knecht Schmiedin Schreiber Viehzuechter Wagenbauer Any Mueller Zoellner Fragnerin Tausendsassa',
  2: 'Buergermeister Chronist Graf Gutsverwalter Medikus Abt Kraeuterweib Ratsherr VerlorenerSohn Pater Admiral Kartograph Quartiermeister Steuermann Base',
  3: 'Altwarenhaendlerin Barde Greis Marktschreier',
  5: 'Gaukler',
}

/** '1-3 7' is 01, 02, 03, 07. */
function numbers(ranges: string): string[] {
  return ranges.split(' ').flatMap((range) => {
    const [from = 0, to = from] = range.split('-').map(Number)
    return Array.from({ length: to - from + 1 }, (_, i) => String(from + i).padStart(2, '0'))
  })
}

const allEnglish = [...Object.entries(english), ...Object.entries(englishMore)]
const allGerman = [...Object.entries(german), ...Object.entries(germanMore)]
const part = (index: number) => (id: string) => id.split('-')[index]

test('both languages hold the same rules in the same order', () => {
  expect(Object.keys(german)).toEqual(Object.keys(english))
  expect(Object.keys(germanMore)).toEqual(Object.keys(englishMore))
})

test('the catalogue holds exactly the rules of the specification', () => {
  const base = Object.entries(BASE).flatMap(([section, ranges]) => numbers(ranges).map((n) => `V-${section}-${n}`))
  expect(Object.keys(english).sort()).toEqual(base.filter((id) => !SOLO_WITH_EXPANSIONS.includes(id)).sort())
  const persons = Object.entries(PERSONS).flatMap(([last, names]) =>
    names.split(' ').flatMap((name) => Array.from({ length: +last }, (_, i) => `VX-${name}-${i + 1}`)),
  )
  const more = Object.entries(EXPANSIONS).flatMap(([part, ranges]) => numbers(ranges).map((n) => `${part}-${n}`))
  expect(Object.keys(englishMore).sort()).toEqual([...more, ...persons, ...SOLO_WITH_EXPANSIONS].sort())
})

test('an interpretation is a mark on its rule, not a sentence, and every marked rule exists', () => {
  const known = new Set([...Object.keys(english), ...Object.keys(englishMore)])
  expect(Object.keys(marks).filter((id) => !known.has(id))).toEqual([])
  for (const [id, sentence] of [...allEnglish, ...allGerman])
    expect(sentence, id).not.toMatch(/our reading|reconstructed|Auslegung|rekonstruiert/i)
  expect(village.text.en.marks?.['V-MASS-15']).toBe('interpretation')
  expect(village.text.de.marks?.['V-MASS-08']).toBe('reconstructed')
})

test('rule ids have the form V-SECTION-number, those of expansions V-letter-number or VX-Person-number', () => {
  for (const id of Object.keys(english)) expect(id).toMatch(/^V-[A-Z]+-\d{2,3}$/)
  for (const id of Object.keys(englishMore)) expect(id).toMatch(/^(V[IPMCG]-\d{2}|VX-[A-Z][A-Za-z]+-\d|V-SOLO-9\d)$/)
})

test('no rule is empty, and every sentence ends like one', () => {
  for (const [id, sentence] of [...allEnglish, ...allGerman]) expect(sentence, id).toMatch(/^\S.*[.)]$/)
})

test('the sections are those of the ids, in the order of the rules', () => {
  const used = [...new Set(Object.keys(english).map(part(1)))]
  expect(Object.keys(englishSections)).toEqual(used)
  expect(Object.keys(germanSections)).toEqual(used)
  const usedMore = [...new Set(Object.keys(englishMore).map(part(0)))]
  expect(Object.keys(englishMoreSections)).toEqual(usedMore)
  expect(Object.keys(germanMoreSections)).toEqual(usedMore)
})

test('typographic quotation marks only: “” in English, „“ in German', () => {
  for (const [id, sentence] of allEnglish) expect(sentence, id).not.toMatch(/["'„]/)
  for (const [id, sentence] of allGerman) expect(sentence, id).not.toMatch(/["'”]/)
})

test('the quick reference has the same shape in both languages and no empty line', () => {
  expect(quickDe(BOX).map((block) => block.lines.length)).toEqual(quickEn(BOX).map((block) => block.lines.length))
  for (const block of [...quickEn(BOX), ...quickDe(BOX)])
    for (const line of [block.title, ...block.lines]) expect(line).not.toBe('')
})

test('cards are found by what customers want and what persons and captains cost, in both languages', () => {
  for (const lang of ['de', 'en'] as const) {
    const [wants, costs] = facets(lang, lang === 'de' ? textDe : textEn)
    expect(wants?.of('cust11')).toEqual(lang === 'de' ? ['Pferde', 'Pflüge'] : ['horses', 'plows'])
    expect(costs?.of('cust11')).toEqual([])
    const paid = new Set(village.cards.flatMap(({ id }) => costs?.of(id)))
    expect(paid).toEqual(new Set(lang === 'de' ? ['Münzen', 'Bier'] : ['coins', 'beers']))
  }
})
