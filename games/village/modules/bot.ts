/** What bots know of the expansions. */

import type { Match, Seat } from '@dorfplatz/kernel'
import type { VillageDecision } from '../rules/frames.ts'
import type { ModuleId } from '../rules/modules/module.ts'
import type { State } from '../rules/state.ts'
import { bot as goals } from './goals/bot.ts'
import { bot as inn } from './inn/bot.ts'
import { bot as marriage } from './marriage/bot.ts'
import { bot as port } from './port/bot.ts'

export interface ModuleBot {
  readonly id: ModuleId
  /** What it adds to how well a seat stands, in points; `use` falls from 1 to about 0 as the end comes near. */
  readonly value?: (m: Match<State>, seat: Seat, use: number) => number
  /** A first guess at a choice of its own questions; undefined elsewhere. */
  readonly prior?: (m: Match<State>, decision: VillageDecision, choice: unknown) => number | undefined
}

export const BOTS: readonly ModuleBot[] = [inn, port, marriage, goals]
