/** Travel on the map of castles. */

import { type Json, listening, type Question, type Refusal, type Seat, tell } from '@dorfplatz/kernel'
import { CASTLE_POINTS, CASTLE_STONES, TRAVEL_TIME } from '../../cards/board.ts'
import { type Castle, facts } from '../../cards/facts.ts'
import { CASTLE_0, CASTLES, COIN, FAME, FARM, ROW, TRAVEL, WAGON } from '../codes.ts'
import { spendTime } from '../death.ts'
import type { Frame, TravelFrame, TravellerFrame } from '../frames.ts'
import { canPay, charge, cost, missing } from '../pay.ts'
import { deny, type Lack } from '../reasons.ts'
import {
  at,
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
import { takeStones } from '../stones.ts'
import { type Action, decline, SKIP } from './action.ts'

interface Road {
  /** 0 is the village. */
  readonly from: number
  readonly to: number
  readonly cost: number
}

/** Both directions of every path, except back to the village (V-TRAVEL-07, V-TRAVEL-08). */
export const ROADS: readonly Road[] = facts.paths.flatMap(({ value: p }) => {
  const price = cost(p.orange ?? 0, 0, p.brown ?? 0, p.pink ?? 0)
  const there: Road = { from: p.a, to: p.b, cost: price }
  return p.a === 0 ? [there] : [there, { from: p.b, to: p.a, cost: price }]
})

function origin(from: number): number {
  return from === 0 ? FARM : CASTLE_0 + from
}

function open(s: State, seat: Seat, road: Road): boolean {
  return isAt(s, seat, origin(road.from)) && canPay(s, seat, road.cost)
}

function options(s: State, seat: Seat, must: boolean): Json[] {
  const list: Json[] = []
  if (have(s, seat, WAGON) > 0) for (const r of ROADS) if (open(s, seat, r)) list.push(r.from * 10 + r.to)
  if (!must) list.push(SKIP)
  return list
}

/** What a seat lacks for a road: the wagon, or stones that a coin would replace. */
function shortOf(s: State, seat: Seat, road: Road): { readonly lacks: Lack; readonly coins?: true } {
  if (have(s, seat, WAGON) === 0) return { lacks: { wagon: 1 } }
  return { lacks: missing(s, seat, road.cost), coins: true }
}

function roadOf(choice: Json): Road | undefined {
  return ROADS.find((r) => r.from * 10 + r.to === choice)
}

function check(m: M, f: TravelFrame, choice: Json): Refusal | null {
  if (typeof choice !== 'number') return null
  const road = roadOf(choice)
  if (road === undefined)
    return choice % 10 === 0 ? deny('V-TRAVEL-08', { why: 'noWayBack' }) : deny('V-TRAVEL-04', { why: 'noPath' })
  if (!isAt(m.state, f.seat, origin(road.from)))
    return road.from === 0 ? deny('V-TRAVEL-02', { why: 'nobodyHome' }) : deny('V-TRAVEL-03', { why: 'nobodyThere' })
  return deny('V-TRAVEL-05', { why: 'lacks', ...shortOf(m.state, f.seat, road) })
}

function depart(m: M, seat: Seat, road: Road, generation: number, stack: Todo): void {
  charge(m, seat, road.cost, { op: 'journey', seat, from: road.from, to: road.to, generation }, stack)
}

function carryOut(m: M, seat: Seat, choice: Json, stack: Todo): void {
  const road = roadOf(choice)
  if (road === undefined) {
    decline(seat, TRAVEL)
    return
  }
  const only = single(generationsAt(m.state, seat, origin(road.from)))
  if (only > 0) depart(m, seat, road, only, stack)
  else stack.push({ op: 'traveller', seat, from: road.from, to: road.to })
}

/** Marker and reward at a castle the family has not seen (V-TRAVEL-09 to -11). */
function arrive(m: M, seat: Seat, castle: number, stack: Todo): void {
  const s = m.state
  const bit = 1 << castle
  const i = seat * ROW + CASTLES
  if (at(s.farm, i) & bit) return
  s.farm[i] = at(s.farm, i) | bit
  const { reward } = (facts.castles[castle - 1] as { readonly value: Castle }).value
  if (reward === 'points') gain(s, seat, FAME, CASTLE_POINTS)
  else if (reward === 'coin') gain(s, seat, COIN, 1)
  else takeStones(m, seat, CASTLE_STONES, 'castle', stack)
  if (listening()) tell({ kind: 'castle', seat, castle, reward })
}

export const travel: Action = {
  whyNot: (s, seat) => {
    if (have(s, seat, WAGON) > 0) for (const road of ROADS) if (open(s, seat, road)) return null
    const near = ROADS.find((road) => isAt(s, seat, origin(road.from)))
    if (near === undefined) return deny('V-TRAVEL-02', { why: 'nobodyHome' })
    return deny('V-TRAVEL-05', { why: 'lacks', ...shortOf(s, seat, near) })
  },
  begin: (m, seat, must, stack) => {
    const list = must ? options(m.state, seat, must) : []
    if (list.length === 1) carryOut(m, seat, list[0] as Json, stack)
    else stack.push({ op: 'travel', seat, must })
  },
}

export const travelOps: Some<'travel' | 'traveller' | 'journey'> = {
  travel: {
    choices: (m, f) => options(m.state, f.seat, f.must),
    check,
    answer: (m, f, choice, stack) => carryOut(m, f.seat, choice, stack),
  } satisfies Question<State, TravelFrame, Frame>,
  traveller: {
    choices: (m, f) => listed(generationsAt(m.state, f.seat, origin(f.from))),
    check: () => deny('V-TRAVEL-03', { why: 'nobodyThere' }),
    answer: (m, f, choice, stack) => {
      const road = roadOf(f.from * 10 + f.to)
      if (road !== undefined) depart(m, f.seat, road, choice as number, stack)
    },
  } satisfies Question<State, TravellerFrame, Frame>,
  journey: (m, f, stack) => {
    const s = m.state
    gain(s, f.seat, WAGON, -1)
    move(s, f.seat, origin(f.from), f.generation, CASTLE_0 + f.to)
    if (listening()) tell({ kind: 'journey', seat: f.seat, from: f.from, castle: f.to, generation: f.generation })
    arrive(m, f.seat, f.to, stack)
    spendTime(m, f.seat, TRAVEL_TIME, stack)
  },
}
