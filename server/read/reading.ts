/** What is read from a log and takes long: earlier moments, many lines, whole records. Answers are JSON texts, ready to be sent. */

import type { Match, MatchRecord, Viewer } from '@dorfplatz/kernel'
import { continueRecord, matchAt, type WholeKernel } from '@dorfplatz/table'
import { Fault } from '../fault.ts'
import type { Games } from '../play/games.ts'
import { isCorrected, whyUnread } from '../play/new-rules.ts'
import { pastOf } from '../play/past.ts'
import { toLine } from '../play/show.ts'
import type { Seal } from '../secrets.ts'
import { parse, type Reads } from '../storage/db.ts'
import { entriesAfter, writtenIn } from '../storage/log.ts'
import { firstSnapshot, nearestMark, nearestSnapshot, type Wanted } from '../storage/snapshots.ts'
import type { TableRow } from '../storage/tables.ts'

export interface Library {
  readonly db: Reads
  readonly seal: Seal
  readonly games: Games
}

/** The view after so many answers, as the log stood after the entry `end`. */
export interface MomentAsked {
  readonly kind: 'moment'
  readonly row: TableRow
  /** The rules that the table is played by here. */
  readonly rules: string
  readonly end: number
  readonly at: number
  readonly as: Viewer
}

/** Lines after an entry, as those at these seats may know them. */
export interface LinesAsked {
  readonly kind: 'lines'
  readonly table: string
  readonly after: number
  readonly limit: number
  readonly seats: readonly number[]
}

/** The record of a whole log, begun as given. */
export interface RecordAsked {
  readonly kind: 'record'
  readonly table: string
  readonly record: MatchRecord
}

export type Asked = MomentAsked | LinesAsked | RecordAsked

async function readMoment(library: Library, { row, rules, end, at, as }: MomentAsked): Promise<string> {
  const k = library.games.kernel(row.game, rules)
  if (k === null || k.game.version !== rules) throw new Error(`no rules ${row.game} ${rules} here`)
  const isKept = isCorrected({ row, k }) && !(await hasState(library, row.id, { position: at, end, rules }))
  const match = isKept
    ? await keptAt(library, k, row.id, at, end)
    : await matchAt(k, pastOf(library, { id: row.id, k, row }, end), at)
  return JSON.stringify(k.view(match, as))
}

const hasState = async ({ db }: Library, table: string, wanted: Wanted): Promise<boolean> =>
  (await nearestMark(db, table, wanted)).seq > 0

/** What was played by rules that are not here any more: the nearest state that was kept, as far as these rules can read it. */
async function keptAt({ db, seal }: Library, k: WholeKernel, table: string, at: number, end: number): Promise<Match> {
  const before = await nearestSnapshot(db, seal, table, { position: at, end, rules: null })
  const found = before ?? (await firstSnapshot(db, seal, table, end))
  const match = found === null ? null : parse<Match>(found.state)
  if (match === null || whyUnread(k, match) !== null) throw new Fault('conflict', 'old-rules')
  return match
}

async function readLines({ db }: Library, { table, after, limit, seats }: LinesAsked): Promise<string> {
  const entries = await entriesAfter(db, table, after, limit)
  return JSON.stringify(entries.map((entry) => toLine(entry, seats)))
}

async function readRecord({ db }: Library, { table, record }: RecordAsked): Promise<string> {
  return JSON.stringify(continueRecord(record, await writtenIn(db, table)))
}

export function read(library: Library, asked: Asked): Promise<string> {
  switch (asked.kind) {
    case 'moment':
      return readMoment(library, asked)
    case 'lines':
      return readLines(library, asked)
    case 'record':
      return readRecord(library, asked)
  }
}
