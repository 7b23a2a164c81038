/** The rule catalogue is complete: both languages carry the same rules, chapter by chapter, and none is blank. */
import { describe, expect, test } from 'vitest'
import { agricola } from '../index.ts'
import { de as textDe } from '../text/de.ts'
import { en as textEn } from '../text/en.ts'
import { marks } from '../text/marks.ts'
import { quick as quickDe } from '../text/quick.de.ts'
import { quick as quickEn } from '../text/quick.en.ts'
import { rules as de, sections as sectionsDe } from '../text/rules.de.ts'
import { rules as en, sections as sectionsEn } from '../text/rules.en.ts'
import { facets } from '../ui/facets.ts'
import { RULE_IDS } from './rule-ids.ts'

const chapter = (id: string): string => id.replace(/^(A|AGR)-/, '').replace(/-[A-Z]?\d+$/, '')

describe('rule catalogue', () => {
  test('both languages carry the same ids', () => {
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort())
  })

  test('the catalogue is the specification’s, id by id', () => {
    expect(Object.keys(en).sort()).toEqual([...RULE_IDS].sort())
  })

  test('chapters stand in rulebook order in both languages', () => {
    const order = [...new Set(Object.keys(en).map(chapter))]
    expect(order).toEqual(Object.keys(sectionsEn))
    expect(Object.keys(sectionsDe)).toEqual(Object.keys(sectionsEn))
  })

  test('numbers rise within a chapter', () => {
    for (const name of Object.keys(sectionsEn)) {
      const ids = Object.keys(en).filter((id) => chapter(id) === name)
      if (name !== 'OCCARD') expect(ids).toEqual([...ids].sort())
    }
  })

  test.each([
    ['English', en],
    ['German', de],
  ] as const)('every %s rule is a finished sentence without words about itself', (_, rules) => {
    for (const [id, text] of Object.entries(rules)) {
      expect(text.trim(), id).toBe(text)
      expect(text, id).toMatch(/[.)]$/)
      expect(text, id).not.toMatch(/our reading|auslegung/i)
      expect(text, id).not.toMatch(/\[(seed|public|decision|reconstructed)/)
      // Ranges and negative numbers carry true dashes and minus signs.
      expect(text, id).not.toMatch(/\d-\d| -\d/)
    }
  })

  test('an interpretation is a mark on a rule of the catalogue', () => {
    const known = new Set<string>(Object.keys(en))
    expect(Object.keys(marks).filter((id) => !known.has(id))).toEqual([])
    expect(marks['A-HARVEST-BREED-07']).toBe('interpretation')
    expect(marks['A-OCCARD-D18']).toBe('reconstructed')
    expect(marks['A-WORK-01']).toBeUndefined()
    expect(agricola.text.de.marks).toBe(agricola.text.en.marks)
  })

  test('the quick pages match line by line', () => {
    expect(quickDe.map((part) => part.lines.length)).toEqual(quickEn.map((part) => part.lines.length))
    for (const part of [...quickEn, ...quickDe])
      for (const line of [part.title, ...part.lines]) expect(line).not.toBe('')
  })
})

test('cards are found by deck, players, price and points, in both languages', () => {
  for (const lang of ['de', 'en'] as const) {
    const [deck, players, cost, points] = facets(lang, lang === 'de' ? textDe : textEn)
    expect(deck?.of('11')).toEqual(['E'])
    expect(deck?.of('1')).toEqual([])
    expect(players?.of('11')).toEqual([])
    expect(new Set(agricola.cards.flatMap(({ id }) => players?.of(id)))).toEqual(new Set(['1+', '3+', '4+']))
    expect(cost?.of('1')).toEqual([lang === 'de' ? 'Lehm' : 'clay'])
    expect(points?.of('1')).toEqual([lang === 'de' ? 'aufgedruckt' : 'printed'])
    const values = agricola.cards.flatMap(({ id }) => [cost, points].flatMap((facet) => facet?.of(id) ?? []))
    expect(values.filter((value) => /undefined|^\s*$/.test(value))).toEqual([])
  }
})
