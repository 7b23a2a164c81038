/** Three hand cards for one of a face-down pile (A-VARIANT-01). */

import { collecting, type Question, refuse, shuffle } from '@dorfplatz/kernel'
import { isOccupation } from '../../cards/registry.ts'
import { DISCARD, DRAW, SHAPES } from '../choices.ts'
import { emit } from '../emit.ts'
import type { AgricolaFrame, Trade } from '../frames.ts'
import { playerOf } from '../player.ts'
import { replaced, type State } from '../state.ts'
import { at } from '../tables.ts'

/** Three cards of the hand, one after the other, then which pile to draw from. */
export const trade: Question<State, Trade, AgricolaFrame> = {
  secret: true,
  choices: (m, f) => {
    if (f.given.length < 3) {
      const last = f.given[f.given.length - 1] ?? 0
      const hand = [...playerOf(m, f.seat).hand].sort((a, b) => a - b)
      const rest = hand.filter((no) => no > last)
      // Ascending, so that the same three cards are always the same three answers; enough must remain.
      return rest.slice(0, rest.length - (2 - f.given.length)).map((no) => at(DISCARD, no))
    }
    const s = m.state
    return [...(pileOpen(s, 0) ? [DRAW.occupation] : []), ...(pileOpen(s, 1) ? [DRAW.minor] : [])]
  },
  shape: SHAPES.trade,
  check: (m, f, choice) => {
    const no = 'discard' in choice ? Number(choice.discard) : 0
    if (!playerOf(m, f.seat).hand.includes(no)) return null
    return refuse('A-VARIANT-01', { card: no, why: f.given.includes(no) ? 'tradeGiven' : 'tradeOrder' })
  },
  answer: (m, f, choice, stack) => {
    if ('discard' in choice) {
      stack.push({ op: 'trade', seat: f.seat, given: [...f.given, Number(choice.discard)] })
      return
    }
    const s = m.state
    const p = playerOf(m, f.seat)
    const kind = choice.draw === 'occupation' ? 0 : 1
    if (s.piles[kind].length === 0) {
      s.piles = replaced(s.piles, kind, shuffle(m, 'draw', s.discards[kind].slice()))
      s.discards = replaced(s.discards, kind, [])
    }
    const drawn = at(s.piles[kind], s.piles[kind].length - 1)
    s.piles = replaced(s.piles, kind, s.piles[kind].slice(0, -1))
    for (const no of f.given) {
      p.hand = p.hand.toSpliced(p.hand.indexOf(no), 1)
      const own = isOccupation(no) ? 0 : 1
      s.discards = replaced(s.discards, own, [...s.discards[own], no])
      // Face down among others, nobody follows a passing card any more.
      s.passed = s.passed.filter((other) => other !== no)
    }
    p.hand = [...p.hand, drawn]
    if (collecting()) {
      emit({ kind: 'traded', seat: f.seat, pile: choice.draw })
      emit({ kind: 'drew', seat: f.seat, to: [f.seat], card: drawn })
    }
  },
}

export function pileOpen(s: State, kind: 0 | 1): boolean {
  return s.piles[kind].length + s.discards[kind].length > 0
}
