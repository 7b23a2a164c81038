/** Looking for words: all of them, in any order, wherever they stand, with or without their dots and dashes. */

/** Whoever has no umlauts on the keyboard writes one letter or two. */
const TWO_LETTERS: { readonly [letter: string]: string } = { ä: 'ae', ö: 'oe', ü: 'ue' }

interface Folded {
  readonly text: string
  /** For each letter of it, where it comes from. */
  readonly from: readonly number[]
}

function fold(text: string, two: boolean): Folded {
  let folded = ''
  const from: number[] = []
  for (let i = 0; i < text.length; i++) {
    const letter = (text[i] ?? '').toLowerCase()
    const plain = letter === 'ß' ? 'ss' : ((two ? TWO_LETTERS[letter] : undefined) ?? bare(letter))
    for (let n = 0; n < plain.length; n++) from.push(i)
    folded += plain
  }
  return { text: folded, from }
}

/** Without accents. */
const bare = (letter: string): string => (letter < '\u0080' ? letter : letter.normalize('NFD').replace(/\p{M}/gu, ''))

const WAYS = [false, true]

function wordsOf(query: string, two: boolean): string[] {
  return fold(query, two).text.split(/\s+/).filter(Boolean)
}

/** Null where nothing is looked for. */
export function finder(query: string): ((text: string) => boolean) | null {
  const ways = WAYS.map((two) => ({ two, words: wordsOf(query, two) }))
  if (ways.every(({ words }) => words.length === 0)) return null
  return (text) =>
    ways.some(({ two, words }) => {
      const low = fold(text, two).text
      return words.every((word) => low.includes(word))
    })
}

export interface Piece {
  readonly text: string
  readonly found: boolean
}

/** A text in pieces: what was looked for, and what stands between. */
export function pieces(text: string, query: string): Piece[] {
  const hits = new Uint8Array(text.length)
  for (const two of WAYS) {
    const { text: low, from } = fold(text, two)
    for (const word of wordsOf(query, two)) {
      for (let at = low.indexOf(word); at >= 0; at = low.indexOf(word, at + word.length))
        hits.fill(1, from[at], (from[at + word.length - 1] ?? 0) + 1)
    }
  }
  const found: Piece[] = []
  let start = 0
  for (let i = 1; i <= text.length; i++) {
    if (i < text.length && hits[i] === hits[start]) continue
    found.push({ text: text.slice(start, i), found: hits[start] === 1 })
    start = i
  }
  return found
}
