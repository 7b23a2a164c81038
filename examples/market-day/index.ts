/** Market Day as a whole, for tests and tools: a small game that shows what a game's package is made of. */

import { type Game, withBook } from '@dorfplatz/kernel'
import { book as bookDe } from './entries/book.de.ts'
import { book as bookEn } from './entries/book.en.ts'
import { bot } from './entries/bot.ts'
import { cards } from './entries/cards.ts'
import { text as de } from './entries/de.ts'
import { text as en } from './entries/en.ts'
import { rules } from './entries/rules.ts'
import type { Market, MarketEvent, MarketFrame, MarketView } from './rules/state.ts'

export const marketDay: Game<Market, MarketFrame, MarketView, MarketEvent, never> = {
  ...rules,
  bot,
  cards,
  text: { en: withBook(en, bookEn), de: withBook(de, bookDe) },
}
