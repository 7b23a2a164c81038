/** What a person does on a space: one entry for each word a space is made of, and the questions it asks. */

import {
  collecting,
  type Match,
  PASS,
  type Question,
  readWords,
  refuse,
  type Stack,
  type Step,
} from '@dorfplatz/kernel'
import type { CardEffect } from '../../cards/effects.ts'
import { having, tableOf } from '../../cards/ready.ts'
import { canImprove, chanceFor } from '../cards/playable.ts'
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
import { mostGrain } from '../farm/baking.ts'
import { canStable, stableFor } from '../farm/build.ts'
import { cellsOf } from '../farm/fences.ts'
import { canFence } from '../farm/fencing.ts'
import { checkField, plowOne } from '../farm/fields.ts'
import { startRenovation } from '../farm/renovation.ts'
import { canSow } from '../farm/sowing.ts'
import type { AgricolaFrame, Build, Maybe, Option, PlowSow, Resource } from '../frames.ts'
import { FOOD, pairs } from '../goods.ts'
import { payFor } from '../payment/paying.ts'
import { fieldPlaces, playerOf } from '../player.ts'
import type { Player, State } from '../state.ts'
import { at } from '../tables.ts'
import { grow } from './growth.ts'
import { isOwned, openFor, optionsOf, permission } from './open.ts'
import { PLOW_SOW, SPACES, spaceOf } from './spaces.ts'
import { takeFrom, takeGiven, takeLaid } from './take.ts'
import { oneStable, type SpaceEffect } from './words.ts'

/**
 * Carries out an action of a space (the second reading of a space). `choice` is the alternative taken there, or -1;
 * `others` are the people who were there before, as bits of their seats.
 */
type Act = (
  m: Match<State>,
  seat: number,
  space: number,
  stack: Stack<AgricolaFrame>,
  choice: number,
  others: number,
) => void

const isGoods = (effect: SpaceEffect): boolean => effect.do === 'gain' || effect.do === 'pile'

const sowing = (seat: number): AgricolaFrame => ({ op: 'sow', seat, optional: false, sown: [], only: 0 })

/** What may follow, as the frame that asks for it says it. */
function following(effect: SpaceEffect): Maybe['what'] {
  if (effect.do === 'improve') return effect.kinds === 'minor' ? 'minor' : 'both'
  if (effect.do === 'fences') return 'fence'
  throw new Error(`'${effect.do}' cannot follow another action`)
}

const actFor = readWords<SpaceEffect, Act>({
  gain: ({ goods }) => {
    const given = pairs(goods)
    return (m, seat, space, stack, choice) => {
      if (choice < 0) takeFrom(m, seat, space, choice, stack)
      else takeGiven(m, seat, space, choice, given, stack)
    }
  },
  pile: () => (m, seat, space, stack, choice) => {
    takeFrom(m, seat, space, choice, stack)
  },
  resources: ({ n }) => {
    return (_, seat, space, stack) => stack.push({ op: 'resource', seat, n, space })
  },
  starter: () => (m, seat) => takeToken(m, seat),
  build: ({ rooms, stables, wood }) => {
    return (_m, seat, _space, stack, _choice, others) => {
      const build: Build = { op: 'build', seat, rooms, stables, wood, done: 0, newRooms: 0, optional: false }
      stack.push(others === 0 || stables === 0 ? build : { ...build, roomFirst: true })
    }
  },
  plow: () => (_, seat, space, stack) => stack.push({ op: 'plow', seat, optional: false, space, more: 0 }),
  sow: () => (_m, seat, _s, stack) => stack.push(sowing(seat)),
  bake: () => (_m, seat, _s, stack) => stack.push({ op: 'bake', seat, optional: false, echo: 0 }),
  fences: () => (_m, seat, _s, stack) => stack.push({ op: 'fence', seat, optional: false, gift: 0 }),
  renovate: () => (m, seat, _, stack) => startRenovation(m, seat, stack),
  occupation: () => (_, seat, space, stack) => stack.push({ op: 'occupation', seat, space, food: 0, optional: false }),
  improve: () => (_, seat, space, stack) =>
    stack.push({ op: 'improve', seat, kinds: 'both', optional: false, action: 2, food: 0, space }),
  grow: () => (m, seat, _, stack) => grow(m, seat, stack, true),
  pay: ({ food }) => {
    return (m, seat, space, stack) => {
      stack.push({ op: 'bought', seat, space })
      payFor(m, seat, ['fee', FOOD, food], stack)
    }
  },
  seq: ({ of }, read) => {
    const parts = of.filter((effect) => !isGoods(effect)).map(read)
    // Goods come in one go; where some are to be chosen they come with these.
    const goods = of.some(isGoods) && !of.some((effect) => effect.do === 'resources')
    return (m, seat, space, stack, choice, others) => {
      for (const part of parts) part(m, seat, space, stack, choice, others)
      if (goods) takeFrom(m, seat, space, choice, stack)
    }
  },
  andOr: ({ of: [a, b] }, read) => {
    const [canOne, canOther] = [openFor(a), openFor(b)]
    const [one, other] = [read(a), read(b)]
    return (m, seat, space, stack, choice, others) => {
      const p = playerOf(m, seat)
      if (!canOne(m, seat, p, space, -1)) other(m, seat, space, stack, choice, others)
      else if (a.do === 'plow') {
        // Plowing comes before sowing (A-WORK-13); it may be left out only if there is something to sow already.
        if (canOther(m, seat, p, space, -1)) stack.push({ op: 'plowSow', seat })
        else {
          stack.push({ op: 'maybe', seat, what: 'sow' })
          one(m, seat, space, stack, choice, others)
        }
      } else if (!canOther(m, seat, p, space, -1)) one(m, seat, space, stack, choice, others)
      else stack.push({ op: 'first', seat, of: a.do === 'sow' ? 'sowBake' : 'stableBake' })
    }
  },
  also: ({ first, then }, read) => {
    const what = following(then)
    const part = read(first)
    return (m, seat, space, stack, choice, others) => {
      // Whoever takes the token has done so before anything is asked.
      stack.push({ op: 'maybe', seat, what, space })
      part(m, seat, space, stack, choice, others)
    }
  },
  either: () => (m, seat, space, stack, _, others) => {
    const options = optionsOf(m, seat, space, others === 0 ? -1 : permission(playerOf(m, seat), space))
    if (options.length === 1) choose(m, seat, space, options[0] ?? 0, stack)
    else stack.push({ op: 'option', seat, space })
  },
})

const ACT: readonly Act[] = SPACES.map(({ does }) => actFor(does))
const ALTERNATIVES: readonly (readonly Act[])[] = SPACES.map(({ does }) =>
  does.do === 'either' ? does.of.map((one) => actFor(one.does)) : [],
)

/** What a person does on a space. */
export function act(m: Match<State>, seat: number, space: number, stack: Stack<AgricolaFrame>): void {
  const s = m.state
  const others = s.by[space] ?? 0
  s.by[space] = others | (1 << seat)
  const { key, goodsOnly } = spaceOf(space)
  // What cards laid on a space goes to whoever uses it, whatever is done there.
  if (!goodsOnly && s.extra.length > 0) takeLaid(m, seat, space, stack)
  const own = isOwned(space) ? ownAction(playerOf(m, seat), key) : null
  if (own === null) ACT[space]?.(m, seat, space, stack, -1, others)
  else stack.push({ op: 'effect', seat, effect: own.effect, source: String(own.card) })
}

/** What the owner of a card's space does there instead of what others do (Tavern). */
function ownAction(p: Player, key: string): { card: number; effect: CardEffect } | null {
  return having(p, OWNED).findLast((own) => own.key === key) ?? null
}

const OWNED = tableOf(({ no, space }) =>
  space?.owner === undefined ? undefined : { key: space.key, card: no, effect: space.owner },
)

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
  at(at(ALTERNATIVES, space), choice)(m, seat, space, stack, choice, 0)
}

/** What was paid for on a space, by the place of the alternative. */
const BOUGHT: readonly (readonly [choice: number, act: Act] | null)[] = SPACES.map(({ does }) => {
  if (does.do !== 'either') return null
  const choice = does.of.findIndex((one) => one.does.do === 'pay')
  const paid = does.of[choice]?.does
  return paid?.do === 'pay' ? [choice, actFor(paid.then)] : null
})

/** The cattle that was paid for. */
export function bought(m: Match<State>, seat: number, space: number, stack: Stack<AgricolaFrame>): void {
  const [choice, take] = BOUGHT[space] ?? []
  if (choice !== undefined) take?.(m, seat, space, stack, choice, 0)
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
      if (canStable(m.state, p, oneStable.wood)) stack.push(stableFor(seat, true))
      return
    case 'fence':
      if (canFence(p)) stack.push({ op: 'fence', seat, optional: true, gift: 0 })
      return
    case 'minor':
    case 'both': {
      const action = f.second === true ? 0 : f.what === 'minor' ? 1 : 2
      const kinds = chanceFor(p, f.what, action)
      if (canImprove(m, seat, kinds)) {
        stack.push({ op: 'improve', seat, kinds, optional: true, action, food: 0, space: f.space ?? -1 })
      }
      return
    }
  }
}
