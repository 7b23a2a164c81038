/**
 * What the teacher says, as a sentence with woodcuts: `{worker:Worker}` is one, numbers stand out. The word stands beside
 * its woodcut: whoever learns does not know it yet.
 */

import type { Part, Sentence } from '@dorfplatz/kernel'

const PIECE = /\{([a-z0-9-]+):([^}]*)\}|\b(\d+)\b/g

/** The same without woodcuts. */
export const inWords = (words: string): string => words.replaceAll(/\{[a-z0-9-]+:([^}]*)\}/g, '$1')

export function spoken(words: string): Sentence {
  const parts: Part[] = []
  let end = 0
  for (const found of words.matchAll(PIECE)) {
    if (found.index > end) parts.push(words.slice(end, found.index))
    const [whole, icon, label = '', number] = found
    if (icon === undefined) parts.push({ n: Number(number) })
    else parts.push({ icon, label: '' }, `\u00a0${label}`)
    end = found.index + whole.length
  }
  if (end < words.length) parts.push(words.slice(end))
  return parts
}
