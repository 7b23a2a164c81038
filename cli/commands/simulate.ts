/** `dorfplatz simulate`: many games by bots, with everything that went wrong. */

import { type Bot, bots, USUAL_VISITS } from '@dorfplatz/bots'
import {
  begin,
  type Entry,
  fingerprint,
  type GameKernel,
  type Journal,
  type Json,
  type Random,
  type RandomPlay,
  randomFrom,
  replay,
  type Setup,
} from '@dorfplatz/kernel'
import { now } from '../clock.ts'
import { botNames, type Command, factsIn, optionPairs, read, wholeNumber } from '../command.ts'
import { checked, loadKernel } from '../games.ts'
import { playMatch } from '../matches.ts'
import { progress } from '../progress.ts'

export interface Outcome {
  readonly journal: Journal<unknown>
  readonly violations: string[]
  /** What the playing took, without looking for violations. */
  readonly seconds: number
}

/** Invariants are looked at now and then: they cost far more than a move. */
const LOOK_EVERY = 16

/** Several times as long as any game of ours: bots that do not bring it to an end. */
const ENDLESS = 20_000

/** Does something unasked where it may, one time in this many. */
const UNASKED = 8

/** One game by chance, with its record and whatever was violated on the way. */
export function chanceGame(k: GameKernel<unknown, Json>, setup: Setup, words: string): Outcome {
  const violations: string[] = []
  const random = randomFrom(`play ${words}`)
  let looking = 0
  const began = now()
  const { match, record } = begin(k, setup)
  const entries: Entry[] = []
  const how: RandomPlay = {
    unasked: UNASKED,
    note: (seat, choice, to) => entries.push(to === undefined ? [seat, choice] : [seat, choice, to]),
  }
  while (k.playRandomly(match, random, how)) {
    if (match.seq % LOOK_EVERY > 0) continue
    const look = now()
    violations.push(...k.game.violations(match))
    if (match.seq > ENDLESS) throw new Error(`is not over after ${ENDLESS} answers`)
    looking += now() - look
  }
  if (match.defect !== null) throw new Error(match.defect)
  return { journal: { match, record: { ...record, entries } }, violations, seconds: now() - began - looking }
}

function botNamed(name = ''): Bot {
  const bot = bots[name]
  if (bot === undefined) throw new Error(`no bot ${name}`)
  return bot
}

function botGame(k: GameKernel<unknown, Json>, setup: Setup, names: readonly string[], random: Random): Outcome {
  const violations: string[] = []
  const at = Array.from({ length: setup.seats }, (_, seat) => botNamed(names[seat % names.length]))
  const allowed = at.map((bot) => ({ visits: bot.visits ?? USUAL_VISITS }))
  const began = now()
  let looking = 0
  const { journal } = playMatch(k, setup, at, allowed, random, (m) => {
    if (m.seq % LOOK_EVERY > 0) return
    const look = now()
    violations.push(...k.game.violations(m))
    looking += now() - look
  })
  return { journal, violations, seconds: now() - began - looking }
}

const OPTIONS = {
  seats: { type: 'string' },
  games: { type: 'string' },
  bots: { type: 'string' },
  seed: { type: 'string' },
  option: { type: 'string', multiple: true },
  facts: { type: 'string' },
  verify: { type: 'boolean' },
  json: { type: 'boolean' },
} as const

/** What the end of a game violates, and with `again` whether its record leads to the same end. */
export function faultsAtEnd(
  k: GameKernel<unknown, Json>,
  { match, record }: Journal<unknown>,
  again: boolean,
): string[] {
  const found = [...k.game.violations(match)]
  if (!again) return found
  const replayed = replay(k, record)
  if (replayed.fault !== null) found.push(`replay: answer ${replayed.fault.at}: ${replayed.fault.problem}`)
  else if (fingerprint(replayed.match) !== fingerprint(match)) found.push('replay ends differently')
  return found
}

/** A defect that shows in every game need not be read a thousand times. */
const MOST_LINES = 20

export const simulate: Command = {
  help: `Usage: dorfplatz simulate <game> [--seats N] [--games M] [--bots random|greedy|a,b,…] [--seed words]
                          [--option key=value …] [--facts FILE] [--verify] [--json]

  --seats    how many take part (default: as few as the game allows)
  --games    how many games (default: 100)
  --bots     one bot for all (default: random), or one per seat: greedy,random,…
  --seed     the same words give the same games
  --option   a table option; “dorfplatz games” lists them
  --facts    a file of corrected numbers of the box, as the page of its numbers saves it
  --verify   replay every game from its record and compare the end
  --json     {game, games, seats, decisions, decisionsPerSecond, scores: [{seat, bot, mean, min, max, wins}], violations}
Exit code 1 if anything was violated.`,
  async run(argv) {
    const { values, positionals } = read(argv, OPTIONS, 1)
    const k = await loadKernel(positionals[0])
    const seats = wholeNumber('seats', values.seats, k.game.seats[0], ...k.game.seats)
    const games = wholeNumber('games', values.games, 100, 1, 1_000_000)
    const words = values.seed ?? 'simulate'
    const options = { ...optionPairs(values.option), ...factsIn(values.facts, k.game.options) }
    const names = botNames(values.bots ?? 'random')
    checked(k, seats, options, words)
    const random = randomFrom(words)
    const totals: number[][] = Array.from({ length: seats }, () => [])
    const wins: number[] = totals.map(() => 0)
    const violations: string[] = []
    const bar = progress(games)
    let decisions = 0
    let playing = 0
    for (let i = 0; i < games; i++) {
      const name = `${words} ${i}`
      const setup = checked(k, seats, options, name)
      try {
        const outcome = names.join() === 'random' ? chanceGame(k, setup, name) : botGame(k, setup, names, random)
        playing += outcome.seconds
        const { match } = outcome.journal
        decisions += match.seq
        const found = [...outcome.violations, ...faultsAtEnd(k, outcome.journal, values.verify === true)]
        violations.push(...found.map((v) => `game ${i}: ${v}`))
        const { scores, winners } = k.game.result(match)
        for (const { seat, total } of scores) totals[seat]?.push(total)
        for (const seat of winners) wins[seat] = (wins[seat] ?? 0) + 1
      } catch (error) {
        violations.push(`game ${i}: ${error instanceof Error ? error.message : String(error)}`)
      }
      bar(i + 1)
    }
    const report = {
      game: k.game.id,
      games,
      seats,
      decisions,
      decisionsPerSecond: Math.round(decisions / Math.max(playing, 1e-9)),
      scores: totals.map((list, seat) => ({
        seat,
        bot: names[seat % names.length],
        mean: Math.round((10 * list.reduce((a, b) => a + b, 0)) / Math.max(1, list.length)) / 10,
        min: list.length === 0 ? null : list.reduce((a, b) => Math.min(a, b)),
        max: list.length === 0 ? null : list.reduce((a, b) => Math.max(a, b)),
        wins: wins[seat],
      })),
      violations,
    }
    if (values.json === true) process.stdout.write(`${JSON.stringify(report, null, 2)}\n`)
    else {
      process.stdout.write(
        `${games} games of ${k.game.text.en.name} with ${seats} seats: ${decisions} decisions, ${report.decisionsPerSecond} per second\n`,
      )
      for (const s of report.scores) {
        process.stdout.write(
          `  seat ${s.seat + 1} (${s.bot}): mean ${s.mean}, from ${s.min} to ${s.max}, wins ${s.wins}\n`,
        )
      }
      if (violations.length === 0) process.stdout.write('no violations\n')
      for (const line of violations.slice(0, MOST_LINES)) process.stdout.write(`${line}\n`)
      if (violations.length > MOST_LINES) process.stdout.write(`… ${violations.length} violations in all\n`)
    }
    return violations.length === 0 ? 0 : 1
  },
}
