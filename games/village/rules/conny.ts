/** Conny, the rival of a solo game: which stone she takes, her fate, and how she reacts. */

import { collecting, draw, type Question } from '@dorfplatz/kernel'
import { perBox } from '../cards/box.ts'
import { facts } from '../cards/facts.ts'
import { SHAPES, takeOf } from './choices.ts'
import {
  BAG,
  BESIDE,
  CHURCH,
  CHURCH_0,
  COLOURS,
  type Colour,
  KINDS,
  MARKET,
  NONE,
  PLAGUE,
  ROOF,
  type SpaceId,
  STEPS,
} from './codes.ts'
import { bury } from './death.ts'
import { emit } from './events.ts'
import type { ConnyStoneFrame, Frame } from './frames.ts'
import { callMarketDay } from './market.ts'
import { playing, spaceIdOf } from './modules/registry.ts'
import { deny } from './reasons.ts'
import {
  add,
  at,
  boxOf,
  isAt,
  kindsAt,
  lowest,
  type M,
  move,
  type Some,
  type State,
  stonesOn,
  type Todo,
} from './state.ts'

const COMPARTMENTS = facts.tray.value
/** Fate tiles per edge of the tray. */
const SET = 3
const BLANK = 1
const QUILL = 2

/** Spaces in the order printed on her tray, as far as they are in play (V-SOLO-26, V-SOLO-100). */
const known = perBox((): (readonly number[] | undefined)[] => [])
function clockwise(s: State): readonly number[] {
  const box = boxOf(s)
  const orders = known(box)
  const found = orders[s.modules]
  if (found !== undefined) return found
  const { codeOf } = playing(s.modules)
  const order = box.clockwise.flatMap((id) => codeOf[id] ?? [])
  orders[s.modules] = order
  return order
}

/** The nearest space from this one on (itself first) with a stone of a colour, or NONE. */
function withColour(s: State, from: number, colour: number): number {
  const order = clockwise(s)
  const start = order.indexOf(from)
  for (let i = 0; i < order.length; i++) {
    const space = at(order, (start + i) % order.length)
    if (at(s.stock, space * KINDS + colour) > 0) return space
  }
  return NONE
}

/** The nearest space from this one on (itself first) with any stone, or NONE. */
function withStones(s: State, from: number): number {
  const order = clockwise(s)
  const start = order.indexOf(from)
  for (let i = 0; i < order.length; i++) {
    const space = at(order, (start + i) % order.length)
    if (stonesOn(s, space) > 0) return space
  }
  return NONE
}

/** Colours lying on a space. */
function coloursOn(s: State, space: number): number[] {
  const list: number[] = []
  for (let c = 0; c < KINDS; c++) if (at(s.stock, space * KINDS + c) > 0) list.push(c)
  return list
}

/** Influence colours that lie anywhere on the board. */
function coloursLeft(s: State): number[] {
  const list: number[] = []
  for (let c = 0; c < PLAGUE; c++) if (withColour(s, MARKET, c) !== NONE) list.push(c)
  return list
}

/** The colour she looks for: the one just taken, or a roll of the die; NONE when it is any stone nearby. */
function wanted(m: M): number {
  const s = m.state
  if (!s.die) {
    const colour = s.took % KINDS
    return withColour(s, MARKET, colour) === NONE ? NONE : colour
  }
  const left = coloursLeft(s)
  // V-SOLO-33, V-SOLO-34: with one colour or none left there is no more rolling.
  if (left.length < 2) return NONE
  for (;;) {
    const colour = draw(m, 'die', PLAGUE)
    if (collecting()) emit({ kind: 'die', colour: COLOURS[colour] ?? 'plague' })
    if (left.includes(colour)) return colour
  }
}

/** V-SOLO-22 to -27 and V-SOLO-30 to -34. */
function choose(m: M, stack: Todo): void {
  const s = m.state
  const from = Math.floor(s.took / KINDS)
  const colour = wanted(m)
  if (colour !== NONE) {
    lay(m, withColour(s, from, colour), colour, stack)
    return
  }
  const space = withStones(s, from)
  if (space === NONE) return
  const colours = coloursOn(s, space)
  if (colours.length === 1) lay(m, space, at(colours, 0), stack)
  else stack.push({ op: 'connyStone', seat: 0, space: idOf(s, space) })
}

/** Lays a stone into the next compartment; then fate, then the reaction (V-SOLO-41 to -43, V-SOLO-61). */
function lay(m: M, space: number, colour: number, stack: Todo): void {
  const s = m.state
  add(s.stock, space * KINDS + colour, -1)
  s.onBoard--
  s.tray = [...s.tray, colour]
  s.trayAt = (s.trayAt + 1) % COMPARTMENTS
  const id = idOf(s, space)
  if (collecting()) {
    const stone: Colour = COLOURS[colour] ?? 'plague'
    emit({ kind: 'connyTakes', conny: true, stone, space: id, compartment: s.trayAt })
  }
  // Compartments right behind a fate tile.
  const tile = boxOf(s).fate.indexOf(s.trayAt)
  stack.push({ op: 'connyReacts', seat: 0, space: id })
  if (s.tray.length > 1 && tile >= 0 && s.fate[tile] === 0) turnFate(m, tile, space, stack)
}

/** Turns a fate tile: one of each three is a quill, wherever it lies (V-SOLO-43 to -47). */
function turnFate(m: M, tile: number, space: number, stack: Todo): void {
  const s = m.state
  const first = tile < SET ? 0 : SET
  let hidden = 0
  let quillSeen = false
  for (let i = first; i < first + SET; i++) {
    if (s.fate[i] === 0) hidden++
    if (s.fate[i] === QUILL) quillSeen = true
  }
  const quill = !quillSeen && draw(m, 'fate', hidden) === 0
  s.fate = s.fate.with(tile, quill ? QUILL : BLANK)
  if (collecting()) emit({ kind: 'fate', quill })
  if (quill) connyDies(m, space, stack)
  if (hidden === 1) s.fate = s.fate.map((face, i) => (i >= first && i < first + SET ? 0 : face))
}

/** Beside the tray first, then on the roof, then on the steps from left to right (V-SOLO-50 to -53). */
const DYING_FROM = [BESIDE, ROOF, ...Array.from({ length: STEPS }, (_, i) => CHURCH_0 + 1 + i)]

function connyDies(m: M, space: number, stack: Todo): void {
  const s = m.state
  const row = m.seats
  for (const place of DYING_FROM) {
    const generation = lowest(kindsAt(s, row, place))
    if (generation === 0) continue
    const hooks = playing(s.modules).hooks.connyDies
    if (hooks.some((hook) => hook(m, idOf(s, space), place, generation, stack))) return
    bury(s, row, place, generation, playing(s.modules).fates[space] ?? [])
    return
  }
  if (collecting()) emit({ kind: 'spared', conny: true })
}

/** V-SOLO-60, V-SOLO-63, V-SOLO-67. */
function react(m: M, space: number, stack: Todo): void {
  const s = m.state
  const row = m.seats
  if (space === MARKET) callMarketDay(m, row, stack)
  else if (space === CHURCH && isAt(s, row, ROOF)) {
    const generation = lowest(kindsAt(s, row, ROOF))
    const who = move(s, row, ROOF, generation, BAG)
    if (collecting()) emit({ kind: 'connyChurch', who, generation })
  }
}

/** Where a figure of hers is at the start: 1s and 2s beside the tray, 3s and 4s on the roof (V-SOLO-04). */
export function connyPlace(generation: number): number {
  return generation <= 2 ? BESIDE : ROOF
}

function idOf(s: State, space: number): SpaceId {
  return spaceIdOf(playing(s.modules).spaceIds, space)
}

const codeOf = (s: State, space: SpaceId): number => playing(s.modules).codeOf[space] ?? NONE

export const connyOps: Some<'conny' | 'connyStone' | 'connyReacts'> = {
  conny: (m, _, stack) => choose(m, stack),
  connyStone: {
    shape: SHAPES.take,
    choices: (m, f) => {
      const space = codeOf(m.state, f.space)
      return coloursOn(m.state, space).map((colour) => takeOf(space * KINDS + colour, f.space))
    },
    check: () => deny('V-SOLO-24', { why: 'notOffered' }),
    answer: (m, f, choice, stack) => lay(m, codeOf(m.state, f.space), COLOURS.indexOf(choice.take), stack),
  } satisfies Question<State, ConnyStoneFrame, Frame>,
  connyReacts: (m, f, stack) => react(m, codeOf(m.state, f.space), stack),
}
