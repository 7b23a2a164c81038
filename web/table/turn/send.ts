/** A draft on its way to the table: how many turns it is; all of it counts, or what comes before others are asked. */

import type { Answer } from '@dorfplatz/kernel'
import type { Refused } from '../../link/link.ts'

/** What became of a draft that was sent: so many of its answers were taken, and why not all of them. */
export interface Sent {
  readonly taken: number
  readonly no: Refused | null
}

/**
 * Sends a draft. Where the table has not moved since it was looked at and still refuses a later answer, it is what is hidden
 * that lies otherwise than it was dealt for looking: others are asked first. Up to there everything counts; otherwise
 * nobody could ever confirm it.
 */
export async function sendDraft(
  send: (answers: readonly Answer[]) => Promise<Refused | null>,
  staged: readonly Answer[],
  hasMoved: () => boolean,
): Promise<Sent> {
  const no = await send(staged)
  if (no === null) return { taken: staged.length, no }
  const held = no.index ?? 0
  if (held === 0 || hasMoved()) return { taken: 0, no }
  const still = await send(staged.slice(0, held))
  return still === null ? { taken: held, no } : { taken: 0, no: still }
}

const NONE: readonly string[] = []

/**
 * How many turns the staged answers are: each begins with the kind of question that the first one answers. What goes on,
 * until somebody has enough or all of it is done, is one.
 */
export function turnsIn(
  stagedKinds: readonly (string | null)[],
  goesOn: Readonly<Record<string, unknown>> = {},
  together: readonly string[] = NONE,
): number {
  const [begun] = stagedKinds
  if (begun === undefined || begun === null || goesOn[begun] !== undefined || together.includes(begun))
    return Math.min(1, stagedKinds.length)
  return stagedKinds.filter((kind) => kind === begun).length
}
