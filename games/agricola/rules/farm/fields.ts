/** Fields: plowing, sowing, harvesting; and bread from their grain. */

import {
  collecting,
  type Match,
  PASS,
  type Question,
  type Refusal,
  refuse,
  type Stack,
  type Step,
} from '@dorfplatz/kernel'
import { EVENT } from '../../cards/moments.ts'
import { fire, heard, newEvent } from '../cards/events.ts'
import { cellNumber, FIRST, PLOW, type PlowChoice, SHAPES } from '../choices.ts'
import { emit } from '../emit.ts'
import type { AgricolaFrame, First, MorePlow, Plow } from '../frames.ts'
import { fieldPlaces, playerOf, refreshFences } from '../player.ts'
import type { Player, State } from '../state.ts'
import { at } from '../tables.ts'
import { refuseCell } from '../work/missing.ts'
import { stableFor } from './build.ts'
import { lowest } from './yard.ts'

export function canPlow(p: Player): boolean {
  return fieldPlaces(p) !== 0
}

function addField(m: Match<State>, seat: number, cell: number): void {
  const p = playerOf(m, seat)
  p.fields |= 1 << cell
  refreshFences(p)
  if (collecting()) emit({ kind: 'plowed', seat, cell })
}

export const plow: Question<State, Plow, AgricolaFrame> = {
  choices: (m, f) => {
    const list: PlowChoice[] = []
    for (let rest = fieldPlaces(playerOf(m, f.seat)); rest !== 0; rest &= rest - 1) {
      list.push(at(PLOW, lowest(rest)))
    }
    if (f.optional || list.length === 0) list.push(PASS)
    return list
  },
  shape: SHAPES.plow,
  check: (m, f, choice) => checkField(playerOf(m, f.seat), choice),
  answer: (m, f, choice, stack) => {
    if (choice === PASS) return
    if (f.more > 0) stack.push({ op: 'morePlow', seat: f.seat, more: f.more })
    plowOne(m, f.seat, cellNumber(choice.plow), f.space, stack)
  },
}

/** Why a space cannot be plowed, or null. */
export function checkField(p: Player, choice: PlowChoice): Refusal | null {
  if (choice === PASS) return refuse('A-PLOW-04')
  const cell = cellNumber(choice.plow)
  return (fieldPlaces(p) & (1 << cell)) === 0 ? refuseCell(p, cell, 'A-PLOW-01', 'A-PLOW-02', 'fields') : null
}

/** One field; cards that wait for plowing through a space may add to it. */
export function plowOne(m: Match<State>, seat: number, cell: number, space: number, stack: Stack<AgricolaFrame>): void {
  addField(m, seat, cell)
  if (space < 0 || !heard(m, 'plow', seat)) return
  const event = newEvent(seat, space)
  event[EVENT.count] = 1
  fire(m, stack, 'plow', seat, event)
}

/** Further fields of a card, as long as there is room. */
export const morePlow: Step<State, MorePlow, AgricolaFrame> = (m, f, stack) => {
  if (canPlow(playerOf(m, f.seat)))
    stack.push({ op: 'plow', seat: f.seat, optional: true, space: -1, more: f.more - 1 })
}

/** Which sub-action first, where both are possible. */
export const first: Question<State, First, AgricolaFrame> = {
  choices: (_, f) => [f.of === 'sowBake' ? FIRST.sow : FIRST.stable, FIRST.bake],
  answer: (_, f, choice, stack) => {
    const other = f.of === 'sowBake' ? 'sow' : 'stable'
    if (choice.first === 'bake') {
      stack.push({ op: 'maybe', seat: f.seat, what: other }, { op: 'bake', seat: f.seat, optional: false, echo: 0 })
      return
    }
    stack.push({ op: 'maybe', seat: f.seat, what: 'bake' })
    if (other === 'sow') stack.push({ op: 'sow', seat: f.seat, optional: false, sown: [], only: 0 })
    else stack.push(stableFor(f.seat, false))
  },
}
