/** Places where a long German word may be parted, for lines that are too short for it: browsers know none by themselves. */

const VOWELS = 'aeiouyäöüAEIOUYÄÖÜ'
/** Letters that are spoken as one. */
const ONE = /^(sch|ch|ck|ph|th|qu|st|sp|ß)/
/** Shorter words, and shorter ends of words, stay whole. */
const WORD = 9
const END = 3

/** Before the last consonant of several between vowels, where parts of compounds mostly meet: "Stein-haus", "Kes-sel". */
function joints(word: string): readonly number[] {
  const found: number[] = []
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
    if (from > 0 && to < word.length && count > 1) found.push(last)
    from = to
  }
  return found.filter((at) => at >= END && word.length - at >= END)
}

export function soften(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => {
    if (word.length < WORD) return word
    const at = joints(word)
    return [0, ...at].map((from, i) => word.slice(from, at[i])).join('\u00ad')
  })
}
