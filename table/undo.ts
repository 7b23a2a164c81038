/** Taking back: one's own latest answer alone, anything further only where everybody agreed. */

import { type Match, type Refusal, refuse, reveals, type Seat } from '@dorfplatz/kernel'
import type { AnyKernel } from './answers.ts'
import { matchAt, type Past } from './past.ts'

export interface TakenBack {
  /** So many answers still count. */
  readonly to: number
  readonly match: Match
}

/** The end opens the seed, and a defect stops the table: nothing can be taken back from there. */
function whyNotBack(k: AnyKernel, match: Match): Refusal | null {
  if (match.defect !== null) return refuse('K-DEFECT')
  return k.over(match) ? refuse('K-OVER') : null
}

/** A seat takes back its latest answer: nobody else has decided since, and it revealed nothing. */
export async function takeBack(k: AnyKernel, past: Past, match: Match, seat: Seat): Promise<TakenBack | Refusal> {
  const refusal = whyNotBack(k, match)
  if (refusal !== null) return refusal
  const to = match.seq - 1
  const [entry] = to < 0 ? [] : await past.answers(to, match.seq)
  if (entry === undefined || entry[0] !== seat) return refuse('K-UNDO')
  const before = await matchAt(k, past, to)
  if (!reveals(k, before, match, seat)) return { to, match: before }
  past.keep?.(before)
  return refuse('K-UNDO')
}

/** Further back than anybody may go alone. */
export async function goBack(k: AnyKernel, past: Past, match: Match, to: number): Promise<TakenBack | Refusal> {
  const refusal = whyNotBack(k, match)
  if (refusal !== null) return refusal
  if (to < 0 || to >= match.seq) return refuse('K-UNDO')
  return { to, match: await matchAt(k, past, to) }
}
