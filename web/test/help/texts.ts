/** A game's texts, fetched as a page does. */

import type { GameText, Lang, RuleBook } from '@dorfplatz/kernel'
import type { Explaining } from '@dorfplatz/ui'

export async function loadedText(game: string, lang: Lang): Promise<GameText> {
  const entry: { readonly text: GameText } = await import(`../../../games/${game}/entries/${lang}.ts`)
  return entry.text
}

export async function loadedBook(game: string, lang: Lang): Promise<RuleBook> {
  const entry: { readonly book: RuleBook } = await import(`../../../games/${game}/entries/book.${lang}.ts`)
  return entry.book
}

export async function loadedExplaining(game: string): Promise<Explaining> {
  const entry: { readonly explaining: Explaining } = await import(`../../../games/${game}/entries/explain.ts`)
  return entry.explaining
}
