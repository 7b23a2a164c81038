/** What people said at a table. */

import type { ChatLine } from '@dorfplatz/protocol'
import { randomName } from '../secrets.ts'
import type { Db } from './db.ts'

const SHOWN = 100

export interface Speaker {
  readonly person: string
  readonly seat: number | null
  readonly name: string
}

/** Null when the same command was said before. */
export async function say(
  db: Db,
  table: string,
  who: Speaker,
  command: string,
  text: string,
): Promise<ChatLine | null> {
  const line: ChatLine = { id: randomName(12), at: db.now(), name: who.name, seat: who.seat, text }
  const rows = await db.all(
    `INSERT INTO messages (id, table_id, person, seat, name, text, command, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT DO NOTHING RETURNING id`,
    [line.id, table, who.person, who.seat, who.name, text, `${who.person}:${command}`, line.at],
  )
  return rows.length > 0 ? line : null
}

export async function chatOf(db: Db, table: string): Promise<ChatLine[]> {
  const rows = await db.all<ChatLine>(
    'SELECT id, at, name, seat, text FROM messages WHERE table_id = ? ORDER BY at DESC, id LIMIT ?',
    [table, SHOWN],
  )
  return rows.reverse()
}

export async function chatLine(db: Db, id: string): Promise<ChatLine | null> {
  const rows = await db.all<ChatLine>('SELECT id, at, name, seat, text FROM messages WHERE id = ?', [id])
  return rows[0] ?? null
}
