/** A move that the analysis speaks of, taken along to its moment in the replay. */

import type { Sentence } from '@dorfplatz/kernel'

export interface Judged {
  /** So many answers before it. */
  readonly at: number
  readonly played: Sentence
  /** What would have been better; absent where it was the best. */
  readonly instead?: Sentence
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    readonly judged?: Judged
  }
}
