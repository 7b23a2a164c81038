/** Words for cards: playing one more, what one remembers, goods that count as brought by a card. */

import type { Match, Seat } from '@dorfplatz/kernel'
import { EVENT } from '../../../cards/moments.ts'
import { goodOf } from '../../goods.ts'
import { playerOf } from '../../player.ts'
import type { State } from '../../state.ts'
import { GOOD_INDEX } from '../counting.ts'
import { fire, heard, newEvent, spendUse } from '../events.ts'
import { giveGoods } from '../giving.ts'
import { remember, takeTopOf, topOf } from '../memory.ts'
import { canImprove, canOccupation, chanceFor } from '../playable.ts'
import { runSpecial, specialPossible } from '../specials.ts'
import type { Words } from './table.ts'

export const cardsWords = {
  improve: {
    possible: (m, seat, w) => canImprove(m, seat, kindsFor(m, seat, w.kinds), w.food),
    run: (m, seat, w, stack) => {
      const kinds = kindsFor(m, seat, w.kinds)
      const { food = 0 } = w
      if (canImprove(m, seat, kinds, food)) {
        // A chance that a card gives is one of its kind (Traveling Salesman), but not repeated once more (Merchant).
        const chance =
          w.kinds === undefined
            ? { action: m.state.event[EVENT.choice] === 2 ? 2 : 1, again: true as const }
            : { action: w.action ?? 0 }
        stack.push({ op: 'improve', seat, kinds, optional: false, food, ...chance })
      }
    },
  },
  occupation: {
    possible: (m, seat, w) => canOccupation(m, seat, w.food),
    run: (_, seat, w, stack) => {
      stack.push({ op: 'occupation', seat, space: -1, food: w.food, optional: false })
    },
  },
  bring: {
    run: (m, seat, w, stack, source) => {
      const event = newEvent(seat)
      for (const [name, n] of Object.entries(w.goods)) {
        const good = GOOD_INDEX[name] ?? 0
        event[good] = n
        giveGoods(m, seat, good, n, stack, Number(source))
      }
      if (heard(m, 'cardGoods', seat)) fire(m, stack, 'cardGoods', seat, event)
    },
  },
  stack: {
    run: (m, seat, w, _, source) => {
      remember(playerOf(m, seat), Number(source), { stack: w.goods.map(goodOf) })
    },
  },
  takeTop: {
    run: (m, seat, _, stack, source) => {
      const p = playerOf(m, seat)
      const top = topOf(p, Number(source))
      if (top < 0) return
      takeTopOf(p, Number(source))
      giveGoods(m, seat, top, 1, stack, Number(source))
    },
  },
  special: {
    possible: (m, seat, w) => specialPossible(m, seat, w.name),
    run: (m, seat, w, stack, source) => runSpecial(m, seat, w.name, stack, Number(source)),
  },
  spend: {
    run: (m, seat, w, _, source) => spendUse(m, seat, Number(source), w.index),
  },
} satisfies Partial<Words>

/** What a chance brings: as the card says, or once more what the action just taken brought (Merchant). */
function kindsFor(m: Match<State>, seat: Seat, kinds: 'minor' | 'both' | undefined): 'minor' | 'both' {
  return kinds ?? chanceFor(playerOf(m, seat), m.state.event[EVENT.choice] === 2 ? 'both' : 'minor', 1)
}
