/** Hand-written primitives: the few things cards do that the vocabulary cannot say. */

import { collecting, type Match, PASS, type Question, type Seat, type Stack } from '@dorfplatz/kernel'
import { playOccupation } from '../rules/cards/improve.ts'
import { PLAY } from '../rules/choices.ts'
import { emit } from '../rules/emit.ts'
import type { AgricolaFrame, OutOfTurn } from '../rules/frames.ts'
import { playerOf } from '../rules/player.ts'
import type { State } from '../rules/state.ts'
import { at } from '../rules/tables.ts'
import { CARDS, isOccupation } from './registry.ts'
import type { Card } from './types.ts'

interface Special {
  possible?(m: Match<State>, seat: Seat): boolean
  run(m: Match<State>, seat: Seat, stack: Stack<AgricolaFrame>, card: number): void
}

const CHIEF = 172

const SPECIALS: { readonly [name: string]: Special } = {
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

/** What a card brings besides its effect when it comes into play. */
export function specialOnPlay(m: Match<State>, seat: Seat, card: Card, stack: Stack<AgricolaFrame>): void {
  if (card.no !== CHIEF) return
  // Whoever holds a card that follows the Chief may play it now, free of charge.
  for (let i = m.seats - 1; i >= 1; i--) {
    const other = (seat + i) % m.seats
    for (const no of FOLLOWERS) if (isAskedFor(m, other, no)) stack.push({ op: 'outOfTurn', seat: other, no })
  }
}

const FOLLOWERS = CARDS.filter((card) => card.special?.includes('playWithChief')).map((card) => card.no)

/** Who holds the card is asked; with a poker face also who might hold it, so that the pause tells nothing. */
function isAskedFor(m: Match<State>, seat: Seat, no: number): boolean {
  const { hand } = playerOf(m, seat)
  if (hand.includes(no)) return true
  if (m.options.pokerFace !== true || !hand.some(isOccupation)) return false
  return !m.state.players.some((p) => p.occupations.includes(no))
}

export const outOfTurn: Question<State, OutOfTurn, AgricolaFrame> = {
  secret: true,
  choices: (m, f) => (playerOf(m, f.seat).hand.includes(f.no) ? [at(PLAY, f.no), PASS] : [PASS]),
  answer: (m, f, choice, stack) => {
    if (choice !== PASS) playOccupation(m, f.seat, f.no, 0, -1, stack)
  },
}
