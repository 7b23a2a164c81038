/** How a table page talks to its table, wherever that lives: on the server or in a worker of this browser. */

import type { Answer, GameEvent, Json, RuleId, Seat, View, Viewer } from '@dorfplatz/kernel'
import type { ChatLine, Line, TableInfo } from '@dorfplatz/server/protocol'
import type { Moment } from './messages.ts'
import { share } from './share.ts'

/** Why something did not happen: a rule with its arguments, or just words (connection, permission). */
export interface Refused {
  readonly rule: RuleId | null
  readonly args?: { readonly [key: string]: Json }
  readonly text?: string
}

export interface SeatView {
  readonly as: Viewer
  /** Null before the start. */
  readonly view: View | null
}

export interface TableState {
  readonly status: 'connecting' | 'ready' | 'lost' | 'gone'
  readonly info: TableInfo | null
  readonly seats: readonly SeatView[]
  readonly log: readonly Line[]
  readonly chat: readonly ChatLine[]
}

/** What the table would look like after some answers, as long as they draw and reveal nothing. */
export interface Preview {
  readonly view: View
  readonly events: readonly GameEvent[]
  /** The last answer draws or reveals something: it is not shown in advance, and cannot be taken back. */
  readonly reveals: boolean
}

export interface TableLink {
  get(): TableState
  subscribe(listener: () => void): () => void
  /** Plays answers, all or none. Null when they were accepted. */
  answer(seat: Seat, answers: readonly Answer[]): Promise<Refused | null>
  preview(seat: Seat, answers: readonly Answer[]): Promise<Preview | Refused>
  why(seat: Seat, answer: Answer): Promise<Refused | null>
  undo(seat: Seat): Promise<Refused | null>
  say(text: string): Promise<void>
  /** The view after so many answers, for replays; null where that is not (yet) allowed. */
  at(as: Viewer, answers: number): Promise<Moment | null>
  /** Opens the conversation anew, as whoever we are now. */
  renew(): void
  close(): void
}

export function isRefused(x: Preview | Refused): x is Refused {
  return !('view' in x)
}

export const nothing: TableState = { status: 'connecting', info: null, seats: [], log: [], chat: [] }

/** Once for each picture the browser draws; in a tab nobody sees, once in a while. */
function soon(work: () => void): void {
  if (document.hidden) setTimeout(work, 50)
  else requestAnimationFrame(work)
}

/** A value that listeners watch: the common half of every link. Bots may move faster than a page can be drawn. */
export function cell(first: TableState) {
  let value = first
  let told = true
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set: (next: TableState) => {
      value = { ...next, info: share(value.info, next.info), seats: share(value.seats, next.seats) }
      if (!told) return
      told = false
      soon(() => {
        told = true
        for (const listener of listeners) listener()
      })
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
