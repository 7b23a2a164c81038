/** Taking goods from a space: what lies there, what the supply adds, what cards laid on it. */

import { collecting, type Match, type Stack } from '@dorfplatz/kernel'
import { EVENT } from '../../cards/moments.ts'
import { allFit, receiveAnimals } from '../animals/herd.ts'
import { fire, heard, newEvent } from '../cards/events.ts'
import { emit } from '../emit.ts'
import type { AgricolaFrame } from '../frames.ts'
import { amounts, isAnimal } from '../goods.ts'
import { playerOf } from '../player.ts'
import type { Player, State } from '../state.ts'
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
  let animals = false
  const event = heard(m, 'take', seat) || collecting() ? newEvent(seat, space) : null
  if (spec.pile !== null) {
    const good = spec.pile.good
    const n = s.lies[space] ?? 0
    s.lies[space] = 0
    p.goods[good] = (p.goods[good] ?? 0) + n
    if (event !== null) event[good] = n
    animals = isAnimal(good)
  }
  for (let i = 0; i < spec.take.length; i += 2) {
    const good = spec.take[i] ?? 0
    const n = spec.take[i + 1] ?? 0
    p.goods[good] = (p.goods[good] ?? 0) + n
    if (event !== null) event[good] = (event[good] ?? 0) + n
  }
  if (s.extra.length > 0) takeExtra(s, p, space, event)
  announceTake(m, seat, event, choice, stack)
  const room = !animals || allFit(p)
  if (!room && stack !== null) receiveAnimals(m, seat, stack)
  return room
}

/** Goods that cards laid on the space go to whoever uses it. */
function takeExtra(s: State, p: Player, space: number, event: number[] | null): void {
  const rest: number[] = []
  for (let i = 0; i < s.extra.length; i += 3) {
    const good = s.extra[i + 1] ?? 0
    const n = s.extra[i + 2] ?? 0
    if (s.extra[i] !== space) rest.push(s.extra[i] ?? 0, good, n)
    else {
      p.goods[good] = (p.goods[good] ?? 0) + n
      if (event !== null) event[good] = (event[good] ?? 0) + n
    }
  }
  s.extra = rest
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
  for (let i = 0; i < goods.length; i += 2) {
    const good = goods[i] ?? 0
    p.goods[good] = (p.goods[good] ?? 0) + (goods[i + 1] ?? 0)
    if (event !== null) event[good] = (event[good] ?? 0) + (goods[i + 1] ?? 0)
    animals ||= isAnimal(good)
  }
  announceTake(m, seat, event, choice, stack)
  if (animals) receiveAnimals(m, seat, stack)
}
