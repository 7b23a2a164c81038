/**
 * How well the bots play, in many games on all cores: `npm run bench:bots -- [file] [--cores N] [--seconds S] [--only words]
 * [--json file]`. The file lists jobs (`bots/jobs.ts`); without one it is the table of `bots.json`. Games of all jobs are begun in
 * turn, so that each has its share when the time is over.
 */

import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import type { Job, Outcome } from './bots/jobs.ts'
import { inWords, reportOf } from './bots/report.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cores: { type: 'string', default: String(availableParallelism()) },
    seconds: { type: 'string', default: '36000' },
    only: { type: 'string', default: '' },
    json: { type: 'string' },
  },
})
const file = positionals[0] ?? new URL('./bots.json', import.meta.url)
const jobs = (JSON.parse(readFileSync(file, 'utf8')) as readonly Job[]).filter(({ name }) => name.includes(values.only))
const most = Math.max(0, ...jobs.map(({ games }) => games))
/** Every game there is to play, as shares of the jobs: a job of twice as many games begins them twice as often. */
const waiting = jobs
  .flatMap((job, number) =>
    Array.from({ length: job.games }, (_, game) => ({ job, number, game, when: (game * most) / job.games })),
  )
  .sort((x, y) => x.when - y.when)
const outcomes = jobs.map((): Outcome[] => [])
let until = performance.now() + 1000 * Number(values.seconds)
// Whoever presses Ctrl-C wants to know what there is so far.
process.once('SIGINT', () => {
  until = 0
})

function next(child: ChildProcess): void {
  const one = performance.now() < until ? waiting.shift() : undefined
  if (one === undefined) child.disconnect()
  else child.send({ job: one.job, number: one.number, game: one.game })
}

await Promise.all(
  Array.from({ length: Math.min(Number(values.cores), waiting.length) }, () => {
    const child = fork(new URL('./bots/player.ts', import.meta.url), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    child.on('message', (outcome: Outcome) => {
      outcomes[outcome.job]?.push(outcome)
      next(child)
    })
    next(child)
    return new Promise<void>((done, failed) => {
      child.once('exit', (code) => (code === 0 ? done() : failed(new Error('a game could not be played'))))
    })
  }),
)

const reports = jobs.map((job, number) => reportOf(job, outcomes[number] ?? []))
for (const report of reports) process.stdout.write(`${inWords(report)}\n`)
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(reports, null, 2)}\n`)
