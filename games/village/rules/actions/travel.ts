/** Travel on the map of castles. */

import { collecting, PASS, type Pass, type Question, type Refusal, type Seat } from '@dorfplatz/kernel'
import { CASTLE_POINTS, CASTLE_STONES } from '../../cards/board.ts'
import { type Box, perBox } from '../../cards/box.ts'
import type { Path } from '../../cards/facts.ts'
import { ROAD } from '../../cards/spaces.ts'
import { addMore, answerMore, checkMore } from '../also.ts'
import { kindIn, type Member, memberOf, SHAPES, type TravelChoice } from '../choices.ts'
import { CASTLE_0, CASTLE_COUNT, CASTLES, COIN, FAME, FARM, WAGON } from '../codes.ts'
import { spendTime } from '../death.ts'
import { emit } from '../events.ts'
import type { Frame, TravelerFrame, TravelFrame } from '../frames.ts'
import { onlyOf } from '../lists.ts'
import type { Play } from '../modules/module.ts'
import { playing } from '../modules/registry.ts'
import { canPay, charge, costOf, missing } from '../pay.ts'
import { isPlace, type PlaceId, placeAt, placeCode } from '../places.ts'
import { deny, type Lack } from '../reasons.ts'
import {
  boxOf,
  gain,
  have,
  isAt,
  kindsAt,
  listed,
  type M,
  move,
  put,
  type Some,
  type State,
  single,
  type Todo,
} from '../state.ts'
import { takeStones } from '../stones.ts'
import { type Action, decline, orPass } from './action.ts'

/** One direction of a path: from the farm (the village) or a castle to a castle. */
export interface Road {
  readonly choice: TravelChoice
  readonly from: number
  readonly to: number
  readonly cost: number
}

const placeOf = (end: number): number => (end === 0 ? FARM : CASTLE_0 + end)

/** Both directions of every path, except back to the village (V-TRAVEL-07, V-TRAVEL-08). */
function roadsIn({ a, b, ...price }: Path): readonly Road[] {
  const road = (from: number, to: number): Road => ({
    choice: Object.freeze({ travel: placeAt(placeOf(to)).id, from: placeAt(placeOf(from)).id }),
    from: placeOf(from),
    to: placeOf(to),
    cost: costOf(price),
  })
  return a === 0 ? [road(a, b)] : [road(a, b), road(b, a)]
}

const roadsOf = perBox(({ paths }): readonly Road[] => paths.flatMap(roadsIn))

/** Whether a card lets this journey go without stones, time and wagon. */
function isFree(s: State, seat: Seat): boolean {
  for (const free of playing(s.modules).hooks.freeRoads) if (free(s, seat)) return true
  return false
}

function open(s: State, seat: Seat, road: Road): boolean {
  return isAt(s, seat, road.from) && canPay(s, seat, road.cost)
}

/** Roads that somebody of a family could take if nothing was to be paid. */
export function hasWay(s: State, seat: Seat): boolean {
  for (const road of roadsOf(boxOf(s))) if (isAt(s, seat, road.from)) return true
  return false
}

function options(m: M, f: TravelFrame): (TravelChoice | Play | Pass)[] {
  const s = m.state
  const list: (TravelChoice | Play | Pass)[] = []
  const roads = roadsOf(boxOf(s))
  if (isFree(s, f.seat)) {
    for (const road of roads) if (isAt(s, f.seat, road.from)) list.push(road.choice)
  } else if (have(s, f.seat, WAGON) > 0) for (const road of roads) if (open(s, f.seat, road)) list.push(road.choice)
  addMore(m, f, list)
  return orPass(list, f.must)
}

/** What a seat lacks for a road: the wagon, or stones that a coin would replace. */
function shortOf(s: State, seat: Seat, road: Road): { readonly lacks: Lack; readonly coins?: true } {
  if (have(s, seat, WAGON) === 0) return { lacks: { wagon: 1 } }
  return { lacks: missing(s, seat, road.cost), coins: true }
}

export function roadOf(box: Box, from: PlaceId, to: PlaceId): Road | undefined {
  return roadsOf(box).find(({ choice }) => choice.from === from && choice.travel === to)
}

function check(m: M, f: TravelFrame, choice: TravelChoice | Play | Pass): Refusal | null {
  if (choice !== PASS && 'play' in choice) return checkMore(m, f, choice)
  if (choice === PASS) return deny('V-WELL-06', { why: 'notOffered' })
  const road = roadOf(boxOf(m.state), choice.from, choice.travel)
  if (road === undefined)
    return choice.travel === 'farm' ? deny('V-TRAVEL-08', { why: 'noWayBack' }) : deny('V-TRAVEL-04', { why: 'noPath' })
  if (!isAt(m.state, f.seat, road.from))
    return road.from === FARM ? deny('V-TRAVEL-02', { why: 'nobodyHome' }) : deny('V-TRAVEL-03', { why: 'nobodyThere' })
  return deny('V-TRAVEL-05', { why: 'lacks', ...shortOf(m.state, f.seat, road) })
}

function depart(m: M, seat: Seat, road: Road, member: Member, stack: Todo): void {
  if (isFree(m.state, seat)) arriveWith(m, seat, member, road.choice.travel, stack)
  else charge(m, seat, road.cost, { op: 'journey', seat, member, to: road.choice.travel }, stack)
}

function arriveWith(m: M, seat: Seat, member: Member, to: PlaceId, stack: Todo): void {
  const { at: from, generation } = member
  const who = move(m.state, seat, placeCode(from), kindIn(member), placeCode(to))
  if (collecting()) emit({ kind: 'journey', seat, from, castle: to, who, generation })
  arrive(m, seat, to, stack)
  for (const arrived of playing(m.state.modules).hooks.arrived) arrived(m, seat)
}

function carryOut(m: M, seat: Seat, choice: TravelChoice | Pass, stack: Todo): void {
  const road = choice === PASS ? undefined : roadOf(boxOf(m.state), choice.from, choice.travel)
  if (road === undefined) {
    decline(seat, 'travel')
    return
  }
  const only = single(kindsAt(m.state, seat, road.from))
  if (only > 0) depart(m, seat, road, memberOf(road.from, only).member, stack)
  else stack.push({ op: 'traveler', seat, from: road.choice.from, to: road.choice.travel })
}

/** Marker and reward at a castle the family has not seen (V-TRAVEL-09 to -11). */
export function arrive(m: M, seat: Seat, castle: PlaceId, stack: Todo): void {
  const s = m.state
  const number = placeCode(castle) - CASTLE_0
  const bit = 1 << number
  const seen = have(s, seat, CASTLES)
  if (seen & bit) return
  put(s, seat, CASTLES, seen | bit)
  const reward = boxOf(s).castles[number - 1]?.reward ?? 'points'
  if (reward === 'points') gain(s, seat, FAME, CASTLE_POINTS)
  else if (reward === 'coin') gain(s, seat, COIN, 1)
  else takeStones(m, seat, CASTLE_STONES, 'castle', stack)
  if (collecting()) emit({ kind: 'castle', seat, castle, reward })
}

function can(s: State, seat: Seat): boolean {
  if (isFree(s, seat)) return hasWay(s, seat)
  if (have(s, seat, WAGON) > 0) for (const road of roadsOf(boxOf(s))) if (open(s, seat, road)) return true
  return false
}

export const travel: Action = {
  can,
  whyNot: (s, seat) => {
    if (can(s, seat)) return null
    const near = roadsOf(boxOf(s)).find((road) => isAt(s, seat, road.from))
    if (near === undefined) return deny('V-TRAVEL-02', { why: 'nobodyHome' })
    return deny('V-TRAVEL-05', { why: 'lacks', ...shortOf(s, seat, near) })
  },
  begin: (m, seat, must, stack) => {
    const only = must ? onlyOf(options(m, { op: 'travel', seat, must })) : undefined
    if (only !== undefined && (only === PASS || !('play' in only))) carryOut(m, seat, only, stack)
    else stack.push({ op: 'travel', seat, must })
  },
}

export const travelOps: Some<'travel' | 'traveler' | 'journey'> = {
  travel: {
    shape: SHAPES.travel,
    choices: (m, f) => options(m, f),
    check,
    answer: (m, f, choice, stack) => {
      if (choice === PASS || !('play' in choice)) carryOut(m, f.seat, choice, stack)
      else answerMore(m, f, choice, stack)
    },
  } satisfies Question<State, TravelFrame, Frame>,
  traveler: {
    shape: SHAPES.member,
    choices: (m, f) => {
      const from = placeCode(f.from)
      return listed(kindsAt(m.state, f.seat, from)).map((g) => memberOf(from, g))
    },
    check: () => deny('V-TRAVEL-03', { why: 'nobodyThere' }),
    answer: (m, f, choice, stack) => {
      const road = roadOf(boxOf(m.state), f.from, f.to)
      if (road !== undefined) depart(m, f.seat, road, choice.member, stack)
    },
  } satisfies Question<State, TravelerFrame, Frame>,
  journey: (m, f, stack) => {
    gain(m.state, f.seat, WAGON, -1)
    arriveWith(m, f.seat, f.member, f.to, stack)
    spendTime(m, f.seat, ROAD.time, stack)
  },
}

/** The number of a castle, 0 for everywhere else. */
export function castleNumber(place: string): number {
  const number = isPlace(place) ? placeCode(place) - CASTLE_0 : 0
  return number >= 1 && number <= CASTLE_COUNT ? number : 0
}
