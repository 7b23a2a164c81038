/** The games on offer: what the start page knows of each, and how the rest is fetched when a page wants it. */

import { GAMES, type GameId } from '@dorfplatz/games'
import type {
  CardEntry,
  GameEvent,
  GameText,
  Lang,
  Options,
  RuleBook,
  RuleId,
  Rules,
  Sentence,
} from '@dorfplatz/kernel'
import type { Composition, Ending, Explaining, GameFace, GameUi, PageCard } from '@dorfplatz/ui'
import { loadRules } from './rules.ts'

export type { GameId } from '@dorfplatz/games'

/** A game as a page shows it: its cards, and its sentences in one language. What plays it is behind the link. */
export interface PageGame {
  readonly id: GameId
  readonly cards: readonly PageCard[]
  readonly text: GameText
  /** The rule that an event follows from. */
  readonly cites?: (event: GameEvent) => RuleId | null
  /** Parts of the box that a reader may leave out, by their options. */
  readonly parts?: readonly string[]
  /** What a table with these options says and shows. */
  readonly at?: (options: Options) => Pick<PageGame, 'text' | 'cards'>
}

/** The game as a table with these options has it; the same value for the same options. */
export const gameAt: (game: PageGame, options: Options) => PageGame = (() => {
  const known = new WeakMap<PageGame, Map<string, PageGame>>()
  return (game, options) => {
    if (game.at === undefined) return game
    const tables = known.get(game) ?? new Map<string, PageGame>()
    known.set(game, tables)
    const key = JSON.stringify(options)
    const found = tables.get(key) ?? { ...game, ...game.at(options) }
    tables.set(key, found)
    return found
  }
})()

/** The same with its rules, for pages that lay tables. */
export interface WholeGame extends PageGame {
  readonly rules: Rules
}

/** One page of a game's summary card, as its package exports it. */
export interface QuickSection {
  readonly title: string
  readonly lines: readonly (string | Sentence)[]
}

/** A reconstructed fact: a value that no rulebook prints, where it comes from, how sure it is. */
export interface FactRow {
  readonly title: string
  readonly value: string
  readonly origin: string
  readonly confidence: string
  readonly note: string | null
}

/** What may be corrected in a row of the box: a number within bounds, or one of several words. */
export interface NumberField {
  readonly id: string
  readonly label: string
  readonly standard: number | string
  readonly range: readonly [min: number, max: number] | null
  readonly values: readonly { readonly value: string; readonly label: string }[]
}

export interface NumberRow extends FactRow {
  readonly id: string
  readonly group: string
  readonly where: string
  readonly fields: readonly NumberField[]
}

export type Corrections = { readonly [field: string]: number | string }

/** The numbers of a box with what its owner has corrected. */
export interface NumbersPage {
  rows(corrections: Corrections): readonly NumberRow[]
  problem(corrections: Corrections): { readonly row: string; readonly says: string } | null
  read(text: string): Corrections | null
  write(corrections: Corrections): string
}

interface TextEntry {
  readonly text: GameText
  readonly cites?: (event: GameEvent) => RuleId | null
  /** The cards in this language; games without it bring them in all languages. */
  readonly cards?: readonly PageCard[]
  readonly parts?: readonly string[]
  /** The same for a table with these options: its numbers, and only what it uses. */
  at?(options: Options): Pick<TextEntry, 'text' | 'cards'>
}

/** What there is to read: a table is played without it. */
interface BookEntry {
  readonly book: RuleBook
  readonly quick: readonly QuickSection[]
  sheet(): readonly FactRow[]
  /** Where its numbers may be corrected. */
  numbers?(): NumbersPage
  /** The same for a table with these options: its numbers, and only what it uses. */
  at?(options: Options): Pick<BookEntry, 'quick' | 'sheet'>
}

export interface Shelf extends GameFace {
  readonly id: GameId
  load(lang: Lang): Promise<PageGame>
  loadWhole(lang: Lang): Promise<WholeGame>
  /** The rulebook; of a table with these options, where there are any. */
  book(lang: Lang, at: Options | null): Promise<RuleBook>
  /** The summary card; of a table with these options, where there are any. */
  quick(lang: Lang, at: Options | null): Promise<readonly QuickSection[]>
  /** Reconstructed facts, where the game has any. */
  facts(lang: Lang, at: Options | null): Promise<readonly FactRow[]>
  /** Its numbers and their corrections, where there are any. */
  numbers(lang: Lang): Promise<NumbersPage | null>
  /** What its cards' pictures are made of, where it has any. */
  pictures(): Promise<ReadonlyMap<string, Composition>>
  /** The winner's farm or village, drawn when a game is over, where it has one. */
  readonly ending: (() => Promise<Ending>) | null
  /** What its spaces, icons and numbers are; fetched when somebody asks first. */
  explaining(): Promise<Explaining | null>
  /** Its drawn boards, where there are any; the generic table serves otherwise. */
  ui(): Promise<GameUi | null>
}

// The entries of all game packages: every file is fetched by itself, and only when somebody wants it.
const faces = import.meta.glob<{ face: GameFace }>('../../{games,examples}/*/entries/face.ts', { eager: true })
const cards = import.meta.glob<{ cards: readonly CardEntry[] }>('../../{games,examples}/*/entries/cards.ts')
const texts = import.meta.glob<TextEntry>('../../{games,examples}/*/entries/{de,en}.ts')
const books = import.meta.glob<BookEntry>('../../{games,examples}/*/entries/book.{de,en}.ts')
const pictures = import.meta.glob<{ pictures: ReadonlyMap<string, Composition> }>(
  '../../{games,examples}/*/entries/pictures.ts',
)
const endings = import.meta.glob<{ ending: Ending }>('../../{games,examples}/*/entries/ending.ts')
const explained = import.meta.glob<{ explaining: Explaining }>('../../{games,examples}/*/entries/explain.ts')
const drawings = import.meta.glob<{ ui: GameUi }>('../../{games,examples}/*/ui/index.tsx')

/** What lies at the end of a game's path. */
function entryOf<T>(entries: { readonly [path: string]: T }, id: GameId, file: string): T | undefined {
  return Object.entries(entries).find(([path]) => path.endsWith(`/${id}/${file}`))?.[1]
}

function needed<T>(entries: { readonly [path: string]: T }, id: GameId, file: string): T {
  const found = entryOf(entries, id, file)
  if (found === undefined) throw new Error(`game '${id}' has no ${file}`)
  return found
}

const textOf = (id: GameId, lang: Lang): Promise<TextEntry> => needed(texts, id, `entries/${lang}.ts`)()

const bookOf = (id: GameId, lang: Lang): Promise<BookEntry> => needed(books, id, `entries/book.${lang}.ts`)()

async function bookAt(id: GameId, lang: Lang, options: Options | null): Promise<Pick<BookEntry, 'quick' | 'sheet'>> {
  const entry = await bookOf(id, lang)
  return options === null ? entry : (entry.at?.(options) ?? entry)
}

async function cardsIn(id: GameId, lang: Lang): Promise<readonly PageCard[]> {
  const entry = await needed(cards, id, 'entries/cards.ts')()
  return entry.cards.map((card) => ({ ...card, text: card.text[lang] }))
}

async function pageGame(id: GameId, lang: Lang): Promise<PageGame> {
  const { text, cites, parts, at, ...entry } = await textOf(id, lang)
  const cards = entry.cards ?? (await cardsIn(id, lang))
  return {
    id,
    cards,
    text,
    ...(cites === undefined ? {} : { cites }),
    ...(parts === undefined ? {} : { parts }),
    ...(at === undefined
      ? {}
      : {
          at: (options: Options) => {
            const here = at(options)
            return { text: here.text, cards: here.cards ?? cards }
          },
        }),
  }
}

function endingOf(id: GameId): Shelf['ending'] {
  const entry = entryOf(endings, id, 'entries/ending.ts')
  return entry === undefined ? null : async () => (await entry()).ending
}

export const games: readonly Shelf[] = GAMES.map((id) => ({
  ...needed(faces, id, 'entries/face.ts').face,
  id,
  load: (lang) => pageGame(id, lang),
  loadWhole: async (lang) => {
    const [rules, game] = await Promise.all([loadRules(id), pageGame(id, lang)])
    return { ...game, rules }
  },
  book: async (lang, at) => {
    const { book } = await bookOf(id, lang)
    return at === null ? book : (book.at?.(at) ?? book)
  },
  quick: async (lang, at) => (await bookAt(id, lang, at)).quick,
  facts: async (lang, at) => (await bookAt(id, lang, at)).sheet(),
  numbers: async (lang) => (await bookOf(id, lang)).numbers?.() ?? null,
  pictures: async () => (await entryOf(pictures, id, 'entries/pictures.ts')?.())?.pictures ?? new Map(),
  ending: endingOf(id),
  explaining: async () => (await entryOf(explained, id, 'entries/explain.ts')?.())?.explaining ?? null,
  ui: async () => (await entryOf(drawings, id, 'ui/index.tsx')?.())?.ui ?? null,
}))

/** The games of the start page. */
export const featured: readonly Shelf[] = games.filter(({ example }) => example !== true)

export const shelf = Object.fromEntries(games.map((game) => [game.id, game])) as { readonly [G in GameId]: Shelf }

export function isGame(id: string): id is GameId {
  return Object.hasOwn(shelf, id)
}

interface GameNames {
  readonly name: string
  readonly about: string
  readonly minutes: number
}

/** What each game is called, as its package tells it. */
export function namesIn(lang: Lang): { readonly [G in GameId]: GameNames } {
  const names = games.map(({ id, name, about, minutes }) => [id, { name: name[lang], about: about[lang], minutes }])
  return Object.fromEntries(names) as { readonly [G in GameId]: GameNames }
}
