/** Time that passes, members that die, and where they are remembered. */

import { listening, type Question, type Seat, tell } from '@dorfplatz/kernel'
import { TRACK } from '../cards/board.ts'
import {
  CHRONICLE,
  CROSSED,
  DUE,
  figure,
  GENERATION,
  GRAVE,
  GRAVES,
  MEMBERS,
  NONE,
  REMOVED,
  ROW,
  SECTION_AT,
  TIME,
} from './codes.ts'
import type { DiesFrame, Frame } from './frames.ts'
import { deny } from './reasons.ts'
import { about, add, at, gain, type M, move, type Some, type State, type Todo } from './state.ts'

/**
 * Pays time (V-TIME-01 to -04). A crossing of the quill is due at the end of the turn, on a market day at once
 * (V-DEATH-02, V-DEATH-03).
 */
export function spendTime(m: M, seat: Seat, time: number, stack: Todo): void {
  const s = m.state
  const i = seat * ROW + TIME
  const to = at(s.farm, i) + time
  s.farm[i] = to % TRACK
  const crossed = Math.floor(to / TRACK)
  if (crossed === 0) return
  gain(s, seat, CROSSED, crossed)
  if (listening()) tell({ kind: 'quill', seat })
  if (s.day === NONE) gain(s, seat, DUE, crossed)
  else for (let n = 0; n < crossed; n++) stack.push({ op: 'death', seat })
}

/** The lowest number among a family's visible members, or 0 (V-DEATH-04, V-DEATH-05). */
export function oldest(s: State, row: number): number {
  const base = row * MEMBERS
  let lowest = 0
  for (let i = 0; i < MEMBERS; i++) {
    const g = GENERATION[i] as number
    if ((lowest === 0 || g < lowest) && (SECTION_AT[at(s.people, base + i)] as number) >= 0) lowest = g
  }
  return lowest
}

/** Where members with the lowest number stand: one entry per place, in the order of places. */
function candidates(s: State, row: number): number[] {
  const lowest = oldest(s, row)
  const base = row * MEMBERS
  const places: number[] = []
  if (lowest === 0) return places
  for (let i = 0; i < MEMBERS; i++) {
    const place = at(s.people, base + i)
    if (GENERATION[i] === lowest && (SECTION_AT[place] as number) >= 0 && !places.includes(place)) places.push(place)
  }
  places.sort((a, b) => a - b)
  return places.map((place) => figure(place, lowest))
}

/** Lays a figure into its section of the chronicle, else a grave, else out of the game (V-CHRON-01, -02, V-END-09). */
export function bury(s: State, row: number, from: number, generation: number, section: number): void {
  const before = s.trigger
  let to = REMOVED
  if (section !== NONE && at(s.free, section) > 0) {
    add(s.free, section, -1)
    to = CHRONICLE + section
    // V-END-01: all five sections are full.
    if (s.free.every((n, i) => i === GRAVES || n === 0)) trigger(s, row)
  } else if (at(s.free, GRAVES) > 0) {
    add(s.free, GRAVES, -1)
    to = GRAVE
    if (s.free[GRAVES] === 0) trigger(s, row)
  }
  move(s, row, from, generation, to)
  if (listening()) {
    tell({ kind: 'dies', ...about(s, row), generation, from, rest: to })
    if (before !== s.trigger) tell({ kind: 'endBegins', ...about(s, row), by: to === GRAVE ? 'graves' : 'chronicle' })
  }
}

/** The first to take a last place rings in the end; a second changes nothing (V-END-10, V-END-14). */
function trigger(s: State, row: number): void {
  if (s.trigger !== NONE) return
  s.trigger = row
  s.triggerDay = s.day
}

function die(m: M, seat: Seat, who: number): void {
  const place = Math.floor(who / 10)
  bury(m.state, seat, place, who % 10, SECTION_AT[place] as number)
}

export const deathOps: Some<'death' | 'dies'> = {
  death: (m, f, stack) => {
    const list = candidates(m.state, f.seat)
    const [only] = list
    // V-DEATH-06: nobody visible, nobody dies, nothing is owed.
    if (only === undefined) {
      if (listening()) tell({ kind: 'spared', seat: f.seat })
    } else if (list.length === 1) die(m, f.seat, only)
    else stack.push({ op: 'dies', seat: f.seat })
  },
  dies: {
    choices: (m, f) => candidates(m.state, f.seat),
    check: (m, f) => deny('V-DEATH-04', { why: 'younger', generation: oldest(m.state, f.seat) }),
    answer: (m, f, choice) => die(m, f.seat, choice as number),
  } satisfies Question<State, DiesFrame, Frame>,
}
