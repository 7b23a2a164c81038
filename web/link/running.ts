/** A running table on this device: what is in memory of it, and what of that is kept and told. */

import { type GameEvent, type Journal, type Kernel, listen, type Match, type Seat, type View } from '@dorfplatz/kernel'
import type { Line } from '@dorfplatz/protocol'
import type { KeptTable } from './store.ts'

export type AnyKernel = Kernel<unknown, View['table']>

export interface Running {
  kept: KeptTable
  readonly k: AnyKernel
  journal: Journal<unknown>
  /** The opening, and a line for every answer that counts, as the people at this device may read it. */
  told: Line[]
  /** How many of these lines the page has already. */
  shown: number
}

const forHere = (about: KeptTable, events: readonly GameEvent[]): GameEvent[] =>
  events.filter(({ to }) => to === undefined || to.some((seat) => about.seats[seat]?.kind === 'me'))

/** The table as it was laid, and what happened before anybody was asked anything. */
export function layOut(k: AnyKernel, about: KeptTable): { readonly match: Match; readonly opening: Line } {
  let match: Match | null = null
  const events = listen(() => {
    match = k.create(about.record)
  })
  if (match === null) throw new Error('no match was made')
  const opening = { seq: 0, at: about.createdAt, seat: null, kind: 'start', position: 0 } as const
  return { match, opening: { ...opening, events: forHere(about, events) } }
}

/** A line of the log for the people at this device. */
export function lineOf(about: KeptTable, position: number, seat: Seat, events: readonly GameEvent[], at: number): Line {
  return { seq: position, at, seat, kind: 'answer', position, events: forHere(about, events) }
}

/** The table as it is kept. */
export function toKeep({ k, kept: about, journal: { match, record } }: Running): KeptTable {
  const over = k.over(match)
  return {
    ...about,
    record,
    updatedAt: Date.now(),
    over,
    due: k.open(match).map((o) => o.frame.seat),
    ...(over ? { result: k.game.result(match) } : {}),
  }
}
