/** Which spaces are open to whom: occupied or not, permitted by a card, and worth going to (A-WORK-06). */

import { type Match, type Refusal, refuse } from '@dorfplatz/kernel'
import { spaceAndChoice } from '../../cards/registry.ts'
import { canImprove, canOccupation, occupationPrice } from '../cards/improve.ts'
import { canRenovate, canRoom, canStable } from '../farm/build.ts'
import { canFence } from '../farm/fencing.ts'
import { canPlow, canSow, mostGrain } from '../farm/fields.ts'
import { FOOD } from '../goods.ts'
import { affordable } from '../payment/prices.ts'
import { eachCard, MAX_PEOPLE, playerOf, roomCount } from '../player.ts'
import type { Player, State } from '../state.ts'
import { at } from '../tables.ts'
import { reasonFor } from './reasons.ts'
import { P3_CLAY, P3_WOOD, SPACES, type Space, type SpaceAction, spaceOf } from './spaces.ts'

/** Growth is open on the five-player card from this round on. */
const GROWTH_FROM = 5

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
  const spec = spaceOf(space)
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
  return refuse(ruleAgainst(m, p, spec, space), { space, ...reasonFor(m, seat, space, spec) })
}

function ruleAgainst(m: Match<State>, p: Player, spec: Space, space: number): string {
  switch (spec.action) {
    case 'goods':
      return spaceOwner(m, space) === null ? 'A-WORK-08' : 'A-OCCARD-G17'
    case 'plow':
      return 'A-PLOW-04'
    case 'occupation':
      return 'A-OCC-06'
    case 'renovateImprove':
    case 'renovateMajor':
    case 'renovateFences':
      return p.house === 2 ? 'A-RENOVATE-04' : 'A-RENOVATE-01'
    case 'growthMinor':
    case 'growthNoRoom':
    case 'growthOnly':
    case 'growthWithRoom':
      return p.people >= MAX_PEOPLE ? 'A-FAMILY-05' : 'A-FAMILY-02'
    case 'fences':
      return 'A-FENCE-11'
    default:
      return 'A-WORK-06'
  }
}

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

/** Whether the actions of a space can be done; `only` is the one choice a permission leaves, or -1. */
type Open = (m: Match<State>, seat: number, p: Player, space: number, only: number) => boolean

const always: Open = () => true
const anyOption: Open = (m, seat, _, space, only) => optionsOf(m, seat, space, only).length > 0

const OPEN_BY_ACTION: { readonly [A in SpaceAction]: Open } = {
  goods: (m, seat, _, space) => {
    const spec = spaceOf(space)
    if (spec.pile !== null && (m.state.lies[space] ?? 0) === 0 && spec.take.length === 0) return false
    return m.seats < 4 || (space !== P3_WOOD && space !== P3_CLAY) || canPayFee(m, seat, space)
  },
  starter: always,
  storehouse: always,
  foodAndResource: always,
  oneResource: always,
  twoResources: always,
  // Who may enter although somebody stands there may do so for the rooms only (Head of the Family).
  build: (m, _, p, space) => (m.state.by[space] === 0 && canStable(m.state, p, 2)) || canRoom(m.state, p),
  plow: (_m, _s, p) => canPlow(p),
  occupation: (m, seat, p, space) => canOccupation(m, seat, occupationPrice(p, space)),
  stableBake: (m, _, p) => canStable(m.state, p, 1) || mostGrain(p) > 0,
  sowBake: (_m, _s, p) => canSow(p) || mostGrain(p) > 0,
  improvement: (m, seat) => canImprove(m, seat, 'both'),
  fences: (_m, _s, p) => canFence(p),
  renovateImprove: (m, _, p) => canRenovate(m.state, p),
  renovateFences: (m, _, p) => canRenovate(m.state, p),
  growthMinor: (_m, _s, p) => canGrow(p, true),
  majorImprovement: (m, seat) => canImprove(m, seat, 'both'),
  renovateMajor: (m, _, p) => canRenovate(m.state, p),
  growthWithRoom: (_m, _s, p) => canGrow(p, true),
  growthNoRoom: (_m, _s, p) => canGrow(p, false),
  growthOnly: (m, _, p) => m.state.round >= GROWTH_FROM && canGrow(p, true),
  plowSow: (_m, _s, p) => canPlow(p) || canSow(p),
  animals: anyOption,
  twoResourcesOrGrowth: anyOption,
  occupationOrGrowth: anyOption,
  roomOrPlayers: anyOption,
}

const OPEN: readonly Open[] = SPACES.map((spec) => OPEN_BY_ACTION[spec.action])

function canPayFee(m: Match<State>, seat: number, space: number): boolean {
  const owner = spaceOwner(m, space)
  return owner === null || owner.seat === seat || affordable(m.state, playerOf(m, seat), ['fee', FOOD, owner.fee])
}

/** The alternatives of a choice space that can be carried out. */
export function optionsOf(m: Match<State>, seat: number, space: number, only: number): number[] {
  const s = m.state
  const p = playerOf(m, seat)
  const list: number[] = []
  switch (spaceOf(space).action) {
    case 'animals':
      list.push(0, 1)
      // The food must be there before the cattle arrives (A-WORK-56).
      if (affordable(s, p, ['fee', FOOD, 1])) list.push(2)
      break
    case 'occupationOrGrowth':
      if (canOccupation(m, seat, occupationPrice(p, space))) list.push(0)
      if (s.round >= GROWTH_FROM && canGrow(p, true)) list.push(1)
      break
    case 'twoResourcesOrGrowth':
      list.push(0)
      if (s.round >= GROWTH_FROM && canGrow(p, true)) list.push(1)
      break
    case 'roomOrPlayers':
      if (canRoom(s, p)) list.push(0)
      if ((s.lies[space] ?? 0) > 0) list.push(1)
      break
  }
  return only < 0 ? list : list.filter((choice) => choice === only)
}
