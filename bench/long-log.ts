/**
 * A table with a very long log: how long undo and earlier moments take there, and what that costs everybody else. The
 * server has a process of its own; moves of another table are timed in turns with and without somebody at the long table,
 * so that a busy machine weighs on both alike. At the long table somebody looks back and takes back as often as one person
 * is allowed, or without pause. `npm run bench:long [entries] [seconds] [sqlite|postgres] [allowed|flat]`
 */

import { type ChildProcess, fork } from 'node:child_process'
import { rmSync } from 'node:fs'
import { guest, newCommand, type Person, sameCookies } from '../server/test/help/client.ts'
import { longTable } from '../server/test/help/long-log.ts'
import { testServer } from '../server/test/help/server.ts'
import { freePort, startPostgres, tempDir } from '../server/test/help/stores.ts'
import { cpuSeconds } from './cpu.ts'

const entries = Number(process.argv[2] ?? 20_000)
const seconds = Number(process.argv[3] ?? 60)
const store = process.argv[4] ?? 'sqlite'
const pace = process.argv[5] ?? 'allowed'
/** One person may look back 100 times in 10 s: so much lies between two of them. */
const BETWEEN_MS = pace === 'flat' ? 0 : 100
/** So many people share what is done without pause, or their limits would be what is measured. */
const WATCHERS = 40
/** Moves in a row with and without company. */
const BLOCK = 10
/** Limits of one person and address, which a quick machine reaches, are not what is measured. */
const MANY = '1000000'
const UNLIMITED = {
  LIMIT_REQUESTS_PER_10S: MANY,
  LIMIT_REQUESTS_PER_ADDRESS_10S: MANY,
  LIMIT_MESSAGES_PER_10S: MANY,
}

const at = (times: readonly number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? Number.NaN

async function timed(times: number[], work: () => Promise<unknown>): Promise<void> {
  const started = performance.now()
  await work()
  times.push(performance.now() - started)
}

const dir = tempDir()
const cluster = store === 'postgres' ? await startPostgres() : null
const env: Record<string, string> =
  cluster === null ? { DATA_DIR: dir } : { DATA_DIR: dir, DATABASE_URL: await cluster.database() }
const first = await testServer(env)
const anna = await guest(first.url, 'Anna')
const bert = await guest(first.url, 'Bert')
const watchers = await Promise.all(Array.from({ length: WATCHERS }, (_, i) => guest(first.url, `Gast ${i}`)))
const plan = { game: 'lanterns', options: { rounds: 100_000 }, seats: [{ kind: 'me' }], start: true }
const { id: elsewhere } = await bert.table('POST', '/api/tables', plan)
const long = await longTable(first, anna, entries)
await first.context.registry.idle()
await first.close()

const port = await freePort()
const server: ChildProcess = fork(new URL('../server/test/help/child.ts', import.meta.url), {
  env: { ...process.env, ...env, ...UNLIMITED, PORT: String(port) },
  execArgv: [],
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
})
await new Promise((resolve, reject) => {
  server.once('message', resolve)
  server.once('exit', reject)
})
const url = `http://127.0.0.1:${port}`
const [host, other, ...others] = [anna, bert, ...watchers].map((person) => sameCookies(person, url)) as [
  Person,
  Person,
  ...Person[],
]

interface Asked {
  readonly decisions: readonly { readonly id: string; readonly choices: readonly { readonly choice: string }[] }[]
}
/** Lays a lantern where one may: that can be taken back. */
async function move(person: Person, id: string): Promise<() => Promise<unknown>> {
  const { decisions } = (await person.must('GET', `/api/tables/${id}/decisions`)) as Asked
  const [asked] = decisions
  const body = { commandId: newCommand(), seat: 0, answers: [{ to: asked?.id, choice: asked?.choices[0]?.choice }] }
  return () => person.must('POST', `/api/tables/${id}/answers`, body)
}

const [alone, beside, moments, undos]: [number[], number[], number[], number[]] = [[], [], [], []]
let stop = false
let isBusy = false
/** Looks back and takes back at the long table, one thing after the other, while it is wanted. */
async function keepBusy(): Promise<void> {
  for (let i = 0; !stop; i++) {
    if (!isBusy) {
      await new Promise((resolve) => setTimeout(resolve, 2))
      continue
    }
    const next = performance.now() + BETWEEN_MS
    const moment = Math.floor(long.position * Math.random())
    const watcher = others[i % others.length] ?? host
    await timed(moments, () => watcher.must('GET', `/api/tables/${long.id}/moment?at=${moment}`))
    await (await move(host, long.id))()
    await timed(undos, () => host.must('POST', `/api/tables/${long.id}/undo`, { commandId: newCommand(), seat: 0 }))
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, next - performance.now())))
  }
}
const busy = keepBusy()
const cpu = cpuSeconds(server.pid ?? 0) ?? 0
const until = performance.now() + seconds * 1000
/** The first moves of a process are slower than all others. */
for (let i = 0; i < 50; i++) await (await move(other, elsewhere))()
while (performance.now() < until) {
  for (const [times, company] of [
    [alone, false],
    [beside, true],
  ] as const) {
    isBusy = company
    for (let i = 0; i < BLOCK; i++) {
      const go = await move(other, elsewhere)
      await timed(times, go)
    }
  }
}
isBusy = false
stop = true
await busy
const used = (cpuSeconds(server.pid ?? 0) ?? 0) - cpu

/** Processor time of the server for one of them, in ms: the same on a busy machine. */
async function cost(work: (i: number) => Promise<unknown>): Promise<number> {
  const times = 200
  const before = cpuSeconds(server.pid ?? 0) ?? 0
  for (let i = 0; i < times; i++) await work(i)
  return (((cpuSeconds(server.pid ?? 0) ?? 0) - before) / times) * 1000
}
const momentCost = await cost((i) => {
  const watcher = others[i % others.length] ?? host
  return watcher.must('GET', `/api/tables/${long.id}/moment?at=${Math.floor((long.position * i) / 200)}`)
})
const undoCost = await cost(() =>
  host.call('POST', `/api/tables/${long.id}/undo`, { commandId: newCommand(), seat: 0 }),
)
const moveCost = await cost(async () => (await move(other, elsewhere))())

const ms = (time: number): string => `${time.toFixed(1)} ms`
const spread = (times: readonly number[]): string =>
  `p50 ${ms(at(times, 0.5))}, p95 ${ms(at(times, 0.95))}, p99 ${ms(at(times, 0.99))} (${times.length})`
const ratio = (part: number): string => `×${(at(beside, part) / at(alone, part)).toFixed(2)}`
process.stdout.write(
  [
    `${store}, ${entries} entries, ${long.position} answers count; at the long table ${pace === 'flat' ? 'without pause' : 'ten times a second'}`,
    `moment: ${spread(moments)}`,
    `undo:   ${spread(undos)}`,
    `another table's moves: alone ${spread(alone)}; beside it ${spread(beside)}`,
    `  p50 ${ratio(0.5)}, p95 ${ratio(0.95)}, p99 ${ratio(0.99)}; processor time of the server ${used.toFixed(1)} s`,
    `processor time of one: moment ${ms(momentCost)}, undo ${ms(undoCost)}, question and answer elsewhere ${ms(moveCost)}`,
    '',
  ].join('\n'),
)
server.kill('SIGKILL')
await new Promise((resolve) => server.once('exit', resolve))
await cluster?.stop()
rmSync(dir, { recursive: true, force: true })
