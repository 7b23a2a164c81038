/** Random play: the engine under chance, used by checks, benches and the command line. */

import {
  begin,
  decisionId,
  type Journal,
  type Kernel,
  type Match,
  type Random,
  randomFrom,
  seedFrom,
  toEntry,
} from '../index.ts'
import { at } from '../list.ts'
import type { Answer, Seat, Setup } from '../types.ts'

export interface Move {
  readonly seat: Seat
  readonly answer: Answer
}

/** How often random play does something unasked where it may, one time in this many. */
const UNASKED = 8

/** A legal move by chance: mostly an answer to an open question, now and then something unasked. */
export function randomMove<S, V>(k: Kernel<S, V>, m: Match<S>, random: Random): Move | null {
  const open = k.open(m)
  if (open.length === 0) return null
  if (k.game.anytime !== undefined && k.game.hasAnytime?.(m) !== false && random(UNASKED) === 0) {
    const seat = random(m.seats)
    const list = k.anytime(m, seat)
    if (list.length > 0) return { seat, answer: { to: 'anytime', choice: at(list, random(list.length)) } }
  }
  const o = open.length === 1 ? open[0] : open[random(open.length)]
  if (o === undefined) return null
  return { seat: o.frame.seat, answer: { to: decisionId(o), choice: k.sample(m, o, random) } }
}

/** Plays by chance only what is asked: the shortest loop around the engine, for benches. */
export function playout<S, V>(k: Kernel<S, V>, m: Match<S>, random: Random): number {
  let decisions = 0
  while (k.playRandomly(m, random)) decisions++
  if (m.defect !== null) throw new Error(m.defect)
  return decisions
}

/** A random game that was played to its end. */
export interface RandomGame<S> {
  readonly journal: Journal<S>
  readonly moves: number
}

/** Longer than any game of ours: random play that does not end is a defect. */
const MAX_MOVES = 20_000

/** One whole random game with its record. `each` sees every move before it is made. */
export function randomGame<S, V>(
  k: Kernel<S, V>,
  setup: Omit<Setup, 'seed'>,
  words: string,
  each: (m: Match<S>, move: Move, index: number) => void = () => {},
): RandomGame<S> {
  const random = randomFrom(`play ${words}`)
  const { match, record } = begin(k, { ...setup, seed: seedFrom(words) })
  const entries = [...record.entries]
  for (let moves = 0; moves < MAX_MOVES; moves++) {
    const move = randomMove(k, match, random)
    if (move === null) return { journal: { match, record: { ...record, entries } }, moves }
    each(match, move, moves)
    entries.push(toEntry(k, match, move.seat, move.answer))
    const refusal = k.play(match, move.seat, move.answer)
    if (refusal !== null) {
      throw new Error(`'${words}' move ${moves}: ${JSON.stringify(move)} was offered but refused (${refusal.rule})`)
    }
    if (match.defect !== null) throw new Error(`'${words}' move ${moves}: ${match.defect}`)
  }
  throw new Error(`'${words}' is not over after ${MAX_MOVES} moves`)
}
