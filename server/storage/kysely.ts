/** Our `Db` as a Kysely database, for the account library: the same connection, file and backup as everything else. */

import {
  type CompiledQuery,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type { Db, Value } from './db.ts'

function toValue(value: unknown): Value {
  if (typeof value === 'number' || typeof value === 'string' || value === null) return value
  if (value === undefined) return null
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'bigint') return Number(value)
  throw new TypeError(`no such value in the store: ${typeof value}`)
}

/** PostgreSQL keeps booleans and dates as such. */
const asIs = (value: unknown): Value => value as Value

function connection(db: Db): DatabaseConnection {
  const convert = db.dialect === 'sqlite' ? toValue : asIs
  return {
    executeQuery: async <R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> => {
      const rows = await db.all<R>(sql, parameters.map(convert))
      return { rows, numAffectedRows: BigInt(rows.length) }
    },
    streamQuery: () => {
      throw new Error('rows come all at once here')
    },
  }
}

function driver(db: Db): Driver {
  const noTransactions = async (): Promise<void> => {
    throw new Error('the account library works without transactions here')
  }
  return {
    init: async () => undefined,
    acquireConnection: async () => connection(db),
    beginTransaction: noTransactions,
    commitTransaction: noTransactions,
    rollbackTransaction: noTransactions,
    releaseConnection: async () => undefined,
    destroy: async () => undefined,
  }
}

function dialect(db: Db): Dialect {
  const isSqlite = db.dialect === 'sqlite'
  return {
    createAdapter: () => (isSqlite ? new SqliteAdapter() : new PostgresAdapter()),
    createDriver: () => driver(db),
    createQueryCompiler: () => (isSqlite ? new SqliteQueryCompiler() : new PostgresQueryCompiler()),
    createIntrospector: (k): DatabaseIntrospector =>
      isSqlite ? new SqliteIntrospector(k) : new PostgresIntrospector(k),
  }
}

export function kyselyOn(db: Db): Kysely<Record<string, never>> {
  return new Kysely({ dialect: dialect(db) })
}
