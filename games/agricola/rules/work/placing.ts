/** The work phase: who places next, and placing a person. */

import { collecting, type Match, type Question, type Step } from '@dorfplatz/kernel'
import { meet, momentsOf } from '../../cards/moments.ts'
import { receiveAnimals } from '../animals/herd.ts'
import { payPlayer } from '../cards/deals.ts'
import { fire, fireAll, heard, newEvent } from '../cards/events.ts'
import { PLACE, type PlaceChoice, SHAPES, spaceNumber } from '../choices.ts'
import { emit } from '../emit.ts'
import { type AfterSpace, type AgricolaFrame, GO_HOME, type Place, TURN, type Turn, type UseSpace } from '../frames.ts'
import { playerOf } from '../player.ts'
import type { State } from '../state.ts'
import { at } from '../tables.ts'
import { act } from './act.ts'
import { canUse, checkSpace, feesFor, isOrdinary } from './open.ts'
import { spaceOf } from './spaces.ts'
import { takeFrom } from './take.ts'

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
  for (let i = 1; i < spaces.length; i++) if (canUse(m, seat, spaces[i] ?? 0)) return true
  return canUse(m, seat, spaces[0] ?? 0)
}

export const place: Question<State, Place, AgricolaFrame> = {
  choices: (m, f) => {
    const list: PlaceChoice[] = []
    const spaces = m.state.spaces
    for (let i = 0; i < spaces.length; i++) {
      const space = spaces[i] ?? 0
      if (canUse(m, f.seat, space)) list.push(at(PLACE, space))
    }
    return list
  },
  shape: SHAPES.place,
  check: (m, f, choice) => checkSpace(m, f.seat, spaceNumber(choice.place)),
  answer: (m, f, choice, stack) => {
    const s = m.state
    const space = spaceNumber(choice.place)
    const p = playerOf(m, f.seat)
    s.turn = f.seat
    p.home--
    p.placed++
    if (collecting()) emit({ kind: 'placed', seat: f.seat, space })
    if (spaceOf(space).goodsOnly && isOrdinary(space) && !meet(s.listened, SPACE_MOMENTS)) {
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
    const fees = feesFor(m, f.seat, space)
    if (heard(m, 'space', f.seat)) stack.push({ op: 'afterSpace', seat: f.seat, event: newEvent(f.seat, space) })
    const before = heard(m, 'beforeSpace', f.seat)
    if (fees.length === 0 && !before) {
      act(m, f.seat, space, stack)
      return
    }
    stack.push({ op: 'useSpace', seat: f.seat, space })
    if (before) fire(m, stack, 'beforeSpace', f.seat, newEvent(f.seat, space))
    for (const { owner, food } of fees) payPlayer(m, f.seat, owner, food, stack)
  },
}

export const useSpace: Step<State, UseSpace, AgricolaFrame> = (m, f, stack) => act(m, f.seat, f.space, stack)

export const afterSpace: Step<State, AfterSpace, AgricolaFrame> = (m, f, stack) => {
  fire(m, stack, 'space', f.seat, f.event)
}

const SPACE_MOMENTS = momentsOf(['beforeSpace', 'space', 'take'])
