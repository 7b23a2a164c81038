/** Whole moves: an answer and what the same seat is asked within it, up to where something new begins. */

import type { Random, Seat } from '@dorfplatz/kernel'
import { type Answer, decisionId, type Json, type Kernel, type Match, type OpenQuestion } from '@dorfplatz/kernel'

/** Small questions within one move: more are left open. */
const WITHIN = 12

/** How many answers are tried where a move begins, and for each small question within it. */
export interface Effort {
  readonly tries: number
  readonly follow: number
}

/** How well a seat stands, in points. */
export type Judgement = <S, V>(k: Kernel<S, V>, m: Match<S>, seat: Seat) => number

/** The game's own judgement, or the running score where it has none. */
export function standing<S, V>(k: Kernel<S, V>, m: Match<S>, seat: Seat): number {
  if (k.game.bot !== undefined) return k.game.bot.value(m, seat)
  return k.game.result(m).scores.find((score) => score.seat === seat)?.total ?? 0
}

/** As `standing`, in the eyes of who plays moves out. */
export function finerStanding<S, V>(k: Kernel<S, V>, m: Match<S>, seat: Seat): number {
  return k.game.bot?.finer?.(m, seat) ?? standing(k, m, seat)
}

export const begins = <S, V>(k: Kernel<S, V>, open: OpenQuestion): boolean =>
  k.game.bot?.begins.includes(open.frame.op) === true

/** The answer where there is nothing to compare. */
const settled = <S, V>(k: Kernel<S, V>, m: Match<S>, open: OpenQuestion, random: Random): Json | undefined =>
  k.game.bot?.plan?.(m, open.frame) ?? onlyChoice(k, m, open, random)

function onlyChoice<S, V>(k: Kernel<S, V>, m: Match<S>, open: OpenQuestion, random: Random): Json | undefined {
  const list = k.choices(m, open)
  if (list === null) return k.sample(m, open, random)
  return list.length === 1 ? list[0] : undefined
}

/** A match that was moved on, and how well the seat that moved stands in it where that was looked at last. */
interface Moved<S> {
  readonly match: Match<S>
  readonly value?: number
  /** What was answered. */
  readonly choice?: Json | undefined
}

/** The match after the best of some answers; the match given may be changed, or be the one that is given back. */
export const moved = <S, V>(
  k: Kernel<S, V>,
  m: Match<S>,
  open: OpenQuestion,
  random: Random,
  effort: Effort,
): Match<S> => best(k, m, open, random, effort).match

function best<S, V>(k: Kernel<S, V>, m: Match<S>, open: OpenQuestion, random: Random, effort: Effort): Moved<S> {
  const { frame, id } = open
  const only = settled(k, m, open, random)
  if (only !== undefined && k.playUnjudged(m, frame.seat, id, only)) return { match: m, choice: only }
  const list = k.choices(m, open) ?? []
  const whole = begins(k, open)
  const tried = Math.min(whole ? effort.tries : effort.follow, list.length)
  // Evenly spread from a place by chance: neighbours in a list are often alike.
  const first = tried < list.length ? random(list.length) : 0
  const stride = Math.max(1, Math.floor(list.length / tried))
  let found: Match<S> | null = null
  let chosen: Json | undefined
  let highest = Number.NEGATIVE_INFINITY
  for (let i = 0; i < tried; i++) {
    // The last one needs no copy: nobody goes back to the match given.
    const copy = i === tried - 1 ? m : k.clone(m)
    const choice = list[(first + i * stride) % list.length] as Json
    k.playUnjudged(copy, frame.seat, id, choice)
    if (copy.defect !== null) continue
    const done = whole ? followed(k, copy, frame.seat, random, effort) : { match: copy }
    const value = done.value ?? finerStanding(k, done.match, frame.seat)
    if (value > highest) {
      highest = value
      found = done.match
      chosen = choice
    }
  }
  if (found !== null) return { match: found, value: highest, choice: chosen }
  // Every answer that was tried led nowhere: the position is not to be gone on with.
  m.defect ??= 'no answer can be played'
  return { match: m }
}

/** The match after the seat's own small questions; what begins something new is left open. */
export const finished = <S, V>(k: Kernel<S, V>, m: Match<S>, seat: Seat, random: Random, effort: Effort): Match<S> =>
  followed(k, m, seat, random, effort).match

/** The match after an answer and its small questions, or null where it leads nowhere. */
export function after<S, V>(
  k: Kernel<S, V>,
  world: Match<S>,
  { frame: { seat }, id }: OpenQuestion,
  choice: Json,
  random: Random,
  effort: Effort,
): Match<S> | null {
  const copy = k.clone(world)
  if (!k.playUnjudged(copy, seat, id, choice) || copy.defect !== null) return null
  const done = finished(k, copy, seat, random, effort)
  return done.defect === null ? done : null
}

/** The same for any answer, also one that was not asked for; `line` takes down how the small questions were answered. */
export function afterAny<S, V>(
  k: Kernel<S, V>,
  world: Match<S>,
  open: OpenQuestion,
  { to, choice }: Answer,
  random: Random,
  effort: Effort,
  line?: Answer[],
): Match<S> | null {
  const copy = k.clone(world)
  const { seat } = open.frame
  const isUnasked = to === 'anytime'
  const played = isUnasked ? k.play(copy, seat, { to, choice }) === null : k.playUnjudged(copy, seat, open.id, choice)
  if (!played || copy.defect !== null) return null
  const done = followed(k, copy, seat, random, effort, { line, stay: isUnasked ? decisionId(open) : undefined }).match
  return done.defect === null ? done : null
}

interface Following {
  readonly line?: Answer[] | undefined
  /** A question that is left open. */
  readonly stay?: string | undefined
}

function followed<S, V>(
  k: Kernel<S, V>,
  m: Match<S>,
  seat: Seat,
  random: Random,
  effort: Effort,
  { line, stay }: Following = {},
): Moved<S> {
  let now: Moved<S> = { match: m }
  for (let i = 0; i < WITHIN; i++) {
    const open = k.open(now.match)
    const mine = open[0]
    if (open.length !== 1 || mine === undefined || mine.frame.seat !== seat || begins(k, mine)) break
    if (stay !== undefined && decisionId(mine) === stay) break
    const to = line === undefined ? undefined : decisionId(mine)
    now = best(k, now.match, mine, random, effort)
    if (to !== undefined && now.choice !== undefined) line?.push({ to, choice: now.choice })
  }
  return now
}
