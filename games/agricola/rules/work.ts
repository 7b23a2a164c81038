/** The work phase: who places next, which spaces are open to whom, and what a person does there. */

import {
  listening,
  type Match,
  type Question,
  type Refusal,
  refuse,
  type Stack,
  type Step,
  tell,
} from '@dorfplatz/kernel'
import { bitOf, EVENT } from '../cards/moments.ts'
import { spaceAndChoice } from '../cards/registry.ts'
import { canRenovate, canRoom, canStable, startRenovation } from './build.ts'
import { fire, fireAll, heard, newEvent } from './events.ts'
import { cellsOf } from './fences.ts'
import { canFence } from './fencing.ts'
import { canPlow, canSow, checkField, mostGrain, NO, oneStable, plowOne } from './fields.ts'
import {
  type AfterSpace,
  type AgricolaFrame,
  GO_HOME,
  type Maybe,
  type Option,
  type Place,
  type PlowSow,
  type Resource,
  TURN,
  type Turn,
  type UseSpace,
} from './frames.ts'
import { amounts, CATTLE, FOOD, isAnimal, SHEEP } from './goods.ts'
import { allFit, receiveAnimals } from './herd.ts'
import { canImprove, canOccupation, occupationPrice } from './improve.ts'
import { eachCard, fieldPlaces, MAX_PEOPLE, playerOf, roomCount } from './player.ts'
import { affordable, payFor } from './prices.ts'
import { P3_CLAY, P3_WOOD, PLOW_SOW, SPACES, type Space, type SpaceAction } from './spaces.ts'
import type { Player, State } from './state.ts'

/** Growth is open on the five-player card from this round on. */
const GROWTH_FROM = 5

export const turn: Step<State, Turn, AgricolaFrame> = (m, _, stack) => {
  const s = m.state
  const from = s.turn
  for (let i = 1; i <= m.seats; i++) {
    const seat = (from + i) % m.seats
    if (playerOf(m, seat).home > 0 && anySpace(m, seat)) {
      stack.push({ op: 'place', seat })
      return
    }
  }
  // Everybody is placed, or nobody left at home finds a space (A-WORK-02, A-WORK-04).
  stack.push(GO_HOME)
  fireAll(m, stack, 'workEnd')
}

function anySpace(m: Match<State>, seat: number): boolean {
  const spaces = m.state.spaces
  for (let i = 1; i < spaces.length; i++) if (canUse(m, seat, spaces[i] as number)) return true
  return canUse(m, seat, spaces[0] as number)
}

export function canGrow(p: Player, needsRoom: boolean): boolean {
  return p.people < MAX_PEOPLE && (!needsRoom || roomCount(p) > p.people)
}

/** A card's space and its owner, or -1 (Master Forester; only with 4 or 5 players, who do not have that card). */
export function spaceOwner(m: Match<State>, space: number): { seat: number; fee: number } | null {
  if ((space !== P3_WOOD && space !== P3_CLAY) || m.seats < 4) return null
  for (let seat = 0; seat < m.seats; seat++) {
    let fee = -1
    eachCard(playerOf(m, seat), (card) => {
      if (card.space?.key === (SPACES[space] as Space).key) fee = card.space.fee
    })
    if (fee >= 0) return { seat, fee }
  }
  return null
}

/** Which choices a space open to nobody else still offers this player: -1 all, -2 none, or the one choice. */
function permission(p: Player, space: number): number {
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
  const spec = SPACES[space] as Space
  if (!s.spaces.includes(space)) return refuse('A-ROUND-02', { space })
  const by = s.by[space] as number
  if (by !== 0) {
    if ((by & (1 << seat)) !== 0) return refuse('A-OCCARD-G26', { space })
    if (permission(p, space) === -2) return refuse('A-WORK-05', { space })
  }
  if (canUse(m, seat, space)) return null
  switch (spec.action) {
    case 'goods':
      return spaceOwner(m, space) === null ? refuse('A-WORK-08', { space }) : refuse('A-OCCARD-G17', { space })
    case 'plow':
      return refuse('A-PLOW-04', { space })
    case 'occupation':
      return refuse('A-OCC-06', { space })
    case 'renovateImprove':
    case 'renovateFences':
      return refuse(p.house === 2 ? 'A-RENOVATE-04' : 'A-RENOVATE-01', { space })
    case 'growthMinor':
    case 'growthNoRoom':
    case 'growthOnly':
      return refuse(p.people >= MAX_PEOPLE ? 'A-FAMILY-05' : 'A-FAMILY-02', { space })
    case 'fences':
      return refuse('A-FENCE-11', { space })
    default:
      return refuse('A-WORK-06', { space })
  }
}

/** Can at least one action of the space really be done (A-WORK-06)? */
export function canUse(m: Match<State>, seat: number, space: number): boolean {
  const s = m.state
  const p = s.players[seat] as Player
  const by = s.by[space] as number
  let only = -1
  if (by !== 0) {
    if ((by & (1 << seat)) !== 0 || p.occupations.length + p.improvements.length === 0) return false
    only = permission(p, space)
    if (only === -2) return false
  }
  return (OPEN[space] as Open)(m, seat, p, space, only)
}

/** Whether the actions of a space can be done; `only` is the one choice a permission leaves, or -1. */
type Open = (m: Match<State>, seat: number, p: Player, space: number, only: number) => boolean

const always: Open = () => true
const anyOption: Open = (m, seat, _, space, only) => optionsOf(m, seat, space, only).length > 0

const OPEN_BY_ACTION: { readonly [A in SpaceAction]: Open } = {
  goods: (m, seat, _, space) => {
    const spec = SPACES[space] as Space
    if (spec.pile !== null && (m.state.lies[space] as number) === 0 && spec.take.length === 0) return false
    return m.seats < 4 || (space !== P3_WOOD && space !== P3_CLAY) || canPayFee(m, seat, space)
  },
  starter: always,
  storehouse: always,
  foodAndResource: always,
  oneResource: always,
  twoResources: always,
  build: (m, _, p) => canStable(m.state, p, 2) || canRoom(m.state, p),
  plow: (_m, _s, p) => canPlow(p),
  occupation: (m, seat, p, space) => canOccupation(m, seat, occupationPrice(p, space)),
  stableBake: (m, _, p) => canStable(m.state, p, 1) || mostGrain(p) > 0,
  sowBake: (_m, _s, p) => canSow(p) || mostGrain(p) > 0,
  improvement: (m, seat) => canImprove(m, seat, 'both'),
  fences: (_m, _s, p) => canFence(p),
  renovateImprove: (m, _, p) => canRenovate(m.state, p),
  renovateFences: (m, _, p) => canRenovate(m.state, p),
  growthMinor: (_m, _s, p) => canGrow(p, true),
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
function optionsOf(m: Match<State>, seat: number, space: number, only: number): number[] {
  const s = m.state
  const p = playerOf(m, seat)
  const list: number[] = []
  switch ((SPACES[space] as Space).action) {
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
      if ((s.lies[space] as number) > 0) list.push(1)
      break
  }
  return only < 0 ? list : list.filter((choice) => choice === only)
}

export const place: Question<State, Place, AgricolaFrame> = {
  choices: (m, f) => {
    const list: number[] = []
    const spaces = m.state.spaces
    for (let i = 0; i < spaces.length; i++) {
      const space = spaces[i] as number
      if (canUse(m, f.seat, space)) list.push(space)
    }
    return list
  },
  check: (m, f, choice) =>
    typeof choice === 'number' && SPACES[choice] !== undefined ? checkSpace(m, f.seat, choice) : null,
  answer: (m, f, choice, stack) => {
    const s = m.state
    const space = choice as number
    const p = playerOf(m, f.seat)
    s.turn = f.seat
    p.home--
    p.placed++
    if (listening()) tell({ kind: 'placed', seat: f.seat, space })
    const spec = SPACES[space] as Space
    if (spec.action === 'goods' && (s.listened & SPACE_MOMENTS) === 0 && m.seats < 4) {
      // Nobody's card waits for any of it and nothing is to be asked: take and go on.
      s.by[space] = (s.by[space] as number) | (1 << f.seat)
      if (takeFrom(m, f.seat, space, -1, null)) {
        turn(m, TURN, stack)
        return
      }
      stack.push(TURN)
      receiveAnimals(m, f.seat, stack)
      return
    }
    stack.push(TURN)
    const owner = m.seats < 4 ? null : spaceOwner(m, space)
    if (heard(m, 'space', f.seat)) stack.push({ op: 'afterSpace', seat: f.seat, event: newEvent(f.seat, space) })
    if (owner !== null && owner.seat !== f.seat) {
      const host = playerOf(m, owner.seat)
      stack.push({ op: 'useSpace', seat: f.seat, space })
      host.goods[FOOD] = (host.goods[FOOD] as number) + owner.fee
      payFor(m, f.seat, ['fee', FOOD, owner.fee], stack)
      return
    }
    if (heard(m, 'beforeSpace', f.seat)) {
      stack.push({ op: 'useSpace', seat: f.seat, space })
      fire(m, stack, 'beforeSpace', f.seat, newEvent(f.seat, space))
      return
    }
    act(m, f.seat, space, stack)
  },
}

export const useSpace: Step<State, UseSpace, AgricolaFrame> = (m, f, stack) => act(m, f.seat, f.space, stack)

export const afterSpace: Step<State, AfterSpace, AgricolaFrame> = (m, f, stack) => {
  fire(m, stack, 'space', f.seat, f.event)
}

const SPACE_MOMENTS = bitOf('beforeSpace') | bitOf('space') | bitOf('take')

/** Takes all that lies there (A-WORK-07) and what the supply adds. True when every animal finds room. */
function takeFrom(
  m: Match<State>,
  seat: number,
  space: number,
  choice: number,
  stack: Stack<AgricolaFrame> | null,
): boolean {
  const s = m.state
  const p = playerOf(m, seat)
  const spec = SPACES[space] as Space
  let animals = false
  const event = heard(m, 'take', seat) || listening() ? newEvent(seat, space) : null
  if (spec.pile !== null) {
    const good = spec.pile.good
    const n = s.lies[space] as number
    s.lies[space] = 0
    p.goods[good] = (p.goods[good] as number) + n
    if (event !== null) event[good] = n
    animals = isAnimal(good)
  }
  for (let i = 0; i < spec.take.length; i += 2) {
    const good = spec.take[i] as number
    const n = spec.take[i + 1] as number
    p.goods[good] = (p.goods[good] as number) + n
    if (event !== null) event[good] = (event[good] as number) + n
  }
  if (s.extra.length > 0) takeExtra(s, p, space, event)
  announceTake(m, seat, event, choice, stack)
  const room = !animals || allFit(p)
  if (!room && stack !== null) stack.push({ op: 'keep', seat })
  return room
}

/** Goods that cards laid on the space go to whoever uses it. */
function takeExtra(s: State, p: Player, space: number, event: number[] | null): void {
  const rest: number[] = []
  for (let i = 0; i < s.extra.length; i += 3) {
    const good = s.extra[i + 1] as number
    const n = s.extra[i + 2] as number
    if (s.extra[i] !== space) rest.push(s.extra[i] as number, good, n)
    else {
      p.goods[good] = (p.goods[good] as number) + n
      if (event !== null) event[good] = (event[good] as number) + n
    }
  }
  s.extra = rest
}

function announceTake(
  m: Match<State>,
  seat: number,
  event: number[] | null,
  choice: number,
  stack: Stack<AgricolaFrame> | null,
): void {
  if (event === null) return
  event[EVENT.choice] = choice
  event[EVENT.bySpace] = 1
  if (listening()) tell({ kind: 'took', seat, space: event[EVENT.space] as number, goods: { ...amounts(event) } })
  if (stack !== null && heard(m, 'take', seat)) fire(m, stack, 'take', seat, event)
}

/** Some goods from the general supply that an action brings. */
function takeGiven(
  m: Match<State>,
  seat: number,
  space: number,
  choice: number,
  goods: readonly number[],
  stack: Stack<AgricolaFrame>,
): void {
  const p = playerOf(m, seat)
  const event = heard(m, 'take', seat) || listening() ? newEvent(seat, space) : null
  let animals = false
  for (let i = 0; i < goods.length; i += 2) {
    const good = goods[i] as number
    p.goods[good] = (p.goods[good] as number) + (goods[i + 1] as number)
    if (event !== null) event[good] = (event[good] as number) + (goods[i + 1] as number)
    animals ||= isAnimal(good)
  }
  announceTake(m, seat, event, choice, stack)
  if (animals) receiveAnimals(m, seat, stack)
}

/** Adds one person from the reserve (A-FAMILY-01). */
export function grow(m: Match<State>, seat: number, stack: Stack<AgricolaFrame>): void {
  const p = playerOf(m, seat)
  p.people++
  p.newborn++
  if (listening()) tell({ kind: 'born', seat, people: p.people })
  if (heard(m, 'growth', seat)) fire(m, stack, 'growth', seat)
}

/** What a person does on a space. */
function act(m: Match<State>, seat: number, space: number, stack: Stack<AgricolaFrame>): void {
  const s = m.state
  const p = playerOf(m, seat)
  const before = s.by[space] as number
  s.by[space] = before | (1 << seat)
  const spec = SPACES[space] as Space
  switch (spec.action) {
    case 'goods':
      takeFrom(m, seat, space, -1, stack)
      return
    case 'starter':
      takeToken(m, seat)
      stack.push({ op: 'maybe', seat, what: 'minor' })
      return
    case 'storehouse':
      takeToken(m, seat)
      takeFrom(m, seat, space, -1, stack)
      return
    case 'build':
      stack.push({ op: 'build', seat, rooms: 15, stables: 4, wood: 2, done: 0, newRooms: 0, optional: false })
      return
    case 'plow':
      stack.push({ op: 'plow', seat, optional: false, space, more: 0 })
      return
    case 'occupation':
      stack.push({ op: 'occupation', seat, space, food: 0, optional: false })
      return
    case 'stableBake':
    case 'sowBake': {
      const other = spec.action === 'sowBake' ? canSow(p) : canStable(s, p, 1)
      const bread = mostGrain(p) > 0
      if (other && bread) stack.push({ op: 'first', seat, of: spec.action })
      else if (bread) stack.push({ op: 'bake', seat, optional: false, echo: 0 })
      else if (spec.action === 'sowBake') stack.push({ op: 'sow', seat, optional: false, sown: [], only: 0 })
      else stack.push(oneStable(seat, false))
      return
    }
    case 'foodAndResource':
    case 'oneResource':
      stack.push({ op: 'resource', seat, n: 1, space })
      return
    case 'twoResources':
      stack.push({ op: 'resource', seat, n: 2, space })
      return
    case 'improvement':
      stack.push({ op: 'improve', seat, kinds: 'both', optional: false, action: 2 })
      return
    case 'fences':
      stack.push({ op: 'fence', seat, optional: false, gift: 0 })
      return
    case 'renovateImprove':
      stack.push({ op: 'maybe', seat, what: 'both' })
      startRenovation(m, seat, stack)
      return
    case 'renovateFences':
      stack.push({ op: 'maybe', seat, what: 'fence' })
      startRenovation(m, seat, stack)
      return
    case 'growthMinor':
      stack.push({ op: 'maybe', seat, what: 'minor' })
      grow(m, seat, stack)
      return
    case 'growthNoRoom':
    case 'growthOnly':
      grow(m, seat, stack)
      return
    case 'plowSow':
      // Plowing comes before sowing (A-WORK-13); it may be left out only if there is something to sow already.
      if (!canPlow(p)) stack.push({ op: 'sow', seat, optional: false, sown: [], only: 0 })
      else if (canSow(p)) stack.push({ op: 'plowSow', seat })
      else stack.push({ op: 'maybe', seat, what: 'sow' }, { op: 'plow', seat, optional: false, space, more: 0 })
      return
    case 'animals':
    case 'occupationOrGrowth':
    case 'twoResourcesOrGrowth':
    case 'roomOrPlayers': {
      const only = before === 0 ? -1 : permission(p, space)
      const options = optionsOf(m, seat, space, only)
      if (options.length === 1) choose(m, seat, space, options[0] as number, stack)
      else stack.push({ op: 'option', seat, space })
      return
    }
  }
}

function takeToken(m: Match<State>, seat: number): void {
  if (listening()) tell({ kind: 'starter', seat })
  m.state.starter = seat
}

export const option: Question<State, Option, AgricolaFrame> = {
  choices: (m, f) => {
    const others = (m.state.by[f.space] as number) & ~(1 << f.seat)
    return optionsOf(m, f.seat, f.space, others === 0 ? -1 : permission(playerOf(m, f.seat), f.space))
  },
  check: (_, f) => refuse((SPACES[f.space] as Space).rule),
  answer: (m, f, choice, stack) => choose(m, f.seat, f.space, choice as number, stack),
}

function choose(m: Match<State>, seat: number, space: number, choice: number, stack: Stack<AgricolaFrame>): void {
  switch ((SPACES[space] as Space).action) {
    case 'animals':
      if (choice === 0) takeGiven(m, seat, space, 0, [SHEEP, 1, FOOD, 1], stack)
      else if (choice === 1) takeGiven(m, seat, space, 1, [8, 1], stack)
      else {
        stack.push({ op: 'bought', seat, space })
        payFor(m, seat, ['fee', FOOD, 1], stack)
      }
      return
    case 'occupationOrGrowth':
      if (choice === 0) stack.push({ op: 'occupation', seat, space, food: 0, optional: false })
      else grow(m, seat, stack)
      return
    case 'twoResourcesOrGrowth':
      if (choice === 0) stack.push({ op: 'resource', seat, n: 2, space })
      else grow(m, seat, stack)
      return
    case 'roomOrPlayers':
      if (choice === 0) {
        stack.push({ op: 'build', seat, rooms: 1, stables: 0, wood: 0, done: 0, newRooms: 0, optional: false })
      } else takeFrom(m, seat, space, 1, stack)
      return
  }
}

/** The cattle that was paid for. */
export function bought(m: Match<State>, seat: number, space: number, stack: Stack<AgricolaFrame>): void {
  takeGiven(m, seat, space, 2, [CATTLE, 1], stack)
}

/** A space to plow, or -1 to leave that out and sow. */
export const plowSow: Question<State, PlowSow, AgricolaFrame> = {
  choices: (m, f) => [...cellsOf(fieldPlaces(playerOf(m, f.seat))), NO],
  check: (m, f, choice) => checkField(playerOf(m, f.seat), choice),
  answer: (m, f, choice, stack) => {
    if (choice === NO) {
      stack.push({ op: 'sow', seat: f.seat, optional: false, sown: [], only: 0 })
      return
    }
    stack.push({ op: 'maybe', seat: f.seat, what: 'sow' })
    plowOne(m, f.seat, choice as number, PLOW_SOW, stack)
  },
}

/** One building resource is 0 to 3; two different ones are 4a + b with a < b (A-FAMILYGAME-12). */
const ONE = [0, 1, 2, 3]
const TWO = [1, 2, 3, 6, 7, 11]

export const resource: Question<State, Resource, AgricolaFrame> = {
  choices: (_, f) => (f.n === 1 ? ONE : TWO),
  answer: (m, f, choice, stack) => {
    const n = choice as number
    const goods = f.n === 1 ? [n, 1] : [n >> 2, 1, n & 3, 1]
    takeGiven(m, f.seat, f.space, -1, [...goods, ...(SPACES[f.space] as Space).take], stack)
  },
}

/** A further sub-action that may be left out. */
export const maybe: Step<State, Maybe, AgricolaFrame> = (m, f, stack) => {
  const p = playerOf(m, f.seat)
  const seat = f.seat
  switch (f.what) {
    case 'sow':
      if (canSow(p)) stack.push({ op: 'sow', seat, optional: true, sown: [], only: 0 })
      return
    case 'bake':
      if (mostGrain(p) > 0) stack.push({ op: 'bake', seat, optional: true, echo: 0 })
      return
    case 'stable':
      if (canStable(m.state, p, 1)) stack.push(oneStable(seat, true))
      return
    case 'fence':
      if (canFence(p)) stack.push({ op: 'fence', seat, optional: true, gift: 0 })
      return
    case 'minor':
    case 'both':
      if (canImprove(m, seat, f.what)) {
        stack.push({ op: 'improve', seat, kinds: f.what, optional: true, action: f.what === 'minor' ? 1 : 2 })
      }
      return
  }
}
