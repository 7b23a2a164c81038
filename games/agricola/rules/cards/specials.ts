/** Hand-written primitives: the few things cards do that the vocabulary cannot say. */

import { collecting, draw, type Match, type Seat, type Stack } from '@dorfplatz/kernel'
import { isOccupation } from '../../cards/registry.ts'
import { receiveAnimals } from '../animals/arriving.ts'
import { emit } from '../emit.ts'
import type { AgricolaFrame } from '../frames.ts'
import { goodName, SHEEP } from '../goods.ts'
import { playerOf } from '../player.ts'
import type { State } from '../state.ts'
import { memoryOf, remember } from './memory.ts'

interface Special {
  possible?(m: Match<State>, seat: Seat): boolean
  run(m: Match<State>, seat: Seat, stack: Stack<AgricolaFrame>, card: number): void
}

const HAND = 7

/** Sheep, boar and cattle in the Veterinarian's container at first. */
const TOKENS: readonly number[] = [4, 3, 2]

/** The kind of the token at a place, when they lie in a row. */
function kindAt(tokens: readonly number[], place: number): number {
  let left = place
  return tokens.findIndex((n) => {
    left -= n
    return left < 0
  })
}

const SPECIALS: { readonly [name: string]: Special } = {
  /** Broom: all minors of the hand for seven that were not dealt (AGR-MIN-G24). */
  newHand: {
    run: (m, seat) => {
      const p = playerOf(m, seat)
      const { piles, discards } = m.state
      const drawn = piles[1].slice(-HAND)
      m.state.discards = [discards[0], [...discards[1], ...p.hand.filter((no) => !isOccupation(no))]]
      m.state.piles = [piles[0], piles[1].slice(0, -HAND)]
      p.hand = [...p.hand.filter(isOccupation), ...drawn].sort((a, b) => a - b)
      for (const card of drawn) if (collecting()) emit({ kind: 'drew', seat, to: [seat], card })
    },
  },
  /** Veterinarian: two tokens at random; two of a kind bring one animal, which is not replaced (A-OCCARD-D17). */
  twoTokens: {
    run: (m, seat, stack, card) => {
      const p = playerOf(m, seat)
      const tokens = memoryOf(p, card).tokens ?? TOKENS
      const total = tokens.reduce((sum, n) => sum + n, 0)
      if (total < 2) return
      const first = kindAt(tokens, draw(m, 'tokens', total))
      const rest = tokens.map((n, i) => (i === first ? n - 1 : n))
      if (kindAt(rest, draw(m, 'tokens', total - 1)) !== first) return
      remember(p, card, { tokens: rest })
      const good = SHEEP + first
      p.goods[good] = (p.goods[good] ?? 0) + 1
      if (collecting()) emit({ kind: 'gained', seat, card, goods: { [goodName(good)]: 1 } })
      receiveAnimals(m, seat, stack)
    },
  },
  /** Ratcatcher: every other player with offspring keeps one person at home this round. */
  offspringStaysHome: {
    run: (m, seat) => {
      for (let other = 0; other < m.seats; other++) {
        const p = playerOf(m, other)
        if (other !== seat && p.people >= 3 && p.home > 0) p.home--
      }
      if (collecting()) emit({ kind: 'ratcatcher', seat })
    },
  },
}

export function specialPossible(m: Match<State>, seat: Seat, name: string): boolean {
  return SPECIALS[name]?.possible?.(m, seat) ?? true
}

export function runSpecial(m: Match<State>, seat: Seat, name: string, stack: Stack<AgricolaFrame>, card: number): void {
  const special = SPECIALS[name]
  if (special === undefined) throw new Error(`no special '${name}'`)
  special.run(m, seat, stack, card)
}
