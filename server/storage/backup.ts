/** Backup and restore: one file, taken while the server plays on, readable by both databases. */

import { createReadStream, createWriteStream, existsSync, renameSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { finished } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { Config } from '../config.ts'
import { migrateAccounts } from '../people/accounts.ts'
import { FEED_TOKEN } from './clubhouse.ts'
import { type Db, type Params, parse, type Statement, type Value } from './db.ts'
import { FILL_PLACES } from './ladder.ts'
import { FILL_POSITIONS, FILL_SNAPSHOTS } from './migrations.ts'
import { numbered, openPostgres } from './postgres.ts'
import { staleRatings } from './ratings.ts'
import { openSqlite } from './sqlite.ts'
import { sqliteProblem } from './sqlite-file.ts'

/** In an order in which rows may be put back; claims are not worth keeping, ladders and ratings follow from the results. */
const TABLES = [
  'settings',
  'people',
  'sessions',
  'tokens',
  'pushes',
  'tables',
  'seats',
  'codes',
  'kept_out',
  'entries',
  'snapshots',
  'messages',
  'daily_attempts',
  'daily_results',
  'daily_deals',
  'learned',
  'results',
  'notices',
  'reports',
  'audit',
  'invitations',
  'auth_user',
  'auth_session',
  'auth_account',
  'auth_verification',
  'auth_passkey',
] as const

const FORMAT = 'dorfplatz backup 1'
const PAGE = 1000

/** Where rows are read from: one moment of the store, however long the reading takes. */
interface Moment {
  all<T = Record<string, Value>>(sql: string, params?: Params): Promise<T[]>
  close(): Promise<void>
}

/** What SQLite holds when the reading begins: writers go on beside it, and nothing is copied that could stay behind. */
function sqliteMoment(file: string): Moment {
  const db = new DatabaseSync(file, { readOnly: true })
  try {
    db.exec('PRAGMA busy_timeout = 10000')
    db.exec('BEGIN')
    // The moment is that of the first reading.
    db.prepare('SELECT count(*) FROM sqlite_master').get()
  } catch (error) {
    db.close()
    throw sqliteProblem(file, error)
  }
  return {
    all: async <T>(sql: string, params: Params = []) => db.prepare(sql).all(...params) as T[],
    close: async () => db.close(),
  }
}

async function postgresMoment(url: string): Promise<Moment> {
  const db = await openPostgres(url, 2)
  const client = await db.pool.connect()
  // However slowly the file is written.
  await client.query('SET idle_in_transaction_session_timeout = 0')
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  return {
    all: async <T>(sql: string, params: Params = []) => {
      const { rows } = await client.query(numbered(sql), [...params])
      return rows as T[]
    },
    close: async () => {
      client.release(true)
      await db.close()
    },
  }
}

async function existing(from: Moment, dialect: Db['dialect']): Promise<string[]> {
  const sql =
    dialect === 'sqlite'
      ? "SELECT name FROM sqlite_master WHERE type = 'table'"
      : "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'"
  const names = (await from.all<{ name: string }>(sql)).map((row) => row.name)
  return TABLES.filter((table) => names.includes(table))
}

/** The columns that make a row unique: pages follow them. */
const KEYS: { readonly [table: string]: readonly string[] } = {
  settings: ['key'],
  sessions: ['hash'],
  codes: ['code'],
  pushes: ['endpoint'],
  seats: ['table_id', 'seat'],
  entries: ['table_id', 'seq'],
  snapshots: ['table_id', 'seq'],
  kept_out: ['table_id', 'person'],
  daily_attempts: ['day', 'game', 'mode', 'who'],
  daily_results: ['day', 'game', 'mode', 'who'],
  daily_deals: ['day', 'game', 'mode'],
  learned: ['person', 'chapter'],
  results: ['table_id', 'seat'],
  notices: ['table_id', 'seat', 'since', 'kind'],
}

async function* rows(from: Moment, table: string): AsyncGenerator<Record<string, Value>> {
  const keys = KEYS[table] ?? ['id']
  const order = keys.join(', ')
  let last: Value[] | null = null
  for (;;) {
    const where: string = last === null ? '' : `WHERE (${order}) > (${keys.map(() => '?').join(', ')})`
    const page: Record<string, Value>[] = await from.all(
      `SELECT * FROM ${table} ${where} ORDER BY ${order} LIMIT ${PAGE}`,
      last ?? [],
    )
    yield* page
    const end = page.at(-1)
    if (end === undefined || page.length < PAGE) return
    last = keys.map((key) => end[key] ?? null)
  }
}

export interface Counted {
  readonly [table: string]: number
}

export interface BackupOptions {
  /** Also the secret that opens the sealed parts: whoever has such a file has everything. */
  readonly withSecret?: boolean
}

const openMoment = (config: Config): Moment | Promise<Moment> =>
  config.DATABASE_URL === undefined ? sqliteMoment(config.sqliteFile) : postgresMoment(config.DATABASE_URL)

/** Settings that let somebody in or open what is sealed. The address of a closed club's feeds is made anew when it is missing. */
const NOT_KEPT: readonly Value[] = ['secret', FEED_TOKEN]

/** When the last backup was made, for those who look after the server. */
async function remember(config: Config, at: number): Promise<void> {
  const sql =
    "INSERT INTO settings (key, value) VALUES ('last backup', ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
  if (config.DATABASE_URL === undefined) {
    const db = new DatabaseSync(config.sqliteFile)
    try {
      db.exec('PRAGMA busy_timeout = 10000')
      db.prepare(sql).run(String(at))
    } finally {
      db.close()
    }
    return
  }
  const db = await openPostgres(config.DATABASE_URL, 2)
  try {
    await db.all(sql, [String(at)])
  } finally {
    await db.close()
  }
}

/** The secret the store made for itself; null when there is none, because the environment gives it. */
export async function storedSecret(config: Config): Promise<string | null> {
  const { DATABASE_URL: url, sqliteFile: file } = config
  if (url === undefined && !existsSync(file)) throw new Error(`there is no store at ${file}`)
  const from = await openMoment(config)
  try {
    const rows = await from.all<{ value: string }>("SELECT value FROM settings WHERE key = 'secret'")
    return rows[0]?.value ?? null
  } finally {
    await from.close()
  }
}

/** Writes one moment of everything into a compressed file of lines, while the server plays on. */
export async function backup(config: Config, file: string, options: BackupOptions = {}): Promise<Counted> {
  const { DATABASE_URL: url } = config
  if (url === undefined && !existsSync(config.sqliteFile)) throw new Error(`there is no store at ${config.sqliteFile}`)
  const from = await openMoment(config)
  const dialect = url === undefined ? 'sqlite' : 'postgres'
  const counts: { [table: string]: number } = {}
  try {
    const gzip = createGzip()
    const out = gzip.pipe(createWriteStream(`${file}.part`, { mode: 0o600 }))
    const write = async (value: unknown): Promise<void> => {
      if (!gzip.write(`${JSON.stringify(value)}\n`)) await new Promise((resolve) => gzip.once('drain', resolve))
    }
    await write({ format: FORMAT, at: new Date().toISOString() })
    for (const table of await existing(from, dialect)) {
      let count = 0
      for await (const row of rows(from, table)) {
        if (table === 'settings' && NOT_KEPT.includes(row.key ?? null) && options.withSecret !== true) continue
        await write({ table, row })
        count++
      }
      counts[table] = count
    }
    await write({ end: counts })
    gzip.end()
    await finished(out)
    renameSync(`${file}.part`, file)
    await remember(config, Date.now())
    return counts
  } finally {
    await from.close()
  }
}

/** Puts a backup into an empty store, of the same or the other kind. */
export async function restore(config: Config, file: string): Promise<Counted> {
  if (!existsSync(file)) throw new Error(`there is no file ${file}`)
  await checkWhole(file)
  const db =
    config.DATABASE_URL === undefined ? await openSqlite(config.sqliteFile) : await openPostgres(config.DATABASE_URL, 2)
  try {
    await migrateAccounts(db)
    const taken = await db.all<{ n: number }>(
      'SELECT (SELECT count(*) FROM people) + (SELECT count(*) FROM tables) AS n',
    )
    if ((taken[0]?.n ?? 0) > 0) throw new Error('the store is not empty: restore into a fresh one')
    await db.all('DELETE FROM settings')
    return await putBack(db, file)
  } finally {
    await db.close()
  }
}

interface BackupLine {
  readonly format?: string
  readonly table?: string
  readonly row?: Record<string, Value | boolean>
  readonly end?: Counted
}

async function* linesOf(file: string): AsyncGenerator<BackupLine> {
  const input = createGunzip()
  createReadStream(file)
    .on('error', (error) => input.destroy(error))
    .pipe(input)
  for await (const text of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    yield parse<BackupLine>(text)
  }
}

/** Before anything is written: a store that is half restored helps nobody. */
async function checkWhole(file: string): Promise<void> {
  let format: string | undefined
  let isWhole = false
  try {
    for await (const line of linesOf(file)) {
      format ??= line.format ?? ''
      if (format !== FORMAT) break
      if (line.end !== undefined) isWhole = true
    }
  } catch {
    isWhole = false
  }
  if (format !== FORMAT) throw new Error(`${file} is not a Dorfplatz backup`)
  if (!isWhole) throw new Error(`the backup ${file} is not complete`)
}

async function putBack(db: Db, file: string): Promise<Counted> {
  const counts: { [table: string]: number } = {}
  let batch: Statement[] = []
  for await (const { table, row } of linesOf(file)) {
    if (table === undefined || row === undefined || !(TABLES as readonly string[]).includes(table)) continue
    counts[table] = (counts[table] ?? 0) + 1
    batch.push(insert(table, row))
    if (batch.length >= PAGE) await db.tx(batch.splice(0))
  }
  if (batch.length > 0) await db.tx(batch)
  batch = []
  // Backups of older versions say less.
  await db.all(FILL_POSITIONS[db.dialect])
  await db.all(FILL_SNAPSHOTS)
  await db.tx([...FILL_PLACES.map((sql) => ({ sql })), staleRatings()])
  return counts
}

/** SQLite has no booleans; PostgreSQL reads 0 and 1 as such. */
const toValue = (value: Value | boolean | undefined): Value =>
  typeof value === 'boolean' ? (value ? 1 : 0) : (value ?? null)

function insert(table: string, row: Record<string, Value | boolean>): Statement {
  const columns = Object.keys(row)
  const names = columns.map((column) => `"${column}"`).join(', ')
  const marks = columns.map(() => '?').join(', ')
  return { sql: `INSERT INTO ${table} (${names}) VALUES (${marks})`, params: columns.map((c) => toValue(row[c])) }
}
