/** The closed list of moments cards can wait for, and the numbers an event carries. Timing is this table, nothing else. */

import { byName } from '../rules/tables.ts'

/**
 * Moments in the order of a round. First those of the calendar, then those that somebody's doing brings about. The
 * harvest's eleven sub-steps (A-HARVEST-TIME-01) are the names beginning with `harvest`.
 */
export const MOMENTS = [
  'roundStart',
  'workStart',
  'workEnd',
  'returnHome',
  'roundEnd',
  'harvestFieldStart',
  'harvestField',
  'harvestFieldEnd',
  'harvestBetween',
  'harvestFeedingStart',
  'harvestFeedingEnd',
  'harvestBreedingStart',
  'harvestBreedingEnd',
  'beforeScoring',
  /** A person stands on a space whose action comes next. */
  'beforeSpace',
  /** A person's action on a space is done. */
  'space',
  /** An action of a person brought in goods from the space itself (A-OCCARD-G08). */
  'take',
  /** Playing a minor improvement brought in goods, where a card says that this counts (A-OCCARD-G08). */
  'cardGoods',
  /** A chance to build an improvement has been used. */
  'improvementAction',
  /** An improvement was built or played. */
  'improvement',
  /** An occupation is about to be paid (A-OCCARD-G02). */
  'beforeOccupation',
  /** An occupation was played. */
  'occupation',
  'room',
  'stable',
  'fence',
  'renovation',
  'growth',
  'plow',
  /** A plow card or the Harrow gave somebody more than one field. */
  'multiPlow',
  'sow',
  'bake',
  'cook',
  /** Building resources came in, from a space or the supply. */
  'receive',
  /** Anything that may have made a state true: rooms, house, improvements, a card just played. */
  'change',
] as const

export type Moment = (typeof MOMENTS)[number]

/** A set of moments: 32 bits to the word, as many words as the moments take. Replaced, never changed in place. */
export type Moments = readonly number[]

const PLACE = byName(MOMENTS, (_, place) => place)
const WORDS = (MOMENTS.length + 31) >> 5

export const NO_MOMENTS: Moments = Array.from({ length: WORDS }, () => 0)

export function hears(set: Moments, moment: Moment): boolean {
  const place = PLACE[moment]
  return (((set[place >> 5] ?? 0) >>> (place & 31)) & 1) === 1
}

export function momentsOf(moments: readonly Moment[]): Moments {
  const set = NO_MOMENTS.slice()
  for (const moment of moments) {
    const place = PLACE[moment]
    set[place >> 5] = (set[place >> 5] ?? 0) | (1 << (place & 31))
  }
  return set
}

/** All moments of both sets; the first one itself where the second adds nothing. */
export function union(a: Moments, b: Moments): Moments {
  for (let i = 0; i < WORDS; i++) if (((b[i] ?? 0) & ~(a[i] ?? 0)) !== 0) return b.map((word, n) => word | (a[n] ?? 0))
  return a
}

/** Whether the sets share a moment. */
export function meet(a: Moments, b: Moments): boolean {
  for (let i = 0; i < a.length; i++) if (((a[i] ?? 0) & (b[i] ?? 0)) !== 0) return true
  return false
}

/**
 * An event's numbers: 0 to 9 the goods concerned, by good; then the named places below. The state keeps the running
 * event so that conditions and amounts of reacting cards can count it.
 */
export const EVENT = {
  /** Fences built, rooms built, fields sown: how many; for a stable: which one it is of the player's stables. */
  count: 10,
  /** The action space, or -1. */
  space: 11,
  /** The choice made on a space with several, or -1. */
  choice: 12,
  /** The card built or played, or 0. */
  card: 13,
  /** 1 when it was an action of a space, 0 when a card gave it. */
  bySpace: 14,
  /** Who did it. */
  actor: 15,
  /** Goods that nobody had taken before this round, as bits. */
  first: 16,
  /** Pastures newly fenced on unused spaces: how many, and how many of at least four spaces. */
  fresh: 17,
  large: 18,
  /** The farmyard space of a stable just built. */
  cell: 19,
} as const

export const EVENT_LENGTH = 20
