/** The rule catalogue in the order in which it is read. Pure. */

import { type RuleMark, sectionOf } from '@dorfplatz/kernel'
import type { Book, BookPage, BookText } from '@dorfplatz/ui'
import { finder } from '../parts/search.ts'

export interface RuleLine {
  readonly id: string
  readonly text: string
  readonly mark?: RuleMark
}

/** A section of the catalogue. */
export interface Section {
  readonly key: string
  readonly title: string
  readonly rules: readonly RuleLine[]
}

/** Sections that are read together, with what is said and shown before them. */
export interface ReadChapter {
  readonly key: string
  readonly title: string
  readonly lead?: string
  readonly example?: string
  readonly page?: BookPage
  readonly sections: readonly Section[]
}

/** Rules by their sections, in the order of the catalogue. */
export function chapters(
  rules: { readonly [id: string]: string },
  sections: { readonly [key: string]: string },
  marks: { readonly [id: string]: RuleMark } = {},
): Section[] {
  const found = new Map<string, RuleLine[]>()
  for (const key of Object.keys(sections)) found.set(key, [])
  for (const [id, text] of Object.entries(rules)) {
    const key = sectionOf(id, sections)
    const list = found.get(key) ?? []
    const mark = marks[id]
    list.push(mark === undefined ? { id, text } : { id, text, mark })
    found.set(key, list)
  }
  return [...found]
    .filter(([, list]) => list.length > 0)
    .map(([key, list]) => ({ key, title: sections[key] ?? key, rules: list }))
}

/** The chapters of a game's book; where it has none, each section is one. What no chapter names comes last. */
export function readingOrder(
  sections: readonly Section[],
  reading: { readonly book: Book; readonly text: BookText } | null,
): ReadChapter[] {
  const alone = (section: Section): ReadChapter => ({ key: section.key, title: section.title, sections: [section] })
  if (reading === null) return sections.map(alone)
  const byKey = new Map(sections.map((section) => [section.key, section]))
  const named = new Set(reading.book.chapters.flatMap((chapter) => chapter.sections))
  const read = reading.book.chapters.flatMap((page): ReadChapter[] => {
    const own = page.sections.flatMap((key) => byKey.get(key) ?? [])
    const said = reading.text.chapters[page.id]
    return own.length === 0 || said === undefined ? [] : [{ key: `about-${page.id}`, ...said, page, sections: own }]
  })
  return [...read, ...sections.filter(({ key }) => !named.has(key)).map(alone)]
}

/** Only the rules that have all the words; null in place of words leaves everything. */
export function found(
  all: readonly ReadChapter[],
  query: string,
  markWords: (mark: RuleMark) => string,
): readonly ReadChapter[] {
  const has = finder(query)
  if (has === null) return all
  return all
    .map((chapter) => ({
      ...chapter,
      sections: chapter.sections
        .map((section) => ({
          ...section,
          rules: section.rules.filter(({ id, text, mark }) =>
            has(
              `${id} ${id.replaceAll('-', '')} ${chapter.title} ${section.title} ${text} ${mark === undefined ? '' : markWords(mark)}`,
            ),
          ),
        }))
        .filter(({ rules }) => rules.length > 0),
    }))
    .filter(({ sections }) => sections.length > 0)
}
