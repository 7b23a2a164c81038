/** What is to be delivered to people who are not here: stored, sealed, tried again, bounded. */

import { randomName, type Seal } from '../secrets.ts'
import { type Db, filled, parse, type Statement, type Value } from './db.ts'

/** Deliveries of different kinds do not wait for each other. */
export type Lane = 'mail' | 'push'

export interface Letter {
  readonly lane: 'mail'
  readonly to: string
  readonly subject: string
  readonly text: string
}
export interface Push {
  readonly lane: 'push'
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
  readonly title: string
  readonly url: string
}
export type Content = Letter | Push

export interface Delivery {
  readonly id: string
  readonly content: Content
  readonly tries: number
  readonly expiresAt: number
}

/** A notice is sent once, whoever sees first that it is due: its key, and the mark of who was first. */
export interface Once {
  readonly table: string
  readonly seat: number
  readonly since: number
  readonly kind: string
}

/**
 * More than this waiting helps nobody: what comes then is not taken. Letters, notices by mail and notices by push each for
 * themselves: whoever crowds out one of them leaves the others alone.
 */
const MAX_WAITING = 20_000
const MAX_PER_PERSON = 60

export interface Outbox {
  /** Stores deliveries; with `once` only if nobody has stored them before. */
  put(person: string | null, contents: readonly Content[], expiresAt: number, once?: Once): Promise<void>
  /** Up to so many that are due, letters somebody has asked for first; lent for `ms`: then somebody else may try. */
  lend(lane: Lane, count: number, ms: number): Promise<Delivery[]>
  done(id: string): Promise<void>
  later(id: string, dueAt: number): Promise<void>
  /** Those of these notices that were not stored before. */
  fresh<T extends Once>(notices: readonly T[]): Promise<T[]>
  waiting(): Promise<number>
}

export function openOutbox(db: Db, seal: Seal): Outbox {
  const insert = (
    person: string | null,
    content: Content,
    expiresAt: number,
    isFirst: string,
    more: readonly Value[],
  ): Statement => {
    const now = db.now()
    return {
      sql: `INSERT INTO outbox (id, lane, person, sealed, due_at, expires_at, created_at)
        SELECT CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS BIGINT), CAST(? AS BIGINT),
          CAST(? AS BIGINT)
        WHERE (SELECT count(*) FROM outbox WHERE lane = ? AND person IS ${person === null ? '' : 'NOT '}NULL) < ${MAX_WAITING}
        AND (SELECT count(*) FROM outbox WHERE person = ?) < ${MAX_PER_PERSON} ${isFirst}`,
      params: [
        randomName(16),
        content.lane,
        person,
        seal.close(JSON.stringify(content)),
        now,
        expiresAt,
        now,
        content.lane,
        person,
        ...more,
      ],
    }
  }
  return {
    put: async (person, contents, expiresAt, once) => {
      if (once === undefined) {
        await db.tx(contents.map((content) => insert(person, content, expiresAt, '', [])))
        return
      }
      const { table, seat, since, kind } = once
      const mark = randomName(16)
      const isFirst = `AND EXISTS (SELECT 1 FROM notices WHERE table_id = ? AND seat = ? AND since = ? AND kind = ? AND mark = ?)`
      await db.tx([
        {
          sql: `INSERT INTO notices (table_id, seat, since, kind, tries, mark) VALUES (?, ?, ?, ?, 1, ?)
            ON CONFLICT (table_id, seat, since, kind) DO NOTHING`,
          params: [table, seat, since, kind, mark],
        },
        ...contents.map((content) => insert(person, content, expiresAt, isFirst, [table, seat, since, kind, mark])),
      ])
    },
    lend: async (lane, count, ms) => {
      const now = db.now()
      const rows = await db.all<{ id: string; sealed: string; tries: number; expires_at: number }>(
        `UPDATE outbox SET tries = tries + 1, due_at = ? WHERE due_at <= ? AND id IN
          (SELECT id FROM outbox WHERE lane = ? AND due_at <= ?
           ORDER BY CASE WHEN person IS NULL THEN 0 ELSE 1 END, due_at LIMIT ?)
         RETURNING id, sealed, tries, expires_at`,
        [now + ms, now, lane, now, count],
      )
      return rows.map((row) => ({
        id: row.id,
        content: parse<Content>(seal.open(row.sealed)),
        tries: row.tries,
        expiresAt: row.expires_at,
      }))
    },
    done: async (id) => {
      await db.all('DELETE FROM outbox WHERE id = ?', [id])
    },
    later: async (id, dueAt) => {
      await db.all('UPDATE outbox SET due_at = ? WHERE id = ?', [dueAt, id])
    },
    fresh: async (notices) => {
      if (notices.length === 0) return []
      const asked = filled(notices)
      const rows = await db.all<{ table_id: string; seat: number; since: number; kind: string }>(
        `SELECT table_id, seat, since, kind FROM notices WHERE (table_id, seat, since, kind) IN
          (VALUES ${asked.map(() => '(?, CAST(? AS BIGINT), CAST(? AS BIGINT), ?)').join(', ')})`,
        asked.flatMap(({ table, seat, since, kind }) => [table, seat, since, kind]),
      )
      const known = new Set(rows.map((row) => `${row.table_id} ${row.seat} ${row.since} ${row.kind}`))
      return notices.filter(({ table, seat, since, kind }) => !known.has(`${table} ${seat} ${since} ${kind}`))
    },
    waiting: async () => (await db.all<{ n: number }>('SELECT count(*) AS n FROM outbox'))[0]?.n ?? 0,
  }
}
