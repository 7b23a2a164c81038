/**
 * How well seats were found to stand. Moves are played on again and again from nearly the same positions, and nearly nine of ten
 * standings of the base game were judged a moment ago. Each is remembered by all that its judgement looks at, until another one
 * takes its place.
 */

import type { Seat } from '@dorfplatz/kernel'
import type { State } from '../rules/state.ts'
import type { Weights } from './weights.ts'

const SLOTS = 2 ** 11
const WORDS = 20
/** Numbers that fit into a byte; and so many that there is room for them, four in a word. */
const BYTE = 255
const MOST_LISTED = 16

const standings = new Int32Array(SLOTS * WORDS)
const values = new Float64Array(SLOTS)
const eyes: (Weights | null)[] = Array.from({ length: SLOTS }, () => null)
/** Open places at the start of the game: one list for each table, which all copies share. */
const places: (readonly number[] | null)[] = Array.from({ length: SLOTS }, () => null)
/** What was asked for last, and where it is or would be remembered; -1 where it cannot be. */
const asked = new Int32Array(WORDS)
let slot = -1

/** Writes numbers from a list into words from one on; says which bits any of them has. */
function pack(list: readonly number[], from: number, to: number, first: number): number {
  let bits = 0
  let word = 0
  let at = first
  for (let i = from; i < to; i++) {
    const x = list[i] as number
    bits |= x
    word = (word << 8) | x
    if (((i - from) & 3) === 3) asked[at++] = word
  }
  if (((to - from) & 3) !== 0) asked[at] = word
  return bits
}

/** Where a word of a list begins that stands behind one of so many numbers. */
const behind = (first: number, numbers: number): number => first + ((numbers + 3) >> 2)

/**
 * What a seat of a running game was found to have in somebody's eyes; null where nobody remembers. Only for games of the base
 * modules with the usual box: nothing else is looked at.
 */
export function recalled(s: State, seat: Seat, w: Weights): number | null {
  slot = -1
  const served = s.served[seat]
  if (served === undefined || s.stalls.length + served.length > MOST_LISTED) return null
  const people = behind(1, s.fields)
  const free = behind(people, s.figures)
  const stalls = behind(free, s.free.length)
  const customers = behind(stalls, s.stalls.length)
  const end = behind(customers, served.length)
  if (end > WORDS) return null
  const bits =
    s.round |
    pack(s.farm, seat * s.fields, (seat + 1) * s.fields, 1) |
    pack(s.people, seat * s.figures, (seat + 1) * s.figures, people) |
    pack(s.free, 0, s.free.length, free) |
    pack(s.stalls, 0, s.stalls.length, stalls) |
    pack(served, 0, served.length, customers)
  if ((bits & ~BYTE) !== 0) return null
  asked[0] = s.round | (s.last >= 0 ? 1 << 8 : 0) | (s.marker === seat ? 1 << 9 : 0) | (served.length << 10)
  let mixed = 0
  for (let i = 0; i < end; i++) {
    mixed = Math.imul(mixed ^ (asked[i] as number), 0x9e3779b1)
    mixed ^= mixed >>> 15
  }
  for (let i = end; i < WORDS; i++) asked[i] = 0
  slot = mixed & (SLOTS - 1)
  if (eyes[slot] !== w || places[slot] !== s.places) return null
  const first = slot * WORDS
  for (let i = 0; i < end; i++) if (standings[first + i] !== asked[i]) return null
  return values[slot] as number
}

/** Remembers what was found for the seat asked for last. */
export function remember(s: State, w: Weights, value: number): number {
  if (slot < 0) return value
  standings.set(asked, slot * WORDS)
  values[slot] = value
  eyes[slot] = w
  places[slot] = s.places
  return value
}
