/**
 * Old masters thinking at many tables: what that costs somebody else's moves. A person answers at each of the tables, so
 * that all bots have something to think about, and stops again; meanwhile moves at another table are timed, in turns with
 * and without the thinking, so that a busy machine weighs on both alike. Without it, people move as often at as many tables
 * of two people: what a move costs is not what thinking costs. `npm run bench:thinking [tables] [rounds] [level]`
 */

import { fork } from 'node:child_process'
import { rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { GAMES } from '@dorfplatz/games'
import { guest, newCommand, type Person } from '../server/test/help/client.ts'
import { freePort, tempDir } from '../server/test/help/stores.ts'
import { cpuSeconds } from './cpu.ts'

const tables = Number(process.argv[2] ?? 20)
const rounds = Number(process.argv[3] ?? 3)
const level = process.argv[4] ?? 'deep'
/** Moves timed in a row, and ms between two of them. */
const BLOCK = 300
const BETWEEN_MS = 20
/** Each table is looked at so often, with and without thinking: what looking costs weighs on both alike. */
const LOOK_MS = 1000

interface Asked {
  readonly decisions: readonly {
    readonly id: string
    readonly seat: number
    readonly choices: readonly { readonly choice: unknown }[] | null
    readonly sample?: unknown
  }[]
}

const dir = tempDir()
const port = await freePort()
const server = fork(new URL('./load-server.ts', import.meta.url), {
  env: { ...process.env, DATA_DIR: dir, PORT: String(port) },
  execArgv: [],
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
})
await new Promise((resolve, reject) => {
  server.once('message', resolve)
  server.once('exit', reject)
})
const url = `http://127.0.0.1:${port}`

/** What is sent when a person moves by chance; null where nobody of theirs is asked. */
async function byChance(person: Person, id: string): Promise<object | null> {
  const { decisions } = (await person.must('GET', `/api/tables/${id}/decisions`)) as Asked
  const [asked] = decisions
  if (asked === undefined) return null
  const listed = asked.choices ?? []
  const choice = listed.length === 0 ? asked.sample : listed[Math.floor(Math.random() * listed.length)]?.choice
  return { commandId: newCommand(), seat: asked.seat, answers: [{ to: asked.id, choice }] }
}

const host = await guest(url, 'Anna')
const open = async (game: string, seats: readonly object[]): Promise<string> =>
  (await host.table('POST', '/api/tables', { game, seats, start: true })).id

let isThinking = false
let stop = false
/** How many tables wait for their bot. */
const waiting = new Set<number>()
/** Looks and moves while bots think, and moves at tables of people while none does. */
let [looksThen, moves, calmMoves] = [0, 0, 0]

/** Looks after one table: answers while there is to be thinking, opens another when it is over. */
async function lookAfter(i: number): Promise<void> {
  const game = GAMES[i % GAMES.length] ?? 'village'
  const seats = [{ kind: 'me' }, { kind: 'bot', level }]
  let id = await open(game, seats)
  await pause((LOOK_MS * i) / tables)
  for (; !stop; await pause(LOOK_MS)) {
    const body = await byChance(host, id)
    if (isThinking) looksThen++
    if (body !== null) {
      waiting.delete(i)
      if (!isThinking) continue
      await host.call('POST', `/api/tables/${id}/answers`, body)
      moves++
    } else if ((await host.table('GET', `/api/tables/${id}`)).status !== 'running') id = await open(game, seats)
    else waiting.add(i)
  }
}

/** A table of two people, played by one of them while no bot thinks, as often as people move while they do. */
async function playCalmly(i: number): Promise<void> {
  const game = GAMES[i % GAMES.length] ?? 'village'
  const seats = [{ kind: 'me' }, { kind: 'me' }]
  let id = await open(game, seats)
  await pause((LOOK_MS * i) / tables)
  for (; !stop; await pause(LOOK_MS)) {
    const body = await byChance(host, id)
    if (body === null) id = await open(game, seats)
    else if (!isThinking && Math.random() < (looksThen === 0 ? 1 : moves / looksThen)) {
      await host.call('POST', `/api/tables/${id}/answers`, body)
      calmMoves++
    }
  }
}

const other = await guest(url, 'Bert')
let elsewhere = ''
async function timedMove(times: number[]): Promise<void> {
  const body = elsewhere === '' ? null : await byChance(other, elsewhere)
  if (body === null) {
    const seats = [{ kind: 'me' }, { kind: 'me' }]
    elsewhere = (await other.table('POST', '/api/tables', { game: 'village', seats, start: true })).id
    return timedMove(times)
  }
  const started = performance.now()
  await other.must('POST', `/api/tables/${elsewhere}/answers`, body)
  times.push(performance.now() - started)
}

const at = (times: readonly number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? Number.NaN

const [alone, beside]: [number[], number[]] = [[], []]
const looks = Array.from({ length: tables }, (_, i) => [lookAfter(i), playCalmly(i)]).flat()
/** The first moves of a process are slower than all others. */
for (let i = 0; i < BLOCK; i++) await timedMove([])
const queues: number[] = []
let thinkingCpu = 0
for (let round = 0; round < rounds; round++) {
  for (const times of [alone, beside]) {
    isThinking = times === beside
    // Until every bot has come to an end, or all of them have something to think about.
    while (isThinking ? waiting.size < tables / 2 : waiting.size > 0) await pause(LOOK_MS / 4)
    await pause(LOOK_MS)
    const before = cpuSeconds(server.pid ?? 0) ?? 0
    for (let i = 0; i < BLOCK; i++) {
      await timedMove(times)
      await pause(BETWEEN_MS)
      if (isThinking) queues.push(waiting.size)
    }
    if (isThinking) thinkingCpu += (cpuSeconds(server.pid ?? 0) ?? 0) - before
  }
}
isThinking = false
stop = true
await Promise.all(looks)

const ms = (time: number): string => `${time.toFixed(1)} ms`
const spread = (times: readonly number[]): string =>
  `p50 ${ms(at(times, 0.5))}, p95 ${ms(at(times, 0.95))}, p99 ${ms(at(times, 0.99))} (${times.length})`
const ratio = (part: number): string => `×${(at(beside, part) / at(alone, part)).toFixed(2)}`
process.stdout.write(
  [
    `${tables} tables with a person and a bot (${level}); on average ${Math.round(at(queues, 0.5))} bots had something to think about`,
    `another table's moves: alone ${spread(alone)}`,
    `                       meanwhile ${spread(beside)}`,
    `  p50 ${ratio(0.5)}, p95 ${ratio(0.95)}, p99 ${ratio(0.99)}; ${moves} moves of people at the tables (${calmMoves} at others while nobody thought), ${thinkingCpu.toFixed(0)} s of processor time meanwhile`,
    '',
  ].join('\n'),
)
server.kill('SIGKILL')
await new Promise((resolve) => server.once('exit', resolve))
rmSync(dir, { recursive: true, force: true })
