/** Who looks after the server, set from the command line: beside a running server, on either store. */

import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { Config } from '../config.ts'
import type { Params, Value } from './db.ts'
import { openPostgres } from './postgres.ts'

type All = (sql: string, params: Params) => Promise<Record<string, Value>[]>

async function within<T>(config: Config, work: (all: All) => Promise<T>): Promise<T> {
  const { DATABASE_URL: url, sqliteFile: file } = config
  if (url !== undefined) {
    const db = await openPostgres(url, 2)
    try {
      return await work((sql, params) => db.all(sql, params))
    } finally {
      await db.close()
    }
  }
  if (!existsSync(file)) throw new Error(`there is no store at ${file}`)
  const db = new DatabaseSync(file)
  try {
    db.exec('PRAGMA busy_timeout = 10000')
    return await work(async (sql, params) => db.prepare(sql).all(...params) as Record<string, Value>[])
  } finally {
    db.close()
  }
}

export interface AdminLine {
  readonly name: string
  readonly email: string
}

export function listAdmins(config: Config): Promise<AdminLine[]> {
  return within(config, async (all) => {
    const rows = await all("SELECT name, COALESCE(email, '') AS email FROM people WHERE admin = 1 ORDER BY name", [])
    return rows.map(({ name, email }) => ({ name: String(name), email: String(email) }))
  })
}

/** False when no account has this address. */
export function setAdmin(config: Config, email: string, isAdmin: boolean): Promise<boolean> {
  return within(config, async (all) => {
    const rows = await all('UPDATE people SET admin = ? WHERE account IS NOT NULL AND lower(email) = ? RETURNING id', [
      isAdmin ? 1 : 0,
      email.toLowerCase(),
    ])
    return rows.length > 0
  })
}
