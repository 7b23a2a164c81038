/** What a viewer may see, what it knows, and dealing anew what it cannot know. */

import { type Random, shuffleWith, type Viewer } from '@dorfplatz/kernel'
import { DECKS, deckOf, QUADRANT_CARDS, WINDOW } from './facts.ts'
import { copiesOf, isPlanted, plantOf, rowOf } from './field.ts'
import { at, type M } from './metrics.ts'
import { scoreOf } from './score.ts'
import { type Player, type State, withCards } from './state.ts'

export interface FieldView {
  readonly row: number
  /** Index of the planted good in THINGS, or -1. */
  readonly good: number
  readonly copies: number
}

export interface SeatView {
  /** Nine goods, jewelry, tools, in the order of THINGS. */
  readonly stock: readonly number[]
  readonly fields: readonly (FieldView | null)[]
  /** Sheep on the Farmyard cards of rounds 1 to 6 and, at 7, in the Stables. */
  readonly sheep: readonly number[]
  /** Rounds whose Farmyard card still lies on the Stable board. */
  readonly stable: readonly number[]
  readonly crafts: readonly number[]
  /** Two per building; 11 is off the board. */
  readonly boulders: readonly number[]
  readonly center: number
  readonly window: number
  readonly workers: number
  readonly exhausted: number
  /** Own hand; null for others. */
  readonly hand: readonly number[] | null
  /** Hand cards by deck: gateway, farmyard, bonus, point. */
  readonly handCounts: readonly number[]
  readonly played: readonly number[]
  readonly careful: boolean
  readonly bound: boolean
  readonly advances: readonly number[]
  readonly points: number
  readonly parts: { readonly [category: string]: number }
}

export interface HallertauView {
  readonly round: number
  readonly phase: number
  readonly first: number
  readonly turnOf: number
  /** Workers in row r (0 = bottom) of space s at 3 * s + r. */
  readonly board: readonly number[]
  /** Cards left in the decks: gateway, farmyard, bonus, point. */
  readonly decks: readonly number[]
  readonly quadrantCards: number
  readonly cleared: readonly number[]
  /** Cards removed from play. */
  readonly gone: readonly number[]
  readonly seats: readonly SeatView[]
}

const fieldView = (f: number): FieldView | null =>
  f === 0 ? null : { row: rowOf(f), good: plantOf(f), copies: isPlanted(f) ? copiesOf(f) : 0 }

function seatView(m: M, p: Player, seat: number, as: Viewer): SeatView {
  const score = scoreOf(p, seat, withCards(m.options))
  return {
    stock: p.stock.slice(),
    fields: p.fields.map(fieldView),
    sheep: p.sheep.slice(),
    stable: p.stable.flatMap((card, round) => (card === 0 ? [] : [round])),
    crafts: p.crafts.slice(),
    boulders: p.boulders.slice(),
    center: p.center,
    window: at(WINDOW, p.center),
    workers: p.workers,
    exhausted: p.exhausted,
    hand: as === seat ? p.hand.slice() : null,
    handCounts: DECKS.map((_, deck) => p.hand.filter((card) => deckOf(card) === deck).length),
    played: p.played.slice(),
    careful: p.careful,
    bound: p.bound,
    advances: p.advances.slice(),
    points: score.total,
    parts: score.parts,
  }
}

/** H-SETUP-15: hands are secret, their sizes and everything face up are not. */
export function view(m: M, as: Viewer): HallertauView {
  const s = m.state
  return {
    round: s.round,
    phase: s.phase,
    first: s.first,
    turnOf: s.turnOf,
    board: s.board.slice(),
    decks: s.decks.map((deck) => deck.length),
    quadrantCards: s.quadrants.length,
    cleared: s.cleared.slice(),
    gone: s.gone.slice(),
    seats: s.players.map((p, seat) => seatView(m, p, seat, as)),
  }
}

/** Identities of cards this viewer can see: its hand, what lies face up, what is removed, Quadrant cards revealed. */
export function known(m: M, as: Viewer): readonly string[] {
  const list = m.state.gone.map(String)
  for (const [i] of (QUADRANT_CARDS[m.seats] ?? []).entries()) {
    if (!m.state.quadrants.includes(i)) list.push(`quadrant ${i}`)
  }
  for (const [seat, p] of m.state.players.entries()) {
    list.push(...p.played.map(String))
    if (seat === as) list.push(...p.hand.map(String))
  }
  return list
}

/** Replaces every card the viewer cannot see. */
function changeHidden(s: State, as: Viewer, change: (card: number) => number): void {
  s.decks = s.decks.map((deck) => deck.map(change))
  for (const [seat, p] of s.players.entries()) {
    p.stable = p.stable.map((card) => (card === 0 ? 0 : change(card)))
    if (p.aside !== 0) p.aside = change(p.aside)
    if (seat !== as) p.hand = p.hand.map(change)
  }
}

/** Cards hidden from the viewer change places within their deck; backs stay what they are. */
export function reshuffle(m: M, as: Viewer, random: Random): void {
  const s = m.state
  const pools: number[][] = DECKS.map(() => [])
  changeHidden(s, as, (card) => {
    pools[deckOf(card)]?.push(card)
    return card
  })
  // Sorted first: how things really lie must not show in how they are dealt anew.
  for (const pool of pools)
    shuffleWith(
      random,
      pool.sort((a, b) => a - b),
    )
  changeHidden(s, as, (card) => pools[deckOf(card)]?.pop() ?? card)
  s.quadrants = shuffleWith(
    random,
    s.quadrants.toSorted((a, b) => a - b),
  )
  // What others once declined says something about cards they may not hold any more.
  for (const [seat, p] of s.players.entries()) {
    if (seat === as) continue
    p.declined = []
    p.settled = false
  }
}
