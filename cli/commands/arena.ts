/** `dorfplatz arena`: one bot against another, on the same deals from every seat. */

import { type Bot, USUAL_VISITS } from '@dorfplatz/bots'
import { randomFrom } from '@dorfplatz/kernel'
import { type Command, optionPairs, read, wholeNumber } from '../command.ts'
import { checked, loadKernel } from '../games.ts'
import { type Allowed, botFrom, mean, playMatch, rounded, timesOf } from '../matches.ts'
import { progress } from '../progress.ts'

const OPTIONS = {
  seats: { type: 'string' },
  a: { type: 'string' },
  b: { type: 'string' },
  games: { type: 'string' },
  'a-visits': { type: 'string' },
  'b-visits': { type: 'string' },
  'a-ms': { type: 'string' },
  'b-ms': { type: 'string' },
  seed: { type: 'string' },
  option: { type: 'string', multiple: true },
  json: { type: 'boolean' },
} as const

const MOST_VISITS = 1_000_000
/** The 97.5th percentile of the normal distribution: an interval that holds 95 times of 100. */
const Z = 1.96

const ownVisits = (bot: Bot): number => bot.visits ?? USUAL_VISITS

/** Wilson's interval for a share of so many games. */
export function interval(share: number, n: number): readonly [number, number] {
  const middle = share + Z ** 2 / (2 * n)
  const reach = Z * Math.sqrt((share * (1 - share)) / n + Z ** 2 / (4 * n ** 2))
  const under = 1 + Z ** 2 / n
  return [Math.max(0, (middle - reach) / under), Math.min(1, (middle + reach) / under)]
}

interface Side {
  readonly scores: number[]
  wins: number
  /** Milliseconds of every thought. */
  readonly thoughts: number[]
}

const side = (): Side => ({ scores: [], wins: 0, thoughts: [] })

const within = (name: string, text: string | undefined): number | undefined =>
  text === undefined ? undefined : wholeNumber(name, text, 0, 1, 600_000)

export const arena: Command = {
  help: `Usage: dorfplatz arena <game> --a BOT --b BOT [--seats N] [--games M] [--a-visits N] [--b-visits N]
                       [--a-ms N] [--b-ms N] [--seed words] [--option key=value …] [--json]

  --a, --b     a bot by name, or from a file: ./mine.ts (see docs/write-a-bot.md)
  --seats      A takes one seat, B all others (default: 2)
  --games      how many games (default: 100); every deal is played with A at each seat
  --a-visits   positions A may play out for an answer (default: its own)
  --a-ms       milliseconds of processor time A may think for an answer (default: as long as its visits take)
  --json       {game, seats, games, a, b}; a and b: {bot, winRate, interval, meanScore, scores, cpuPerDecision}
A shared win counts in parts. The interval of the win rate holds 95 times of 100.`,
  async run(argv) {
    const { values, positionals } = read(argv, OPTIONS, 1)
    const k = await loadKernel(positionals[0])
    const seats = wholeNumber('seats', values.seats, 2, Math.max(2, k.game.seats[0]), k.game.seats[1])
    const wanted = wholeNumber('games', values.games, 100, 1, 1_000_000)
    const [first, second] = [await botFrom(values.a ?? 'greedy'), await botFrom(values.b ?? 'random')]
    const budgetA = wholeNumber('a-visits', values['a-visits'], ownVisits(first), 0, MOST_VISITS)
    const budgetB = wholeNumber('b-visits', values['b-visits'], ownVisits(second), 0, MOST_VISITS)
    const allowedA: Allowed = { visits: budgetA, milliseconds: within('a-ms', values['a-ms']) }
    const allowedB: Allowed = { visits: budgetB, milliseconds: within('b-ms', values['b-ms']) }
    const options = optionPairs(values.option)
    const words = values.seed ?? 'arena'
    const games = Math.ceil(wanted / seats) * seats
    const [a, b] = [side(), side()]
    const bar = progress(games)
    for (let i = 0; i < games; i++) {
      const own = i % seats
      const setup = checked(k, seats, options, `${words} ${Math.floor(i / seats)}`)
      const at = Array.from({ length: seats }, (_, seat) => (seat === own ? first : second))
      const allowed = at.map((_, seat) => (seat === own ? allowedA : allowedB))
      const played = playMatch(k, setup, at, allowed, randomFrom(`${words} ${i}`))
      for (const [seat, total] of played.totals.entries()) {
        const who = seat === own ? a : b
        who.scores.push(total)
        for (const spent of played.thoughts[seat] ?? []) who.thoughts.push(spent)
        if (played.winners.includes(seat)) who.wins += 1 / played.winners.length
      }
      bar(i + 1)
    }
    const report = (who: Side, bot: string) => ({
      bot,
      winRate: rounded(who.wins / games, 3),
      interval: interval(who.wins / games, games).map((x) => rounded(x, 3)),
      meanScore: rounded(mean(who.scores)),
      scores: who.scores,
      cpuPerDecision: timesOf(who.thoughts),
    })
    const result = { game: k.game.id, seats, games, a: report(a, first.name), b: report(b, second.name) }
    if (values.json === true) {
      process.stdout.write(`${JSON.stringify(result, null, 2)}\n`)
      return 0
    }
    const percent = (x: number): string => `${rounded(x * 100)} %`
    process.stdout.write(`${games} games of ${k.game.text.en.name} with ${seats} seats\n`)
    for (const { bot, winRate, interval: held, meanScore, cpuPerDecision } of [result.a, result.b]) {
      process.stdout.write(
        `  ${bot}: wins ${percent(winRate)} (${held.map(percent).join(' to ')}), mean score ${meanScore}, ` +
          `${cpuPerDecision.mean} ms of processor time a decision (longest ${cpuPerDecision.longest})\n`,
      )
    }
    return 0
  },
}
