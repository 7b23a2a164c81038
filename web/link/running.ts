/** A running table on this device: what is in memory of it, and what of that is kept and told. */

import type { GameEvent, Journal, Kernel, Seat, View } from '@dorfplatz/kernel'
import type { Line } from '@dorfplatz/server/protocol'
import type { KeptTable } from './store.ts'

export type AnyKernel = Kernel<unknown, View['table']>

export interface Running {
  kept: KeptTable
  readonly k: AnyKernel
  journal: Journal<unknown>
  /** One line for every answer that counts, as the people at this device may read it. */
  told: Line[]
  /** How many of these lines the page has already. */
  shown: number
}

/** A line of the log for the people at this device. */
export function lineOf(about: KeptTable, position: number, seat: Seat, events: readonly GameEvent[], at: number): Line {
  const allowed = (event: GameEvent) => event.to === undefined || event.to.some((to) => about.seats[to]?.kind === 'me')
  return { seq: position, at, seat, kind: 'answer', position, events: events.filter(allowed) }
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
