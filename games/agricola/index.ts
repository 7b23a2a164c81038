/** Agricola (2007) as a whole, for tests and tools; who needs only a part takes one of the entries. */

import { type Game, withBook } from '@dorfplatz/kernel'
import { book as bookDe } from './entries/book.de.ts'
import { book as bookEn } from './entries/book.en.ts'
import { bot } from './entries/bot.ts'
import { cards } from './entries/cards.ts'
import { text as de } from './entries/de.ts'
import { text as en } from './entries/en.ts'
import { rules } from './entries/rules.ts'
import type { Anytime } from './rules/choices.ts'
import type { AgricolaEvent } from './rules/emit.ts'
import type { AgricolaFrame } from './rules/frames.ts'
import type { State } from './rules/state.ts'
import type { AgricolaView } from './rules/view.ts'

export const agricola: Game<State, AgricolaFrame, AgricolaView, AgricolaEvent, Anytime> = {
  ...rules,
  bot,
  cards,
  text: { en: withBook(en, bookEn), de: withBook(de, bookDe) },
}

export { nextGame, withOccupation } from './rules/calendar/series.ts'
export { targetOf } from './rules/calendar/targets.ts'
export type { AgricolaFrame } from './rules/frames.ts'
export type { State as AgricolaState } from './rules/state.ts'
export type { AgricolaView, FarmView } from './rules/view.ts'
