/** A table in memory: a cache of what the log says, made from the newest snapshot and the entries after it. */

import { type Entry, fingerprint, type GameEvent, listen, type Match, type Seat, toAnswer } from '@dorfplatz/kernel'
import type { Seal } from '../secrets.ts'
import type { Db } from '../storage/db.ts'
import { append, entriesAfter, type Logged, loadSnapshot } from '../storage/log.ts'
import type { TableRow, Tables } from '../storage/tables.ts'
import type { AnyKernel, Games } from './games.ts'

/** Lines kept in memory for clients that were away for a moment. */
export const RECENT = 64

export interface Live {
  readonly id: string
  readonly k: AnyKernel
  row: TableRow
  /** Null before the start. */
  match: Match | null
  /** The newest log entry. */
  seq: number
  /** The last entries, oldest first. */
  recent: Logged[]
  /** For which seats the table waits, and since when. */
  waiting: Logged['waiting']
  /** Everything that reads or changes the table stands in this line. */
  line: Promise<unknown>
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
}

/** Who the table waits for now; seats that were already asked the same question keep their time. */
export function waitingNow(
  k: AnyKernel,
  match: Match,
  before: Logged['waiting'],
  answered: Seat | null,
  at: number,
): Logged['waiting'] {
  const now: { [seat: string]: number } = {}
  for (const { frame } of k.open(match)) {
    const seat = String(frame.seat)
    const since = frame.seat === answered ? undefined : before[seat]
    now[seat] = since ?? at
  }
  return now
}

function createMatch(k: AnyKernel, row: TableRow): { match: Match; events: GameEvent[] } {
  let match: Match | null = null
  const events = listen(() => {
    match = k.create({ game: row.game, options: row.options, seats: row.seats.length, seed: row.seed })
  })
  if (match === null) throw new Error('no match was made')
  return { match, events }
}

/** The first entry of every log. Loading a started table whose process died before writing it writes it. */
async function appendStart(source: Source, k: AnyKernel, row: TableRow): Promise<void> {
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

export function remember(live: Live, entry: Logged): void {
  live.seq = entry.seq
  live.waiting = entry.waiting
  live.recent.push(entry)
  if (live.recent.length > RECENT) live.recent.splice(0, live.recent.length - RECENT)
  live.views.clear()
}

/** The match after a log, from its beginning; or after so many of its answers. */
export function replayLog(k: AnyKernel, row: TableRow, log: readonly Logged[], upTo = Number.POSITIVE_INFINITY): Match {
  const path: Entry[] = []
  for (const { payload } of log) {
    if (payload.kind === 'answer') path.push(...payload.entries)
    else if (payload.kind === 'undo') path.length = Math.min(path.length, payload.to)
  }
  const { match } = createMatch(k, row)
  for (const entry of path.slice(0, upTo)) {
    const refusal = k.play(match, entry[0], toAnswer(entry))
    if (refusal !== null) throw new Error(`answer ${match.seq + 1} is refused on replay: ${refusal.rule}`)
  }
  return match
}

/** Brings the table up to the log's end; entries may come from other processes. Returns what was new. */
export async function catchUp(source: Source, live: Live): Promise<readonly Logged[]> {
  return takeIn(source, live, await entriesAfter(source.db, live.id, live.seq))
}

/** Follows entries that come next in the log. */
export async function takeIn(source: Source, live: Live, fresh: readonly Logged[]): Promise<readonly Logged[]> {
  for (const entry of fresh) {
    await follow(source, live, entry)
    remember(live, entry)
  }
  return fresh
}

async function follow(source: Source, live: Live, entry: Logged): Promise<void> {
  if (live.broken !== null) return
  // Read outside the `try`: a store that is away says nothing about log and rules.
  const log = entry.payload.kind === 'undo' ? await entriesAfter(source.db, live.id, 0) : []
  try {
    followOne(
      live,
      entry,
      log.filter((e) => e.seq <= entry.seq),
    )
  } catch (error) {
    live.broken = error instanceof Error ? error.message : String(error)
  }
}

/** `log` is everything up to this entry where it takes something back. */
function followOne(live: Live, entry: Logged, log: readonly Logged[]): void {
  const { payload } = entry
  if (payload.kind === 'start') live.match = createMatch(live.k, live.row).match
  else if (payload.kind === 'undo') live.match = replayLog(live.k, live.row, log)
  else if (payload.kind === 'answer' && live.match !== null) {
    for (const answer of payload.entries) {
      const refusal = live.k.play(live.match, answer[0], toAnswer(answer))
      if (refusal !== null) live.broken = `entry ${entry.seq} is refused on replay: ${refusal.rule}`
    }
  }
  if (entry.hash !== null && live.match !== null && live.row.rules === live.k.game.rules && live.broken === null) {
    // Another state for the same entry: stop this table, never overwrite.
    if (fingerprint(live.match) !== entry.hash) live.broken = `another state than recorded at entry ${entry.seq}`
  }
}

/** Null when there is no such table or its game is not here. */
export async function loadLive(source: Source, id: string): Promise<Live | null> {
  const row = await source.tables.load(id)
  if (row === null) return null
  const k = source.games.kernel(row.game)
  if (k === null) return null
  const snapshot = row.status === 'open' ? null : await loadSnapshot(source.db, source.seal, id)
  const live: Live = {
    id,
    k,
    row,
    match: snapshot === null ? null : (JSON.parse(snapshot.state) as Match),
    seq: snapshot?.seq ?? 0,
    recent: [],
    waiting: {},
    line: Promise.resolve(),
    usedAt: performance.now(),
    snapshotAt: snapshot?.seq ?? 0,
    views: new Map(),
    dirty: false,
    broken: null,
  }
  // Corrected rules go on from a state, never from a log that was played by others.
  if (row.status !== 'open' && row.rules !== k.game.rules && snapshot === null) {
    live.broken = `played by rules ${row.rules}, and there is no state to go on from with ${k.game.rules}`
  }
  await catchUp(source, live)
  if (row.status === 'running' && live.seq === 0) {
    await appendStart(source, k, row)
    await catchUp(source, live)
  }
  if (snapshot !== null) await remind(source, live)
  return live
}

/** A snapshot skips the entries before it: fetch the last lines and for whom the table waits. */
async function remind(source: Source, live: Live): Promise<void> {
  const tail = await entriesAfter(source.db, live.id, Math.max(0, live.seq - RECENT))
  live.recent = tail
  live.waiting = tail[tail.length - 1]?.waiting ?? {}
}
