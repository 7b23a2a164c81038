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
  /** All is chosen: the move is to be confirmed. */
  readonly confirm: boolean
  /** The table asks something that the learner answers as they like. */
  readonly isFree: boolean
}

/**
 * The step on display while a turn is in the making. What is only to be read comes before the next task, one after the
 * other: `read` is the first step that was not read yet. While the table asks what no step is about, the last one stays.
 */
function numberOf(k: AnyKernel, walk: Walk, now: Walk, whole: boolean, read: number): number {
  if (now === walk) return walk.at
  if (isFree(k, now)) return now.own === null ? Math.max(walk.at, now.at - 1) : now.at
  return whole ? taskAt(now) : Math.min(taskAt(now), Math.max(now.at, read))
}

/** What has not been confirmed has not happened: until then the step stays that asked for it. */
export function shownNow(k: AnyKernel, walk: Walk, { staged, whole }: InTheMaking, read: number): Shown {
  const now = ahead(k, walk, whole ? staged.slice(0, -1) : staged)
  const at = numberOf(k, walk, now, whole, read)
  return {
    at,
    step: stepOf({ chapter: walk.chapter, at }),
    confirm: whole,
    isFree: !whole && isFree(k, now),
  }
}
