/** Finds lines by the words that somebody typed: whole words come before beginnings of words, those before the rest. */

/** How well a line answers to the typed words, best first; `NOT` when it does not. */
const SAME = 0
const BEGINS = 1
const WORDS = 2
const WORD_BEGINS = 3
const CONTAINS = 4
const NOT = 5

const lower = (text: string): string => text.toLowerCase().trim()
/** Words and numbers, without the signs between them; an id like H-PH9-07 stays whole. */
const wordsOf = (text: string): string[] => lower(text).match(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu) ?? []

function rank(line: string, typed: string): number {
  const text = lower(line)
  const wish = lower(typed)
  if (text === wish) return SAME
  const wished = wordsOf(wish)
  if (wished.length === 0) return text.includes(wish) ? CONTAINS : NOT
  const words = wordsOf(line)
  const whole = wished.every((word) => words.includes(word))
  if (text.startsWith(wish)) return whole ? BEGINS : WORD_BEGINS
  if (whole) return WORDS
  if (wished.every((word) => words.some((other) => other.startsWith(word)))) return WORD_BEGINS
  return wished.every((word) => text.includes(word)) ? CONTAINS : NOT
}

/** The places of all lines that answer to the words, the best first. */
export function search(lines: readonly string[], typed: string): number[] {
  return lines
    .map((line, i) => ({ i, rank: rank(line, typed) }))
    .filter((found) => found.rank < NOT)
    .sort((a, b) => a.rank - b.rank || a.i - b.i)
    .map(({ i }) => i)
}

/** Only the best kind of answer: the lines somebody can have meant by these words. Parts of words mean nothing. */
export function meant(lines: readonly string[], typed: string): number[] {
  const ranks = lines.map((line) => rank(line, typed))
  const best = Math.min(NOT, ...ranks)
  return best >= CONTAINS ? [] : ranks.flatMap((r, i) => (r === best ? [i] : []))
}
