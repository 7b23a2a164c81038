/** What runs inside: steps until every stack rests at a question, the questions at rest, and their choices. */

import { builtins } from './builtin.ts'
import { dictionary } from './dictionary.ts'
import { isAsked, isTogether } from './flow.ts'
import type { Rules } from './game.ts'
import type { Op, Question } from './question.ts'
import type { AskedFrame, Frame, Json, Match, Random, Seat, Together } from './types.ts'

/** Far beyond any legal chain of automatic steps: a loop in the rules ends here instead of hanging. */
const MAX_STEPS = 100_000

/** As many questions as a full table can be asked at once. */
const RECENT = 6

const NOTHING_OPEN: readonly OpenQuestion[] = []

/** A question at rest: its frame, and the stack it lies on top of. */
export interface OpenQuestion {
  readonly frame: Frame
  /** The decision's number for its seat. */
  readonly id: number
  readonly stack: Frame[]
}

export function decisionId(open: OpenQuestion): string {
  return `${open.frame.seat}.${open.id}`
}

/** The defect of a seat that is asked and has no legal answer. */
export function stuck({ seat, op }: Frame): string {
  return `stuck: seat ${seat} has no legal answer to '${op}'`
}

/** The defect of a rule that threw. */
export function failed(error: unknown): string {
  return `rule failed: ${error instanceof Error ? error.message : String(error)}`
}

export interface Machine<S> {
  /** The question that a frame asks; null for a step. */
  question(frame: Frame): Question<S, Frame> | null
  /** The questions at rest, without their choices: cheap. */
  open(m: Match<S>): readonly OpenQuestion[]
  choices(m: Match<S>, open: OpenQuestion): readonly Json[] | null
  /** A legal choice of an open question, by chance. */
  sample(m: Match<S>, open: OpenQuestion, random: Random): Json
  /** Runs what is to happen until the table waits, and makes sure that nobody who is asked is stuck. */
  advance(m: Match<S>): void
  /** As `advance`, without making sure: for random play, which finds out itself. */
  settle(m: Match<S>): void
  /**
   * Answers a seat's question with what was listed or sampled for it: nothing is judged, and nothing listed ahead. False
   * where the seat has no such question.
   */
  playUnjudged(m: Match<S>, seat: Seat, id: number, choice: Json): boolean
  /** Puts another question in the place of the one on top, which must be the only one. */
  askInstead(m: Match<S>, other: Frame): void
  /** Forgets what was computed, after a state was changed by hand. */
  forget(): void
}

export function machine<S, V>(g: Rules<S, Frame, V>): Machine<S> {
  const ops = dictionary<Op<S, Frame>>(builtins(g), g.ops)
  const question = (frame: Frame): Question<S, Frame> | null => {
    const op = ops[frame.op]
    return op !== undefined && typeof op !== 'function' ? op : null
  }

  /** The last few enumerations of choices, valid for one match and `seq`: listing and checking share them. */
  const recent: { m: Match<S>; frame: Frame; seq: number; choices: readonly Json[] | null }[] = []
  let oldest = 0

  const choices = (m: Match<S>, { frame }: OpenQuestion): readonly Json[] | null => {
    for (const known of recent) {
      if (known.frame === frame && known.m === m && known.seq === m.seq) return known.choices
    }
    const q = question(frame)
    const found = q === null ? null : q.choices(m, frame)
    const slot = recent[oldest]
    if (recent.length < RECENT) recent.push({ m, frame, seq: m.seq, choices: found })
    else if (slot !== undefined) {
      slot.m = m
      slot.frame = frame
      slot.seq = m.seq
      slot.choices = found
      oldest = (oldest + 1) % RECENT
    }
    return found
  }

  /** The frame at rest, under its seat's next number. */
  const ask = (m: Match<S>, frame: Frame): AskedFrame => {
    const { seat } = frame
    const id = (m.asked[seat] as number) + 1
    m.asked[seat] = id
    return { op: 'asked', seat, id, question: frame }
  }

  /** Runs steps on one stack until it is empty or rests at a question. True when empty. */
  const settleStack = (m: Match<S>, stack: Frame[]): boolean => {
    for (let steps = 0; steps < MAX_STEPS; steps++) {
      const top = stack[stack.length - 1]
      if (top === undefined) return true
      // Frames come in many shapes: their name is read once.
      const name = top.op
      if (name === 'asked') return false
      if (name === 'together') {
        let done = true
        for (const lane of (top as Together).lanes) if (!settleStack(m, lane.stack)) done = false
        // A lane's step may have added a lane for another seat: then the frame on the stack is a newer one.
        if (stack[stack.length - 1] !== top) continue
        if (!done) return false
        stack.pop()
        continue
      }
      const op = ops[name]
      if (op === undefined) throw new Error(`no op '${name}'`)
      if (typeof op === 'function') {
        stack.pop()
        op(m, top, stack)
        continue
      }
      stack[stack.length - 1] = ask(m, top)
      return false
    }
    throw new Error(`more than ${MAX_STEPS} steps without a decision`)
  }

  const settle = (m: Match<S>): void => {
    settleStack(m, m.flow)
  }

  const collect = (stack: Frame[], found: OpenQuestion[]): void => {
    const top = stack[stack.length - 1]
    if (top === undefined) return
    if (isAsked(top)) found.push({ frame: top.question, id: top.id, stack })
    else if (isTogether(top)) for (const lane of top.lanes) collect(lane.stack, found)
  }

  /** The last list of open questions: whoever looks, judges and answers between two answers shares it. */
  let listed: readonly OpenQuestion[] = NOTHING_OPEN
  let listedFor: Match<S> | null = null
  let listedSeq = -1

  const open = (m: Match<S>): readonly OpenQuestion[] => {
    if (m.defect !== null) return NOTHING_OPEN
    if (listedFor === m && listedSeq === m.seq) return listed
    const found: OpenQuestion[] = []
    collect(m.flow, found)
    listed = found
    listedFor = m
    listedSeq = m.seq
    return found
  }

  /** Whether a question at rest can be answered at all. */
  const isAnswerable = (m: Match<S>, o: OpenQuestion): boolean => {
    const list = choices(m, o)
    return list === null ? (question(o.frame)?.answerable?.(m, o.frame) ?? true) : list.length > 0
  }

  const advance = (m: Match<S>): void => {
    settle(m)
    // Also a question that was open before: what was done just now may have left it without an answer.
    for (const o of open(m)) if (!isAnswerable(m, o)) m.defect ??= stuck(o.frame)
  }

  const sample = (m: Match<S>, o: OpenQuestion, random: Random): Json => {
    const list = choices(m, o)
    if (list !== null) return list[random(list.length)] as Json
    const sampled = question(o.frame)?.sample?.(m, o.frame, random)
    if (sampled === undefined) {
      throw new Error(stuck(o.frame))
    }
    return sampled
  }

  const forget = (): void => {
    recent.length = 0
    oldest = 0
    listedFor = null
  }

  /** The stack at whose top this question of the seat rests. */
  const restingOn = (stack: Frame[], seat: Seat, id: number): Frame[] | null => {
    const top = stack[stack.length - 1]
    if (top === undefined) return null
    if (isAsked(top)) return top.id === id && top.seat === seat ? stack : null
    if (!isTogether(top)) return null
    for (const lane of top.lanes) {
      const found = restingOn(lane.stack, seat, id)
      if (found !== null) return found
    }
    return null
  }

  const playUnjudged = (m: Match<S>, seat: Seat, id: number, choice: Json): boolean => {
    const stack = m.defect === null ? restingOn(m.flow, seat, id) : null
    if (stack === null) return false
    m.seq++
    try {
      const { question: frame } = stack.pop() as AskedFrame
      question(frame)?.answer(m, frame, choice, stack)
      settle(m)
    } catch (error) {
      m.defect = failed(error)
    }
    return true
  }

  const askInstead = (m: Match<S>, other: Frame): void => {
    const top = m.flow[m.flow.length - 1]
    if (top === undefined || !isAsked(top)) throw new Error('no single question is open')
    m.flow[m.flow.length - 1] = ask(m, other)
    forget()
  }

  return { question, open, choices, sample, advance, settle, playUnjudged, askInstead, forget }
}
