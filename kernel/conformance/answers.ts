/** The checks of answers: bad ones are refused and change nothing, simultaneous ones come in any order. */

import { decisionId, fingerprint, jsonEqual, type Kernel } from '../index.ts'
import type { Answer, Json, Match, Random, Seat } from '../types.ts'
import { MALFORMED } from './malformed.ts'
import type { Move } from './simulate.ts'

export function badAnswers<S, V>(k: Kernel<S, V>, m: Match<S>, move: Move, random: Random): string[] {
  const faults: string[] = []
  const picture = (): string => JSON.stringify([m.seq, m.asked, m.flow, m.state, m.streams, m.defect])
  const before = picture()
  const attempt = (label: string, seat: Seat, answer: Answer): void => {
    try {
      const trial = k.whyNot(m, seat, answer)
      if (picture() !== before) faults.push(`${label}: asking why not changed the match`)
      if (trial === null) return
      const result = k.apply(m, seat, answer)
      if (result.ok) faults.push(`${label}: refused in advance, but then accepted`)
      if (picture() !== before) faults.push(`${label}: a refused answer changed the match`)
    } catch (error) {
      faults.push(`${label}: threw ${String(error)}`)
    }
  }
  for (const bad of MALFORMED) {
    const label = `malformed ${describe(bad)}`
    attempt(`${label} as choice`, move.seat, { choice: bad as Json })
    attempt(`${label} as unasked choice`, move.seat, { to: 'anytime', choice: bad as Json })
    attempt(`${label} as answer`, move.seat, bad as Answer)
  }
  attempt('no such seat', m.seats, move.answer)
  attempt('half a seat', 0.5, move.answer)
  attempt('decision of nobody', move.seat, { to: '99.99', choice: move.answer.choice })
  for (let seat = 0; seat < m.seats; seat++) {
    if (seat !== move.seat) attempt(`seat ${seat} answers for seat ${move.seat}`, seat, move.answer)
  }
  for (const o of k.open(m)) {
    const list = k.choices(m, o)
    const own = list?.[random(list.length)]
    if (own !== undefined) attempt('another decision’s choice', move.seat, { ...move.answer, choice: [own, own] })
  }
  return faults
}

function describe(value: unknown): string {
  try {
    return `${typeof value} ${JSON.stringify(value)?.slice(0, 60)}`
  } catch {
    return typeof value
  }
}

/** Two seats that are asked at once: either may answer first. Draws from a shared deck are the one exception. */
export function permuted<S, V>(k: Kernel<S, V>, m: Match<S>, random: Random): string[] {
  const open = k.open(m)
  if (open.length < 2) return []
  const i = random(open.length)
  const first = open[i]
  const second = open[(i + 1) % open.length]
  if (first === undefined || second === undefined || first.frame.seat === second.frame.seat) return []
  const moves: Move[] = [first, second].map((o) => ({
    seat: o.frame.seat,
    answer: { to: decisionId(o), choice: k.sample(m, o, random) },
  }))
  if (moves.some((move) => draws(k, m, move))) return []
  const play = (order: readonly Move[]): Match<S> | null => {
    const copy = k.clone(m)
    for (const move of order) if (k.play(copy, move.seat, move.answer) !== null) return null
    return copy
  }
  const one = play(moves)
  const two = play([...moves].reverse())
  if (one === null || two === null) return [`${JSON.stringify(moves)}: the first answer closes the second decision`]
  return fingerprint(one) === fingerprint(two) ? [] : [`${JSON.stringify(moves)}: the order of answers matters`]
}

/** Whether a move draws, or lets anybody see something hidden. */
function draws<S, V>(k: Kernel<S, V>, m: Match<S>, move: Move): boolean {
  const copy = k.clone(m)
  k.play(copy, move.seat, move.answer)
  if (!jsonEqual(copy.streams, m.streams)) return true
  for (let seat = 0; seat < m.seats; seat++) {
    const knew = new Set(k.game.known(m, seat))
    if (k.game.known(copy, seat).some((secret) => !knew.has(secret))) return true
  }
  return false
}
