/** Plays games from which a network learns: what seats saw, and what they scored in the end. */

import {
  type Json,
  type Kernel,
  kernel,
  type Match,
  type Net,
  type Random,
  type Rules,
  type Seat,
  seedFrom,
} from '@dorfplatz/kernel'
import { judgedBy, playedBy, totalsOf } from '../seats.ts'

/** What a game shows a network of a seat. */
export type Features = (m: Match, seat: Seat, into: Float32Array) => number

/** Who judges a seat's moves: a network, or the game's own judgement by hand. */
export type Judge = Net | null

const MOST = 1024
/** An exploring seat takes any of its best so many moves. */
const AMONG = 8

/** The kernel whose bots judge by a network, one move deep; by hand, as deep as they do at a table. */
function kernelFor(rules: Rules, features: Features, judge: Judge): Kernel<unknown, Json> {
  const { bot } = rules
  if (judge === null || bot === undefined) return judgedBy(rules, null)
  const row = new Float32Array(MOST)
  const value = (m: Match, seat: Seat): number => {
    if (m.flow.length === 0) return totalsOf(rules, m)[seat] ?? 0
    features(m, seat, row)
    return judge(row)
  }
  const { again: _, ...knowledge } = bot
  return judgedBy({ ...rules, bot: knowledge }, value)
}

export interface Table {
  readonly rules: Rules
  readonly features: Features
  readonly inputs: number
  readonly seats: number
}

/** One seat's sight at some time of a game, and its score at the end. */
export type Row = Float32Array

export interface Game {
  readonly rows: readonly Row[]
  readonly totals: readonly number[]
  readonly winners: readonly Seat[]
}

/** How far a seat strays from what it thinks best, and how many of all positions are kept: times in a thousand. */
export interface Ways {
  readonly explores: readonly number[]
  readonly kept: number
}

/** A game of seats that judge differently. */
export function playGame(table: Table, judges: readonly Judge[], ways: Ways, deal: string, random: Random): Game {
  const { rules, features, inputs, seats } = table
  const known = new Map(judges.map((judge) => [judge, kernelFor(rules, features, judge)]))
  const plain = kernel(rules)
  const m = plain.create({ game: rules.id, seats, seed: seedFrom(deal) })
  const begins = (op: string): boolean => rules.bot?.begins.includes(op) === true
  const rows: { readonly seat: Seat; readonly row: Row }[] = []
  const kernels = judges.map((judge) => known.get(judge) ?? plain)
  playedBy(kernels, plain, m, random, {
    asked: (now, open) => {
      for (let seat = 0; begins(open.frame.op) && seat < seats; seat++) {
        if (random(1000) >= ways.kept) continue
        const row = new Float32Array(inputs + 1)
        features(now, seat, row)
        rows.push({ seat, row })
      }
    },
    chosen: ({ answer, considered }, { frame: { op, seat } }) => {
      const strays = begins(op) && considered.length > 1 && random(1000) < (ways.explores[seat] ?? 0)
      return strays ? (considered[random(Math.min(AMONG, considered.length))]?.answer ?? answer) : answer
    },
  })
  const totals = totalsOf(rules, m)
  for (const { seat, row } of rows) row[inputs] = totals[seat] ?? 0
  return { rows: m.flow.length > 0 ? [] : rows.map(({ row }) => row), totals, winners: rules.result(m).winners }
}
