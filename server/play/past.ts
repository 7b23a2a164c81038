/** Earlier states of a table, as its log stands after some entry: the nearest snapshot, and the answers from there. */

import { collectEvents, type Entry, type GameEvent, type Match } from '@dorfplatz/kernel'
import type { Past, WholeKernel } from '@dorfplatz/table'
import { Fault } from '../fault.ts'
import type { Seal } from '../secrets.ts'
import { parse, type Reads } from '../storage/db.ts'
import { countingAnswers, countingEntries, type LogEntry, type Mark } from '../storage/log.ts'
import { nearestMark, nearestSnapshot, nextMark } from '../storage/snapshots.ts'
import type { TableRow } from '../storage/tables.ts'

export function createMatch(k: WholeKernel, row: TableRow): { match: Match; events: GameEvent[] } {
  let match: Match | null = null
  const events = collectEvents(() => {
    match = k.create({ game: row.game, options: row.options, seats: row.seats.length, seed: row.seed })
  })
  if (match === null) throw new Error('no match was made')
  return { match, events }
}

/** Which table, by which rules; with the newest entries where they are at hand. */
export interface PastOf {
  readonly id: string
  readonly k: WholeKernel
  readonly row: TableRow
  readonly recent?: readonly LogEntry[]
  /** A state on the way to the newest one. */
  readonly earlier?: Match | null
}

/** The answers that count among the newest entries, from the position `base` on, and where each entry of them began. */
export function recentAnswers(recent: readonly LogEntry[]): {
  readonly base: number
  readonly answers: readonly Entry[]
  readonly begun: readonly number[]
} {
  let base = Number.POSITIVE_INFINITY
  const answers: Entry[] = []
  let begun: number[] = []
  for (const { payload, position } of recent) {
    const given = payload.kind === 'answer' ? payload.entries : []
    const start = position - given.length
    if (start < base) {
      base = start
      answers.length = 0
    }
    answers.length = start - base
    answers.push(...given)
    begun = begun.filter((at) => at < start)
    if (given.length > 0) begun.push(start)
  }
  return { base, answers, begun }
}

export function pastOf(
  { db, seal }: { readonly db: Reads; readonly seal: Seal },
  { id, k, row, recent = [], earlier = null }: PastOf,
  end: number,
): Past {
  // Corrected rules look back only as far as they were in force: they do not judge what others allowed.
  const rules = row.rules === k.game.version ? null : k.game.version
  const known = recentAnswers(recent)
  /** Where the state stands that was found last: the answers after it are asked for next. */
  let found: Mark | null = null
  return {
    near: async (position) => {
      // Only where all answers from there on are at hand: the log behind it may be full of what was taken back.
      if (earlier !== null && rules === null && earlier.seq <= position && earlier.seq >= known.base)
        return k.clone(earlier)
      const kept = await nearestSnapshot(db, seal, id, { position, end, rules })
      found = kept ?? { seq: 0, position: 0 }
      if (kept !== null) return parse<Match>(kept.state)
      if (rules !== null) throw new Fault('conflict', 'old-rules')
      return createMatch(k, row).match
    },
    begin: async (position) => {
      const at = known.begun.findLast((start) => start < position)
      if (at !== undefined) return at
      const [after, before] = await Promise.all([
        nearestMark(db, id, { position: position - 1, end, rules: null }),
        nextMark(db, id, { position, end, rules: null }),
      ])
      const [entry] = await countingEntries(db, id, after, before, position - 1, position)
      return entry === undefined ? position - 1 : entry.position - entry.entries.length
    },
    answers: async (from, to) => {
      if (to <= from) return []
      if (from >= known.base) return known.answers.slice(from - known.base, to - known.base)
      const [after, before] = await Promise.all([
        found?.position === from ? found : nearestMark(db, id, { position: from, end, rules: null }),
        nextMark(db, id, { position: to, end, rules: null }),
      ])
      return countingAnswers(db, id, after, before, from, to)
    },
  }
}
