/** Crafts: train, produce for time, or pay; and the mill. */

import { collecting, PASS, type Pass, type Question, type Refusal, type Seat } from '@dorfplatz/kernel'
import { type Building, type BuildingId, buildingIn, MILL } from '../../cards/board.ts'
import { perBox } from '../../cards/box.ts'
import { type CraftChoice, goodOf, kindIn, makeByPay, makeByTime, memberOf, SHAPES, trainAt } from '../choices.ts'
import { COIN, countsFor, FARM, type Good, GRAIN } from '../codes.ts'
import { spendTime } from '../death.ts'
import { emit } from '../events.ts'
import type { CraftFrame, Frame, ProductFrame, TraineeFrame } from '../frames.ts'
import { onlyOf } from '../lists.ts'
import { fieldCode, playing } from '../modules/registry.ts'
import { canPay, charge, costOf, missing } from '../pay.ts'
import { isPlace, placeCode } from '../places.ts'
import { deny } from '../reasons.ts'
import {
  boxOf,
  gain,
  have,
  isAt,
  kindsAt,
  listed,
  type M,
  move,
  type Some,
  type State,
  single,
  type Todo,
} from '../state.ts'
import { openOwnWindow } from '../windows.ts'
import { type Action, decline, orPass } from './action.ts'

/** All have the same fields: they are looked at very often. */
interface Workshop extends Pick<Building, 'id' | 'train' | 'produce' | 'products'> {
  /** Where its craftsmen stand; null at the mill. */
  readonly place: number | null
  readonly makes: number
  readonly cost: number
  readonly grain: number
  readonly training: CraftChoice
  readonly byTime: CraftChoice
  readonly byPay: CraftChoice
}

/** A building ready for use. */
function workshop(b: Building): Workshop {
  return {
    id: b.id,
    train: b.train,
    produce: b.produce,
    products: b.products,
    makes: b.makes ?? 1,
    place: b.products.length > 0 && isPlace(b.id) ? placeCode(b.id) : null,
    cost: costOf({ orange: b.orange ?? 0, pink: b.pink ?? 0 }),
    grain: b.grain ?? 0,
    training: trainAt(b.id),
    byTime: makeByTime(b.id),
    byPay: makeByPay(b.id),
  }
}

const known = perBox((): (readonly Workshop[] | undefined)[] => [])

/** The buildings of the table, ready for use. */
function workshopsOf(s: State): readonly Workshop[] {
  const box = boxOf(s)
  const lists = known(box)
  const found = lists[s.modules]
  if (found !== undefined) return found
  const list = playing(s.modules).buildings.map((building) => workshop(buildingIn(box, building)))
  lists[s.modules] = list
  return list
}

function workshopOf(s: State, id: BuildingId): Workshop | null {
  for (const w of workshopsOf(s)) if (w.id === id) return w
  return null
}

function payable(s: State, seat: Seat, w: Workshop): boolean {
  return have(s, seat, GRAIN) >= w.grain && (w.cost === 0 || canPay(s, seat, w.cost))
}

function options(s: State, seat: Seat, must: boolean): (CraftChoice | Pass)[] {
  const list: (CraftChoice | Pass)[] = []
  const home = isAt(s, seat, FARM)
  for (const w of workshopsOf(s)) {
    if (w.place !== null) {
      if (home) list.push(w.training)
      if (isAt(s, seat, w.place)) list.push(w.byTime)
    }
    if (payable(s, seat, w)) list.push(w.byPay)
  }
  return orPass(list, must)
}

function check(m: M, f: CraftFrame, choice: CraftChoice | Pass): Refusal | null {
  if (choice === PASS) return deny('V-WELL-06', { why: 'notOffered' })
  const w = workshopOf(m.state, 'train' in choice ? choice.train : choice.make)
  if (w === null) return null
  const pays = 'make' in choice && choice.by === 'pay'
  if (!pays && w.place === null) return deny('V-CRAFT-15', { why: 'mill' })
  if ('train' in choice) return deny('V-FAMILY-07', { why: 'nobodyHome' })
  if (!pays) return deny('V-CRAFT-03', { why: 'nobodyThere' })
  const grain = w.grain - have(m.state, f.seat, GRAIN)
  if (grain > 0) return deny('V-ROUND-16', { why: 'lacks', lacks: { grain } })
  return deny('V-ROUND-16', { why: 'lacks', lacks: missing(m.state, f.seat, w.cost), coins: true })
}

/** Takes one good, at the brewery two. */
function produce(m: M, seat: Seat, building: BuildingId, good: Good, stack: Todo): void {
  const n = workshopOf(m.state, building)?.makes ?? 1
  gain(m.state, seat, fieldCode(good), n)
  if (collecting()) emit(n === 1 ? { kind: 'made', seat, building, good } : { kind: 'made', seat, building, good, n })
  for (const produced of playing(m.state.modules).hooks.produced) produced(m, seat, building, good, stack)
}

function payFor(m: M, seat: Seat, w: Workshop, good: Good, by: 'time' | 'pay', stack: Todo): void {
  if (by === 'time') {
    spendTime(m, seat, w.produce, stack)
    produce(m, seat, w.id, good, stack)
  } else if (w.cost === 0) {
    gain(m.state, seat, GRAIN, -w.grain)
    produce(m, seat, w.id, good, stack)
  } else charge(m, seat, w.cost, { op: 'produce', seat, building: w.id, good }, stack)
}

function train(m: M, seat: Seat, w: Workshop, kind: number, stack: Todo): void {
  if (w.place === null) return
  const who = move(m.state, seat, FARM, kind, w.place)
  spendTime(m, seat, w.train, stack)
  if (collecting()) emit({ kind: 'trained', seat, building: w.id, who, generation: countsFor(kind) })
  // V-CRAFT-04: produce at once for time, or stop.
  stack.push({ op: 'product', seat, building: w.id, by: 'time', stop: true })
}

/** V-CRAFT-15: time and grain together, for coins. */
function grind(m: M, seat: Seat, stack: Todo): void {
  spendTime(m, seat, MILL.time, stack)
  gain(m.state, seat, GRAIN, -MILL.grain)
  if (playing(m.state.modules).windows.has('mill')) {
    stack.push({ op: 'grind', seat })
    openOwnWindow(m, 'mill', seat, stack)
  } else earn(m, seat, stack)
}

function earn(m: M, seat: Seat, stack: Todo): void {
  const { mills, produced } = playing(m.state.modules).hooks
  let coins: number = MILL.coins
  for (const hook of mills) coins = hook(m.state, seat, coins)
  gain(m.state, seat, COIN, coins)
  if (collecting()) emit({ kind: 'mill', seat, n: coins })
  for (const hook of produced) hook(m, seat, 'mill', 'coin', stack)
}

function carryOut(m: M, seat: Seat, choice: CraftChoice | Pass, stack: Todo): void {
  if (choice === PASS) {
    decline(seat, 'crafts')
    return
  }
  const w = workshopOf(m.state, 'train' in choice ? choice.train : choice.make)
  if (w === null) return
  if ('train' in choice) {
    const only = single(kindsAt(m.state, seat, FARM))
    if (only > 0) train(m, seat, w, only, stack)
    else stack.push({ op: 'trainee', seat, building: w.id })
    return
  }
  const [good, other] = w.products
  if (good === undefined) grind(m, seat, stack)
  else if (other === undefined) payFor(m, seat, w, good, choice.by, stack)
  else stack.push({ op: 'product', seat, building: w.id, by: choice.by, stop: false })
}

function can(s: State, seat: Seat): boolean {
  if (isAt(s, seat, FARM)) return true
  for (const w of workshopsOf(s)) {
    if ((w.place !== null && isAt(s, seat, w.place)) || payable(s, seat, w)) return true
  }
  return false
}

export const crafts: Action = {
  can,
  whyNot: (s, seat) => (can(s, seat) ? null : deny('V-CRAFT-02', { why: 'noCraft' })),
  begin: (m, seat, must, stack) => {
    const only = must ? onlyOf(options(m.state, seat, must)) : undefined
    if (only !== undefined) carryOut(m, seat, only, stack)
    else stack.push({ op: 'craft', seat, must })
  },
}

export const craftsOps: Some<'craft' | 'trainee' | 'product' | 'produce' | 'grind'> = {
  craft: {
    shape: SHAPES.craft,
    choices: (m, f) => options(m.state, f.seat, f.must),
    check,
    answer: (m, f, choice, stack) => carryOut(m, f.seat, choice, stack),
  } satisfies Question<State, CraftFrame, Frame>,
  trainee: {
    shape: SHAPES.member,
    choices: (m, f) => listed(kindsAt(m.state, f.seat, FARM)).map((g) => memberOf(FARM, g)),
    check: () => deny('V-FAMILY-07', { why: 'nobodyHome' }),
    answer: (m, f, choice, stack) => {
      const w = workshopOf(m.state, f.building)
      if (w !== null) train(m, f.seat, w, kindIn(choice.member), stack)
    },
  } satisfies Question<State, TraineeFrame, Frame>,
  product: {
    shape: SHAPES.goodOrPass,
    choices: (m, f) => {
      const goods = workshopOf(m.state, f.building)?.products.map(goodOf) ?? []
      return f.stop ? [...goods, PASS] : goods
    },
    check: () => deny('V-CRAFT-09', { why: 'otherGood' }),
    answer: (m, f, choice, stack) => {
      const w = workshopOf(m.state, f.building)
      if (choice !== PASS && w !== null) payFor(m, f.seat, w, choice.good, f.by, stack)
    },
  } satisfies Question<State, ProductFrame, Frame>,
  produce: (m, f, stack) => produce(m, f.seat, f.building, f.good, stack),
  grind: (m, f, stack) => earn(m, f.seat, stack),
}
