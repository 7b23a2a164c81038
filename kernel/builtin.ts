/** The kernel's own ops: windows in which seats may play something, and the order of one's own reactions. */

import { type Asks, PASS, type Pass } from './answers.ts'
import type { Rules } from './game.ts'
import { at } from './list.ts'
import type { Op, Ops, Question, Step } from './question.ts'
import * as shape from './shape.ts'
import type { Frame, Json, Match, Seat, Stack } from './types.ts'

/**
 * A moment in which seats may do something unasked before the flow goes on. Each seat in order is asked only if it has
 * something to do there, or always with `everyone` (poker face: the pause then tells nothing). After a play all who
 * passed may think again; the window closes when nobody wants more.
 */
export interface Window extends Frame {
  readonly op: 'window'
  readonly name: string
  readonly order: readonly Seat[]
  readonly everyone: boolean
  /** Seats that have passed since the last play, as bits. */
  readonly passed: number
}

/** Asks a seat what it does in a window: something it may do unasked, or nothing. */
export interface Offer<A extends Json = Json> extends Asks<A | Pass> {
  readonly op: 'offer'
  readonly name: string
  readonly window: Window
}

export function window(name: string, order: readonly Seat[], everyone = false): Window {
  return { op: 'window', seat: -1, name, order, everyone, passed: 0 }
}

function reopened({ seat, name, order, everyone, atomic }: Window, passed: number): Window {
  if (atomic === undefined) return { op: 'window', seat, name, order, everyone, passed }
  return { op: 'window', seat, name, order, everyone, passed, atomic }
}

/** A reaction waiting for its turn: what reacts (plain data of the game), and for whom. */
export interface Reaction {
  readonly seat: Seat
  readonly source: string
  readonly effect: Json
}

/** Reactions to one event: seats in order from `seat`; who has several orders them. */
export interface Reactions extends Frame {
  readonly op: 'reactions'
  readonly event: Json
  readonly list: readonly Reaction[]
}

/** Asks for the source of the reaction that comes next. */
export interface OrderReactions extends Asks<string> {
  readonly op: 'orderReactions'
  readonly of: Reactions
}

export function reactions(first: Seat, event: Json, list: readonly Reaction[]): Reactions {
  return { op: 'reactions', seat: first, event, list }
}

type Builtins = Window | Offer | Reactions | OrderReactions

export function builtins<S, V>(game: Rules<S, Frame, V>): { readonly [op: string]: Op<S, Frame> } {
  const playable = (m: Match<S>, seat: Seat, name: string): readonly Json[] =>
    game.inWindow?.(m, seat, name) ?? game.anytime?.(m, seat) ?? []

  const runWindow: Step<S, Window, Builtins> = (m, frame, stack) => {
    for (const seat of frame.order) {
      if (frame.passed & (1 << seat)) continue
      if (!frame.everyone && playable(m, seat, frame.name).length === 0) continue
      stack.push({ op: 'offer', seat, name: frame.name, window: frame } satisfies Offer)
      return
    }
  }

  const offer: Question<S, Offer, Builtins> = {
    secret: true,
    choices: (m, frame) => [...playable(m, frame.seat, frame.name), PASS],
    shape: shape.any,
    check: (m, frame, choice) => game.checkAnytime?.(m, frame.seat, choice) ?? null,
    answer: (m, frame, choice, stack) => {
      if (choice === PASS) {
        stack.push(reopened(frame.window, frame.window.passed | (1 << frame.seat)))
        return
      }
      stack.push(reopened(frame.window, 0))
      game.answerAnytime?.(m, frame.seat, choice)
    },
  }

  /** Whether this seat's reactions come before that one's: clockwise from the frame's seat. */
  const sooner = (m: Match<S>, first: Seat, a: Seat, b: Seat): boolean =>
    (a - first + m.seats) % m.seats < (b - first + m.seats) % m.seats

  const runOne = (m: Match<S>, frame: Reactions, index: number, stack: Stack<Builtins>): void => {
    const reaction = frame.list[index]
    if (frame.list.length > 1) stack.push(reactions(frame.seat, frame.event, frame.list.toSpliced(index, 1)))
    if (reaction !== undefined) game.react?.(m, reaction, frame.event, stack)
  }

  /** The indices of a seat's reactions that could do anything now. */
  const ableOf = (m: Match<S>, { list, event }: Reactions, seat: Seat): readonly number[] =>
    list.flatMap((reaction, i) => (reaction.seat === seat && (game.canReact?.(m, reaction, event) ?? true) ? [i] : []))

  const runReactions: Step<S, Reactions, Builtins> = (m, frame, stack) => {
    const { list } = frame
    let next = -1
    let several = false
    for (let i = 0; i < list.length; i++) {
      const { seat } = at(list, i)
      const best = next < 0 ? -1 : at(list, next).seat
      if (seat === best) several = true
      else if (next < 0 || sooner(m, frame.seat, seat, best)) {
        next = i
        several = false
      }
    }
    if (next < 0) return
    const { seat } = at(list, next)
    const able = several ? ableOf(m, frame, seat) : [next]
    if (able.length > 1) stack.push({ op: 'orderReactions', seat, of: frame })
    else runOne(m, frame, able[0] ?? next, stack)
  }

  const orderReactions: Question<S, OrderReactions, Builtins> = {
    choices: (_, { seat, of }) => {
      const sources: string[] = []
      for (const r of of.list) if (r.seat === seat && !sources.includes(r.source)) sources.push(r.source)
      return sources
    },
    answer: (m, frame, choice, stack) => {
      const index = frame.of.list.findIndex((r) => r.seat === frame.seat && r.source === choice)
      runOne(m, frame.of, index, stack)
    },
  }

  const ops: Ops<S, Builtins> = {
    window: runWindow,
    offer,
    reactions: runReactions,
    orderReactions,
  }
  // An op only ever gets frames of its own name: the machine looks it up by that.
  return ops as unknown as { readonly [op: string]: Op<S, Frame> }
}
