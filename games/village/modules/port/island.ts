/** At an island: sell from the holds, load a tile, put somebody on the lighthouse (VP-50 to VP-58). */

import { collecting, DONE, type Done, type Question, type Refusal, type Seat } from '@dorfplatz/kernel'
import { kindIn } from '../../rules/choices.ts'
import { FAME } from '../../rules/codes.ts'
import { emit } from '../../rules/events.ts'
import type { Frame } from '../../rules/frames.ts'
import { canPay, charge, missing } from '../../rules/pay.ts'
import { placeCode } from '../../rules/places.ts'
import { deny } from '../../rules/reasons.ts'
import { at, boxOf, gain, kindsAt, listed, type M, move, type State, type Todo } from '../../rules/state.ts'
import { canTakeTwo, offer, playAtSea } from './aboard.ts'
import { boardOf, keeperOf, SHAPES, sellOf } from './choices.ts'
import { FROM_FARM, type Island, type IslandId, type Lighthouse } from './facts.ts'
import { keyOf } from './fares.ts'
import { islandOf } from './sea.ts'
import { isTaken, placeOf, stackOf, takeAboard } from './stacks.ts'
import { cargoOf, change, freeHolds, hasRoom, mine, stow } from './state.ts'
import type { IslandChoice, IslandFrame, KeeperFrame } from './types.ts'

const here = (s: State, seat: Seat): Island | undefined => islandOf(boxOf(s), at(mine.of(s).at, seat))

function canLight(s: State, seat: Seat, light: Lighthouse): boolean {
  return (
    cargoOf(s, seat, 'member') > 0 &&
    (!light.wagon || cargoOf(s, seat, 'wagon') > 0) &&
    !isTaken(s, light) &&
    canPay(s, seat, keyOf(light.cost))
  )
}

function options(s: State, seat: Seat, loaded: boolean): IslandChoice[] {
  const island = here(s, seat)
  const list: IslandChoice[] = []
  if (island === undefined) return list
  for (const ware of FROM_FARM)
    if (island.buys[ware] !== undefined && cargoOf(s, seat, ware) > 0) list.push(sellOf(ware))
  const { stack, lighthouse } = island
  if (stack !== null && !loaded && stackOf(mine.of(s), stack) > 0 && hasRoom(s, seat, stack)) list.push(boardOf(stack))
  if (lighthouse !== null && canLight(s, seat, lighthouse))
    for (const kind of listed(kindsAt(s, seat, placeCode('ship')))) list.push(keeperOf(kind))
  list.push(...offer(s, seat, 'quartiermeister', canTakeTwo(s, seat, loaded)))
  return list
}

/** Asks what is done next while anything can be done there. */
export function visit(m: M, seat: Seat, loaded: boolean, stack: Todo): void {
  if (options(m.state, seat, loaded).length > 0) stack.push({ op: 'island', seat, loaded })
}

export function dock(m: M, seat: Seat, island: IslandId, stack: Todo): void {
  if (collecting()) emit({ kind: 'docks', seat, island })
  visit(m, seat, false, stack)
}

function whyNot(m: M, f: IslandFrame, choice: IslandChoice | Done): Refusal | null {
  const s = m.state
  const island = here(s, f.seat)
  if (choice === DONE || island === undefined) return null
  if ('sell' in choice) {
    if (island.buys[choice.sell] === undefined) return deny('VP-50', { why: 'notBought', ware: choice.sell })
    return deny('VP-50', { why: 'notAboard', cargo: choice.sell })
  }
  if ('board' in choice) {
    if (island.stack !== choice.board) return deny('VP-51', { why: 'noStack' })
    if (f.loaded) return deny('VP-51', { why: 'loadedOnce' })
    if (stackOf(mine.of(s), choice.board) === 0) return deny('VP-53', { why: 'stackEmpty' })
    if (freeHolds(s, f.seat) === 0) return deny('VP-51', { why: 'holdsFull' })
    return deny('VP-21', { why: 'aboardAlready', cargo: choice.board })
  }
  if ('play' in choice) return deny('VX-Quartiermeister-2', { why: 'holdsFull' })
  const { lighthouse } = island
  if (lighthouse === null) return deny('VP-54', { why: 'noLighthouse' })
  if (isTaken(s, lighthouse)) return deny('VP-56', { why: 'lighthouseTaken' })
  if (cargoOf(s, f.seat, 'member') === 0) return deny('VP-54', { why: 'notAboard', cargo: 'member' })
  if (lighthouse.wagon && cargoOf(s, f.seat, 'wagon') === 0) return deny('VP-55', { why: 'notAboard', cargo: 'wagon' })
  return deny('VP-54', { why: 'lacks', lacks: missing(s, f.seat, keyOf(lighthouse.cost)), coins: true })
}

/** Points made at sea are points of the game (VP-86). */
export function scoreAtSea(s: State, seat: Seat, points: number): void {
  gain(s, seat, FAME, points)
  const { sea } = mine.of(s)
  change(s, { sea: sea.with(seat, at(sea, seat) + points) })
}

export const islandOps = {
  island: {
    shape: SHAPES.island,
    choices: (m, f) => [...options(m.state, f.seat, f.loaded), DONE],
    check: whyNot,
    answer: (m, f, choice, stack) => {
      const s = m.state
      const island = here(s, f.seat)
      if (choice === DONE || island === undefined) return
      if ('play' in choice) {
        playAtSea(m, f.seat, choice.play, stack)
        return
      }
      if ('keeper' in choice) {
        const { lighthouse } = island
        if (lighthouse === null) return
        charge(
          m,
          f.seat,
          keyOf(lighthouse.cost),
          { op: 'keeper', seat: f.seat, member: choice.keeper, loaded: f.loaded },
          stack,
        )
        return
      }
      if ('board' in choice) {
        takeAboard(s, f.seat, choice.board)
        if (collecting()) emit({ kind: 'loads', seat: f.seat, cargo: choice.board })
        visit(m, f.seat, true, stack)
        return
      }
      const points = island.buys[choice.sell] ?? 0
      stow(s, f.seat, choice.sell, -1)
      scoreAtSea(s, f.seat, points)
      if (collecting()) emit({ kind: 'sellsAtSea', seat: f.seat, ware: choice.sell, n: points })
      visit(m, f.seat, f.loaded, stack)
    },
  } satisfies Question<State, IslandFrame, Frame>,
  keeper: (m: M, f: KeeperFrame, stack: Todo) => {
    const s = m.state
    const island = here(s, f.seat)
    if (island === undefined || island.lighthouse === null) return
    const { lighthouse } = island
    const { generation } = f.member
    if (lighthouse.wagon) stow(s, f.seat, 'wagon', -1)
    const who = move(s, f.seat, placeCode('ship'), kindIn(f.member), placeOf(lighthouse))
    scoreAtSea(s, f.seat, lighthouse.points)
    if (collecting()) emit({ kind: 'keeper', seat: f.seat, island: island.id, who, generation, n: lighthouse.points })
    visit(m, f.seat, f.loaded, stack)
  },
}
