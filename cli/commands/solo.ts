/** `dorfplatz solo`: a bot alone against the rulebook's goals. */

import { USUAL_VISITS } from '@dorfplatz/bots'
import { randomFrom } from '@dorfplatz/kernel'
import { type Command, optionPairs, read, wholeNumber } from '../command.ts'
import { checked, loadKernel } from '../games.ts'
import { botFrom, mean, playMatch, rounded, timesOf } from '../matches.ts'
import { Problem } from '../problem.ts'
import { progress } from '../progress.ts'

const OPTIONS = {
  bot: { type: 'string' },
  games: { type: 'string' },
  visits: { type: 'string' },
  ms: { type: 'string' },
  seed: { type: 'string' },
  option: { type: 'string', multiple: true },
  json: { type: 'boolean' },
} as const

/** The score below which such a share of the games stayed. */
function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}

export const solo: Command = {
  help: `Usage: dorfplatz solo <game> [--bot BOT] [--games M] [--visits N] [--ms N] [--seed words]
                      [--option key=value …] [--json]

  --bot      a bot by name, or from a file: ./mine.ts (default: greedy)
  --games    how many games (default: 100)
  --visits   positions it may play out for an answer (default: its own)
  --ms       milliseconds of processor time it may think for an answer (default: as long as its visits take)
  --json     {game, bot, games, meanScore, low, high, scores, cpuPerDecision}; nine of ten scores lie from low to high`,
  async run(argv) {
    const { values, positionals } = read(argv, OPTIONS, 1)
    const k = await loadKernel(positionals[0])
    if (k.game.seats[0] > 1) throw new Problem(`${k.game.text.en.name} is not played alone.`, 2)
    const games = wholeNumber('games', values.games, 100, 1, 1_000_000)
    const bot = await botFrom(values.bot ?? 'greedy')
    const budget = wholeNumber('visits', values.visits, bot.visits ?? USUAL_VISITS, 0, 1_000_000)
    const milliseconds = values.ms === undefined ? undefined : wholeNumber('ms', values.ms, 0, 1, 600_000)
    const allowed = { visits: budget, milliseconds }
    const options = optionPairs(values.option)
    const words = values.seed ?? 'solo'
    const scores: number[] = []
    const thoughts: number[] = []
    const bar = progress(games)
    for (let i = 0; i < games; i++) {
      const played = playMatch(
        k,
        checked(k, 1, options, `${words} ${i}`),
        [bot],
        [allowed],
        randomFrom(`${words} ${i}`),
      )
      scores.push(played.totals[0] ?? 0)
      for (const spent of played.thoughts[0] ?? []) thoughts.push(spent)
      bar(i + 1)
    }
    const sorted = scores.toSorted((a, b) => a - b)
    const result = {
      game: k.game.id,
      bot: bot.name,
      games,
      meanScore: rounded(mean(scores)),
      low: quantile(sorted, 0.05),
      high: quantile(sorted, 0.95),
      scores,
      cpuPerDecision: timesOf(thoughts),
    }
    if (values.json === true) {
      process.stdout.write(`${JSON.stringify(result, null, 2)}\n`)
      return 0
    }
    process.stdout.write(
      `${games} games of ${k.game.text.en.name} alone by ${bot.name}: mean ${result.meanScore}, ` +
        `nine of ten from ${result.low} to ${result.high}; ${result.cpuPerDecision.mean} ms of processor time a decision ` +
        `(longest ${result.cpuPerDecision.longest})\n`,
    )
    return 0
  },
}
