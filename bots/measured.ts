/** What the levels scored: nothing stands here that was not played (`dorfplatz solo`, `dorfplatz arena`). */

/** Points of a level alone, nine of ten games from `low` to `high`. */
export interface Alone {
  readonly level: string
  readonly games: number
  readonly mean: number
  readonly low: number
  readonly high: number
}

/** Share of two-player games that a level won against another. */
export interface Duel {
  readonly level: string
  readonly against: string
  readonly games: number
  readonly won: number
}

/** By game, the rules as they come (Hallertau with cards, Agricola in full, Village without expansions). */
export const ALONE: { readonly [game: string]: readonly Alone[] } = {
  agricola: [
    { level: 'greedy', games: 60, mean: 48.7, low: 43, high: 56 },
    { level: 'search', games: 12, mean: 55.6, low: 50, high: 61 },
  ],
  hallertau: [
    { level: 'greedy', games: 40, mean: 90.2, low: 76, high: 106 },
    { level: 'search', games: 10, mean: 100.7, low: 90, high: 116 },
  ],
  village: [{ level: 'greedy', games: 60, mean: 104.7, low: 70, high: 151 }],
}

export const DUELS: { readonly [game: string]: readonly Duel[] } = {
  agricola: [{ level: 'search', against: 'greedy', games: 40, won: 0.9 }],
  hallertau: [{ level: 'search', against: 'greedy', games: 40, won: 0.675 }],
  village: [{ level: 'search', against: 'greedy', games: 40, won: 0.725 }],
}
