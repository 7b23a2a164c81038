/** What an option takes: exactly these stones and coins, or that its owner may choose between them (V-COIN-04). */

import { listOf, type Seat, type Sentence, say, type View } from '@dorfplatz/kernel'
import { type Purse, paymentsWith, wellPaymentsWith } from '../rules/pay.ts'
import type { VillageView } from '../rules/view.ts'
import type { Phrases } from './en.ts'
import { type Amount, costOf, piecesOf } from './parts.ts'

type V = View<VillageView>

/** What a seat could pay with, as everybody sees it. */
function purseOf(view: V, seat: Seat): Purse {
  const { families, marker, conny } = view.table
  const { stones, coins } = families[seat] ?? { stones: { orange: 0, green: 0, brown: 0, pink: 0 }, coins: 0 }
  return [stones.orange, stones.green, stones.brown, stones.pink, coins, conny !== null && marker === seat ? 1 : 0]
}

/** One way is said in full, two are offered side by side; of more it is said that coins may replace stones. */
function waysText(
  w: Phrases,
  ways: readonly (readonly Amount[])[],
  fixed: readonly Amount[],
  base: Sentence,
): Sentence {
  const [only] = ways
  if (only !== undefined && ways.length === 1) return w.some([...fixed, ...only])
  const choice =
    ways.length === 2
      ? listOf(
          w.lang,
          'or',
          ways.map((way) => w.some(way)),
        )
      : base
  return fixed.length === 0 ? choice : say(w.some(fixed), w.plus, choice)
}

/**
 * A cost in stones and coins together with what no coin replaces; `scroll`: a scroll may be given instead of the stones,
 * `keep`: the marker is owed elsewhere.
 */
export function priceText(
  w: Phrases,
  view: V,
  seat: Seat,
  cost: number,
  fixed: readonly Amount[] = [],
  other: 'scroll' | 'keep' | null = null,
): Sentence {
  const purse = purseOf(view, seat)
  const ways: (readonly Amount[])[] = paymentsWith(other === 'keep' ? [...purse.slice(0, 5), 0] : purse, cost).map(
    piecesOf,
  )
  const scroll: Amount[] = [{ n: 1, thing: 'scroll' }]
  const has = (view.table.families[seat]?.goods.scroll ?? 0) > 0
  if (other === 'scroll' && has) ways.push(scroll)
  const stones = say(w.some(costOf(cost)), ways.length > 2 ? w.coinsToo : '')
  return waysText(w, ways, fixed, other === 'scroll' && has ? listOf(w.lang, 'or', [stones, w.some(scroll)]) : stones)
}

export function wellPrice(w: Phrases, view: V, seat: Seat): Sentence {
  const ways = wellPaymentsWith(purseOf(view, seat)).map(piecesOf)
  return waysText(w, ways, [], say(w.choose.wellPrice, w.coinsToo))
}
