/** How the independent card tests drive a table: cards held, played and refused, harvests, and what later rounds bring. */

import type { Json, Options } from '@dorfplatz/kernel'
import { CARD_FIELDS } from '../../rules/state.ts'
import { type CardRef, cardNo, type OpenTable, openTable, type Place } from '../table.ts'

export interface When {
  readonly seats?: number
  readonly round?: number
  readonly options?: Options
}
const listed = (cards: CardRef | readonly CardRef[]): readonly CardRef[] => [cards].flat() as readonly CardRef[]

/** Seat 0 has played the cards long ago. */
export const having = (cards: CardRef | readonly CardRef[], place: Place = {}, when: When = {}): OpenTable =>
  openTable({ round: 5, ...when }).seat(0, { ...place, plays: [...(place.plays ?? []), ...listed(cards)] })

export const play = (card: CardRef): { readonly play: string } => ({ play: String(cardNo(card)) })

/** Seat 0 holds a minor improvement and has taken the starting player space to play it. */
export const holdingMinor = (card: CardRef, place: Place = {}, when: When = {}): OpenTable =>
  openTable({ round: 5, ...when })
    .seat(0, { ...place, holds: [...(place.holds ?? []), card] })
    .place('starting_player_minor')
export const playMinor = (card: CardRef, place: Place = {}, when: When = {}): OpenTable =>
  holdingMinor(card, place, when).answer(play(card))
/** The rule against playing a minor improvement, while another one could be played. */
export const againstMinor = (card: CardRef, place: Place = {}, when: When = {}): string | null =>
  holdingMinor(card, { ...place, holds: [...(place.holds ?? []), 'Corn Sheaf'] }, when).refused(play(card))

/** Seat 0 holds an occupation and has taken the occupation space to play it. */
export const holdingOccupation = (card: CardRef, place: Place = {}, when: When = {}): OpenTable =>
  openTable({ round: 5, ...when })
    .seat(0, { ...place, holds: [...(place.holds ?? []), card] })
    .place('occupation')
export const playOccupation = (card: CardRef, place: Place = {}, when: When = {}): OpenTable =>
  holdingOccupation(card, place, when).answer(play(card))

/** Nobody but seat 0 is hungry, and the round ends. */
export function toHarvest(t: OpenTable): OpenTable {
  for (let seat = 1; seat < t.m.state.players.length; seat++) t.seat(seat, { goods: { ...t.goods(seat), food: 40 } })
  return t.endRound()
}

/** Declines whatever is asked until somebody is to place a person. */
export function untilPlacing(t: OpenTable): OpenTable {
  for (let n = 0; n < 40; n++) {
    const asked = t.asks()
    if (asked === null || asked.kind === 'place') return t
    t.answer(asked.kind === 'feed' ? { feed: {} } : t.refused('pass') === null ? 'pass' : 'done')
  }
  throw new Error(`still asked ${JSON.stringify(t.asks())}`)
}

/** What the coming rounds up to one bring seat 0 of a good, by round; everybody has enough to eat. */
export function deliveries(t: OpenTable, good: keyof ReturnType<OpenTable['goods']>, last = 14): number[] {
  const got: number[] = []
  while (t.m.state.round < last) {
    for (let seat = 0; seat < t.m.state.players.length; seat++) t.seat(seat, { goods: { food: 40 } })
    const eats = [4, 7, 9, 11, 13].includes(t.m.state.round)
    untilPlacing(t.endRound())
    const had = good === 'food' ? 40 - (eats ? 2 * t.farm().people : 0) : 0
    got.push((t.goods()[good] ?? 0) - had)
  }
  return got
}

/** Fences around spaces taken together. */
export function around(...cells: readonly string[]): { readonly fences: string[] } {
  const edges = cells.flatMap((cell) => {
    const [row = '', column = ''] = [cell[0], cell[1]]
    const below = row === 'C' ? `${cell}-bottom` : `${row === 'A' ? 'B' : 'C'}${column}-top`
    const right = column === '5' ? `${cell}-right` : `${row}${Number(column) + 1}-left`
    return [`${cell}-top`, `${cell}-left`, below, right]
  })
  return { fences: edges.filter((edge) => edges.indexOf(edge) === edges.lastIndexOf(edge)) }
}

/** The first offered answer that says a word. */
export function saying(t: OpenTable, word: string): Json {
  const found = t.asks()?.choices?.find((choice) => JSON.stringify(choice).includes(word))
  if (found === undefined) throw new Error(`no '${word}' at ${JSON.stringify(t.asks())}`)
  return found
}

export const total = (t: OpenTable, seat = 0): number => Object.values(t.score(seat)).reduce((sum, n) => sum + n, 0)
export const FREE = ['Woodcutter', 'Carpenter', 'Tutor', 'Mendicant'] as const

/** What lies on each stack of a card that is a field. */
export const onCard = (t: OpenTable, card: CardRef, seat = 0): readonly number[] => {
  const p = t.player(seat)
  return p.cardFields.flatMap((no, i) => (no === cardNo(card) ? [(p.crops[CARD_FIELDS + i] ?? 0) >> 2] : []))
}

/** Answers yes and the first choice for a seat until another one is asked. */
export function eager(t: OpenTable, seat = 0): OpenTable {
  for (let n = 0; n < 9 && t.asks()?.seat === seat && t.asks()?.kind !== 'place'; n++) {
    const choices = t.asks()?.choices ?? []
    t.answer(choices.includes('yes') ? 'yes' : (choices[0] ?? null))
  }
  return t
}
