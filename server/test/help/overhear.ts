/** What a server asks its store, and how the store goes about it. */

import type { RunningServer } from '../../server.ts'
import type { Db, Params } from '../../storage/db.ts'

/** Hears of every statement, with what it came to; `before` may hold it up. */
export function overhear(
  { context: { db } }: RunningServer,
  heard: (sql: string, rows: number) => void,
  before: (sql: string) => Promise<void> | void = () => undefined,
): void {
  const all = db.all.bind(db)
  const listening = async <T>(sql: string, params?: Params): Promise<T[]> => {
    await before(sql)
    const rows = await all<T>(sql, params)
    heard(sql, rows.length)
    return rows
  }
  Object.assign(db, { all: listening })
}

/** How SQLite goes about a statement, step by step. */
export async function planOf(db: Db, sql: string): Promise<string[]> {
  const plan = await db.all<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, sql.match(/\?/g)?.map(() => 0) ?? [])
  return plan.map(({ detail }) => detail)
}

/** The steps that look at every row of something stored. */
export const walksIn = async (db: Db, sql: string): Promise<string[]> =>
  (await planOf(db, sql)).filter((step) => step.startsWith('SCAN') && !/^SCAN (listed|found|t|\(subquery)/.test(step))
