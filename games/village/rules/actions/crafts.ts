/** Crafts: train, produce for time, or pay; and the mill. */

import { type Json, listening, type Question, type Refusal, type Seat, tell } from '@dorfplatz/kernel'
import { BUILDINGS, MILL } from '../../cards/board.ts'
import { COIN, CRAFTS, FARM, GOOD, GOODS, GRAIN, WAINWRIGHT } from '../codes.ts'
import { spendTime } from '../death.ts'
import type { CraftFrame, Frame, ProduceFrame, ProductFrame, TraineeFrame } from '../frames.ts'
import { canPay, charge, cost, missing } from '../pay.ts'
import { deny } from '../reasons.ts'
import {
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
import { type Action, decline, SKIP } from './action.ts'

/** A choice is building * 4 + way. */
const TRAIN = 0
export const BY_TIME = 1
export const BY_PAY = 2

const STOP = 'stop'

interface Workshop {
  /** Where its craftsmen stand; 0 at the mill. */
  readonly place: number
  readonly train: number
  readonly produce: number
  /** Fields of the goods it makes. */
  readonly goods: readonly number[]
  readonly names: readonly string[]
  readonly cost: number
  readonly grain: number
}

/** The buildings by number, ready for use. */
export const WORKSHOPS: readonly Workshop[] = BUILDINGS.map((b, i) => ({
  place: b.products.length === 0 ? 0 : WAINWRIGHT + i,
  train: b.train,
  produce: b.produce,
  goods: b.products.map((good) => GOOD + GOODS.indexOf(good)),
  names: b.products,
  cost: cost(b.orange ?? 0, 0, 0, b.pink ?? 0),
  grain: b.grain ?? 0,
}))

function workshop(building: number): Workshop {
  return WORKSHOPS[building] as Workshop
}

function payable(s: State, seat: Seat, w: Workshop): boolean {
  return have(s, seat, GRAIN) >= w.grain && (w.cost === 0 || canPay(s, seat, w.cost))
}

function options(s: State, seat: Seat, must: boolean): Json[] {
  const list: Json[] = []
  const home = isAt(s, seat, FARM)
  for (const b of s.buildings) {
    const w = workshop(b)
    if (w.place !== 0) {
      if (home) list.push(b * 4 + TRAIN)
      if (isAt(s, seat, w.place)) list.push(b * 4 + BY_TIME)
    }
    if (payable(s, seat, w)) list.push(b * 4 + BY_PAY)
  }
  if (!must) list.push(SKIP)
  return list
}

function check(m: M, f: CraftFrame, choice: Json): Refusal | null {
  if (typeof choice !== 'number') return null
  const b = Math.floor(choice / 4)
  const way = choice % 4
  if (!m.state.buildings.includes(b)) return null
  const w = workshop(b)
  if (way !== BY_PAY && w.place === 0) return deny('V-CRAFT-15', { why: 'mill' })
  if (way === TRAIN) return deny('V-FAMILY-07', { why: 'nobodyHome' })
  if (way === BY_TIME) return deny('V-CRAFT-03', { why: 'nobodyThere' })
  const grain = w.grain - have(m.state, f.seat, GRAIN)
  if (grain > 0) return deny('V-ROUND-16', { why: 'lacks', lacks: { grain } })
  return deny('V-ROUND-16', { why: 'lacks', lacks: missing(m.state, f.seat, w.cost), coins: true })
}

/** Pays for one good and takes it; the mill gives coins instead. */
function produce(m: M, seat: Seat, building: number, good: number): void {
  const s = m.state
  if (good === COIN) {
    gain(s, seat, COIN, MILL.coins)
    if (listening()) tell({ kind: 'mill', seat, n: MILL.coins })
    return
  }
  gain(s, seat, good, 1)
  if (listening()) tell({ kind: 'made', seat, building, good: GOODS[good - GOOD] as string })
}

function payFor(m: M, seat: Seat, building: number, good: number, by: 'time' | 'pay', stack: Todo): void {
  const w = workshop(building)
  if (by === 'time') {
    spendTime(m, seat, w.produce, stack)
    produce(m, seat, building, good)
  } else if (w.cost === 0) {
    gain(m.state, seat, GRAIN, -w.grain)
    produce(m, seat, building, good)
  } else charge(m, seat, w.cost, { op: 'produce', seat, building, good }, stack)
}

function train(m: M, seat: Seat, building: number, generation: number, stack: Todo): void {
  const w = workshop(building)
  move(m.state, seat, FARM, generation, w.place)
  spendTime(m, seat, w.train, stack)
  if (listening()) tell({ kind: 'trained', seat, building, generation })
  // V-CRAFT-04: produce at once for time, or stop.
  stack.push({ op: 'product', seat, building, by: 'time', stop: true })
}

function carryOut(m: M, seat: Seat, choice: Json, stack: Todo): void {
  if (choice === SKIP) {
    decline(seat, CRAFTS)
    return
  }
  const building = Math.floor((choice as number) / 4)
  const way = (choice as number) % 4
  const w = workshop(building)
  if (way === TRAIN) {
    const only = single(generationsAt(m.state, seat, FARM))
    if (only > 0) train(m, seat, building, only, stack)
    else stack.push({ op: 'trainee', seat, building })
    return
  }
  if (w.place === 0) {
    // V-CRAFT-15: time and grain together.
    spendTime(m, seat, MILL.time, stack)
    gain(m.state, seat, GRAIN, -MILL.grain)
    produce(m, seat, building, COIN)
    return
  }
  const by = way === BY_TIME ? 'time' : 'pay'
  if (w.goods.length > 1) stack.push({ op: 'product', seat, building, by, stop: false })
  else payFor(m, seat, building, w.goods[0] as number, by, stack)
}

export const crafts: Action = {
  whyNot: (s, seat) => {
    if (isAt(s, seat, FARM)) return null
    for (const b of s.buildings) {
      const w = workshop(b)
      if ((w.place !== 0 && isAt(s, seat, w.place)) || payable(s, seat, w)) return null
    }
    return deny('V-CRAFT-02', { why: 'noCraft' })
  },
  begin: (m, seat, must, stack) => {
    const list = must ? options(m.state, seat, must) : []
    if (list.length === 1) carryOut(m, seat, list[0] as Json, stack)
    else stack.push({ op: 'craft', seat, must })
  },
}

export const craftsOps: Some<'craft' | 'trainee' | 'product' | 'produce'> = {
  craft: {
    choices: (m, f) => options(m.state, f.seat, f.must),
    check,
    answer: (m, f, choice, stack) => carryOut(m, f.seat, choice, stack),
  } satisfies Question<State, CraftFrame, Frame>,
  trainee: {
    choices: (m, f) => listed(generationsAt(m.state, f.seat, FARM)),
    check: () => deny('V-FAMILY-07', { why: 'nobodyHome' }),
    answer: (m, f, choice, stack) => train(m, f.seat, f.building, choice as number, stack),
  } satisfies Question<State, TraineeFrame, Frame>,
  product: {
    choices: (_, f) => (f.stop ? [...workshop(f.building).names, STOP] : workshop(f.building).names),
    check: () => deny('V-CRAFT-09', { why: 'otherGood' }),
    answer: (m, f, choice, stack) => {
      if (choice === STOP) return
      const good = GOOD + (GOODS as readonly Json[]).indexOf(choice)
      payFor(m, f.seat, f.building, good, f.by, stack)
    },
  } satisfies Question<State, ProductFrame, Frame>,
  produce: (m, f: ProduceFrame) => produce(m, f.seat, f.building, f.good),
}
