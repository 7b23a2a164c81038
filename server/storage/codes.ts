/** Short codes to read out: each stands for the invitation to one table that has not begun. */

import { randomInt } from 'node:crypto'
import type { Db } from './db.ts'

/** Without letters and digits that are taken for one another. */
const SIGNS = '23456789abcdefghjkmnpqrstuvwxyz'
const LENGTH = 6
const TRIES = 20

export interface Codes {
  /** The table's code; made when it is first asked for. */
  of(table: string): Promise<string>
  /** The table behind a code, as long as people may sit down there. */
  find(code: string): Promise<{ readonly id: string; readonly invite: string } | null>
  /** Whoever had the code has it no longer. */
  forget(table: string): Promise<void>
}

const randomCode = (): string => Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')

export function openCodes(db: Db): Codes {
  const known = async (table: string): Promise<string | undefined> =>
    (await db.all<{ code: string }>('SELECT code FROM codes WHERE table_id = ?', [table]))[0]?.code
  return {
    of: async (table) => {
      for (let i = 0; i < TRIES; i++) {
        const code = await known(table)
        if (code !== undefined) return code
        // Somebody may have asked at the same time, or the code stand for another table: look again.
        await db.all('INSERT INTO codes (code, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING', [randomCode(), table])
      }
      throw new Error('no code is free')
    },
    find: async (code) => {
      const rows = await db.all<{ id: string; invite: string }>(
        `SELECT tables.id, tables.invite FROM codes JOIN tables ON tables.id = codes.table_id
         WHERE codes.code = ? AND tables.status = 'open' AND tables.archived = 0`,
        [code],
      )
      return rows[0] ?? null
    },
    forget: async (table) => {
      await db.all('DELETE FROM codes WHERE table_id = ?', [table])
    },
  }
}
