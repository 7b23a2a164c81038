/** What page and worker say to each other about a table on this device. */

import type { Analysis } from '@dorfplatz/bots'
import type { Answer, DecisionId, Lang, Match, MatchRecord, Options, Seat, View, Viewer } from '@dorfplatz/kernel'
import type { Preview, Refused, TableState } from '../link.ts'
import type { Course } from './course.ts'
import type { KeptSeat } from './store.ts'

export interface NewTable {
  readonly id: string
  readonly game: string
  readonly options: Options
  readonly seats: readonly KeptSeat[]
  readonly seed: string
  /** The finished table that this one follows in a series. */
  readonly previous?: string
  /** Another game, and after how many of its answers this one goes on. */
  readonly from?: { readonly record: MatchRecord; readonly answers: number }
}

/** What of a look back is wanted: what the seats could expect, or the moves of one seat. */
export type AnalysisPart = { readonly part: 'outlook' } | { readonly part: 'moves'; readonly seat: Seat }

export interface Moment {
  readonly view: View
  /** How many answers the whole record has. */
  readonly total: number
}

/** One of the best answers, in words. */
export interface Advice {
  readonly answer: Answer
  /** What it is expected to bring: points at the end, or how many less than the first. */
  readonly promise: string
  readonly reason: string
}

export interface Asks {
  /** A bot's answer to a decision of a match it could be in, never the real one; worked out apart from the table, which goes on answering meanwhile. */
  think: { ask: { match: Match; decision: DecisionId; level: string }; answer: Answer }
  /** The same for a person: what a bot would do, and why. */
  advice: { ask: { match: Match; decision: DecisionId; lang: Lang }; answer: readonly Advice[] }
  /** A look back at a finished game, or a part of it. */
  analyse: { ask: { record: MatchRecord; wanted: AnalysisPart }; answer: Analysis }
  /** Advice for a seat of the table that is open. */
  advise: { ask: { seat: Seat; lang: Lang }; answer: readonly Advice[] }
  create: { ask: NewTable; answer: Refused | null }
  open: { ask: { id: string; pause: number }; answer: boolean }
  answer: { ask: { seat: Seat; answers: readonly Answer[] }; answer: Refused | null }
  preview: { ask: { seat: Seat; answers: readonly Answer[] }; answer: Preview | Refused }
  why: { ask: { seat: Seat; answer: Answer }; answer: Refused | null }
  undo: { ask: { seat: Seat }; answer: Refused | null }
  propose: { ask: { seat: Seat; back: number }; answer: Refused | null }
  bot: { ask: { seat: Seat; on: boolean; level?: string }; answer: Refused | null }
  record: { ask: null; answer: MatchRecord | null }
  course: { ask: MatchRecord; answer: Course | null }
  /** Bots move without pauses until a person is asked. */
  hurry: { ask: null; answer: null }
  at: { ask: { as: Viewer; answers: number }; answer: Moment | null }
  /** A moment of a record that is kept elsewhere. */
  moment: { ask: { record: MatchRecord; as: Viewer; answers: number }; answer: Moment | null }
}

export type Ask = {
  [K in keyof Asks]: { readonly op: K; readonly call: number; readonly ask: Asks[K]['ask'] }
}[keyof Asks]
export type Tell =
  /** The table; its log holds only the lines from number `from` on, the page has the others. */
  | { readonly state: TableState; readonly from: number }
  /** How far what is being worked out is, from 0 to 1. */
  | { readonly share: number }
  | { readonly call: number; readonly answer: unknown; readonly failed?: string }
