/** Time that passes, members that die, and where they are remembered. */

import { collecting, type Question, type Seat } from '@dorfplatz/kernel'
import { kindIn, type MemberChoice, memberOf, SHAPES } from './choices.ts'
import { CROSSED, countsFor, DUE, NONE, REMOVED, TIME } from './codes.ts'
import { emit } from './events.ts'
import type { DiesFrame, Frame } from './frames.ts'
import { insertOnce, onlyOf } from './lists.ts'
import { type Playing, playing } from './modules/registry.ts'
import { type Area, placeAt, placeCode } from './places.ts'
import { deny } from './reasons.ts'
import {
  about,
  at,
  boxOf,
  gain,
  have,
  kindOf,
  type M,
  move,
  numberOf,
  put,
  type Some,
  type State,
  type Todo,
} from './state.ts'
import { openOwnWindow } from './windows.ts'

/**
 * Pays time (V-TIME-01 to -04). A crossing of the quill is due at the end of the turn, on a market day at once
 * (V-DEATH-02, V-DEATH-03).
 */
export function spendTime(m: M, seat: Seat, time: number, stack: Todo): void {
  const s = m.state
  const to = have(s, seat, TIME) + time
  const { track } = boxOf(s)
  put(s, seat, TIME, to % track)
  if (time > 0 && collecting()) emit({ kind: 'time', seat, n: time })
  const crossed = Math.floor(to / track)
  if (crossed === 0) return
  gain(s, seat, CROSSED, crossed)
  if (collecting()) emit({ kind: 'quill', seat })
  if (s.day === NONE) gain(s, seat, DUE, crossed)
  else for (let n = 0; n < crossed; n++) stack.push({ op: 'death', seat })
}

/** The lowest number among a family's visible members, or 0 (V-DEATH-04, V-DEATH-05). */
export function oldest(s: State, row: number): number {
  const table = playing(s.modules)
  const end = (row + 1) * s.figures
  let lowest = 0
  for (let i = row * s.figures; i < end; i++) {
    if (!placeAt(at(s.people, i)).visible) continue
    const number = numberOf(s, table, i)
    if (lowest === 0 || number < lowest) lowest = number
  }
  return lowest
}

/** The members with the lowest number: one of each kind at each place where one stands, in the order of places. */
function candidates(s: State, row: number): MemberChoice[] {
  const table = playing(s.modules)
  const end = (row + 1) * s.figures
  const number = oldest(s, row)
  const list: MemberChoice[] = []
  if (number === 0) return list
  const found: number[] = []
  for (let i = row * s.figures; i < end; i++) {
    const place = at(s.people, i)
    const kind = kindOf(s, table, i)
    if (placeAt(place).visible && countsFor(kind) === number) insertOnce(found, place * 16 + kind)
  }
  for (const key of found) list.push(memberOf(key >> 4, key & 15))
  return list
}

/** V-END-01: whether all areas of a kind are full. */
function isFull(s: State, table: Playing, group: Area['group']): boolean {
  for (let i = 0; i < table.areas.length; i++) {
    if (table.areas[i]?.group === group && at(s.free, i) > 0) return false
  }
  return true
}

/** Lays a figure into the first of these areas with a free place, else out of the game (V-CHRON-01, -02, V-END-09). */
export function bury(s: State, row: number, from: number, kind: number, areas: readonly number[]): void {
  const before = s.trigger
  const table = playing(s.modules)
  const code = areas.find((area) => at(s.free, area) > 0)
  const area = code === undefined ? undefined : table.areas[code]
  if (code !== undefined && area !== undefined) {
    s.free = s.free.with(code, at(s.free, code) - 1)
    if (at(s.free, code) === 0 && isFull(s, table, area.group)) trigger(s, row)
  }
  const to = area === undefined ? REMOVED : placeCode(area.place)
  const who = move(s, row, from, kind, to)
  if (collecting()) {
    const lost = { ...about(s, row), who, generation: countsFor(kind) }
    emit({ kind: 'dies', ...lost, from: placeAt(from).id, rest: placeAt(to).id })
    if (before !== s.trigger) emit({ kind: 'endBegins', ...about(s, row), by: area?.group ?? 'graves' })
  }
}

/** The first to take a last place rings in the end; a second changes nothing (V-END-10, V-END-14). */
function trigger(s: State, row: number): void {
  if (s.trigger !== NONE) return
  s.trigger = row
  s.triggerDay = s.day
}

function die(m: M, seat: Seat, { member }: MemberChoice, stack: Todo): void {
  const { areaOf, hooks } = playing(m.state.modules)
  const place = placeCode(member.at)
  for (const dies of hooks.dies) if (dies(m, seat, place, kindIn(member), stack)) return
  const areas = placeAt(place).rest.flatMap((area) => areaOf[area] ?? [])
  bury(m.state, seat, place, kindIn(member), areas)
}

function takeOne(m: M, seat: Seat, stack: Todo): void {
  const found = candidates(m.state, seat)
  const only = onlyOf(found)
  if (only !== undefined) die(m, seat, only, stack)
  else if (found.length > 0) stack.push({ op: 'dies', seat })
  // V-DEATH-06: nobody visible, nobody dies, nothing is owed.
  else if (collecting()) emit({ kind: 'spared', seat })
}

export const deathOps: Some<'death' | 'dying' | 'dies'> = {
  death: (m, f, stack) => {
    if (!playing(m.state.modules).windows.has('death')) {
      takeOne(m, f.seat, stack)
      return
    }
    stack.push({ op: 'dying', seat: f.seat })
    openOwnWindow(m, 'death', f.seat, stack)
  },
  dying: (m, f, stack) => takeOne(m, f.seat, stack),
  dies: {
    shape: SHAPES.member,
    choices: (m, f) => candidates(m.state, f.seat),
    check: (m, f) => deny('V-DEATH-04', { why: 'younger', generation: oldest(m.state, f.seat) }),
    answer: (m, f, choice, stack) => die(m, f.seat, choice, stack),
  } satisfies Question<State, DiesFrame, Frame>,
}
