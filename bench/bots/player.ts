/** A process that plays one game after the other for `npm run bench:bots`; processor time is its own alone. */

import type { Bot } from '@dorfplatz/bots'
import { type Game, kernel, type Match, randomFrom, seedFrom } from '@dorfplatz/kernel'
import { loadKernel } from '../../cli/games.ts'
import { type Allowed, botFrom, playMatch } from '../../cli/matches.ts'
import type { Job, Outcome, Player } from './jobs.ts'

interface Asked {
  readonly job: Job
  readonly number: number
  readonly game: number
}

/** Thoughts that are thought once before anything is timed: else the first ones pay for compiling. */
const WARM = 60

/** The bot, with its own settings where the job gives it some. */
async function seated(rules: Game, player: Player): Promise<Bot> {
  const bot = await botFrom(player.bot)
  const { settings } = player
  const knowledge = rules.bot
  const own = knowledge?.search
  if (settings === undefined || knowledge === undefined || own === undefined) return bot
  const search = (m: Match) => {
    const usual = own(m)
    return usual === null ? null : { ...usual, ...settings }
  }
  const k = kernel({ ...rules, bot: { ...knowledge, search } })
  return { ...bot, think: (situation) => bot.think({ ...situation, k: k as unknown as typeof situation.k }) }
}

const allowedFor = (bot: Bot, { visits, ms }: Player): Allowed => ({
  visits: visits ?? bot.visits ?? 1,
  milliseconds: ms,
})

const roundOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'round' in state && typeof state.round === 'number' ? state.round : 0

const warmed = new Set<string>()

async function play({ job, number, game }: Asked): Promise<Outcome> {
  const k = await loadKernel(job.game)
  const rules = k.game
  await rules.bot?.prepare?.(job.seats)
  const other = job.b ?? job.a
  const [first, second] = [await seated(rules, job.a), await seated(rules, other)]
  const own = game % job.seats
  const mine = (seat: number): boolean => job.b === undefined || seat === own
  const deal = Math.floor(game / (job.b === undefined ? 1 : job.seats))
  const at = Array.from({ length: job.seats }, (_, seat) => (mine(seat) ? first : second))
  const allowed = at.map((bot, seat) => allowedFor(bot, mine(seat) ? job.a : other))
  const setup = {
    game: rules.id,
    seats: job.seats,
    options: job.options ?? {},
    seed: seedFrom(`${job.seed} ${deal}`),
  }
  const { journal, totals, winners, thoughts } = playMatch(k, setup, at, allowed, randomFrom(`${job.seed} ${game}`))
  const cold = warmed.has(job.name) ? 0 : WARM
  warmed.add(job.name)
  const of = <T>(list: readonly T[], side: boolean): readonly T[] => list.filter((_, seat) => mine(seat) === side)
  return {
    job: number,
    rounds: roundOf(journal.match.state),
    a: of(totals, true),
    b: of(totals, false),
    won: winners.filter(mine).length / winners.length,
    thoughtsA: of(thoughts, true).flatMap((list) => list.slice(cold)),
    thoughtsB: of(thoughts, false).flatMap((list) => list.slice(cold)),
  }
}

// Ctrl-C reaches all processes: a game that is begun is played to its end.
process.on('SIGINT', () => undefined)
process.on('message', (asked: Asked) => {
  play(asked).then(
    (outcome) => process.send?.(outcome),
    (error: unknown) => {
      process.stderr.write(`${asked.job.name}, game ${asked.game}: ${String(error)}\n`)
      process.exit(1)
    },
  )
})
