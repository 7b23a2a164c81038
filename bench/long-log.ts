/**
 * A table with a very long log: how long undo and earlier moments take there, and what that costs everybody else. Prints the
 * other tables' latencies with and without it as ratios: they hold on a slow machine, too. `node bench/long-log.ts [entries]`
 */

import { rmSync } from 'node:fs'
import { guest, newCommand, type Person } from '../server/test/help/client.ts'
import { longTable } from '../server/test/help/long-log.ts'
import { testServer } from '../server/test/help/server.ts'
import { tempDir } from '../server/test/help/stores.ts'

const entries = Number(process.argv[2] ?? 20_000)
const ROUNDS = 200

const at = (times: readonly number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? Number.NaN

async function timed(times: number[], work: () => Promise<unknown>): Promise<void> {
  const started = performance.now()
  await work()
  times.push(performance.now() - started)
}

const dir = tempDir()
const server = await testServer({ DATA_DIR: dir })
const anna = await guest(server.url, 'Anna')
const other = await guest(server.url, 'Bert')
const plan = { game: 'lanterns', options: { rounds: 100_000 }, seats: [{ kind: 'me' }], start: true }
const { id: elsewhere } = await other.table('POST', '/api/tables', plan)
const long = await longTable(server, anna, entries)
await server.context.registry.idle()

async function move(person: Person, id: string): Promise<void> {
  const choice = await server.context.registry.at(id, ({ k, match }) =>
    match === null ? null : (k.view(match, 0).decisions[0]?.choices?.[0] ?? null),
  )
  await person.must('POST', `/api/tables/${id}/answers`, { commandId: newCommand(), seat: 0, answers: [{ choice }] })
}

const quiet: number[] = []
for (let i = 0; i < ROUNDS; i++) await timed(quiet, () => move(other, elsewhere))

const moments: number[] = []
const undos: number[] = []
const beside: number[] = []
for (let i = 0; i < ROUNDS; i++) {
  const moment = Math.floor((long.position * i) / ROUNDS)
  const looking = timed(moments, () => anna.must('GET', `/api/tables/${long.id}/moment?at=${moment}`))
  await timed(beside, () => move(other, elsewhere))
  await looking
  await move(anna, long.id)
  const undoing = timed(undos, () =>
    anna.call('POST', `/api/tables/${long.id}/undo`, { commandId: newCommand(), seat: 0 }),
  )
  await timed(beside, () => move(other, elsewhere))
  await undoing
}
const ms = (time: number): string => `${time.toFixed(1)} ms`
process.stdout.write(
  [
    `${entries} entries, ${long.position} answers count`,
    `moment: p50 ${ms(at(moments, 0.5))}, p95 ${ms(at(moments, 0.95))}`,
    `undo:   p50 ${ms(at(undos, 0.5))}, p95 ${ms(at(undos, 0.95))}`,
    `another table's moves: p50 ×${(at(beside, 0.5) / at(quiet, 0.5)).toFixed(2)}, p99 ×${(at(beside, 0.99) / at(quiet, 0.99)).toFixed(2)} (p99 ${ms(at(quiet, 0.99))} without)`,
    '',
  ].join('\n'),
)
await server.close()
rmSync(dir, { recursive: true, force: true })
