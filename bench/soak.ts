/**
 * `npm run soak -- --minutes 60 --tables 200`: tables with a person and a bot each, played for a long time; finished ones
 * are followed by others. Memory is read all the while: what counts is how it grows. Other options: --rate 20 (people's
 * moves a second, all tables together) --game hallertau --store sqlite|postgres
 */

import { fork } from 'node:child_process'
import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { guest, newCommand, type Person } from '../server/test/help/client.ts'
import { freePort, startPostgres, tempDir } from '../server/test/help/stores.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    tables: { type: 'string', default: '200' },
    rate: { type: 'string', default: '20' },
    game: { type: 'string', default: 'hallertau' },
    store: { type: 'string', default: 'sqlite' },
  },
})
const minutes = Number(values.minutes)
const say = (text: string): boolean => process.stdout.write(`${text}\n`)
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const dir = tempDir()
const cluster = values.store === 'postgres' ? await startPostgres() : null
const port = await freePort()
const server = fork(new URL('./load-server.ts', import.meta.url), {
  env: {
    ...process.env,
    DATA_DIR: dir,
    HOST: '127.0.0.1',
    PORT: String(port),
    BOT_SECONDS: '1',
    ...(cluster === null ? {} : { DATABASE_URL: await cluster.database() }),
  },
  execArgv: [],
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
})
await new Promise((resolve, reject) => {
  server.once('message', resolve)
  server.once('exit', reject)
})
const url = `http://127.0.0.1:${port}`

interface Offered {
  readonly decisions: readonly {
    readonly id: string
    readonly choices: readonly { readonly choice: unknown }[] | null
    readonly sample?: unknown
  }[]
}
const counts = { moves: 0, refused: 0, finished: 0 }

const open = async (person: Person): Promise<string> => {
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }]
  return (await person.table('POST', '/api/tables', { game: values.game, seats, start: true })).id
}

/** One answer where the person is asked; the table that goes on, or the next one. */
async function play(person: Person, id: string): Promise<string> {
  const { decisions } = (await person.must('GET', `/api/tables/${id}/decisions`)) as unknown as Offered
  const [asked] = decisions
  if (asked === undefined) {
    const { status } = await person.table('GET', `/api/tables/${id}`)
    if (status === 'running') return id
    counts.finished++
    return open(person)
  }
  const listed = asked.choices ?? []
  const choice = listed.length === 0 ? asked.sample : listed[Math.floor(Math.random() * listed.length)]?.choice
  const body = { commandId: newCommand(), seat: 0, answers: [{ to: asked.id, choice }] }
  const { status } = await person.call('POST', `/api/tables/${id}/answers`, body)
  if (status === 200) counts.moves++
  else counts.refused++
  return id
}

interface Reading {
  readonly minute: number
  readonly rss: number
  readonly heap: number
}
async function read(started: number): Promise<Reading> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const value = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]) / 2 ** 20
  return {
    minute: (performance.now() - started) / 60_000,
    rss: value('process_resident_memory_bytes'),
    heap: value('nodejs_heap_size_used_bytes'),
  }
}
/** MB an hour, by least squares. */
function slope(readings: readonly Reading[], of: 'rss' | 'heap'): number {
  const n = readings.length
  const mean = (f: (r: Reading) => number): number => readings.reduce((sum, r) => sum + f(r), 0) / n
  const [x, y] = [mean((r) => r.minute), mean((r) => r[of])]
  return (60 * mean((r) => (r.minute - x) * (r[of] - y))) / mean((r) => (r.minute - x) ** 2)
}

const people = await Promise.all(Array.from({ length: Number(values.tables) }, (_, i) => guest(url, `Gast ${i}`)))
const tables: string[] = []
for (const person of people) tables.push(await open(person))
say(`${tables.length} tables of ${values.game}, a person and a bot at each, on ${values.store}`)

const started = performance.now()
const readings: Reading[] = []
let next = 0
let readAt = 0
while (performance.now() - started < minutes * 60_000) {
  const at = next++ % tables.length
  const [person, id] = [people[at], tables[at]]
  if (person === undefined || id === undefined) throw new Error('no table')
  tables[at] = await play(person, id)
  if (performance.now() >= readAt) {
    readings.push(await read(started))
    readAt = performance.now() + Math.max(2000, minutes * 300)
  }
  const due = started + (next / Number(values.rate)) * 1000
  if (due > performance.now()) await pause(due - performance.now())
}
// The first fifth fills caches.
const settled = readings.filter((r) => r.minute > minutes / 5)
const [first, last] = [settled[0], settled.at(-1)]
say(
  `${minutes} min: ${counts.moves} moves of people, ${counts.refused} refused, ${counts.finished} games finished; memory ${first?.rss.toFixed(0)} → ${last?.rss.toFixed(0)} MB, ${slope(settled, 'rss').toFixed(1)} MB/h; heap ${first?.heap.toFixed(0)} → ${last?.heap.toFixed(0)} MB, ${slope(settled, 'heap').toFixed(1)} MB/h (${settled.length} readings)`,
)
server.kill('SIGKILL')
await new Promise((resolve) => server.once('exit', resolve))
await cluster?.stop()
rmSync(dir, { recursive: true, force: true })
