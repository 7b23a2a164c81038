/** A second way into the store, for reading only: what takes long there does not stand in the way of moves. */

import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { Config } from '../config.ts'
import type { Params, Reads } from './db.ts'
import { readPostgres } from './postgres.ts'

/** Where the store is. */
export type StorePlace = Pick<Config, 'DATABASE_URL' | 'sqliteFile'>

function readSqlite(file: string): Reads {
  const db = new DatabaseSync(file, { readOnly: true })
  db.exec('PRAGMA busy_timeout = 5000')
  const prepared = new Map<string, StatementSync>()
  const prepare = (sql: string): StatementSync => {
    const statement = prepared.get(sql) ?? db.prepare(sql)
    if (prepared.size < 500) prepared.set(sql, statement)
    return statement
  }
  return { all: async <T>(sql: string, params: Params = []) => prepare(sql).all(...params) as T[] }
}

export function openReading({ DATABASE_URL: url, sqliteFile }: StorePlace): Reads {
  return url === undefined ? readSqlite(sqliteFile) : readPostgres(url)
}
