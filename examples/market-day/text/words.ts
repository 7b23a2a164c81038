/** All sentences of the game, put together from the words of one language. */

import {
  chosen,
  type GameText,
  type Lang,
  listOf,
  type Refusal,
  type Sentence,
  say,
  type View,
} from '@dorfplatz/kernel'
import { CUSTOMERS, GOODS, type Good, TAKEN } from '../cards/customers.ts'
import type { MarketDecision, MarketEvent, MarketView } from '../rules/state.ts'

export interface Words {
  readonly lang: Lang
  readonly name: string
  readonly about: string
  readonly nouns: { readonly [G in Good]: readonly [one: string, many: string] }
  readonly coins: readonly [one: string, many: string]
  readonly customer: string
  readonly nobody: string
  readonly nothing: string
  readonly ask: (turn: number) => string
  readonly take: (goods: Sentence) => Sentence
  readonly serve: (wants: Sentence, coins: Sentence) => Sentence
  readonly took: (who: Sentence, goods: Sentence) => Sentence
  readonly served: (who: Sentence, wants: Sentence, coins: Sentence) => Sentence
  readonly came: (wants: Sentence, coins: Sentence) => Sentence
  readonly lacking: (goods: Sentence) => Sentence
  readonly gone: string
  readonly notNow: string
  readonly waitingFor: (who: Sentence) => Sentence
  readonly stalls: string
  readonly deck: (n: number) => string
  readonly goal: (coins: number) => string
  readonly score: string
  readonly reached: string
  readonly missed: string
}

type V = View<MarketView, MarketDecision, never>

const counted = ([one, many]: readonly [string, string], icon: string, n: number): Sentence =>
  say(n, { icon, label: n === 1 ? one : many })

function goodsSaid(w: Words, goods: readonly number[]): Sentence {
  const list = GOODS.flatMap((good, i) => ((goods[i] ?? 0) > 0 ? [counted(w.nouns[good], good, goods[i] ?? 0)] : []))
  return list.length === 0 ? [w.nothing] : listOf(w.lang, 'and', list)
}

const coinsSaid = (w: Words, n: number): Sentence => counted(w.coins, 'coin', n)

/** What a customer wants and pays. */
export function customerSaid(w: Words, id: string): readonly [wants: Sentence, coins: Sentence] {
  const { wants, coins } = CUSTOMERS.find((customer) => customer.id === id) ?? { wants: [], coins: 0 }
  return [goodsSaid(w, wants), coinsSaid(w, coins)]
}

function refused(w: Words, refusal: Refusal): Sentence {
  const { lacking } = refusal.args ?? {}
  if (refusal.rule === 'M-SERVE-01' && Array.isArray(lacking)) return w.lacking(goodsSaid(w, lacking.map(Number)))
  return [refusal.rule === 'M-SERVE-02' ? w.gone : w.notNow]
}

function happened(w: Words, event: MarketEvent): Sentence {
  if (event.kind === 'took') {
    return w.took([{ seat: event.seat }], counted(w.nouns[event.good], event.good, TAKEN))
  }
  if (event.kind === 'served') return w.served([{ seat: event.seat }], ...customerSaid(w, event.customer))
  return w.came(...customerSaid(w, event.customer))
}

function tableSaid(w: Words, { table }: V): readonly Sentence[] {
  return [
    [w.ask(table.turn)],
    say(
      w.stalls,
      ': ',
      ...(table.waiting.length === 0
        ? [w.nobody]
        : table.waiting.flatMap((id, i) => {
            const [wants, coins] = customerSaid(w, id)
            return [i === 0 ? '' : ' | ', wants, ' → ', coins]
          })),
      ' · ',
      w.deck(table.deck),
    ),
    ...table.goods.map((goods, seat) =>
      say({ seat }, ': ', coinsSaid(w, table.coins[seat] ?? 0), '; ', goodsSaid(w, goods)),
    ),
  ]
}

export function speak(w: Words): GameText<MarketView, MarketDecision, MarketEvent, never> {
  return {
    name: w.name,
    about: w.about,
    decision: (view) => [w.ask(view.table.turn)],
    choice: (_, decision, choice) => {
      const one = chosen(decision, choice)
      // The kernel's own questions never come up here.
      if (one.kind !== 'turn') return [w.name]
      if ('serve' in one.choice) return w.serve(...customerSaid(w, one.choice.serve))
      return w.take(counted(w.nouns[one.choice.take], one.choice.take, TAKEN))
    },
    anytime: () => [w.name],
    event: (event) => happened(w, event),
    refusal: (refusal) => refused(w, refusal),
    waiting: (seat) => w.waitingFor([{ seat }]),
    table: (view) => tableSaid(w, view),
    notices: (view) => (view.seats > 1 ? [] : [[w.goal(view.table.coins[0] ?? 0)]]),
    option: (key) => ({ name: key, help: key, value: String }),
    score: () => w.score,
    verdict: (verdict) => (verdict === 'reached' ? w.reached : w.missed),
  }
}
