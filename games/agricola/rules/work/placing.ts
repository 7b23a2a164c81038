/** The work phase: who places next, and placing a person. */

import { collecting, type Match, PASS, type Question, refuse, type Stack, type Step } from '@dorfplatz/kernel'
import { meet, momentsOf } from '../../cards/moments.ts'
import { receiveAnimals } from '../animals/arriving.ts'
import { payPlayer } from '../cards/deals.ts'
import { fire, fireAll, heard, newEvent } from '../cards/events.ts'
import { PLACE, type PlaceChoice, SHAPES } from '../choices.ts'
import { emit } from '../emit.ts'
import {
  type AfterSpace,
  type AgricolaFrame,
  GO_HOME,
  type MayFollow,
  type Move,
  type Place,
  type SecondPlace,
  TURN,
  type Turn,
  type UseSpace,
} from '../frames.ts'
import { eachCard, playerOf } from '../player.ts'
import { POWER, type State } from '../state.ts'
import { at } from '../tables.ts'
import { act } from './act.ts'
import { canUse, checkSpace, feesFor, isOwned, spacesFor } from './open.ts'
import { spaceNamed, spaceNumber, spaceOf } from './spaces.ts'
import { takeFrom } from './take.ts'

export const turn: Step<State, Turn, AgricolaFrame> = (m, _, stack) => {
  const s = m.state
  if (s.first >= 0) {
    // Whoever paid for it has a person at home, and nobody has taken a space yet.
    stack.push({ op: 'place', seat: s.first, inserted: true })
    s.first = -1
    return
  }
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
  const spaces = spacesFor(m, seat)
  for (let i = 1; i < spaces.length; i++) if (canUse(m, seat, spaces[i] ?? 0)) return true
  return canUse(m, seat, spaces[0] ?? 0)
}

export const place: Question<State, Place, AgricolaFrame> = {
  choices: (m, f) => {
    const list: PlaceChoice[] = []
    const spaces = spacesFor(m, f.seat)
    for (let i = 0; i < spaces.length; i++) {
      const space = spaces[i] ?? 0
      const choice = PLACE[space]
      if (choice !== undefined && canUse(m, f.seat, space)) list.push(choice)
    }
    return list
  },
  shape: SHAPES.place,
  check: (m, f, choice) => checkSpace(m, f.seat, spaceNumber(choice.place)),
  answer: (m, f, choice, stack) => {
    const s = m.state
    const space = spaceNumber(choice.place)
    if (f.inserted !== true) s.turn = f.seat
    putDown(m, f.seat, space)
    if (spaceOf(space).goodsOnly && !meet(s.listened, SPACE_MOMENTS) && isPlain(m, f.seat, space)) {
      // Nobody's card waits for any of it and nothing is to be asked: take and go on.
      s.by[space] = (s.by[space] ?? 0) | (1 << f.seat)
      if (takeFrom(m, f.seat, space, -1, null)) {
        turn(m, TURN, stack)
        return
      }
      stack.push(TURN)
      receiveAnimals(m, f.seat, stack)
      return
    }
    stack.push(TURN)
    if (followsOn(m, f.seat)) stack.push({ op: 'mayFollow', seat: f.seat, space })
    enter(m, f.seat, space, stack)
  },
}

/** Neither fees nor a card's own action nor a second person: only the goods of the space. */
function isPlain(m: Match<State>, seat: number, space: number): boolean {
  return !isOwned(space) && !followsOn(m, seat) && feesFor(m, seat, space).length === 0
}

function putDown(m: Match<State>, seat: number, space: number): void {
  const p = playerOf(m, seat)
  p.home--
  p.placed++
  if (collecting()) emit({ kind: 'placed', seat, space })
}

/** A person uses a space: fees, what comes before, the action, what comes after. */
function enter(m: Match<State>, seat: number, space: number, stack: Stack<AgricolaFrame>): void {
  const fees = feesFor(m, seat, space)
  if (heard(m, 'space', seat)) stack.push({ op: 'afterSpace', seat, event: newEvent(seat, space) })
  const before = heard(m, 'beforeSpace', seat)
  if (fees.length === 0 && !before) {
    act(m, seat, space, stack)
    return
  }
  stack.push({ op: 'useSpace', seat, space })
  if (before) fire(m, stack, 'beforeSpace', seat, newEvent(seat, space))
  for (const { owner, food } of fees) payPlayer(m, seat, owner, food, stack)
}

/** Spaces of which one must be among two placements in a row; none where that is not allowed (Lasso). */
function rowSpaces(m: Match<State>, seat: number): readonly number[] {
  const p = playerOf(m, seat)
  let spaces: readonly number[] = []
  if ((p.powers & POWER.followsOn) !== 0) {
    eachCard(p, ({ twoInARow }) => {
      if (twoInARow !== undefined) spaces = twoInARow.map(spaceNamed)
    })
  }
  return spaces
}

function followsOn(m: Match<State>, seat: number): boolean {
  const p = playerOf(m, seat)
  return (p.powers & POWER.followsOn) !== 0 && p.home > 0
}

/** After the first person: on an animal space any second one may follow, elsewhere only one that goes there. */
export const mayFollow: Step<State, MayFollow, AgricolaFrame> = (m, { seat, space }, stack) => {
  const row = rowSpaces(m, seat)
  const only = row.includes(space) ? [] : row
  if (followsOn(m, seat) && usableSpaces(m, seat, only).length > 0) stack.push({ op: 'secondPlace', seat, only })
}

function usableSpaces(m: Match<State>, seat: number, only: readonly number[]): number[] {
  return spacesFor(m, seat).filter((space) => (only.length === 0 || only.includes(space)) && canUse(m, seat, space))
}

/** The second person of a turn (Lasso). */
export const secondPlace: Question<State, SecondPlace, AgricolaFrame> = {
  choices: (m, f) => [...usableSpaces(m, f.seat, f.only).map((space) => at(PLACE, space)), PASS],
  shape: SHAPES.secondPlace,
  check: (m, f, choice) =>
    choice === PASS
      ? null
      : (checkSpace(m, f.seat, spaceNumber(choice.place)) ?? refuse('A-WORK-02', { why: 'animalsOnly' })),
  answer: (m, f, choice, stack) => {
    if (choice === PASS) return
    const space = spaceNumber(choice.place)
    putDown(m, f.seat, space)
    enter(m, f.seat, space, stack)
  },
}

/** A person moves on to another space and uses it (Acrobat, Countryman; A-OCCARD-G21). */
export const move: Question<State, Move, AgricolaFrame> = {
  choices: (m, f) => f.to.filter((space) => canUse(m, f.seat, space)).map((space) => at(PLACE, space)),
  shape: SHAPES.place,
  check: (m, f, choice) => checkSpace(m, f.seat, spaceNumber(choice.place)),
  answer: (m, f, choice, stack) => {
    const { by } = m.state
    by[f.from] = (by[f.from] ?? 0) & ~(1 << f.seat)
    const space = spaceNumber(choice.place)
    if (collecting()) emit({ kind: 'placed', seat: f.seat, space })
    enter(m, f.seat, space, stack)
  },
}

export const useSpace: Step<State, UseSpace, AgricolaFrame> = (m, f, stack) => act(m, f.seat, f.space, stack)

export const afterSpace: Step<State, AfterSpace, AgricolaFrame> = (m, f, stack) => {
  fire(m, stack, 'space', f.seat, f.event)
}

const SPACE_MOMENTS = momentsOf(['beforeSpace', 'space', 'take'])
