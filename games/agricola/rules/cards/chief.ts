/** The Chief: who holds a card that follows it may play that out of turn. */

import { type Match, PASS, type Question, type Seat, type Stack } from '@dorfplatz/kernel'
import { CARDS, isOccupation } from '../../cards/registry.ts'
import type { Card } from '../../cards/types.ts'
import { PLAY } from '../choices.ts'
import type { AgricolaFrame, OutOfTurn } from '../frames.ts'
import { playerOf } from '../player.ts'
import type { State } from '../state.ts'
import { at } from '../tables.ts'
import { playOccupation } from './occupations.ts'

const CHIEF = 172

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
