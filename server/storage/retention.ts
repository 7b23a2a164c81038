/** What is not kept for ever: finished tables, chat, guests who do not come back, invitations and old trails. */

import type { Config } from '../config.ts'
import type { Db } from './db.ts'
import type { People } from './people.ts'

const DAY_MS = 24 * 3600_000
/** So many guests a day: each has seats to be looked after. */
const GUESTS_A_DAY = 2000

export type Retention = Pick<
  Config,
  'RETAIN_TABLES_DAYS' | 'RETAIN_CHAT_DAYS' | 'RETAIN_GUESTS_DAYS' | 'RETAIN_AUDIT_DAYS'
>

/** 0 days: for ever. Returns how much was forgotten of each. */
export async function forgetOld(
  db: Db,
  people: People,
  config: Retention,
  level: string,
  /** This table is not there any more. */
  gone: (table: string) => Promise<void>,
): Promise<{ tables: number; messages: number; guests: number }> {
  const before = (days: number): number => (days === 0 ? 0 : db.now() - days * DAY_MS)
  const tables = await db.all<{ id: string }>(
    `DELETE FROM tables WHERE (status IN ('over', 'stopped') OR archived = 1) AND ended_at < ?
     AND NOT EXISTS (SELECT 1 FROM tables AS later WHERE later.previous = tables.id) RETURNING id`,
    [before(config.RETAIN_TABLES_DAYS)],
  )
  for (const { id } of tables) await gone(id)
  const messages = await db.all('DELETE FROM messages WHERE at < ? RETURNING id', [before(config.RETAIN_CHAT_DAYS)])
  const idle = await db.all<{ id: string }>(
    `SELECT id FROM people WHERE account IS NULL AND seen_at < ? AND banned = 0 LIMIT ${GUESTS_A_DAY}`,
    [before(config.RETAIN_GUESTS_DAYS)],
  )
  for (const { id } of idle) await people.remove(id, level)
  await db.all('DELETE FROM invitations WHERE expires_at < ? OR uses_left <= 0', [db.now()])
  await db.all('DELETE FROM audit WHERE at < ?', [before(config.RETAIN_AUDIT_DAYS)])
  await db.all('DELETE FROM reports WHERE closed_at < ?', [before(config.RETAIN_AUDIT_DAYS)])
  return { tables: tables.length, messages: messages.length, guests: idle.length }
}
