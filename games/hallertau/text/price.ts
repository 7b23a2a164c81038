/** What a card costs. */

import type { Expr, Goods, Sentence } from '@dorfplatz/kernel'
import type { CardData } from '../rules/card.ts'
import { ofOneCrop } from './pieces.ts'
import { slashed } from './slashes.ts'
import type { Speech } from './speech.ts'

/** A price, and what is taken off it, which German says after its verb. */
export interface Price {
  readonly text: Sentence
  readonly tail: Sentence
}

const NO_TAIL: Sentence = []

function part(s: Speech, good: string, n: Expr): Price {
  if (good === 'plantedGood') return { text: s.good(good, Number(n)), tail: s.w.price.keepField }
  if (typeof n === 'number') return { text: s.good(good, n), tail: NO_TAIL }
  if (typeof n === 'string') return { text: s.w.gain.per(s.label(good, 1), s.w.per(s.label(n, 1))), tail: NO_TAIL }
  const [from = 0, less = 0] = n.of
  return { text: s.good(good, Number(from)), tail: s.w.price.less(s.w.per(s.label(String(less), 1))) }
}

export function priceOf(s: Speech, goods: Goods): Price {
  const parts = Object.entries(goods).map(([good, n]) => part(s, good, n))
  return { text: s.speak.and(parts.map(({ text }) => text)), tail: parts.flatMap(({ tail }) => tail) }
}

/** Alternatives in which only the amounts of the same goods differ: "7/5/3/1/0 flax and 0/1/2/3/4 hides". */
function mixture(s: Speech, list: readonly Goods[]): Sentence | null {
  const names = [...new Set(list.flatMap((goods) => Object.keys(goods)))]
  if (list.length < 3 || names.length !== 2) return null
  return slashed(
    list.map((goods) => s.speak.and(names.map((good) => [{ n: Number(goods[good] ?? 0) }, ' ', ...s.label(good, 2)]))),
  )
}

/** One of several prices; two of them are moves of their own and say so. */
function oneOf(s: Speech, list: readonly Goods[]): Sentence {
  const [only] = list
  if (only === undefined) return []
  if (typeof only.cropsDownTo === 'number') return s.w.price.cropsDownTo(only.cropsDownTo)
  if (typeof only.sheepBack === 'number') return s.w.price.sheepBack(only.sheepBack)
  const n = ofOneCrop(list)
  if (n !== null) return s.w.price.pay(s.w.words.oneCrop(n, false), NO_TAIL)
  const mixed = mixture(s, list)
  if (mixed !== null) return s.w.price.pay(mixed, NO_TAIL)
  const prices = list.map((goods) => priceOf(s, goods))
  return s.w.price.pay(
    s.speak.or(prices.map(({ text }) => text)),
    prices.flatMap(({ tail }) => tail),
  )
}

export function payText(s: Speech, pay: NonNullable<CardData['pay']>): Sentence {
  return 'same' in pay ? s.w.price.same(pay.same, pay.types) : oneOf(s, pay)
}

/** Prices of the rows of a slash group: "Pay 1/2/3 hops". */
export function rowsPay(s: Speech, rows: readonly Goods[]): Sentence {
  const names = [...new Set(rows.flatMap((goods) => Object.keys(goods)))]
  const text = slashed(
    rows.map((goods) => s.speak.and(names.map((good) => [{ n: Number(goods[good] ?? 0) }, ' ', ...s.label(good, 2)]))),
  )
  return text === null ? oneOf(s, rows) : s.w.price.pay(text, NO_TAIL)
}
