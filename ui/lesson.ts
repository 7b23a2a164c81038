/**
 * A guided first game as data: chapters played on the real table with the real engine. A lesson knows no rule: what is
 * legal the engine says, what is meant its answers say, and a test plays every chapter.
 */

import type { Json, RuleId, Seat } from '@dorfplatz/kernel'
import type { Part } from './index.ts'

export interface GuidedGame {
  readonly chapters: readonly Chapter[]
  /** Small positions with one question each. */
  readonly corners: readonly Corner[]
}

/** A position, something to reach in it, and how it can be done. The learner sits in seat 0 and moves as the rules allow. */
export interface Corner {
  readonly id: string
  readonly start: string
  readonly played?: readonly OthersAnswer[]
  /** What must hold in the learner's view, all of it, after so many answers at most. */
  readonly goal: readonly Goal[]
  readonly answers: number
  /** One way to do it; `unasked` where it is done out of turn. */
  readonly solution: readonly { readonly choice: Json; readonly unasked?: true }[]
  readonly rules?: readonly RuleId[]
}

/** Something in the learner's view, by its path (`seats.0.window`), and what it must be. */
export type Goal =
  | { readonly at: string; readonly least: number }
  | { readonly at: string; readonly most: number }
  | { readonly at: string; readonly is: Json }

export interface Chapter {
  readonly id: string
  /** About so long somebody needs who reads everything. */
  readonly minutes: number
  /** The table it begins with, as the text of a position. The learner sits in seat 0. */
  readonly start: string
  /** What was answered since, by whomever: the table as the learner finds it. */
  readonly played?: readonly OthersAnswer[]
  readonly steps: readonly LessonStep[]
}

/** One thing to look at, or to do. */
export interface LessonStep {
  readonly id: string
  /** What it is about: a selector of the game's drawings. The hand points at the first one in sight. */
  readonly mark?: string
  /** Where that stands, for pages that show one part at a time; absent where the question decides. */
  readonly part?: Part | 'log'
  /** Absent where there is only something to read. */
  readonly task?: Task
  /** What the others answer afterwards, in order; what else they are asked the easiest bot answers. */
  readonly others?: readonly OthersAnswer[]
  /** Where it is written. */
  readonly rules?: readonly RuleId[]
}

export interface Task {
  /** The kind of question that is answered; `anytime` for what is done unasked. */
  readonly kind: string
  /** What an answer must have in common with this; `*` stands for any value; absent where any answer will do. */
  readonly like?: Json
  /** A good answer: what "show me" chooses. */
  readonly model: Json
  /** The turn is the learner's own: whatever it leads to may be answered in any way; the model says how it could be. */
  readonly free?: readonly Json[]
}

export interface OthersAnswer {
  readonly seat: Seat
  /** `*` stands for any value the table allows. */
  readonly choice: Json
}

/** What the teacher says at a step: one or two sentences, what to do, and why. `{icon:name}` stands for a woodcut. */
export interface StepText {
  readonly say: string
  readonly task?: string
  readonly why?: string
}

export interface ChapterText {
  readonly title: string
  /** What one can do afterwards, as points of a list. */
  readonly can: readonly string[]
  readonly steps: { readonly [step: string]: StepText }
}

/** A corner's name, its question, and why the solution is one. */
export interface CornerText {
  readonly title: string
  readonly ask: string
  readonly because: string
}

export interface GuidedText {
  readonly chapters: { readonly [chapter: string]: ChapterText }
  readonly corners: { readonly [corner: string]: CornerText }
}
