/** Which hints somebody has read here, or that they want none any more. */

const keyOf = (game: string): string => `dorfplatz.first.${game}`

/** Stands for every hint there is. */
export const ALL = '*'

export function readHere(game: string): ReadonlySet<string> {
  try {
    return new Set((localStorage.getItem(keyOf(game)) ?? '').split(' ').filter(Boolean))
  } catch {
    return new Set()
  }
}

export function keepRead(game: string, read: ReadonlySet<string>): void {
  try {
    localStorage.setItem(keyOf(game), [...read].join(' '))
  } catch {
    // A full or closed store: it is said again at the next table.
  }
}
