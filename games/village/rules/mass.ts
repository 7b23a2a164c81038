/** The mass: pick, draw, climb, majority. */

import { collecting, DONE, type Done, draw, type Question, type Refusal, type Seat } from '@dorfplatz/kernel'
import { MAJORITY_POINTS, MASS_FIGURES } from '../cards/board.ts'
import { addMore, answerMore, checkMore, hasMore } from './also.ts'
import { kindIn, type MemberChoice, memberOf, SHAPES } from './choices.ts'
import { BAG, CHURCH_0, COIN, FAME, GRAIN, MONKS, STEPS } from './codes.ts'
import { type Drawn, emit } from './events.ts'
import type { ClimbFrame, Frame, PickFrame } from './frames.ts'
import { playing } from './modules/registry.ts'
import { COIN_PRICE, charge, markerCoin, missing } from './pay.ts'
import { placeCode } from './places.ts'
import { deny } from './reasons.ts'
import {
  about,
  at,
  boxOf,
  countAt,
  gain,
  have,
  isAt,
  kindsAt,
  listed,
  type M,
  move,
  numberOf,
  type Some,
  type State,
  type Todo,
} from './state.ts'
import { couldPlay, openWindow } from './windows.ts'

/** A card may keep everybody's hands out of the bag, also after somebody was asked (VX-Pater-1). */
function isClosed(s: State): boolean {
  for (const closed of playing(s.modules).hooks.bagClosed) if (closed(s)) return true
  return false
}

/** Own members in the bag, while a coin and one of the four places are left (V-MASS-02, V-MASS-03). */
function picks(s: State, seat: Seat): readonly number[] {
  if (s.picked >= MASS_FIGURES || have(s, seat, COIN) + markerCoin(s, seat) === 0 || isClosed(s)) return []
  return listed(kindsAt(s, seat, BAG))
}

/** Members that can go one step further with the grain at hand. */
function climbers(s: State, seat: Seat): MemberChoice[] {
  const list: MemberChoice[] = []
  const grain = have(s, seat, GRAIN)
  if (grain === 0) return list
  const { churchGrain } = boxOf(s)
  for (let step = 1; step < STEPS; step++) {
    if (at(churchGrain, step + 1) > grain) continue
    for (const g of listed(kindsAt(s, seat, CHURCH_0 + step))) list.push(memberOf(CHURCH_0 + step, g))
  }
  return list
}

function checkPick(m: M, f: PickFrame, choice: MemberChoice | Done): Refusal | null {
  const s = m.state
  if (choice === DONE) return null
  const more = checkMore(m, f, choice)
  if (more !== null) return more
  if (isClosed(s)) return deny('VX-Pater-1', { why: 'bagClosed' })
  if (s.picked >= MASS_FIGURES) return deny('V-MASS-03', { why: 'fourOut' })
  const lack = missing(s, f.seat, COIN_PRICE)
  return deny('V-MASS-02', lack.coin === undefined ? { why: 'notInBag' } : { why: 'lacks', lacks: lack })
}

function checkClimb(m: M, f: ClimbFrame, choice: MemberChoice | Done): Refusal | null {
  if (choice === DONE) return null
  const more = checkMore(m, f, choice)
  if (more !== null) return more
  const step = Number(/^church(\d)$/.exec(choice.member.at)?.[1] ?? 0)
  const needed = boxOf(m.state).churchGrain[step + 1]
  if (step === 0) return deny('V-MASS-07', { why: 'nobodyThere' })
  if (needed === undefined) return deny('V-MASS-07', { why: 'top' })
  const short = needed - have(m.state, f.seat, GRAIN)
  return deny('V-MASS-08', short > 0 ? { why: 'lacks', lacks: { grain: short } } : { why: 'nobodyThere' })
}

/** Random draws fill the number up to exactly four; drawn monks stay out until then (V-MASS-04 to -06). */
function drawFigures(m: M): void {
  const s = m.state
  let monks = MONKS
  const drawn: Drawn[] = []
  while (s.picked < MASS_FIGURES) {
    let members = 0
    for (let i = 0; i < s.people.length; i++) if (s.people[i] === BAG) members++
    let n = draw(m, 'mass', members + monks)
    s.picked++
    if (n >= members) {
      monks--
      if (collecting()) drawn.push('monk')
      continue
    }
    let i = 0
    while (s.people[i] !== BAG || n-- > 0) i++
    const row = Math.floor(i / s.figures)
    s.people[i] = row === m.seats ? connyStep(s, row) : CHURCH_0 + 1
    if (collecting())
      drawn.push({ ...about(s, row), who: i % s.figures, generation: numberOf(s, playing(s.modules), i) })
  }
  if (collecting()) emit({ kind: 'drawn', figures: drawn })
}

/** Conny's members take the lowest step without one of hers (V-SOLO-70, V-SOLO-71). */
export function connyStep(s: State, row: number): number {
  let step = 1
  while (isAt(s, row, CHURCH_0 + step)) step++
  return CHURCH_0 + step
}

/** The family with most members on the steps; then the front-most counts; then all of those (V-MASS-12 to -15). */
export function majority(s: State): number[] {
  let best = 1
  let rows: number[] = []
  for (let row = 0; row < s.rows; row++) {
    let members = 0
    let front = 0
    for (let step = 1; step <= STEPS; step++) {
      const n = countAt(s, row, CHURCH_0 + step)
      members += n
      if (n > 0) front = step
    }
    const strength = members * 10 + front
    if (members === 0 || strength < best) continue
    if (strength > best) rows = []
    best = strength
    rows.push(row)
  }
  return rows
}

/** Asked is who can pick, or has somebody in the bag and a card that may help (VI-45). */
function mayPick(m: M, seat: Seat, at: number): boolean {
  const s = m.state
  if (s.picked >= MASS_FIGURES || isClosed(s)) return false
  if (picks(s, seat).length > 0 || hasMore(m, { op: 'pick', seat, at })) return true
  return isAt(s, seat, BAG) && couldPlay(m, seat)
}

function mayClimb(m: M, seat: Seat, at: number): boolean {
  const s = m.state
  if (climbers(s, seat).length > 0 || hasMore(m, { op: 'climb', seat, at })) return true
  if (!couldPlay(m, seat)) return false
  for (let step = 1; step < STEPS; step++) if (isAt(s, seat, CHURCH_0 + step)) return true
  return false
}

/** Whoever can pick or climb is asked, once each from the start player on; then the mass goes on by itself. */
function turnOf(m: M, part: 'pick' | 'climb', from: number, stack: Todo): void {
  const s = m.state
  for (let n = from; n < m.seats; n++) {
    const seat = (s.start + n) % m.seats
    if (part === 'pick' ? mayPick(m, seat, n) : mayClimb(m, seat, n)) {
      stack.push(part === 'pick' ? { op: 'pick', seat, at: n } : { op: 'climb', seat, at: n })
      return
    }
  }
}

/** Somebody chooses the figures instead of fate. */
function areChosen(m: M, stack: Todo): boolean {
  for (const choose of playing(m.state.modules).hooks.massDraw) if (choose(m, stack)) return true
  return false
}

export const massOps: Some<'mass' | 'massDraw' | 'massTurn' | 'pick' | 'picked' | 'draw' | 'climb' | 'majority'> = {
  mass: (m, f, stack) => {
    m.state.picked = 0
    if (collecting()) emit({ kind: 'mass', seat: f.seat })
    // The order of a mass, from its end (the last frame runs first).
    stack.push({ op: 'afterMass', seat: f.seat })
    stack.push({ op: 'majority', seat: f.seat })
    openWindow(m, 'massMajority', f.seat, stack)
    stack.push({ op: 'massTurn', seat: f.seat, part: 'climb', at: 0 })
    openWindow(m, 'massClimbs', f.seat, stack)
    stack.push({ op: 'massDraw', seat: f.seat })
    openWindow(m, 'massBegins', f.seat, stack)
  },
  massDraw: (m, f, stack) => {
    if (areChosen(m, stack)) return
    stack.push({ op: 'draw', seat: f.seat })
    stack.push({ op: 'massTurn', seat: f.seat, part: 'pick', at: 0 })
  },
  massTurn: (m, f, stack) => turnOf(m, f.part, f.at, stack),
  pick: {
    shape: SHAPES.memberOrDone,
    choices: (m, f) => {
      const list: (MemberChoice | Done)[] = picks(m.state, f.seat).map((g) => memberOf(BAG, g))
      addMore(m, f, list)
      list.push(DONE)
      return list
    },
    check: checkPick,
    answer: (m, f, choice, stack) => {
      if (choice === DONE) {
        turnOf(m, 'pick', f.at + 1, stack)
        return
      }
      if (answerMore(m, f, choice, stack)) return
      const { generation, bread } = choice.member
      const picked = { op: 'picked', seat: f.seat, at: f.at, generation } as const
      charge(m, f.seat, COIN_PRICE, bread === undefined ? picked : { ...picked, bread }, stack)
    },
  } satisfies Question<State, PickFrame, Frame>,
  picked: (m, f, stack) => {
    const s = m.state
    const who = move(s, f.seat, BAG, kindIn({ ...f, at: 'bag' }), CHURCH_0 + 1)
    s.picked++
    if (collecting()) emit({ kind: 'picked', seat: f.seat, who, generation: f.generation })
    turnOf(m, 'pick', f.at, stack)
  },
  draw: (m, _, stack) => {
    if (!areChosen(m, stack)) drawFigures(m)
  },
  climb: {
    shape: SHAPES.memberOrDone,
    choices: (m, f) => {
      const list: (MemberChoice | Done)[] = climbers(m.state, f.seat)
      addMore(m, f, list)
      list.push(DONE)
      return list
    },
    check: checkClimb,
    answer: (m, f, choice, stack) => {
      if (choice === DONE) {
        turnOf(m, 'climb', f.at + 1, stack)
        return
      }
      if (answerMore(m, f, choice, stack)) return
      const s = m.state
      const place = placeCode(choice.member.at)
      const { generation } = choice.member
      gain(s, f.seat, GRAIN, -at(boxOf(s).churchGrain, place + 1 - CHURCH_0))
      const who = move(s, f.seat, place, kindIn(choice.member), place + 1)
      if (collecting()) emit({ kind: 'climbs', seat: f.seat, who, generation, step: place + 1 - CHURCH_0 })
      turnOf(m, 'climb', f.at, stack)
    },
  } satisfies Question<State, ClimbFrame, Frame>,
  majority: (m) => {
    const s = m.state
    const rows = majority(s)
    for (const row of rows) if (row < m.seats) gain(s, row, FAME, MAJORITY_POINTS)
    if (collecting())
      emit({ kind: 'majority', seats: rows.filter((row) => row < m.seats), conny: rows.includes(m.seats) })
  },
}
