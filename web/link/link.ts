/** How a table page talks to its table, wherever that lives: on the server or in a worker of this browser. */

import type { Answer, GameEvent, Json, Lang, MatchRecord, RuleId, Seat, View, Viewer } from '@dorfplatz/kernel'
import type { ChatLine, Line, TableInfo } from '@dorfplatz/protocol'
import { type Speed, settings } from '../app/settings.ts'
import type { Course } from './device/course.ts'
import type { Advice, Moment } from './device/messages.ts'
import { keepEqualParts } from './equalParts.ts'
import { paced } from './pace.ts'

/** Why something did not happen: a rule with its arguments, or just words (connection, permission). */
export interface Refused {
  readonly rule: RuleId | null
  readonly args?: { readonly [key: string]: Json }
  readonly text?: string
  /** Which of several answers was refused. */
  readonly index?: number
}

export interface SeatView {
  readonly as: Viewer
  /** Null before the start. */
  readonly view: View | null
}

/** Why a table cannot be seen: never known here, the seat freed by the host, begun without spectators, signed out. */
export type Loss = 'unknown' | 'freed' | 'unwatched' | 'signed-out'

export interface TableState {
  readonly status: 'connecting' | 'ready' | 'lost' | 'gone'
  readonly info: TableInfo | null
  readonly seats: readonly SeatView[]
  readonly log: readonly Line[]
  readonly chat: readonly ChatLine[]
  /** A newer page is there; or this one cannot speak with the server any more. */
  readonly renewal?: 'offered' | 'needed'
  /** With `gone`. */
  readonly because?: Loss
  /** Moves of others are being shown one by one: more are known, or about to be made. */
  readonly replaying?: boolean
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
  say(text: string): Promise<Refused | null>
  /** Asks the table to go back to where so many answers counted; it does once every person agrees. */
  propose(seat: Seat, back: number): Promise<Refused | null>
  vote(seat: Seat, agree: boolean): Promise<Refused | null>
  /** A bot of that level plays on in this seat, or its person takes it back. */
  bot(seat: Seat, on: boolean, level?: string): Promise<Refused | null>
  /** The best answers to what the seat is asked first, with reasons; absent where other people sit at the table. */
  readonly advise?: ((seat: Seat, lang: Lang) => Promise<readonly Advice[]>) | undefined
  /** The view after so many answers, for replays; null where there is none. */
  at(as: Viewer, answers: number): Promise<Moment | null>
  /** What the scores would have been at moments of a finished game. */
  course(): Promise<Course | null>
  /** The whole record of a finished game; null while it runs. */
  record(): Promise<MatchRecord | null>
  /** Shows the newest table that is known. */
  catchUp(): void
  /** Shows the outcome of others' moves at once; bots that are still to move do so without pauses. */
  skip(): void
  /** Opens the conversation anew, as whoever we are now. */
  renew(): void
  close(): void
}

export function isRefused(x: { readonly view: unknown } | Refused): x is Refused {
  return !('view' in x)
}

export const nothing: TableState = { status: 'connecting', info: null, seats: [], log: [], chat: [] }

/** Less than a picture's time. */
const PICTURE_MS = 12

/**
 * At once where the last time was a while ago: the browser may still be painting the picture before. Otherwise once for
 * each picture it draws; in a tab nobody sees, once in a while.
 */
function soon(last: number, work: () => void): void {
  if (document.hidden) setTimeout(work, 50)
  else if (performance.now() - last > PICTURE_MS) work()
  else requestAnimationFrame(work)
}

/** Milliseconds for which a move of others stands before the next is shown. */
const HOLD: { readonly [S in Speed]: number } = { off: 0, fast: 300, normal: 600 }

/** Whether the log goes on with what somebody else did. */
function isOthersMove(before: TableState, after: TableState): boolean {
  const last = after.log[after.log.length - 1]
  if (before.status !== 'ready' || after.status !== 'ready' || after.log.length <= before.log.length) return false
  return last !== undefined && last.seat !== null && after.info?.seats[last.seat]?.mine !== true
}

/** A value that listeners watch: the common half of every link. Bots may move faster than a page can be drawn. */
export function tableStore(first: TableState) {
  let value = first
  let told = true
  let toldAt = Number.NEGATIVE_INFINITY
  let renewal: NonNullable<TableState['renewal']> | null = null
  const listeners = new Set<() => void>()
  const show = (next: TableState, behind: number) => {
    value = {
      ...next,
      info: keepEqualParts(value.info, next.info),
      seats: keepEqualParts(value.seats, next.seats),
      replaying: behind > 0 || next.replaying === true,
      ...(renewal === null ? {} : { renewal }),
    }
    if (!told) return
    told = false
    soon(toldAt, () => {
      told = true
      toldAt = performance.now()
      for (const listener of listeners) listener()
    })
  }
  const pace = paced(first, show, isOthersMove, () => (document.hidden ? 0 : HOLD[settings().speed]))
  return {
    /** What the page shows. */
    get: () => value,
    /** What the table is: ahead of what is shown while others' moves are replayed. */
    latest: pace.latest,
    set: pace.push,
    /** Stays, whatever happens at the table. */
    renew: (kind: NonNullable<TableState['renewal']>) => {
      renewal = kind
      pace.push(pace.latest())
    },
    catchUp: pace.skip,
    stop: pace.stop,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
