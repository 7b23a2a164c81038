/** The append-only log of a table: what was answered, undone, conceded. Its unique keys decide every race. */

import type { GameEvent } from '@dorfplatz/kernel'
import type { Payload, Written } from '@dorfplatz/table'
import type { Seal } from '../secrets.ts'
import { type Appending, appendSql } from './append.ts'
import { type Db, parse, type Value } from './db.ts'

/** One entry as all processes know it; `events` are unfiltered and never leave the server like this. */
export interface LogEntry extends Written {
  readonly seq: number
  readonly command: string
  readonly events: readonly GameEvent[]
  /** For which seats the table waits afterwards, and since when (ms since 1970). */
  readonly waiting: { readonly [seat: string]: number }
  readonly at: number
}

interface Row extends Record<string, Value> {
  readonly seq: number
  readonly seat: number | null
  readonly command: string
  readonly payload: string
  readonly events: string
  readonly waiting: string
  readonly hash: string | null
  readonly at: number
}

interface Stored {
  readonly payload: Payload
  readonly position: number
}

function fromRow(row: Row): LogEntry {
  const { payload, position } = parse<Stored>(row.payload)
  return {
    seq: row.seq,
    seat: row.seat,
    command: row.command,
    payload,
    position,
    events: parse(row.events),
    waiting: parse(row.waiting),
    hash: row.hash,
    at: row.at,
  }
}

const COLUMNS = 'seq, seat, command, payload, events, waiting, hash, at'

export const ENTRIES: Appending = {
  head: 'INSERT INTO entries (table_id, seq, kind, seat, command, payload, events, waiting, hash, at)',
  width: 10,
  tail: 'ON CONFLICT DO NOTHING RETURNING table_id',
}
export const INSERT_ENTRY = appendSql(ENTRIES, 1)

export function entryParams(table: string, entry: LogEntry): Value[] {
  return [
    table,
    entry.seq,
    entry.payload.kind,
    entry.seat,
    entry.command,
    JSON.stringify({ payload: entry.payload, position: entry.position } satisfies Stored),
    JSON.stringify(entry.events),
    JSON.stringify(entry.waiting),
    entry.hash,
    entry.at,
  ]
}

/** Durable when it resolves to true; false when the seq or the command is taken. */
export function append(db: Db, table: string, entry: LogEntry): Promise<boolean> {
  return db.append(entryParams(table, entry))
}

export async function entriesAfter(db: Db, table: string, after: number): Promise<LogEntry[]> {
  const rows = await db.all<Row>(`SELECT ${COLUMNS} FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq`, [
    table,
    after,
  ])
  return rows.map(fromRow)
}

export async function receipt(db: Db, table: string, command: string): Promise<LogEntry | null> {
  const rows = await db.all<Row>(`SELECT ${COLUMNS} FROM entries WHERE table_id = ? AND command = ?`, [table, command])
  return rows[0] === undefined ? null : fromRow(rows[0])
}

export async function lastSeq(db: Db, table: string): Promise<number> {
  const rows = await db.all<{ seq: number | null }>('SELECT max(seq) AS seq FROM entries WHERE table_id = ?', [table])
  return rows[0]?.seq ?? 0
}

const SLICE = 500

/** The newest entries of many tables, a few at a time: moves go in between. */
export async function newestSeqs(db: Db, tables: readonly string[]): Promise<Map<string, number>> {
  const newest = new Map<string, number>()
  for (let i = 0; i < tables.length; i += SLICE) {
    const ids = tables.slice(i, i + SLICE)
    const rows = await db.all<{ id: string; seq: number | null }>(
      `SELECT id, (SELECT max(seq) FROM entries WHERE table_id = tables.id) AS seq FROM tables
       WHERE id IN (${ids.map(() => '?').join(', ')})`,
      ids,
    )
    for (const { id, seq } of rows) newest.set(id, seq ?? 0)
  }
  return newest
}

export interface Snapshot {
  readonly seq: number
  /** The match as JSON. */
  readonly state: string
}

/** A cache: losing it costs a replay. Also what a running table goes on from when its rules were corrected. */
export async function saveSnapshot(db: Db, seal: Seal, table: string, snapshot: Snapshot): Promise<void> {
  await db.all(
    `INSERT INTO snapshots (table_id, seq, state) VALUES (?, ?, ?)
     ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, state = excluded.state WHERE snapshots.seq < excluded.seq`,
    [table, snapshot.seq, seal.close(snapshot.state)],
  )
}

export async function loadSnapshot(db: Db, seal: Seal, table: string): Promise<Snapshot | null> {
  const rows = await db.all<{ seq: number; state: string }>('SELECT seq, state FROM snapshots WHERE table_id = ?', [
    table,
  ])
  const row = rows[0]
  if (row === undefined) return null
  try {
    return { seq: row.seq, state: seal.open(row.state) }
  } catch {
    return null
  }
}
