/** What runs inside: steps until every stack rests at a question, the questions at rest, and their choices. */

import { type Builtin, builtins } from './builtin.ts'
import { isAsked, isTogether } from './flow.ts'
import type { Asked, Frame, Json, Lane, Match, Question, Random, Rules, Seat, Together } from './types.ts'

/** Far beyond any legal chain of automatic steps: a loop in the rules ends here instead of hanging. */
const MAX_STEPS = 100_000

/** As many questions as a full table can be asked at once. */
const RECENT = 6

const NOTHING_OPEN: readonly Open[] = []

/** A question at rest: its frame, and the stack it lies on top of. */
export interface Open {
  readonly frame: Frame
  /** The decision's number for its seat. */
  readonly id: number
  readonly stack: Frame[]
}

export function decisionId(open: Open): string {
  return `${open.frame.seat}.${open.id}`
}

/** A seat that is asked and has no legal answer is a defect of ours. */
function stuck({ seat, op }: Frame): string {
  return `stuck: seat ${seat} has no legal answer to '${op}'`
}

export function failed(error: unknown): string {
  return `rule failed: ${error instanceof Error ? error.message : String(error)}`
}

/** Wandering beyond answering. */
export interface Wandering {
  /** Something unasked where it may be done, one time in so many. */
  readonly unasked?: number
  /** Told what is about to be done, as an answer would say it. */
  readonly note?: (seat: Seat, choice: Json, to: string | undefined) => void
}

const ASKED_ONLY: Wandering = {}

export interface Machine<S> {
  question(frame: Frame): Question<S, Frame> | null
  /** The questions at rest, without their choices: cheap. */
  open(m: Match<S>): readonly Open[]
  choices(m: Match<S>, open: Open): readonly Json[] | null
  /** A legal choice of an open question, by chance. */
  sample(m: Match<S>, open: Open, random: Random): Json
  /** Runs what is to happen until the table waits, and makes sure that nobody who is asked is stuck. */
  advance(m: Match<S>): void
  /** Answers one open question by chance: what was listed here needs no judging. False when none is open. */
  wander(m: Match<S>, random: Random, how?: Wandering): boolean
  /** Forgets what was computed, after a state was changed by hand. */
  forget(): void
}

export function machine<S, V>(g: Rules<S, Frame, V>): Machine<S> {
  const ops: { readonly [op: string]: Builtin<S> } = { ...builtins(g), ...(g.ops as { [op: string]: Builtin<S> }) }
  const question = (frame: Frame): Question<S, Frame> | null => {
    const op = ops[frame.op]
    return op !== undefined && typeof op !== 'function' ? op : null
  }

  /** The last few enumerations of choices, valid for one match and `seq`: listing and checking share them. */
  const recent: { m: Match<S>; frame: Frame; seq: number; choices: readonly Json[] | null }[] = []
  let oldest = 0

  const choices = (m: Match<S>, { frame }: Open): readonly Json[] | null => {
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

  /** Runs steps on one stack until it is empty or rests at a question. True when empty. */
  const settle = (m: Match<S>, stack: Frame[]): boolean => {
    for (let steps = 0; steps < MAX_STEPS; steps++) {
      const top = stack[stack.length - 1]
      if (top === undefined) return true
      // Frames come in many shapes: their name is read once.
      const name = top.op
      if (name === 'asked') return false
      if (name === 'together') {
        let done = true
        for (const lane of (top as Together).lanes) if (!settle(m, lane.stack)) done = false
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
      const id = (m.asked[top.seat] as number) + 1
      m.asked[top.seat] = id
      const asked: Asked = { op: 'asked', seat: top.seat, id, question: top }
      stack[stack.length - 1] = asked
      return false
    }
    throw new Error(`more than ${MAX_STEPS} steps without a decision`)
  }

  const collect = (stack: Frame[], found: Open[]): void => {
    const top = stack[stack.length - 1]
    if (top === undefined) return
    if (isAsked(top)) found.push({ frame: top.question, id: top.id, stack })
    else if (isTogether(top)) for (const lane of top.lanes) collect(lane.stack, found)
  }

  /** The last list of open questions: whoever looks, judges and answers between two answers shares it. */
  let listed: readonly Open[] = NOTHING_OPEN
  let listedFor: Match<S> | null = null
  let listedSeq = -1

  const open = (m: Match<S>): readonly Open[] => {
    if (m.defect !== null) return NOTHING_OPEN
    if (listedFor === m && listedSeq === m.seq) return listed
    const found: Open[] = []
    collect(m.flow, found)
    listed = found
    listedFor = m
    listedSeq = m.seq
    return found
  }

  const advance = (m: Match<S>): void => {
    settle(m, m.flow)
    // Also a question that was open before: what was done just now may have left it without an answer.
    for (const o of open(m)) if (choices(m, o)?.length === 0) m.defect ??= stuck(o.frame)
  }

  const sample = (m: Match<S>, o: Open, random: Random): Json => {
    const list = choices(m, o)
    if (list !== null) return list[random(list.length)] as Json
    const sampled = question(o.frame)?.sample?.(m, o.frame, random)
    if (sampled === undefined) {
      throw new Error(stuck(o.frame))
    }
    return sampled
  }

  const chosen = (m: Match<S>, frame: Frame, q: Question<S, Frame>, random: Random): Json | undefined => {
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
  const stray = (m: Match<S>, random: Random, { note }: Wandering): boolean => {
    const seat = random(m.seats)
    const all = g.anytime?.(m, seat) ?? []
    if (all.length === 0) return false
    const choice = all[random(all.length)] as Json
    note?.(seat, choice, 'anytime')
    m.seq++
    g.answerAnytime?.(m, seat, choice)
    settle(m, m.flow)
    return true
  }

  const wander = (m: Match<S>, random: Random, how: Wandering = ASKED_ONLY): boolean => {
    if (m.defect !== null) return false
    let stack = m.flow
    let top = stack[stack.length - 1]
    if (top === undefined) return false
    try {
      if (how.unasked !== undefined && random(how.unasked) === 0 && stray(m, random, how)) return true
      while (top.op === 'together') {
        stack = busyLane((top as Together).lanes, random)
        top = stack[stack.length - 1] as Frame
      }
      const frame = (top as Asked).question
      const q = ops[frame.op] as Question<S, Frame>
      const choice = chosen(m, frame, q, random)
      if (choice === undefined) {
        m.defect = stuck(frame)
        return false
      }
      how.note?.(frame.seat, choice, nameOf(m, frame.seat, stack))
      m.seq++
      stack.pop()
      q.answer(m, frame, choice, stack)
      settle(m, m.flow)
    } catch (error) {
      m.defect = failed(error)
    }
    return true
  }

  const forget = (): void => {
    recent.length = 0
    oldest = 0
    listedFor = null
  }

  return { question, open, choices, sample, advance, wander, forget }
}
