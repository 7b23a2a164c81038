/** A running table on this device: what is in memory of it, and what of that is kept and told. */

import {
  collectEvents,
  effective,
  firstMatch,
  type GameEvent,
  type Match,
  type MatchRecord,
  type Seat,
  toAnswer,
} from '@dorfplatz/kernel'
import type { Line } from '@dorfplatz/protocol'
import { type AnyKernel, eventsForSeats, type KeptPast, keptPast, roundOf } from '@dorfplatz/table'
import type { KeptTable } from './store.ts'

export interface Running {
  kept: KeptTable
  readonly k: AnyKernel
  match: Match
  record: MatchRecord
  readonly past: KeptPast
  /** The opening, and a line for every answer that counts, as the people at this device may read it. */
  told: Line[]
  /** How many of these lines the page has already. */
  shown: number
}

/** The seats of people at this device. */
export const seatsHere = (about: KeptTable): Seat[] => about.seats.flatMap((s, seat) => (s.kind === 'me' ? [seat] : []))

/** The table as it was laid, and what happened before anybody was asked anything. */
function layOut(k: AnyKernel, about: KeptTable): { readonly match: Match; readonly opening: Line } {
  let match: Match | null = null
  const events = collectEvents(() => {
    match = firstMatch(k, about.record)
  })
  if (match === null) throw new Error('no match was made')
  const opening = { seq: 0, at: about.createdAt, seat: null, kind: 'start', position: 0 } as const
  return { match, opening: { ...opening, events: [...eventsForSeats(events, seatsHere(about))] } }
}

/** A line of the log for the people at this device. */
export function lineOf(about: KeptTable, position: number, seat: Seat, events: readonly GameEvent[], at: number): Line {
  return { seq: position, at, seat, kind: 'answer', position, events: [...eventsForSeats(events, seatsHere(about))] }
}

/** Plays again what is kept of a table. */
export function readTable(k: AnyKernel, about: KeptTable): Running {
  const { match, opening } = layOut(k, about)
  const past = keptPast(k, match)
  const told = [opening]
  for (const entry of effective(about.record.entries)) {
    const applied = k.apply(match, entry[0], toAnswer(entry))
    if (!applied.ok) break
    past.add([entry], match)
    told.push(lineOf(about, told.length, entry[0], applied.events, about.updatedAt))
  }
  return { kept: about, k, match, record: about.record, past, told, shown: 0 }
}

/** The table as it is kept. */
export function toKeep({ k, kept: about, match, record }: Pick<Running, 'k' | 'kept' | 'match' | 'record'>): KeptTable {
  const over = k.over(match)
  return {
    ...about,
    record,
    updatedAt: Date.now(),
    over,
    due: k.open(match).map((o) => o.frame.seat),
    round: roundOf(match),
    ...(over ? { result: k.game.result(match) } : {}),
  }
}
