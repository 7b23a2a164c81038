/** Every game's book is whole: all rules in its chapters, all pages said in both languages, all pictures drawn from tables that exist. */

import { type Frame, kernel, type View } from '@dorfplatz/kernel'
import { describe, expect, test } from 'vitest'
import { featured, shelf } from '../app/games.ts'
import { loadRules } from '../app/rules.ts'
import { loadBook, viewOf } from '../learn/book/book.ts'
import { loadTerms } from '../learn/book/terms.ts'
import { entriesOf } from '../learn/book/useEntries.ts'
import { loadGuided } from '../learn/guided.ts'
import { spoken } from '../learn/speech.ts'
import { isDrawn } from '../parts/Words.tsx'
import { chapters, found, readingOrder } from '../rulebook/chapters.ts'

const LANGS = ['de', 'en'] as const

const readingOf = async (id: (typeof featured)[number]['id'], lang: 'de' | 'en') => {
  const reading = await loadBook(id, lang)
  if (reading === null) throw new Error(`${id} has no book`)
  return reading
}

describe.each(featured.map(({ id }) => id))('%s', (id) => {
  test('every section of the catalogue stands in one chapter, and every chapter has rules', async () => {
    const { book, text } = await readingOf(id, 'en')
    const words = await shelf[id].book('en', null)
    const named = book.chapters.flatMap(({ sections }) => sections)
    expect(named.toSorted()).toEqual(Object.keys(words.sections).toSorted())
    const read = readingOrder(chapters(words.rules, words.sections), { book, text })
    expect(read.map(({ key }) => key)).toEqual(book.chapters.map((chapter) => `about-${chapter.id}`))
    const ids = read.flatMap(({ sections }) => sections.flatMap(({ rules }) => rules.map((rule) => rule.id)))
    expect(ids.toSorted()).toEqual(Object.keys(words.rules).toSorted())
  })

  test.each(LANGS)('every page and chapter is said (%s), with woodcuts that are drawn', async (lang) => {
    const { book, text } = await readingOf(id, lang)
    expect(Object.keys(text.pages)).toEqual(book.pages.map((page) => page.id))
    expect(Object.keys(text.chapters)).toEqual(book.chapters.map((chapter) => chapter.id))
    for (const { say } of Object.values(text.pages)) {
      for (const part of say.flatMap(spoken)) {
        if (typeof part === 'object' && 'icon' in part) expect(isDrawn(part.icon), part.icon).toBe(true)
      }
    }
    for (const { icons = [] } of book.pages) expect(icons.filter((icon) => !isDrawn(icon))).toEqual([])
  })

  test.each(LANGS)('everything that a table explains has a line in the glossary (%s)', async (lang) => {
    const explaining = await shelf[id].explaining()
    if (explaining === null) throw new Error(`${id} explains nothing`)
    const terms = await loadTerms(id, lang)
    expect(Object.keys(terms).toSorted()).toEqual([...new Set(explaining.terms)].toSorted())
    const entries = entriesOf(
      { explaining, terms, text: (await shelf[id].load(lang)).text, rules: (await shelf[id].book(lang, null)).rules },
      lang,
    )
    expect(entries.filter(({ title, line }) => title === '' || line === '')).toEqual([])
    expect(entries.length).toBe(new Set(explaining.terms).size)
  })

  test('three minutes are enough to read it aloud', async () => {
    for (const lang of LANGS) {
      const { text } = await readingOf(id, lang)
      const words = Object.values(text.pages).flatMap(({ title, say }) => [title, ...say].join(' ').split(/\s+/))
      expect(words.length, lang).toBeLessThan(3 * 130)
    }
  })

  test('every picture shows a table of the guided game, every card is one of the game', async () => {
    const { book } = await readingOf(id, 'de')
    const guided = await loadGuided(id, 'de')
    if (guided === null) throw new Error('not guided')
    const k = kernel<unknown, Frame, View['table']>(await loadRules(id))
    const { cards } = await shelf[id].load('de')
    const known = new Set(cards.map((card) => card.id))
    for (const { picture, cards: shown = [] } of [...book.pages, ...book.chapters]) {
      if (picture !== undefined) expect(viewOf(k, guided.game, picture).seats).toBeGreaterThan(0)
      expect(shown.filter((card) => !known.has(card))).toEqual([])
    }
  })
})

const RULES = { 'X-ONE-01': 'Build fences.', 'X-TWO-01': 'Feed people.', 'X-TWO-02': 'Fences again.' }
const SECTIONS = { ONE: 'Building', TWO: 'Eating' }

test('a search leaves the chapters that have something, and in them only that', () => {
  const all = readingOrder(chapters(RULES, SECTIONS), null)
  const ids = (query: string) =>
    found(all, query, () => '').map(({ key, sections }) => [
      key,
      sections.flatMap(({ rules }) => rules.map((r) => r.id)),
    ])
  expect(ids('fences')).toEqual([
    ['ONE', ['X-ONE-01']],
    ['TWO', ['X-TWO-02']],
  ])
  expect(ids('eating people')).toEqual([['TWO', ['X-TWO-01']]])
  expect(found(all, ' ', () => '')).toBe(all)
})

test('a section that no chapter names is read at the end', () => {
  const book = { pages: [], chapters: [{ id: 'food', sections: ['TWO'] }] }
  const text = { pages: {}, chapters: { food: { title: 'Food', lead: 'People eat.' } } }
  const read = readingOrder(chapters(RULES, SECTIONS), { book, text })
  expect(read.map(({ title }) => title)).toEqual(['Food', 'Building'])
})
