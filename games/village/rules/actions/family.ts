/** Family: a birth, or a member called home from the board. */

import { type Json, listening, type Question, type Seat, tell } from '@dorfplatz/kernel'
import { FAMILY, FARM, figure, GENERATION, MEMBERS, SECTION_AT, UNBORN } from '../codes.ts'
import type { FamilyFrame, Frame } from '../frames.ts'
import { deny } from '../reasons.ts'
import { at, generationsAt, isAt, listed, type M, move, type Some, type State } from '../state.ts'
import { type Action, decline, SKIP } from './action.ts'

const BIRTH = 'birth'

/** The board is everywhere a member is visible except the own farm: not the bag, not the dead (V-FAMILY-03). */
function onBoard(place: number): boolean {
  return place !== FARM && (SECTION_AT[place] as number) >= 0
}

/** Distinct members on the board, as figures, in the order of places. */
function away(s: State, seat: Seat): number[] {
  const list: number[] = []
  const base = seat * MEMBERS
  for (let i = 0; i < MEMBERS; i++) {
    const place = at(s.people, base + i)
    if (!onBoard(place)) continue
    const who = figure(place, GENERATION[i] as number)
    if (!list.includes(who)) list.push(who)
  }
  return list.sort((a, b) => a - b)
}

function options(s: State, seat: Seat, must: boolean): Json[] {
  const list: Json[] = away(s, seat)
  if (isAt(s, seat, UNBORN)) list.unshift(BIRTH)
  if (!must) list.push(SKIP)
  return list
}

function carryOut(m: M, seat: Seat, choice: Json): void {
  const s = m.state
  if (choice === SKIP) {
    decline(seat, FAMILY)
    return
  }
  if (choice === BIRTH) {
    // V-FAMILY-01: the lowest number still in the supply.
    const generation = listed(generationsAt(s, seat, UNBORN))[0] as number
    move(s, seat, UNBORN, generation, FARM)
    if (listening()) tell({ kind: 'birth', seat, generation })
    return
  }
  const from = Math.floor((choice as number) / 10)
  const generation = (choice as number) % 10
  move(s, seat, from, generation, FARM)
  if (listening()) tell({ kind: 'home', seat, from, generation })
}

export const family: Action = {
  whyNot: (s, seat) => {
    const base = seat * MEMBERS
    for (let i = 0; i < MEMBERS; i++) {
      const place = at(s.people, base + i)
      if (place === UNBORN || onBoard(place)) return null
    }
    return deny('V-FAMILY-05', { why: 'nobodyToCall' })
  },
  begin: (m, seat, must, stack) => {
    const list = must ? options(m.state, seat, must) : []
    if (list.length === 1) carryOut(m, seat, list[0] as Json)
    else stack.push({ op: 'family', seat, must })
  },
}

export const familyOps: Some<'family'> = {
  family: {
    choices: (m, f) => options(m.state, f.seat, f.must),
    check: (_, __, choice) =>
      choice === BIRTH ? deny('V-FAMILY-05', { why: 'allBorn' }) : deny('V-FAMILY-03', { why: 'nobodyOut' }),
    answer: (m, f, choice) => carryOut(m, f.seat, choice),
  } satisfies Question<State, FamilyFrame, Frame>,
}
