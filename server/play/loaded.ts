/** A table in memory: a cache of what the log says, made from the newest snapshot and the entries after it. */

import { fingerprint, type Match, type Random, type Seat, toAnswer } from '@dorfplatz/kernel'
import { matchAt, openLine, type Past, roundOf, type TableLine, type WholeKernel } from '@dorfplatz/table'
import type { Seal } from '../secrets.ts'
import { type Db, parse } from '../storage/db.ts'
import { append, type CountingEntry, countingEntries, entriesAfter, type LogEntry, lastSeq } from '../storage/log.ts'
import { MILESTONE, nearestSnapshot, type Snapshot } from '../storage/snapshots.ts'
import type { TableRow, Tables } from '../storage/tables.ts'
import { dealtRow, isDealing } from './deal.ts'
import type { Games } from './games.ts'
import { isCorrected, isPaused, whyUnread } from './new-rules.ts'
import { createMatch, pastOf } from './past.ts'

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
  /** A state where somebody took something back, or tried to: whoever does so again and again begins there. */
  earlier: Match | null
  /** For which seats the table waits, and since when. */
  waiting: LogEntry['waiting']
  /** Everything that reads or changes the table stands in this line. */
  readonly line: TableLine
  usedAt: number
  snapshotAt: number
  /** States met while a long log was read, still to be kept: whoever looks back need not start at the beginning. */
  milestones: Snapshot[]
  /** So many answers at the end of the log the corrected rules cannot follow. */
  lost: number
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
    round: roundOf(match),
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
  if (entry.payload.kind === 'undo') {
    loaded.earlier = loaded.match === null || loaded.broken !== null ? null : loaded.k.clone(loaded.match)
  } else if (loaded.earlier !== null && entry.position - loaded.earlier.seq > RECENT) loaded.earlier = null
}

/** Brings the table up to the log's end; entries may come from other processes. Returns the newest of what was new. */
export async function catchUp(source: Source, loaded: LoadedTable): Promise<readonly LogEntry[]> {
  const from = loaded.seq
  const fresh = await entriesAfter(source.db, loaded.id, from, RECENT + 1)
  if (fresh.length <= RECENT) return takeIn(source, loaded, fresh)
  // Far behind: from the newest state instead of step by step.
  await readState(source, loaded)
  loaded.views.clear()
  return loaded.recent.filter((entry) => entry.seq > from)
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
  const { payload, seq, hash } = entry
  // Read outside the `try`: a store that is away says nothing about log and rules.
  const back = payload.kind === 'undo' ? await readBack(source, loaded, seq, payload.to) : null
  try {
    if (back !== null) loaded.match = await matchAt(loaded.k, back, back.to)
    else if (payload.kind === 'start') loaded.match = createMatch(loaded.k, loaded.row).match
    else if (payload.kind === 'answer') playOn(loaded, { seq, entries: payload.entries, hash })
  } catch (error) {
    loaded.broken = error instanceof Error ? error.message : String(error)
  }
}

/** All that is needed to go back, so that nothing has to be read on the way. */
async function readBack(
  source: Source,
  loaded: LoadedTable,
  end: number,
  to: number,
): Promise<Pick<Past, 'near' | 'answers'> & { to: number }> {
  const past = pastOf(source, loaded, end)
  const near = await past.near(to)
  const answers = await past.answers(near.seq, to)
  return { near: () => near, answers: () => answers, to }
}

function playOn(loaded: LoadedTable, { seq, entries, hash }: Pick<CountingEntry, 'seq' | 'entries' | 'hash'>): void {
  const { match, k, row } = loaded
  if (match === null) return
  for (const answer of entries) {
    const refusal = k.play(match, answer[0], toAnswer(answer))
    if (refusal !== null) throw new Error(`entry ${seq} is refused on replay: ${refusal.rule}`)
  }
  // Another state for the same entry: stop this table, never overwrite.
  if (hash !== null && row.rules === k.game.version && fingerprint(match) !== hash) {
    throw new Error(`another state than recorded at entry ${seq}`)
  }
}

/** The state at the log's end, from the nearest snapshot; what was taken back since is skipped. */
async function readState(source: Source, loaded: LoadedTable): Promise<void> {
  const { db, seal } = source
  const { id, k, row } = loaded
  const end = await lastSeq(db, id)
  if (end === 0) return
  const found = await nearestSnapshot(db, seal, id, { position: Number.MAX_SAFE_INTEGER, end, rules: null })
  const entries = await countingEntries(db, id, found ?? { seq: 0, position: 0 }, end)
  const tail = await entriesAfter(db, id, Math.max(0, end - RECENT))
  loaded.seq = end
  loaded.recent = tail
  loaded.earlier = null
  loaded.waiting = tail.at(-1)?.waiting ?? {}
  loaded.snapshotAt = found?.seq ?? 0
  // Corrected rules go on from a state, never from a log that was played by others.
  if (isCorrected(loaded) && found === null) {
    loaded.broken = `played by rules ${row.rules}, and there is no state to go on from with ${k.game.version}`
    return
  }
  try {
    const match = found === null ? createMatch(k, row).match : parse<Match>(found.state)
    loaded.match = match
    for (const entry of entries) {
      const before = match.seq
      playOn(loaded, entry)
      const isMilestone = Math.floor(match.seq / MILESTONE) > Math.floor(before / MILESTONE)
      if (isMilestone) keepLater(loaded, entry.seq, match)
    }
    const problem = isCorrected(loaded) ? whyUnread(k, match) : null
    if (problem !== null)
      throw new Error(`rules ${k.game.version} cannot read a state of rules ${row.rules}: ${problem}`)
    if (isPaused(loaded)) loaded.milestones = []
    // From here on the corrected rules are in force: what they go on from is kept.
    else if (found !== null && found.rules !== k.game.version && row.status === 'running') keepLater(loaded, end, match)
  } catch (error) {
    loaded.milestones = []
    if (found !== null && found.rules !== k.game.version && (await goOnFrom(source, loaded, found, end))) return
    loaded.broken = error instanceof Error ? error.message : String(error)
    if (isCorrected(loaded)) loaded.match = null
  }
}

function keepLater({ milestones, k }: LoadedTable, seq: number, match: Match): void {
  milestones.push({ seq, position: match.seq, state: JSON.stringify(match), rules: k.game.version })
}

/**
 * Corrected rules cannot follow the last answers that others allowed: the table goes back to the newest state it was kept
 * in, by an entry that everybody sees; while its host is asked, it only shows that state. True when it can.
 */
async function goOnFrom(source: Source, loaded: LoadedTable, state: Snapshot, end: number): Promise<boolean> {
  const { id, k, row } = loaded
  const match = parse<Match>(state.state)
  if (row.status !== 'running' || whyUnread(k, match) !== null) return false
  if (isPaused(loaded)) {
    loaded.match = match
    loaded.lost = (loaded.recent.at(-1)?.position ?? state.position) - state.position
    return true
  }
  const at = source.db.now()
  await append(source.db, id, {
    seq: end + 1,
    seat: null,
    command: `rules ${k.game.version} ${end}`,
    payload: { kind: 'undo', to: state.position },
    events: [],
    waiting: waitingNow(k, match, {}, null, at),
    round: roundOf(match),
    position: state.position,
    hash: null,
    at,
  })
  await readState(source, loaded)
  return loaded.broken === null
}

/** Null when there is no such table or its game is not here. */
export async function loadTable(source: Source, id: string): Promise<LoadedTable | null> {
  const row = await source.tables.load(id)
  if (row === null) return null
  const k = source.games.kernel(row.game, row.status === 'open' ? undefined : row.rules)
  if (k === null) return null
  const loaded: LoadedTable = {
    id,
    k,
    row,
    match: null,
    earlier: null,
    seq: 0,
    recent: [],
    waiting: {},
    line: openLine(),
    usedAt: performance.now(),
    snapshotAt: 0,
    milestones: [],
    lost: 0,
    views: new Map(),
    dirty: false,
    broken: null,
  }
  if (row.status === 'open') return loaded
  await readState(source, loaded)
  if (row.status === 'running' && loaded.seq === 0 && !isDealing(row, source.db.now())) {
    loaded.row = await dealtRow(source.tables, row)
    await appendStart(source, k, loaded.row)
    await readState(source, loaded)
  }
  return loaded
}
