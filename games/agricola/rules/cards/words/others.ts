/** Words that concern other players: what they get, pay, hand over or buy. */

import type { Match, Seat } from '@dorfplatz/kernel'
import { EVENT } from '../../../cards/moments.ts'
import { FOOD, goodOf } from '../../goods.ts'
import { payFor } from '../../payment/paying.ts'
import { affordable } from '../../payment/prices.ts'
import { playerOf } from '../../player.ts'
import { PHASE, type State } from '../../state.ts'
import { counting } from '../counting.ts'
import { canReap, payPlayer } from '../deals.ts'
import { ownerOf } from '../events.ts'
import { giveGoods } from '../giving.ts'
import { offerForSale } from '../selling.ts'
import type { Words } from './table.ts'

export const othersWords = {
  others: {
    run: (m, seat, w, stack, source) => {
      for (let i = m.seats - 1; i >= 1; i--) {
        stack.push({ op: 'effect', seat: (seat + i) % m.seats, effect: w.effect, source })
      }
    },
  },
  everyone: {
    run: (m, seat, w, stack, source) => {
      // Outside a harvest it is the owner's own field phase (Manure).
      const inHarvest = m.state.phase !== PHASE.home
      for (let i = m.seats - 1; i >= 0; i--) {
        const other = (m.state.starter + i) % m.seats
        if (inHarvest ? playerOf(m, other).absent === 1 : other !== seat) continue
        stack.push({ op: 'effect', seat: other, effect: w.effect, source })
      }
    },
  },
  actor: {
    run: (m, _, w, stack, source) => {
      stack.push({ op: 'effect', seat: m.state.event[EVENT.actor] ?? 0, effect: w.effect, source })
    },
  },
  payOwner: {
    possible: (m, seat, w) => w.gained === true || affordable(m.state, playerOf(m, seat), ['fee', FOOD, w.food]),
    run: (m, seat, w, stack, source) => {
      const owner = ownerOf(m, Number(source))
      if (owner >= 0 && owner !== seat) payPlayer(m, seat, owner, w.food, stack)
    },
  },
  payOwners: {
    possible: (m, seat, w) => {
      const n = owners(m, seat, w.cards).length * w.food
      return n === 0 || affordable(m.state, playerOf(m, seat), ['fee', FOOD, n], counting.count(w.gain)(m, seat))
    },
    run: (m, seat, w, stack, source) => {
      giveGoods(m, seat, FOOD, counting.count(w.gain)(m, seat), stack, Number(source))
      const list = owners(m, seat, w.cards)
      for (const owner of list) {
        const host = playerOf(m, owner)
        host.goods[FOOD] = (host.goods[FOOD] ?? 0) + w.food
      }
      if (list.length > 0) payFor(m, seat, ['fee', FOOD, list.length * w.food], stack)
    },
  },
  buy: {
    possible: (m, seat, w) => {
      const seller = playerOf(m, m.state.event[EVENT.actor] ?? 0)
      const there = (seller.goods[goodOf(w.good)] ?? 0) > 0
      return there && affordable(m.state, playerOf(m, seat), ['fee', FOOD, w.food])
    },
    run: (m, seat, w, stack) => {
      const seller = m.state.event[EVENT.actor] ?? 0
      stack.push({ op: 'handOver', seat: seller, receiver: seat, good: goodOf(w.good) })
      payPlayer(m, seat, seller, w.food, stack)
    },
  },
  reap: {
    possible: (m, seat) => canReap(m, seat),
    run: (m, seat, w, stack) => {
      if (canReap(m, seat)) stack.push({ op: 'reap', seat, gives: w.gives })
    },
  },
  sell: {
    possible: (m, seat, w) => (playerOf(m, seat).goods[goodOf(w.good)] ?? 0) > 0,
    run: (m, seat, { good, food, price }, stack, source) =>
      offerForSale(m, seat, { card: Number(source), good: goodOf(good), food, price }, stack),
  },
} satisfies Partial<Words>

/** Other players' seats, once for each of these cards in front of them. */
function owners(m: Match<State>, seat: Seat, cards: readonly number[]): number[] {
  const list: number[] = []
  for (let other = 0; other < m.seats; other++) {
    if (other === seat) continue
    for (const no of cards) {
      const p = playerOf(m, other)
      if (p.improvements.includes(no) || p.occupations.includes(no)) list.push(other)
    }
  }
  return list
}
