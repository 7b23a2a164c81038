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
import type { Chapter, LessonStep, OthersAnswer, Task } from '@dorfplatz/ui'

/** The learner's seat, in every chapter. */
export const LEARNER: Seat = 0

export interface Walk {
  readonly chapter: Chapter
  /** The number of the step; as many as there are once the chapter is done. */
  readonly at: number
  readonly match: Match
  /** Answers wait for confirmation: what is only to be read is read beside the next task. */
  readonly inDraft: boolean
  /** The kind of question a free part of a turn began with, while it lasts. */
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
  return { chapter, at: 0, match, inDraft: false, own: null, script: [], released: false }
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

/** The number of the step whose task is at hand. */
export function taskAt({ chapter, at, inDraft }: Walk): number {
  if (!inDraft) return at
  const next = chapter.steps.findIndex(({ task }, i) => i >= at && task !== undefined)
  return next < 0 ? at : next
}

const mine = (k: AnyKernel, match: Match): readonly Decision[] =>
  k.decisions(match).filter(({ seat }) => seat === LEARNER)

/** Whether anything that the table offers is what a task asks for. */
function isOffered(k: AnyKernel, match: Match, { kind, like }: Task): boolean {
  const isIt = (choice: Json): boolean => like === undefined || isLike(choice, like)
  if (kind === 'anytime') return k.view(match, LEARNER).anytime.some(isIt)
  return mine(k, match).some((d) => d.kind === kind && (d.choices === null || d.choices.some(isIt)))
}

/** Whether the learner may answer as the rules allow: in a free part, and wherever the table asks what no step is about. */
export function isFree(k: AnyKernel, walk: Walk): boolean {
  if (walk.released || walk.own !== null) return true
  const task = walk.chapter.steps[taskAt(walk)]?.task
  return task === undefined ? walk.inDraft : !isOffered(k, walk.match, task)
}

/** Which answers the teacher asks for, by the kind of question. */
function meantIn(k: AnyKernel, walk: Walk): (kind: string, choice: Json) => boolean {
  if (isFree(k, walk)) return () => true
  const task = walk.chapter.steps[taskAt(walk)]?.task
  return (kind, choice) => task?.kind === kind && (task.like === undefined || isLike(choice, task.like))
}

/** The kind of question an answer answers; null where it answers none. */
function kindOf(k: AnyKernel, match: Match, answer: Answer): string | null {
  if (answer.to === 'anytime') return 'anytime'
  const open = mine(k, match)
  const asked = answer.to === undefined ? open[0] : open.find(({ id }) => id === answer.to)
  return asked?.kind ?? null
}

/** What the learner sees: only what is taught now may be chosen. */
export function taughtView(k: AnyKernel, walk: Walk): View {
  const view = k.view(walk.match, LEARNER)
  if (isFree(k, walk)) return view
  const isMeant = meantIn(k, walk)
  const shown = (d: Decision): Decision =>
    d.choices === null ? d : { ...d, choices: d.choices.filter((choice) => isMeant(d.kind, choice)) }
  return {
    ...view,
    decisions: view.decisions.map(shown),
    anytime: view.anytime.filter((choice) => isMeant('anytime', choice)),
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
  if (kind !== null && !meantIn(k, walk)(kind, answer.choice)) {
    return { ok: false, refusal: k.whyNot(walk.match, LEARNER, answer) }
  }
  const match = k.clone(walk.match)
  const applied = k.apply(match, LEARNER, answer)
  if (!applied.ok) return { ok: false, refusal: applied }
  const { events } = applied
  if (walk.released) return { ok: true, walk: { ...walk, match }, events }
  return { ok: true, walk: walkOn(k, walk, match, kind), events }
}

/** Where an answer to such a question has led. */
function walkOn(k: AnyKernel, walk: Walk, match: Match, kind: string | null): Walk {
  const asked = mine(k, match)
  const at = taskAt(walk)
  const { task, others = [] } = walk.chapter.steps[at] ?? {}
  // Asked something that no step is about: the step still waits.
  if (walk.own === null && task?.kind !== kind) return { ...walk, match }
  const read = walk.chapter.steps.slice(walk.at, at).flatMap((step) => step.others ?? [])
  const reached: Walk = { ...walk, at, match, script: [...walk.script, ...read] }
  const own = walk.own ?? (task?.free === undefined ? null : kind)
  if (own !== null && asked.some((d) => d.kind !== own)) return { ...reached, own }
  return { ...reached, at: at + 1, own: null, script: [...reached.script, ...others] }
}

/** As it would be after answers that wait for confirmation; as far as they fit. */
export function ahead(k: AnyKernel, walk: Walk, staged: readonly Answer[]): Walk {
  let now = walk
  for (const answer of staged) {
    const walked = learn(k, now, answer)
    if (!walked.ok) break
    now = { ...walked.walk, inDraft: true }
  }
  return now
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
  /** False where the script had something planned that the table does not allow. */
  readonly fits: boolean
  readonly walk: Walk
  readonly events: readonly GameEvent[]
}

/** What the table allows of what is planned; null where it allows nothing like it. */
function plannedChoice(k: AnyKernel, match: Match, open: OpenQuestion, choice: Json): Json | null {
  const to = decisionId(open)
  if (k.whyNot(match, open.frame.seat, { to, choice }) === null) return choice
  const asked = k.decisions(match).find(({ id }) => id === to)
  return asked?.choices?.find((offered) => isLike(offered, choice)) ?? null
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
  const choice = scripted ? plannedChoice(k, walk.match, next, planned.choice) : null
  const answer = choice === null ? easiest(walk.match, next) : { to: decisionId(next), choice }
  const match = k.clone(walk.match)
  const applied = k.apply(match, seat, answer)
  if (!applied.ok) throw new Error(`the others do not fit the rules: ${applied.rule}`)
  const script = scripted ? left : walk.script
  return {
    seat,
    scripted,
    fits: !scripted || choice !== null,
    walk: { ...walk, match, script },
    events: applied.events,
  }
}
