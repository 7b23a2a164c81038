/** What is read from a log and takes long: earlier moments, many lines, whole records. Answers are JSON texts, ready to be sent. */

import { type Match, type MatchRecord, type Result, replay, type Score, type Viewer } from '@dorfplatz/kernel'
import { continueRecord, matchAt, type WholeKernel } from '@dorfplatz/table'
import { Fault } from '../fault.ts'
import type { Games } from '../play/games.ts'
import { isCorrected, whyUnread } from '../play/new-rules.ts'
import { pastOf } from '../play/past.ts'
import { toLine } from '../play/show.ts'
import type { Seal } from '../secrets.ts'
import { countResults, finishedTables } from '../storage/clubhouse.ts'
import { parse, type Reads } from '../storage/db.ts'
import { exportAll } from '../storage/export.ts'
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
  /** Without the seed. */
  readonly sealed: boolean
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

/** A finished attempt at the deal of a day, played again from its seed. */
export interface VerifyAsked {
  readonly kind: 'verify'
  readonly table: string
  readonly record: MatchRecord
}

/** A finished game that was played elsewhere, played again. */
export interface ReplayAsked {
  readonly kind: 'replay'
  /** Whose: they wait for their own only. */
  readonly table: string
  readonly record: MatchRecord
}

/** All that is kept about a person. */
export interface ExportAsked {
  readonly kind: 'export'
  readonly person: string
}

/** What all results since some moment come to; wins may be counted from another one. */
export interface ClubAsked {
  readonly kind: 'club'
  readonly wonSince: number
  /** When each of the days that are told of begins. */
  readonly days: readonly number[]
}

/** The newest finished tables that anybody may hear of. */
export interface FinishedAsked {
  readonly kind: 'finished'
  readonly limit: number
}

export type Asked =
  | MomentAsked
  | LinesAsked
  | RecordAsked
  | VerifyAsked
  | ReplayAsked
  | ExportAsked
  | ClubAsked
  | FinishedAsked

async function readMoment(library: Library, { row, rules, end, at, as, sealed }: MomentAsked): Promise<string> {
  const k = library.games.kernel(row.game, rules)
  if (k === null || k.game.version !== rules) throw new Error(`no rules ${row.game} ${rules} here`)
  const isKept = isCorrected({ row, k }) && !(await hasState(library, row.id, { position: at, end, rules }))
  const match = isKept
    ? await keptAt(library, k, row.id, at, end)
    : await matchAt(k, pastOf(library, { id: row.id, k, row }, end), at)
  const view = k.view(match, as)
  return JSON.stringify(sealed ? { ...view, seed: null } : view)
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

/** What an attempt came to. `problem`: why it does not count. */
export type Verified =
  | { readonly problem: string }
  | { readonly problem: null; readonly score: Score; readonly at: number; readonly ms: number }

/** A longer pause between two answers is one: nobody was playing. */
const LONGEST_PAUSE_MS = 5 * 60_000

async function verify({ db, games }: Library, { table, record }: VerifyAsked): Promise<Verified> {
  const k = games.kernel(record.game, record.rules)
  if (k === null) return { problem: `no rules ${record.game} ${record.rules} here` }
  const entries = await db.all<{ kind: string; at: number }>(
    'SELECT kind, at FROM entries WHERE table_id = ? ORDER BY seq',
    [table],
  )
  const other = entries.find(({ kind }) => kind === 'concede' || kind === 'replace')
  if (other !== undefined) return { problem: 'somebody else has played' }
  const { match, fault } = replay(k, continueRecord(record, await writtenIn(db, table)))
  if (fault !== null) return { problem: `at ${fault.at}: ${fault.problem}` }
  const [score] = k.over(match) ? k.game.result(match).scores : []
  if (score === undefined) return { problem: 'it is not over' }
  const times = entries.map(({ at }) => at)
  const ms = times.slice(1).reduce((sum, at, i) => sum + Math.min(at - (times[i] ?? at), LONGEST_PAUSE_MS), 0)
  return { problem: null, score, at: times.at(-1) ?? 0, ms }
}

/** How a game ended that was played elsewhere, with the cards of every seat; null where it does not hold. */
export interface Replayed {
  readonly result: Result
  readonly cards: readonly (readonly string[])[]
}

function replayed({ games }: Library, { record }: ReplayAsked): Replayed | null {
  const k = games.kernel(record.game, record.rules)
  // What began in the midst is nobody's result.
  if (k === null || record.position !== undefined) return null
  const { match, fault } = replay(k, record)
  if (fault !== null || match === null || !k.over(match)) return null
  const seats = Array.from({ length: match.seats }, (_, seat) => seat)
  return { result: k.game.result(match), cards: seats.map((seat) => k.game.cardsPlayed?.(match, seat) ?? []) }
}

export function read(library: Library, asked: Asked): Promise<string> {
  switch (asked.kind) {
    case 'moment':
      return readMoment(library, asked)
    case 'lines':
      return readLines(library, asked)
    case 'record':
      return readRecord(library, asked)
    case 'verify':
      return verify(library, asked).then((verified) => JSON.stringify(verified))
    case 'replay':
      return Promise.resolve(JSON.stringify(replayed(library, asked)))
    case 'export':
      return exportAll(library.db, asked.person).then((all) => JSON.stringify(all))
    case 'club':
      return countResults(library.db, asked.wonSince, asked.days).then((all) => JSON.stringify(all))
    case 'finished':
      return finishedTables(library.db, asked.limit).then((all) => JSON.stringify(all))
  }
}
