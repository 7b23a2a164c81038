/**
 * Nothing acknowledged is lost: tables are played while server processes are killed at random moments; afterwards the
 * clients' histories are compared with the store by an offline checker.
 */

import { type ChildProcess, fork } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jsonEqual, randomFrom, replay } from '@dorfplatz/kernel'
import { continueRecord } from '@dorfplatz/table'
import { type Environment, readConfig } from '../../config.ts'
import { openGames } from '../../play/games.ts'
import { loadTable } from '../../play/loaded.ts'
import { recordHead } from '../../play/look.ts'
import { sealWith } from '../../secrets.ts'
import { openDb } from '../../server.ts'
import { entriesAfter, type LogEntry } from '../../storage/log.ts'
import { settle } from '../../storage/settings.ts'
import { openTables } from '../../storage/tables.ts'
import { guest } from '../help/client.ts'
import { games } from '../help/lanterns.ts'
import { freePort } from '../help/stores.ts'
import { type History, type Player, startPlayer } from './players.ts'

export interface CrashOptions {
  readonly env: Environment
  /** How many processes share the store; one of them is killed at a time. */
  readonly processes: number
  readonly kills: number
  readonly tables: number
  /** What is done to the processes, so many times; one of them is killed and started again unless told otherwise. */
  readonly nemesis?: (servers: readonly ServerProcess[], env: Environment) => Promise<void>
  /** A bot at each table too. */
  readonly bots?: boolean
  readonly say?: (text: string) => void
}

export interface CrashReport {
  readonly kills: number
  readonly acked: number
  readonly entries: number
  readonly reconnects: number
  /** Everything that should not be: empty when all promises were kept. */
  readonly faults: readonly string[]
}

export interface ServerProcess {
  readonly port: number
  child: ChildProcess
}

/** Any one of them. */
export function oneOf<T>(list: readonly T[]): T {
  const one = list[Math.floor(Math.random() * list.length)]
  if (one === undefined) throw new Error('nobody there')
  return one
}

/** Gone without a word, and back. With a second process the first one's clients go on there; alone, they wait. */
async function killOne(servers: readonly ServerProcess[], env: Environment): Promise<void> {
  await pause(100 + Math.random() * 400)
  const victim = oneOf(servers)
  victim.child.kill('SIGKILL')
  await ended(victim.child)
  if (servers.length > 1) await pause(100 + Math.random() * 200)
  victim.child = await startChild(env, victim.port)
}

export async function startChild(env: Environment, port: number): Promise<ChildProcess> {
  const child = fork(new URL('../help/child.ts', import.meta.url), {
    env: {
      ...process.env,
      ...env,
      PORT: String(port),
      BOT_WORKERS: '1',
      NODE_COMPILE_CACHE: join(tmpdir(), 'dorfplatz-cache'),
    },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve())
    child.once('exit', (code) => reject(new Error(`the server ended at once: ${code}`)))
  })
  return child
}

export const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve()
    else child.once('exit', () => resolve())
  })

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

export async function crashRun({
  env,
  processes,
  kills,
  tables,
  nemesis = killOne,
  bots = false,
  say = () => undefined,
}: CrashOptions): Promise<CrashReport> {
  const servers: ServerProcess[] = []
  for (let i = 0; i < processes; i++) {
    const port = await freePort()
    servers.push({ port, child: await startChild(env, port) })
  }
  const urls = servers.map((h) => `http://127.0.0.1:${h.port}`)
  const players = new Map<string, Player[]>()
  try {
    const anna = await guest(urls[0] ?? '', 'Anna')
    const bert = await guest(urls[0] ?? '', 'Bert')
    const cookie = (cookies: Map<string, string>): string => [...cookies].map(([k, v]) => `${k}=${v}`).join('; ')
    for (let i = 0; i < tables; i++) {
      const { id, invite } = await anna.table('POST', '/api/tables', {
        game: 'lanterns',
        seats: [{ kind: 'me' }, { kind: 'open' }, ...(bots ? [{ kind: 'bot', level: 'random' }] : [])],
        options: { rounds: 100_000 },
      })
      await bert.table('POST', `/api/tables/${id}/join`, { invite })
      await anna.table('POST', `/api/tables/${id}/start`)
      const seats = [anna, bert].map((person, seat) =>
        startPlayer({ urls, cookie: cookie(person.cookies), table: id, seat, random: Math.random }),
      )
      players.set(id, seats)
    }
    const acked = (): number =>
      [...players.values()].flat().reduce((sum, player) => sum + player.history.acked.length, 0)
    /** However slow the machine is, there is play before and after everything that is done to it. */
    const playOn = async (): Promise<void> => {
      const enough = acked() + 2 * tables
      while (acked() < enough) await pause(20)
    }
    await playOn()
    for (let kill = 1; kill <= kills; kill++) {
      await nemesis(servers, env)
      await playOn()
      if (kill % 10 === 0) say(`${kill} kills`)
    }
    await Promise.all([...players.values()].flat().map((player) => player.finish()))
  } finally {
    for (const { child } of servers) {
      child.kill('SIGKILL')
      await ended(child)
    }
  }
  const histories = new Map([...players].map(([id, list]) => [id, list.map((p) => p.history)]))
  return check(env, histories, kills)
}

/** The offline checker: store against histories. */
async function check(env: Environment, histories: Map<string, History[]>, kills: number): Promise<CrashReport> {
  const db = await openDb(readConfig(env))
  const faults: string[] = []
  let acked = 0
  let total = 0
  let reconnects = 0
  try {
    const seal = sealWith(await settle(db, 'secret', () => ''))
    const source = { db, seal, tables: openTables(db, seal), games: openGames(games), chance: randomFrom }
    for (const [id, list] of histories) {
      const log = await entriesAfter(db, id, 0)
      total += log.length
      log.forEach((entry, i) => {
        if (entry.seq !== i + 1) faults.push(`${id}: entry ${i + 1} has seq ${entry.seq}`)
      })
      for (const history of list) {
        acked += history.acked.length
        reconnects += history.reconnects
        faults.push(...history.backwards.map((text) => `${id}: ${text}`), ...compare(id, log, history))
      }
      const loaded = await loadTable(source, id)
      if (loaded?.match == null || loaded.broken !== null) {
        faults.push(`${id}: ${loaded?.broken ?? 'cannot be loaded'}`)
        continue
      }
      const again = replay(loaded.k, continueRecord(recordHead(loaded.row, loaded.match), log))
      if (again.fault !== null) faults.push(`${id}: replay fails at ${again.fault.at}: ${again.fault.problem}`)
      if (JSON.stringify(again.match) !== JSON.stringify(loaded.match))
        faults.push(`${id}: the replay is another state`)
    }
  } finally {
    await db.close()
  }
  return { kills, acked, entries: total, reconnects, faults }
}

/** Every acknowledged command exactly once, with its number, in order; every line shown is still there. */
function compare(id: string, log: readonly LogEntry[], history: History): string[] {
  const faults: string[] = []
  const byCommand = Map.groupBy(log, (entry) => entry.command)
  let last = 0
  for (const { commandId, seq, choice } of history.acked) {
    const found = byCommand.get(`${history.seat}:${commandId}`) ?? []
    const [entry] = found
    if (found.length !== 1 || entry === undefined) faults.push(`${id}: ${commandId} is there ${found.length} times`)
    else {
      if (entry.seq !== seq) faults.push(`${id}: ${commandId} was acknowledged as ${seq} but is ${entry.seq}`)
      const written = entry.payload.kind === 'answer' ? entry.payload.entries[0]?.[1] : undefined
      if (!jsonEqual(written, choice)) faults.push(`${id}: ${commandId} has another choice`)
    }
    if (seq <= last) faults.push(`${id}: ${seq} was acknowledged after ${last}`)
    last = seq
  }
  for (const { commandId } of history.nacked) {
    if (byCommand.has(`${history.seat}:${commandId}`)) faults.push(`${id}: refused but kept`)
  }
  for (const [seq, text] of history.lines) {
    const entry = log[seq - 1]
    const events = entry?.events.filter((e) => e.to === undefined || e.to.includes(history.seat))
    const now = JSON.stringify([entry?.seat, entry?.payload.kind, events, entry?.position])
    if (now !== text) faults.push(`${id}: line ${seq} was shown but is not there`)
  }
  return faults
}
