/** Sentences as parts: joining, listing, and turning them into plain text. */

import type { Part, Sentence } from './game-text.ts'
import type { Lang, Seat } from './types.ts'

/** Puts pieces into one sentence; neighbouring words grow together. */
export function say(...pieces: readonly (Part | Sentence | number)[]): Sentence {
  const out: Part[] = []
  const put = (part: Part): void => {
    const last = out[out.length - 1]
    if (typeof part === 'string' && typeof last === 'string') out[out.length - 1] = last + part
    else if (part !== '') out.push(part)
  }
  for (const piece of pieces) {
    if (typeof piece === 'number') put({ n: piece })
    else if (Array.isArray(piece)) for (const part of piece) put(part)
    else put(piece as Part)
  }
  return out
}

const JOINERS: { readonly [L in Lang]: { readonly and: string; readonly or: string } } = {
  en: { and: ' and ', or: ' or ' },
  de: { and: ' und ', or: ' oder ' },
}

/** "a, b and c" / "a, b und c". */
export function listOf(lang: Lang, kind: 'and' | 'or', items: readonly Sentence[]): Sentence {
  const pieces: (Part | Sentence)[] = []
  for (const [i, item] of items.entries()) {
    if (i > 0) pieces.push(i === items.length - 1 ? JOINERS[lang][kind] : ', ')
    pieces.push(item)
  }
  return say(...pieces)
}

/** Plain text; icons become their labels, with a space between a number and its icon. */
export function toText(sentence: Sentence, seatName: (seat: Seat) => string = (seat) => `#${seat + 1}`): string {
  let out = ''
  let afterNumber = false
  for (const part of sentence) {
    let piece: string
    // A picture beside words that say the same.
    if (typeof part !== 'string' && 'icon' in part && part.label === '') continue
    if (typeof part === 'string') piece = part
    else if ('n' in part) piece = String(part.n)
    else if ('icon' in part) piece = part.label
    else if ('seat' in part) piece = seatName(part.seat)
    else if ('card' in part) piece = part.label
    else piece = part.rule
    if (afterNumber && typeof part !== 'string' && 'icon' in part) out += ' '
    out += piece
    afterNumber = typeof part !== 'string' && 'n' in part
  }
  return out
}
