/** Small facts the server makes up once and keeps: its secret, its push keys. All processes agree on the first one. */

import type { Db, Reads, Statement } from './db.ts'

export async function settle(db: Db, key: string, make: () => string): Promise<string> {
  const find = (): Promise<{ value: string }[]> => db.all('SELECT value FROM settings WHERE key = ?', [key])
  const found = await find()
  if (found[0] !== undefined) return found[0].value
  await db.all('INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT DO NOTHING', [key, make()])
  const settled = await find()
  if (settled[0] === undefined) throw new Error(`setting ${key} was not kept`)
  return settled[0].value
}

/** Null where nothing was set. */
export async function readSetting(db: Reads, key: string): Promise<string | null> {
  const rows = await db.all<{ value: string }>('SELECT value FROM settings WHERE key = ?', [key])
  return rows[0]?.value ?? null
}

export const writeSetting = (key: string, value: string): Statement => ({
  sql: 'INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
  params: [key, value],
})
