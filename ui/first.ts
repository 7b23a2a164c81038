/** Help at a first table as data: what is said when, for how long. No rules in it: it looks at the view. */

import type { Goal } from './lesson.ts'

export interface FirstTip {
  readonly id: string
  /** The kind of question that is open. */
  readonly asked: string
  /** What else must hold in the view. */
  readonly when?: readonly Goal[]
}

export interface FirstTips {
  /** The first that fits is said. */
  readonly tips: readonly FirstTip[]
  /** Where the view has the number of the round, and after which one nothing is said any more. */
  readonly round: string
  readonly until: number
}

/** `{icon:name}` stands for a woodcut. */
export type FirstText = { readonly [tip: string]: string }
