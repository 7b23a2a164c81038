/** The types that expansions add to the game's unions; each names its own in its folder. */

import type { InnEvent, InnFrame, InnPlaceId, InnPlay, InnReason, InnView } from './inn/types.ts'
import type { PortEvent, PortFrame, PortPlaceId, PortPlay, PortReason, PortView, StandChoice } from './port/types.ts'

/** What may be going on in a module. */
export type ModuleFrame = InnFrame | PortFrame
/** What may be played unasked or in a window. */
export type ModulePlay = InnPlay | PortPlay
/** What may be sold on a market day besides customers' wishes. */
export type ModuleSale = StandChoice
/** What modules tell. */
export type ModuleEvent = InnEvent | PortEvent
/** Why something of a module cannot be done. */
export type ModuleReason = InnReason | PortReason
export type ModulePlaceId = InnPlaceId | PortPlaceId

/** What modules show, where they are in play. */
export interface ModuleViews {
  readonly inn?: InnView
  readonly port?: PortView
}
