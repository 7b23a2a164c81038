/** Hallertau as a whole, for tests and tools; who needs only a part takes one of the entries. */

import { type Game, withBook } from '@dorfplatz/kernel'
import { book as bookDe } from './entries/book.de.ts'
import { book as bookEn } from './entries/book.en.ts'
import { bot } from './entries/bot.ts'
import { cards } from './entries/cards.ts'
import { text as de } from './entries/de.ts'
import { text as en } from './entries/en.ts'
import { rules } from './entries/rules.ts'
import type { Unasked } from './rules/choices.ts'
import type { HallertauEvent } from './rules/events.ts'
import type { Frame } from './rules/frames.ts'
import type { State } from './rules/state.ts'
import type { HallertauView } from './rules/view.ts'

export const hallertau: Game<State, Frame, HallertauView, HallertauEvent, Unasked> = {
  ...rules,
  bot,
  cards,
  text: { en: withBook(en, bookEn), de: withBook(de, bookDe) },
}

export type { Unasked as HallertauUnasked } from './rules/choices.ts'
export type { HallertauEvent } from './rules/events.ts'
export * from './rules/facts.ts'
export type { Frame as HallertauFrame, HallertauDecision } from './rules/frames.ts'
export type { State as HallertauState } from './rules/state.ts'
export type { FieldView, HallertauView, SeatView } from './rules/view.ts'
