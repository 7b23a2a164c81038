import {
  effective,
  eventsFor,
  fingerprint,
  type GameKernel,
  type Json,
  replay as playAgain,
  textAt,
} from '@dorfplatz/kernel'
import { type Command, language, read } from '../command.ts'
import { loadKernel, setupProblem } from '../games.ts'
import { openLines } from '../lines.ts'
import { phrases } from '../phrases.ts'
import { atPosition, positionIn } from '../position.ts'
import { Problem } from '../problem.ts'
import { readRecord, type SavedRecord } from '../recordfile.ts'
import { scoreSheet } from '../sheet.ts'
import { storyOf } from '../story.ts'
import { paint, print, printWrapped, show } from '../terminal.ts'

export const replay: Command = {
  help: `Usage: dorfplatz replay <record or position> [--lang de|en] [--log] [--json]

A position, as tests and bug reports write it down, is shown with what the table waits for.

  --log    print the whole course instead of stepping through it
  --json   only the verdict: {game, rules, seats, answers, ok, fault, over, hash, result}
Exit code 1 if replaying gives a different result.`,
  async run(argv) {
    const { values, positionals } = read(
      argv,
      { lang: { type: 'string' }, log: { type: 'boolean' }, json: { type: 'boolean' } },
      1,
    )
    const lang = language(values.lang)
    const [file] = positionals
    if (file === undefined) throw new Problem('Missing file name. Usage: dorfplatz replay <record>', 2)
    const position = positionIn(file)
    if (position !== null) return showPosition(position, lang)
    const record = readRecord(file)
    const k = await loadKernel(record.game)
    setupProblem(k, record)
    const { match, fault } = playAgain(k, record)
    const answers = effective(record.entries).length
    const over = match !== null && k.over(match)
    const exitCode = fault === null ? 0 : 1
    if (values.json === true) {
      const result = match !== null && over ? k.game.result(match) : null
      const { game, rules, seats } = record
      const hash = match === null ? null : fingerprint(match)
      print(JSON.stringify({ game, rules, seats, answers, ok: fault === null, fault, over, hash, result }, null, 2))
      return exitCode
    }
    const p = phrases[lang]
    const course = courseOf(k, record, lang)
    if (fault === null) print(p.replay.agrees(k.game.text[lang].name, record.seats, answers))
    else process.stderr.write(`dorfplatz: “${file}”, answer ${fault.at + 1}: ${fault.problem}.\n`)
    const last = fault === null ? answers : fault.at
    if (values.log === true) course.log(last)
    else if (process.stdin.isTTY && process.stdout.isTTY) await course.step(last)
    return exitCode
  },
}

/** A position as everybody may see it, and what the table waits for. */
async function showPosition(written: string, lang: 'de' | 'en'): Promise<number> {
  const { k, journal } = await atPosition(written)
  const text = textAt(k.game.text[lang], journal.match.options)
  const view = k.view(journal.match, 'spectator')
  const name = (seat: number): string => phrases[lang].seat(seat + 1)
  for (const line of text.table(view)) printWrapped(show(line, name))
  for (const { seat, kind } of view.waiting) printWrapped(`· ${show(text.waiting(seat, kind), name)}`)
  return 0
}

/** The game in words: at one go or step by step, as a spectator sees it. */
function courseOf(k: GameKernel<unknown, Json>, record: SavedRecord, lang: 'de' | 'en') {
  const p = phrases[lang]
  const text = textAt(k.game.text[lang], record.options)
  const { people = [], names = [] } = record.seating ?? {}
  const name = (seat: number): string => names[people.indexOf(seat)] || p.seat(seat + 1)

  const ending = (upTo: number): void => {
    const { match } = storyOf(k, record, upTo)
    if (!k.over(match)) return
    for (const line of scoreSheet(k.game.result(match), text, p, name)) print(line)
  }

  const log = (upTo: number): void => {
    for (const [i, events] of storyOf(k, record, upTo).told.entries()) {
      for (const event of eventsFor(events, 'spectator')) printWrapped(`${i + 1}  ${show(text.event(event), name)}`)
    }
    ending(upTo)
  }

  const step = async (last: number): Promise<void> => {
    const lines = openLines()
    try {
      for (let at = 0; ; ) {
        const { match, told } = storyOf(k, record, at)
        print(`\n${paint('bold', `— ${at} / ${last} —`)}`)
        for (const line of text.table(k.view(match, 'spectator'))) printWrapped(show(line, name))
        for (const event of eventsFor(told.at(-1) ?? [], 'spectator'))
          printWrapped(`  · ${show(text.event(event), name)}`)
        if (at === last) ending(at)
        const typed = await lines.ask(p.replay.keys)
        if (typed === undefined || typed === 'q') return
        if (typed === '' && at === last) return
        if (typed === 'b') at = Math.max(0, at - 1)
        else at = Math.min(last, /^\d+$/.test(typed) ? Number(typed) : at + 1)
      }
    } finally {
      lines.close()
    }
  }

  return { log, step }
}
