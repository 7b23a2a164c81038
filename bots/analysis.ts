/** A look back at a finished game: what each seat could expect as it went on, and the moves that cost most. */

import type { MatchRecord, OpenQuestion, Random, Seat } from '@dorfplatz/kernel'
import { type Answer, decisionId, effective, type Json, jsonEqual, type Kernel, type Match } from '@dorfplatz/kernel'
import { quickChance, WORDS } from './chance.ts'
import { compared, mean } from './compare.ts'
import { begins } from './moves.ts'
import { quickMatch, settingsOf } from './playout.ts'
import type { Budget } from './types.ts'

/** What the seats could expect after so many answers. */
export interface Outlook {
  readonly answers: number
  /** Expected final scores, by seat. */
  readonly expected: readonly number[]
}

/** A move that cost points, and what would have been better. */
export interface Costly {
  /** After how many answers it was made. */
  readonly answers: number
  readonly seat: Seat
  readonly played: Answer
  readonly instead: Answer
  /** Points it cost, as the bot counts them. */
  readonly cost: number
}

export interface Analysis {
  readonly outlook: readonly Outlook[]
  /** The costliest first. */
  readonly costly: readonly Costly[]
}

export interface Thoroughness {
  /** Moments at which the outlook is taken, evenly spread; the end comes besides. */
  readonly moments: number
  /** Games played out for each of them and each seat. */
  readonly games: number
  /** Moves of each seat that are looked at, evenly spread, and visits for each. */
  readonly moves: number
  readonly visits: number
  /** Costly moves told for each seat. */
  readonly told: number
}

export const THOROUGH: Thoroughness = { moments: 14, games: 8, moves: 24, visits: 96, told: 3 }

/** Less than this is chance. */
const TELLING = 1

/** Final scores after a playout to the very end. */
function finalScores<S, V>(k: Kernel<S, V>, m: Match<S>, seat: Seat, random: Random): readonly number[] | null {
  const world = k.imagine(m, seat, random)
  const end = quickMatch(k, world, quickChance(random(WORDS)))
  return k.over(end) ? totals(k, end) : null
}

function totals<S, V>(k: Kernel<S, V>, m: Match<S>): readonly number[] {
  const { scores } = k.game.result(m)
  return Array.from({ length: m.seats }, (_, seat) => scores.find((score) => score.seat === seat)?.total ?? 0)
}

/** What each seat could expect, by all it knew itself. */
function outlookAt<S, V>(k: Kernel<S, V>, m: Match<S>, answers: number, games: number, random: Random): Outlook {
  if (k.over(m)) return { answers, expected: totals(k, m) }
  const expected = Array.from({ length: m.seats }, (_, seat) => {
    const scores: number[] = []
    for (let i = 0; i < games; i++) {
      const own = finalScores(k, m, seat, random)?.[seat]
      if (own !== undefined) scores.push(own)
    }
    return mean(scores)
  })
  return { answers, expected }
}

interface Move<S> {
  readonly answers: number
  readonly before: Match<S>
  readonly open: OpenQuestion
  readonly choice: Json
}

/** The moves of a game with the position before each, and the position at its end. */
function retrace<S, V>(k: Kernel<S, V>, record: MatchRecord): { moves: Move<S>[]; line: Match<S>[] } {
  const m = k.create({ game: record.game, seats: record.seats, options: record.options, seed: record.seed })
  const moves: Move<S>[] = []
  const line: Match<S>[] = [k.clone(m)]
  for (const [answers, [seat, choice, to]] of effective(record.entries).entries()) {
    const before = line[answers] as Match<S>
    const open = k.open(before).find((o) => o.frame.seat === seat && (to === undefined || to === decisionId(o)))
    if (open !== undefined && begins(k, open)) moves.push({ answers, before, open, choice })
    if (k.play(m, seat, to === undefined ? { choice } : { to, choice }) !== null) break
    line.push(k.clone(m))
  }
  return { moves, line }
}

function evenly<T>(list: readonly T[], n: number): T[] {
  if (list.length <= n) return [...list]
  return Array.from({ length: n }, (_, i) => list[Math.floor((i * list.length) / n)] as T)
}

/** What a move cost against the best one, by all that its seat knew; null where it was as good as any. */
function costOf<S, V>(
  k: Kernel<S, V>,
  { answers, before, open, choice }: Move<S>,
  random: Random,
  budget: Budget,
): Costly | null {
  const { seat } = open.frame
  const match = k.imagine(before, seat, random)
  const mine = k.open(match).find(({ frame, id }) => frame.seat === seat && id === open.id)
  if (mine === undefined) return null
  const considered = compared({ k, match, open: mine, random, budget }, settingsOf(k, match), choice)
  const [best] = considered
  const own = considered.find(({ answer }) => jsonEqual(answer.choice, choice))
  if (best === undefined || own === undefined) return null
  const cost = best.value - own.value
  return cost < TELLING ? null : { answers, seat, played: own.answer, instead: best.answer, cost }
}

/** Looks back at a game; `told` hears how far it is, from 0 to 1, and may stop it by giving back false. */
export function analyse<S, V>(
  k: Kernel<S, V>,
  record: MatchRecord,
  random: Random,
  how: Thoroughness = THOROUGH,
  told: (share: number) => boolean = () => true,
): Analysis {
  const { moves, line } = retrace(k, record)
  const seats = Array.from({ length: record.seats }, (_, seat) => seat)
  const looked = seats.flatMap((seat) =>
    evenly(
      moves.filter(({ open }) => open.frame.seat === seat),
      how.moves,
    ),
  )
  const last = line.length - 1
  const moments = [
    ...evenly(
      line.slice(0, -1).map((_, i) => i),
      how.moments,
    ),
    last,
  ]
  const all = moments.length + looked.length
  const outlook: Outlook[] = []
  const costly: Costly[] = []
  let going = true
  for (const at of moments) {
    if (!going) break
    outlook.push(outlookAt(k, line[at] as Match<S>, at, how.games, random))
    going = told(outlook.length / all)
  }
  const budget: Budget = { visits: how.visits, stopped: () => !going }
  for (const [i, move] of looked.entries()) {
    if (!going) break
    const found = costOf(k, move, random, budget)
    if (found !== null) costly.push(found)
    going = told((outlook.length + i + 1) / all)
  }
  costly.sort((a, b) => b.cost - a.cost)
  return { outlook, costly: seats.flatMap((seat) => costly.filter((one) => one.seat === seat).slice(0, how.told)) }
}
