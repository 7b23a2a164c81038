/** Games put together from their entries where Node runs: command line, server, benches. Pages fetch theirs piece by piece. */

import {
  type BotKnowledge,
  type CardEntry,
  type Course,
  type DailyMode,
  type Game,
  type GameText,
  type Lang,
  type RuleBook,
  type Rules,
  withBook,
} from '@dorfplatz/kernel'
import type { GameId } from './catalogue.ts'

/** A heading of a game's quick reference, and what stands below it. */
export interface QuickSection {
  readonly title: string
  readonly lines: readonly string[]
}

/** A value of the box that no rulebook prints. */
export interface FactRow {
  readonly title: string
  readonly value: string
  readonly origin: string
  readonly confidence: string
  readonly note: string | null
}

interface TextEntry {
  readonly text: GameText
}

interface BookEntry {
  readonly book: RuleBook
  readonly quick: readonly QuickSection[]
  sheet(): readonly FactRow[]
}

/** State, frames and choices of a game are its own affair: whoever loads it by name only hands them back to it. */
interface Entries {
  readonly rules: { readonly rules: Rules; readonly courses: readonly Course[] }
  readonly bot: { readonly bot: BotKnowledge<unknown> }
  readonly cards: { readonly cards: readonly CardEntry[] }
  readonly daily: { readonly daily: readonly DailyMode[] }
  readonly 'text/de': TextEntry
  readonly 'text/en': TextEntry
  readonly 'book/de': BookEntry
  readonly 'book/en': BookEntry
}

const entry = async <E extends keyof Entries>(id: GameId, name: E): Promise<Entries[E]> =>
  import(`@dorfplatz/${id}/${name}`)

export async function loadGame(id: GameId): Promise<Game> {
  const [{ rules }, { bot }, { cards }, { daily }, en, de, bookEn, bookDe] = await Promise.all([
    entry(id, 'rules'),
    entry(id, 'bot'),
    entry(id, 'cards'),
    entry(id, 'daily'),
    entry(id, 'text/en'),
    entry(id, 'text/de'),
    entry(id, 'book/en'),
    entry(id, 'book/de'),
  ])
  await bot.prepare?.(Math.max(...rules.seats))
  return {
    ...rules,
    bot,
    cards,
    daily,
    text: { en: withBook(en.text, bookEn.book), de: withBook(de.text, bookDe.book) },
  }
}

export async function loadQuick(id: GameId, lang: Lang): Promise<readonly QuickSection[]> {
  return (await entry(id, `book/${lang}`)).quick
}

export async function loadFacts(id: GameId, lang: Lang): Promise<readonly FactRow[]> {
  return (await entry(id, `book/${lang}`)).sheet()
}

/** The tables of a game that benches play. */
export async function loadCourses(id: GameId): Promise<readonly Course[]> {
  return (await entry(id, 'rules')).courses
}
