/** Questions about the farm: crops taken, sowing, sheep and fields moved, fields harvested by a card. */

import { collecting, DONE, PASS, type Question, refuse, type Seat, type Stack } from '@dorfplatz/kernel'
import {
  CROPS_TAKEN,
  type CropsChoice,
  cropsOf,
  fieldsOf,
  HARVEST,
  harvestOf,
  MOVE_FIELDS,
  MOVE_SHEEP,
  type MoveFieldsChoice,
  type MoveSheepChoice,
  moveFarOf,
  moveOf,
  SOW,
  type SowChoice,
  sowOf,
} from './choices.ts'
import { columnSets, sheepPicks } from './cost.ts'
import { emit } from './events.ts'
import { CROP_NAMES, CROPS, GOOD_NAMES, GOODS, PLACES, ROUNDS, STABLES, THINGS, TOP_ROW } from './facts.ts'
import { inRow, isEmpty, isPlanted, rowOf } from './field.ts'
import {
  type CropsFrame,
  type Flag,
  type Frame,
  flagged,
  flagOf,
  type HarvestSome,
  type MoveFields,
  type MoveSheep,
  type SowFrame,
} from './frames.ts'
import { at, type M, pick, playerOf } from './metrics.ts'
import type { Player, State } from './state.ts'
import { closeJust, gainThing, harvestField, moveSheepFrom, plant } from './things.ts'
import type { Word } from './words.ts'

/** Mixtures of n crops, or fewer. */
const MIXTURES = new Map<number, readonly CropsChoice[]>()
export function mixtures(n: number, different: boolean, less: boolean): readonly CropsChoice[] {
  const key = 4 * n + (different ? 2 : 0) + (less ? 1 : 0)
  let list = MIXTURES.get(key)
  if (list === undefined) {
    const found: CropsChoice[] = []
    const visit = (crop: number, left: number, digits: number): void => {
      if (crop === CROPS) {
        if (left === 0 || less) found.push(cropsOf(digits))
        return
      }
      for (let k = Math.min(left, different ? 1 : left); k >= 0; k--) visit(crop + 1, left - k, digits * 10 + k)
    }
    visit(0, n, 0)
    list = found
    MIXTURES.set(key, list)
  }
  return list
}

export const crops: Question<State, CropsFrame, Frame> = {
  shape: CROPS_TAKEN,
  choices: (m, f) => mixtures(f.n, f.different, playerOf(m, f.seat).careful),
  answer: (m, f, choice) => takeCrops(m, f.seat, choice),
}

export function takeCrops(m: M, seat: Seat, choice: CropsChoice): void {
  if (choice === PASS) return
  for (let crop = CROPS - 1; crop >= 0; crop--) gainThing(m, seat, crop, choice.crops[pick(CROP_NAMES, crop)] ?? 0)
}

/** The goods a sow action may use, as bits. */
export function sowGoods(p: Player, e: Extract<Word, { do: 'sow' }>): number {
  if (e.goods === 'crops') return 15
  if (e.goods === 'chosen') return p.chosen < 0 ? 0 : 1 << p.chosen // H-SPC-214
  return e.goods.reduce((bits, good) => bits | (1 << THINGS.indexOf(good)), 0)
}

export function canSow(p: Player, goods: number): boolean {
  if (!p.fields.some(isEmpty)) return false
  for (let g = 0; g < GOODS; g++) if (goods & (1 << g) && at(p.stock, g) > 0) return true
  return false
}

export function pushSow(
  p: Player,
  seat: Seat,
  left: number,
  goods: number,
  twice: boolean,
  stack: Stack<Frame>,
  flag: Flag,
): void {
  // H-SOW-06
  if (left > 0 && canSow(p, goods)) stack.push(flagged({ op: 'sow', seat, left, goods, twice }, flag))
}

/** One sow action. Equal fields are named once. */
export const sow: Question<State, SowFrame, Frame> = {
  shape: SOW,
  choices: (m, f) => {
    const p = playerOf(m, f.seat)
    const list: SowChoice[] = []
    let rows = 0
    for (let c = 0; c < p.fields.length; c++) {
      const row = at(p.fields, c)
      if (!isEmpty(row) || rows & (1 << row)) continue
      rows |= 1 << row
      for (let g = 0; g < GOODS; g++) {
        if (!(f.goods & (1 << g))) continue
        if (f.twice && at(p.stock, g) > 1) list.push(sowOf(g, c, 2))
        if (at(p.stock, g) > 0) list.push(sowOf(g, c, 1))
      }
    }
    list.push(DONE)
    return list
  },
  check: (m, f, choice) => {
    if (choice === DONE) return null
    const p = playerOf(m, f.seat)
    if (!isEmpty(at(p.fields, choice.column))) return refuse('H-SOW-03')
    return at(p.stock, GOOD_NAMES.indexOf(choice.sow)) > 0 ? null : refuse('H-SOW-03', { good: choice.sow })
  },
  answer: (m, f, choice, stack) => {
    if (choice === DONE) return
    const p = playerOf(m, f.seat)
    // H-SOW-02: each sow action is a step of its own, unless a card is being carried out.
    if (f.atomic !== true) closeJust(m, p)
    plant(m, f.seat, choice.column, GOOD_NAMES.indexOf(choice.sow), choice.copies ?? 1)
    pushSow(p, f.seat, f.left - 1, f.goods, f.twice, stack, flagOf(f))
  },
}

/** Sheep go one step each, or a single one goes further (card 001). */
export const moveSheep: Question<State, MoveSheep, Frame> = {
  shape: MOVE_SHEEP,
  choices: (m, f) => {
    const p = playerOf(m, f.seat)
    const list: MoveSheepChoice[] = []
    if (f.steps > 1) {
      for (let place = 1; place <= ROUNDS; place++) {
        if (p.sheep[place] === 0) continue
        for (let k = Math.min(f.steps, STABLES - place); k >= 1; k--) list.push(moveFarOf(place, k))
      }
    } else {
      for (let n = f.max; n >= 1; n--) for (const places of sheepPicks(p, n, ROUNDS)) list.push(moveOf(places))
    }
    list.push(PASS)
    return list
  },
  answer: (m, f, choice) => {
    if (choice === PASS) return
    // From the highest place down, so that no sheep moves twice.
    for (let place = ROUNDS; place >= 1; place--) {
      const n = choice.move[pick(PLACES, place - 1)] ?? 0
      for (let i = 0; i < n; i++) moveSheepFrom(m, f.seat, place, choice.steps ?? 1)
    }
  },
}

const fitsFilter = (which: 'any' | 'empty' | 'planted', f: number): boolean =>
  which === 'any' ? f !== 0 : which === 'empty' ? isEmpty(f) : isPlanted(f)

/** Columns whose field can go up a row, or into row `to`. */
export function movable(p: Player, which: 'any' | 'empty' | 'planted', to: number): number[] {
  const list: number[] = []
  for (let c = 0; c < p.fields.length; c++) {
    const f = at(p.fields, c)
    if (f !== 0 && fitsFilter(which, f) && (to > 0 ? rowOf(f) !== to : rowOf(f) < TOP_ROW)) list.push(c)
  }
  return list
}

export function runMoveFields(
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
  } else stack.push(flagged({ op: 'moveFields', seat, which: e.which, max: e.max, to: e.to ?? 0 }, flag))
}

export function raise(m: M, seat: Seat, column: number, row: number): void {
  const p = playerOf(m, seat)
  const f = at(p.fields, column)
  p.fields[column] = inRow(f, row)
  if (collecting()) emit({ kind: 'moveField', seat, column, from: rowOf(f), at: row })
}

export const moveFields: Question<State, MoveFields, Frame> = {
  shape: MOVE_FIELDS,
  choices: (m, f) => {
    const p = playerOf(m, f.seat)
    const list: MoveFieldsChoice[] = []
    const fits = (x: number): boolean => fitsFilter(f.which, x) && (f.to > 0 ? rowOf(x) !== f.to : rowOf(x) < TOP_ROW)
    for (let n = f.max; n >= 1; n--) for (const columns of columnSets(p, n, fits)) list.push(fieldsOf(columns))
    list.push(PASS)
    return list
  },
  check: (m, f, choice) => {
    if (choice === PASS || f.which !== 'empty' || f.to !== TOP_ROW) return null
    const { fields } = playerOf(m, f.seat)
    const fits = choice.fields.every((c) => isEmpty(at(fields, c)) && rowOf(at(fields, c)) < TOP_ROW)
    return fits ? null : refuse('H-ACT-17')
  },
  answer: (m, f, choice) => {
    if (choice === PASS) return
    const { fields } = playerOf(m, f.seat)
    for (const c of choice.fields) raise(m, f.seat, c, f.to > 0 ? f.to : rowOf(at(fields, c)) + 1)
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
  shape: HARVEST,
  choices: (m, f) => [...plantedColumns(playerOf(m, f.seat)).map(harvestOf), DONE],
  check: (m, f, choice) =>
    choice !== DONE && isEmpty(at(playerOf(m, f.seat).fields, choice.harvest)) ? refuse('H-PH7-05') : null,
  answer: (m, f, choice, stack) => {
    if (choice === DONE) return
    const p = playerOf(m, f.seat)
    harvestField(m, f.seat, choice.harvest)
    if (f.left > 1 && p.fields.some(isPlanted)) {
      stack.push(flagged({ op: 'harvestSome', seat: f.seat, left: f.left - 1 }, flagOf(f)))
    }
  },
}
