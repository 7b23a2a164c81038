/** What can be counted at a table: the metrics that conditions, prices and amounts are made of. */

import type { Cond, Expr, Match, Seat } from '@dorfplatz/kernel'
import {
  BONUS,
  CROPS,
  deckOf,
  FARMYARD,
  GATEWAY,
  POINT,
  ROUNDS,
  SHEEP,
  SPACE_COUNT,
  STABLES,
  thingIndex,
  WINDOW,
} from './facts.ts'
import { isEmpty, isPlanted, plantOf, rowOf } from './field.ts'
import { at, pick } from './list.ts'
import type { Player, State } from './state.ts'

export { at, pick } from './list.ts'

export type M = Match<State>

export function playerOf(m: M, seat: Seat): Player {
  const p = m.state.players[seat]
  if (p === undefined) throw new Error(`no seat ${seat}`)
  return p
}

export function total(list: readonly number[]): number {
  let sum = 0
  for (let i = 0; i < list.length; i++) sum += at(list, i)
  return sum
}

export function fieldCount(p: Player): number {
  let n = 0
  for (let i = 0; i < p.fields.length; i++) if (p.fields[i] !== 0) n++
  return n
}

function countFields(p: Player, test: (f: number) => boolean): number {
  let n = 0
  for (let i = 0; i < p.fields.length; i++) if (test(at(p.fields, i))) n++
  return n
}

const fieldsWith = (p: Player, good: number): number => {
  let n = 0
  for (let i = 0; i < p.fields.length; i++) if (plantOf(at(p.fields, i)) === good) n++
  return n
}

const inRowCount = (p: Player, row: number): number => {
  let n = 0
  for (let i = 0; i < p.fields.length; i++) if (rowOf(at(p.fields, i)) === row) n++
  return n
}

function playedOf(p: Player, deck: number): number {
  let n = 0
  for (let i = 0; i < p.played.length; i++) if (deckOf(at(p.played, i)) === deck) n++
  return n
}

function mostOf(list: readonly number[], from: number, to: number): number {
  let most = 0
  for (let i = from; i < to; i++) if (at(list, i) > most) most = at(list, i)
  return most
}

export const workersOn = (s: State, space: number): number =>
  at(s.board, 3 * space) + at(s.board, 3 * space + 1) + at(s.board, 3 * space + 2)

export function isFull(s: State, space: number): boolean {
  const rows = space % 5 === 0 ? 2 : 3
  for (let r = 0; r < rows; r++) if (s.board[3 * space + r] === 0) return false
  return true
}

function countSpaces(s: State, test: (s: State, space: number) => boolean): number {
  let n = 0
  for (let i = 0; i < SPACE_COUNT; i++) if (test(s, i)) n++
  return n
}

const holdsThree = (s: State, space: number): boolean => workersOn(s, space) === 3
const NURSERY = 7

function quadrantWorkers(s: State, space: number): number {
  const from = 15 * Math.floor(space / 5)
  let n = 0
  for (let i = from; i < from + 15; i++) n += at(s.board, i)
  return n
}

/** H-SPC-301: sheep on the Farmyard card with the lowest round number still on the Stable board. */
function sheepOnNextCard(p: Player): number {
  for (let r = 1; r <= ROUNDS; r++) if (p.stable[r] !== 0) return at(p.sheep, r)
  return 0
}

const emptyCards = (p: Player): number => {
  let n = 0
  for (let r = 1; r <= ROUNDS; r++) if (p.stable[r] !== 0 && p.sheep[r] === 0) n++
  return n
}
const cardsWithSheep = (p: Player): number => {
  let n = 0
  for (let r = 1; r <= ROUNDS; r++) if (at(p.sheep, r) > 0) n++
  return n
}

/** An amount, and a condition, made ready: plain functions of one farm and the table. */
export type Of = (p: Player, s: State) => number
export type Check = (p: Player, s: State) => boolean

const OF: { readonly [metric: string]: Of } = {
  sheep: (p) => total(p.sheep),
  stables: (p) => at(p.sheep, STABLES),
  sheepOnCards: (p) => total(p.sheep) - at(p.sheep, STABLES),
  mostSheepOnCard: (p) => mostOf(p.sheep, 1, STABLES),
  sheepOnNextCard,
  sheepOnCard4: (p) => at(p.sheep, 4),
  sheepOnCards56: (p) => at(p.sheep, 5) + at(p.sheep, 6),
  cardsWithSheep,
  emptyCards,
  fields: fieldCount,
  row2: (p) => inRowCount(p, 2),
  row3: (p) => inRowCount(p, 3),
  row4: (p) => inRowCount(p, 4),
  row5: (p) => inRowCount(p, 5),
  empty: (p) => countFields(p, isEmpty),
  planted: (p) => countFields(p, isPlanted),
  planted5: (p) => countFields(p, (f) => isPlanted(f) && rowOf(f) === 5),
  barleyFields: (p) => fieldsWith(p, 0),
  flaxFields: (p) => fieldsWith(p, 1),
  hopsFields: (p) => fieldsWith(p, 2),
  ryeFields: (p) => fieldsWith(p, 3),
  sameCropFields: (p) => Math.max(fieldsWith(p, 0), fieldsWith(p, 1), fieldsWith(p, 2), fieldsWith(p, 3)),
  crops: (p) => at(p.stock, 0) + at(p.stock, 1) + at(p.stock, 2) + at(p.stock, 3),
  sameCrop: (p) => mostOf(p.stock, 0, CROPS),
  window: (p) => at(WINDOW, p.center),
  round: (_, s) => s.round,
  workers: (p) => p.workers,
  otherCards: (p) => {
    let n = 0
    for (let i = 0; i < p.hand.length; i++) if (at(p.hand, i) > 400) n++
    return n
  },
  played: (p) => p.played.length,
  playedGateway: (p) => playedOf(p, GATEWAY),
  playedFarmyard: (p) => playedOf(p, FARMYARD),
  playedBonus: (p) => playedOf(p, BONUS),
  playedPoint: (p) => playedOf(p, POINT),
  playedSameDeck: (p) => Math.max(playedOf(p, 0), playedOf(p, 1), playedOf(p, 2), playedOf(p, 3)),
  gap: (p) => {
    let least = 99
    for (let i = 0; i < p.crafts.length; i++) if (at(p.crafts, i) < least) least = at(p.crafts, i)
    return mostOf(p.crafts, 0, p.crafts.length) - least
  },
  fullSpaces: (_, s) => countSpaces(s, isFull),
  threes: (_, s) => countSpaces(s, holdsThree),
  nursery: (_, s) => workersOn(s, NURSERY),
  quadrant: (p, s) => (p.used > 0 ? quadrantWorkers(s, p.used - 1) : 0),
  cleared: (_, s) => mostOf(s.cleared, 0, 4),
  toolsPhase4: (p) => p.toolsPhase4,
  toolsAtOnce: (p) => p.toolsAtOnce,
  reaped: (p) => total(p.reaped),
  reapedCrop: (p) => mostOf(p.reaped, 0, CROPS),
  advances: (p) => mostOf(p.advances, 0, p.advances.length),
}

/** Amounts are read extremely often: each is compiled once into a function without look-ups by name. */
export function countFor(expr: Expr): Of {
  if (typeof expr === 'number') return () => expr
  if (typeof expr === 'string') {
    const thing = thingIndex(expr)
    if (thing >= 0 && thing < SHEEP) return (p) => p.stock[thing] ?? 0
    const of = OF[expr]
    if (of === undefined) throw new Error(`nothing is called '${expr}'`)
    return of
  }
  const parts = expr.of.map(countFor)
  const a = pick(parts, 0)
  const b = pick(parts, 1)
  switch (expr.op) {
    case 'sum':
      return (p, s) => a(p, s) + b(p, s)
    case 'difference':
      return (p, s) => a(p, s) - b(p, s)
    case 'product':
      return (p, s) => a(p, s) * b(p, s)
    case 'half':
      return (p, s) => a(p, s) >> 1
    case 'max':
      return (p, s) => Math.max(a(p, s), b(p, s))
    case 'min':
      return (p, s) => {
        let least = a(p, s)
        for (let i = 1; i < parts.length; i++) least = Math.min(least, pick(parts, i)(p, s))
        return least
      }
  }
}

export function checkFor(cond: Cond): Check {
  if ('all' in cond) {
    const parts = cond.all.map(checkFor)
    return (p, s) => {
      for (let i = 0; i < parts.length; i++) if (!pick(parts, i)(p, s)) return false
      return true
    }
  }
  if ('any' in cond) {
    const parts = cond.any.map(checkFor)
    return (p, s) => {
      for (let i = 0; i < parts.length; i++) if (pick(parts, i)(p, s)) return true
      return false
    }
  }
  if ('not' in cond) {
    const part = checkFor(cond.not)
    return (p, s) => !part(p, s)
  }
  const a = countFor(cond.a)
  if (cond.cmp === '>=' && typeof cond.b === 'number') return atLeastFor(cond.a, a, cond.b)
  const b = countFor(cond.b)
  switch (cond.cmp) {
    case '>=':
      return (p, s) => a(p, s) >= b(p, s)
    case '<=':
      return (p, s) => a(p, s) <= b(p, s)
    case '==':
      return (p, s) => a(p, s) === b(p, s)
    case '>':
      return (p, s) => a(p, s) > b(p, s)
    case '<':
      return (p, s) => a(p, s) < b(p, s)
  }
}

/** The commonest condition of all. */
function atLeastFor(expr: Expr, count: Of, n: number): Check {
  const thing = typeof expr === 'string' ? thingIndex(expr) : -1
  if (thing >= 0 && thing < SHEEP) return (p) => (p.stock[thing] ?? 0) >= n
  return (p, s) => count(p, s) >= n
}

const compiled = new WeakMap<object, Of>()

/** An amount now. */
export function amount(m: M, seat: Seat, expr: Expr): number {
  if (typeof expr === 'number') return expr
  if (typeof expr === 'string') return countFor(expr)(playerOf(m, seat), m.state)
  let of = compiled.get(expr)
  if (of === undefined) {
    of = countFor(expr)
    compiled.set(expr, of)
  }
  return of(playerOf(m, seat), m.state)
}
