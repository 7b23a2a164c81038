/** What the tests of the rules share: a match from the start, and playing on until something comes. */

import { type Json, type Match, type Options, randomFrom, seedFrom } from '@dorfplatz/kernel'
import type { Player, State } from '../rules/state.ts'
import { longhand } from './shorthand.ts'
import { k } from './table.ts'

export { k } from './table.ts'

export function begin(seats: number, options: Options = {}, words = 'test'): Match<State> {
  return k.create({ game: 'agricola', seats, options, seed: seedFrom(words) })
}

export function player(m: Match<State>, seat: number): Player {
  const p = m.state.players[seat]
  if (p === undefined) throw new Error(`no seat ${seat}`)
  return p
}

/** Plays by chance until the condition holds (or the game is over). */
export function playUntil(m: Match<State>, done: (m: Match<State>) => boolean, words = 'on'): Match<State> {
  const random = randomFrom(words)
  while (!done(m)) {
    const [open] = k.open(m)
    if (open === undefined) break
    const refusal = k.play(m, open.frame.seat, { choice: k.sample(m, open, random) })
    if (refusal !== null) throw new Error(refusal.rule)
    if (m.defect !== null) throw new Error(m.defect)
  }
  return m
}

export function answer(m: Match<State>, seat: number, choice: Json): void {
  const decision = k.decisions(m).find((d) => d.seat === seat)
  const full = decision === undefined ? choice : longhand(decision, player(m, seat), choice)
  const refusal = k.play(m, seat, { choice: full })
  if (refusal !== null) throw new Error(`${JSON.stringify(full)}: ${refusal.rule}`)
}
