/** Which spaces are open to whom: occupied or not, permitted by a card, and worth going to (A-WORK-06). */

import { type Match, type Refusal, type RuleId, readWords, refuse } from '@dorfplatz/kernel'
import type { CardEffect } from '../../cards/effects.ts'
import { meet, momentsOf } from '../../cards/moments.ts'
import { having, tableOf } from '../../cards/ready.ts'
import { CARDS, cardOf, spaceAndChoice } from '../../cards/registry.ts'
import { canImprove, canOccupation } from '../cards/playable.ts'
import { mostGrain } from '../farm/baking.ts'
import { canRoom, canStable } from '../farm/build.ts'
import { canFence } from '../farm/fencing.ts'
import { canPlow } from '../farm/fields.ts'
import { canRenovate } from '../farm/renovation.ts'
import { canSow } from '../farm/sowing.ts'
import { FOOD, GOODS } from '../goods.ts'
import { affordable, occupationPrice } from '../payment/prices.ts'
import { canGrow, MAX_PEOPLE, playerOf } from '../player.ts'
import { type Player, POWER, STONE_HOUSE, type State } from '../state.ts'
import { at } from '../tables.ts'
import { reasonFor } from './reasons.ts'
import { LAST_ROUND, SPACES, spaceNamed, spaceOf } from './spaces.ts'
import type { SpaceEffect } from './words.ts'

/** Spaces that some card makes others pay for, by number: only there it is looked who asks for what. */
const PAID: readonly boolean[] = SPACES.map(({ key }) =>
  CARDS.some(({ space, toll }) => (space?.key === key && space.fee > 0) || toll?.spaces.includes(key) === true),
)

/** Spaces where the owner of a card does something else than everybody. */
const OWNED: readonly boolean[] = SPACES.map(({ key }) =>
  CARDS.some(({ space }) => space?.key === key && space.owner !== undefined),
)

export function isOwned(space: number): boolean {
  return OWNED[space] === true
}

const NO_FEES: readonly { owner: number; food: number }[] = []

/** The food a player pays for using a space, and to whom (A-OCCARD-G17). */
export function feesFor(m: Match<State>, seat: number, space: number): readonly { owner: number; food: number }[] {
  if (PAID[space] !== true) return NO_FEES
  const { key } = spaceOf(space)
  let list = NO_FEES
  for (let owner = 0; owner < m.seats; owner++) {
    const p = playerOf(m, owner)
    if (owner === seat || (p.powers & POWER.charges) === 0) continue
    for (const { space: own, toll } of having(p, CHARGING)) {
      if (own?.key === key && own.fee > 0) list = [...list, { owner, food: own.fee }]
      if (toll?.spaces.includes(key) === true) list = [...list, { owner, food: toll.goods.food ?? 0 }]
    }
  }
  return list
}

/** Cards that make others pay for a space. */
const CHARGING = tableOf((card) => (card.space === undefined && card.toll === undefined ? undefined : card))

/** Goods that cards laid on a space wait there for whoever uses it. */
function extraOn(s: State, space: number): boolean {
  for (let i = 0; i < s.extra.length; i += 3) if (s.extra[i] === space) return true
  return false
}

/** The round cards to come, where somebody has turned them up (Chamberlain). */
export function cardsAhead(s: State): readonly number[] {
  if (s.round < FIRST_AHEAD) return NONE_AHEAD
  return s.players.some((p) => looksAhead(s, p)) ? s.order.slice(s.round) : NONE_AHEAD
}

/** Nobody looks ahead before this round. */
const FIRST_AHEAD = 11

const NONE_AHEAD: readonly number[] = []

function looksAhead(s: State, p: Player): boolean {
  if ((p.powers & POWER.looksAhead) === 0) return false
  return p.occupations.some((no) => s.round >= (cardOf(no).looksAhead ?? LAST_ROUND + 1))
}

/** All spaces a player may think of: those in play, and for some round cards to come. */
export function spacesFor(m: Match<State>, seat: number): readonly number[] {
  const s = m.state
  if (s.round < FIRST_AHEAD || !looksAhead(s, playerOf(m, seat))) return s.spaces
  return [...s.spaces, ...s.order.slice(s.round)]
}

/** Which choices a space open to nobody else still offers this player: -1 all, -2 none, or the one choice. */
export function permission(p: Player, space: number): number {
  let found = -2
  for (const permits of having(p, PERMITS)) {
    for (const [at, choice] of permits) if (at === space) found = choice
  }
  return found
}

/** Spaces that a card lets its owner enter although somebody stands there, with the choice that is left. */
const PERMITS = tableOf((card) => card.permit?.map(spaceAndChoice))

/** Why a space cannot be used, or null. */
export function checkSpace(m: Match<State>, seat: number, space: number): Refusal | null {
  const s = m.state
  const p = playerOf(m, seat)
  if (!spacesFor(m, seat).includes(space)) return refuse('A-ROUND-02', { space })
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

const isFree = (m: Match<State>, p: Player, space: number): boolean =>
  feesFor(m, m.state.players.indexOf(p), space).length === 0

/** The rule that keeps somebody away from an action. */
type Against = (m: Match<State>, p: Player, space: number) => RuleId

const nothingToDo: Against = () => 'A-WORK-06'

const ruleAgainst = readWords<SpaceEffect, Against>({
  gain: () => (m, p, space) => (isFree(m, p, space) ? 'A-WORK-06' : 'A-OCCARD-G17'),
  pile: () => (m, p, space) => (isFree(m, p, space) ? 'A-WORK-08' : 'A-OCCARD-G17'),
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
  if (isOpen(m, seat, p, space, only)) return true
  return meet(p.listensOwn, BEFORE_SPACE) && opensWithGoods(m, seat, p, space, only)
}

const BEFORE_SPACE = momentsOf(['beforeSpace'])

/** Whether an action can be done; `only` is the one choice a permission leaves, or -1. */
type Open = (m: Match<State>, seat: number, p: Player, space: number, only: number) => boolean

const yes: Open = () => true

/** Whether an action of a space can be done (the first reading of a space). */
export const openFor = readWords<SpaceEffect, Open>({
  gain: () => (m, seat, _, space) => canPayFees(m, seat, space),
  pile: () => (m, seat, _, space) =>
    ((m.state.lies[space] ?? 0) > 0 || extraOn(m.state, space)) && canPayFees(m, seat, space),
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

const isOpen: Open = (m, seat, p, space, only) => OPEN[space]?.(m, seat, p, space, only) === true

const ALTERNATIVES: readonly (readonly Open[])[] = SPACES.map(({ does }) =>
  does.do === 'either' ? does.of.map((one) => openFor(one.does)) : [],
)

function canPayFees(m: Match<State>, seat: number, space: number): boolean {
  if (PAID[space] !== true) return true
  const fees = feesFor(m, seat, space)
  if (fees.length === 0) return true
  const food = fees.reduce((sum, fee) => sum + fee.food, 0)
  return food === 0 || affordable(m.state, playerOf(m, seat), ['fee', FOOD, food])
}

/** Whether goods that the player's own cards bring before the action make it possible (Serf). */
function opensWithGoods(m: Match<State>, seat: number, p: Player, space: number, only: number): boolean {
  const before = p.goods
  let yes = false
  for (const rules of having(p, BEFORE)) {
    for (const { spaces, changes } of rules) {
      if (spaces?.includes(space) === false) continue
      for (const change of changes) {
        p.goods = before.map((n, good) => n + (change[good] ?? 0))
        yes ||= p.goods.every((n) => n >= 0) && isOpen(m, seat, p, space, only)
      }
    }
  }
  p.goods = before
  return yes
}

/** Whether the action of a space can be done as things are: nobody asks who stands there. */
export function isOpenFor(m: Match<State>, seat: number, space: number): boolean {
  return isOpen(m, seat, playerOf(m, seat), space, -1)
}

/** Whether it could be done after an effect. */
export function isOpenWith(m: Match<State>, seat: number, space: number, effect: CardEffect): boolean {
  const p = playerOf(m, seat)
  const before = p.goods
  const yes = changesOf(effect).some((change) => {
    p.goods = before.map((n, good) => n + (change[good] ?? 0))
    return p.goods.every((n) => n >= 0) && isOpenFor(m, seat, space)
  })
  p.goods = before
  return yes
}

/** What cards change in their owner's goods before an action, and on which spaces (null: on all). */
const BEFORE = tableOf(({ on = [] }) => {
  const rules = on.flatMap(({ at, spaces, effect }) => {
    if (at !== 'beforeSpace') return []
    return { spaces: spaces?.map(spaceNamed) ?? null, changes: changesOf(effect) }
  })
  return rules.length === 0 ? undefined : rules
})

/** What an effect changes in one's goods, alternative by alternative. */
function changesOf(effect: CardEffect): readonly (readonly number[])[] {
  switch (effect.do) {
    case 'gain':
      return [GOODS.map((name) => Number(effect.goods[name] ?? 0))]
    case 'pay': {
      const paid = GOODS.map((name) => Number(effect.goods[name] ?? 0))
      return changesOf(effect.then).map((change) => change.map((n, good) => n - (paid[good] ?? 0)))
    }
    case 'choose':
      return effect.of.flatMap(changesOf)
    case 'may':
      return changesOf(effect.effect)
    default:
      return []
  }
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

/** Free spaces among those named that a person could move to. */
export function targets(m: Match<State>, seat: number, keys: readonly string[]): number[] {
  return keys.map(spaceNamed).filter((space) => {
    return m.state.spaces.includes(space) && m.state.by[space] === 0 && canUse(m, seat, space)
  })
}
