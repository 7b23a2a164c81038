/** The games on offer: what the start page knows of each, and how the rest is fetched when a page wants it. */

import { GAMES, type GameId } from '@dorfplatz/games'
import type { CardEntry, GameEvent, GameText, Lang, RuleId, Rules, Sentence } from '@dorfplatz/kernel'
import type { Composition, Explaining, GameFace, GameUi, PageCard } from '@dorfplatz/ui'
import { loadRules } from './rules.ts'

export type { GameId } from '@dorfplatz/games'

/** A game as a page shows it: its cards, and its sentences in one language. What plays it is behind the link. */
export interface PageGame {
  readonly id: GameId
  readonly cards: readonly PageCard[]
  readonly text: GameText
  /** The rule that an event follows from. */
  readonly cites?: (event: GameEvent) => RuleId | null
}

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

interface TextEntry {
  readonly text: GameText
  readonly cites?: (event: GameEvent) => RuleId | null
  /** The cards in this language; games without it bring them in all languages. */
  readonly cards?: readonly PageCard[]
  readonly quick: readonly QuickSection[]
  sheet(): readonly FactRow[]
}

export interface Shelf extends GameFace {
  readonly id: GameId
  load(lang: Lang): Promise<PageGame>
  loadWhole(lang: Lang): Promise<WholeGame>
  /** The summary card. */
  quick(lang: Lang): Promise<readonly QuickSection[]>
  /** Reconstructed facts, where the game has any. */
  facts(lang: Lang): Promise<readonly FactRow[]>
  /** What its cards' pictures are made of, where it has any. */
  pictures(): Promise<ReadonlyMap<string, Composition>>
  /** What its spaces, icons and numbers are; fetched when somebody asks first. */
  explaining(): Promise<Explaining | null>
  /** Its drawn boards, where there are any; the generic table serves otherwise. */
  ui(): Promise<GameUi | null>
}

// The entries of all game packages: every file is fetched by itself, and only when somebody wants it.
const faces = import.meta.glob<{ face: GameFace }>('../../{games,examples}/*/entries/face.ts', { eager: true })
const cards = import.meta.glob<{ cards: readonly CardEntry[] }>('../../{games,examples}/*/entries/cards.ts')
const texts = import.meta.glob<TextEntry>('../../{games,examples}/*/entries/{de,en}.ts')
const pictures = import.meta.glob<{ pictures: ReadonlyMap<string, Composition> }>(
  '../../{games,examples}/*/entries/pictures.ts',
)
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

async function cardsIn(id: GameId, lang: Lang): Promise<readonly PageCard[]> {
  const entry = await needed(cards, id, 'entries/cards.ts')()
  return entry.cards.map((card) => ({ ...card, text: card.text[lang] }))
}

async function pageGame(id: GameId, lang: Lang): Promise<PageGame> {
  const { text, cites, ...entry } = await textOf(id, lang)
  return { id, cards: entry.cards ?? (await cardsIn(id, lang)), text, ...(cites === undefined ? {} : { cites }) }
}

export const games: readonly Shelf[] = GAMES.map((id) => ({
  ...needed(faces, id, 'entries/face.ts').face,
  id,
  load: (lang) => pageGame(id, lang),
  loadWhole: async (lang) => {
    const [rules, game] = await Promise.all([loadRules(id), pageGame(id, lang)])
    return { ...game, rules }
  },
  quick: async (lang) => (await textOf(id, lang)).quick,
  facts: async (lang) => (await textOf(id, lang)).sheet(),
  pictures: async () => (await entryOf(pictures, id, 'entries/pictures.ts')?.())?.pictures ?? new Map(),
  explaining: async () => (await entryOf(explained, id, 'entries/explain.ts')?.())?.explaining ?? null,
  ui: async () => (await entryOf(drawings, id, 'ui/index.tsx')?.())?.ui ?? null,
}))

/** The games of the start page. */
export const featured: readonly Shelf[] = games.filter(({ example }) => example !== true)

export const shelf = Object.fromEntries(games.map((game) => [game.id, game])) as { readonly [G in GameId]: Shelf }

export function isGame(id: string): id is GameId {
  return Object.hasOwn(shelf, id)
}
