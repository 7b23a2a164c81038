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
    { level: 'random', games: 200, mean: -45.1, low: -83, high: -8 },
    { level: 'greedy', games: 60, mean: 48.7, low: 43, high: 56 },
    { level: 'search', games: 60, mean: 56.4, low: 53, high: 61 },
  ],
  hallertau: [
    { level: 'random', games: 200, mean: 17.6, low: 7, high: 31 },
    { level: 'greedy', games: 40, mean: 90.2, low: 76, high: 106 },
    { level: 'search', games: 100, mean: 103.1, low: 81, high: 119 },
  ],
  village: [
    { level: 'random', games: 200, mean: 20.4, low: 8, high: 34 },
    { level: 'greedy', games: 60, mean: 104.7, low: 70, high: 151 },
    { level: 'search', games: 100, mean: 101.3, low: 71, high: 146 },
  ],
}

export const DUELS: { readonly [game: string]: readonly Duel[] } = {
  agricola: [
    { level: 'greedy', against: 'random', games: 100, won: 1 },
    { level: 'search', against: 'greedy', games: 40, won: 0.9 },
  ],
  hallertau: [
    { level: 'greedy', against: 'random', games: 100, won: 1 },
    { level: 'search', against: 'greedy', games: 100, won: 0.89 },
  ],
  village: [
    { level: 'greedy', against: 'random', games: 100, won: 0.99 },
    { level: 'search', against: 'greedy', games: 43, won: 0.884 },
  ],
}

/** Share of games at a full table that one of a level won among others of the level below. */
export interface Among extends Duel {
  readonly seats: number
}

export const AMONG: { readonly [game: string]: readonly Among[] } = {
  agricola: [{ level: 'search', against: 'greedy', seats: 4, games: 40, won: 0.775 }],
}
