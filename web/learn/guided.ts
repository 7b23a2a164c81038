/** The guided games: their chapters and what the teacher says, fetched when a lesson is opened. */

import type { GameId } from '@dorfplatz/games'
import type { Lang } from '@dorfplatz/kernel'
import type { GuidedGame, GuidedText } from '@dorfplatz/ui'

const games = import.meta.glob<{ guided: GuidedGame }>('../../games/*/lessons/index.ts')
const texts = import.meta.glob<{ text: GuidedText }>('../../games/*/lessons/{de,en}.ts')

export interface Guided {
  readonly game: GuidedGame
  readonly text: GuidedText
}

function find<T>(files: { readonly [path: string]: () => Promise<T> }, end: string): (() => Promise<T>) | undefined {
  return Object.entries(files).find(([path]) => path.endsWith(end))?.[1]
}

/** Games that can be learned here, by the files that are there. */
export const canBeLearned = (id: GameId): boolean => find(games, `/${id}/lessons/index.ts`) !== undefined

/** Null where a game has no lessons. */
export async function loadGuided(id: GameId, lang: Lang): Promise<Guided | null> {
  const [game, text] = [find(games, `/${id}/lessons/index.ts`), find(texts, `/${id}/lessons/${lang}.ts`)]
  if (game === undefined || text === undefined) return null
  const [loaded, said] = await Promise.all([game(), text()])
  return { game: loaded.guided, text: said.text }
}
