/** The types that expansions add to the game's unions; each names its own in its folder. */

import type { InnEvent, InnFrame, InnPlaceId, InnPlay, InnReason, InnView } from './inn/types.ts'

/** What may be going on in a module. */
export type ModuleFrame = InnFrame
/** What may be played unasked or in a window. */
export type ModulePlay = InnPlay
/** What modules tell. */
export type ModuleEvent = InnEvent
/** Why something of a module cannot be done. */
export type ModuleReason = InnReason
export type ModulePlaceId = InnPlaceId | 'sea'

/** What modules show, where they are in play. */
export interface ModuleViews {
  readonly inn?: InnView
}
