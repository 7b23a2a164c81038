/** The games on offer: what the start page needs to know of each, and how to fetch the rest when a table wants it. */

import type { Game, Lang, Sentence } from '@dorfplatz/kernel'
import type { GameUi } from '@dorfplatz/ui'

export type GameId = 'hallertau' | 'agricola' | 'village'
export type AnyGame = Game

/** One page of a game's summary card, as its folder exports it. */
export interface QuickSection {
  readonly title: string
  readonly lines: readonly (string | Sentence)[]
}

/** A row of a game's house data: a value that is not printed in the rulebook, where it comes from, how sure it is. */
export interface HouseRow {
  readonly title: string
  readonly value: string
  readonly origin: string
  readonly confidence: string
  readonly note: string | null
}

export interface Shelf {
  readonly id: GameId
  readonly icon: string
  readonly seats: readonly [number, number]
  /** The part of the panorama that stands for it. */
  readonly scene: string
  load(): Promise<AnyGame>
  /** The summary card, where the game has one. */
  quick(): Promise<{ readonly [lang: string]: readonly QuickSection[] } | null>
  /** House data, where the game has any. */
  house(lang: Lang): Promise<readonly HouseRow[]>
  /** Its drawn boards, where there are any; the generic table serves otherwise. */
  ui(): Promise<GameUi | null>
}

/** Games are typed precisely at home; here they are handled alike. */
function pick(module: object, id: string): AnyGame {
  const found = (module as { readonly [name: string]: unknown })[id]
  if (found === undefined) throw new Error(`no game '${id}'`)
  return found as AnyGame
}

function quickOf(module: object): { readonly [lang: string]: readonly QuickSection[] } | null {
  return ((module as { readonly quick?: unknown }).quick as { [lang: string]: QuickSection[] } | undefined) ?? null
}

/** Drawings know their own game's view; the frame handles all alike. */
function drawings<V>(ui: GameUi<V>): GameUi {
  return ui as unknown as GameUi
}

function houseOf(module: object, lang: Lang): readonly HouseRow[] {
  const sheet = (module as { readonly houseSheet?: (lang: Lang) => readonly HouseRow[] }).houseSheet
  return sheet?.(lang) ?? []
}

export const shelf: { readonly [G in GameId]: Shelf } = {
  hallertau: {
    id: 'hallertau',
    icon: 'hops',
    seats: [1, 4],
    scene: '0 86 480 240',
    load: async () => pick(await import('@dorfplatz/hallertau'), 'hallertau'),
    quick: async () => quickOf(await import('@dorfplatz/hallertau')),
    house: async (lang) => houseOf(await import('@dorfplatz/hallertau'), lang),
    ui: async () => drawings((await import('@dorfplatz/hallertau/ui')).ui),
  },
  agricola: {
    id: 'agricola',
    icon: 'plow',
    seats: [1, 5],
    scene: '528 118 480 240',
    load: async () => pick(await import('@dorfplatz/agricola'), 'agricola'),
    quick: async () => quickOf(await import('@dorfplatz/agricola')),
    house: async (lang) => houseOf(await import('@dorfplatz/agricola'), lang),
    ui: async () => drawings((await import('@dorfplatz/agricola/ui')).ui),
  },
  village: {
    id: 'village',
    icon: 'quill',
    seats: [1, 5],
    scene: '956 66 480 240',
    load: async () => pick(await import('@dorfplatz/village'), 'village'),
    quick: async () => quickOf(await import('@dorfplatz/village')),
    house: async (lang) => houseOf(await import('@dorfplatz/village'), lang),
    ui: async () => drawings((await import('@dorfplatz/village/ui')).ui),
  },
}

export const games: readonly Shelf[] = Object.values(shelf)

export function isGame(id: string): id is GameId {
  return Object.hasOwn(shelf, id)
}
