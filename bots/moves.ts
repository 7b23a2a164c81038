/** Whole moves: an answer and what the same seat is asked within it, up to where something new begins. */

import type { Json, Kernel, Match, OpenQuestion, Random, Seat } from '@dorfplatz/kernel'

/** Small questions within one move: more are left open. */
const WITHIN = 12

/** How many answers are tried where a move begins, and for each small question within it. */
export interface Effort {
  readonly tries: number
  readonly follow: number
}

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

/** Answers a question in place where there is nothing to compare; false where there is. */
function answered<S, V>(k: Kernel<S, V>, m: Match<S>, open: OpenQuestion, random: Random): boolean {
  const { frame, id } = open
  const choice = k.game.bot?.plan?.(m, frame) ?? onlyChoice(k, m, open, random)
  return choice !== undefined && k.playUnjudged(m, frame.seat, id, choice)
}

function onlyChoice<S, V>(k: Kernel<S, V>, m: Match<S>, open: OpenQuestion, random: Random): Json | undefined {
  const list = k.choices(m, open)
  if (list === null) return k.sample(m, open, random)
  return list.length === 1 ? list[0] : undefined
}

/** The match after the best of some answers; the match given may be changed, or be the one that is given back. */
export function moved<S, V>(
  k: Kernel<S, V>,
  m: Match<S>,
  open: OpenQuestion,
  random: Random,
  effort: Effort,
): Match<S> {
  const { frame, id } = open
  if (answered(k, m, open, random)) return m
  const list = k.choices(m, open) ?? []
  const whole = begins(k, open)
  const tried = Math.min(whole ? effort.tries : effort.follow, list.length)
  // Evenly spread from a place by chance: neighbours in a list are often alike.
  const first = tried < list.length ? random(list.length) : 0
  const stride = Math.max(1, Math.floor(list.length / tried))
  let best = m
  let highest = Number.NEGATIVE_INFINITY
  for (let i = 0; i < tried; i++) {
    const copy = k.clone(m)
    k.playUnjudged(copy, frame.seat, id, list[(first + i * stride) % list.length] as Json)
    if (copy.defect !== null) continue
    const done = whole ? finished(k, copy, frame.seat, random, effort) : copy
    const value = finerStanding(k, done, frame.seat)
    if (value > highest) {
      highest = value
      best = done
    }
  }
  // Every answer that was tried led nowhere: the position is not to be gone on with.
  if (best === m) m.defect ??= 'no answer can be played'
  return best
}

/** The match after the seat's own small questions; what begins something new is left open. */
export function finished<S, V>(k: Kernel<S, V>, m: Match<S>, seat: Seat, random: Random, effort: Effort): Match<S> {
  let now = m
  for (let i = 0; i < WITHIN; i++) {
    const open = k.open(now)
    const mine = open[0]
    if (open.length !== 1 || mine === undefined || mine.frame.seat !== seat || begins(k, mine)) break
    now = moved(k, now, mine, random, effort)
  }
  return now
}
