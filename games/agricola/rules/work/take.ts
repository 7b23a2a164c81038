/** Taking goods from a space: what lies there, what the supply adds, what cards laid on it. */

import { collecting, type Match, type Stack } from '@dorfplatz/kernel'
import { EVENT } from '../../cards/moments.ts'
import { allFit, receiveAnimals } from '../animals/arriving.ts'
import { fire, heard, newEvent } from '../cards/events.ts'
import { matchStack } from '../cards/matching.ts'
import { emit } from '../emit.ts'
import type { AgricolaFrame } from '../frames.ts'
import { amounts, isAnimal } from '../goods.ts'
import { playerOf } from '../player.ts'
import { type Player, POWER, type State } from '../state.ts'
import { spaceOf } from './spaces.ts'

/** Takes all that lies there (A-WORK-07) and what the supply adds. True when every animal finds room. */
export function takeFrom(
  m: Match<State>,
  seat: number,
  space: number,
  choice: number,
  stack: Stack<AgricolaFrame> | null,
): boolean {
  const s = m.state
  const p = playerOf(m, seat)
  const spec = spaceOf(space)
  const stacked = (p.powers & POWER.matchesStack) !== 0
  const before = stacked ? p.goods.slice() : p.goods
  let animals = false
  let bits = 0
  const event = heard(m, 'take', seat) || collecting() ? newEvent(seat, space) : null
  if (spec.pile !== null) {
    const good = spec.pile.good
    const n = s.lies[space] ?? 0
    s.lies[space] = 0
    p.goods[good] = (p.goods[good] ?? 0) + n
    if (event !== null) event[good] = n
    animals = isAnimal(good)
    if (n > 0) bits = 1 << good
  }
  for (let i = 0; i < spec.take.length; i += 2) {
    const good = spec.take[i] ?? 0
    const n = spec.take[i + 1] ?? 0
    p.goods[good] = (p.goods[good] ?? 0) + n
    bits |= 1 << good
    if (event !== null) event[good] = (event[good] ?? 0) + n
  }
  if (s.extra.length > 0) bits |= takeExtra(s, p, space, event)
  noteTaken(s, bits, event)
  if (stacked) matchStack(m, seat, receivedFrom(before, p.goods))
  announceTake(m, seat, event, choice, stack)
  const room = !animals || allFit(p)
  if (!room && stack !== null) receiveAnimals(m, seat, stack)
  return room
}

/** Goods that cards laid on the space go to whoever uses it. */
function takeExtra(s: State, p: Player, space: number, event: number[] | null): number {
  const rest: number[] = []
  let bits = 0
  for (let i = 0; i < s.extra.length; i += 3) {
    const good = s.extra[i + 1] ?? 0
    const n = s.extra[i + 2] ?? 0
    if (s.extra[i] !== space) rest.push(s.extra[i] ?? 0, good, n)
    else {
      p.goods[good] = (p.goods[good] ?? 0) + n
      bits |= 1 << good
      if (event !== null) event[good] = (event[good] ?? 0) + n
    }
  }
  s.extra = rest
  return bits
}

/** What came in, as pairs. */
function receivedFrom(before: readonly number[], after: readonly number[]): number[] {
  return after.flatMap((n, good) => (n > (before[good] ?? 0) ? [good, n - (before[good] ?? 0)] : []))
}

/** Which goods somebody brings in for the first time this round (Reed Buyer, Stone Buyer). */
function noteTaken(s: State, bits: number, event: number[] | null): void {
  if (event !== null) event[EVENT.first] = bits & ~s.taken
  s.taken |= bits
}

/** The same on a space whose action brings no goods of its own. */
export function takeLaid(m: Match<State>, seat: number, space: number, stack: Stack<AgricolaFrame>): void {
  const event = newEvent(seat, space)
  const bits = takeExtra(m.state, playerOf(m, seat), space, event)
  if (bits === 0) return
  noteTaken(m.state, bits, event)
  announceTake(m, seat, event, -1, stack)
}

function announceTake(
  m: Match<State>,
  seat: number,
  event: number[] | null,
  choice: number,
  stack: Stack<AgricolaFrame> | null,
): void {
  if (event === null) return
  event[EVENT.choice] = choice
  event[EVENT.bySpace] = 1
  if (collecting()) emit({ kind: 'took', seat, space: event[EVENT.space] ?? 0, goods: { ...amounts(event) } })
  if (stack !== null && heard(m, 'take', seat)) fire(m, stack, 'take', seat, event)
}

/** Some goods from the general supply that an action brings. */
export function takeGiven(
  m: Match<State>,
  seat: number,
  space: number,
  choice: number,
  goods: readonly number[],
  stack: Stack<AgricolaFrame>,
): void {
  const p = playerOf(m, seat)
  const event = heard(m, 'take', seat) || collecting() ? newEvent(seat, space) : null
  let animals = false
  let bits = 0
  for (let i = 0; i < goods.length; i += 2) {
    const good = goods[i] ?? 0
    p.goods[good] = (p.goods[good] ?? 0) + (goods[i + 1] ?? 0)
    if (event !== null) event[good] = (event[good] ?? 0) + (goods[i + 1] ?? 0)
    animals ||= isAnimal(good)
    bits |= 1 << good
  }
  noteTaken(m.state, bits, event)
  if ((p.powers & POWER.matchesStack) !== 0) matchStack(m, seat, goods)
  announceTake(m, seat, event, choice, stack)
  if (animals) receiveAnimals(m, seat, stack)
}
