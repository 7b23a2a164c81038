/** What cards add to the table, as data for whoever draws or tells it: tolls, marks, who may step in, what comes later. */

import type { Match, Seat } from '@dorfplatz/kernel'
import type { CardEffect } from '../../cards/effects.ts'
import { EVENT } from '../../cards/moments.ts'
import { cardOf, reactionsOf, spaceAndChoice } from '../../cards/registry.ts'
import { roundsOf } from '../../cards/when.ts'
import { type Amounts, GOODS } from '../goods.ts'
import type { Player, State } from '../state.ts'
import { spaceNamed } from '../work/spaces.ts'
import { memoryOf } from './memory.ts'

/** A card that has a say about a space, and whose it is. */
export interface OnSpace {
  readonly space: number
  readonly seat: Seat
  readonly card: number
}

/** Something that a card offers in a round to come: what it brings, for what. */
export interface Coming {
  readonly round: number
  readonly card: number
  readonly goods: Amounts
  readonly price: Amounts
  /** Fields to plow, fences to build. */
  readonly fields: number
  readonly fences: number
}

function cardsOf(p: Player): readonly number[] {
  return [...p.improvements, ...p.occupations]
}

function onSpaces<T>(s: State, read: (p: Player, no: number) => readonly T[]): (T & { seat: Seat; card: number })[] {
  return s.players.flatMap((p, seat) =>
    cardsOf(p).flatMap((card) => read(p, card).map((found) => ({ ...found, seat, card }))),
  )
}

/** Spaces for which others pay the owner of a card, and how much food (A-OCCARD-G17). */
export function tolls(s: State): readonly (OnSpace & { readonly food: number })[] {
  return onSpaces(s, (_, no) => {
    const { space, toll } = cardOf(no)
    const own = space === undefined || space.fee === 0 ? [] : [{ space: spaceNamed(space.key), food: space.fee }]
    return [...own, ...(toll?.spaces ?? []).map((key) => ({ space: spaceNamed(key), food: toll?.goods.food ?? 0 }))]
  })
}

/** Spaces where others give the owner of a card some of what they take (Spinney). */
export function levies(s: State): readonly (OnSpace & { readonly goods: Amounts })[] {
  return onSpaces(s, (_, no) =>
    reactionsOf(no).flatMap(({ rule: { effect, spaces = [] } }) =>
      effect.do === 'levy' ? spaces.map((key) => ({ space: spaceNamed(key), goods: effect.goods })) : [],
    ),
  )
}

/** Spaces that a card has marked (Fence Builder). */
export function spaceMarks(s: State): readonly OnSpace[] {
  return onSpaces(s, (p, no) => {
    const { space } = memoryOf(p, no)
    return space === undefined ? [] : [{ space }]
  })
}

/** Who may use a space although somebody stands there. */
export function steppers(s: State): readonly OnSpace[] {
  return onSpaces(s, (_, no) => (cardOf(no).permit ?? []).map((key) => ({ space: spaceAndChoice(key)[0] })))
}

/** What cards offer their owner in rounds to come. */
export function coming(s: State, p: Player): readonly Coming[] {
  return cardsOf(p).flatMap((card) => {
    const { played, fences = [] } = memoryOf(p, card)
    if (played === undefined) return []
    return reactionsOf(card).flatMap(({ rule }) => {
      if (rule.due === undefined) return []
      const rounds = roundsOf(rule.due, played).filter((round) => round > s.round)
      return rounds.map((round) => {
        const at = fences.findIndex((n, i) => i % 2 === 0 && n === round)
        return { round, card, ...dealIn(rule.effect), fences: at < 0 ? 0 : (fences[at + 1] ?? 0) }
      })
    })
  })
}

const NO_DEAL = { goods: {}, price: {}, fields: 0 }

/** What an effect brings, and for what. */
function dealIn(effect: CardEffect): Pick<Coming, 'goods' | 'price' | 'fields'> {
  switch (effect.do) {
    case 'may':
      return dealIn(effect.effect)
    case 'pay':
      return { ...dealIn(effect.then), price: plain(effect.goods) }
    case 'gain':
    case 'bring':
      return { ...NO_DEAL, goods: plain(effect.goods) }
    case 'plow':
      return { ...NO_DEAL, fields: 1 }
    case 'takeFences':
      return { ...NO_DEAL, price: { food: effect.food } }
    default:
      return NO_DEAL
  }
}

function plain(goods: { readonly [good: string]: unknown }): Amounts {
  return Object.fromEntries(GOODS.flatMap((name) => (typeof goods[name] === 'number' ? [[name, goods[name]]] : [])))
}

/** Whose doing the cards are reacting to, while somebody is asked about one; null where nobody brought it about. */
export function causedBy(m: Match<State>): Seat | null {
  const actor = m.state.event[EVENT.actor] ?? -1
  return actor < 0 ? null : actor
}
