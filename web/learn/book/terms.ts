/** What things are, in a line each: fetched with a glossary. */

import type { GameId } from '@dorfplatz/games'
import type { Lang } from '@dorfplatz/kernel'

export type Terms = { readonly [key: string]: string }

const files = import.meta.glob<{ terms: Terms }>('../../../games/*/lessons/terms.{de,en}.ts')

/** Empty where a game has none. */
export async function loadTerms(id: GameId, lang: Lang): Promise<Terms> {
  const file = Object.entries(files).find(([path]) => path.endsWith(`/${id}/lessons/terms.${lang}.ts`))?.[1]
  return file === undefined ? {} : (await file()).terms
}
