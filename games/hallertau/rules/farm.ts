/** Questions about the farm: crops taken, sowing, sheep and fields moved, fields harvested by a card. */

import { type Json, listening, type Question, refuse, type Seat, type Stack, tell } from '@dorfplatz/kernel'
import { columnSets, sheepPicks } from './cost.ts'
import { CROPS, GOODS, ROUNDS, STABLES, THINGS, TOP_ROW } from './facts.ts'
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
  NO,
  type SowFrame,
} from './frames.ts'
import { at, type M, playerOf } from './metrics.ts'
import type { Player, State } from './state.ts'
import { closeJust, gainThing, harvestField, moveSheepFrom, plant } from './things.ts'
import type { Word } from './words.ts'

/** Mixtures of n crops, as digits barley flax hops rye. */
const MIXTURES = new Map<number, readonly number[]>()
export function mixtures(n: number, different: boolean, less: boolean): readonly number[] {
  const key = 4 * n + (different ? 2 : 0) + (less ? 1 : 0)
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
  answer: (m, f, choice) => takeCrops(m, f.seat, choice as number),
}

export function takeCrops(m: M, seat: Seat, code: number): void {
  for (let crop = CROPS - 1, left = code; crop >= 0; crop--, left = Math.floor(left / 10)) {
    if (left % 10 > 0) gainThing(m, seat, crop, left % 10)
  }
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

const TWICE = 128

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
  check: (m, f, choice) => {
    if (typeof choice !== 'number' || choice < 0) return null
    const p = playerOf(m, f.seat)
    const code = choice & (TWICE - 1)
    const good = THINGS[code >> 3]
    if (good === undefined) return null
    if (!isEmpty(p.fields[code & 7] ?? 0)) return refuse('H-SOW-03')
    return at(p.stock, code >> 3) > 0 ? null : refuse('H-SOW-03', { good })
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
  if (listening()) tell({ kind: 'moveField', seat, column, from: rowOf(f), at: row })
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
  check: (m, f, choice) => {
    if (typeof choice !== 'number' || f.which !== 'empty' || f.to !== TOP_ROW) return null
    const { fields } = playerOf(m, f.seat)
    const fits = fields.every((x, c) => !(choice & (1 << c)) || (isEmpty(x) && rowOf(x) < TOP_ROW))
    return fits ? null : refuse('H-ACT-17')
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
  check: (m, f, choice) =>
    typeof choice === 'number' && isEmpty(playerOf(m, f.seat).fields[choice] ?? 0) ? refuse('H-PH7-05') : null,
  answer: (m, f, choice, stack) => {
    if (choice === NO) return
    const p = playerOf(m, f.seat)
    harvestField(m, f.seat, choice as number)
    if (f.left > 1 && p.fields.some(isPlanted)) {
      stack.push(flagged({ op: 'harvestSome', seat: f.seat, left: f.left - 1 }, flagOf(f)))
    }
  },
}
