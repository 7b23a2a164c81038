/** Which spaces are open to whom: occupied or not, permitted by a card, and worth going to (A-WORK-06). */

import { type Match, type Refusal, type RuleId, readWords, refuse } from '@dorfplatz/kernel'
import { spaceAndChoice } from '../../cards/registry.ts'
import { canImprove, canOccupation, occupationPrice } from '../cards/improve.ts'
import { canRenovate, canRoom, canStable } from '../farm/build.ts'
import { canFence } from '../farm/fencing.ts'
import { canPlow, canSow, mostGrain } from '../farm/fields.ts'
import { FOOD } from '../goods.ts'
import { affordable } from '../payment/prices.ts'
import { eachCard, MAX_PEOPLE, playerOf, roomCount } from '../player.ts'
import { type Player, STONE_HOUSE, type State } from '../state.ts'
import { at } from '../tables.ts'
import { reasonFor } from './reasons.ts'
import { P3_CLAY, P3_WOOD, SPACES, spaceOf } from './spaces.ts'
import type { SpaceEffect } from './words.ts'

function canGrow(p: Player, needsRoom: boolean): boolean {
  return p.people < MAX_PEOPLE && (!needsRoom || roomCount(p) > p.people)
}

/** A card's space and its owner, or -1 (Master Forester; only with 4 or 5 players, who do not have that card). */
export function spaceOwner(m: Match<State>, space: number): { seat: number; fee: number } | null {
  if ((space !== P3_WOOD && space !== P3_CLAY) || m.seats < 4) return null
  for (let seat = 0; seat < m.seats; seat++) {
    let fee = -1
    eachCard(playerOf(m, seat), (card) => {
      if (card.space?.key === spaceOf(space).key) fee = card.space.fee
    })
    if (fee >= 0) return { seat, fee }
  }
  return null
}

/** Which choices a space open to nobody else still offers this player: -1 all, -2 none, or the one choice. */
export function permission(p: Player, space: number): number {
  let found = -2
  eachCard(p, (card) => {
    for (const name of card.permit ?? []) {
      const [at, choice] = spaceAndChoice(name)
      if (at === space) found = choice
    }
  })
  return found
}

/** Why a space cannot be used, or null. */
export function checkSpace(m: Match<State>, seat: number, space: number): Refusal | null {
  const s = m.state
  const p = playerOf(m, seat)
  if (!s.spaces.includes(space)) return refuse('A-ROUND-02', { space })
  const by = s.by[space] ?? 0
  if (by !== 0) {
    const who = 31 - Math.clz32(by)
    const own = (by & (1 << seat)) !== 0
    // Only who may enter occupied spaces needs the card's rule: one's own person is in the way even then.
    if (permission(p, space) === -2) return refuse('A-WORK-05', own ? { space, why: 'ownPerson' } : { space, who })
    if (own) return refuse('A-OCCARD-G26', { space, why: 'ownPerson' })
  }
  if (canUse(m, seat, space)) return null
  const { does } = spaceOf(space)
  return refuse(ruleAgainst(does)(m, p, space), { space, ...reasonFor(does)(m, p, space) })
}

/** The rule that keeps somebody away from an action. */
type Against = (m: Match<State>, p: Player, space: number) => RuleId

const nothingToDo: Against = () => 'A-WORK-06'

const ruleAgainst = readWords<SpaceEffect, Against>({
  gain: () => nothingToDo,
  pile: () => (m, _, space) => (spaceOwner(m, space) === null ? 'A-WORK-08' : 'A-OCCARD-G17'),
  resources: () => nothingToDo,
  starter: () => nothingToDo,
  build: () => nothingToDo,
  plow: () => () => 'A-PLOW-04',
  sow: () => nothingToDo,
  bake: () => nothingToDo,
  fences: () => () => 'A-FENCE-11',
  renovate: () => (_, p) => (p.house === STONE_HOUSE ? 'A-RENOVATE-04' : 'A-RENOVATE-01'),
  occupation: () => () => 'A-OCC-06',
  improve: () => nothingToDo,
  grow: () => (_, p) => (p.people >= MAX_PEOPLE ? 'A-FAMILY-05' : 'A-FAMILY-02'),
  pay: () => nothingToDo,
  seq: () => nothingToDo,
  andOr: () => nothingToDo,
  also: ({ first }, read) => read(first),
  either: () => nothingToDo,
})

/** Can at least one action of the space really be done (A-WORK-06)? */
export function canUse(m: Match<State>, seat: number, space: number): boolean {
  const s = m.state
  const p = playerOf(m, seat)
  const by = s.by[space] ?? 0
  let only = -1
  if (by !== 0) {
    if ((by & (1 << seat)) !== 0 || p.occupations.length + p.improvements.length === 0) return false
    only = permission(p, space)
    if (only === -2) return false
  }
  return at(OPEN, space)(m, seat, p, space, only)
}

/** Whether an action can be done; `only` is the one choice a permission leaves, or -1. */
type Open = (m: Match<State>, seat: number, p: Player, space: number, only: number) => boolean

const yes: Open = () => true

/** Whether an action of a space can be done (the first reading of a space). */
export const openFor = readWords<SpaceEffect, Open>({
  gain: () => yes,
  pile: () => (m, seat, _, space) => (m.state.lies[space] ?? 0) > 0 && canPayFee(m, seat, space),
  resources: () => yes,
  starter: () => yes,
  // Who may enter although somebody stands there may do so for the rooms only (Head of the Family).
  build: ({ rooms, stables, wood }) => {
    return (m, seat, p, space) =>
      (stables > 0 && ((m.state.by[space] ?? 0) & ~(1 << seat)) === 0 && canStable(m.state, p, wood)) ||
      (rooms > 0 && canRoom(m.state, p))
  },
  plow: () => (_m, _s, p) => canPlow(p),
  sow: () => (_m, _s, p) => canSow(p),
  bake: () => (_m, _s, p) => mostGrain(p) > 0,
  fences: () => (_m, _s, p) => canFence(p),
  renovate: () => (m, _, p) => canRenovate(m.state, p),
  occupation: () => (m, seat, p, space) => canOccupation(m, seat, occupationPrice(p, space)),
  improve: ({ kinds }) => {
    const which = kinds === 'minor' ? 'minor' : 'both'
    return (m, seat) => canImprove(m, seat, which)
  },
  grow: ({ room, from }) => {
    return (m, _, p) => m.state.round >= from && canGrow(p, room)
  },
  pay: ({ food, then }, read) => {
    const rest = read(then)
    // The food must be there before what it buys arrives (A-WORK-56).
    return (m, seat, p, space, only) => affordable(m.state, p, ['fee', FOOD, food]) && rest(m, seat, p, space, only)
  },
  seq: ({ of }, read) => {
    const parts = of.map(read)
    return (m, seat, p, space, only) => {
      for (const part of parts) if (part(m, seat, p, space, only)) return true
      return false
    }
  },
  andOr: ({ of: [a, b] }, read) => {
    const [one, other] = [read(a), read(b)]
    return (m, seat, p, space, only) => one(m, seat, p, space, only) || other(m, seat, p, space, only)
  },
  also: ({ first }, read) => read(first),
  either: () => (m, seat, _, space, only) => optionsOf(m, seat, space, only).length > 0,
})

const OPEN: readonly Open[] = SPACES.map(({ does }) => openFor(does))
const ALTERNATIVES: readonly (readonly Open[])[] = SPACES.map(({ does }) =>
  does.do === 'either' ? does.of.map((one) => openFor(one.does)) : [],
)

function canPayFee(m: Match<State>, seat: number, space: number): boolean {
  if (m.seats < 4 || (space !== P3_WOOD && space !== P3_CLAY)) return true
  const owner = spaceOwner(m, space)
  return owner === null || owner.seat === seat || affordable(m.state, playerOf(m, seat), ['fee', FOOD, owner.fee])
}

/** The alternatives of a choice space that can be carried out. */
export function optionsOf(m: Match<State>, seat: number, space: number, only: number): number[] {
  const p = playerOf(m, seat)
  const list: number[] = []
  const alternatives = at(ALTERNATIVES, space)
  for (let choice = 0; choice < alternatives.length; choice++) {
    if ((only < 0 || choice === only) && at(alternatives, choice)(m, seat, p, space, only)) list.push(choice)
  }
  return list
}
