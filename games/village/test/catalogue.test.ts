/** The rule catalogue is complete: every rule of the specification has its sentence in both languages. */

import { expect, test } from 'vitest'
import { quick as quickDe } from '../text/quick.de.ts'
import { quick as quickEn } from '../text/quick.en.ts'
import {
  rules as german,
  expansionRules as germanMore,
  expansionSections as germanMoreSections,
  sections as germanSections,
} from '../text/rules.de.ts'
import {
  rules as english,
  expansionRules as englishMore,
  expansionSections as englishMoreSections,
  sections as englishSections,
} from '../text/rules.en.ts'

/** Rules of the base game, the solo game and the promo customers, as the specification numbers them. */
const BASE_RULES_IN_SPECIFICATION = 314

/** Rules of Inn, Port, Marriage and the life goals, with the six solo rules that need Port or Marriage. */
const EXPANSION_RULES_IN_SPECIFICATION = 322

const allEnglish = [...Object.entries(english), ...Object.entries(englishMore)]
const allGerman = [...Object.entries(german), ...Object.entries(germanMore)]
const part = (index: number) => (id: string) => id.split('-')[index]

test('both languages hold the same rules in the same order', () => {
  expect(Object.keys(german)).toEqual(Object.keys(english))
  expect(Object.keys(germanMore)).toEqual(Object.keys(englishMore))
})

test('the catalogue has as many rules as the specification', () => {
  expect(Object.keys(english)).toHaveLength(BASE_RULES_IN_SPECIFICATION)
  expect(Object.keys(englishMore)).toHaveLength(EXPANSION_RULES_IN_SPECIFICATION)
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
  expect(quickDe.map((block) => block.lines.length)).toEqual(quickEn.map((block) => block.lines.length))
  for (const block of [...quickEn, ...quickDe])
    for (const line of [block.title, ...block.lines]) expect(line).not.toBe('')
})
