/** The games that can be played: a package and a line here are all it takes to add one (docs/add-a-game.md). */

export const GAMES = [
  // One line per game.
  'hallertau',
  'agricola',
  'village',
  'market-day',
] as const

export type GameId = (typeof GAMES)[number]
