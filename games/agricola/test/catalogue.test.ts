/** The rule catalogue is complete: both languages carry the same rules, chapter by chapter, and none is blank. */
import { describe, expect, test } from 'vitest'
import { quick as quickDe } from '../text/quick.de.ts'
import { quick as quickEn } from '../text/quick.en.ts'
import { later as laterDe } from '../text/rules/later.de.ts'
import { later as laterEn } from '../text/rules/later.en.ts'
import { rules as de, sections as sectionsDe } from '../text/rules.de.ts'
import { rules as en, sections as sectionsEn } from '../text/rules.en.ts'

/** How many rules the specification has in each chapter, in its order. */
const COUNTS = {
  TERM: 18,
  SETUP: 11,
  ROUND: 10,
  WORK: 52,
  HOME: 4,
  HARVEST: 2,
  'HARVEST-FIELD': 3,
  'HARVEST-FEED': 9,
  'HARVEST-BREED': 7,
  'HARVEST-TIME': 4,
  BUILD: 6,
  RENOVATE: 5,
  FAMILY: 8,
  PLOW: 5,
  SOW: 6,
  BAKE: 10,
  FENCE: 14,
  STABLE: 6,
  ANIMAL: 13,
  OCC: 7,
  MINOR: 8,
  MAJOR: 18,
  CARDS: 25,
  SCORE: 18,
  SOLO: 16,
  FAMILYGAME: 13,
  VARIANT: 5,
  DRAFT: 4,
  OCCARD: 44,
  MIN: 24,
} satisfies Record<keyof typeof sectionsEn, number>

const chapter = (id: string): string => id.replace(/^(A|AGR)-/, '').replace(/-[A-Z]?\d+$/, '')

describe('rule catalogue', () => {
  test('both languages carry the same ids', () => {
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort())
    expect(Object.keys(laterDe)).toEqual(Object.keys(laterEn))
  })

  test('each chapter has as many rules as the specification', () => {
    const found: Record<string, number> = {}
    for (const id of Object.keys(en)) found[chapter(id)] = (found[chapter(id)] ?? 0) + 1
    expect(found).toEqual(COUNTS)
    // The specification has 399; what speaks only of decks still to come waits beside the rulebook.
    expect(Object.keys(en)).toHaveLength(375)
    expect(Object.keys(laterEn)).toHaveLength(24)
    expect(Object.keys(laterEn).filter((id) => id in en)).toEqual([])
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
    ['English', en, 'Our reading', '(Auslegung'],
    ['German', de, 'Auslegung', '(Our reading'],
  ] as const)('every %s rule is a finished sentence in its own language', (_, rules, own, other) => {
    for (const [id, text] of Object.entries(rules)) {
      expect(text.trim(), id).toBe(text)
      expect(text, id).toMatch(/[.)]$/)
      expect(text, id).not.toContain(other)
      expect(text, id).not.toMatch(/\[(seed|public|decision|reconstructed)/)
      if (text.includes('(Our reading') || text.includes('(Auslegung')) expect(text, id).toMatch(`(${own}`)
    }
  })

  test('a reading of ours is marked in both languages or in neither', () => {
    for (const id of Object.keys(en) as (keyof typeof en)[])
      expect(de[id].includes('(Auslegung'), id).toBe(en[id].includes('(Our reading'))
  })

  test('the quick pages match line by line', () => {
    expect(quickDe.map((part) => part.lines.length)).toEqual(quickEn.map((part) => part.lines.length))
    for (const part of [...quickEn, ...quickDe])
      for (const line of [part.title, ...part.lines]) expect(line).not.toBe('')
  })
})
