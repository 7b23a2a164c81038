/** Tries every answer once and keeps the one after which its seat stands best: one move deep, two where a game can say. */

import {
  type Answer,
  decisionId,
  type Frame,
  type Json,
  jsonEqual,
  type Kernel,
  type Match,
  type OpenQuestion,
  type Random,
  type Seat,
} from '@dorfplatz/kernel'
import { begins, standing } from './moves.ts'
import type { Bot, Thought } from './types.ts'

/** Long lists are sampled: the strongest by prior knowledge first. */
const MAX_TRIED = 40
/** Things done unasked that are tried besides the answers. */
const MAX_UNASKED = 12
/** Of a seat's moves, so many are judged by a second one; any move may be that, unless the game says otherwise. */
const BEYOND = { first: 8, second: Number.POSITIVE_INFINITY }
/** A move is judged after the seat's own small follow-up questions, answered likewise, are done. */
const FOLLOW_UPS = 12
/** In so many answers of a game for each seat, moves that differ by no more than these points are as good as each other. */
const OPENING = { answers: 3, points: 0.25 }

export const greedy: Bot = {
  name: 'greedy',
  think: ({ k, match, open, random }) => {
    const unasked = bestUnasked(k, match, open, random)
    return unasked === null ? thoughtOf(k, match, open, random) : { answer: unasked, considered: [] }
  },
}

function thoughtOf<S, V>(k: Kernel<S, V>, m: Match<S>, open: OpenQuestion, chance: Random): Thought {
  const to = decisionId(open)
  const ranked = judgedMoves(k, m, open, chance)
  const move = begins(k, open)
  // Alone nobody is surprised, and what looks alike is not: in Agricola it cost four points a game.
  if (move && m.seats > 1 && m.seq < OPENING.answers * m.seats) vary(ranked, chance)
  return {
    answer: { to, choice: ranked[0]?.choice ?? onlyChoice(k, m, open, chance) },
    considered: ranked.map(({ choice, value }) => ({ answer: { to, choice }, value, spread: 0, visits: 1 })),
  }
}

/** The answers as they look at first sight, the best first; nothing where the answer is planned or the only one. */
export function judgedMoves<S, V>(k: Kernel<S, V>, m: Match<S>, open: OpenQuestion, chance: Random): Judged<S>[] {
  const judged = judge(k, m, open, chance, true)
  // Only a move is judged by the next one, not a small question within it.
  const seen = begins(k, open) ? judgedBeyond(k, judged, open.frame.seat, chance) : judged
  return seen.toSorted((a, b) => b.value - a.value)
}

/** Puts one of the moves that look alike first, so that games do not all begin the same way. */
function vary<S>(ranked: Judged<S>[], chance: Random): void {
  const [best] = ranked
  if (best === undefined) return
  const alike = ranked.filter(({ value }) => value >= best.value - OPENING.points).length
  ranked.unshift(...ranked.splice(chance(alike), 1))
}

/** A planned answer, or the first there is. */
function onlyChoice<S, V>(k: Kernel<S, V>, m: Match<S>, open: OpenQuestion, chance: Random): Json {
  return k.game.bot?.plan?.(m, open.frame) ?? (candidates(k, m, open, chance)[0] as Json)
}

/** Every answer with the position it leads to; nothing where the answer is planned or the only one. */
function judge<S, V>(k: Kernel<S, V>, m: Match<S>, open: OpenQuestion, chance: Random, deep: boolean): Judged<S>[] {
  const seat = open.frame.seat
  const to = decisionId(open)
  if (k.game.bot?.plan?.(m, open.frame) !== undefined) return []
  const tried = candidates(k, m, open, chance)
  if (tried.length === 1) return []
  const judged: Judged<S>[] = []
  for (const choice of tried) {
    const copy = k.clone(m)
    if (!k.playUnjudged(copy, seat, open.id, choice) || copy.defect !== null) continue
    if (deep) finish(k, copy, seat, to, chance)
    judged.push({ choice, copy, value: standing(k, copy, seat) })
  }
  return judged
}

/** The best answer to a small question within a move. */
function quickChoice<S, V>(k: Kernel<S, V>, m: Match<S>, open: OpenQuestion, chance: Random): Json {
  return highest(judge(k, m, open, chance, false))?.choice ?? onlyChoice(k, m, open, chance)
}

interface Judged<S> {
  readonly choice: Json
  readonly copy: Match<S>
  readonly value: number
}

function highest<S>(judged: readonly Judged<S>[]): Judged<S> | undefined {
  let best = judged[0]
  for (const one of judged) if (best !== undefined && one.value > best.value) best = one
  return best
}

/** Where the game lets a seat move twice in a row, the best moves are judged by the best that could follow them. */
function judgedBeyond<S, V>(
  k: Kernel<S, V>,
  judged: readonly Judged<S>[],
  seat: Seat,
  chance: Random,
): readonly Judged<S>[] {
  const again = k.game.bot?.again
  if (again === undefined) return judged
  const { first, second } = k.game.bot?.beyond ?? BEYOND
  const ranked = [...judged].sort((a, b) => b.value - a.value)
  const promising = ranked.slice(0, second).map(({ choice }) => choice)
  const few = ranked.slice(0, first)
  return few.map((one) => ({ ...one, value: valueBeyond(k, one, again, promising, seat, chance) }))
}

function valueBeyond<S, V>(
  k: Kernel<S, V>,
  one: Judged<S>,
  again: (m: Match<S>, seat: Seat) => Frame | null,
  promising: readonly Json[],
  seat: Seat,
  chance: Random,
): number {
  const question = again(one.copy, seat)
  if (question === null) return one.value
  k.askInstead(one.copy, question)
  const next = k.open(one.copy).find((open) => open.frame.seat === seat)
  if (next === undefined) return one.value
  const legal = candidates(k, one.copy, next, chance)
  const narrowed =
    k.game.bot?.beyond === undefined ? legal : legal.filter((x) => promising.some((y) => jsonEqual(x, y)))
  const values: number[] = []
  for (const choice of narrowed.length > 0 ? narrowed : legal) {
    const copy = k.clone(one.copy)
    if (!k.playUnjudged(copy, seat, next.id, choice) || copy.defect !== null) continue
    finish(k, copy, seat, decisionId(next), chance)
    values.push(standing(k, copy, seat))
  }
  return hoped(values, (k.game.bot?.contested ?? 0) * (one.copy.seats - 1))
}

/** What a move still to come is worth where the best one is `taken` by somebody else with such a chance. */
export function hoped(values: readonly number[], taken: number): number {
  const [best = Number.NEGATIVE_INFINITY, next = best] = values.toSorted((a, b) => b - a)
  return best === next ? best : best - Math.min(1, taken) * (best - next)
}

/** Something done unasked that by itself leaves the seat better off than now; the question stays open meanwhile. */
function bestUnasked<S, V>(k: Kernel<S, V>, m: Match<S>, open: OpenQuestion, chance: Random): Answer | null {
  const seat = open.frame.seat
  const to = decisionId(open)
  let chosen: Answer | null = null
  let bestValue = standing(k, m, seat)
  for (const choice of unasked(k, m, seat, chance)) {
    const answer: Answer = { to: 'anytime', choice }
    const copy = k.clone(m)
    if (k.play(copy, seat, answer) !== null || copy.defect !== null) continue
    finish(k, copy, seat, to, chance)
    const value = standing(k, copy, seat)
    if (value > bestValue) {
      bestValue = value
      chosen = answer
    }
  }
  return chosen
}

/** Answers the seat's own follow-up questions, but neither `to` itself nor a new turn: a move is judged by its whole effect. */
function finish<S, V>(k: Kernel<S, V>, m: Match<S>, seat: Seat, to: string, chance: Random): void {
  for (let i = 0; i < FOLLOW_UPS; i++) {
    const open = k.open(m)
    const mine = open[0]
    if (open.length !== 1 || mine === undefined || mine.frame.seat !== seat || decisionId(mine) === to) return
    if (k.game.bot?.begins.includes(mine.frame.op) === true) return
    if (!k.playUnjudged(m, seat, mine.id, quickChoice(k, m, mine, chance))) return
  }
}

function unasked<S, V>(k: Kernel<S, V>, m: Match<S>, seat: Seat, chance: Random): readonly Json[] {
  const list = k.anytime(m, seat)
  if (list.length <= MAX_UNASKED) return list
  return Array.from({ length: MAX_UNASKED }, () => list[chance(list.length)] as Json)
}

function candidates<S, V>(k: Kernel<S, V>, m: Match<S>, open: OpenQuestion, chance: Random): Json[] {
  const list = k.choices(m, open)
  if (list === null) {
    const found: Json[] = []
    for (let i = 0; i < MAX_TRIED / 2; i++) {
      const sampled = k.sample(m, open, chance)
      if (!found.some((other) => jsonEqual(other, sampled))) found.push(sampled)
    }
    return found
  }
  if (list.length <= MAX_TRIED) return [...list]
  const prior = k.game.bot?.prior
  if (prior === undefined) return Array.from({ length: MAX_TRIED }, () => list[chance(list.length)] as Json)
  const decision = {
    id: decisionId(open),
    seat: open.frame.seat,
    kind: open.frame.op,
    args: open.frame,
    choices: list,
    shape: null,
    form: null,
  }
  return list
    .map((choice) => ({ choice, weight: prior(m, decision, choice) }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MAX_TRIED)
    .map(({ choice }) => choice)
}
