/** `dorfplatz play`: a table in the terminal, for any mix of people and bots. */

import { randomBytes } from 'node:crypto'
import { loadQuick } from '@dorfplatz/games/load'
import {
  begin,
  type GameKernel,
  type Journal,
  type Json,
  type MatchRecord,
  type Options,
  replay,
} from '@dorfplatz/kernel'
import { botNames, type Command, factsIn, language, optionPairs, read, wholeNumber } from '../command.ts'
import { checked, gameNamed, loadKernel, setupProblem } from '../games.ts'
import { type Lines, openLines } from '../lines.ts'
import { menu } from '../menu.ts'
import { atPosition, positionIn } from '../position.ts'
import { Problem } from '../problem.ts'
import { freshFile, readRecord, type Seating } from '../recordfile.ts'
import { sitDown } from '../table.ts'

const OPTIONS = {
  seats: { type: 'string' },
  people: { type: 'string' },
  names: { type: 'string' },
  bots: { type: 'string' },
  lang: { type: 'string' },
  option: { type: 'string', multiple: true },
  facts: { type: 'string' },
  seed: { type: 'string' },
  save: { type: 'string' },
  resume: { type: 'string' },
  position: { type: 'string' },
  sequel: { type: 'string' },
  keep: { type: 'string' },
} as const

const list = (text: string | undefined): string[] | undefined => text?.split(',').map((word) => word.trim())

/** A table from the command line, played with these lines. */
async function playWith(argv: readonly string[], lines: () => Lines): Promise<number> {
  const { values, positionals } = read(argv, OPTIONS, 1)
  let k: GameKernel<unknown, Json>
  let journal: Journal<unknown>
  let before: Seating | undefined
  if (values.resume !== undefined) {
    const { seating, ...record } = readRecord(values.resume)
    before = seating
    k = await loadKernel(record.game)
    setupProblem(k, record)
    const { match, fault } = replay(k, record)
    if (fault !== null) throw new Problem(`“${values.resume}” cannot go on: answer ${fault.at + 1}: ${fault.problem}.`)
    journal = { match, record }
  } else if (values.position !== undefined) {
    const text = positionIn(values.position)
    if (text === null) throw new Problem(`“${values.position}” holds no position: none of its lines names a game.`)
    const there = await atPosition(text)
    k = there.k
    journal = there.journal
  } else if (values.sequel !== undefined) {
    const { seating, ...record } = readRecord(values.sequel)
    before = seating
    k = await loadKernel(record.game)
    const following = sequelsOf(k, record, values.sequel, positionals[0])
    const chosen = following[wholeNumber('keep', values.keep, 1, 1, following.length) - 1] ?? {}
    journal = begin(k, checked(k, record.seats, chosen, values.seed ?? randomBytes(32).toString('hex')))
  } else {
    k = await loadKernel(positionals[0])
    const seats = wholeNumber('seats', values.seats, k.game.seats[0], k.game.seats[0], k.game.seats[1])
    const options = { ...optionPairs(values.option), ...factsIn(values.facts, k.game.options) }
    journal = begin(k, checked(k, seats, options, values.seed ?? randomBytes(32).toString('hex')))
  }
  const seating: Seating = {
    people: peopleSeats(values.people, journal.match.seats) ?? before?.people ?? [0],
    names: list(values.names) ?? before?.names ?? [],
    bots: values.bots === undefined && before !== undefined ? before.bots : botNames(values.bots ?? 'greedy'),
    lang: values.lang === undefined && before !== undefined ? before.lang : language(values.lang),
  }
  const file = values.save ?? values.resume ?? freshFile(k.game.id)
  const quick = await loadQuick(gameNamed(k.game.id), seating.lang)
  return sitDown({ k, journal, seating, quick, lines: lines(), file })
}

/** The games that may follow a finished table, or a sentence that says why there are none. */
function sequelsOf(
  k: GameKernel<unknown, Json>,
  record: MatchRecord,
  file: string,
  game: string | undefined,
): readonly Options[] {
  if (game !== undefined && game !== record.game)
    throw new Problem(`“${file}” is a table of ${record.game}, not of ${game}.`, 2)
  setupProblem(k, record)
  const { match, fault } = replay(k, record)
  if (fault !== null) throw new Problem(`“${file}” cannot be read: answer ${fault.at + 1}: ${fault.problem}.`)
  if (!k.over(match)) throw new Problem(`The game in “${file}” is not over yet; “--resume” goes on with it.`)
  const { sequels = [] } = k.game.result(match)
  if (sequels.length === 0) throw new Problem(`No game of a series follows from “${file}”.`)
  return sequels
}

function peopleSeats(text: string | undefined, seats: number): number[] | undefined {
  const people = list(text)?.map((word) => (/^\d+$/.test(word) ? Number(word) - 1 : -1))
  if (people?.some((seat) => seat < 0 || seat >= seats) || new Set(people).size !== (people?.length ?? 0)) {
    throw new Problem(`--people names seats from 1 to ${seats}, for example “1” or “1,3”, not “${text}”.`, 2)
  }
  return people
}

export const play: Command = {
  help: `Usage: dorfplatz play <game> [--seats N] [--people 1,2] [--names Anna,Ben] [--bots greedy|random|…]
                      [--lang de|en] [--option key=value …] [--facts FILE] [--seed words] [--save FILE]
       dorfplatz play --resume FILE
       dorfplatz play --position FILE [--people 1,2 …]
       dorfplatz play --sequel FILE [--keep N]
       dorfplatz play                     asks for everything

  --seats    how many take part (default: as few as the game allows)
  --people   which seats are people (default: 1); bots take the others
  --names    what the people are called, in the order of --people
  --bots     one bot for all, or one per seat: greedy,random,…
  --option   a table option; “dorfplatz games” lists them
  --facts    a file of corrected numbers of the box, as the page of its numbers saves it
  --seed     the same words give the same game (a practice table)
  --save     where every answer is kept (default: data/tables/<game>-<n>.json)
  --resume   go on with a kept table; the other options change the seating
  --position play on from a position that was written down (“dorfplatz replay” shows it)
  --sequel   the next game of a series after a finished table; --keep chooses among what may be carried over`,
  async run(argv) {
    let lines: Lines | undefined
    const open = (): Lines => {
      lines ??= openLines()
      return lines
    }
    try {
      const words = argv.length > 0 ? argv : await menu(open())
      return words === null ? 0 : await playWith(words, open)
    } finally {
      lines?.close()
    }
  },
}
