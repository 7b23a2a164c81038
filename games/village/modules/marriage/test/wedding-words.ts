/** Scenario words for Marriage: a table, the die, a round that ends, and a wedding that is played through. */

import { draw, type Match, type Options, randomFrom } from '@dorfplatz/kernel'
import { INFLUENCE, type Influence } from '../../../rules/codes.ts'
import type { VillageEvent } from '../../../rules/events.ts'
import { type PlaceId, placeCode } from '../../../rules/places.ts'
import { asked, type Choice, k, type M, play, put, stones, table } from '../../../test/scenario.ts'
import { mine } from '../couples.ts'

export function married(seats: number, options: Options = {}, words = 'marriage'): M {
  return table(seats, { marriage: true, ...options }, words)
}

/** Lets the die fall as said, from the next roll on. */
export function dice(m: M, rolls: readonly Influence[]): void {
  for (let i = 1; i < 10_000; i++) {
    const random = randomFrom(`dice ${i}`)
    const stream = [1, 2, 3, 4].map(() => random(2 ** 32))
    const trial: Match<null> = { ...m, state: null, streams: { wedding: stream.slice() } }
    if (!rolls.every((colour) => INFLUENCE[draw(trial, 'wedding', INFLUENCE.length)] === colour)) continue
    m.streams.wedding = stream
    return
  }
  throw new Error('the die never falls like that')
}

/** Puts brides where they are said to stand; all others are in the supply. */
export function brides(m: M, places: readonly PlaceId[]): void {
  k.edit(m, (s) => {
    const state = mine.of(s)
    const codes = places.map((place) => placeCode(place))
    const nests = codes.filter((_, i) => places[i]?.startsWith('bliss'))
    mine.set(s, {
      ...state,
      brides: state.brides.map((_, i) => codes[i] ?? 0),
      nests: [...new Set([...state.nests, ...nests])],
    })
  })
}

/** A couple in a house or in parental bliss: members by seat, or a bride. */
export function couple(m: M, place: PlaceId, one: number, other: number | 'bride'): void {
  put(m, one, 1, place)
  if (other !== 'bride') put(m, other, 1, place)
  k.edit(m, (s) => {
    const state = mine.of(s)
    const code = placeCode(place)
    if (place.startsWith('bliss')) mine.set(s, { ...state, nests: [...state.nests, code] })
  })
  if (other === 'bride') {
    k.edit(m, (s) => {
      const state = mine.of(s)
      const i = state.brides.indexOf(0)
      mine.set(s, { ...state, brides: state.brides.with(i, placeCode(place)) })
    })
  }
}

/** The last stone of the round is taken by seat 0 for nothing; the mass asks nobody; the wedding begins. */
export function endRound(m: M): readonly VillageEvent[] {
  stones(m, { family: 'o' })
  const events = [...play(m, 0, 'turn', { take: 'orange', from: 'family' })]
  if (asked(m)?.kind === 'family') events.push(...play(m, 0, 'family', 'pass'))
  return events
}

/** Answers the questions of a wedding in order; each must be for this seat and of this kind. */
export function answers(
  m: M,
  list: readonly (readonly [seat: number, kind: 'house' | 'homecomingOffer' | 'favour' | 'pay', choice: Choice])[],
): void {
  for (const [seat, kind, choice] of list) play(m, seat, kind, choice)
}

export const BAKERY = { house: 'bakery' } as const
export const SHOP = { house: 'shop' } as const
export const BREAD_TOO = { favour: { grain: 2, bread: 1 } } as const
export const TWO_BREAD = { favour: { bread: 2 } } as const
export const STONES_AND_TOOL = { favour: { pink: 1, orange: 1, tool: 1 } } as const
export const TWO_TOOLS = { favour: { tool: 2 } } as const
