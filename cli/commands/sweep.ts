/** `dorfplatz sweep`: random games of every combination of table options and seats, each replayed from its record. */

import { type GameKernel, type Json, matters, type OptionSpec, type Options } from '@dorfplatz/kernel'
import { now } from '../clock.ts'
import { type Command, optionPairs, read, wholeNumber } from '../command.ts'
import { checked, loadKernel } from '../games.ts'
import { Problem } from '../problem.ts'
import { progress } from '../progress.ts'
import { chanceGame, faultsAtEnd } from './simulate.ts'

const OPTIONS = {
  seats: { type: 'string' },
  games: { type: 'string' },
  every: { type: 'string' },
  vary: { type: 'string' },
  option: { type: 'string', multiple: true },
  seed: { type: 'string' },
  json: { type: 'boolean' },
} as const

/** What one combination came to. */
interface Row {
  readonly seats: number
  readonly options: Options
  readonly games: number
  readonly decisions: number
  readonly longest: number
  readonly violations: readonly string[]
}

/** A defect that shows in every game need not be read a thousand times. */
const MOST_LINES = 20

const words = (text: string | undefined): readonly string[] => (text === undefined ? [] : text.split(','))

function specsOf(k: GameKernel<unknown, Json>, keys: readonly string[]): readonly OptionSpec[] {
  return keys.map((key) => {
    const spec = k.game.options?.find((known) => known.key === key)
    if (spec === undefined) throw new Problem(`${k.game.id} has no option “${key}”; “dorfplatz games” lists them.`, 2)
    return spec
  })
}

/** `3`, or `1-5`. */
function range(text: string | undefined, [least, most]: readonly [number, number]): readonly number[] {
  const [from = '', to = from] = (text ?? `${least}-${most}`).split('-')
  const first = wholeNumber('seats', from, least, least, most)
  const last = wholeNumber('seats', to, most, first, most)
  return Array.from({ length: last - first + 1 }, (_, i) => first + i)
}

/** All ways to choose one value of each option. */
function combinations(specs: readonly OptionSpec[]): readonly Options[] {
  return specs.reduce<readonly Options[]>(
    (all, { key, values }) => all.flatMap((chosen) => values.map((value) => ({ ...chosen, [key]: value }))),
    [{}],
  )
}

/** The options that vary, by turns: each runs through its values at its own pace where it means anything. */
function varied(all: readonly OptionSpec[], vary: readonly OptionSpec[], fixed: Options, seats: number, n: number) {
  const chosen: { [key: string]: Options[string] } = { ...fixed }
  let pace = n
  for (const spec of vary) {
    if (!matters(all, spec, seats, chosen)) continue
    const value = spec.values[pace % spec.values.length]
    pace = Math.floor(pace / spec.values.length)
    if (value !== undefined) chosen[spec.key] = value
  }
  return chosen
}

const named = (options: Options): string =>
  Object.entries(options)
    .flatMap(([key, value]) => (value === false ? [] : value === true ? [key] : [`${key}=${value}`]))
    .join(' ') || 'nothing'

export const sweep: Command = {
  help: `Usage: dorfplatz sweep <game> [--every key,key,…] [--vary key,key,…] [--seats N|N-M] [--games M]
                       [--option key=value …] [--seed words] [--json]

Random games of every combination of seats and options, each replayed from its record and compared at its end.

  --every    options of which all values are combined with each other
  --vary     options that change from game to game, where they mean anything
  --seats    how many take part, from and to (default: all the game allows)
  --games    how many games of each combination (default: 100)
  --option   an option that stays the same
  --seed     the same words give the same games
  --json     {game, games, decisions, combinations: [{seats, options, games, decisions, longest, violations}]}
Exit code 1 if anything was violated.`,
  async run(argv) {
    const { values, positionals } = read(argv, OPTIONS, 1)
    const k = await loadKernel(positionals[0])
    const all = k.game.options ?? []
    const vary = specsOf(k, words(values.vary))
    const fixed = optionPairs(values.option)
    const games = wholeNumber('games', values.games, 100, 1, 1_000_000)
    const choices = combinations(specsOf(k, words(values.every)))
    const tables = range(values.seats, k.game.seats).flatMap((seats) =>
      choices.map((chosen) => ({ seats, options: { ...fixed, ...chosen } })),
    )
    const bar = progress(tables.length * games)
    const began = now()
    const rows: Row[] = []
    for (const { seats, options } of tables) {
      const violations: string[] = []
      let decisions = 0
      let longest = 0
      for (let i = 0; i < games; i++) {
        const name = `${values.seed ?? 'sweep'} ${seats} ${named(options)} ${i}`
        const chosen = varied(all, vary, options, seats, i)
        try {
          const { journal, violations: found } = chanceGame(k, checked(k, seats, chosen, name), name)
          decisions += journal.match.seq
          longest = Math.max(longest, journal.match.seq)
          for (const fault of [...found, ...faultsAtEnd(k, journal, true)])
            violations.push(`“${name}” (${named(chosen)}): ${fault}`)
        } catch (error) {
          violations.push(`“${name}” (${named(chosen)}): ${error instanceof Error ? error.message : String(error)}`)
        }
        bar(rows.length * games + i + 1)
      }
      rows.push({ seats, options, games, decisions, longest, violations })
      if (values.json !== true)
        process.stdout.write(
          `${seats} seats, ${named(options)}: ${games} games, ${decisions} decisions, longest ${longest}, violations ${violations.length}\n`,
        )
    }
    const violations = rows.flatMap((row) => row.violations)
    const decisions = rows.reduce((sum, row) => sum + row.decisions, 0)
    const played = tables.length * games
    if (values.json === true)
      process.stdout.write(
        `${JSON.stringify({ game: k.game.id, games: played, decisions, combinations: rows }, null, 2)}\n`,
      )
    else {
      const seconds = Math.round(now() - began)
      process.stdout.write(
        `${played} games of ${k.game.text.en.name} in ${rows.length} combinations, all replayed: ${decisions} decisions in ${seconds} s\n`,
      )
      if (violations.length === 0) process.stdout.write('no violations\n')
      for (const line of violations.slice(0, MOST_LINES)) process.stdout.write(`${line}\n`)
      if (violations.length > MOST_LINES) process.stdout.write(`… ${violations.length} violations in all\n`)
    }
    return violations.length === 0 ? 0 : 1
  },
}
