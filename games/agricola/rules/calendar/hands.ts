/** Which cards a table plays with, and how many everybody is dealt (A-SETUP-05 to -07, A-DRAFT-03, A-SOLO-12). */

import type { Options } from '@dorfplatz/kernel'
import { CARDS, findCard, LAST_MAJOR } from '../../cards/registry.ts'
import { complexity } from './plainness.ts'

/** Cards of each kind in a hand, as the rulebook deals them. */
export const HAND = 7

/** "10 to 7" deals so many more than are kept (A-DRAFT-03). */
const SET_ASIDE = 3

/** Occupations that a series brings along, in the order they were added. */
export function permanentOccupations(given: Options): readonly number[] {
  // They come one after the other: where there is no first one there is none.
  if ((given.permanent1 ?? 0) === 0 && PERMANENT.every((key) => (given[key] ?? 0) === 0)) return NONE
  return PERMANENT.map((key) => Number(given[key] ?? 0)).filter((no) => no > 0)
}

const NONE: readonly number[] = []
const PERMANENT = Array.from({ length: HAND }, (_, i) => `permanent${i + 1}`)

/** Cards of each kind that everybody begins to play with. */
export function handSize(given: Options): number {
  return Number(given.hand ?? HAND)
}

/** How a table drafts; alone there is nobody to pass a packet to. */
export function draftOf(seats: number, given: Options): string {
  return seats === 1 && given.draft !== 'tenToSeven' ? 'none' : String(given.draft ?? 'none')
}

/** How many cards of each kind everybody is dealt. */
export function cardsDealt(seats: number, given: Options): number {
  const hand = handSize(given)
  const draft = draftOf(seats, given)
  if (draft === 'none') return hand
  return draft === 'tenToSeven' ? hand + SET_ASIDE : Math.max(hand, Number(given.dealt ?? HAND))
}

type Kind = 'occupation' | 'minor'
const KINDS: readonly Kind[] = ['occupation', 'minor']

/** What stands in the list of cards to leave out, word by word. */
function named(given: Options): string[] {
  return String(given.leaveOut ?? '')
    .split(/[\s,;]+/)
    .filter((word) => word !== '')
}

/** A card to leave out by number or id; majors are always in the game. */
function cardNamed(word: string): number | null {
  const card = /^\d+$/.test(word) ? findCard(Number(word)) : CARDS.find(({ id }) => id === word)
  return card === undefined || card.no <= LAST_MAJOR ? null : card.no
}

/** Words in the list of cards to leave out that name no such card. */
export function unknownCards(given: Options): string[] {
  return named(given).filter((word) => cardNamed(word) === null)
}

export function leftOut(given: Options): number[] {
  return named(given).flatMap((word) => cardNamed(word) ?? [])
}

/** What a table's options come to, worked out once. */
interface InUse {
  readonly occupation: readonly number[]
  readonly minor: readonly number[]
}

const known = new Map<string, InUse>()
const MOST_KNOWN = 100

function inUse(seats: number, given: Options): InUse {
  const key = `${seats} ${given.deck} ${given.cards} ${given.hand} ${given.draft} ${given.dealt} ${given.leaveOut}`
  let found = known.get(key)
  if (found === undefined) {
    if (known.size >= MOST_KNOWN) known.clear()
    found = { occupation: lookUp(seats, given, 'occupation'), minor: lookUp(seats, given, 'minor') }
    known.set(key, found)
  }
  return found
}

/** The cards of a table by kind: decks in use, occupations by player number, without those left out. */
export function cardsInUse(seats: number, given: Options, kind: Kind): number[] {
  return inUse(seats, given)[kind].slice()
}

/** The cards that may be dealt at a table if none is left out, as ids of lists. */
export function cardsAt(seats: number, given: Options): readonly string[] {
  if (given.mode === 'family') return []
  const all = inUse(seats, { ...given, leaveOut: '' })
  return KINDS.flatMap((kind) => all[kind].map(String))
}

function lookUp(seats: number, given: Options, kind: Kind): readonly number[] {
  const decks = String(given.deck ?? 'E')
  const from = seats <= 2 ? 1 : seats === 3 ? 3 : 4
  const without = leftOut(given)
  const cards = CARDS.filter(
    (c) =>
      c.kind === kind && decks.includes(c.deck) && (kind === 'minor' || c.players <= from) && !without.includes(c.no),
  )
  if (given.cards !== 'beginner') return cards.map((c) => c.no)
  // Half as many again as are dealt, so that hands differ from game to game.
  const most = Math.ceil(1.5 * seats * cardsDealt(seats, given))
  const plainest = cards.toSorted((a, b) => complexity(a) - complexity(b)).slice(0, most)
  return plainest.map((c) => c.no).sort((a, b) => a - b)
}

/** A deck alone does not hold enough cards for large hands at a large table: which kind, how many are needed, are there. */
export function tooFewCards(seats: number, given: Options): { kind: Kind; needed: number; there: number } | null {
  const dealt = cardsDealt(seats, given)
  const permanent = permanentOccupations(given)
  const cards = inUse(seats, given)
  for (const kind of KINDS) {
    const own = kind === 'occupation' ? permanent.length : 0
    const there = cards[kind].length - (own === 0 ? 0 : permanent.filter((no) => cards[kind].includes(no)).length)
    const needed = seats * Math.max(0, dealt - own)
    if (there < needed) return { kind, needed, there }
  }
  return null
}
