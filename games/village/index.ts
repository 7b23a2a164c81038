/** Village as a whole, for tests and tools; who needs only a part takes one of the entries. */

import { withBook } from '@dorfplatz/kernel'
import { book as bookDe } from './entries/book.de.ts'
import { book as bookEn } from './entries/book.en.ts'
import { bot } from './entries/bot.ts'
import { cards } from './entries/cards.ts'
import { text as de } from './entries/de.ts'
import { text as en } from './entries/en.ts'
import { rules } from './entries/rules.ts'
import type { Village } from './rules/game.ts'

export const village: Village = { ...rules, bot, cards, text: { en: withBook(en, bookEn), de: withBook(de, bookDe) } }

export { customers, promos, tiles } from './cards/customers.ts'
export { facts } from './cards/facts.ts'
export type { VillageEvent } from './rules/events.ts'
export type { Frame as VillageFrame, VillageDecision } from './rules/frames.ts'
export type { State as VillageState } from './rules/state.ts'
export type { ConnyView, FamilyView, VillageView } from './rules/view.ts'
