/** The types that expansions add to the game's unions; each names its own in its folder. */

import type { GoalEvent, GoalPlay, GoalReason, GoalsView } from './goals/types.ts'
import type { InnEvent, InnFrame, InnPlaceId, InnPlay, InnReason, InnView } from './inn/types.ts'
import type {
  BreadPlay,
  MarriageEvent,
  MarriageFrame,
  MarriagePlaceId,
  MarriageReason,
  MarriageView,
} from './marriage/types.ts'
import type { PortEvent, PortFrame, PortPlaceId, PortPlay, PortReason, PortView, StandChoice } from './port/types.ts'

/** What may be going on in a module. */
export type ModuleFrame = InnFrame | PortFrame | MarriageFrame
/** What may be played unasked or in a window. */
export type ModulePlay = InnPlay | PortPlay | BreadPlay | GoalPlay
/** What may be sold on a market day besides customers' wishes. */
export type ModuleSale = StandChoice
/** What modules tell. */
export type ModuleEvent = InnEvent | PortEvent | MarriageEvent | GoalEvent
/** Why something of a module cannot be done. */
export type ModuleReason = InnReason | PortReason | MarriageReason | GoalReason
export type ModulePlaceId = InnPlaceId | PortPlaceId | MarriagePlaceId

/** What modules show, where they are in play. */
export interface ModuleViews {
  readonly inn?: InnView
  readonly port?: PortView
  readonly marriage?: MarriageView
  readonly goals?: GoalsView
}
