/** The thread that owns the SQLite file: takes packets of jobs, runs each packet in one transaction, syncs once. */

import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import type { Statement, Value } from './db.ts'
import { checkVersion, MIGRATIONS } from './migrations.ts'

export type Job = readonly Statement[]
export type Outcome = { readonly rows: Record<string, Value>[][] } | { readonly error: string }

const port = parentPort
if (port === null) throw new Error('runs only as a worker')
const { file, isChecked } = workerData as { readonly file: string; readonly isChecked: boolean }

/** A process that is just closing gets this long to let go. */
const LET_GO_MS = 1000

/** Tables in memory are one process's affair here. The lock goes with the process, however it ends. */
function lockFile(): DatabaseSync {
  const lock = new DatabaseSync(`${file}.lock`)
  lock.exec(`PRAGMA busy_timeout = ${LET_GO_MS}`)
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch {
    throw new Error(
      `${file} is in use by another process. One SQLite file serves one process; several can share a PostgreSQL (DATABASE_URL).`,
    )
  }
  return lock
}

const lock = lockFile()
const db = new DatabaseSync(file)
db.exec('PRAGMA journal_mode = WAL')
db.exec('PRAGMA synchronous = FULL')
db.exec('PRAGMA foreign_keys = ON')
db.exec('PRAGMA busy_timeout = 5000')
db.exec('PRAGMA cache_size = -65536')

if (isChecked) checkPages()
migrate()

function checkPages(): void {
  const found = db.prepare('PRAGMA quick_check(1)').get() as { quick_check: string } | undefined
  // The code SQLite itself uses for a damaged file.
  if (found?.quick_check !== 'ok') throw Object.assign(new Error(found?.quick_check), { errcode: 11 })
}

function migrate(): void {
  db.exec('BEGIN IMMEDIATE')
  db.exec('CREATE TABLE IF NOT EXISTS schema_version (version BIGINT PRIMARY KEY)')
  const newest = db.prepare('SELECT max(version) AS version FROM schema_version').get() as { version: number | null }
  checkVersion(newest.version)
  for (const step of MIGRATIONS) {
    if (step.version <= (newest.version ?? 0)) continue
    for (const sql of step.statements) db.exec(typeof sql === 'string' ? sql : sql.sqlite)
    db.prepare('INSERT INTO schema_version (version) VALUES (?)').run(step.version)
  }
  db.exec('COMMIT')
}

const prepared = new Map<string, StatementSync>()
function prepare(sql: string): StatementSync {
  let statement = prepared.get(sql)
  if (statement === undefined) {
    if (prepared.size > 500) prepared.clear()
    statement = db.prepare(sql)
    prepared.set(sql, statement)
  }
  return statement
}

function run(job: Job): Outcome {
  const nested = job.length > 1
  try {
    if (nested) db.exec('SAVEPOINT job')
    const rows = job.map(({ sql, params = [] }) => prepare(sql).all(...params) as Record<string, Value>[])
    if (nested) db.exec('RELEASE job')
    return { rows }
  } catch (error) {
    if (nested && db.isTransaction) db.exec('ROLLBACK TO job; RELEASE job')
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

const onlyReads = (jobs: readonly Job[]): boolean =>
  jobs.every((job) => job.every(({ sql }) => /^\s*SELECT/i.test(sql)))

/** One transaction for the whole packet: a job that fails rolls back alone, a failed commit fails all that write. */
function runPacket(jobs: readonly Job[]): Outcome[] {
  if (onlyReads(jobs)) return jobs.map(run)
  try {
    db.exec('BEGIN IMMEDIATE')
    const outcomes = jobs.map((job) => {
      const outcome = run(job)
      // A full disk ends the whole transaction: what came before is undone, what follows must not slip in alone.
      if (!db.isTransaction) throw new Error('error' in outcome ? outcome.error : 'the transaction was undone')
      return outcome
    })
    db.exec('COMMIT')
    return outcomes
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK')
    const message = error instanceof Error ? error.message : String(error)
    return jobs.map((job) => (onlyReads([job]) ? run(job) : { error: message }))
  }
}

port.on('message', (jobs: readonly Job[] | 'close') => {
  if (jobs === 'close') {
    prepared.clear()
    db.close()
    lock.close()
    port.postMessage('closed')
    port.close()
    return
  }
  port.postMessage(runPacket(jobs))
})
port.postMessage('ready')
