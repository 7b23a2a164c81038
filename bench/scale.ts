/**
 * `npm run bench:scale`: what so many games a day need, from what one move was measured to cost (`bench/costs.json`), and
 * a simulation of a day that checks the sums: games begin by the hour of the day, their moves queue at processes and at
 * the database, and nothing may wait longer than it should. Options: --games 1000000 --costs bench/costs.json
 */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { randomFrom } from '@dorfplatz/kernel'

export interface Costs {
  /** Processor microseconds of a move: in the process that takes it, in every other process its seats are spread over, in the database. */
  readonly serverMicros: number
  readonly followMicros: number
  readonly databaseMicros: number
  /** Bytes: to all clients, from them, to the database's log, kept for ever, between processes. */
  readonly down: number
  readonly up: number
  readonly log: number
  readonly stored: number
  readonly between: number
  /** Packets between processes for one move. */
  readonly packets: number
  readonly seats: number
  readonly movesPerGame: number
  readonly minutesPerGame: number
}

export interface Plan {
  readonly gamesPerDay: number
  readonly peakMovesPerSecond: number
  readonly peakTables: number
  readonly peakSockets: number
  readonly processes: number
  readonly databaseCores: number
  readonly databaseConnections: number
  readonly downMbit: number
  readonly logMbPerSecond: number
  readonly storedGbPerDay: number
  readonly notificationsPerSecond: number
}

/** Evenings are busier than nights: the share of a day's games that begin in each hour, from midnight. */
export const DAY = [
  1, 1, 0.5, 0.5, 0.5, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4, 4, 4.5, 5.5, 6.5, 8, 10, 11, 10.5, 8.5, 5.5,
].map((part, _, all) => part / all.reduce((a, b) => a + b, 0))
/** A core that is busier than this answers late when something happens. */
const BUSY = 0.6
const CONNECTIONS_EACH = 12

/** Moves in each hour: games last longer than the hour they begin in. */
function movesByHour(costs: Costs, games: number): number[] {
  const hours = Math.max(1, Math.ceil(costs.minutesPerGame / 60))
  return DAY.map((_, hour) =>
    Array.from({ length: hours }, (__, back) => (DAY[(hour - back + 24) % 24] ?? 0) / hours).reduce(
      (sum, share) => sum + share * games * costs.movesPerGame,
      0,
    ),
  )
}

export function plan(costs: Costs, games: number): Plan {
  const peak = Math.max(...movesByHour(costs, games)) / 3600
  const peakTables = (Math.max(...DAY) * games * costs.minutesPerGame) / 60
  // A table's people come by one address and so to one process, but nobody promises that: half of the moves are followed once.
  const perMove = costs.serverMicros + costs.followMicros / 2
  const processes = Math.max(1, Math.ceil((peak * perMove) / 1e6 / BUSY))
  const round = (n: number): number => Math.round(n * 10) / 10
  return {
    gamesPerDay: games,
    peakMovesPerSecond: Math.round(peak),
    peakTables: Math.round(peakTables),
    peakSockets: Math.round(peakTables * costs.seats),
    processes,
    databaseCores: Math.max(1, Math.ceil((peak * costs.databaseMicros) / 1e6 / BUSY)),
    databaseConnections: processes * CONNECTIONS_EACH,
    downMbit: Math.round((peak * costs.down * 8) / 1e6),
    logMbPerSecond: round((peak * costs.log) / 1e6),
    storedGbPerDay: round((games * costs.movesPerGame * costs.stored) / 1e9),
    notificationsPerSecond: Math.round(peak * costs.packets),
  }
}

export interface Simulated {
  readonly moves: number
  /** Busy parts of the processes and of the database, and waiting times of moves in ms. */
  readonly processBusy: number
  readonly databaseBusy: number
  readonly p50: number
  readonly p99: number
}

/** Some minutes of the busiest hour: moves come by chance, each waits for its process, then for a core of the database. */
export function simulate(costs: Costs, of: Plan, seconds = 20): Simulated {
  const random = randomFrom('a busy evening')
  const chance = (): number => (random(1_000_000) + 0.5) / 1_000_000
  const perMove = (costs.serverMicros + costs.followMicros / 2) / 1e6
  const database = costs.databaseMicros / 1e6
  const free = new Float64Array(of.processes)
  const cores = new Float64Array(of.databaseCores)
  const waits: number[] = []
  let now = 0
  while (now < seconds) {
    now += -Math.log(chance()) / of.peakMovesPerSecond
    const process = random(of.processes)
    const begun = Math.max(now, free[process] ?? 0)
    free[process] = begun + perMove
    const core = cores.reduce((best, time, i) => (time < (cores[best] ?? 0) ? i : best), 0)
    const written = Math.max(begun + perMove, cores[core] ?? 0) + database
    cores[core] = written
    waits.push((written - now) * 1000)
  }
  waits.sort((a, b) => a - b)
  const at = (p: number): number => Math.round((waits[Math.floor(waits.length * p)] ?? 0) * 10) / 10
  const busy = (each: number, many: number): number => Math.round(((waits.length * each) / seconds / many) * 100) / 100
  return {
    moves: waits.length,
    processBusy: busy(perMove, of.processes),
    databaseBusy: busy(database, of.databaseCores),
    p50: at(0.5),
    p99: at(0.99),
  }
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '1000000' },
      costs: { type: 'string', default: join(import.meta.dirname, 'costs.json') },
    },
  })
  const costs = JSON.parse(readFileSync(values.costs, 'utf8')) as Costs
  const needed = plan(costs, Number(values.games))
  process.stdout.write(`${JSON.stringify({ plan: needed, simulated: simulate(costs, needed) }, null, 2)}\n`)
}
