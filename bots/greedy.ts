/** Tries every answer once and keeps the one after which its seat stands best: one move deep, two where a game can say. */

import {
  type Answer,
  type Beyond,
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
import { explained } from './explain.ts'
import { begins, type Judgement, standing } from './moves.ts'
import { opened } from './openings.ts'
import type { Bot, Considered, Situation, Thought } from './types.ts'

/** Long lists are sampled: the strongest by prior knowledge first. */
const MAX_TRIED = 40
/** Things done unasked that are tried besides the answers. */
const MAX_UNASKED = 12
/** Of a seat's moves, so many are judged by a second one; any move may be that, unless the game says otherwise. */
const BEYOND: Beyond = { first: 8, second: Number.POSITIVE_INFINITY }
/** A move is judged after the seat's own small follow-up questions, answered likewise, are done. */
const FOLLOW_UPS = 12

/** For whoever takes the time it takes. */
const never = () => false

export const greedy: Bot = {
  name: 'greedy',
  think: (situation) => {
    const unasked = bestUnasked(situation)
    const thought = unasked === null ? thoughtOf(situation) : { answer: unasked.answer, considered: [unasked] }
    return explained(situation, thought)
  },
}

function thoughtOf<S, V>({ k, match: m, open, random: chance, budget }: Situation<S, V>): Thought {
  const to = decisionId(open)
  const judged = judgedMoves(k, m, open, chance, { stopped: () => budget.stopped() })
  const ranked = opened(k, m, open, judged, chance)
  return {
    answer: { to, choice: ranked[0]?.choice ?? onlyChoice(k, m, open, chance) },
    considered: ranked.map(({ choice, value }) => ({ answer: { to, choice }, value, spread: 0, visits: 1 })),
  }
}

/** How moves are looked at. */
interface Look {
  readonly by?: Judgement
  readonly beyond?: Beyond | undefined
  /** Whether a plan answers where the game has one; otherwise its answers are judged like all others. */
  readonly planned?: boolean
  readonly stopped?: () => boolean
}

/** The answers as they look at first sight, the best first; nothing where the answer is planned or the only one. */
export function judgedMoves<S, V>(
  k: Kernel<S, V>,
  m: Match<S>,
  open: OpenQuestion,
  chance: Random,
  { by = standing, beyond = k.game.bot?.beyond, planned = true, stopped = never }: Look = {},
): Judged<S>[] {
  const judged = planned && isPlanned(k, m, open) ? [] : judge(k, m, open, chance, by, true, stopped)
  // Only a move is judged by the next one, not a small question within it.
  const seen = begins(k, open) ? judgedBeyond(k, judged, open.frame.seat, chance, by, beyond, stopped) : judged
  return seen.toSorted((a, b) => b.value - a.value)
}

/** A planned answer, or the first there is. */
function onlyChoice<S, V>(k: Kernel<S, V>, m: Match<S>, open: OpenQuestion, chance: Random): Json {
  return k.game.bot?.plan?.(m, open.frame) ?? (candidates(k, m, open, chance)[0] as Json)
}

const isPlanned = <S, V>(k: Kernel<S, V>, m: Match<S>, open: OpenQuestion): boolean =>
  k.game.bot?.plan?.(m, open.frame) !== undefined

/** Every answer with the position it leads to; nothing where there is only one. */
function judge<S, V>(
  k: Kernel<S, V>,
  m: Match<S>,
  open: OpenQuestion,
  chance: Random,
  by: Judgement,
  deep: boolean,
  stopped: () => boolean = never,
): Judged<S>[] {
  const seat = open.frame.seat
  const to = decisionId(open)
  const tried = candidates(k, m, open, chance)
  if (tried.length === 1) return []
  const judged: Judged<S>[] = []
  for (const choice of tried) {
    // One answer at least is judged: somebody waits for it.
    if (judged.length > 0 && stopped()) break
    const copy = k.clone(m)
    if (!k.playUnjudged(copy, seat, open.id, choice) || copy.defect !== null) continue
    if (deep) finish(k, copy, seat, to, chance, by)
    judged.push({ choice, copy, value: by(k, copy, seat) })
  }
  return judged
}

/** The best answer to a small question within a move. */
function quickChoice<S, V>(k: Kernel<S, V>, m: Match<S>, open: OpenQuestion, chance: Random, by: Judgement): Json {
  const judged = isPlanned(k, m, open) ? [] : judge(k, m, open, chance, by, false)
  return highest(judged)?.choice ?? onlyChoice(k, m, open, chance)
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
  by: Judgement,
  beyond: Beyond | undefined,
  stopped: () => boolean,
): readonly Judged<S>[] {
  const again = k.game.bot?.again
  if (again === undefined) return judged
  const { first, second } = beyond ?? BEYOND
  const ranked = [...judged].sort((a, b) => b.value - a.value)
  // Unless somebody says otherwise any move may be the second.
  const promising = beyond === undefined ? null : ranked.slice(0, second).map(({ choice }) => choice)
  const seen: Judged<S>[] = []
  for (const one of ranked.slice(0, first)) {
    if (stopped()) break
    seen.push({ ...one, value: valueBeyond(k, one, again, promising, seat, chance, by, stopped) })
  }
  // A move judged with the next one is not compared with one that is judged by itself.
  return seen.length === 0 ? ranked : seen
}

function valueBeyond<S, V>(
  k: Kernel<S, V>,
  one: Judged<S>,
  again: (m: Match<S>, seat: Seat) => Frame | null,
  promising: readonly Json[] | null,
  seat: Seat,
  chance: Random,
  by: Judgement,
  stopped: () => boolean,
): number {
  const question = again(one.copy, seat)
  if (question === null) return one.value
  k.askInstead(one.copy, question)
  const next = k.open(one.copy).find((open) => open.frame.seat === seat)
  if (next === undefined) return one.value
  const legal = candidates(k, one.copy, next, chance)
  const narrowed = promising === null ? legal : legal.filter((x) => promising.some((y) => jsonEqual(x, y)))
  const values: number[] = []
  for (const choice of narrowed.length > 0 ? narrowed : legal) {
    if (values.length > 0 && stopped()) break
    const copy = k.clone(one.copy)
    if (!k.playUnjudged(copy, seat, next.id, choice) || copy.defect !== null) continue
    finish(k, copy, seat, decisionId(next), chance, by)
    values.push(by(k, copy, seat))
  }
  return hoped(values, (k.game.bot?.contested ?? 0) * (one.copy.seats - 1))
}

/** What a move still to come is worth where the best one is `taken` by somebody else with such a chance. */
export function hoped(values: readonly number[], taken: number): number {
  const [best = Number.NEGATIVE_INFINITY, next = best] = values.toSorted((a, b) => b - a)
  return best === next ? best : best - Math.min(1, taken) * (best - next)
}

/** Something done unasked that by itself leaves the seat better off than now; the question stays open meanwhile. */
export function bestUnasked<S, V>({ k, match: m, open, random: chance, budget }: Situation<S, V>): Considered | null {
  const seat = open.frame.seat
  const to = decisionId(open)
  let chosen: Considered | null = null
  let bestValue = standing(k, m, seat)
  for (const choice of unasked(k, m, seat, chance)) {
    if (budget.stopped()) break
    const answer: Answer = { to: 'anytime', choice }
    const copy = k.clone(m)
    if (k.play(copy, seat, answer) !== null || copy.defect !== null) continue
    finish(k, copy, seat, to, chance, standing)
    const value = standing(k, copy, seat)
    if (value > bestValue) {
      bestValue = value
      chosen = { answer, value, spread: 0, visits: 1 }
    }
  }
  return chosen
}

/** Answers the seat's own follow-up questions, but neither `to` itself nor a new turn: a move is judged by its whole effect. */
function finish<S, V>(k: Kernel<S, V>, m: Match<S>, seat: Seat, to: string, chance: Random, by: Judgement): void {
  for (let i = 0; i < FOLLOW_UPS; i++) {
    const open = k.open(m)
    const mine = open[0]
    if (open.length !== 1 || mine === undefined || mine.frame.seat !== seat || decisionId(mine) === to) return
    if (k.game.bot?.begins.includes(mine.frame.op) === true) return
    if (!k.playUnjudged(m, seat, mine.id, quickChoice(k, m, mine, chance, by))) return
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
