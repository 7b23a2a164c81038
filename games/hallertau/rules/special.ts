/** Effects that only few cards have: workers, buildings and boulders moved, spaces used outside Phase 4. */

import { collecting, DONE, isAsked, PASS, type Question, refuse, type Seat, type Stack } from '@dorfplatz/kernel'
import {
  A_SPACE,
  ADVANCE_FREE,
  advanceFreeOf,
  boulderIndex,
  boulderOf,
  CLEAR,
  CLEAR_CHOICES,
  MOVE_BOULDERS,
  ROWS,
  type RowsChoice,
  rowsChoice,
  SHIFT,
  type ShiftChoice,
  shiftOf,
  spaceOf,
} from './choices.ts'
import { emit } from './events.ts'
import { CRAFTS, LAST_SPACE, rowsOf, SPACE_COUNT, SPACES } from './facts.ts'
import {
  type ClearRows,
  type FieldsBySum,
  type Flag,
  type Frame,
  type FreeAdvance,
  flagged,
  flagOf,
  type MoveBoulders,
  type PickSpace,
  type ShiftWorkers,
} from './frames.ts'
import { at, type M, playerOf, workersOn } from './metrics.ts'
import { advanceBuilding, boulderFree, moveBoulder, nextSpaceFree } from './progress.ts'
import type { State } from './state.ts'
import { freeColumns, placeField } from './things.ts'
import type { Word } from './words.ts'
import { beginUse, lowestEmptyRow, removeTopRow, topOccupiedRow } from './workers.ts'

/** Spaces that fit a purpose. */
function spacesFor(m: M, seat: Seat, why: PickSpace['why']): number[] {
  const s = m.state
  const list: number[] = []
  for (let space = 0; space < SPACE_COUNT; space++) {
    const fits =
      why === 'use'
        ? workersOn(s, space) <= 1 // H-SPC-419
        : why === 'lastWorker'
          ? s.board[3 * space + 1] === 0 && playerOf(m, seat).workers > 0 // H-SPC-313
          : workersOn(s, space) > 0
    if (fits) list.push(space)
  }
  return list
}

/** H-SPC-314: from where to where. */
function shifts(s: State): ShiftChoice[] {
  const list: ShiftChoice[] = []
  for (let from = 0; from < SPACE_COUNT; from++) {
    if (workersOn(s, from) !== 3) continue
    for (let to = 0; to < SPACE_COUNT; to++) {
      if (to !== from && workersOn(s, to) === 3 && rowsOf(to) === 3 && s.board[3 * to + 2] === 0) {
        list.push(shiftOf(SPACE_COUNT * from + to))
      }
    }
  }
  return list
}

/** H-SPC-607: two fields, or one with 4 or 5 jewelry. */
function sumPicks(m: M, seat: Seat, sum: number): RowsChoice[] {
  const free = freeColumns(playerOf(m, seat)).length
  const list: RowsChoice[] = []
  if (free >= 2)
    for (let a = 2; a <= 5; a++) if (sum - a >= a && sum - a <= 5) list.push(rowsChoice(10 * a + (sum - a)))
  if (free >= 1 && (sum === 4 || sum === 5)) list.push(rowsChoice(sum))
  return list
}

const freeCrafts = (m: M, seat: Seat): number[] => {
  const p = playerOf(m, seat)
  return p.crafts.flatMap((_, i) => (nextSpaceFree(p, i) ? [i] : []))
}

const freeBoulders = (m: M, seat: Seat, moved: number): number[] => {
  const p = playerOf(m, seat)
  return p.boulders.flatMap((_, i) => (!(moved & (1 << i)) && boulderFree(p, i) ? [i] : []))
}

/** Words of single cards. */
export type SpecialWord = Extract<
  Word,
  {
    do:
      | 'fieldsBySum'
      | 'removeWorkers'
      | 'useSpace'
      | 'lastWorker'
      | 'shiftWorkers'
      | 'advance'
      | 'moveBoulders'
      | 'jewelForSheep'
      | 'doubleHarvest'
  }
>

export function specialPossible(m: M, seat: Seat, e: SpecialWord): boolean {
  switch (e.do) {
    case 'fieldsBySum':
      return sumPicks(m, seat, at(playerOf(m, seat).stock, 9)).length > 0
    case 'removeWorkers':
      return (e.spaces?.map((space) => SPACES.indexOf(space)) ?? spacesFor(m, seat, 'clear')).some(
        (space) => workersOn(m.state, space) > 0,
      )
    case 'useSpace':
      return spacesFor(m, seat, 'use').length > 0
    case 'lastWorker':
      return spacesFor(m, seat, 'lastWorker').length > 0
    case 'shiftWorkers':
      return shifts(m.state).length > 0
    case 'advance':
      return freeCrafts(m, seat).length > 0
    case 'moveBoulders':
      return freeBoulders(m, seat, 0).length > 0
    case 'jewelForSheep':
    case 'doubleHarvest':
      return true
  }
}

export function runSpecial(m: M, seat: Seat, e: SpecialWord, stack: Stack<Frame>, flag: Flag): void {
  const p = playerOf(m, seat)
  if (!specialPossible(m, seat, e)) return
  switch (e.do) {
    case 'fieldsBySum':
      stack.push(flagged({ op: 'fieldsBySum', seat, sum: at(p.stock, 9) }, flag))
      return
    case 'removeWorkers':
      if (e.spaces !== undefined) {
        stack.push(flagged({ op: 'clearRows', seat, spaces: e.spaces.map((space) => SPACES.indexOf(space)) }, flag))
      } else stack.push(flagged({ op: 'pickSpace', seat, why: e.to === 'own' ? 'takeTop' : 'clear' }, flag))
      return
    case 'useSpace':
      stack.push(flagged({ op: 'pickSpace', seat, why: 'use' }, flag))
      return
    case 'lastWorker':
      stack.push(flagged({ op: 'pickSpace', seat, why: 'lastWorker' }, flag))
      return
    case 'shiftWorkers':
      stack.push(flagged({ op: 'shiftWorkers', seat }, flag))
      return
    case 'advance':
      stack.push(flagged({ op: 'freeAdvance', seat }, flag))
      return
    case 'moveBoulders':
      stack.push(flagged({ op: 'moveBoulders', seat, left: e.max, moved: 0 }, flag))
      return
    case 'jewelForSheep':
      p.jewelForSheep = true
      return
    case 'doubleHarvest':
      p.doubled = true
      return
  }
}

export const fieldsBySum: Question<State, FieldsBySum, Frame> = {
  shape: ROWS,
  choices: (m, f) => [...sumPicks(m, f.seat, f.sum), PASS],
  answer: (m, f, choice) => {
    if (choice !== PASS) for (const row of choice.rows.toReversed()) placeField(m, f.seat, row)
  },
}

/** Ends the seat's own open turn: its last Worker is gone (H-SPC-313). */
function endOwnTurn(m: M, seat: Seat): void {
  if (m.state.turnOf !== seat) return
  m.state.turnOf = -1
  playerOf(m, seat).bound = false
  // At rest, or still to be asked while others have their chance.
  const i = m.flow.findLastIndex((f) => f.seat === seat && (isAsked(f) ? f.question.op : f.op) === 'turn')
  if (i >= 0) m.flow.splice(i, 1)
}

export const pickSpace: Question<State, PickSpace, Frame> = {
  shape: A_SPACE,
  choices: (m, f) => [...spacesFor(m, f.seat, f.why).map(spaceOf), PASS],
  answer: (m, f, choice, stack) => {
    if (choice === PASS) return
    const space = SPACES.indexOf(choice.space)
    const s = m.state
    const p = playerOf(m, f.seat)
    const flag = flagOf(f)
    switch (f.why) {
      case 'clear': {
        const n = workersOn(s, space)
        for (let r = 0; r < 3; r++) s.board[3 * space + r] = 0 // H-SPC-210
        if (collecting()) emit({ kind: 'removeWorkers', seat: f.seat, space, n })
        return
      }
      case 'takeTop': {
        const n = removeTopRow(s, space)
        p.workers += n // H-SPC-315
        if (collecting()) emit({ kind: 'takeWorkers', seat: f.seat, space, n })
        return
      }
      case 'use': {
        const row = lowestEmptyRow(s, space)
        beginUse(m, f.seat, space, row, row + 1, stack, flag)
        return
      }
      case 'lastWorker':
        p.workers--
        endOwnTurn(m, f.seat)
        beginUse(m, f.seat, space, 1, 1, stack, flag)
        return
    }
  },
}

/** H-SPC-302: the top rows of all spaces named, or none. */
export const clearRows: Question<State, ClearRows, Frame> = {
  shape: CLEAR,
  choices: () => CLEAR_CHOICES,
  answer: (m, f, choice) => {
    if (choice === PASS) return
    for (const space of f.spaces) {
      if (topOccupiedRow(m.state, space) < 0) continue
      const n = removeTopRow(m.state, space)
      if (collecting()) emit({ kind: 'removeWorkers', seat: f.seat, space, n })
    }
  },
}

export const shiftWorkers: Question<State, ShiftWorkers, Frame> = {
  shape: SHIFT,
  choices: (m) => [...shifts(m.state), PASS],
  answer: (m, f, choice) => {
    if (choice === PASS) return
    const from = SPACES.indexOf(choice.from)
    const to = SPACES.indexOf(choice.to)
    for (let r = 0; r < 3; r++) m.state.board[3 * from + r] = 0
    m.state.board[3 * to + 2] = 3
    if (collecting()) emit({ kind: 'shiftWorkers', seat: f.seat, from, space: to })
  },
}

/** H-SPC-312: one advancement without a price. */
export const freeAdvance: Question<State, FreeAdvance, Frame> = {
  shape: ADVANCE_FREE,
  choices: (m, f) => [...freeCrafts(m, f.seat).map(advanceFreeOf), PASS],
  check: (m, f, choice) => {
    if (choice === PASS) return null
    const place = at(playerOf(m, f.seat).crafts, CRAFTS.indexOf(choice.advance))
    return refuse(place >= LAST_SPACE ? 'H-PH9-15' : 'H-PH9-16', { craft: choice.advance })
  },
  answer: (m, f, choice) => {
    if (choice !== PASS) advanceBuilding(m, f.seat, CRAFTS.indexOf(choice.advance))
  },
}

/** H-SPC-316: up to three different boulders, one space each. */
export const moveBoulders: Question<State, MoveBoulders, Frame> = {
  shape: MOVE_BOULDERS,
  choices: (m, f) => [...freeBoulders(m, f.seat, f.moved).map(boulderOf), DONE],
  check: (_, f, choice) => {
    if (choice === DONE) return null
    return refuse(f.moved & (1 << boulderIndex(choice)) ? 'H-SPC-316' : 'H-PH9-16', { craft: choice.boulder })
  },
  answer: (m, f, choice, stack) => {
    if (choice === DONE) return
    const boulder = boulderIndex(choice)
    moveBoulder(m, f.seat, boulder)
    const moved = f.moved | (1 << boulder)
    if (f.left > 1 && freeBoulders(m, f.seat, moved).length > 0) {
      const next: MoveBoulders = { op: 'moveBoulders', seat: f.seat, left: f.left - 1, moved }
      stack.push(f.atomic === true ? { ...next, atomic: true } : next)
    }
  },
}
