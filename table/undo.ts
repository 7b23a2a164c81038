/** Taking back: what one confirmed last alone, anything further only where everybody agreed. Never half of what was confirmed at once. */

import { type Entry, type Match, type Refusal, refuse, reveals, type Seat, toAnswer } from '@dorfplatz/kernel'
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

/** A seat takes back the answers it gave last, together: nobody else has decided since, and none of them revealed anything. */
export async function takeBack(k: AnyKernel, past: Past, match: Match, seat: Seat): Promise<TakenBack | Refusal> {
  const refusal = whyNotBack(k, match)
  if (refusal !== null) return refusal
  if (match.seq === 0) return refuse('K-UNDO')
  const to = await past.begin(match.seq)
  const entries = await past.answers(to, match.seq)
  if (entries[0]?.[0] !== seat) return refuse('K-UNDO')
  const before = await matchAt(k, past, to)
  if (!revealsAny(k, before, entries, match, seat)) return { to, match: before }
  past.keep?.(before)
  return refuse('K-UNDO')
}

/** Whether one of these answers revealed something; `after` is the state after all of them. */
function revealsAny(k: AnyKernel, before: Match, entries: readonly Entry[], after: Match, seat: Seat): boolean {
  let now = before
  for (const [i, entry] of entries.entries()) {
    const next = i + 1 === entries.length ? after : k.clone(now)
    if (next !== after) k.play(next, entry[0], toAnswer(entry))
    if (reveals(k, now, next, seat)) return true
    now = next
  }
  return false
}

/** Further back than anybody may go alone: to where `to` answers counted, or to where the turn began that this lies within. */
export async function goBack(k: AnyKernel, past: Past, match: Match, to: number): Promise<TakenBack | Refusal> {
  const refusal = whyNotBack(k, match)
  if (refusal !== null) return refusal
  if (to < 0 || to >= match.seq) return refuse('K-UNDO')
  const begun = await past.begin(to + 1)
  return { to: begun, match: await matchAt(k, past, begun) }
}
