/** `dorfplatz bench`: how fast the engine is, per game, also as a ratio to a fixed loop measured in the same run. */

import { Worker } from 'node:worker_threads'
import { type Command, read } from '../command.ts'
import { benches, calibrate, type Figures, sink } from '../measure.ts'
import { Problem } from '../problem.ts'

function measureApart(label: string, seconds: number, loop: number): Promise<Figures> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('../measure-worker.ts', import.meta.url), {
      workerData: { label, seconds, loop },
    })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

export const bench: Command = {
  help: `Usage: dorfplatz bench [--seconds N] [--only TEXT] [--json]

  --only   only what has TEXT in its name, for example village

Each figure is measured for about N seconds (default 2), each game in a thread of its own. Answers: random play;
checked: the same through apply(), validating every answer; tried: answers that bots try in games of quick moves, each with
its judgement. In brackets, and as "ratio" in JSON, stands the figure per thousand turns of a fixed loop measured in the same
run, so that runs on different machines can be compared.`,
  async run(argv) {
    const { values } = read(
      argv,
      { seconds: { type: 'string' }, only: { type: 'string' }, json: { type: 'boolean' } },
      0,
    )
    const seconds = Number(values.seconds ?? 2)
    if (!(seconds > 0 && seconds <= 600)) {
      throw new Problem(`--seconds must be more than 0 and at most 600, not “${values.seconds}”.`, 2)
    }
    const { only = '' } = values
    const all = await benches()
    const courses = all.filter((course) => course.label.includes(only))
    if (courses.length === 0) {
      throw new Problem(`Nothing to measure is called “${only}”. There are: ${all.map((c) => c.label).join('; ')}.`, 2)
    }
    const loop = calibrate(seconds)
    const rows: Figures[] = []
    const failed: string[] = []
    for (const course of courses) {
      if (values.json !== true && process.stderr.isTTY) process.stderr.write(`\r\x1b[K${course.label} …`)
      try {
        rows.push(await measureApart(course.label, seconds, loop))
      } catch (error) {
        failed.push(`${course.label}: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
    if (process.stderr.isTTY) process.stderr.write('\r\x1b[K')
    for (const line of failed) process.stderr.write(`dorfplatz: ${line}\n`)
    if (values.json === true) {
      const report = {
        calibrationTurnsPerSecond: Math.round(loop),
        seconds,
        node: process.version,
        games: rows,
        sink: sink & 1,
      }
      process.stdout.write(`${JSON.stringify(report, null, 2)}\n`)
    } else print(rows, loop)
    return failed.length === 0 ? 0 : 1
  },
}

function print(rows: readonly Figures[], loop: number): void {
  const both = (figure: number, ratio: number): string => `${Math.round(figure).toLocaleString('en')} (${ratio})`
  const head = [
    '',
    'answers/s',
    'checked/s',
    'clone+answer/s',
    'tried/s',
    'choices/s',
    'replays/s',
    'record bytes',
    'answers',
  ]
  const body = rows.map((r) => [
    r.label,
    both(r.applies, r.ratio.applies),
    both(r.judged, r.ratio.judged),
    both(r.cloneApplies, r.ratio.cloneApplies),
    both(r.tries, r.ratio.tries),
    both(r.choices, r.ratio.choices),
    both(r.replays, r.ratio.replays),
    r.recordBytes.toLocaleString('en'),
    String(r.decisionsPerGame),
  ])
  const widths = head.map((_, i) => Math.max(...[head, ...body].map((row) => (row[i] ?? '').length)))
  for (const row of [head, ...body]) {
    const cells = row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
    process.stdout.write(`${cells.join('  ')}\n`)
  }
  const turns = Math.round(loop / 1e6)
  process.stdout.write(`In brackets: per thousand turns of the calibration loop (${turns} million a second here).\n`)
}
