/** The neutral shape in which the rulebook's card list is written down, without a word of the engine's. */

export type Good = 'barley' | 'flax' | 'hops' | 'rye' | 'hides' | 'meat' | 'milk' | 'wool' | 'clay'
export type Rows = readonly [number, number, number]
export type Spaces = { readonly [space: string]: Rows }

/**
 * Where a player stands. Nothing stated means nothing there: no goods, no fields, no sheep, an empty action board,
 * all buildings at the start, Round 2, Phase 4, the own turn with 6 Workers.
 */
export interface Situation extends Partial<Readonly<Record<Good, number>>> {
  readonly tools?: number
  readonly jewelry?: number
  /** One field after the other: its row and, if planted, the letter of the good (`5h` hops in row 5, `4bb` two barley). */
  readonly fields?: string
  /** One sign per sheep: the round of its Farmyard card, or S for the Stables. */
  readonly sheep?: string
  readonly round?: number
  readonly phase?: number
  readonly window?: number
  readonly workers?: number
  /** Workers in the rows of a space, bottom row first. */
  readonly spaces?: Spaces
  readonly played?: readonly number[]
  /** Hand cards besides the one in question. */
  readonly hand?: readonly number[]
  readonly crafts?: readonly number[]
  /** Workers removed per Quadrant in the latest Phase 1. */
  readonly cleared?: readonly number[]
  /** Advancements per building in this Phase 9. */
  readonly advances?: readonly number[]
  /** Goods got from fields in this Phase 7. */
  readonly reaped?: Partial<Readonly<Record<Good, number>>>
  /** Tools gained in this Phase 4. */
  readonly toolsGained?: number
}

/** What is different afterwards, and nothing else is. Amounts are differences; places are given as they are then. */
export interface Change extends Partial<Readonly<Record<Good, number>>> {
  readonly tools?: number
  readonly jewelry?: number
  readonly fields?: string
  readonly sheep?: string
  readonly workers?: number
  readonly window?: number
  readonly crafts?: readonly number[]
  /** Boulders of the rows in which they moved, by number of the building; 11 is off board. */
  readonly boulders?: { readonly [building: number]: readonly [number, number] }
  readonly spaces?: Spaces
  /** Cards drawn. */
  readonly gateway?: number
  readonly farmyard?: number
  readonly bonus?: number
  readonly point?: number
  /** Hand cards removed from play. */
  readonly gone?: number
  /** The first player marker was taken. */
  readonly marker?: true
}

/** A situation, and every way the table can look once the card is dealt with. */
export type Play = readonly [given: Situation, then: Change | readonly Change[]]

export interface Expectation {
  readonly card: number
  readonly plays: readonly Play[]
  /** Situations in which the card must be refused. */
  readonly refused: readonly Situation[]
  /** Ways that must be open to somebody who wants to take less than a card offers. */
  readonly partly?: readonly Play[]
  /** Bonus cards: what one activation does. */
  readonly income?: readonly Play[]
  readonly vp?: number
}

export const many = (n: number, sign: string): string => sign.repeat(n)
