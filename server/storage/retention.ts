/** What is not kept for ever: finished tables, chat, guests who do not come back, invitations and old trails. */

import type { Config } from '../config.ts'
import type { Db } from './db.ts'
import type { People } from './people.ts'

const DAY_MS = 24 * 3600_000
/** So many guests a day: each has seats to be looked after. */
const GUESTS_A_DAY = 2000
/** A table goes with its whole log: moves go in between. */
const TABLES_AT_ONCE = 5
const ROWS_AT_ONCE = 1000

export type Retention = Pick<
  Config,
  'RETAIN_TABLES_DAYS' | 'RETAIN_CHAT_DAYS' | 'RETAIN_GUESTS_DAYS' | 'RETAIN_AUDIT_DAYS'
>

/** Slice by slice, until one comes back that is not full, or the process ends: the next one goes on. */
async function inSlices(
  size: number,
  isEnough: () => boolean,
  next: () => Promise<readonly unknown[]>,
): Promise<number> {
  for (let sum = 0; ; ) {
    const { length } = await next()
    sum += length
    if (length < size || isEnough()) return sum
  }
}

/** 0 days: for ever. Returns how much was forgotten of each. */
export async function forgetOld(
  db: Db,
  people: People,
  config: Retention,
  level: string,
  /** This table is not there any more. */
  gone: (table: string) => Promise<void>,
  isEnough: () => boolean,
): Promise<{ tables: number; messages: number; guests: number }> {
  const before = (days: number): number => (days === 0 ? 0 : db.now() - days * DAY_MS)
  const tables = await inSlices(TABLES_AT_ONCE, isEnough, async () => {
    const slice = await db.all<{ id: string }>(
      `DELETE FROM tables WHERE id IN (SELECT id FROM tables AS t
         WHERE (status IN ('over', 'stopped') OR archived = 1) AND ended_at < ?
         AND NOT EXISTS (SELECT 1 FROM tables AS later WHERE later.previous = t.id)
         ORDER BY ended_at LIMIT ${TABLES_AT_ONCE}) RETURNING id`,
      [before(config.RETAIN_TABLES_DAYS)],
    )
    for (const { id } of slice) await gone(id)
    return slice
  })
  const messages = await inSlices(ROWS_AT_ONCE, isEnough, () =>
    db.all(
      `DELETE FROM messages WHERE id IN (SELECT id FROM messages WHERE at < ? LIMIT ${ROWS_AT_ONCE}) RETURNING id`,
      [before(config.RETAIN_CHAT_DAYS)],
    ),
  )
  const idle = await db.all<{ id: string }>(
    `SELECT id FROM people WHERE account IS NULL AND seen_at < ? AND banned = 0 LIMIT ${GUESTS_A_DAY}`,
    [before(config.RETAIN_GUESTS_DAYS)],
  )
  for (const { id } of idle) if (!isEnough()) await people.remove(id, level)
  await db.all('DELETE FROM invitations WHERE expires_at < ? OR uses_left <= 0', [db.now()])
  await db.all('DELETE FROM audit WHERE at < ?', [before(config.RETAIN_AUDIT_DAYS)])
  await db.all('DELETE FROM reports WHERE closed_at < ?', [before(config.RETAIN_AUDIT_DAYS)])
  return { tables, messages, guests: idle.length }
}

/** What has run out by itself: sessions, links in letters, questions to a passkey. */
export async function forgetExpired(db: Db, isEnough: () => boolean): Promise<void> {
  const now = db.now()
  // The account library writes moments in a way of its own.
  const moment = new Date(now).toISOString()
  const expired = [
    ['sessions', 'hash', 'expires_at', now],
    ['auth_session', 'id', '"expiresAt"', moment],
    ['auth_verification', 'id', '"expiresAt"', moment],
  ] as const
  for (const [table, key, until, at] of expired) {
    await inSlices(ROWS_AT_ONCE, isEnough, () =>
      db.all(
        `DELETE FROM ${table} WHERE ${key} IN (SELECT ${key} FROM ${table} WHERE ${until} < ? LIMIT ${ROWS_AT_ONCE})
         RETURNING ${key}`,
        [at],
      ),
    )
  }
}
