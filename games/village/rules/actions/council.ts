/** Council chamber: enter, advance, or use a privilege only. */

import { type Json, listening, type Question, type Refusal, type RuleId, type Seat, tell } from '@dorfplatz/kernel'
import { COUNCIL_TIME, PRIVILEGE_POINTS, PRIVILEGE_STONES } from '../../cards/board.ts'
import { COUNCIL, COUNCIL_0, FAME, FARM, figure, GOOD, GOODS, ON_ROOF, SCROLL, STEPS } from '../codes.ts'
import { spendTime } from '../death.ts'
import type { CouncilFrame, CouncillorFrame, FavourFrame, Frame, PrivilegeFrame } from '../frames.ts'
import { COIN_PRICE, canPay, charge, missing, COUNCIL_PRICE as PRICE } from '../pay.ts'
import { deny } from '../reasons.ts'
import {
  gain,
  generationsAt,
  have,
  isAt,
  listed,
  type M,
  move,
  type Some,
  type State,
  single,
  type Todo,
} from '../state.ts'
import { anyStoneLeft, takeStones } from '../stones.ts'
import { type Action, decline, SKIP } from './action.ts'

const ENTER = 'enter'
const NONE = 'none'

function canRise(s: State, seat: Seat): boolean {
  return have(s, seat, SCROLL) > 0 || canPay(s, seat, PRICE)
}

/** The highest step an own member stands on, 0 without any. */
function topStep(s: State, seat: Seat): number {
  for (let step = STEPS; step > 0; step--) if (isAt(s, seat, COUNCIL_0 + step)) return step
  return 0
}

/** Whether a privilege would do anything now. */
function usable(s: State, seat: Seat, privilege: number): boolean {
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
function useless(s: State, seat: Seat, privilege: number): Refusal {
  if (privilege === 1) return deny('V-COUNCIL-07', { why: 'noMarker', holder: s.marker >= 0 ? s.marker : null })
  if (privilege === 2) return deny('V-COUNCIL-09', { why: 'noSupply' })
  return deny('V-COUNCIL-11', { why: 'lacks', lacks: missing(s, seat, COIN_PRICE) })
}

function options(s: State, seat: Seat, must: boolean): Json[] {
  const list: Json[] = []
  const top = topStep(s, seat)
  if (canRise(s, seat)) {
    if (isAt(s, seat, FARM)) list.push(ENTER)
    for (let step = 1; step < STEPS && step <= top; step++) {
      for (const g of listed(generationsAt(s, seat, COUNCIL_0 + step))) list.push(figure(COUNCIL_0 + step, g))
    }
  }
  for (let p = 1; p <= top; p++) if (usable(s, seat, p)) list.push(p)
  if (!must) list.push(SKIP)
  return list
}

function check(m: M, f: CouncilFrame, choice: Json): Refusal | null {
  const s = m.state
  if (choice === ENTER) return isAt(s, f.seat, FARM) ? poor(s, f.seat, 'V-COUNCIL-02') : nobodyHome()
  if (typeof choice !== 'number') return null
  if (choice <= STEPS)
    return choice > topStep(s, f.seat) ? deny('V-COUNCIL-05', { why: 'tooLow' }) : useless(s, f.seat, choice)
  const step = Math.floor(choice / 10) - COUNCIL_0
  if (step === STEPS) return deny('V-COUNCIL-12', { why: 'top' })
  return canRise(s, f.seat) ? deny('V-COUNCIL-03', { why: 'nobodyThere' }) : poor(s, f.seat, 'V-COUNCIL-03')
}

function rise(m: M, seat: Seat, from: number, generation: number, stack: Todo): void {
  charge(m, seat, PRICE, { op: 'advance', seat, from, generation }, stack, 'scroll')
}

function carryOut(m: M, seat: Seat, choice: Json, stack: Todo): void {
  if (choice === SKIP) {
    decline(seat, COUNCIL)
    return
  }
  if (choice === ENTER) {
    const only = single(generationsAt(m.state, seat, FARM))
    if (only > 0) rise(m, seat, 0, only, stack)
    else stack.push({ op: 'councillor', seat })
  } else if ((choice as number) <= STEPS) grant(m, seat, choice as number, stack)
  else rise(m, seat, Math.floor((choice as number) / 10) - COUNCIL_0, (choice as number) % 10, stack)
}

/** Carries out one privilege (V-COUNCIL-07, -08, -10, -11). */
function grant(m: M, seat: Seat, privilege: number, stack: Todo): void {
  const s = m.state
  if (privilege === 1) {
    s.marker = seat
    if (listening()) tell({ kind: 'marker', seat })
  } else if (privilege === 2) takeStones(m, seat, PRIVILEGE_STONES, 'council', stack)
  else if (privilege === 3) stack.push({ op: 'favour', seat })
  else charge(m, seat, COIN_PRICE, { op: 'privilegeCoin', seat }, stack)
}

function privileges(s: State, seat: Seat, step: number): Json[] {
  const list: Json[] = []
  for (let p = 1; p <= step; p++) if (usable(s, seat, p)) list.push(p)
  if (list.length > 0) list.push(NONE)
  return list
}

export const council: Action = {
  whyNot: (s, seat) => {
    const top = topStep(s, seat)
    const home = isAt(s, seat, FARM)
    if (canRise(s, seat) && (home || (top > 0 && top < STEPS))) return null
    if (top >= 3 || (top >= 1 && usable(s, seat, 1)) || (top >= 2 && usable(s, seat, 2))) return null
    return top === 0 && !home ? nobodyHome() : poor(s, seat, 'V-COUNCIL-01')
  },
  begin: (m, seat, must, stack) => {
    const list = must ? options(m.state, seat, must) : []
    if (list.length === 1) carryOut(m, seat, list[0] as Json, stack)
    else stack.push({ op: 'council', seat, must })
  },
}

export const councilOps: Some<'council' | 'councillor' | 'advance' | 'privilege' | 'favour' | 'privilegeCoin'> = {
  council: {
    choices: (m, f) => options(m.state, f.seat, f.must),
    check,
    answer: (m, f, choice, stack) => carryOut(m, f.seat, choice, stack),
  } satisfies Question<State, CouncilFrame, Frame>,
  councillor: {
    choices: (m, f) => listed(generationsAt(m.state, f.seat, FARM)),
    check: () => nobodyHome(),
    answer: (m, f, choice, stack) => rise(m, f.seat, 0, choice as number, stack),
  } satisfies Question<State, CouncillorFrame, Frame>,
  advance: (m, f, stack) => {
    const s = m.state
    const step = f.from + 1
    move(s, f.seat, f.from === 0 ? FARM : COUNCIL_0 + f.from, f.generation, COUNCIL_0 + step)
    spendTime(m, f.seat, COUNCIL_TIME[step] as number, stack)
    if (listening()) tell({ kind: 'council', seat: f.seat, generation: f.generation, step })
    if (privileges(s, f.seat, step).length > 0) stack.push({ op: 'privilege', seat: f.seat, step })
  },
  privilege: {
    choices: (m, f) => privileges(m.state, f.seat, f.step),
    check: (m, f, choice) => {
      if (typeof choice !== 'number') return deny('V-COUNCIL-06', { why: 'notOffered' })
      return choice > f.step ? deny('V-COUNCIL-03', { why: 'tooLow' }) : useless(m.state, f.seat, choice)
    },
    answer: (m, f, choice, stack) => {
      if (choice !== NONE) grant(m, f.seat, choice as number, stack)
    },
  } satisfies Question<State, PrivilegeFrame, Frame>,
  favour: {
    choices: () => GOODS,
    check: () => deny('V-COUNCIL-10', { why: 'otherGood' }),
    answer: (m, f, choice) => {
      gain(m.state, f.seat, GOOD + (GOODS as readonly Json[]).indexOf(choice), 1)
      if (listening()) tell({ kind: 'favour', seat: f.seat, good: choice })
    },
  } satisfies Question<State, FavourFrame, Frame>,
  privilegeCoin: (m, f) => {
    gain(m.state, f.seat, FAME, PRIVILEGE_POINTS)
    if (listening()) tell({ kind: 'fame', seat: f.seat, n: PRIVILEGE_POINTS, why: 'council' })
  },
}
