/** PostgreSQL behind `Db`: a pool for statements, log entries in packets, news from other processes. */

import pg from 'pg'
import { openAppender } from './append.ts'
import { openClock } from './clock.ts'
import type { Db, Params, Reads, Statement, Value } from './db.ts'
import { ENTRIES } from './log.ts'
import { checkVersion, MIGRATIONS } from './migrations.ts'
import { openNews } from './news.ts'

/** Any number, the same in all processes: only one of them migrates. */
const MIGRATION_LOCK = 20_070_612

const MAX_NAMES = 300
/** Others hold a key for moments only; who waits longer has met a process that stopped in the middle. */
const LOCK_MS = 3000
/** No statement of a server takes nearly as long; where a connection is silently gone only this says so, and a table's line goes on. */
export const ANSWER_MS = 30_000
/** A transaction whose process has stopped is ended by the database. */
const STALLED_MS = 5000

pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)

const converted = new Map<string, string>()
/** Our `?` as PostgreSQL's `$1`. */
export function numbered(sql: string): string {
  let text = converted.get(sql)
  if (text === undefined) {
    let n = 0
    text = sql.replace(/\?/g, () => `$${++n}`)
    if (converted.size < 1000) converted.set(sql, text)
  }
  return text
}

/** The driver writes through the types of its own row values; ours are only text, numbers and null. */
type Row = Record<string, Value>

async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    // Whoever comes second waits as long as the first one needs.
    await client.query('SET LOCAL lock_timeout = 0')
    await client.query('SET LOCAL idle_in_transaction_session_timeout = 0')
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    await client.query('CREATE TABLE IF NOT EXISTS schema_version (version BIGINT PRIMARY KEY)')
    const newest = await client.query<{ version: number | null }>('SELECT max(version) AS version FROM schema_version')
    checkVersion(newest.rows[0]?.version ?? null)
    for (const step of MIGRATIONS) {
      if (step.version <= (newest.rows[0]?.version ?? 0)) continue
      for (const sql of step.statements) await client.query(typeof sql === 'string' ? sql : sql.postgres)
      await client.query('INSERT INTO schema_version (version) VALUES ($1)', [step.version])
    }
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}

/** With a name a statement is read and planned once for each connection. */
function named(): (client: pg.Pool | pg.PoolClient, sql: string, params: Params) => Promise<Row[]> {
  const names = new Map<string, string>()
  const nameOf = (sql: string): { name?: string } => {
    const known = names.get(sql)
    if (known !== undefined) return { name: known }
    if (names.size >= MAX_NAMES) return {}
    const name = `s${names.size}`
    names.set(sql, name)
    return { name }
  }
  return async (client, sql, params) => {
    const result = await client.query<Row>({ ...nameOf(sql), text: numbered(sql), values: [...params] })
    return result.rows
  }
}

/** One connection that only reads, opened when it is needed and again when it broke. */
export function readPostgres(url: string): Reads {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    options: '-c default_transaction_read_only=on',
  })
  pool.on('error', () => undefined)
  const query = named()
  return { all: async <T>(sql: string, params: Params = []) => (await query(pool, sql, params)) as T[] }
}

/** With `answerMs` no answer is waited for any longer; migrations take as long as they take. */
export async function openPostgres(
  url: string,
  connections = 10,
  answerMs?: number,
): Promise<Db & { readonly pool: pg.Pool }> {
  const usual: pg.PoolConfig = {
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    lock_timeout: LOCK_MS,
    idle_in_transaction_session_timeout: STALLED_MS,
  }
  const first = new pg.Pool({ ...usual, max: 1 })
  first.on('error', () => undefined)
  await migrate(first).finally(() => first.end())
  const pool = new pg.Pool({ ...usual, ...(answerMs === undefined ? {} : { query_timeout: answerMs }) })
  // A connection that breaks while idle is replaced by the pool; the next statement says if the database is gone.
  pool.on('error', () => undefined)

  const news = await openNews(url)
  const clock = await openClock(pool)

  const query = named()

  return {
    dialect: 'postgres',
    shared: true,
    pool,
    all: async <T>(sql: string, params: Params = []) => (await query(pool, sql, params)) as T[],
    tx: async (statements: readonly Statement[]) => {
      const client = await pool.connect()
      try {
        await client.query('BEGIN')
        const rows: Row[][] = []
        for (const { sql, params = [] } of statements) rows.push(await query(client, sql, params))
        await client.query('COMMIT')
        client.release()
        return rows
      } catch (error) {
        // A connection that does not even take it back is of no use to anybody.
        const isSound = await client.query('ROLLBACK').then(
          () => true,
          () => false,
        )
        client.release(!isSound)
        throw error
      }
    },
    append: openAppender((sql, params) => query(pool, sql, params), ENTRIES),
    tell: news.tell,
    toldSoFar: news.toldSoFar,
    hear: news.hear,
    missed: news.missed,
    now: clock.now,
    close: async () => {
      clock.close()
      await news.close()
      await pool.end()
    },
  }
}
