/** States of tables on the way: caches that losing costs a replay, and what corrected rules go on from. */

import type { Seal } from '../secrets.ts'
import type { Db, Reads, Value } from './db.ts'
import type { Mark } from './log.ts'

export interface Snapshot extends Mark {
  /** The match as JSON. */
  readonly state: string
  /** The rules that go on from it. */
  readonly rules: string
}

/** Which states are asked for: at or near a position, holding at the entry `end`, of certain rules or any. */
export interface Wanted {
  readonly position: number
  readonly end: number
  readonly rules: string | null
}

/** So many answers lie between two states that are kept for looking back. */
export const MILESTONE = 64
/** A state is a milestone when it is the first or so in its stretch: they come every so many entries. */
const FIRST = 32
/** The newest ones are kept in any case: what is taken back may make the very newest one useless. */
const NEWEST = 3

/** Not a state that a later undo went behind: it is no longer on the way to where the table stands. */
const HOLDS = `NOT EXISTS (SELECT 1 FROM entries AS back WHERE back.table_id = snapshots.table_id AND back.kind = 'undo'
  AND back.seq > snapshots.seq AND back.seq <= ? AND back.position < snapshots.position)`

export async function saveSnapshots(db: Db, seal: Seal, table: string, snapshots: readonly Snapshot[]): Promise<void> {
  for (const { seq, position, state, rules } of snapshots) {
    await db.all(
      `INSERT INTO snapshots (table_id, seq, position, state, rules) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (table_id, seq) DO UPDATE SET state = excluded.state, rules = excluded.rules
       WHERE snapshots.rules IS NULL OR snapshots.rules <> excluded.rules`,
      [table, seq, position, seal.close(state), rules],
    )
  }
  await db.all(
    `DELETE FROM snapshots WHERE table_id = ? AND position % ${MILESTONE} >= ${FIRST} AND seq NOT IN
      (SELECT seq FROM snapshots WHERE table_id = ? ORDER BY seq DESC LIMIT ${NEWEST})`,
    [table, table],
  )
}

const where = (compare: '<=' | '>=', { rules }: Wanted): string =>
  `table_id = ? AND position ${compare} ? AND seq <= ? AND ${HOLDS} ${rules === null ? '' : 'AND rules = ?'}`
const params = (table: string, { position, end, rules }: Wanted): Value[] => [
  table,
  position,
  end,
  end,
  ...(rules === null ? [] : [rules]),
]

type Row = { seq: number; position: number; state: string; rules: string }

/** A state that cannot be opened is as good as none. */
function opened(seal: Seal, row: Row | undefined): Snapshot | null {
  if (row === undefined) return null
  try {
    return { ...row, state: seal.open(row.state) }
  } catch {
    return null
  }
}

/** The nearest state at or before a position. */
export async function nearestSnapshot(db: Reads, seal: Seal, table: string, wanted: Wanted): Promise<Snapshot | null> {
  const rows = await db.all<Row>(
    `SELECT seq, position, state, rules FROM snapshots WHERE ${where('<=', wanted)}
     ORDER BY position DESC, seq DESC LIMIT 1`,
    params(table, wanted),
  )
  return opened(seal, rows[0])
}

/** The earliest state that is kept. */
export async function firstSnapshot(db: Reads, seal: Seal, table: string, end: number): Promise<Snapshot | null> {
  const wanted: Wanted = { position: 0, end, rules: null }
  const rows = await db.all<Row>(
    `SELECT seq, position, state, rules FROM snapshots WHERE ${where('>=', wanted)} ORDER BY position, seq LIMIT 1`,
    params(table, wanted),
  )
  return opened(seal, rows[0])
}

/** Where the nearest such state stands, without the state. */
export async function nearestMark(db: Reads, table: string, wanted: Wanted): Promise<Mark> {
  const rows = await db.all<{ seq: number; position: number }>(
    `SELECT seq, position FROM snapshots WHERE ${where('<=', wanted)} ORDER BY position DESC, seq DESC LIMIT 1`,
    params(table, wanted),
  )
  return rows[0] ?? { seq: 0, position: 0 }
}

/** The entry of the nearest such state at or after a position; `end` where there is none. */
export async function nextMark(db: Reads, table: string, wanted: Wanted): Promise<number> {
  const rows = await db.all<{ seq: number }>(
    `SELECT seq FROM snapshots WHERE ${where('>=', wanted)} ORDER BY position, seq LIMIT 1`,
    params(table, wanted),
  )
  return rows[0]?.seq ?? wanted.end
}
