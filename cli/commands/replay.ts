/** `dorfplatz replay`: verify a record and step through the game. */

import { createInterface } from 'node:readline/promises'
import {
  effective,
  eventsFor,
  fingerprint,
  type Json,
  type Kernel,
  listen,
  type Match,
  type MatchRecord,
  replay as playAgain,
  toAnswer,
} from '@dorfplatz/kernel'
import { type Command, language, read } from '../command.ts'
import { loadKernel } from '../games.ts'
import { readRecord } from '../recordfile.ts'
import { paint, show } from '../terminal.ts'

const name = (seat: number): string => `#${seat + 1}`

/** Everything told, answer by answer. */
function story(k: Kernel<unknown, Json>, record: MatchRecord, upTo: number): { m: Match<unknown>; told: string[][] } {
  const m = k.create(record)
  const told: string[][] = []
  for (const entry of effective(record.entries).slice(0, upTo)) {
    const events = listen(() => {
      k.play(m, entry[0], toAnswer(entry))
    })
    told.push(eventsFor(events, 'spectator').map((event) => show(k.game.text.en.event(event), name)))
  }
  return { m, told }
}

export const replay: Command = {
  summary: 'verify a record and step through it',
  help: `Usage: dorfplatz replay <record> [--lang de|en] [--log] [--json]

  --log    print the whole course instead of stepping through it
  --json   only the verdict: {game, rules, answers, ok, fault, hash, result}
Exit code 1 if the record does not lead where it says.`,
  async run(argv) {
    const { values, positionals } = read(argv, {
      lang: { type: 'string' },
      log: { type: 'boolean' },
      json: { type: 'boolean' },
    })
    const record = readRecord(positionals[0] ?? '')
    const k = await loadKernel(record.game)
    const lang = language(values.lang)
    const text = k.game.text[lang]
    const { match, fault } = playAgain(k, record)
    const answers = effective(record.entries).length
    const over = k.over(match)
    if (values.json === true) {
      const verdict = {
        game: record.game,
        rules: record.rules,
        seats: record.seats,
        answers,
        ok: fault === null,
        fault,
        over,
        hash: fingerprint(match),
        result: over ? k.game.result(match) : null,
      }
      process.stdout.write(`${JSON.stringify(verdict, null, 2)}\n`)
      return fault === null ? 0 : 1
    }
    process.stdout.write(
      fault === null
        ? `${text.name}, ${record.seats} seats, ${answers} answers: every fingerprint agrees.\n`
        : `${text.name}: answer ${fault.at}: ${fault.problem}\n`,
    )
    if (values.log === true) {
      const { told } = story(k, record, fault === null ? answers : fault.at)
      for (const [i, lines] of told.entries()) for (const line of lines) process.stdout.write(`${i + 1}  ${line}\n`)
    } else if (process.stdin.isTTY) await step(k, record, fault === null ? answers : fault.at, lang)
    return fault === null ? 0 : 1
  },
}

async function step(k: Kernel<unknown, Json>, record: MatchRecord, last: number, lang: 'de' | 'en'): Promise<void> {
  const input = createInterface({ input: process.stdin, output: process.stdout })
  let at = 0
  try {
    for (;;) {
      const { m, told } = story(k, record, at)
      process.stdout.write(`\n${paint('bold', `— ${at} / ${last} —`)}\n`)
      for (const line of told.at(-1) ?? []) process.stdout.write(`  · ${line}\n`)
      for (const line of k.game.text[lang].table(k.view(m, 'spectator'))) process.stdout.write(`${show(line, name)}\n`)
      const typed = (await input.question('Enter: next · b: back · number: go there · q: leave > ')).trim()
      if (typed === 'q') return
      if (typed === 'b') at = Math.max(0, at - 1)
      else if (/^\d+$/.test(typed)) at = Math.min(last, Number(typed))
      else at = Math.min(last, at + 1)
    }
  } finally {
    input.close()
  }
}
