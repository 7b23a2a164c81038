/** Corrected numbers of a game's box, kept on this device. */

import type { GameId } from '../../app/games.ts'

const keyOf = (game: GameId): string => `dorfplatz.numbers.${game}`

/** Empty where nothing was corrected, or where the browser keeps nothing. */
export function keptNumbers(game: GameId): string {
  try {
    return localStorage.getItem(keyOf(game)) ?? ''
  } catch {
    return ''
  }
}

export function keepNumbers(game: GameId, text: string): void {
  try {
    if (text === '') localStorage.removeItem(keyOf(game))
    else localStorage.setItem(keyOf(game), text)
  } catch {
    // A browser that keeps nothing still shows what was entered, and can save it as a file.
  }
}
