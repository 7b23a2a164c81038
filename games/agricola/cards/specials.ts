/** Hand-written primitives: the few things cards do that the vocabulary cannot say. */

import { collecting, draw, type Match, PASS, type Question, type Seat, type Stack } from '@dorfplatz/kernel'
import { receiveAnimals } from '../rules/animals/herd.ts'
import { memoryOf, remember } from '../rules/cards/memory.ts'
import { playOccupation } from '../rules/cards/occupations.ts'
import { PLAY } from '../rules/choices.ts'
import { emit } from '../rules/emit.ts'
import type { AgricolaFrame, OutOfTurn } from '../rules/frames.ts'
import { goodName, SHEEP } from '../rules/goods.ts'
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
