/** A table in memory: a cache of what the log says, made from the newest snapshot and the entries after it. */

import {
  type Entry,
  fingerprint,
  type GameEvent,
  listen,
  type Match,
  type Random,
  type Seat,
  toAnswer,
} from '@dorfplatz/kernel'
import { type CommandLine, matchAt, openLine, type Past, type WholeKernel } from '@dorfplatz/table'
import type { Seal } from '../secrets.ts'
import type { Db } from '../storage/db.ts'
import { append, entriesAfter, type LogEntry, loadSnapshot } from '../storage/log.ts'
import type { TableRow, Tables } from '../storage/tables.ts'
import type { Games } from './games.ts'

/** Lines kept in memory for clients that were away for a moment. */
export const RECENT = 64

export interface LoadedTable {
  readonly id: string
  readonly k: WholeKernel
  row: TableRow
  /** Null before the start. */
  match: Match | null
  /** The newest log entry. */
  seq: number
  /** The last entries, oldest first. */
  recent: LogEntry[]
  /** For which seats the table waits, and since when. */
  waiting: LogEntry['waiting']
  /** Everything that reads or changes the table stands in this line. */
  readonly line: CommandLine
  usedAt: number
  snapshotAt: number
  /** Serialised views of the present state by viewer. */
  readonly views: Map<string, string>
  /** Memory may be ahead of the store (a commit failed): read again before anything else. */
  dirty: boolean
  /** The log and the rules disagree: nothing more is accepted. */
  broken: string | null
}

export interface Source {
  readonly db: Db
  readonly seal: Seal
  readonly tables: Tables
  readonly games: Games
  /** Chance by words that only this server can work out. */
  readonly chance: (words: string) => Random
}

/** Who the table waits for now; seats that were already asked the same question keep their time. */
export function waitingNow(
  k: WholeKernel,
  match: Match,
  before: LogEntry['waiting'],
  answered: Seat | null,
  at: number,
): LogEntry['waiting'] {
  const now: { [seat: string]: number } = {}
  for (const { frame } of k.open(match)) {
    const seat = String(frame.seat)
    const since = frame.seat === answered ? undefined : before[seat]
    now[seat] = since ?? at
  }
  return now
}

function createMatch(k: WholeKernel, row: TableRow): { match: Match; events: GameEvent[] } {
  let match: Match | null = null
  const events = listen(() => {
    match = k.create({ game: row.game, options: row.options, seats: row.seats.length, seed: row.seed })
  })
  if (match === null) throw new Error('no match was made')
  return { match, events }
}

/** The first entry of every log. Loading a started table whose process died before writing it writes it. */
async function appendStart(source: Source, k: WholeKernel, row: TableRow): Promise<void> {
  const { match, events } = createMatch(k, row)
  const at = source.db.now()
  await append(source.db, row.id, {
    seq: 1,
    seat: null,
    command: 'start',
    payload: { kind: 'start' },
    events,
    waiting: waitingNow(k, match, {}, null, at),
    position: 0,
    hash: null,
    at,
  })
}

export function remember(loaded: LoadedTable, entry: LogEntry): void {
  loaded.seq = entry.seq
  loaded.waiting = entry.waiting
  loaded.recent.push(entry)
  if (loaded.recent.length > RECENT) loaded.recent.splice(0, loaded.recent.length - RECENT)
  loaded.views.clear()
}

/** Brings the table up to the log's end; entries may come from other processes. Returns what was new. */
export async function catchUp(source: Source, loaded: LoadedTable): Promise<readonly LogEntry[]> {
  return takeIn(source, loaded, await entriesAfter(source.db, loaded.id, loaded.seq))
}

/** Follows entries that come next in the log. */
export async function takeIn(
  source: Source,
  loaded: LoadedTable,
  fresh: readonly LogEntry[],
): Promise<readonly LogEntry[]> {
  for (const entry of fresh) {
    await follow(source, loaded, entry)
    remember(loaded, entry)
  }
  return fresh
}

async function follow(source: Source, loaded: LoadedTable, entry: LogEntry): Promise<void> {
  if (loaded.broken !== null) return
  const { payload } = entry
  // Read outside the `try`: a store that is away says nothing about log and rules.
  const log = payload.kind === 'undo' ? await entriesAfter(source.db, loaded.id, 0) : []
  try {
    if (payload.kind === 'undo') {
      const past = pastOf(
        loaded,
        log.filter((e) => e.seq < entry.seq),
      )
      loaded.match = await matchAt(loaded.k, past, payload.to)
    } else followOne(loaded, entry)
    checkHash(loaded, entry)
  } catch (error) {
    loaded.broken = error instanceof Error ? error.message : String(error)
  }
}

function followOne(loaded: LoadedTable, { seq, payload }: LogEntry): void {
  if (payload.kind === 'start') loaded.match = createMatch(loaded.k, loaded.row).match
  else if (payload.kind === 'answer' && loaded.match !== null) {
    for (const answer of payload.entries) {
      const refusal = loaded.k.play(loaded.match, answer[0], toAnswer(answer))
      if (refusal !== null) throw new Error(`entry ${seq} is refused on replay: ${refusal.rule}`)
    }
  }
}

/** Another state for the same entry: stop this table, never overwrite. */
function checkHash({ match, row, k }: LoadedTable, { hash, seq }: LogEntry): void {
  if (hash === null || match === null || row.rules !== k.game.rules) return
  if (fingerprint(match) !== hash) throw new Error(`another state than recorded at entry ${seq}`)
}

/** Earlier states of a table, from its whole log. */
export function pastOf(loaded: Pick<LoadedTable, 'k' | 'row'>, log: readonly LogEntry[]): Past {
  const path: Entry[] = []
  for (const { payload } of log) {
    if (payload.kind === 'answer') path.push(...payload.entries)
    else if (payload.kind === 'undo') path.length = Math.min(path.length, payload.to)
  }
  return {
    near: () => createMatch(loaded.k, loaded.row).match,
    answers: (from, to) => path.slice(from, to),
  }
}

/** Null when there is no such table or its game is not here. */
export async function loadTable(source: Source, id: string): Promise<LoadedTable | null> {
  const row = await source.tables.load(id)
  if (row === null) return null
  const k = source.games.kernel(row.game)
  if (k === null) return null
  const snapshot = row.status === 'open' ? null : await loadSnapshot(source.db, source.seal, id)
  const loaded: LoadedTable = {
    id,
    k,
    row,
    match: snapshot === null ? null : (JSON.parse(snapshot.state) as Match),
    seq: snapshot?.seq ?? 0,
    recent: [],
    waiting: {},
    line: openLine(),
    usedAt: performance.now(),
    snapshotAt: snapshot?.seq ?? 0,
    views: new Map(),
    dirty: false,
    broken: null,
  }
  // Corrected rules go on from a state, never from a log that was played by others.
  if (row.status !== 'open' && row.rules !== k.game.rules && snapshot === null) {
    loaded.broken = `played by rules ${row.rules}, and there is no state to go on from with ${k.game.rules}`
  }
  await catchUp(source, loaded)
  if (row.status === 'running' && loaded.seq === 0) {
    await appendStart(source, k, row)
    await catchUp(source, loaded)
  }
  if (snapshot !== null) await remind(source, loaded)
  return loaded
}

/** A snapshot skips the entries before it: fetch the last lines and for whom the table waits. */
async function remind(source: Source, loaded: LoadedTable): Promise<void> {
  const tail = await entriesAfter(source.db, loaded.id, Math.max(0, loaded.seq - RECENT))
  loaded.recent = tail
  loaded.waiting = tail[tail.length - 1]?.waiting ?? {}
}
