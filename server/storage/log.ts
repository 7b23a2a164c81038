/** The append-only log of a table: what was answered, undone, conceded. Its unique keys decide every race. */

import type { Entry, GameEvent } from '@dorfplatz/kernel'
import type { Payload, Written } from '@dorfplatz/table'
import { type Appending, appendSql } from './append.ts'
import { type Db, listOf, parse, type Reads, type Value } from './db.ts'

/** One entry as all processes know it; `events` are unfiltered and never leave the server like this. */
export interface LogEntry extends Written {
  readonly seq: number
  readonly command: string
  readonly events: readonly GameEvent[]
  /** For which seats the table waits afterwards, and since when (ms since 1970). */
  readonly waiting: { readonly [seat: string]: number }
  /** The round the match is in afterwards; null where none is counted, absent in what was written before it was kept. */
  readonly round?: number | null
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
  readonly round?: number | null
}

/** The round in which the table stood after an entry, from what is stored of it. */
export const roundIn = (stored: string): number | null => parse<Stored>(stored).round ?? null

function fromRow(row: Row): LogEntry {
  const { payload, position, round = null } = parse<Stored>(row.payload)
  return {
    seq: row.seq,
    seat: row.seat,
    command: row.command,
    payload,
    position,
    events: parse(row.events),
    waiting: parse(row.waiting),
    round,
    hash: row.hash,
    at: row.at,
  }
}

const COLUMNS = 'seq, seat, command, payload, events, waiting, hash, at'

export const ENTRIES: Appending = {
  head: 'INSERT INTO entries (table_id, seq, kind, seat, command, payload, events, waiting, hash, at, position)',
  width: 11,
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
    JSON.stringify({ payload: entry.payload, position: entry.position, round: entry.round ?? null } satisfies Stored),
    JSON.stringify(entry.events),
    JSON.stringify(entry.waiting),
    entry.hash,
    entry.at,
    entry.position,
  ]
}

/** Durable when it resolves to true; false when the seq or the command is taken. */
export function append(db: Db, table: string, entry: LogEntry): Promise<boolean> {
  return db.append(entryParams(table, entry))
}

/** As many lines of a log are told at once; no game of people has so many. */
export const LOG_LINES = 1000

export async function entriesAfter(
  db: Reads,
  table: string,
  after: number,
  limit = Number.MAX_SAFE_INTEGER,
): Promise<LogEntry[]> {
  const rows = await db.all<Row>(`SELECT ${COLUMNS} FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq LIMIT ?`, [
    table,
    after,
    limit,
  ])
  return rows.map(fromRow)
}

/** What entries say about the course of the match; without what happened, which is most of it. */
export async function writtenIn(db: Reads, table: string): Promise<Written[]> {
  const rows = await db.all<Pick<Row, 'seat' | 'payload' | 'hash'>>(
    'SELECT seat, payload, hash FROM entries WHERE table_id = ? ORDER BY seq',
    [table],
  )
  return rows.map(({ seat, payload: stored, hash }) => {
    const { payload, position } = parse<Stored>(stored)
    return { payload, position, seat, hash }
  })
}

/** An entry whose answers count. */
export interface CountingEntry {
  readonly seq: number
  readonly entries: readonly Entry[]
  /** How many answers count after it. */
  readonly position: number
  readonly hash: string | null
}

const PER_QUERY = 400

/** A place in the log after which nothing before it was taken back: its entry, and how many answers counted there. */
export interface Mark {
  readonly seq: number
  readonly position: number
}

/**
 * Entries after a mark, up to the entry `end`, whose answers count there and reach from one position to another. What was
 * taken back is not read.
 */
export async function countingEntries(
  db: Reads,
  table: string,
  after: Mark,
  end: number,
  from = after.position,
  to = Number.POSITIVE_INFINITY,
): Promise<CountingEntry[]> {
  const rows = await db.all<{ seq: number; kind: string; position: number }>(
    `SELECT seq, kind, position FROM entries WHERE table_id = ? AND seq > ? AND seq <= ? AND kind IN ('answer', 'undo')
     ORDER BY seq DESC`,
    [table, after.seq, end],
  )
  let bound = Number.POSITIVE_INFINITY
  /** By entry, from where to where its answers count: of those that were sent together the last may have been taken back. */
  const reaching = new Map<number, { readonly start: number; readonly until: number }>()
  for (const [i, { seq, kind, position }] of rows.entries()) {
    if (kind === 'undo') bound = Math.min(bound, position)
    else {
      const start = rows[i + 1]?.position ?? after.position
      const until = Math.min(position, bound)
      if (start < until && until > from && start < to) reaching.set(seq, { start, until })
    }
  }
  const wanted = [...reaching.keys()].reverse()
  const found: CountingEntry[] = []
  for (let i = 0; i < wanted.length; i += PER_QUERY) {
    const { marks, params } = listOf(wanted.slice(i, i + PER_QUERY))
    const answers = await db.all<{ seq: number; payload: string; position: number; hash: string | null }>(
      `SELECT seq, payload, position, hash FROM entries WHERE table_id = ? AND seq IN (${marks}) ORDER BY seq`,
      [table, ...params],
    )
    for (const { seq, payload, position, hash } of answers) {
      const stored = parse<Stored>(payload).payload
      const { start, until } = reaching.get(seq) ?? { start: 0, until: position }
      if (stored.kind !== 'answer') continue
      // The fingerprint is of the state after all of them.
      const isWhole = until === position
      const entries = isWhole ? stored.entries : stored.entries.slice(0, until - start)
      found.push({ seq, entries, position: until, hash: isWhole ? hash : null })
    }
  }
  return found
}

/** The answers that count from one position to another. */
export async function countingAnswers(
  db: Reads,
  table: string,
  after: Mark,
  end: number,
  from: number,
  to: number,
): Promise<Entry[]> {
  const entries = await countingEntries(db, table, after, end, from, to)
  return entries.flatMap(({ entries: answers, position }) => {
    const start = position - answers.length
    return answers.slice(Math.max(0, from - start), Math.min(answers.length, to - start))
  })
}

/** How often a seat did something of a kind. */
export async function countOf(
  db: Reads,
  table: string,
  seat: number,
  kind: 'undo' | 'concede' | 'replace',
): Promise<number> {
  const rows = await db.all<{ n: number }>(
    // The list of kinds is the index's own.
    `SELECT count(*) AS n FROM entries WHERE table_id = ? AND kind IN ('undo', 'concede', 'replace') AND kind = ? AND seat = ?`,
    [table, kind, seat],
  )
  return rows[0]?.n ?? 0
}

export async function receipt(db: Reads, table: string, command: string): Promise<LogEntry | null> {
  const rows = await db.all<Row>(`SELECT ${COLUMNS} FROM entries WHERE table_id = ? AND command = ?`, [table, command])
  return rows[0] === undefined ? null : fromRow(rows[0])
}

export async function lastSeq(db: Reads, table: string): Promise<number> {
  const rows = await db.all<{ seq: number | null }>('SELECT max(seq) AS seq FROM entries WHERE table_id = ?', [table])
  return rows[0]?.seq ?? 0
}

const SLICE = 500

/** The newest entries of many tables, a few at a time: moves go in between. */
export async function newestSeqs(db: Reads, tables: readonly string[]): Promise<Map<string, number>> {
  const newest = new Map<string, number>()
  for (let i = 0; i < tables.length; i += SLICE) {
    const { marks, params } = listOf(tables.slice(i, i + SLICE))
    const rows = await db.all<{ id: string; seq: number | null }>(
      `SELECT id, (SELECT max(seq) FROM entries WHERE table_id = tables.id) AS seq FROM tables
       WHERE id IN (${marks})`,
      params,
    )
    for (const { id, seq } of rows) newest.set(id, seq ?? 0)
  }
  return newest
}
