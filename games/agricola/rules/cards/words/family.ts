/** Words for people: offspring, lodgers, guests, and where they go. */

import { collecting, type Match, type Seat } from '@dorfplatz/kernel'
import { emit } from '../../emit.ts'
import { FOOD } from '../../goods.ts'
import { affordable } from '../../payment/prices.ts'
import { canGrow, MAX_PEOPLE, playerOf } from '../../player.ts'
import type { State } from '../../state.ts'
import { grow } from '../../work/growth.ts'
import { targets } from '../../work/open.ts'
import { spaceNamed } from '../../work/spaces.ts'
import { payPlayer } from '../deals.ts'
import type { Words } from './table.ts'

export const familyWords = {
  grow: {
    possible: (m, seat, w) => canGrow(playerOf(m, seat), w.noRoom !== true),
    run: (m, seat, w, stack) => {
      if (canGrow(playerOf(m, seat), w.noRoom !== true)) grow(m, seat, stack, w.action === true)
    },
  },
  adopt: {
    possible: (m, seat) => playerOf(m, seat).newborn > 0,
    run: (m, seat) => {
      const p = playerOf(m, seat)
      p.newborn--
      p.home++
      if (collecting()) emit({ kind: 'adopted', seat })
    },
  },
  person: {
    run: (m, seat) => {
      const p = playerOf(m, seat)
      if (p.people + p.lodgers >= MAX_PEOPLE) return
      p.lodgers++
      p.home++
      if (collecting()) emit({ kind: 'lodger', seat })
    },
  },
  guest: {
    run: (m, seat) => {
      playerOf(m, seat).guests++
      if (collecting()) emit({ kind: 'guest', seat })
    },
  },
  move: {
    possible: (m, seat, w) => standing(m, seat, w.from) >= 0 && targets(m, seat, w.to).length > 0,
    run: (m, seat, w, stack) => {
      const from = standing(m, seat, w.from)
      const to = targets(m, seat, w.to)
      if (from >= 0 && to.length > 0) stack.push({ op: 'move', seat, from, to })
    },
  },
  goFirst: {
    possible: (m, seat, w) => {
      const p = playerOf(m, seat)
      if (m.state.starter === seat || m.state.first >= 0 || p.home === 0) return false
      return affordable(m.state, p, ['fee', FOOD, w.food])
    },
    run: (m, seat, w, stack) => {
      m.state.first = seat
      payPlayer(m, seat, m.state.starter, w.food, stack)
    },
  },
} satisfies Partial<Words>

/** The first of these spaces on which the seat has a person, or -1. */
function standing(m: Match<State>, seat: Seat, keys: readonly string[]): number {
  return keys.map(spaceNamed).find((space) => ((m.state.by[space] ?? 0) & (1 << seat)) !== 0) ?? -1
}
