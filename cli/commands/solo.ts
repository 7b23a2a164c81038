/** `dorfplatz solo`: a bot alone against the rulebook's goals. */

import { type Bot, USUAL_VISITS } from '@dorfplatz/bots'
import { type GameKernel, type Json, type Options, randomFrom } from '@dorfplatz/kernel'
import { type Command, optionPairs, read, wholeNumber } from '../command.ts'
import { checked, loadKernel } from '../games.ts'
import { type Allowed, botFrom, mean, playMatch, rounded, timesOf } from '../matches.ts'
import { Problem } from '../problem.ts'
import { progress } from '../progress.ts'
import { playSeries } from '../series.ts'

const OPTIONS = {
  bot: { type: 'string' },
  games: { type: 'string' },
  visits: { type: 'string' },
  ms: { type: 'string' },
  seed: { type: 'string' },
  option: { type: 'string', multiple: true },
  series: { type: 'boolean' },
  json: { type: 'boolean' },
} as const

/** The score below which such a share of the games stayed. */
function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}

/** What is to be played: by whom, how many times, and from which deals on. */
interface Task {
  readonly k: GameKernel<unknown, Json>
  readonly bot: Bot
  readonly allowed: Allowed
  readonly games: number
  readonly options: Options
  readonly words: string
}

interface Told {
  readonly json: Json
  readonly text: string
}

function singly({ k, bot, allowed, games, options, words }: Task): Told {
  const scores: number[] = []
  const thoughts: number[] = []
  const bar = progress(games)
  for (let i = 0; i < games; i++) {
    const played = playMatch(k, checked(k, 1, options, `${words} ${i}`), [bot], [allowed], randomFrom(`${words} ${i}`))
    scores.push(played.totals[0] ?? 0)
    for (const spent of played.thoughts[0] ?? []) thoughts.push(spent)
    bar(i + 1)
  }
  const sorted = scores.toSorted((a, b) => a - b)
  const [meanScore, low, high] = [rounded(mean(scores)), quantile(sorted, 0.05), quantile(sorted, 0.95)]
  const cpuPerDecision = timesOf(thoughts)
  return {
    json: { game: k.game.id, bot: bot.name, games, meanScore, low, high, scores, cpuPerDecision },
    text:
      `${games} games of ${k.game.text.en.name} alone by ${bot.name}: mean ${meanScore}, nine of ten from ${low} to ${high}; ` +
      `${cpuPerDecision.mean} ms of processor time a decision (longest ${cpuPerDecision.longest})`,
  }
}

function inSeries({ k, bot, allowed, games, options, words }: Task): Told {
  const scores: (readonly number[])[] = []
  const thoughts: number[] = []
  const bar = progress(games)
  for (let i = 0; i < games; i++) {
    const run = playSeries(k, options, `${words} ${i}`, bot, allowed)
    scores.push(run.scores)
    for (const spent of run.thoughts) thoughts.push(spent)
    bar(i + 1)
  }
  const longest = Math.max(...scores.map((run) => run.length))
  const begun = Array.from({ length: longest }, (_, n) => scores.filter((run) => run.length > n).length)
  return {
    json: { game: k.game.id, bot: bot.name, series: games, begun, scores, cpuPerDecision: timesOf(thoughts) },
    text:
      `${games} series of ${k.game.text.en.name} by ${bot.name}: ` +
      begun.map((count, n) => `game ${n + 1} was begun in ${count}`).join(', '),
  }
}

export const solo: Command = {
  help: `Usage: dorfplatz solo <game> [--bot BOT] [--games M] [--visits N] [--ms N] [--seed words]
                      [--option key=value …] [--series] [--json]

  --bot      a bot by name, or from a file: ./mine.ts (default: greedy)
  --games    how many games (default: 100)
  --visits   positions it may play out for an answer (default: its own)
  --ms       milliseconds of processor time it may think for an answer (default: as long as its visits take)
  --series   plays on after every game that reached its goal, with what it brings along: M is the number of series
  --json     {game, bot, games, meanScore, low, high, scores, cpuPerDecision}; nine of ten scores lie from low to high.
             With --series: {game, bot, series, begun, scores, cpuPerDecision}; how many series began each game`,
  async run(argv) {
    const { values, positionals } = read(argv, OPTIONS, 1)
    const k = await loadKernel(positionals[0])
    if (k.game.seats[0] > 1) throw new Problem(`${k.game.text.en.name} is not played alone.`, 2)
    const games = wholeNumber('games', values.games, 100, 1, 1_000_000)
    const bot = await botFrom(values.bot ?? 'greedy')
    const budget = wholeNumber('visits', values.visits, bot.visits ?? USUAL_VISITS, 0, 1_000_000)
    const milliseconds = values.ms === undefined ? undefined : wholeNumber('ms', values.ms, 0, 1, 600_000)
    const allowed = { visits: budget, milliseconds }
    const task: Task = { k, bot, allowed, games, options: optionPairs(values.option), words: values.seed ?? 'solo' }
    const { json, text } = values.series === true ? inSeries(task) : singly(task)
    process.stdout.write(`${values.json === true ? JSON.stringify(json, null, 2) : text}\n`)
    return 0
  },
}
