/** Places where a long word may be parted, for lines that are too short for it: not every browser knows them by itself. */

const VOWELS = 'aeiouyäöüAEIOUYÄÖÜ'
/** Letters that are spoken as one. */
const ONE = /^(sch|ch|ck|ph|th|qu|st|sp|bl|ß)/
/** Shorter words, and shorter ends of words, stay whole. */
const WORD = 9
const END = 3

/**
 * Before the last consonant of several between vowels, where parts of compounds mostly meet: "Stein-haus", "Kes-sel"; where
 * there are none, before the single one that is nearest to the middle: "Stable-hand".
 */
function joints(word: string): readonly number[] {
  const found: number[] = []
  const single: number[] = []
  for (let from = 0; from < word.length; ) {
    if (VOWELS.includes(word[from] ?? '')) {
      from++
      continue
    }
    let to = from
    let last = from
    let count = 0
    while (to < word.length && !VOWELS.includes(word[to] ?? '')) {
      last = to
      to += ONE.exec(word.slice(to).toLowerCase())?.[0].length ?? 1
      count++
    }
    if (from > 0 && to < word.length) (count > 1 ? found : single).push(last)
    from = to
  }
  const fits = (at: number): boolean => at >= END && word.length - at >= END
  const far = (at: number): number => Math.abs(at - word.length / 2)
  const good = found.filter(fits)
  return good.length > 0
    ? good
    : single
        .filter(fits)
        .sort((a, b) => far(a) - far(b))
        .slice(0, 1)
}

export function soften(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => {
    if (word.length < WORD) return word
    const at = joints(word)
    return [0, ...at].map((from, i) => word.slice(from, at[i])).join('\u00ad')
  })
}
