/** A whole match in a few kilobytes: setup, answers, and fingerprints on the way. Saving and replaying. */

import { hash } from './hash.ts'
import type { Kernel } from './kernel.ts'
import { decisionId } from './machine.ts'
import { readPosition, readSetup } from './position.ts'
import type { Answer, Json, Match, Refusal, Seat, Setup } from './types.ts'

/** How often a fingerprint of the state is kept. */
export const HASH_EVERY = 16

/**
 * One line of the log: `[seat, choice]` answers the seat's first open decision, `[seat, choice, to]` the named one (or
 * 'anytime'), and `[seat, { undo: seq }]` takes the match back to where `seq` answers were accepted. An answer that looks
 * like the latter is kept with its decision's name, so that nobody takes it for one.
 */
export type Entry = readonly [seat: Seat, choice: Json] | readonly [seat: Seat, choice: Json, to: string]

/** A random number that a seat's player added to the deal: laid down as a digest first, opened afterwards. */
export interface Mix {
  readonly seat: Seat
  /** SHA-256 of the number. */
  readonly commitment: string
  /** Null: it was not opened in time and did not count. */
  readonly nonce: string | null
}

/** How the seed came about: from the server's own, laid down as a digest before the players', and theirs. */
export interface Deal {
  readonly server: string
  /** SHA-256 of the server's seed. */
  readonly commitment: string
  readonly mixes: readonly Mix[]
}

export interface MatchRecord {
  readonly format: 1
  readonly game: string
  readonly rules: string
  readonly seats: number
  readonly options: { readonly [key: string]: string | number | boolean }
  readonly seed: string
  readonly entries: readonly Entry[]
  /** Fingerprints by number of answers accepted. */
  readonly hashes: { readonly [seq: string]: string }
  /** How the seed came about at a server; a seed that was chosen, or made on a device, was never sealed. */
  readonly deal?: Deal
  /** The text of the position it began at (`writePosition`); absent where it began at the beginning. */
  readonly position?: string
}

/** A match that remembers how it came about. */
export interface Journal<S> {
  readonly match: Match<S>
  readonly record: MatchRecord
}

/** How many answers count after an undo; null for an entry that is an answer. */
export function undoneTo(entry: Entry): number | null {
  const choice = entry[1]
  if (entry.length !== 2 || typeof choice !== 'object' || choice === null || Array.isArray(choice)) return null
  const { undo } = choice as { readonly undo?: Json }
  return typeof undo === 'number' && Number.isInteger(undo) && undo >= 0 ? undo : null
}

/** The answers that still count: what was undone is gone. */
export function effective(entries: readonly Entry[]): Entry[] {
  const kept: Entry[] = []
  for (const entry of entries) {
    const back = undoneTo(entry)
    if (back === null) kept.push(entry)
    else kept.length = Math.min(kept.length, back)
  }
  return kept
}

/** What identifies a state: everything but the seed and the setup, which never change. */
export function fingerprint(m: Match<unknown>): string {
  return hash([m.seq, m.asked, m.flow, m.state, m.streams, m.defect])
}

export function toAnswer(entry: Entry): Answer {
  return entry.length === 3 ? { choice: entry[1], to: entry[2] } : { choice: entry[1] }
}

/**
 * The shortest entry for an answer, with the choice as it is kept: `to` is left out where the seat's first open decision
 * is meant and nothing else could be.
 */
export function toEntry<S, V>(k: Kernel<S, V>, m: Match<S>, seat: Seat, answer: Answer): Entry {
  const { choice, to } = k.canonical(m, seat, answer)
  const short: Entry = [seat, choice]
  const isPlain = undoneTo(short) === null
  if (to === undefined && isPlain) return short
  const first = k.open(m).find((o) => o.frame.seat === seat)
  const firstId = first === undefined ? undefined : decisionId(first)
  if (to !== undefined && to !== firstId) return [seat, choice, to]
  return isPlain || firstId === undefined ? short : [seat, choice, firstId]
}

/** The match a record begins with. */
export function firstMatch<S, V>(k: Kernel<S, V>, record: Setup & { readonly position?: string }): Match<S> {
  const { position } = record
  // Answers are counted from here.
  return position === undefined ? k.create(record) : { ...readPosition(k, position), seq: 0 }
}

/** Begins at a position that somebody wrote down. Throws a `PositionError` where the text cannot be read. */
export function beginAt<S, V>(k: Kernel<S, V>, position: string): Journal<S> {
  const setup = readSetup(position)
  const { match, record } = begin(k, setup)
  const there = { ...record, position }
  return { match: firstMatch(k, there), record: { ...there, options: match.options } }
}

export function begin<S, V>(k: Kernel<S, V>, setup: Setup): Journal<S> {
  const match = k.create(setup)
  return {
    match,
    record: {
      format: 1,
      game: match.game,
      rules: match.rules,
      seats: match.seats,
      options: match.options,
      seed: match.seed,
      entries: [],
      hashes: {},
    },
  }
}

/** Plays an answer into a journal (the match is changed in place, the record is a new one). */
export function write<S, V>(k: Kernel<S, V>, journal: Journal<S>, seat: Seat, answer: Answer): Journal<S> | Refusal {
  const { match, record } = journal
  const entry = toEntry(k, match, seat, answer)
  const refusal = k.play(match, seat, answer)
  if (refusal !== null) return refusal
  const hashes = match.seq % HASH_EVERY === 0 ? { ...record.hashes, [match.seq]: fingerprint(match) } : record.hashes
  return { match, record: { ...record, entries: [...record.entries, entry], hashes } }
}

/** Where the record and the rules part: the answer's number and what is wrong. */
export interface ReplayFault {
  readonly at: number
  readonly problem: string
}

/** A match as far as it could be played again; null where it could not even be begun. */
export type Replay<S> =
  | { readonly match: Match<S>; readonly fault: null }
  | { readonly match: Match<S>; readonly fault: ReplayFault }
  | { readonly match: null; readonly fault: ReplayFault }

/** Plays a record again up to `until` answers, checking every fingerprint on the way. Stops at the first fault. */
export function replay<S, V>(k: Kernel<S, V>, record: MatchRecord, until = Number.POSITIVE_INFINITY): Replay<S> {
  // Of other rules nothing is tried: what their options mean here, nobody knows.
  if (record.rules !== k.game.version) {
    return { match: null, fault: { at: 0, problem: `rules ${record.rules}, but these are ${k.game.version}` } }
  }
  const refused = k.checkSetup(record)
  if (refused !== null) return { match: null, fault: { at: 0, problem: `refused: ${refused.rule}` } }
  const match = firstMatch(k, record)
  const fault = (at: number, problem: string): Replay<S> => ({ match, fault: { at, problem } })
  for (const [i, entry] of effective(record.entries).entries()) {
    if (i >= until) break
    const refusal = k.play(match, entry[0], toAnswer(entry))
    if (refusal !== null) return fault(i, `refused: ${refusal.rule}`)
    const wanted = record.hashes[String(i + 1)]
    if (wanted !== undefined && wanted !== fingerprint(match)) return fault(i, 'another state than recorded')
  }
  return { match, fault: null }
}
