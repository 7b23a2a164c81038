/** Answers that are staged and not confirmed, kept for a page that is loaded again in the middle of a turn. */

import type { Answer } from '@dorfplatz/kernel'

const KEY = 'dorfplatz.draft.'

/** An answer, and the kind of question it answers; null for what is done unasked. */
export interface Staged {
  readonly answer: Answer
  readonly kind: string | null
}

interface Kept {
  /** The answers the table counted then: after any other the draft is of no use. */
  readonly seq: number
  readonly staged: readonly Staged[]
}

function isKept(x: unknown): x is Kept {
  if (typeof x !== 'object' || x === null || !('seq' in x) || !('staged' in x)) return false
  const { seq, staged } = x
  return typeof seq === 'number' && Array.isArray(staged) && staged.every((one) => one?.answer !== undefined)
}

export function keepDraft(place: string, seq: number, staged: readonly Staged[]): void {
  if (staged.length === 0) sessionStorage.removeItem(KEY + place)
  else sessionStorage.setItem(KEY + place, JSON.stringify({ seq, staged } satisfies Kept))
}

/** Something is staged at a table, at any of its seats. */
export function hasDraft(table: string): boolean {
  return Object.keys(sessionStorage).some((key) => key.startsWith(`${KEY}${table} `))
}

/** What was staged for the table as it stands; nothing where the table has moved on. */
export function keptDraft(place: string, seq: number): readonly Staged[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY + place) ?? 'null')
    return isKept(kept) && kept.seq === seq ? kept.staged : []
  } catch {
    return []
  }
}
