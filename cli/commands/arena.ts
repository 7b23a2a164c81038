/** `dorfplatz arena`: one bot against another, on the same deals from every seat. */

import { type Bot, USUAL_VISITS } from '@dorfplatz/bots'
import { randomFrom } from '@dorfplatz/kernel'
import { type Command, optionPairs, read, wholeNumber } from '../command.ts'
import { checked, loadKernel } from '../games.ts'
import { botFrom, mean, playMatch, rounded } from '../matches.ts'
import { progress } from '../progress.ts'

const OPTIONS = {
  seats: { type: 'string' },
  a: { type: 'string' },
  b: { type: 'string' },
  games: { type: 'string' },
  'a-visits': { type: 'string' },
  'b-visits': { type: 'string' },
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
  questions: number
  milliseconds: number
  longest: number
}

const side = (): Side => ({ scores: [], wins: 0, questions: 0, milliseconds: 0, longest: 0 })

export const arena: Command = {
  help: `Usage: dorfplatz arena <game> --a BOT --b BOT [--seats N] [--games M] [--a-visits N] [--b-visits N]
                       [--seed words] [--option key=value …] [--json]

  --a, --b     a bot by name, or from a file: ./mine.ts (see docs/write-a-bot.md)
  --seats      A takes one seat, B all others (default: 2)
  --games      how many games (default: 100); every deal is played with A at each seat
  --a-visits   positions A may play out for an answer (default: its own)
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
    const options = optionPairs(values.option)
    const words = values.seed ?? 'arena'
    const games = Math.ceil(wanted / seats) * seats
    const [a, b] = [side(), side()]
    const bar = progress(games)
    for (let i = 0; i < games; i++) {
      const own = i % seats
      const setup = checked(k, seats, options, `${words} ${Math.floor(i / seats)}`)
      const at = Array.from({ length: seats }, (_, seat) => (seat === own ? first : second))
      const budget = at.map((_, seat) => (seat === own ? budgetA : budgetB))
      const played = playMatch(k, setup, at, budget, randomFrom(`${words} ${i}`))
      for (const [seat, total] of played.totals.entries()) {
        const who = seat === own ? a : b
        who.scores.push(total)
        who.questions += played.questions[seat] ?? 0
        who.milliseconds += played.milliseconds[seat] ?? 0
        who.longest = Math.max(who.longest, played.longest[seat] ?? 0)
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
      cpuPerDecision: {
        mean: rounded(who.milliseconds / Math.max(1, who.questions), 2),
        longest: rounded(who.longest),
      },
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
