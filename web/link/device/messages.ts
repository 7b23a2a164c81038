/** What page and worker say to each other about a table on this device. */

import type { Answer, DecisionId, Match, MatchRecord, Options, Seat, View, Viewer } from '@dorfplatz/kernel'
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
}

export interface Moment {
  readonly view: View
  /** How many answers the whole record has. */
  readonly total: number
}

export interface Asks {
  /** A bot's answer to a decision of a match, worked out apart from the table, which goes on answering meanwhile. */
  think: { ask: { match: Match; decision: DecisionId; level: string }; answer: Answer }
  create: { ask: NewTable; answer: Refused | null }
  open: { ask: { id: string; pause: number }; answer: boolean }
  answer: { ask: { seat: Seat; answers: readonly Answer[] }; answer: Refused | null }
  preview: { ask: { seat: Seat; answers: readonly Answer[] }; answer: Preview | Refused }
  why: { ask: { seat: Seat; answer: Answer }; answer: Refused | null }
  undo: { ask: { seat: Seat }; answer: Refused | null }
  propose: { ask: { seat: Seat; back: number }; answer: Refused | null }
  bot: { ask: { seat: Seat; on: boolean }; answer: Refused | null }
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
  | { readonly call: number; readonly answer: unknown; readonly failed?: string }
