/** Earlier states of a table: the nearest one that is kept, and the answers from there. */

import { type Entry, type Match, toAnswer } from '@dorfplatz/kernel'
import type { AnyKernel } from './answers.ts'

export interface Past {
  /** A state after so many answers or fewer that may be changed: the nearest one that is at hand. */
  near(position: number): Promise<Match> | Match
  /** The answers that count, from one position to another. */
  answers(from: number, to: number): Promise<readonly Entry[]> | readonly Entry[]
  /** Where the answers began that were given together with the last one before this position. */
  begin(position: number): Promise<number> | number
  /** A state that was worked out and is not needed any more: whoever asks again may begin there. */
  keep?(match: Match): void
}

/** The match as it stood after so many of the answers that count. */
export async function matchAt(k: AnyKernel, past: Pick<Past, 'near' | 'answers'>, position: number): Promise<Match> {
  const match = await past.near(position)
  for (const entry of await past.answers(match.seq, position)) {
    const refusal = k.play(match, entry[0], toAnswer(entry))
    if (refusal !== null) throw new Error(`answer ${match.seq + 1} is refused on replay: ${refusal.rule}`)
  }
  return match
}

/** So many answers lie between two states that are kept in memory. */
const EVERY = 32

export interface KeptPast extends Past {
  /** Answers were given together; `match` is the state after them. `joined`: together with those before them. */
  add(entries: readonly Entry[], match: Match, joined?: boolean): void
  /** Taken back. */
  cut(position: number): void
  readonly path: readonly Entry[]
}

/** A past in memory, for one table at a time: all answers that count, and copies of the match on the way. */
export function keptPast(k: AnyKernel, first: Match): KeptPast {
  const path: Entry[] = []
  const states: Match[] = [k.clone(first)]
  /** Where answers began that were given together. */
  const begun: number[] = []
  return {
    path,
    near: (position) => {
      const state = states.findLast((s) => s.seq <= position) ?? first
      return k.clone(state)
    },
    answers: (from, to) => path.slice(from, to),
    begin: (position) => begun.findLast((at) => at < position) ?? 0,
    add: (entries, match, joined = false) => {
      if (!joined) begun.push(path.length)
      path.push(...entries)
      if (match.seq - (states.at(-1)?.seq ?? 0) >= EVERY) states.push(k.clone(match))
    },
    cut: (position) => {
      path.length = Math.min(path.length, position)
      while ((states.at(-1)?.seq ?? 0) > position) states.pop()
      while ((begun.at(-1) ?? 0) >= path.length && begun.length > 0) begun.pop()
    },
  }
}
