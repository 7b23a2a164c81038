/**
 * `npm run soak -- --minutes 60 --tables 200`: tables with a person and a bot each, played for a long time; finished ones
 * are followed by others. Memory is read all the while: what counts is how it grows. Resident memory also grows where nothing
 * is kept (caches that fill, heaps that V8 widens), so what is in use after a collection is told apart from it.
 * Other options: --rate 20 (people's moves a second, all tables together) --game hallertau --store sqlite|postgres
 * --every (tables are given up after so many moves and followed by others; 0: played to their end) --lanes 1 (people who
 * move at the same time) --bot greedy (none: nobody else sits there) --print (each reading)
 */

import { fork } from 'node:child_process'
import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { guest, newCommand, type Person } from '../server/test/help/client.ts'
import { freePort, startPostgres, tempDir } from '../server/test/help/stores.ts'
import type { Memory } from './memory.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    tables: { type: 'string', default: '200' },
    rate: { type: 'string', default: '20' },
    game: { type: 'string', default: 'hallertau' },
    store: { type: 'string', default: 'sqlite' },
    every: { type: 'string', default: '0' },
    lanes: { type: 'string', default: '1' },
    bot: { type: 'string', default: 'greedy' },
    print: { type: 'boolean', default: false },
  },
})
const [minutes, every, lanes] = [values.minutes, values.every, values.lanes].map(Number) as [number, number, number]
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
  execArgv: ['--expose-gc'],
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
const counts = { moves: 0, refused: 0, finished: 0, closed: 0 }

const open = async (person: Person): Promise<string> => {
  const seats = [{ kind: 'me' }, ...(values.bot === 'none' ? [] : [{ kind: 'bot', level: values.bot }])]
  return (await person.table('POST', '/api/tables', { game: values.game, seats, start: true })).id
}

interface Place {
  readonly person: Person
  id: string
  moves: number
}

async function another(place: Place): Promise<void> {
  place.id = await open(place.person)
  place.moves = 0
}

/** One answer where the person is asked; what is over is followed by the next table. */
async function play(place: Place): Promise<void> {
  const { person, id } = place
  const { decisions } = (await person.must('GET', `/api/tables/${id}/decisions`)) as Offered
  const [asked] = decisions
  if (asked === undefined) {
    const { status } = await person.table('GET', `/api/tables/${id}`)
    if (status === 'running') return
    counts.finished++
    return another(place)
  }
  const listed = asked.choices ?? []
  const choice = listed.length === 0 ? asked.sample : listed[Math.floor(Math.random() * listed.length)]?.choice
  const body = { commandId: newCommand(), seat: 0, answers: [{ to: asked.id, choice }] }
  const { status } = await person.call('POST', `/api/tables/${id}/answers`, body)
  if (status === 200) counts.moves++
  else counts.refused++
  if (every > 0 && ++place.moves >= every) {
    await person.must('POST', `/api/tables/${id}/archive`, {})
    counts.closed++
    await another(place)
  }
}

interface Reading extends Memory {
  readonly minute: number
}
async function read(started: number): Promise<Reading> {
  const memory = new Promise<Memory>((resolve) => server.once('message', resolve))
  server.send('memory')
  return { minute: (performance.now() - started) / 60_000, ...(await memory) }
}
type Part = Exclude<keyof Reading, 'minute'>
const PARTS: readonly Part[] = [
  'rss',
  'heapKept',
  'heapTotal',
  'external',
  'threadsUsed',
  'threadsTotal',
  'anonymous',
  'tables',
]

/** Growth in an hour, by least squares. */
function slope(readings: readonly Reading[], of: Part): number {
  const n = readings.length
  const mean = (f: (r: Reading) => number): number => readings.reduce((sum, r) => sum + f(r), 0) / n
  const [x, y] = [mean((r) => r.minute), mean((r) => r[of] ?? 0)]
  return (60 * mean((r) => (r.minute - x) * ((r[of] ?? 0) - y))) / mean((r) => (r.minute - x) ** 2)
}

const places = await Promise.all(
  Array.from({ length: Number(values.tables) }, async (_, i): Promise<Place> => {
    const person = await guest(url, `Gast ${i}`)
    return { person, id: '', moves: 0 }
  }),
)
for (const place of places) await another(place)
say(`${places.length} tables of ${values.game}, a person and a bot at each (${values.bot}), on ${values.store}`)

const started = performance.now()
const until = started + minutes * 60_000
const readings: Reading[] = []
let next = 0
/** People move at a steady rate, together; each place belongs to one lane. */
async function moveOn(lane: number): Promise<void> {
  const mine = places.filter((_, i) => i % lanes === lane)
  for (let i = 0; performance.now() < until; i++) {
    const place = mine[i % mine.length]
    if (place === undefined) return
    await play(place)
    const due = started + (++next / Number(values.rate)) * 1000
    if (due > performance.now()) await pause(due - performance.now())
  }
}
async function watch(): Promise<void> {
  while (performance.now() < until) {
    const reading = await read(started)
    readings.push(reading)
    if (values.print)
      say(`${reading.minute.toFixed(1)} min ${PARTS.map((p) => `${p} ${reading[p]?.toFixed(0)}`).join(', ')}`)
    await pause(Math.max(2000, minutes * 300))
  }
}
await Promise.all([watch(), ...Array.from({ length: lanes }, (_, lane) => moveOn(lane))])
// The first third fills caches.
const settled = readings.filter((r) => r.minute > minutes / 3)
const [first, last] = [settled[0], settled.at(-1)]
const unit = (part: Part): string => (part === 'tables' ? '' : ' MB')
say(
  `${minutes} min: ${counts.moves} moves of people, ${counts.refused} refused, ${counts.finished} games finished, ${counts.closed} closed; ${settled.length} readings`,
)
for (const part of PARTS) {
  say(
    `  ${part.padEnd(12)} ${first?.[part]?.toFixed(0)} → ${last?.[part]?.toFixed(0)}${unit(part)}, ${slope(settled, part).toFixed(1)}${unit(part)}/h`,
  )
}
server.kill('SIGKILL')
await new Promise((resolve) => server.once('exit', resolve))
await cluster?.stop()
rmSync(dir, { recursive: true, force: true })
