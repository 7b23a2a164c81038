/** Effects that ask nothing and need no room: they commute, so a card that reacts with one does so at once. */

import { collecting, type Goods, type Json, type Match, type Seat, type Stack } from '@dorfplatz/kernel'
import { type CardEffect, isWhen } from '../../cards/effects.ts'
import { roundsOf } from '../../cards/when.ts'
import { emit } from '../emit.ts'
import type { AgricolaFrame } from '../frames.ts'
import { playerOf } from '../player.ts'
import type { State } from '../state.ts'
import { counting, GOOD_INDEX } from './counting.ts'
import { giveGoods } from './giving.ts'
import { plainWords } from './words/plain.ts'

/** True for effects that only bring goods which need no room and ask nothing. */
export function isPlain(effect: CardEffect): boolean {
  switch (effect.do) {
    case 'gain':
      return !('sheep' in effect.goods || 'boar' in effect.goods || 'cattle' in effect.goods)
    case 'later':
    case 'nothing':
    case 'table':
    case 'levy':
    case 'note':
    case 'topUp':
      return true
    case 'if':
      return isPlain(effect.then) && (effect.else === undefined || isPlain(effect.else))
    default:
      return false
  }
}

export function runPlain(
  m: Match<State>,
  seat: Seat,
  effect: CardEffect,
  stack: Stack<AgricolaFrame>,
  card: number,
): void {
  switch (effect.do) {
    case 'nothing':
      return
    case 'gain':
      for (const { good, count } of counting.bundle(effect.goods)) {
        const n = count(m, seat)
        if (n > 0) giveGoods(m, seat, GOOD_INDEX[good] ?? 0, n, stack, card)
      }
      return
    case 'later':
      layLater(m, seat, effect.when, effect.goods, String(card))
      return
    case 'table':
      plainWords.table.run(m, seat, effect, stack, String(card))
      return
    case 'levy':
      plainWords.levy.run(m, seat, effect)
      return
    case 'note':
      plainWords.note.run(m, seat, effect, stack, String(card))
      return
    case 'topUp':
      plainWords.topUp.run(m, seat, effect)
      return
    case 'if': {
      const branch = counting.test(effect.cond)(m, seat) ? effect.then : effect.else
      if (branch !== undefined) runPlain(m, seat, branch, stack, card)
      return
    }
    default:
      throw new Error(`'${effect.do}' is not plain`)
  }
}

/** Goods on the spaces of coming rounds. */
export function layLater(m: Match<State>, seat: Seat, when: Json, goods: Goods, source: string): void {
  const p = playerOf(m, seat)
  const rounds = isWhen(when) ? roundsOf(when, m.state.round) : []
  for (const round of rounds) {
    for (const [name, n] of Object.entries(goods)) {
      p.future = [...p.future, round, GOOD_INDEX[name] ?? 0, counting.count(n)(m, seat), Number(source)]
    }
  }
  if (collecting() && rounds.length > 0) {
    const laid = Object.fromEntries(Object.entries(goods).map(([name, n]) => [name, counting.count(n)(m, seat)]))
    emit({ kind: 'laid', seat, card: Number(source), rounds, goods: laid })
  }
}
