/**
 * `npm run bench:load`: how many tables, sockets and durable moves one machine carries, client and server together, and
 * what one move costs each part.
 * Options: --tables 1000 --seats 4 --rate 550 --seconds 120 --game hallertau --store sqlite|postgres|both
 * --processes 2 (on PostgreSQL; tables and processes may be lists: 1,2,3), --out report.json,
 * --profile folder (processor profiles of the servers)
 */

import { type ChildProcess, fork } from 'node:child_process'
import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { freePort, startPostgres, tempDir } from '../server/test/help/stores.ts'
import { cpuSeconds, writtenBytes } from './cpu.ts'
import { chance, type LoadTable, openTables, sendMove, type Times } from './load-client.ts'
import { games } from './load-games.ts'

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '1000' },
    processes: { type: 'string', default: '2' },
    seats: { type: 'string', default: '4' },
    rate: { type: 'string', default: '550' },
    seconds: { type: 'string', default: '120' },
    game: { type: 'string', default: 'hallertau' },
    store: { type: 'string', default: 'both' },
    out: { type: 'string' },
    profile: { type: 'string' },
  },
})
const [seats, rate, seconds] = [values.seats, values.rate, values.seconds].map(Number) as [number, number, number]
const [counts, processCounts] = [values.tables, values.processes].map((list) => list.split(',').map(Number)) as [
  number[],
  number[],
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
  const line = text.split('\n').find((one) => one.startsWith(`${name} `))
  return Number(line?.slice(name.length + 1) ?? Number.NaN)
}
const sumOf = async (urls: readonly string[], name: string): Promise<number> =>
  (await Promise.all(urls.map((url) => metric(url, name)))).reduce((a, b) => a + b, 0)

/** Moves at a steady rate whatever the answers take: waiting times are not hidden. */
async function play(tables: readonly LoadTable[], times: Times): Promise<{ sent: number; seconds: number }> {
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
        found = table !== undefined && sendMove(table, chance, times)
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
  /** Bytes of one move: to all its clients and from them, to disk (servers, PostgreSQL), between processes. */
  readonly bytesPerMove: {
    readonly down: number
    readonly up: number
    readonly disk: number | null
    readonly between: number
  }
  /** Messages between processes, and packets they travel in, for one move. */
  readonly told: { readonly messages: number; readonly packets: number }
  readonly databaseConnections: number
  /** What the store has grown by for one move. */
  readonly storedPerMove: number
  readonly rssMb: number
}

interface Asked {
  /** Bytes that had to reach the disk before somebody heard of a move: the log of the store. */
  written(servers: readonly number[]): Promise<number | null>
  /** Bytes of the store. */
  size(): Promise<number>
  connections(): Promise<number>
}

async function measure(
  store: string,
  env: Record<string, string>,
  { processes, count }: { readonly processes: number; readonly count: number },
  others: { readonly [part: string]: number },
  asked: Asked,
): Promise<Row> {
  const children: ChildProcess[] = []
  const urls: string[] = []
  for (let i = 0; i < processes; i++) {
    const port = await freePort()
    children.push(await startServer({ ...env, HOST: '127.0.0.1', PORT: String(port) }))
    urls.push(`http://127.0.0.1:${port}`)
  }
  try {
    const times: Times = { ack: [], lastView: [], refused: 0, received: 0, sent: 0 }
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
    const disk = (): Promise<number | null> => asked.written(children.map((child) => child.pid ?? 0))
    const told = async (what: string): Promise<number> => sumOf(urls, `dorfplatz_told{what="${what}"}`)
    const before = {
      cpu: cpu(),
      disk: await disk(),
      size: await asked.size(),
      messages: await told('messages'),
      packets: await told('packets'),
      bytes: await told('bytes'),
    }
    Object.assign(times, { received: 0, sent: 0 })
    const { sent, seconds: took } = await play(tables, times)
    const after = cpu()
    const durable = times.ack.length
    const perMove = (n: number): number => Math.round((n / durable) * 100) / 100
    const diskNow = await disk()
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
        Object.keys(before.cpu).map((part) => {
          const [from = null, to = null] = [before.cpu[part], after[part]]
          return [part, from === null || to === null ? null : Math.round(((to - from) / durable) * 1_000_000)]
        }),
      ),
      bytesPerMove: {
        down: Math.round(times.received / durable),
        up: Math.round(times.sent / durable),
        disk: diskNow === null || before.disk === null ? null : Math.round((diskNow - before.disk) / durable),
        between: Math.round(((await told('bytes')) - before.bytes) / durable),
      },
      told: {
        messages: perMove((await told('messages')) - before.messages),
        packets: perMove((await told('packets')) - before.packets),
      },
      databaseConnections: await asked.connections(),
      storedPerMove: Math.round(((await asked.size()) - before.size) / durable),
      rssMb: Math.round(rss.reduce((a, b) => a + b, 0) / 1024 / 1024),
    }
  } finally {
    const gone = children.map((child) => new Promise((resolve) => child.once('exit', resolve)))
    for (const child of children) child.kill(values.profile === undefined ? 'SIGKILL' : 'SIGTERM')
    await Promise.all(gone)
  }
}

const rows: Row[] = []
/** The file and what waits beside it. */
const fileSize = (folder: string): number =>
  readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
for (const count of counts) {
  if (values.store === 'postgres') break
  const dir = tempDir()
  const asked: Asked = {
    written: async ([server = 0]) => writtenBytes(server),
    size: async () => fileSize(dir),
    connections: async () => 1,
  }
  rows.push(await measure('sqlite', { DATA_DIR: dir }, { processes: 1, count }, {}, asked))
  rmSync(dir, { recursive: true, force: true })
}
for (const count of counts) {
  if (values.store === 'sqlite') break
  for (const processes of processCounts) {
    const cluster = await startPostgres()
    const url = await cluster.database()
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const one = async (sql: string): Promise<number> => Number((await client.query<{ n: string }>(sql)).rows[0]?.n ?? 0)
    const asked: Asked = {
      written: () => one("SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') AS n"),
      size: () => one('SELECT pg_database_size(current_database()) AS n'),
      connections: async () =>
        (await one('SELECT count(*) AS n FROM pg_stat_activity WHERE datname = current_database()')) - 1,
    }
    rows.push(await measure('postgres', { DATABASE_URL: url }, { processes, count }, { postgres: cluster.pid }, asked))
    await client.end()
    await cluster.stop()
  }
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
// On a machine that keeps up, what was asked for is what was written.
const isGood = rows.every((row) => row.movesPerSecond >= 0.9 * rate && row.lastViewMs.p99 < 100)
say(`${isGood ? '' : 'NOT '}within the promise: ${rate} durable moves a second, p99 to the last view under 100 ms`)
process.exit(isGood ? 0 : 1)
