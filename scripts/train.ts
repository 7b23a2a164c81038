/**
 * `npm run train <game> <table>`: finds what things are worth by playing, the same from the same seed. New weights are
 * written only if they pass the gates (`train/gates.ts`): alone or among themselves against today's, against what was found on
 * the way, and against the greedy bot. What does not pass is told.
 */

import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { quickMatch } from '@dorfplatz/bots'
import { GAMES, type GameId } from '@dorfplatz/games'
import { loadGame } from '@dorfplatz/games/load'
import { type Match, randomFrom, type Seat, seedFrom } from '@dorfplatz/kernel'
import { evolve } from './train/evolve.ts'
import { type Compared, inWords, judged, mean } from './train/gates.ts'
import { againstGreedy, judgedBy, totalsOf } from './train/seats.ts'
import { commandOf, filled, flat, rewritten, type Weights } from './train/weights.ts'

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
    gate: { type: 'string', default: '400' },
    // Whom neighbours play: what was found so far, or today's weights in every second game of it.
    against: { type: 'string', default: 'themselves' },
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
if (rules.bot === undefined) throw new Error('the game tells bots nothing')

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
  const k = judgedBy(rules, (m, seat) => training.value(m, seat, isOwn(seat) ? own : others))
  const m = k.create({ game: id, seats, seed: seedFrom(words) })
  const end = quickMatch(k, m, randomFrom(`${words} ${first}`))
  const totals = totalsOf(rules, end)
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

evolve(middle, {
  population: POPULATION,
  generations: Number(values.generations),
  random: randomFrom(values.seed),
  fitness: (numbers, generation) => {
    const [own, newest] = [filled(today, numbers), filled(today, middle)]
    const outcomes = Array.from({ length: games }, (_, i) => {
      const deal = Math.floor(i / sides)
      const others = values.against === 'both' && deal % 2 === 0 ? today : newest
      return play(own, others, i % sides, `${values.seed} ${generation} ${deal}`)
    })
    return mean(outcomes.map(({ own: points, ahead }) => points + ahead / 2))
  },
  told: (now, generation, best) => {
    middle = [...now]
    way.push(middle)
    process.stdout.write(`generation ${generation + 1}: ${best.toFixed(1)}\n`)
  },
})

const gate = Number(values.gate)
const wordsFor = (deal: number): string => `gate ${values.seed} ${deal}`

/** Points of seats that judge alike, deal by deal. */
const alike = (weights: Weights): number[] =>
  Array.from({ length: Math.ceil(gate / seats) }, (_, deal) => play(weights, weights, 0, wordsFor(deal)).own)

/** Alone, points ahead of others on the same deals; else the share of games won against them, from both sides of a deal. */
function against(own: Weights, others: Weights): Compared {
  if (seats === 1) {
    const theirs = alike(others)
    return { by: 'points', results: alike(own).map((points, i) => points - (theirs[i] ?? 0)), even: 0 }
  }
  const results = Array.from(
    { length: gate },
    (_, i) => play(own, others, i % sides, wordsFor(Math.floor(i / sides))).won,
  )
  return { by: 'wins', results, even: 0.5 }
}

// Chance pushes the middle to and fro in the end: the mean of the second half of the way is nearer to where it wants to go.
const settled = (found: readonly number[][]): Weights =>
  filled(
    today,
    flat(today).map((_, i) => mean(found.slice(Math.floor(found.length / 2)).map((numbers) => numbers[i] as number))),
  )
const better = settled(way)
/** What would have been found after each of so many equal parts of the way is kept to be played against. */
const PARTS = 6
const parts = [...new Set(Array.from({ length: PARTS - 1 }, (_, i) => Math.floor(((i + 1) * way.length) / PARTS)))]
const kept = parts.filter((n) => n > 0 && n < way.length).map((n) => settled(way.slice(0, n)))
const before = alike(today)
const verdict = judged({
  mirror: { by: 'points', results: alike(better).map((points, i) => points - (before[i] ?? 0)), even: 0 },
  today: mean(before),
  earlier: [today, ...kept].map((other) => against(better, other)),
  greedy: againstGreedy({ rules, seats, games: gate, words: `gate ${values.seed}`, ...training }, (m, seat) =>
    training.value(m, seat, better),
  ),
})
process.stdout.write(`today ${mean(before).toFixed(1)} points\n${inWords(verdict)}\n`)
if (verdict.kept) {
  const file = new URL(`../games/${id}/bot/weights.ts`, import.meta.url)
  const command = commandOf('train', positionals, values)
  writeFileSync(file, rewritten(readFileSync(file, 'utf8'), name, better, command))
} else process.stdout.write(`${JSON.stringify(better)}\n`)
