/** Looking for words: all of them, in any order, wherever they stand. */

export function finder(query: string, lang: string): ((text: string) => boolean) | null {
  const words = query.toLocaleLowerCase(lang).split(/\s+/).filter(Boolean)
  if (words.length === 0) return null
  return (text) => {
    const low = text.toLocaleLowerCase(lang)
    return words.every((word) => low.includes(word))
  }
}
