/** Village as a whole, for tests and tools; who needs only a part takes one of the entries. */

import type { Game } from '@dorfplatz/kernel'
import { bot } from './entries/bot.ts'
import { cards } from './entries/cards.ts'
import { text as de } from './entries/de.ts'
import { text as en } from './entries/en.ts'
import { rules } from './entries/rules.ts'
import type { Frame } from './rules/frames.ts'
import type { State } from './rules/state.ts'
import type { VillageView } from './rules/view.ts'

export const village: Game<State, Frame, VillageView> = { ...rules, bot, cards, text: { en, de } }

export { customers, promos, tiles } from './cards/customers.ts'
export { facts } from './cards/facts.ts'
export type { Frame as VillageFrame } from './rules/frames.ts'
export type { State as VillageState } from './rules/state.ts'
export type { ConnyView, FamilyView, VillageView } from './rules/view.ts'
