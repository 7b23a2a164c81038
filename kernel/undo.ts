/** Taking back: what an answer has revealed, how far a seat may go back alone, and the undo itself. */

import { hash } from './hash.ts'
import type { Kernel } from './kernel.ts'
import { decisionId, type OpenQuestion } from './machine.ts'
import { type Entry, effective, type Journal, type MatchRecord, replay, toAnswer } from './record.ts'
import { refuse } from './refusal.ts'
import type { Match, Refusal, Seat } from './types.ts'

/**
 * Does this answer of a seat show anyone something that the seat did not know? A draw from a stream, a secret learned, the
 * end (it opens the seed), or another seat that is now asked in secret: whom the table turns to tells what that seat holds.
 * What reveals cannot be taken back, and is not shown in advance.
 */
export function reveals<S, V>(k: Kernel<S, V>, before: Match<S>, after: Match<S>, seat: Seat): boolean {
  if (after.defect !== null || k.over(after) || hash(before.streams) !== hash(after.streams)) return true
  const asked = new Set(k.open(before).map(decisionId))
  const secret = new Set(k.view(after, 'spectator').waiting.flatMap((w) => (w.kind === null ? [w.seat] : [])))
  const isNews = (o: OpenQuestion): boolean =>
    o.frame.seat !== seat && secret.has(o.frame.seat) && !asked.has(decisionId(o))
  if (k.open(after).some(isNews)) return true
  const mine = new Set(k.game.known(before, seat))
  return [...Array(before.seats).keys(), 'spectator' as const].some((viewer) => {
    const knew = new Set(k.game.known(before, viewer))
    return k.game.known(after, viewer).some((it) => !knew.has(it) && !mine.has(it))
  })
}

/**
 * How far back a seat may go on its own: to before its latest answer, as long as nobody else has decided since and the
 * answer revealed nothing. Returns how many answers are left then (`seq`).
 */
export function undoTarget<S, V>(k: Kernel<S, V>, record: MatchRecord, seat: Seat): number | Refusal {
  const kept = effective(record.entries)
  const last = kept.length - 1
  const entry = kept[last]
  if (entry === undefined || entry[0] !== seat) return refuse('K-UNDO')
  const { match: before, fault } = replay(k, record, last)
  if (fault !== null) return refuse('K-UNDO')
  const after = k.clone(before)
  if (k.play(after, seat, toAnswer(entry)) !== null || reveals(k, before, after, seat)) return refuse('K-UNDO')
  return last
}

/** Takes back to `seq`; the undo is itself an entry. Further than `undoTarget` only by consent of the table. */
export function undo<S, V>(k: Kernel<S, V>, journal: Journal<S>, seat: Seat, seq: number): Journal<S> {
  const { record } = journal
  const hashes = Object.fromEntries(Object.entries(record.hashes).filter(([at]) => Number(at) <= seq))
  const entries: Entry[] = [...record.entries, [seat, { undo: seq }]]
  const next = { ...record, entries, hashes }
  const { match, fault } = replay(k, next)
  // A journal was written by these very rules: what it holds can be played again.
  if (fault !== null) throw new Error(`cannot go back to ${seq}: ${fault.problem}`)
  return { match, record: next }
}
