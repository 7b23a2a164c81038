/** Places where long words may be parted, for lines that are too short: not every browser knows them by itself. */

const SOFT = '\u00ad'

/**
 * Parts the listed words where the list parts them ("Plumps-klo") and leaves all others whole: no rule of spelling is right
 * for every compound, and a wrong place is worse than none.
 */
export function softener(parted: string): (text: string) => string {
  const words = new Map(
    parted
      .trim()
      .split(/\s+/)
      .map((word) => [word.replaceAll('-', ''), word.replaceAll('-', SOFT)]),
  )
  return (text) => text.replaceAll(SOFT, '').replace(/\p{L}+/gu, (word) => words.get(word) ?? word)
}
