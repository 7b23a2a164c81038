/** Council chamber: enter, advance, or use a privilege only. */

import { collecting, PASS, type Pass, type Question, type Refusal, type RuleId, type Seat } from '@dorfplatz/kernel'
import { PRIVILEGE_POINTS, PRIVILEGE_STONES } from '../../cards/board.ts'
import {
  advanceOf,
  type CouncilChoice,
  ENTER,
  goodOf,
  kindIn,
  type Member,
  memberOf,
  type PrivilegeChoice,
  privilegeOf,
  SHAPES,
} from '../choices.ts'
import { COUNCIL_0, FAME, FARM, ON_ROOF, SCROLL, STEPS } from '../codes.ts'
import { spendTime } from '../death.ts'
import { emit } from '../events.ts'
import type { CouncilFrame, CouncillorFrame, Frame, PrivilegeFrame, TakeGoodFrame } from '../frames.ts'
import { onlyOf } from '../lists.ts'
import { fieldCode, playing } from '../modules/registry.ts'
import { COIN_PRICE, canPay, charge, missing, COUNCIL_PRICE as PRICE } from '../pay.ts'
import { placeCode } from '../places.ts'
import { deny } from '../reasons.ts'
import {
  at,
  boxOf,
  gain,
  have,
  isAt,
  kindsAt,
  listed,
  type M,
  move,
  type Some,
  type State,
  single,
  type Todo,
} from '../state.ts'
import { anyStoneLeft, takeStones } from '../stones.ts'
import { type Action, decline, orPass } from './action.ts'

function canRise(s: State, seat: Seat): boolean {
  return have(s, seat, SCROLL) > 0 || canPay(s, seat, PRICE)
}

/** The highest step an own member stands on, 0 without any. */
export function topStep(s: State, seat: Seat): number {
  for (let step = STEPS; step > 0; step--) if (isAt(s, seat, COUNCIL_0 + step)) return step
  return 0
}

/** Whether a privilege would do anything now. */
export function usable(s: State, seat: Seat, privilege: number): boolean {
  if (privilege === 1) return s.marker === ON_ROOF
  if (privilege === 2) return anyStoneLeft(s)
  return privilege === 3 || canPay(s, seat, COIN_PRICE)
}

function nobodyHome(): Refusal {
  return deny('V-FAMILY-07', { why: 'nobodyHome' })
}

/** Neither stones nor a scroll for the next step. */
function poor(s: State, seat: Seat, rule: RuleId): Refusal {
  return deny(rule, { why: 'lacks', lacks: missing(s, seat, PRICE), coins: true, scroll: true })
}

/** Why a privilege would do nothing now. */
export function useless(s: State, seat: Seat, privilege: number): Refusal {
  if (privilege === 1) return deny('V-COUNCIL-07', { why: 'noMarker', holder: s.marker >= 0 ? s.marker : null })
  if (privilege === 2) return deny('V-COUNCIL-09', { why: 'noSupply' })
  return deny('V-COUNCIL-11', { why: 'lacks', lacks: missing(s, seat, COIN_PRICE) })
}

function options(s: State, seat: Seat, must: boolean): (CouncilChoice | Pass)[] {
  const list: (CouncilChoice | Pass)[] = []
  const top = topStep(s, seat)
  if (canRise(s, seat)) {
    if (isAt(s, seat, FARM)) list.push(ENTER)
    for (let step = 1; step < STEPS && step <= top; step++) {
      for (const g of listed(kindsAt(s, seat, COUNCIL_0 + step))) list.push(advanceOf(COUNCIL_0 + step, g))
    }
  }
  for (let p = 1; p <= top; p++) if (usable(s, seat, p)) list.push(privilegeOf(p))
  return orPass(list, must)
}

function check(m: M, f: CouncilFrame, choice: CouncilChoice | Pass): Refusal | null {
  const s = m.state
  if (choice === PASS) return deny('V-WELL-06', { why: 'notOffered' })
  if ('enter' in choice) return isAt(s, f.seat, FARM) ? poor(s, f.seat, 'V-COUNCIL-02') : nobodyHome()
  if ('privilege' in choice) {
    const high = choice.privilege > topStep(s, f.seat)
    return high ? deny('V-COUNCIL-05', { why: 'tooLow' }) : useless(s, f.seat, choice.privilege)
  }
  if (choice.advance.at === `council${STEPS}`) return deny('V-COUNCIL-12', { why: 'top' })
  return canRise(s, f.seat) ? deny('V-COUNCIL-03', { why: 'nobodyThere' }) : poor(s, f.seat, 'V-COUNCIL-03')
}

function rise(m: M, seat: Seat, member: Member, stack: Todo): void {
  charge(m, seat, PRICE, { op: 'advance', seat, member }, stack, 'scroll')
}

function carryOut(m: M, seat: Seat, choice: CouncilChoice | Pass, stack: Todo): void {
  if (choice === PASS) {
    decline(seat, 'council')
  } else if ('enter' in choice) {
    const only = single(kindsAt(m.state, seat, FARM))
    if (only > 0) rise(m, seat, memberOf(FARM, only).member, stack)
    else stack.push({ op: 'councillor', seat })
  } else if ('privilege' in choice) grant(m, seat, choice.privilege, stack)
  else rise(m, seat, choice.advance, stack)
}

/** Carries out one privilege (V-COUNCIL-07, -08, -10, -11). */
export function grant(m: M, seat: Seat, privilege: number, stack: Todo): void {
  const s = m.state
  if (privilege === 1) {
    s.marker = seat
    if (collecting()) emit({ kind: 'marker', seat })
  } else if (privilege === 2) takeStones(m, seat, PRIVILEGE_STONES, 'council', stack)
  else if (privilege === 3) stack.push({ op: 'takeGood', seat })
  else charge(m, seat, COIN_PRICE, { op: 'privilegeCoin', seat }, stack)
}

function privileges(s: State, seat: Seat, step: number): (PrivilegeChoice | Pass)[] {
  const list: (PrivilegeChoice | Pass)[] = []
  for (let p = 1; p <= step; p++) if (usable(s, seat, p)) list.push(privilegeOf(p))
  // Whoever was asked may decline, also when others have meanwhile taken what there was.
  list.push(PASS)
  return list
}

function can(s: State, seat: Seat): boolean {
  const top = topStep(s, seat)
  if (canRise(s, seat) && (isAt(s, seat, FARM) || (top > 0 && top < STEPS))) return true
  return top >= 3 || (top >= 1 && usable(s, seat, 1)) || (top >= 2 && usable(s, seat, 2))
}

export const council: Action = {
  can,
  whyNot: (s, seat) => {
    if (can(s, seat)) return null
    return topStep(s, seat) === 0 && !isAt(s, seat, FARM) ? nobodyHome() : poor(s, seat, 'V-COUNCIL-01')
  },
  begin: (m, seat, must, stack) => {
    const only = must ? onlyOf(options(m.state, seat, must)) : undefined
    if (only !== undefined) carryOut(m, seat, only, stack)
    else stack.push({ op: 'council', seat, must })
  },
}

export const councilOps: Some<'council' | 'councillor' | 'advance' | 'privilege' | 'takeGood' | 'privilegeCoin'> = {
  council: {
    shape: SHAPES.council,
    choices: (m, f) => options(m.state, f.seat, f.must),
    check,
    answer: (m, f, choice, stack) => carryOut(m, f.seat, choice, stack),
  } satisfies Question<State, CouncilFrame, Frame>,
  councillor: {
    shape: SHAPES.member,
    choices: (m, f) => listed(kindsAt(m.state, f.seat, FARM)).map((g) => memberOf(FARM, g)),
    check: () => nobodyHome(),
    answer: (m, f, choice, stack) => rise(m, f.seat, choice.member, stack),
  } satisfies Question<State, CouncillorFrame, Frame>,
  advance: (m, f, stack) => {
    const s = m.state
    const { at: from, generation } = f.member
    const place = placeCode(from)
    const step = place === FARM ? 1 : place - COUNCIL_0 + 1
    const who = move(s, f.seat, place, kindIn(f.member), COUNCIL_0 + step)
    spendTime(m, f.seat, at(boxOf(m.state).councilTime, step), stack)
    if (collecting()) emit({ kind: 'council', seat: f.seat, who, generation, step })
    if (privileges(s, f.seat, step).length > 1) stack.push({ op: 'privilege', seat: f.seat, step })
  },
  privilege: {
    shape: SHAPES.privilege,
    choices: (m, f) => privileges(m.state, f.seat, f.step),
    check: (m, f, choice) => {
      if (choice === PASS) return null
      return choice.privilege > f.step
        ? deny('V-COUNCIL-03', { why: 'tooLow' })
        : useless(m.state, f.seat, choice.privilege)
    },
    answer: (m, f, choice, stack) => {
      if (choice !== PASS) grant(m, f.seat, choice.privilege, stack)
    },
  } satisfies Question<State, PrivilegeFrame, Frame>,
  takeGood: {
    shape: SHAPES.good,
    choices: (m) => playing(m.state.modules).goods.map(goodOf),
    check: () => deny('V-COUNCIL-10', { why: 'otherGood' }),
    answer: (m, f, choice) => {
      gain(m.state, f.seat, fieldCode(choice.good), 1)
      if (collecting()) emit({ kind: 'takesGood', seat: f.seat, good: choice.good })
    },
  } satisfies Question<State, TakeGoodFrame, Frame>,
  privilegeCoin: (m, f) => {
    gain(m.state, f.seat, FAME, PRIVILEGE_POINTS)
    if (collecting()) emit({ kind: 'fame', seat: f.seat, n: PRIVILEGE_POINTS, why: 'council' })
  },
}
