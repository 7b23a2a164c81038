/** Family: a birth, or a member called home from the board. */

import { collecting, PASS, type Pass, type Question, type Seat } from '@dorfplatz/kernel'
import { birthOf, type FamilyChoice, kindIn, memberOf, SHAPES } from '../choices.ts'
import { FARM, UNBORN } from '../codes.ts'
import { emit } from '../events.ts'
import type { FamilyFrame, Frame } from '../frames.ts'
import { insertOnce, onlyOf } from '../lists.ts'
import { playing } from '../modules/registry.ts'
import { placeAt, placeCode } from '../places.ts'
import { deny } from '../reasons.ts'
import { at, isAt, kindOf, kindsAt, lowest, type M, move, type Some, type State } from '../state.ts'
import { type Action, decline, orPass } from './action.ts'

/** Not the farm, not the bag, not the dead (V-FAMILY-03). */
const isCallable = (place: number): boolean => placeAt(place).callable

/** Adds the distinct members on the board, in the order of places. */
function addAway(s: State, seat: Seat, list: (FamilyChoice | Pass)[]): void {
  const table = playing(s.modules)
  const found: number[] = []
  const end = (seat + 1) * s.figures
  for (let i = seat * s.figures; i < end; i++) {
    const place = at(s.people, i)
    if (isCallable(place)) insertOnce(found, place * 16 + kindOf(s, table, i))
  }
  for (const key of found) list.push(memberOf(key >> 4, key & 15))
}

/** A birth, or somebody called home. */
export function familyChoices(s: State, seat: Seat, must: boolean): (FamilyChoice | Pass)[] {
  const list: (FamilyChoice | Pass)[] = []
  // V-FAMILY-01: the lowest number still in the supply.
  if (isAt(s, seat, UNBORN)) list.push(birthOf(lowest(kindsAt(s, seat, UNBORN))))
  addAway(s, seat, list)
  return orPass(list, must)
}

function carryOut(m: M, seat: Seat, choice: FamilyChoice | Pass): void {
  const s = m.state
  if (choice === PASS) {
    decline(seat, 'family')
  } else if ('birth' in choice) {
    const who = move(s, seat, UNBORN, choice.birth, FARM)
    if (collecting()) emit({ kind: 'birth', seat, who, generation: choice.birth })
  } else {
    const { at: from, generation } = choice.member
    const who = move(s, seat, placeCode(from), kindIn(choice.member), FARM)
    if (collecting()) emit({ kind: 'home', seat, from, who, generation })
  }
}

function can(s: State, seat: Seat): boolean {
  const end = (seat + 1) * s.figures
  for (let i = seat * s.figures; i < end; i++) {
    const place = at(s.people, i)
    if (place === UNBORN || isCallable(place)) return true
  }
  return false
}

export const family: Action = {
  can,
  whyNot: (s, seat) => (can(s, seat) ? null : deny('V-FAMILY-05', { why: 'nobodyToCall' })),
  begin: (m, seat, must, stack) => {
    const only = must ? onlyOf(familyChoices(m.state, seat, must)) : undefined
    if (only !== undefined) carryOut(m, seat, only)
    else stack.push({ op: 'family', seat, must })
  },
}

export const familyOps: Some<'family'> = {
  family: {
    shape: SHAPES.family,
    choices: (m, f) => familyChoices(m.state, f.seat, f.must),
    check: (m, f, choice) => {
      if (choice === PASS) return deny('V-WELL-06', { why: 'notOffered' })
      if ('member' in choice) return deny('V-FAMILY-03', { why: 'nobodyOut' })
      return isAt(m.state, f.seat, UNBORN)
        ? deny('V-FAMILY-01', { why: 'notOffered' })
        : deny('V-FAMILY-05', { why: 'allBorn' })
    },
    answer: (m, f, choice) => carryOut(m, f.seat, choice),
  } satisfies Question<State, FamilyFrame, Frame>,
}
