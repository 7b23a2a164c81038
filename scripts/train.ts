/**
 * `npm run train <game> <table>`: finds what things are worth by playing, the same from the same seed. New weights are
 * written only if they pass three gates: a mean not below today's (alone, or all seats alike), more wins than losses against
 * today's, and the same against those of a third and two thirds of the way. What does not pass is told.
 */

import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { quickMatch } from '@dorfplatz/bots'
import { GAMES, type GameId } from '@dorfplatz/games'
import { loadGame } from '@dorfplatz/games/load'
import { kernel, type Match, randomFrom, type Seat, seedFrom } from '@dorfplatz/kernel'
import { evolve } from './train/evolve.ts'
import { filled, flat, rewritten, type Weights } from './train/weights.ts'

/** What a game's `bot/training.ts` says. */
interface Training {
  readonly tables: { readonly [name: string]: { readonly seats: number; readonly weights: Weights } }
  value(m: Match, seat: Seat, weights: Weights): number
  /** What a finished match is worth besides points: less for one that dragged on. */
  weariness?(m: Match): number
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: 'train' },
    generations: { type: 'string', default: '40' },
    games: { type: 'string', default: '8' },
    gate: { type: 'string', default: '40' },
  },
})
const POPULATION = 16
const [id = '', name = ''] = positionals
if (!GAMES.some((game) => game === id)) throw new Error(`Which game? One of: ${GAMES.join(', ')}.`)
const { training } = (await import(`../games/${id}/bot/training.ts`)) as { readonly training: Training }
const table = training.tables[name]
if (table === undefined) throw new Error(`Which weights? One of: ${Object.keys(training.tables).join(', ')}.`)
const { seats, weights: today } = table
const rules = await loadGame(id as GameId)
const bot = rules.bot
if (bot === undefined) throw new Error('the game tells bots nothing')

const mean = (list: readonly number[]): number => list.reduce((sum, x) => sum + x, 0) / Math.max(1, list.length)

interface Outcome {
  readonly own: number
  /** Points ahead of the other seats; 0 alone. */
  readonly ahead: number
  /** Whether the best of all seats is an own one; a half for a tie. */
  readonly won: number
}

/** One game: `own` weights at every second seat, beginning with the first or the second; `others` at those between. */
function play(own: Weights, others: Weights, first: number, words: string): Outcome {
  const isOwn = (seat: Seat): boolean => seat % 2 === first
  const value = (m: Match, seat: Seat): number => training.value(m, seat, isOwn(seat) ? own : others)
  const k = kernel({ ...rules, bot: { ...bot, begins: bot?.begins ?? [], value, finer: value } })
  const m = k.create({ game: id, seats, seed: seedFrom(words) })
  const end = quickMatch(k, m, randomFrom(`${words} ${first}`))
  const totals = k.game.result(end).scores.map(({ total }) => total)
  const mine = totals.filter((_, seat) => isOwn(seat))
  const rivals = totals.filter((_, seat) => !isOwn(seat))
  const weary = training.weariness?.(end) ?? 0
  const margin = rivals.length === 0 ? 0 : Math.max(...mine) - Math.max(...rivals)
  return {
    own: mean(mine) - weary,
    ahead: rivals.length === 0 ? 0 : mean(mine) - mean(rivals),
    won: margin > 0 ? 1 : margin === 0 ? 0.5 : 0,
  }
}

/** Own weights sit at the first seat and at the second in turn; alone there is only the first. */
const sides = Math.min(2, seats)
const games = Number(values.games)
let middle = flat(today)
const way: number[][] = []

const found = evolve(middle, {
  population: POPULATION,
  generations: Number(values.generations),
  random: randomFrom(values.seed),
  fitness: (numbers, generation) => {
    const [own, others] = [filled(today, numbers), filled(today, middle)]
    const outcomes = Array.from({ length: games }, (_, i) =>
      play(own, others, i % sides, `${values.seed} ${generation} ${Math.floor(i / sides)}`),
    )
    return mean(outcomes.map(({ own: points, ahead }) => points + ahead / 2))
  },
  told: (now, generation, best) => {
    middle = [...now]
    way.push(middle)
    process.stdout.write(`generation ${generation + 1}: ${best.toFixed(1)}\n`)
  },
})

/** Points and share of wins of weights against others, from every seat. */
function against(own: Weights, others: Weights): { readonly points: number; readonly won: number } {
  const outcomes = Array.from({ length: Number(values.gate) }, (_, i) =>
    play(own, others, i % sides, `gate ${values.seed} ${Math.floor(i / sides)}`),
  )
  return { points: mean(outcomes.map(({ own: points }) => points)), won: mean(outcomes.map(({ won }) => won)) }
}

const better = filled(today, found)
const earlier = [today, ...[1, 2].map((third) => filled(today, way[Math.floor((third * way.length) / 3)] ?? found))]
const [before, now] = [against(today, today).points, against(better, better).points]
const shares = earlier.map((other) => against(better, other).won)
const passed = now >= before && (seats === 1 || shares.every((won) => won >= 0.5))
process.stdout.write(
  `mean ${before.toFixed(1)} before, ${now.toFixed(1)} now; wins ${shares.map((won) => won.toFixed(2)).join(', ')}: ` +
    `${passed ? 'kept' : `not kept: ${JSON.stringify(better)}`}\n`,
)
if (passed) {
  const file = new URL(`../games/${id}/bot/weights.ts`, import.meta.url)
  writeFileSync(file, rewritten(readFileSync(file, 'utf8'), name, better))
}
