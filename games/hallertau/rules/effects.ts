/** Carrying out effects one after the other, and the questions they ask. */

import {
  countOf,
  type Expr,
  type Json,
  listening,
  type Question,
  type Seat,
  type Stack,
  type Step,
  tell,
} from '@dorfplatz/kernel'
import { playableNow, wantsChance } from './chance.ts'
import {
  amountsDue,
  canPay,
  columnSets,
  compileCost,
  hasMovableSheep,
  lexiconForCounts,
  payStock,
  payWhich,
  sheepPicks,
  waysToPay,
} from './cost.ts'
import { CROPS, DECKS, type Deck, GOODS, JEWELRY, ROUNDS, STABLES, THINGS, TOP_ROW } from './facts.ts'
import { inRow, isEmpty, isPlanted, rowOf } from './field.ts'
import type {
  Choose,
  CropsFrame,
  Effects,
  Exchange,
  Frame,
  HarvestSome,
  MoveFields,
  MoveSheep,
  SowFrame,
  Take,
  TakeField,
} from './frames.ts'
import { at, type M, metrics, playerOf } from './metrics.ts'
import { runSpecial, specialPossible } from './special.ts'
import type { Player, State } from './state.ts'
import {
  closeJust,
  drawCards,
  freeColumns,
  gainThing,
  harvestField,
  moveSheepFrom,
  placeField,
  plant,
  roomFor,
  takeMarker,
} from './things.ts'
import type { Effect, Word } from './words.ts'

/** "None of it." */
export const NO = -1

type Flag = { readonly atomic?: true }
export const flagOf = (f: Flag): Flag => (f.atomic === true ? { atomic: true } : {})

export function amount(m: M, seat: Seat, expr: Expr): number {
  if (typeof expr === 'number') return expr
  if (typeof expr === 'string') return metrics[expr]?.(m, seat) ?? 0
  return countOf(lexiconForCounts, expr)(m, seat)
}

/** Runs one effect of a list; between the effects of a space the seat has a chance to play cards (H-ANY-06). */
export const effects: Step<State, Effects, Frame> = (m, f, stack) => {
  const e = f.list[f.at]
  if (e === undefined) return
  if (f.atomic !== true) {
    if (f.ready !== true && wantsChance(m, f.seat, 'now', undefined)) {
      stack.push({ ...f, ready: true })
      stack.push({ op: 'chance', seat: f.seat, moment: 'now', order: [f.seat] })
      return
    }
    closeJust(m, playerOf(m, f.seat))
  }
  if (f.at + 1 < f.list.length) {
    const next: Effects = { op: 'effects', seat: f.seat, list: f.list, at: f.at + 1, source: f.source }
    stack.push(f.atomic === true ? { ...next, atomic: true } : next)
  }
  run(m, f.seat, e, stack, f.source, flagOf(f))
}

/** Whether an effect would do anything now. */
export function possible(m: M, seat: Seat, e: Effect): boolean {
  const p = playerOf(m, seat)
  switch (e.do) {
    case 'nothing':
      return false
    case 'gain':
      return Object.keys(e.goods).some((good) => {
        const thing = (THINGS as readonly string[]).indexOf(good)
        return roomFor(p, thing) > 0 && amount(m, seat, e.goods[good] as Expr) > 0
      })
    case 'seq':
      return e.of.some((part) => possible(m, seat, part))
    case 'pay':
      return canPay(m, seat, compileCost(e.goods)) || butcheryJewel(p, e)
    case 'choose':
      return e.of.some((part) => possible(m, seat, part))
    case 'may':
      return possible(m, seat, e.effect)
    case 'field':
      return p.fields.includes(0)
    case 'crops':
    case 'marker':
      return true
    case 'draw':
      return (m.state.decks[DECKS.indexOf(e.deck)] as number[]).length > 0
    case 'sow':
      return canSow(p, sowGoods(p, e))
    case 'moveSheep':
      return hasMovableSheep(p)
    case 'moveFields':
      return movable(p, e.which, e.to ?? 0).length > 0
    case 'harvest':
      return p.fields.some(isPlanted)
    case 'tiers':
    case 'each':
    case 'if':
    case 'later':
      return false
    default:
      return specialPossible(m, seat, e)
  }
}

function run(m: M, seat: Seat, e: Effect, stack: Stack<Frame>, source: string, flag: Flag): void {
  const p = playerOf(m, seat)
  switch (e.do) {
    case 'gain':
      runGain(m, seat, e.goods, stack, flag)
      return
    case 'seq':
      stack.push({ op: 'effects', seat, list: e.of, at: 0, source, ...flag })
      return
    case 'choose': {
      if (e.optional === true) {
        askExchange(m, seat, e.of, stack, source, flag)
        return
      }
      p.chosen = NO
      const open = e.of.filter((part) => possible(m, seat, part))
      const [only] = open
      if (only === undefined) return
      if (open.length === 1 && !p.careful) take(m, seat, only, stack, source, flag)
      else stack.push({ op: 'choose', seat, of: e.of, source, ...flag })
      return
    }
    case 'may':
      askExchange(m, seat, [e.effect], stack, source, flag)
      return
    case 'field':
      runField(m, seat, e.row, e.n, stack, flag)
      return
    case 'crops':
      stack.push({ op: 'crops', seat, n: e.n, different: e.different, ...flag })
      return
    case 'draw':
      runDraw(m, seat, e.deck, e.n, stack, flag)
      return
    case 'marker':
      if (p.careful && m.state.first !== seat) stack.push({ op: 'take', seat, what: 'marker', n: 1, ...flag })
      else takeMarker(m, seat)
      return
    case 'sow':
      pushSow(p, seat, e.max, sowGoods(p, e), e.twice === true, stack, flag)
      return
    case 'moveSheep':
      if (hasMovableSheep(p)) stack.push({ op: 'moveSheep', seat, max: e.max, steps: e.steps, ...flag })
      return
    case 'moveFields':
      runMoveFields(m, seat, e, stack, flag)
      return
    case 'harvest':
      if (p.fields.some(isPlanted)) stack.push({ op: 'harvestSome', seat, left: e.max, ...flag })
      return
    case 'nothing':
    case 'pay':
    case 'tiers':
    case 'each':
    case 'if':
    case 'later':
      return
    default:
      runSpecial(m, seat, e, stack, flag)
  }
}

/** Runs a chosen alternative and remembers the crop it names (cards 214, 322). */
function take(m: M, seat: Seat, e: Effect, stack: Stack<Frame>, source: string, flag: Flag): void {
  if (e.do === 'gain') {
    const crop = (THINGS as readonly string[]).indexOf(Object.keys(e.goods)[0] ?? '')
    playerOf(m, seat).chosen = crop < CROPS ? crop : NO
  }
  run(m, seat, e, stack, source, flag)
}

function runGain(m: M, seat: Seat, goods: { readonly [good: string]: Expr }, stack: Stack<Frame>, flag: Flag): void {
  const p = playerOf(m, seat)
  const asks: Take[] = []
  for (const good in goods) {
    const n = amount(m, seat, goods[good] as Expr)
    const thing = (THINGS as readonly string[]).indexOf(good)
    if (n <= 0) continue
    // H-RES-17: who wants to take less says so once, and is asked from then on.
    if (p.careful) asks.push({ op: 'take', seat, what: good, n: Math.min(n, roomFor(p, thing)), ...flag })
    else gainThing(m, seat, thing, n)
  }
  for (let i = asks.length - 1; i >= 0; i--) stack.push(asks[i] as Take)
}

function runField(m: M, seat: Seat, row: number, n: number, stack: Stack<Frame>, flag: Flag): void {
  const p = playerOf(m, seat)
  const fits = Math.min(n, freeColumns(p).length) // H-RES-05
  for (let i = 0; i < fits; i++) {
    if (p.careful) stack.push({ op: 'takeField', seat, row, ...flag })
    else placeField(m, seat, row)
  }
}

function runDraw(m: M, seat: Seat, deck: Deck, n: number, stack: Stack<Frame>, flag: Flag): void {
  const index = DECKS.indexOf(deck)
  const left = (m.state.decks[index] as number[]).length
  if (left === 0) return
  if (playerOf(m, seat).careful) stack.push({ op: 'take', seat, what: deck, n: Math.min(n, left), ...flag })
  else drawCards(m, seat, index, n)
}

/** How much of a gain a careful seat takes. */
export const takeSome: Question<State, Take, Frame> = {
  choices: (_, f) => Array.from({ length: f.n + 1 }, (_, i) => f.n - i),
  answer: (m, f, choice) => {
    const n = choice as number
    if (n === 0) return
    const thing = (THINGS as readonly string[]).indexOf(f.what)
    const deck = (DECKS as readonly string[]).indexOf(f.what)
    if (thing >= 0) gainThing(m, f.seat, thing, n)
    else if (deck >= 0) drawCards(m, f.seat, deck, n)
    else takeMarker(m, f.seat)
  },
}

/** H-RES-04: which empty column a careful seat puts a field into. */
export const takeField: Question<State, TakeField, Frame> = {
  choices: (m, f) => [...freeColumns(playerOf(m, f.seat)), NO],
  answer: (m, f, choice) => {
    if (choice !== NO) placeField(m, f.seat, f.row, choice as number)
  },
}

/** H-CARD-10, H-PH4-11: exactly one alternative. */
export const choose: Question<State, Choose, Frame> = {
  choices: (m, f) => {
    const list: Json[] = []
    for (let i = 0; i < f.of.length; i++) if (possible(m, f.seat, f.of[i] as Effect)) list.push(i)
    if (list.length === 0 || playerOf(m, f.seat).careful) list.push(NO)
    return list
  },
  answer: (m, f, choice, stack) => {
    if (choice !== NO) take(m, f.seat, f.of[choice as number] as Effect, stack, f.source, flagOf(f))
  },
}

type Pay = Extract<Effect, { do: 'pay' }>

/** Card 328: a jewelry instead of the Butchery's sheep. */
const JEWEL_WAY = 9
const butcheryJewel = (p: Player, e: Pay): boolean => p.jewelForSheep && e.goods.sheep === 1 && at(p.stock, JEWELRY) > 0

/** Ways to make an exchange: alternative times 1000 plus what is given. */
function exchangeWays(m: M, seat: Seat, of: readonly Effect[]): number[] {
  const p = playerOf(m, seat)
  const ways: number[] = []
  for (const [i, e] of of.entries()) {
    if (e.do !== 'pay') continue
    const cost = compileCost(e.goods)
    if (canPay(m, seat, cost)) for (const way of waysToPay(m, seat, cost)) ways.push(1000 * i + way)
    if (butcheryJewel(p, e)) ways.push(1000 * i + JEWEL_WAY)
  }
  return ways
}

function askExchange(m: M, seat: Seat, of: readonly Effect[], stack: Stack<Frame>, source: string, flag: Flag): void {
  if (of.some((e) => possible(m, seat, e))) stack.push({ op: 'exchange', seat, of, source, ...flag })
}

/** H-RES-18: the whole price first, then an instant for cards (H-ANY-07), then the gain. */
export const exchange: Question<State, Exchange, Frame> = {
  choices: (m, f) => [...exchangeWays(m, f.seat, f.of), NO],
  answer: (m, f, choice, stack) => {
    if (choice === NO) return
    const { seat } = f
    const e = f.of[Math.floor((choice as number) / 1000)] as Pay
    const way = (choice as number) % 1000
    const p = playerOf(m, seat)
    stack.push({ op: 'effects', seat, list: [e.then], at: 0, source: f.source, atomic: true })
    const before = p.hand.length === 0 ? [] : playableNow(m, seat)
    if (way === JEWEL_WAY && e.goods.sheep === 1) payStock(m, seat, compileCost({ jewelry: 1 }), [1])
    else {
      const cost = compileCost(e.goods)
      payStock(m, seat, cost, amountsDue(m, seat, cost))
      payWhich(m, seat, cost, way)
    }
    if (p.hand.length > 0) stack.push({ op: 'chance', seat, moment: 'now', order: [seat], before, atomic: true })
  },
}

/** Mixtures of n crops, as digits barley flax hops rye. */
const MIXTURES = new Map<string, readonly number[]>()
export function mixtures(n: number, different: boolean, less: boolean): readonly number[] {
  const key = `${n} ${different} ${less}`
  let list = MIXTURES.get(key)
  if (list === undefined) {
    const found: number[] = []
    const visit = (crop: number, left: number, code: number): void => {
      if (crop === CROPS) {
        if (left === 0 || less) found.push(code)
        return
      }
      for (let k = Math.min(left, different ? 1 : left); k >= 0; k--) visit(crop + 1, left - k, code * 10 + k)
    }
    visit(0, n, 0)
    list = found
    MIXTURES.set(key, list)
  }
  return list
}

export const crops: Question<State, CropsFrame, Frame> = {
  choices: (m, f) => mixtures(f.n, f.different, playerOf(m, f.seat).careful),
  answer: (m, f, choice) => {
    let left = choice as number
    for (let crop = CROPS - 1; crop >= 0; crop--, left = Math.floor(left / 10)) {
      if (left % 10 > 0) gainThing(m, f.seat, crop, left % 10)
    }
  },
}

/** The goods a sow action may use, as bits. */
function sowGoods(p: Player, e: Extract<Word, { do: 'sow' }>): number {
  if (e.goods === 'crops') return 15
  if (e.goods === 'chosen') return p.chosen < 0 ? 0 : 1 << p.chosen // H-SPC-214
  return e.goods.reduce((bits, good) => bits | (1 << THINGS.indexOf(good)), 0)
}

function canSow(p: Player, goods: number): boolean {
  if (!p.fields.some(isEmpty)) return false
  for (let g = 0; g < GOODS; g++) if (goods & (1 << g) && at(p.stock, g) > 0) return true
  return false
}

function pushSow(
  p: Player,
  seat: Seat,
  left: number,
  goods: number,
  twice: boolean,
  stack: Stack<Frame>,
  flag: Flag,
): void {
  // H-SOW-06
  if (left > 0 && canSow(p, goods)) stack.push({ op: 'sow', seat, left, goods, twice, ...flag })
}

export const TWICE = 128

/** One sow action: good times 8 plus column; 128 more for two of a crop (card 627). Equal fields are named once. */
export const sow: Question<State, SowFrame, Frame> = {
  choices: (m, f) => {
    const p = playerOf(m, f.seat)
    const list: Json[] = []
    let rows = 0
    for (let c = 0; c < p.fields.length; c++) {
      const row = at(p.fields, c)
      if (!isEmpty(row) || rows & (1 << row)) continue
      rows |= 1 << row
      for (let g = 0; g < GOODS; g++) {
        if (!(f.goods & (1 << g))) continue
        if (f.twice && at(p.stock, g) > 1) list.push(TWICE + 8 * g + c)
        if (at(p.stock, g) > 0) list.push(8 * g + c)
      }
    }
    list.push(NO)
    return list
  },
  answer: (m, f, choice, stack) => {
    if (choice === NO) return
    const p = playerOf(m, f.seat)
    // H-SOW-02: each sow action is a step of its own, unless a card is being carried out.
    if (f.atomic !== true) closeJust(m, p)
    const code = (choice as number) & (TWICE - 1)
    plant(m, f.seat, code & 7, code >> 3, (choice as number) & TWICE ? 2 : 1)
    pushSow(p, f.seat, f.left - 1, f.goods, f.twice, stack, flagOf(f))
  },
}

/** Sheep to move: one step for each digit's place, or place times 10 plus steps for a single sheep that goes further. */
export const moveSheep: Question<State, MoveSheep, Frame> = {
  choices: (m, f) => {
    const p = playerOf(m, f.seat)
    const list: number[] = []
    if (f.steps > 1) {
      for (let place = 1; place <= ROUNDS; place++) {
        if (p.sheep[place] === 0) continue
        for (let k = Math.min(f.steps, STABLES - place); k >= 1; k--) list.push(10 * place + k)
      }
    } else for (let n = f.max; n >= 1; n--) list.push(...sheepPicks(p, n, ROUNDS))
    list.push(0)
    return list
  },
  answer: (m, f, choice) => {
    const code = choice as number
    if (code === 0) return
    if (f.steps > 1) moveSheepFrom(m, f.seat, Math.floor(code / 10), code % 10)
    // From the highest place down, so that no sheep moves twice.
    else for (let left = code; left > 0; left = Math.floor(left / 10)) moveSheepFrom(m, f.seat, left % 10, 1)
  },
}

const fitsFilter = (which: 'any' | 'empty' | 'planted', f: number): boolean =>
  which === 'any' ? f !== 0 : which === 'empty' ? isEmpty(f) : isPlanted(f)

/** Columns whose field can go up a row, or into row `to`. */
function movable(p: Player, which: 'any' | 'empty' | 'planted', to: number): number[] {
  const list: number[] = []
  for (let c = 0; c < p.fields.length; c++) {
    const f = at(p.fields, c)
    if (f !== 0 && fitsFilter(which, f) && (to > 0 ? rowOf(f) !== to : rowOf(f) < TOP_ROW)) list.push(c)
  }
  return list
}

function runMoveFields(
  m: M,
  seat: Seat,
  e: Extract<Word, { do: 'moveFields' }>,
  stack: Stack<Frame>,
  flag: Flag,
): void {
  const p = playerOf(m, seat)
  const columns = movable(p, e.which, e.to ?? 0)
  if (columns.length === 0) return
  // Going up never hurts: with room for all, all go up.
  if (e.to === undefined && columns.length <= e.max && !p.careful) {
    for (const c of columns) raise(m, seat, c, rowOf(at(p.fields, c)) + 1)
  } else stack.push({ op: 'moveFields', seat, which: e.which, max: e.max, to: e.to ?? 0, ...flag })
}

export function raise(m: M, seat: Seat, column: number, row: number): void {
  const p = playerOf(m, seat)
  const f = at(p.fields, column)
  p.fields[column] = inRow(f, row)
  if (listening()) tell({ kind: 'moveField', seat, from: rowOf(f), at: row })
}

export const moveFields: Question<State, MoveFields, Frame> = {
  choices: (m, f) => {
    const p = playerOf(m, f.seat)
    const list: number[] = []
    const fits = (x: number): boolean => fitsFilter(f.which, x) && (f.to > 0 ? rowOf(x) !== f.to : rowOf(x) < TOP_ROW)
    for (let n = f.max; n >= 1; n--) list.push(...columnSets(p, n, fits))
    list.push(0)
    return list
  },
  answer: (m, f, choice) => {
    const p = playerOf(m, f.seat)
    for (let c = 0; c < p.fields.length; c++) {
      if ((choice as number) & (1 << c)) raise(m, f.seat, c, f.to > 0 ? f.to : rowOf(at(p.fields, c)) + 1)
    }
  },
}

/** Columns with a planted field, of equal ones the leftmost. */
export function plantedColumns(p: Player, except = 0): number[] {
  const list: number[] = []
  for (let c = 0; c < p.fields.length; c++) {
    const f = at(p.fields, c)
    if (!isPlanted(f) || except & (1 << c)) continue
    if (!list.some((other) => p.fields[other] === f)) list.push(c)
  }
  return list
}

/** H-PH7-05: harvest by a card, one field after the other. */
export const harvestSome: Question<State, HarvestSome, Frame> = {
  choices: (m, f) => [...plantedColumns(playerOf(m, f.seat)), NO],
  answer: (m, f, choice, stack) => {
    if (choice === NO) return
    const p = playerOf(m, f.seat)
    harvestField(m, f.seat, choice as number)
    if (f.left > 1 && p.fields.some(isPlanted)) {
      stack.push({ op: 'harvestSome', seat: f.seat, left: f.left - 1, ...flagOf(f) })
    }
  },
}
