/** What a person does on a space: one case for each kind of space, and its sub-actions. */

import { collecting, type Match, PASS, type Question, refuse, type Stack, type Step } from '@dorfplatz/kernel'
import { fire, heard } from '../cards/events.ts'
import { canImprove } from '../cards/improve.ts'
import {
  cellNumber,
  ONE_RESOURCE,
  OPTIONS,
  type OptionChoice,
  PLOW,
  SHAPES,
  TWO_RESOURCES,
  takenGoods,
} from '../choices.ts'
import { emit } from '../emit.ts'
import { canStable, startRenovation } from '../farm/build.ts'
import { cellsOf } from '../farm/fences.ts'
import { canFence } from '../farm/fencing.ts'
import { canPlow, canSow, checkField, mostGrain, oneStable, plowOne } from '../farm/fields.ts'
import type { AgricolaFrame, Build, Maybe, Option, PlowSow, Resource } from '../frames.ts'
import { BOAR, CATTLE, FOOD, SHEEP } from '../goods.ts'
import { payFor } from '../payment/paying.ts'
import { fieldPlaces, playerOf } from '../player.ts'
import type { State } from '../state.ts'
import { at } from '../tables.ts'
import { optionsOf, permission } from './open.ts'
import { PLOW_SOW, spaceOf } from './spaces.ts'
import { takeFrom, takeGiven } from './take.ts'

/** Adds one person from the reserve (A-FAMILY-01). */
export function grow(m: Match<State>, seat: number, stack: Stack<AgricolaFrame>): void {
  const p = playerOf(m, seat)
  p.people++
  p.newborn++
  if (collecting()) emit({ kind: 'born', seat, people: p.people })
  if (heard(m, 'growth', seat)) fire(m, stack, 'growth', seat)
}

/** What a person does on a space. */
export function act(m: Match<State>, seat: number, space: number, stack: Stack<AgricolaFrame>): void {
  const s = m.state
  const p = playerOf(m, seat)
  const before = s.by[space] ?? 0
  s.by[space] = before | (1 << seat)
  const spec = spaceOf(space)
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
    case 'build': {
      const build: Build = { op: 'build', seat, rooms: 15, stables: 4, wood: 2, done: 0, newRooms: 0, optional: false }
      stack.push(before === 0 ? build : { ...build, roomFirst: true })
      return
    }
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
    case 'majorImprovement':
      stack.push({ op: 'improve', seat, kinds: 'both', optional: false, action: 2, food: 0 })
      return
    case 'fences':
      stack.push({ op: 'fence', seat, optional: false, gift: 0 })
      return
    case 'renovateImprove':
    case 'renovateMajor':
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
    case 'growthWithRoom':
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
      if (options.length === 1) choose(m, seat, space, options[0] ?? 0, stack)
      else stack.push({ op: 'option', seat, space })
      return
    }
  }
}

function takeToken(m: Match<State>, seat: number): void {
  if (collecting()) emit({ kind: 'starter', seat })
  m.state.starter = seat
}

/** The place of an answer among the space's alternatives. */
function optionNumber(space: number, { choose }: OptionChoice): number {
  return OPTIONS[space]?.findIndex((option) => option.choose === choose) ?? -1
}

export const option: Question<State, Option, AgricolaFrame> = {
  choices: (m, f) => {
    const others = (m.state.by[f.space] ?? 0) & ~(1 << f.seat)
    const open = optionsOf(m, f.seat, f.space, others === 0 ? -1 : permission(playerOf(m, f.seat), f.space))
    return open.map((option) => at(at(OPTIONS, f.space), option))
  },
  shape: SHAPES.option,
  check: (_, f) => refuse(spaceOf(f.space).rule),
  answer: (m, f, choice, stack) => choose(m, f.seat, f.space, optionNumber(f.space, choice), stack),
}

function choose(m: Match<State>, seat: number, space: number, choice: number, stack: Stack<AgricolaFrame>): void {
  switch (spaceOf(space).action) {
    case 'animals':
      if (choice === 0) takeGiven(m, seat, space, 0, [SHEEP, 1, FOOD, 1], stack)
      else if (choice === 1) takeGiven(m, seat, space, 1, [BOAR, 1], stack)
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

/** A space to plow; to pass is to leave that out and sow. */
export const plowSow: Question<State, PlowSow, AgricolaFrame> = {
  choices: (m, f) => [...cellsOf(fieldPlaces(playerOf(m, f.seat))).map((cell) => at(PLOW, cell)), PASS],
  shape: SHAPES.plow,
  check: (m, f, choice) => checkField(playerOf(m, f.seat), choice),
  answer: (m, f, choice, stack) => {
    if (choice === PASS) {
      stack.push({ op: 'sow', seat: f.seat, optional: false, sown: [], only: 0 })
      return
    }
    stack.push({ op: 'maybe', seat: f.seat, what: 'sow' })
    plowOne(m, f.seat, cellNumber(choice.plow), PLOW_SOW, stack)
  },
}

export const resource: Question<State, Resource, AgricolaFrame> = {
  choices: (_, f) => (f.n === 1 ? ONE_RESOURCE : TWO_RESOURCES),
  answer: (m, f, choice, stack) => {
    takeGiven(m, f.seat, f.space, -1, [...takenGoods(choice), ...spaceOf(f.space).take], stack)
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
        stack.push({ op: 'improve', seat, kinds: f.what, optional: true, action: f.what === 'minor' ? 1 : 2, food: 0 })
      }
      return
  }
}
