/** The record of a table: save format, replay format, proof that the shuffle was fair. */

import { type Entry, fingerprint, HASH_EVERY, type Match, type MatchRecord } from '@dorfplatz/kernel'
import type { Written } from './log.ts'

/** The fingerprint to keep where one is due: every so many answers, wherever a step over that number ends. */
export function dueFingerprint(before: number, match: Match): string | null {
  const isDue = Math.floor(match.seq / HASH_EVERY) > Math.floor(before / HASH_EVERY)
  return isDue ? fingerprint(match) : null
}

/** A record before its first answer; `rules` where it was begun under others than those that play on. */
export function emptyRecord(match: Match, rules: string = match.rules): MatchRecord {
  const { game, seats, options, seed } = match
  return { format: 1, game, rules, seats, options, seed, entries: [], hashes: {} }
}

/** The record after more was written. Fingerprints of what was taken back go with it. */
export function continueRecord(record: MatchRecord, log: Iterable<Written>): MatchRecord {
  const entries: Entry[] = [...record.entries]
  const hashes = new Map(Object.entries(record.hashes).map(([at, hash]) => [Number(at), hash]))
  for (const { payload, seat, position, hash } of log) {
    if (payload.kind === 'answer') entries.push(...payload.entries)
    if (payload.kind === 'undo') {
      entries.push([seat ?? 0, { undo: payload.to }])
      for (const at of [...hashes.keys()]) if (at > payload.to) hashes.delete(at)
    }
    if (hash !== null) hashes.set(position, hash)
  }
  return { ...record, entries, hashes: Object.fromEntries(hashes) }
}
