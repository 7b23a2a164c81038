/** `dorfplatz analyse`: what the seats of a finished game could expect as it went on, and the moves that cost most. */

import { analyse as lookBack, type Praised, roundAt, THOROUGH } from '@dorfplatz/bots'
import { type GameKernel, type Json, type MatchRecord, randomFrom, replay } from '@dorfplatz/kernel'
import { type Command, language, read, wholeNumber } from '../command.ts'
import { loadKernel, setupProblem } from '../games.ts'
import { rounded } from '../matches.ts'
import { phrases } from '../phrases.ts'
import { Problem } from '../problem.ts'
import { progress } from '../progress.ts'
import { readRecord } from '../recordfile.ts'
import { print, printWrapped, show } from '../terminal.ts'

const OPTIONS = {
  lang: { type: 'string' },
  visits: { type: 'string' },
  seed: { type: 'string' },
  json: { type: 'boolean' },
} as const

const SHARES = 100

/** The words of an answer as its seat read them. */
function sentence(
  k: GameKernel<unknown, Json>,
  record: MatchRecord,
  one: Pick<Praised, 'answers' | 'seat' | 'played'>,
  choice: Json,
  lang: 'de' | 'en',
) {
  const { match } = replay(k, record, one.answers)
  const view = match === null ? null : k.view(match, one.seat)
  const decision = view?.decisions.find(({ id }) => id === one.played.to)
  if (view === null || decision === undefined) return JSON.stringify(choice)
  return show(k.game.text[lang].choice(view, decision, choice), (seat) => phrases[lang].seat(seat + 1))
}

export const analyse: Command = {
  help: `Usage: dorfplatz analyse <record> [--lang de|en] [--visits N] [--seed words] [--json]

  --visits   positions played out for each move looked at closely (default: ${THOROUGH.visits})
  --json     {game, seats, starts, outlook: [{answers, expected}],
              costly: [{answers, seat, played, instead, cost, error, reason}], praised: [{answers, seat, played, gain, error}]}
The expected scores come from games played out with what each seat knew. All moves are looked at, the worst of each seat
closely; a cost is what a move gave away against the best, told where it is more than twice its own error.`,
  async run(argv) {
    const { values, positionals } = read(argv, OPTIONS, 1)
    const lang = language(values.lang)
    const [file] = positionals
    if (file === undefined) throw new Problem('Missing file name. Usage: dorfplatz analyse <record>', 2)
    const visits = wholeNumber('visits', values.visits, THOROUGH.visits, 2, 1_000_000)
    const record = readRecord(file)
    const k = await loadKernel(record.game)
    setupProblem(k, record)
    const { match, fault } = replay(k, record)
    if (fault !== null) throw new Problem(`“${file}”, answer ${fault.at + 1}: ${fault.problem}.`)
    if (!k.over(match)) throw new Problem(`“${file}”: the game is not over yet.`)
    const bar = progress(SHARES)
    const { starts, outlook, costly, praised } = lookBack(
      k,
      record,
      randomFrom(values.seed ?? 'analyse'),
      { ...THOROUGH, visits },
      (share) => {
        bar(Math.round(share * SHARES))
        return true
      },
    )
    if (values.json === true) {
      print(JSON.stringify({ game: record.game, seats: record.seats, starts, outlook, costly, praised }, null, 2))
      return 0
    }
    const p = phrases[lang].analysis
    const last = outlook.at(-1)?.answers ?? 0
    const roundOf = (answers: number): number =>
      Math.min(Math.floor(roundAt(answers, starts, last)) + 1, Math.max(1, starts.length - 1))
    print(starts.length > 0 ? p.outlook : p.outlookByAnswers)
    for (const { answers, expected } of outlook) {
      const at = starts.length > 0 ? roundAt(answers, starts, last).toFixed(1) : String(answers)
      print(`  ${at.padStart(4)}  ${expected.map((x) => rounded(x, 0).toString().padStart(4)).join('  ')}`)
    }
    print(costly.length === 0 ? p.nothing : p.costly)
    for (const one of costly) {
      const [played, instead] = [one.played, one.instead].map(({ choice }) => sentence(k, record, one, choice, lang))
      const who = phrases[lang].seat(one.seat + 1)
      const said = p.cost(roundOf(one.answers), who, rounded(one.cost, 0), played ?? '', instead ?? '')
      printWrapped(`  ${one.answers + 1}: ${said}${one.reason === null ? '' : ` ${one.reason[lang]}`}`)
    }
    for (const one of praised) {
      const who = phrases[lang].seat(one.seat + 1)
      const played = sentence(k, record, one, one.played.choice, lang)
      printWrapped(`  ${one.answers + 1}: ${p.praise(roundOf(one.answers), who, rounded(one.gain, 0), played)}`)
    }
    return 0
  },
}
