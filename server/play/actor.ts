/** Who may act at a table, and in what state the table must be for it. */

import { type Match, type Refusal, refuse, type Seat } from '@dorfplatz/kernel'
import { Fault } from '../fault.ts'
import type { LoadedTable } from './loaded.ts'
import { needOwnSeat, needSeatOf } from './show.ts'

/** Who acts for a seat: its person, the bot that plays there, or the table itself (a deadline, the host's wish). */
export type Actor = { readonly seat: Seat } & (
  | { readonly kind: 'person'; readonly person: string | null }
  | { readonly kind: 'bot' }
  | { readonly kind: 'table' }
)

export const personAt = (person: string | null, seat: Seat): Actor => ({ kind: 'person', person, seat })
export const botAt = (seat: Seat): Actor => ({ kind: 'bot', seat })
export const tableFor = (seat: Seat): Actor => ({ kind: 'table', seat })

/** Whether the seat is theirs to act for right now: asked in the very turn of the line in which the act happens. */
export function needActor(loaded: LoadedTable, actor: Actor): void {
  if (actor.kind === 'person') needOwnSeat(loaded, actor.person, actor.seat)
  // Its person came back while the bot was thinking.
  if (actor.kind === 'bot' && loaded.row.seats[actor.seat]?.bot === null) throw new Fault('stale', 'stale')
}

/** Even a repeated command is only answered to the seat's own person. */
export function needAnySeat(loaded: LoadedTable, actor: Actor): void {
  if (actor.kind === 'person') needSeatOf(loaded, actor.person, actor.seat)
}

export const refused = (loaded: LoadedTable, of: Refusal, index?: number): Fault =>
  new Fault('refused', 'forbidden', { of, game: loaded.k.game }, index)

export function needMatch(loaded: LoadedTable): Match {
  if (loaded.match === null) throw new Fault('conflict', 'not-started')
  return loaded.match
}

/** Nobody goes on with a table that was closed. */
export function needKept(loaded: LoadedTable): void {
  if (loaded.row.archived) throw new Fault('conflict', 'closed')
}

/** The match of a table that can go on. */
export function needRunning(loaded: LoadedTable): Match {
  needKept(loaded)
  const match = needMatch(loaded)
  if (loaded.k.over(match)) throw refused(loaded, refuse('K-OVER'))
  if (match.defect !== null || loaded.broken !== null) throw refused(loaded, refuse('K-DEFECT'))
  return match
}
