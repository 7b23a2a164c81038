/** Bread raises a member or pays a step of the church; a tool makes the same product again (VM-70 to VM-85). */

import {
  type Frame as AnyFrame,
  type AskedFrame,
  collecting,
  PASS,
  type Question,
  type Seat,
  shape,
} from '@dorfplatz/kernel'
import { type BuildingId, MILL } from '../../cards/board.ts'
import { tileNumber } from '../../cards/customers.ts'
import { kindIn, type Member, memberOf } from '../../rules/choices.ts'
import { CHURCH_0, COIN, type Good, STEPS } from '../../rules/codes.ts'
import { oldest } from '../../rules/death.ts'
import { emit } from '../../rules/events.ts'
import type { DeliverFrame, Frame } from '../../rules/frames.ts'
import type { Also, Play, WindowName } from '../../rules/modules/module.ts'
import { fieldCode, playing } from '../../rules/modules/registry.ts'
import { placeAt, placeCode } from '../../rules/places.ts'
import { deny } from '../../rules/reasons.ts'
import {
  at,
  boxOf,
  gain,
  have,
  kindOf,
  kindsAt,
  listed,
  type M,
  move,
  numberOf,
  type Some,
  type State,
  type Todo,
} from '../../rules/state.ts'
import { mine } from './couples.ts'
import type { BreadClimb, BreadPlay, ToolChoice, ToolFrame } from './types.ts'

const USE: ToolChoice = Object.freeze({ use: 'tool' })

export const breadOf = (s: State, seat: Seat): number => have(s, seat, fieldCode('bread'))
export const toolsOf = (s: State, seat: Seat): number => have(s, seat, fieldCode('tool'))

/** Whether a living figure has had bread; the dead give it back (VM-74, VM-75). */
export function raised(s: State, row: number, figure: number): boolean {
  if (((mine.of(s).fed[row] ?? 0) & (1 << figure)) === 0) return false
  return placeAt(at(s.people, row * s.figures + figure)).living
}

const hadBread = (s: State, i: number): boolean => {
  const row = Math.floor(i / s.figures)
  return ((mine.of(s).fed[row] ?? 0) & (1 << (i % s.figures))) !== 0
}

const NOTHING: readonly BreadPlay[] = Object.freeze([])
const plays: BreadPlay[] = []
function breadFor(place: number, kind: number): BreadPlay {
  const i = place * 16 + kind
  plays[i] ??= Object.freeze({ play: 'bread', member: memberOf(place, kind).member })
  return plays[i]
}

const isAsked = (frame: AnyFrame): frame is AskedFrame => frame.op === 'asked'

/** Whoever is being paid for is chosen already: a payment is not interrupted (VI-46). */
function isPaying(m: M, seat: Seat): boolean {
  return m.flow.some((frame) => isAsked(frame) && frame.seat === seat && frame.question.op === 'pay')
}

const isDelivery = (frame: AnyFrame): frame is DeliverFrame => frame.op === 'deliver'

/** Bread that a customer is about to get: a sale whose price is paid waits for somebody's death (V-MARKET-10, -11). */
function promised(m: M, seat: Seat): number {
  let n = 0
  for (const frame of m.flow)
    if (isDelivery(frame) && frame.seat === seat)
      n += boxOf(m.state).tiles[tileNumber(frame.tile) - 1]?.demand.bread ?? 0
  return n
}

/** Members that may get bread: alive, seen, and not yet fed (VM-71 to VM-73). */
export function breadPlays(m: M, seat: Seat, window: WindowName | null): readonly BreadPlay[] {
  const s = m.state
  if (breadOf(s, seat) === 0 || isPaying(m, seat) || breadOf(s, seat) <= promised(m, seat)) return NOTHING
  const table = playing(s.modules)
  const lowestNumber = window === 'death' ? oldest(s, seat) : 0
  const list: BreadPlay[] = []
  for (let i = seat * s.figures; i < (seat + 1) * s.figures; i++) {
    const place = at(s.people, i)
    if (!placeAt(place).visible || hadBread(s, i)) continue
    // Asked for in a window only where it makes a difference: among those who would die, or on the way to a goal.
    if (window === 'death' && numberOf(s, table, i) !== lowestNumber) continue
    if (window === 'scoring' && (place <= CHURCH_0 || place > CHURCH_0 + STEPS)) continue
    const play = breadFor(place, kindOf(s, table, i))
    if (!list.includes(play)) list.push(play)
  }
  return list
}

/** Lays bread under a member: it counts for one more from now on. */
export function feed(m: M, seat: Seat, member: Member): void {
  const s = m.state
  const table = playing(s.modules)
  const place = placeCode(member.at)
  for (let i = seat * s.figures; i < (seat + 1) * s.figures; i++) {
    if (s.people[i] !== place || kindOf(s, table, i) !== kindIn(member)) continue
    const state = mine.of(s)
    const bits = (state.fed[seat] ?? 0) | (1 << (i % s.figures))
    mine.set(s, { ...state, fed: state.fed.with(seat, bits) })
    gain(s, seat, fieldCode('bread'), -1)
    if (collecting()) emit({ kind: 'fed', seat, who: i % s.figures, generation: member.generation, from: member.at })
    return
  }
}

const climbs: BreadClimb[] = []
function climbOf(place: number, kind: number): BreadClimb {
  const i = place * 16 + kind
  climbs[i] ??= Object.freeze({ member: memberOf(place, kind).member, with: 'bread' })
  return climbs[i]
}

/** VM-70: a step for bread instead of its grain. */
export const breadClimbs: Also = {
  choices: (m, seat) => {
    const s = m.state
    if (breadOf(s, seat) === 0) return []
    const list: BreadClimb[] = []
    for (let step = 1; step < STEPS; step++) {
      for (const kind of listed(kindsAt(s, seat, CHURCH_0 + step))) list.push(climbOf(CHURCH_0 + step, kind))
    }
    return list
  },
  check: (m, seat, choice) =>
    isBreadClimb(choice) && breadOf(m.state, seat) === 0 ? deny('VM-70', { why: 'lacks', lacks: { bread: 1 } }) : null,
  answer: (m, seat, choice, stack, frame) => {
    if (!isBreadClimb(choice) || frame.op !== 'climb') return false
    const s = m.state
    const place = placeCode(choice.member.at)
    gain(s, seat, fieldCode('bread'), -1)
    const who = move(s, seat, place, kindIn(choice.member), place + 1)
    const step = place + 1 - CHURCH_0
    if (collecting()) emit({ kind: 'breadClimb', seat, who, generation: choice.member.generation, step })
    stack.push({ op: 'massTurn', seat: s.start, part: 'climb', at: frame.at })
    return true
  },
}

function isBreadClimb(choice: unknown): choice is BreadClimb {
  return typeof choice === 'object' && choice !== null && 'with' in choice
}

/** VM-80 to VM-85: right after something was made, a tool makes the same once more; once an action. */
export function offerTool(m: M, seat: Seat, building: BuildingId, thing: Good | 'coin', stack: Todo): void {
  const s = m.state
  if (toolsOf(s, seat) === 0) return
  const makes = playing(s.modules).buildings.find(({ id }) => id === building)?.makes ?? 1
  const n = thing === 'coin' ? MILL.coins : makes
  stack.push({ op: 'tool', seat, thing, n })
}

export const toolOps: Some<'tool'> = {
  tool: {
    shape: shape.either(shape.fields({ use: shape.value('tool') }), shape.value(PASS)),
    choices: () => [USE, PASS],
    check: () => deny('VM-80', { why: 'notOffered' }),
    answer: (m, f, choice) => {
      if (choice === PASS) return
      gain(m.state, f.seat, fieldCode('tool'), -1)
      gain(m.state, f.seat, f.thing === 'coin' ? COIN : fieldCode(f.thing), f.n)
      if (collecting()) emit({ kind: 'usesTool', seat: f.seat, thing: f.thing, n: f.n })
    },
  } satisfies Question<State, ToolFrame, Frame>,
}

export function isBreadPlay(play: Play): play is BreadPlay {
  return play.play === 'bread' && 'member' in play
}
