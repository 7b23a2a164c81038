/** Random play: answers by chance without judging what the kernel listed itself. For playouts, simulations and tests. */

import type { Rules } from './game.ts'
import { decisionId, failed, type Machine, stuck } from './machine.ts'
import type { Question } from './question.ts'
import type { AskedFrame, Frame, Json, Lane, Match, Random, Seat, Together } from './types.ts'

/** Random play beyond answering. */
export interface RandomPlay {
  /** Something unasked where it may be done, one time in so many. */
  readonly unasked?: number
  /** Told what is about to be done, as an answer would say it. */
  readonly note?: (seat: Seat, choice: Json, to: string | undefined) => void
}

const ASKED_ONLY: RandomPlay = {}

/** Answers one open question by chance. False when none is open. */
export type PlayRandomly<S> = (m: Match<S>, random: Random, how?: RandomPlay) => boolean

export function randomPlay<S, V>(g: Rules<S, Frame, V>, { question, open, settle }: Machine<S>): PlayRandomly<S> {
  const pick = (m: Match<S>, frame: Frame, q: Question<S, Frame>, random: Random): Json | undefined => {
    const all = q.choices(m, frame)
    if (all === null) return q.sample?.(m, frame, random)
    return all.length === 1 ? all[0] : all[random(all.length)]
  }

  /** Lanes that are done are empty; one of the others, by chance. */
  const busyLane = (lanes: readonly Lane[], random: Random): Frame[] => {
    let busy = 0
    for (const lane of lanes) if (lane.stack.length > 0) busy++
    let skip = busy > 1 ? random(busy) : 0
    for (const { stack } of lanes) if (stack.length > 0 && skip-- === 0) return stack
    throw new Error('every lane is done')
  }

  /** How an answer names its question: not at all where it is the seat's first one. */
  const nameOf = (m: Match<S>, seat: Seat, stack: Frame[]): string | undefined => {
    const own = stack === m.flow ? [] : open(m).filter((o) => o.frame.seat === seat)
    const one = own.find((o) => o.stack === stack)
    return one === undefined || one === own[0] ? undefined : decisionId(one)
  }

  /** Does something unasked by chance; false if the seat that came up has nothing to do. */
  const playUnasked = (m: Match<S>, random: Random, { note }: RandomPlay): boolean => {
    const seat = random(m.seats)
    const all = g.anytime?.(m, seat) ?? []
    const choice = all.length === 0 ? undefined : all[random(all.length)]
    if (choice === undefined) return false
    note?.(seat, choice, 'anytime')
    m.seq++
    g.answerAnytime?.(m, seat, choice)
    settle(m)
    return true
  }

  return (m, random, how = ASKED_ONLY) => {
    if (m.defect !== null) return false
    let stack = m.flow
    let top = stack[stack.length - 1]
    if (top === undefined) return false
    try {
      if (how.unasked !== undefined && random(how.unasked) === 0 && playUnasked(m, random, how)) return true
      while (top.op === 'together') {
        stack = busyLane((top as Together).lanes, random)
        top = stack[stack.length - 1] as Frame
      }
      const frame = (top as AskedFrame).question
      const q = question(frame)
      const choice = q === null ? undefined : pick(m, frame, q, random)
      if (q === null || choice === undefined) {
        m.defect = stuck(frame)
        return false
      }
      how.note?.(frame.seat, choice, nameOf(m, frame.seat, stack))
      m.seq++
      stack.pop()
      q.answer(m, frame, choice, stack)
      settle(m)
    } catch (error) {
      m.defect = failed(error)
    }
    return true
  }
}
