/** The rule catalogue is complete: every rule of the specification has its sentence in both languages. */

import { expect, test } from 'vitest'
import { CARDS } from '../cards/index.ts'
import { quick as quickDe } from '../text/quick.de.ts'
import { quick as quickEn } from '../text/quick.en.ts'
import { rules as german, sections as germanSections } from '../text/rules.de.ts'
import { rules as english, sections as englishSections } from '../text/rules.en.ts'
import { facets } from '../ui/facets.ts'
import { SPECIFIED } from './specified.ts'

const middle = (id: string) => id.split('-')[1]

test('both languages hold the same rules in the same order', () => {
  expect(Object.keys(german)).toEqual(Object.keys(english))
})

test('the catalogue holds the rules of the specification, each of them and no other', () => {
  expect(Object.keys(english).sort()).toEqual([...SPECIFIED].sort())
})

test('every rule id has the form H-SECTION-number', () => {
  for (const id of Object.keys(english)) expect(id).toMatch(/^H-[A-Z]+\d*-\d{2,3}$/)
})

test('no rule is empty, and every sentence ends like one', () => {
  for (const [id, sentence] of [...Object.entries(english), ...Object.entries(german)])
    expect(sentence, id).toMatch(/^\S.*[.)]$/)
})

test('the sections are those of the ids, in the order of the rules', () => {
  const used = [...new Set(Object.keys(english).map(middle))]
  expect(Object.keys(englishSections)).toEqual(used)
  expect(Object.keys(germanSections)).toEqual(used)
})

test('typographic quotation marks only: “” in English, „“ in German', () => {
  for (const [id, sentence] of Object.entries(english)) expect(sentence, id).not.toMatch(/["'„]/)
  for (const [id, sentence] of Object.entries(german)) expect(sentence, id).not.toMatch(/["'”]/)
})

test('the quick reference has the same shape in both languages and no empty line', () => {
  expect(quickDe.map((part) => part.lines.length)).toEqual(quickEn.map((part) => part.lines.length))
  for (const part of [...quickEn, ...quickDe]) for (const line of [part.title, ...part.lines]) expect(line).not.toBe('')
})

test('cards are found by what they ask for, what they bring, and when they are played, in both languages', () => {
  const [asks, brings, when] = facets('de')
  expect(asks?.of('001')).toEqual(['Schafe'])
  expect(brings?.of('009')).toEqual(['Schmuck', 'Karte: Bonus'])
  expect(brings?.of('920')).toContain('Punkte')
  expect(when?.of('020')).toEqual(['nur im Augenblick danach'])
  for (const lang of ['de', 'en'] as const) {
    const values = CARDS.flatMap((card) =>
      card === undefined ? [] : facets(lang).flatMap(({ of }) => of(String(card.id).padStart(3, '0'))),
    )
    expect(values.filter((value) => /undefined|^\s*$/.test(value))).toEqual([])
    expect(new Set(values).size).toBeGreaterThan(20)
  }
})
