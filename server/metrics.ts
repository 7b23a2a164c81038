/** Numbers for operators at `/metrics`. */

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export interface Metrics {
  readonly registry: Registry
  readonly entries: Counter<'kind'>
  readonly refusals: Counter
  readonly problems: Counter<'code'>
  readonly commitSeconds: Histogram
  readonly sockets: Gauge
  readonly tablesInMemory: Gauge
  readonly botMoves: Counter<'outcome'>
  readonly notices: Counter<'outcome'>
  /** What processes tell each other, set when it is asked for. */
  readonly told: Gauge<'what'>
}

export function openMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  return {
    registry,
    entries: new Counter({
      name: 'dorfplatz_entries_total',
      help: 'Log entries made durable',
      labelNames: ['kind'],
      registers,
    }),
    refusals: new Counter({ name: 'dorfplatz_refusals_total', help: 'Commands that a rule forbade', registers }),
    problems: new Counter({
      name: 'dorfplatz_problems_total',
      help: 'Requests and messages that failed, by code',
      labelNames: ['code'],
      registers,
    }),
    commitSeconds: new Histogram({
      name: 'dorfplatz_commit_seconds',
      help: 'From command to acknowledgement',
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2],
      registers,
    }),
    sockets: new Gauge({ name: 'dorfplatz_sockets', help: 'Open sockets', registers }),
    tablesInMemory: new Gauge({ name: 'dorfplatz_tables_in_memory', help: 'Tables in memory', registers }),
    botMoves: new Counter({
      name: 'dorfplatz_bot_moves_total',
      help: 'Moves of bots: thought, or by chance because thinking failed',
      labelNames: ['outcome'],
      registers,
    }),
    notices: new Counter({
      name: 'dorfplatz_notices_total',
      help: 'Notifications sent or failed',
      labelNames: ['outcome'],
      registers,
    }),
    told: new Gauge({
      name: 'dorfplatz_told',
      help: 'What this process has told the others: messages, packets, bytes',
      labelNames: ['what'],
      registers,
    }),
  }
}
