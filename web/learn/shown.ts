/** What the teacher says at a moment: the step on display, and whether a move waits to be confirmed. Pure. */

import type { Answer } from '@dorfplatz/kernel'
import type { AnyKernel } from '@dorfplatz/table'
import type { LessonStep } from '@dorfplatz/ui'
import { ahead, isFree, stepOf, taskAt, type Walk } from './follow.ts'

/** A turn in the making: answers that are not yet confirmed, and whether nothing more is asked in it. */
export interface InTheMaking {
  readonly staged: readonly Answer[]
  readonly whole: boolean
}

export interface Shown {
  /** The number of the step. */
  readonly at: number
  readonly step: LessonStep | undefined
  /** What is to be read first: steps without a task that the turn has come to before it was confirmed. */
  readonly first: readonly LessonStep[]
  /** All is chosen: the move is to be confirmed. */
  readonly confirm: boolean
  /** The table asks something that the learner answers as they like. */
  readonly isFree: boolean
}

/** What has not been confirmed has not happened: until then the step stays that asked for it. */
export function shownNow(k: AnyKernel, walk: Walk, { staged, whole }: InTheMaking): Shown {
  const now = ahead(k, walk, whole ? staged.slice(0, -1) : staged)
  const at = staged.length === 0 ? walk.at : taskAt(now)
  return {
    at,
    step: stepOf({ chapter: walk.chapter, at }),
    first: walk.chapter.steps.slice(now.at, at),
    confirm: whole,
    isFree: !whole && isFree(k, now),
  }
}
