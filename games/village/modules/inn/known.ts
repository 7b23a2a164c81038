/** What each viewer sees of the inn: the tops of the stacks, the own hand, and a stack while looking through it. */

import { isAsked, type Random, type Seat, shuffleWith, type Viewer } from '@dorfplatz/kernel'
import type { Frame } from '../../rules/frames.ts'
import { ascending } from '../../rules/lists.ts'
import type { M } from '../../rules/state.ts'
import { innOf, personAt, setInn, topOf } from './state.ts'
import type { InnView } from './types.ts'

const isOver = (m: M): boolean => m.flow.length === 0

/** The question that is open now. */
export function openQuestion(m: M): Frame | null {
  const top = m.flow.at(-1)
  return top !== undefined && isAsked(top) ? (top.question as Frame) : null
}

/** The stack a viewer is looking through (VX-Edeldame-1), or -1. */
function searching(m: M, as: Viewer): number {
  const f = openQuestion(m)
  return f?.op === 'innSearchBuy' && f.seat === as ? f.stack : -1
}

const idOf = (n: number): string => personAt(n).id

export function innView(m: M, as: Viewer): InnView {
  const inn = innOf(m.state)
  const through = searching(m, as)
  const own = as === 'spectator' ? [] : (inn.hands[as] ?? [])
  const slidCard = inn.stacks[inn.slid]?.[0]
  return {
    side: inn.side,
    stacks: inn.stacks.map((stack, i) => {
      const top = topOf(inn, i)
      return {
        top: top === undefined ? null : idOf(top),
        left: stack.length,
        seen: through === i ? stack.toReversed().map(idOf) : [],
      }
    }),
    hand: own.map(idOf),
    hands: inn.hands.map((hand) => hand.length),
    open: isOver(m) ? inn.hands.map((hand) => hand.map(idOf)) : null,
    slid: slidCard === undefined ? null : { stack: inn.slid, card: idOf(slidCard) },
    criers: Array.from({ length: m.seats }, (_, seat) => seat).filter((seat) => inn.criers & (1 << seat)),
  }
}

export function innKnown(m: M, as: Viewer): readonly string[] {
  const inn = innOf(m.state)
  const through = searching(m, as)
  const seen = inn.stacks.flatMap((stack, i) => (through === i ? stack : stack.slice(-1)))
  const hands = inn.hands.filter((_, seat: Seat) => isOver(m) || seat === as).flat()
  return [...seen, ...hands, ...inn.box].map(idOf)
}

/** Deals anew what lies below the tops, and what others bought unseen (VC-60). */
export function innReshuffle(m: M, as: Viewer, random: Random): void {
  const { stacks, hands, secret, slid } = innOf(m.state)
  const through = searching(m, as)
  // The card slid under in the running action has been seen by all.
  const isHidden = (stack: number, i: number): boolean =>
    stack !== through && i < (stacks[stack]?.length ?? 0) - 1 && !(i === 0 && stack === slid)
  const isUnseen = (seat: Seat, card: number): boolean => seat !== as && secret.includes(card)
  const below = stacks.flatMap((stack, at) => stack.filter((_, i) => isHidden(at, i)))
  const bought = hands.flatMap((hand, seat) => hand.filter((card) => isUnseen(seat, card)))
  const pool = shuffleWith(random, [...below, ...bought].sort(ascending))
  const dealt: number[] = []
  const deal = (): number => {
    const card = pool.pop() as number
    dealt.push(card)
    return card
  }
  const newHands = hands.map((hand, seat) => hand.map((card) => (isUnseen(seat, card) ? deal() : card)))
  const own = secret.filter((card) => !bought.includes(card))
  setInn(m.state, {
    hands: newHands,
    secret: [...own, ...dealt],
    stacks: stacks.map((stack, at) => stack.map((card, i) => (isHidden(at, i) ? deal() : card))),
  })
}
