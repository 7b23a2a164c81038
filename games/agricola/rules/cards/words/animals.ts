/** Words for animals: young ones, and those that are put on cards. */

import { collecting, type Match, type Seat } from '@dorfplatz/kernel'
import type { Word } from '../../../cards/effects.ts'
import { breedOne, oneOfEach } from '../../animals/breeding.ts'
import { emit } from '../../emit.ts'
import { type GoodName, goodOf, SHEEP } from '../../goods.ts'
import { foodPower } from '../../payment/exchanges.ts'
import { animalCount, eachCard, playerOf } from '../../player.ts'
import type { Player, State } from '../../state.ts'
import { counting } from '../counting.ts'
import { spendSlain } from '../deals.ts'
import { keepOn } from '../kept.ts'
import type { Words } from './table.ts'

export const animalsWords = {
  breed: { run: (m, seat, w) => breedOne(m, seat, goodOf(w.species) - SHEEP) },
  oneOfEach: {
    possible: (m, seat) => animalCount(playerOf(m, seat)) > 0,
    run: (m, seat, _, stack) => oneOfEach(m, seat, stack),
  },
  put: {
    possible: (m, seat, w) => mostPut(m, seat, w) > 0,
    run: (m, seat, w, stack, source) => {
      const most = mostPut(m, seat, w)
      const { per } = w
      const slain = per === undefined ? {} : { slain: { species: goodOf(per.good) - SHEEP, each: per.each } }
      if (most > 0) stack.push({ op: 'put', seat, card: Number(source), good: goodOf(w.good), most, ...slain })
    },
  },
  store: {
    possible: (m, seat, w) => (playerOf(m, seat).slain[goodOf(w.good) - SHEEP] ?? 0) > 0,
    run: (m, seat, w, stack, source) => {
      const p = playerOf(m, seat)
      const species = goodOf(w.good) - SHEEP
      const n = p.slain[species] ?? 0
      if (n === 0) return
      // Where another card wants the same animals, one says how many go here.
      if (n > 1 && wanted(p, w.good) > 1) {
        stack.push({
          op: 'put',
          seat,
          card: Number(source),
          good: goodOf(w.good),
          most: n,
          slain: { species, each: 1 },
        })
        return
      }
      spendSlain(p, species, n)
      keepOn(p, Number(source), goodOf(w.good), n)
    },
  },
  handBack: {
    possible: (m, seat, w) => (playerOf(m, seat).goods[goodOf(w.good)] ?? 0) > 0,
    run: (m, seat, w, _, source) => {
      const p = playerOf(m, seat)
      const good = goodOf(w.good)
      keepOn(p, Number(source), good, 1)
      p.goods[good] = (p.goods[good] ?? 0) - 1
      if (collecting()) emit({ kind: 'handedBack', seat, good })
    },
  },
} satisfies Partial<Words>

/** The most that may be put on a card: what is there, and what the card allows. */
function mostPut(m: Match<State>, seat: Seat, { good, most, per }: Extract<Word, { do: 'put' }>): number {
  const p = playerOf(m, seat)
  const have = good === 'food' ? foodPower(m.state, p) : (p.goods[goodOf(good)] ?? 0)
  const slain = per === undefined ? have : per.each * (p.slain[goodOf(per.good) - SHEEP] ?? 0)
  return Math.min(have, slain, most === undefined ? have : counting.count(most)(m, seat))
}

/** How many of a player's cards make use of this animal when it is cooked. */
function wanted(p: Player, good: GoodName): number {
  let n = 0
  eachCard(p, (card) => {
    if (card.on?.some((rule) => rule.at === 'cook' && (rule.by ?? 'me') === 'me' && rule.goods?.includes(good))) n++
  })
  return n
}
