/** The database's clock, read now and then and kept by counting: deadlines and claims mean the same in all processes. */

import type { Pool } from 'pg'

const READ_MS = 60_000
/** A slow answer says little about the time it was given. */
const MAX_DOUBT_MS = 1000

export interface Clock {
  now(): number
  close(): void
}

export async function openClock(pool: Pick<Pool, 'query'>): Promise<Clock> {
  /** What to add to the time since this process started; nobody can set that one back or forth. */
  let start = Date.now() - performance.now()
  const read = async (mayDoubt: number): Promise<void> => {
    const asked = performance.now()
    const { rows } = await pool.query('SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now')
    const answered = performance.now()
    const [row] = rows as { now: number }[]
    if (row !== undefined && answered - asked < mayDoubt) start = row.now - (asked + answered) / 2
  }
  await read(Number.POSITIVE_INFINITY)
  // Without the database nothing is written either, and the next reading will come.
  const timer = setInterval(() => read(MAX_DOUBT_MS).catch(() => undefined), READ_MS)
  timer.unref()
  return { now: () => Math.round(start + performance.now()), close: () => clearInterval(timer) }
}
