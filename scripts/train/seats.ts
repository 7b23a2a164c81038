/** Matches whose seats think as the greedy bot does, each by what it knows itself: how training and its gates play. */

import { bots, type Thought, visits } from '@dorfplatz/bots'
import {
  type Answer,
  type Json,
  type Kernel,
  kernel,
  type Match,
  type OpenQuestion,
  type Options,
  type Random,
  type Rules,
  randomFrom,
  type Seat,
  seedFrom,
} from '@dorfplatz/kernel'
import { type Compared, mean } from './gates.ts'

export type Judgement = (m: Match, seat: Seat) => number

/** The kernel of a seat with a judgement of its own; null is the game's, as it comes. */
export function judgedBy(rules: Rules, value: Judgement | null): Kernel<unknown, Json> {
  const { bot } = rules
  return value === null || bot === undefined
    ? kernel(rules)
    : kernel({ ...rules, bot: { ...bot, value, finer: value } })
}

export interface Watch {
  /** Told before each answer. */
  asked?(m: Match, open: OpenQuestion): void
  /** What a seat does with what it thought; its answer, where nobody says otherwise. */
  chosen?(thought: Thought, open: OpenQuestion): Answer
}

/** Far more answers than any game has. */
const ENDLESS = 4_000

/** Plays a match on to its end, in place: every seat thinks with its own kernel, in a match it could be in. */
export function playedBy(
  kernels: readonly Kernel<unknown, Json>[],
  plain: Kernel<unknown, Json>,
  m: Match,
  random: Random,
  { asked, chosen = ({ answer }) => answer }: Watch = {},
): void {
  const { greedy } = bots
  if (greedy === undefined) throw new Error('nobody there to play')
  for (let n = 0; n < ENDLESS && m.defect === null; n++) {
    const all = plain.open(m)
    const open = all[all.length < 2 ? 0 : random(all.length)]
    if (open === undefined) return
    asked?.(m, open)
    const { seat } = open.frame
    const k = kernels[seat] ?? plain
    const match = k.imagine(m, seat, random)
    const own = k.open(match).find(({ frame }) => frame.seat === seat) ?? open
    const answer = chosen(greedy.think({ k, match, open: own, random, budget: visits(1) }), open)
    // What was thought of in an imagined match may not be possible in the real one.
    if (k.play(m, seat, answer) !== null) k.play(m, seat, { choice: k.sample(m, open, random) })
  }
}

/** Points of every seat, in their order. */
export function totalsOf(rules: Rules, m: Match): number[] {
  const { scores } = rules.result(m)
  return Array.from({ length: m.seats }, (_, seat) => scores.find((score) => score.seat === seat)?.total ?? 0)
}

/** Games for a gate, on deals of its own. */
export interface Deals {
  readonly rules: Rules
  readonly seats: number
  readonly options?: Options
  readonly games: number
  readonly words: string
  /** What the length of a game costs. */
  weariness?(m: Match): number
}

/** A game of the greedy bot as people meet it, in which some seats judge by a judgement of their own. */
function met(
  deals: Deals,
  deal: number,
  value: Judgement | null,
  isOwn: (seat: Seat) => boolean,
  words: string,
): Match {
  const { rules, seats, options = {} } = deals
  const plain = judgedBy(rules, null)
  const own = judgedBy(rules, value)
  const m = plain.create({ game: rules.id, seats, options, seed: seedFrom(`${deals.words} ${deal}`) })
  const kernels = Array.from({ length: seats }, (_, seat) => (isOwn(seat) ? own : plain))
  playedBy(kernels, plain, m, randomFrom(`${deals.words} ${words}`))
  return m
}

/** Points of seats that all judge alike, one mean for each deal; null is the greedy bot as people meet it. */
export function alike(deals: Deals, value: Judgement | null): number[] {
  return Array.from({ length: Math.ceil(deals.games / deals.seats) }, (_, deal) => {
    const m = met(deals, deal, value, () => true, `${deal}`)
    return mean(totalsOf(deals.rules, m)) - (deals.weariness?.(m) ?? 0)
  })
}

/** Alone, points ahead of the greedy bot on the same deals; with others, the share of games that one among it won. */
export function againstGreedy(deals: Deals, value: Judgement): Compared {
  const { rules, seats, games } = deals
  if (seats === 1) {
    const theirs = alike(deals, null)
    return { by: 'points', results: alike(deals, value).map((points, i) => points - (theirs[i] ?? 0)), even: 0 }
  }
  const results = Array.from({ length: games }, (_, i) => {
    const own = i % seats
    const { winners } = rules.result(met(deals, Math.floor(i / seats), value, (seat) => seat === own, `${i}`))
    return winners.includes(own) ? 1 / winners.length : 0
  })
  return { by: 'wins', results, even: 1 / seats }
}
