/** Words that ask nothing and need no room: a card that reacts with them does so at once. */

import { collecting } from '@dorfplatz/kernel'
import { EVENT } from '../../../cards/moments.ts'
import { rowsAt } from '../../calendar/points.ts'
import { emit } from '../../emit.ts'
import { CROP_NAMES, topUp } from '../../farm/crops.ts'
import { GOODS, goodOf } from '../../goods.ts'
import { playerOf } from '../../player.ts'
import { counting } from '../counting.ts'
import { giveGoods, hand } from '../giving.ts'
import { memoryOf, remember } from '../memory.ts'
import type { Words } from './table.ts'

export const plainWords = {
  table: {
    run: (m, seat, w, stack, source) => {
      const n = rowsAt(w.rows, counting.count(w.of)(m, seat))
      if (n > 0) giveGoods(m, seat, goodOf(w.good), n, stack, Number(source))
    },
  },
  levy: {
    run: (m, seat, w) => {
      const giver = m.state.event[EVENT.actor] ?? 0
      for (const name of GOODS) {
        const n = Math.min(w.goods[name] ?? 0, playerOf(m, giver).goods[goodOf(name)] ?? 0)
        if (n > 0 && giver !== seat) hand(m, giver, seat, goodOf(name), n)
      }
    },
  },
  note: {
    run: (m, seat, w, _, source) => {
      const p = playerOf(m, seat)
      const card = Number(source)
      remember(p, card, { points: (memoryOf(p, card).points ?? 0) + w.points })
      if (collecting()) emit({ kind: 'noted', seat, card, points: w.points })
    },
  },
  topUp: {
    run: (m, seat, w) => {
      const kinds: readonly number[] = w.crops.map((name) => CROP_NAMES[name])
      const { crops } = playerOf(m, seat)
      topUp(
        m,
        seat,
        crops.flatMap((crop, place) => (kinds.includes(crop & 3) ? [place] : [])),
        1,
      )
    },
  },
} satisfies Partial<Words>
