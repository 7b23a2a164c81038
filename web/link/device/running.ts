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
  /** The opening, and a line for all that was answered at once and counts, as the people at this device may read it. */
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
  const joined = new Set(about.joined)
  for (const [at, entry] of effective(about.record.entries).entries()) {
    const applied = k.apply(match, entry[0], toAnswer(entry))
    if (!applied.ok) break
    const isJoined = joined.has(at)
    past.add([entry], match, isJoined)
    const line = lineOf(about, at + 1, entry[0], applied.events, about.updatedAt)
    const before = isJoined ? told.pop() : undefined
    told.push(before === undefined ? line : { ...line, events: [...before.events, ...line.events] })
  }
  return { kept: about, k, match, record: about.record, past, told, shown: 0 }
}

/** A table after so many of its answers were taken back that only the first `to` count. */
export function cutAt({ kept: about, told, shown }: Running, to: number): Pick<Running, 'kept' | 'told' | 'shown'> {
  const still = told.filter(({ position }) => position <= to)
  return {
    kept: about.joined === undefined ? about : { ...about, joined: about.joined.filter((at) => at < to) },
    told: still,
    shown: Math.min(shown, still.length),
  }
}

/** What is kept of a table after several answers were given at once, of which the first is this one. */
export const withJoined = (about: KeptTable, first: number, answers: number): KeptTable =>
  answers < 2
    ? about
    : { ...about, joined: [...(about.joined ?? []), ...Array.from({ length: answers - 1 }, (_, i) => first + 1 + i)] }

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
