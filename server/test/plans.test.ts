/** Lists that anybody, or an admin, can ask for do not become dearer with everything that was ever played (SQLite). */

import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningServer } from '../server.ts'
import { openClub } from '../storage/club.ts'
import type { Statement } from '../storage/db.ts'
import { openRatingStore } from '../storage/ratings.ts'
import { overhear, planOf } from './help/overhear.ts'
import { handSwept } from './help/server.ts'
import { tempDir } from './help/stores.ts'

const dir = tempDir()
let server: RunningServer
const asked: string[] = []
beforeAll(async () => {
  server = await handSwept({ DATA_DIR: dir })
  overhear(server, (sql) => asked.push(sql))
})
afterAll(async () => {
  await server.close()
  rmSync(dir, { recursive: true, force: true })
})

/** The steps of all statements that something takes. */
async function stepsOf(work: () => Promise<unknown>): Promise<string[]> {
  asked.length = 0
  await work()
  return (await Promise.all([...asked].map((sql) => planOf(server.context.db, sql)))).flat()
}

test('the admins’ list of tables looks at the newest entry of each log, not at the logs', async () => {
  const steps = await stepsOf(() => openClub(server.context.db).tables())
  const logs = steps.filter((step) => /\b(e|entries)\b.*USING/.test(step))
  expect(logs.length).toBeGreaterThan(1)
  for (const step of logs) expect(step).toMatch(/COVERING INDEX|seq=\?/)
})

test('ratings follow from results in the order in which they are stored', async () => {
  const mark = { at: 5, table: 'x', stale: '' }
  const steps = await stepsOf(() => openRatingStore(server.context.db).ended(mark, 10, 100))
  expect(steps.filter((step) => step.includes('TEMP B-TREE'))).toEqual([])
  expect(steps.join()).toContain('results_ended')
})

test('a list of finished tables is made from the newest thousand, however many there are', async () => {
  const { db, tables } = server.context
  const over = (i: number, host: string): Statement => ({
    sql: `INSERT INTO tables (id, game, rules, options, seats, seed, visibility, spectators, practice, status, host, invite,
        created_at, ended_at) VALUES (?, 'lanterns', '1', '{}', 1, 'x', 'public', 0, 0, 'over', ?, 'x', ?, 1)`,
    params: [`over${String(i).padStart(8, '0')}`, host, i],
  })
  await db.tx([over(0, 'old'), over(1, 'also old'), ...Array.from({ length: 999 }, (_, i) => over(i + 2, 'busy'))])
  const listed = await tables.lobby(null, 'over', 100, 3)
  expect(listed).toEqual(['over00001000', 'over00000001', 'over00000999', 'over00000998'])
  expect(await tables.lobby('lanterns', 'over', 100, 3)).toEqual(listed)
  const steps = await stepsOf(() => tables.lobby('lanterns', 'over', 100, 3))
  expect(steps.join()).toContain('tables_public (status=? AND game=?)')
})
