/** Where somebody stands in a chapter: what the table shows, which answers are meant, what follows from them. Pure. */

import {
  type Answer,
  type Decision,
  decisionId,
  type GameEvent,
  type Json,
  type Match,
  type OpenQuestion,
  type Refusal,
  readPosition,
  type Seat,
  type View,
} from '@dorfplatz/kernel'
import type { AnyKernel } from '@dorfplatz/table'
import type { Chapter, LessonStep, OthersAnswer } from '@dorfplatz/ui'

/** The learner's seat, in every chapter. */
export const LEARNER: Seat = 0

export interface Walk {
  readonly chapter: Chapter
  /** The number of the step; as many as there are once the chapter is done. */
  readonly at: number
  readonly match: Match
  /** The kind of question a turn of the learner's own began with, while it lasts. */
  readonly own: string | null
  /** What the others are still to answer. */
  readonly script: readonly OthersAnswer[]
  /** Plays on without the teacher. */
  readonly released: boolean
}

export function beginChapter(k: AnyKernel, chapter: Chapter): Walk {
  const match = readPosition(k, chapter.start)
  for (const { seat, choice } of chapter.played ?? []) {
    const applied = k.apply(match, seat, { choice })
    if (!applied.ok)
      throw new Error(`what was played does not fit the rules: ${JSON.stringify(choice)}: ${applied.rule}`)
  }
  return { chapter, at: 0, match, own: null, script: [], released: false }
}

export const stepOf = ({ chapter, at }: Pick<Walk, 'chapter' | 'at'>): LessonStep | undefined => chapter.steps[at]

export const isDone = ({ chapter, at }: Walk): boolean => at >= chapter.steps.length

const isObject = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** In place of a value: any will do. */
const ANYTHING = '*'

/** Whether a choice has everything that is asked for; it may have more. */
export function isLike(choice: Json | undefined, wanted: Json): boolean {
  if (wanted === ANYTHING) return choice !== undefined
  if (isObject(wanted)) {
    return isObject(choice) && Object.entries(wanted).every(([key, value]) => isLike(choice[key], value))
  }
  if (Array.isArray(wanted)) {
    return (
      Array.isArray(choice) && choice.length === wanted.length && wanted.every((value, i) => isLike(choice[i], value))
    )
  }
  return choice === wanted
}

/** Whether this answer to this kind of question is what the teacher asks for. */
function isMeant(walk: Walk, kind: string, choice: Json): boolean {
  if (walk.released || walk.own !== null) return true
  const task = stepOf(walk)?.task
  if (task === undefined || task.kind !== kind) return false
  return task.like === undefined || isLike(choice, task.like)
}

/** The kind of question an answer answers; null where it answers none. */
function kindOf(k: AnyKernel, match: Match, answer: Answer): string | null {
  if (answer.to === 'anytime') return 'anytime'
  const mine = k.decisions(match).filter(({ seat }) => seat === LEARNER)
  const asked = answer.to === undefined ? mine[0] : mine.find(({ id }) => id === answer.to)
  return asked?.kind ?? null
}

/** What the learner sees: only what is taught now may be chosen. */
export function taughtView(k: AnyKernel, walk: Walk): View {
  const view = k.view(walk.match, LEARNER)
  if (walk.released || walk.own !== null) return view
  const shown = (d: Decision): Decision =>
    d.choices === null ? d : { ...d, choices: d.choices.filter((choice) => isMeant(walk, d.kind, choice)) }
  return {
    ...view,
    decisions: view.decisions.map(shown),
    anytime: view.anytime.filter((choice) => isMeant(walk, 'anytime', choice)),
  }
}

export interface Walked {
  readonly ok: true
  readonly walk: Walk
  readonly events: readonly GameEvent[]
}

/** `refusal` is null where the rules would allow it, but the teacher means something else. */
export interface NotWalked {
  readonly ok: false
  readonly refusal: Refusal | null
}

/** An answer of the learner, and the step it leads to. */
export function learn(k: AnyKernel, walk: Walk, answer: Answer): Walked | NotWalked {
  const kind = kindOf(k, walk.match, answer)
  if (kind !== null && !isMeant(walk, kind, answer.choice)) {
    return { ok: false, refusal: k.whyNot(walk.match, LEARNER, answer) }
  }
  const match = k.clone(walk.match)
  const applied = k.apply(match, LEARNER, answer)
  if (!applied.ok) return { ok: false, refusal: applied }
  const { events } = applied
  if (walk.released) return { ok: true, walk: { ...walk, match }, events }
  const step = stepOf(walk)
  const begun = walk.own ?? (step?.task?.free === undefined ? null : kind)
  const isOpen = k.decisions(match).some((d) => d.seat === LEARNER && d.kind !== begun)
  if (begun !== null && isOpen) return { ok: true, walk: { ...walk, match, own: begun }, events }
  const script = [...walk.script, ...(step?.others ?? [])]
  return { ok: true, walk: { ...walk, match, own: null, at: walk.at + 1, script }, events }
}

/** On from something that was only to be read. */
export function readOn(walk: Walk): Walk {
  const step = stepOf(walk)
  return step === undefined || step.task !== undefined
    ? walk
    : { ...walk, at: walk.at + 1, script: [...walk.script, ...(step.others ?? [])] }
}

export interface OthersMove {
  readonly seat: Seat
  readonly scripted: boolean
  readonly walk: Walk
  readonly events: readonly GameEvent[]
}

/** The next answer of somebody else; null when nobody else is asked, or the learner is, too. */
export function othersMove(
  k: AnyKernel,
  walk: Walk,
  easiest: (match: Match, open: OpenQuestion) => Answer,
): OthersMove | null {
  const open = k.open(walk.match)
  const [next] = open
  if (next === undefined || open.some(({ frame }) => frame.seat === LEARNER)) return null
  const { seat } = next.frame
  const [planned, ...left] = walk.script
  const scripted = planned !== undefined && planned.seat === seat
  const answer = scripted ? { to: decisionId(next), choice: planned.choice } : easiest(walk.match, next)
  const match = k.clone(walk.match)
  const applied = k.apply(match, seat, answer)
  if (!applied.ok) throw new Error(`the script does not fit the rules: ${applied.rule}`)
  return { seat, scripted, walk: { ...walk, match, script: scripted ? left : walk.script }, events: applied.events }
}
