/** A move told in one line: what came and went added up, everything else in a few words. */

import { type Sentence, say } from '@dorfplatz/kernel'

/** What came and went, added up by name in the order in which it was first heard of. */
export type Ledger = Map<string, number>

export function enter(ledger: Ledger, amounts: { readonly [thing: string]: number | undefined }, sign: 1 | -1): void {
  for (const [thing, n = 0] of Object.entries(amounts)) {
    if (n !== 0) ledger.set(thing, (ledger.get(thing) ?? 0) + sign * n)
  }
}

/** "+2 wood −1 food", each amount as the game says it. */
export function balance(ledger: Ledger, amount: (thing: string, n: number) => Sentence): Sentence {
  const changed = [...ledger].filter(([, n]) => n !== 0)
  return changed.flatMap(([thing, n], i) => say(i === 0 ? '' : ' ', n > 0 ? '+' : '−', amount(thing, Math.abs(n))))
}

/** A sentence of the log without whom it is about, and without its full stop. */
export function withoutSeat(sentence: Sentence): Sentence {
  const [first, ...rest] = sentence
  const about = typeof first === 'object' && 'seat' in first ? rest : sentence
  return about.map((part, i) => {
    if (typeof part !== 'string') return part
    // “Anna’s center moves on” without Anna.
    const begun = i === 0 ? part.trimStart().replace(/^’s /, '') : part
    return i === about.length - 1 ? begun.replace(/\.$/, '') : begun
  })
}

export const inARow = (parts: readonly Sentence[]): Sentence =>
  parts.filter((part) => part.length > 0).flatMap((part, i) => say(i === 0 ? '' : ', ', part))
