/** What a seat is asked, and who brought the question about. */

import { type Sentence, say, type View } from '@dorfplatz/kernel'
import type { CardEffect } from '../cards/effects.ts'
import { findCard } from '../cards/registry.ts'
import type { Anytime } from '../rules/choices.ts'
import type { AgricolaDecision } from '../rules/frames.ts'
import { FOOD } from '../rules/goods.ts'
import type { Purchase } from '../rules/payment/prices.ts'
import type { AgricolaView } from '../rules/view.ts'
import { capital } from './parts.ts'
import type { Tongue } from './tongue.ts'

type V = View<AgricolaView, AgricolaDecision, Anytime>

/** The card a question is about, or 0. */
function cardAsked(decision: AgricolaDecision): number {
  switch (decision.kind) {
    case 'mayEffect':
    case 'chooseEffect':
    case 'chooseTier':
      return Number(decision.args.source)
    case 'put':
    case 'layOn':
      return decision.args.card
    default:
      return 0
  }
}

/** Who brought a question about, where somebody else did: by acting, or by owning the card. */
export function occasion(t: Tongue, { table }: V, decision: AgricolaDecision): Sentence {
  const no = cardAsked(decision)
  const owner = table.farms.findIndex((farm) => farm.occupations.includes(no) || farm.improvements.includes(no))
  if (owner < 0) return []
  if (owner !== decision.seat) return t.messages.ask.ofOther(t.card(no), owner)
  if (table.cause === null || table.cause === decision.seat) return []
  const moment = findCard(no)?.on?.find(({ by = 'me' }) => by !== 'me')?.at
  if (moment === undefined) return []
  const { caused } = t.messages
  return say({ seat: table.cause }, caused[moment] ?? caused.other, ' ')
}

/** What a seat is asked. */
export function question(t: Tongue, decision: AgricolaDecision): Sentence {
  const { ask } = t.messages
  switch (decision.kind) {
    case 'resource':
      return [decision.args.n === 1 ? ask.resource1 : ask.resource2]
    case 'build': {
      const { rooms, stables } = decision.args
      const can = (what: 'room' | 'stable') =>
        decision.choices?.some((choice) => typeof choice === 'object' && choice.build === what) ?? true
      if (can('room') === can('stable')) return [ask.build]
      return [can('room') ? ask.buildRooms(rooms) : ask.buildStables(stables)]
    }
    case 'freeSite': {
      const { what } = decision.args
      return [what === 'room' ? ask.freeRoom : what === 'stable' ? ask.freeStable : ask.freePasture]
    }
    case 'feed':
      return ask.feed(decision.form.need, decision.form.food)
    case 'draft':
      return [decision.args.kind === 'occupation' ? ask.draftOccupation : ask.draftMinor]
    case 'trade':
      return [decision.args.given.length < 3 ? ask.trade : ask.tradeFor]
    case 'outOfTurn':
      return ask.outOfTurn(t.card(decision.args.no))
    case 'mayEffect': {
      const { source, effect } = decision.args
      return ask.may(t.card(Number(source)), capital(t.offered(effect as CardEffect)))
    }
    case 'chooseEffect':
    case 'chooseTier':
      return ask.choose(t.card(Number(decision.args.source)))
    case 'orderReactions':
      return [ask.order]
    case 'secondPlace':
    case 'move':
    case 'layOn':
      return [ask[decision.kind]]
    case 'put':
      return ask.put(t.card(decision.args.card), ...t.goodsOf(decision.args.good))
    case 'pay':
      return paymentAsked(t, decision.args.what)
    case 'offer':
      return [ask.offer[decision.args.name] ?? ask.offer.end ?? '']
    case 'buy': {
      const { card, owner, good, price } = decision.args
      return ask.buy(t.card(card), owner, t.good(good, 1), t.good(FOOD, price))
    }
    case 'sellTo':
      return ask.sellTo(t.card(decision.args.card))
    default:
      return [ask[decision.kind]]
  }
}

/** What is to be paid, and to whom. */
function paymentAsked(t: Tongue, what: Purchase): Sentence {
  const { ask } = t.messages
  switch (what[0]) {
    case 'improvement':
    case 'occupation':
      return ask.payFor(t.card(what[1]))
    case 'fee':
      return ask.payFee(t.good(what[1], what[2]), what[3] ?? null)
    default:
      return [ask.pay]
  }
}
