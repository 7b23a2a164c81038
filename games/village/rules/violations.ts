/** What must hold at every moment of every game (V-INV-01 to V-INV-12); monks are never stored, so V-INV-05 cannot break. */

import { BARN, openStalls, STONES_PER_COLOUR } from '../cards/board.ts'
import {
  CASTLE_COUNT,
  CASTLES,
  CHURCH_0,
  CROSSED,
  DUE,
  GRAIN,
  KINDS,
  MARKET,
  NONE,
  PLAGUE,
  SPENT,
  STEPS,
  TIME,
  UNBORN,
} from './codes.ts'
import { playing } from './modules/registry.ts'
import { PLACES, placeAt, placeCode } from './places.ts'
import { at, boxOf, countAt, figuresOf, have, type M, stonesOn } from './state.ts'

type Report = (rule: string, fact: string) => void

function people(m: M, bad: Report): void {
  const s = m.state
  const figures = playing(s.modules).figures.length
  if (s.figures !== figures || s.people.length !== s.rows * figures) bad('V-INV-01', `${s.people.length} figures`)
  if (s.people.some((place) => PLACES[place] === undefined)) {
    bad('V-INV-01', 'a figure is nowhere')
    return
  }
  for (let seat = 0; seat < m.seats; seat++) {
    const dead = figuresOf(s, seat).filter((place) => place !== UNBORN && !placeAt(place).living).length
    if (dead > have(s, seat, CROSSED)) bad('V-INV-07', `seat ${seat} has ${dead} dead`)
    if (have(s, seat, CASTLES) >> (CASTLE_COUNT + 1) !== 0 || have(s, seat, CASTLES) & 1)
      bad('V-INV-08', `seat ${seat}`)
  }
}

function stones(m: M, bad: Report): void {
  const s = m.state
  for (let c = 0; c < KINDS; c++) {
    let n = at(s.supply, c) + at(s.bag, c) + s.tray.filter((stone) => stone === c).length
    for (let i = c; i < s.stock.length; i += KINDS) n += at(s.stock, i)
    if (c !== PLAGUE) for (let seat = 0; seat < m.seats; seat++) n += have(s, seat, c)
    const all = c === PLAGUE ? playing(s.modules).plagues : STONES_PER_COLOUR
    if (n !== all) bad('V-INV-02', `${n} stones of colour ${c}`)
  }
  const board = s.stock.reduce((sum, n) => sum + n, 0)
  if (board !== s.onBoard) bad('V-INV-02', `${board} stones on the board, counted ${s.onBoard}`)
  for (const list of [s.supply, s.bag, s.stock]) if (list.some((n) => n < 0)) bad('V-INV-03', 'negative stones')
}

function farms(m: M, bad: Report): void {
  const s = m.state
  for (const [i, n] of s.farm.entries()) if (n < 0) bad('V-INV-03', `field ${i % s.fields} below zero`)
  for (let seat = 0; seat < m.seats; seat++) {
    if (have(s, seat, GRAIN) > BARN) bad('V-INV-03', `seat ${seat} stores too much grain`)
    if (have(s, seat, TIME) >= boxOf(s).track) bad('V-INV-03', `seat ${seat} is off the track`)
    // A long voyage may cross the quill more than twice (V-TIME-04).
    if (have(s, seat, DUE) > have(s, seat, CROSSED)) bad('V-INV-07', `seat ${seat} owes ${have(s, seat, DUE)} deaths`)
  }
}

function places(m: M, bad: Report): void {
  const s = m.state
  for (const [i, { id, place }] of playing(s.modules).areas.entries()) {
    const code = placeCode(place)
    let taken = 0
    for (let row = 0; row < s.rows; row++) taken += countAt(s, row, code)
    if (taken + at(s.free, i) !== at(s.places, i) || at(s.free, i) < 0) bad('V-INV-06', `area ${id}`)
  }
}

function market(m: M, bad: Report): void {
  const s = m.state
  const seen = [
    ...s.stack,
    ...s.queue.filter((tile) => tile > 0),
    ...s.stalls.filter((tile) => tile > 0),
    ...s.served.flat(),
  ]
  if (seen.length !== s.tiles.length || new Set(seen).size !== seen.length) bad('V-INV-09', `${seen.length} tiles`)
  if (s.stalls.length !== openStalls(boxOf(s), s.rows)) bad('V-INV-09', 'a blocked stall is in use')
}

/** Right after stocking nobody has taken a stone; a short bag is the only excuse (V-ROUND-10). */
function stocked(m: M, bad: Report): void {
  const s = m.state
  const full = s.perSpace.reduce((sum, n) => sum + n, 0)
  if (s.onBoard !== full) return
  if (stonesOn(s, MARKET) !== 1 || full % s.rows !== 0) bad('V-INV-04', `${full} stones`)
}

function conny(m: M, bad: Report): void {
  const s = m.state
  if (!s.solo) return
  for (let step = 1; step <= STEPS; step++) {
    if (countAt(s, m.seats, CHURCH_0 + step) > 1) bad('V-INV-12', `two on step ${step}`)
  }
  for (const set of [s.fate.slice(0, 3), s.fate.slice(3)]) {
    if (set.filter((f) => f === 2).length > 1 || set.filter((f) => f === 1).length > 2) bad('V-INV-12', 'fate')
  }
  const full = s.perSpace.reduce((sum, n) => sum + n, 0)
  if (s.round > 1 && s.onBoard === full && s.tray.length !== 1) bad('V-INV-12', `${s.tray.length} stones on the tray`)
}

export function violations(m: M): string[] {
  const s = m.state
  const list: string[] = []
  const bad: Report = (rule, fact) => {
    list.push(`${rule}: ${fact}`)
  }
  people(m, bad)
  stones(m, bad)
  farms(m, bad)
  places(m, bad)
  market(m, bad)
  stocked(m, bad)
  conny(m, bad)
  for (const module of playing(s.modules).modules) module.violations?.(m, bad)
  if (s.marker >= m.seats || s.marker < SPENT || (s.marker === SPENT && !s.solo)) bad('V-INV-10', `${s.marker}`)
  if (s.day !== NONE && s.day >= s.rows) bad('V-INV-10', 'a market day without initiator')
  return list
}
