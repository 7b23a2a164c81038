/** What an option takes: exactly these stones and coins, or that its owner may choose between them (V-COIN-04). */

import { listOf, type Seat, type Sentence, say } from '@dorfplatz/kernel'
import type { Price } from '../rules/frames.ts'
import { costOf, type Purse, paymentsWith, wellPaymentsWith } from '../rules/pay.ts'
import type { VillageView } from '../rules/view.ts'
import type { Phrases } from './en.ts'
import { type Amount, amountsOf } from './parts.ts'

/** What a seat could pay with, as everybody sees it. */
function purseOf({ families, marker, conny }: VillageView, seat: Seat): Purse {
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
 * A price in stones and coins together with what no coin replaces; `scroll`: a scroll may be given instead of the
 * stones, `keep`: the marker is owed elsewhere.
 */
export function priceText(
  w: Phrases,
  table: VillageView,
  seat: Seat,
  price: Price,
  fixed: readonly Amount[] = [],
  other: 'scroll' | 'keep' | null = null,
): Sentence {
  const purse = purseOf(table, seat)
  const held = other === 'keep' ? [...purse.slice(0, 5), 0] : purse
  const ways = paymentsWith(held, costOf(price)).map((pieces): readonly Amount[] => amountsOf(pieces))
  const scroll: Amount[] = [{ n: 1, thing: 'scroll' }]
  const has = other === 'scroll' && (table.families[seat]?.goods.scroll ?? 0) > 0
  if (has) ways.push(scroll)
  const stones = say(w.some(amountsOf(price)), ways.length > 2 ? w.coinsToo : '')
  return waysText(w, ways, fixed, has ? listOf(w.lang, 'or', [stones, w.some(scroll)]) : stones)
}

export function wellPrice(w: Phrases, table: VillageView, seat: Seat): Sentence {
  const ways = wellPaymentsWith(purseOf(table, seat)).map(amountsOf)
  return waysText(w, ways, [], say(w.choose.wellPrice, w.coinsToo))
}
