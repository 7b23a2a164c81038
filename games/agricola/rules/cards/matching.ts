/** A stack of building resources on a card: whoever receives one like the topmost gets that one, too (Resource Seller). */

import { collecting, type Match } from '@dorfplatz/kernel'
import { emit } from '../emit.ts'
import { goodName, isBuildingResource, type Pairs } from '../goods.ts'
import { eachCard, playerOf } from '../player.ts'
import { PHASE, type State } from '../state.ts'
import { takeTopOf, topOf } from './memory.ts'

/** Of one receipt, in the order that is best for the owner: every good received may free one of its kind. */
export function matchStack(m: Match<State>, seat: number, received: Pairs): void {
  if (m.state.phase !== PHASE.roundStart && m.state.phase !== PHASE.work) return
  const p = playerOf(m, seat)
  eachCard(p, ({ no, matchesStack }) => {
    if (matchesStack !== true) return
    const left = new Map<number, number>()
    for (let i = 0; i < received.length; i += 2) left.set(received[i] ?? 0, received[i + 1] ?? 0)
    for (let top = topOf(p, no); top >= 0 && isBuildingResource(top) && (left.get(top) ?? 0) > 0; top = topOf(p, no)) {
      left.set(top, (left.get(top) ?? 0) - 1)
      takeTopOf(p, no)
      p.goods[top] = (p.goods[top] ?? 0) + 1
      if (collecting()) emit({ kind: 'gained', seat, card: no, goods: { [goodName(top)]: 1 } })
    }
  })
}
