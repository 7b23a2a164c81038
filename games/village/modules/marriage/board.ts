/** The Marriage board as data: what ranks, houses and the smuggler cost and bring. */

import type { Box } from '../../cards/box.ts'
import { type Fact, fact } from '../../cards/fact.ts'
import type { Influence } from '../../rules/codes.ts'

export type Side = 'A' | 'B'
export type House = 'bakery' | 'shop'
export const HOUSES: readonly House[] = ['bakery', 'shop']

/** What a rank brings: points, grain, a coin, one of two stones, or stones of choice for one of one's own. */
export type Bonus =
  | { readonly points: number }
  | { readonly grain: number }
  | { readonly coin: number }
  | { readonly oneOf: readonly Influence[] }
  | { readonly exchange: number }

/** Rank 1 is the highest, rank 6 the lowest. */
export const RANKS = 6
/** Placing a member (VM-31). */
export const MARRY_TIME = 2
export const MARRY_STONES = 1
/** At a wedding: couples by number of families, and rolls of the die for brides (VM-44, VC-34). */
export const couplesFor = (families: number): number => (families >= 4 ? 2 : 1)
export const BRIDES = 2
export const BRIDES_SOLO = 3
/** Additional places of the farm section by number of families (VM-05). */
export const RINGS: { readonly [families: number]: number } = { 2: 0, 3: 1, 4: 2, 5: 2 }

/** The smuggler: a sale costs a green stone and time, a customer one stone more, two stones cost time (VM-21 to -24). */
export const SMUGGLER = { green: 1, time: 2, points: 2, stones: 1, takeTime: 1, take: 2 } as const
/** What a returning suitor may pay for bread or a tool (VM-49). */
export const HOMECOMING_STONES = 1

export type Favour = {
  readonly grain?: number
  readonly pink?: number
  readonly orange?: number
  readonly bread?: number
  readonly tool?: number
}
/** What each house brings to each of the couple, one or the other (VM-53). */
export const FAVOURS: { readonly [house in House]: readonly [Favour, Favour] } = {
  bakery: [Object.freeze({ grain: 2, bread: 1 }), Object.freeze({ bread: 2 })],
  shop: [Object.freeze({ pink: 1, orange: 1, tool: 1 }), Object.freeze({ tool: 2 })],
}

export const marriageFacts = {
  /** By rank, 1 to 6. */
  ranks: {
    A: [
      fact<Bonus>({ points: 1 }, 'reconstructed', 'low'),
      fact<Bonus>({ exchange: 1 }, 'rulebook', 'medium', {
        en: 'printed on rank 2 of one side; that this is side A is ours',
        de: 'auf Rang 2 einer Seite belegt; dass es Seite A ist, ist unsere Annahme',
      }),
      fact<Bonus>({ oneOf: ['green', 'brown'] }, 'reconstructed', 'medium', {
        en: 'a choice of two stones is printed, the colors are ours',
        de: 'die Wahl aus zwei Steinen ist belegt, die Farben sind unsere',
      }),
      fact<Bonus>({ coin: 1 }, 'reconstructed', 'low'),
      fact<Bonus>({ points: 2 }, 'reconstructed', 'low'),
      fact<Bonus>({ grain: 3 }, 'rulebook', 'high', {
        en: 'from the printed example',
        de: 'aus dem gedruckten Beispiel',
      }),
    ],
    B: [
      fact<Bonus>({ grain: 1 }, 'reconstructed', 'low'),
      fact<Bonus>({ points: 1 }, 'reconstructed', 'low'),
      fact<Bonus>({ oneOf: ['orange', 'pink'] }, 'reconstructed', 'medium', {
        en: 'a choice of two stones is printed, the colors are ours',
        de: 'die Wahl aus zwei Steinen ist belegt, die Farben sind unsere',
      }),
      fact<Bonus>({ exchange: 2 }, 'rulebook', 'medium', {
        en: 'printed on rank 4 of one side; that this is side B is ours',
        de: 'auf Rang 4 einer Seite belegt; dass es Seite B ist, ist unsere Annahme',
      }),
      fact<Bonus>({ grain: 2 }, 'reconstructed', 'low'),
      fact<Bonus>({ points: 3 }, 'reconstructed', 'low'),
    ],
  } as { readonly [side in Side]: readonly Fact<Bonus>[] },
  /** The rank and the house of each color of the die (VM-42, VM-46). */
  dieRank: fact<{ readonly [colour in Influence]: number }>(
    { orange: 2, pink: 3, brown: 4, green: 5 },
    'reconstructed',
    'medium',
    { en: 'ranks 2 and 3 are printed, the colors are ours', de: 'Rang 2 und 3 sind belegt, die Farben sind unsere' },
  ),
  dieHouse: fact<{ readonly [colour in Influence]: House }>(
    { orange: 'shop', pink: 'shop', brown: 'bakery', green: 'bakery' },
    'reconstructed',
    'low',
    { en: 'two colors for each house is printed', de: 'zwei Farben je Gebäude sind belegt' },
  ),
} as const

export function bonusOf({ ranks }: Pick<Box, 'ranks'>, side: Side, rank: number): Bonus {
  return ranks[side][rank - 1] ?? { points: 0 }
}
