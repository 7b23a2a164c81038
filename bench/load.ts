/**
 * `npm run bench:load`: how many tables, sockets and durable moves one machine carries, client and server together.
 * Options: --tables 1000 --seats 4 --rate 550 --seconds 120 --game hallertau --store sqlite|postgres|both
 * --out report.json, --profile folder (processor profiles of the servers)
 */

import { type ChildProcess, fork } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, totalmem } from 'node:os'
import { parseArgs } from 'node:util'
import { freePort, startPostgres, tempDir } from '../server/test/help/stores.ts'
import { cpuSeconds } from './cpu.ts'
import { chance, type LoadTable, openTables, sendMove, type Times } from './load-client.ts'
import { games } from './load-games.ts'

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '1000' },
    seats: { type: 'string', default: '4' },
    rate: { type: 'string', default: '550' },
    seconds: { type: 'string', default: '120' },
    game: { type: 'string', default: 'hallertau' },
    store: { type: 'string', default: 'both' },
    out: { type: 'string' },
    profile: { type: 'string' },
  },
})
const [count, seats, rate, seconds] = [values.tables, values.seats, values.rate, values.seconds].map(Number) as [
  number,
  number,
  number,
  number,
]
const game = games.find((g) => g.id === values.game)
if (game === undefined) throw new Error(`no game ${values.game}`)

const say = (text: string): boolean => process.stdout.write(`${text}\n`)
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

function startServer(env: Record<string, string>): Promise<ChildProcess> {
  const child = fork(new URL('./load-server.ts', import.meta.url), {
    env: { ...process.env, ...env },
    execArgv: values.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.profile}`],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve(child))
    child.once('exit', (code) => reject(new Error(`the server ended: ${code}`)))
  })
}

const percentile = (sorted: readonly number[], p: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))] ?? 0
const spread = (list: number[]): { p50: number; p95: number; p99: number; max: number } => {
  const sorted = list.sort((a, b) => a - b)
  const round = (x: number): number => Math.round(x * 10) / 10
  return {
    p50: round(percentile(sorted, 0.5)),
    p95: round(percentile(sorted, 0.95)),
    p99: round(percentile(sorted, 0.99)),
    max: round(sorted.at(-1) ?? 0),
  }
}

async function metric(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN)
}

/** Moves at a steady rate whatever the answers take: waiting times are not hidden. */
async function play(tables: readonly LoadTable[]): Promise<{ sent: number; seconds: number }> {
  const started = performance.now()
  let sent = 0
  let missed = 0
  let next = 0
  while (performance.now() - started < seconds * 1000) {
    const due = Math.floor(((performance.now() - started) / 1000) * rate)
    while (sent + missed < due) {
      let found = false
      for (let tries = 0; tries < 50 && !found; tries++) {
        const table = tables[next++ % tables.length]
        found = table !== undefined && sendMove(table, chance)
      }
      if (found) sent++
      else missed++
    }
    await pause(2)
  }
  const took = (performance.now() - started) / 1000
  await pause(1000)
  return { sent, seconds: took }
}

interface Row {
  readonly store: string
  readonly processes: number
  readonly game: string
  readonly tables: number
  readonly sockets: number
  readonly seconds: number
  readonly movesPerSecond: number
  readonly ackMs: ReturnType<typeof spread>
  readonly lastViewMs: ReturnType<typeof spread>
  readonly refused: number
  /** Processor time of each part for one durable move, in microseconds; null where the system does not tell. */
  readonly cpuPerMove: { readonly [part: string]: number | null }
  readonly rssMb: number
}

async function measure(
  store: string,
  env: Record<string, string>,
  processes: number,
  others: { readonly [part: string]: number },
): Promise<Row> {
  const children: ChildProcess[] = []
  const urls: string[] = []
  for (let i = 0; i < processes; i++) {
    const port = await freePort()
    children.push(await startServer({ ...env, HOST: '127.0.0.1', PORT: String(port) }))
    urls.push(`http://127.0.0.1:${port}`)
  }
  try {
    const times: Times = { ack: [], lastView: [], refused: 0 }
    const opened = performance.now()
    const tables = await openTables(urls, game as NonNullable<typeof game>, seats, count, times)
    say(
      `${store}: ${count} tables with ${count * seats} sockets in ${Math.round((performance.now() - opened) / 1000)} s`,
    )
    const parts: { readonly [part: string]: number } = {
      ...Object.fromEntries(children.map((child, i) => [`server ${i + 1}`, child.pid ?? 0])),
      ...others,
    }
    const cpu = (): { readonly [part: string]: number | null } => {
      const { user, system } = process.cpuUsage()
      const rest = Object.entries(parts).map(([part, pid]) => [part, cpuSeconds(pid)])
      return { client: (user + system) / 1_000_000, ...Object.fromEntries(rest) }
    }
    const before = cpu()
    const { sent, seconds: took } = await play(tables)
    const after = cpu()
    const durable = times.ack.length
    const rss = await Promise.all(urls.map((url) => metric(url, 'process_resident_memory_bytes')))
    say(`${store}: ${sent} sent, ${durable} durable, ${tables.filter((t) => t.isOver).length} tables over`)
    return {
      store,
      processes,
      game: values.game,
      tables: count,
      sockets: count * seats,
      seconds: Math.round(took),
      movesPerSecond: Math.round(durable / took),
      ackMs: spread(times.ack),
      lastViewMs: spread(times.lastView),
      refused: times.refused,
      cpuPerMove: Object.fromEntries(
        Object.keys(before).map((part) => {
          const [from = null, to = null] = [before[part], after[part]]
          return [part, from === null || to === null ? null : Math.round(((to - from) / durable) * 1_000_000)]
        }),
      ),
      rssMb: Math.round(rss.reduce((a, b) => a + b, 0) / 1024 / 1024),
    }
  } finally {
    const gone = children.map((child) => new Promise((resolve) => child.once('exit', resolve)))
    for (const child of children) child.kill(values.profile === undefined ? 'SIGKILL' : 'SIGTERM')
    await Promise.all(gone)
  }
}

const rows: Row[] = []
const dir = tempDir()
if (values.store !== 'postgres') rows.push(await measure('sqlite', { DATA_DIR: dir }, 1, {}))
rmSync(dir, { recursive: true, force: true })
if (values.store !== 'sqlite') {
  const cluster = await startPostgres()
  rows.push(await measure('postgres', { DATABASE_URL: await cluster.database() }, 2, { postgres: cluster.pid }))
  await cluster.stop()
}
const report = {
  at: new Date().toISOString(),
  node: process.version,
  cpu: `${availableParallelism()} x ${cpus()[0]?.model ?? 'unknown'}`,
  memoryGb: Math.round(totalmem() / 2 ** 30),
  rows,
}
say(JSON.stringify(report, null, 2))
if (values.out !== undefined) writeFileSync(values.out, `${JSON.stringify(report, null, 2)}\n`)
const isGood = rows.every((row) => row.movesPerSecond >= 500 && row.lastViewMs.p99 < 100)
say(isGood ? 'at least 500 durable moves a second, p99 to the last view under 100 ms' : 'NOT within the promise')
process.exit(isGood ? 0 : 1)
