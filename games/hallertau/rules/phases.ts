/** The ten phases of a round, and the six rounds of a game. */

import {
  clockwise,
  collecting,
  DONE,
  draw,
  PASS,
  pushAll,
  type Question,
  refuse,
  type Seat,
  type Stack,
  type Step,
  together,
} from '@dorfplatz/kernel'
import { pushChance } from './card-windows.ts'
import { activateOf, HARVEST, harvestOf, INCOME, RAISE, raiseOf } from './choices.ts'
import { emit } from './events.ts'
import { ALL_QUADRANTS, BONUS, deckOf, QUADRANT_CARDS, ROUNDS, TOP_ROW, WINDOW } from './facts.ts'
import { plantedColumns, raise } from './farm.ts'
import { isEmpty, isPlanted, rowOf } from './field.ts'
import type { Fallow, Frame, Income, Moment, PhaseFrame, Reap, ReapNext } from './frames.ts'
import { at, type M, playerOf, total } from './metrics.ts'
import { activate } from './play.ts'
import { cardNamed, cardOf } from './playable.ts'
import { resetBoulders } from './progress.ts'
import { NO_ADVANCES, NOTHING_REAPED, type Player, type State, withCards } from './state.ts'
import { closeJust, gainThing, harvestField } from './things.ts'
import { clearQuadrant, closeAllJust } from './workers.ts'

const phaseFrame = (phase: number): PhaseFrame => ({ op: 'phase', seat: -1, phase })

/** H-TURN-03, H-ANY-09: clockwise from the holder of the marker. */
const order = (m: M): readonly Seat[] => clockwise(m.seats, m.state.first)

function everybody(m: M, stack: Stack<Frame>, moment: Moment): void {
  pushChance(m, stack, moment, order(m))
}

/** One lane for each seat, in order. */
function lanes(m: M, stack: Stack<Frame>, frames: (seat: Seat) => Frame[]): void {
  stack.push(together(order(m).map((seat) => ({ seat, frames: frames(seat) }))))
}

/** Runs one phase and leaves the next one below it. H-TURN-01. */
export const phase: Step<State, PhaseFrame, Frame> = (m, f, stack) => {
  const s = m.state
  const begin = (n: number): void => {
    s.phase = n
    if (collecting()) emit({ kind: 'phase', round: s.round, phase: n })
  }
  closeAllJust(m)
  for (const p of s.players) p.settled = false
  switch (f.phase) {
    case 1:
      s.round++
      if (collecting()) emit({ kind: 'round', round: s.round })
      begin(1)
      stack.push(phaseFrame(2))
      removeWorkers(m)
      everybody(m, stack, 'end1')
      return
    case 2:
      begin(2)
      // H-PH2-04: card 301 may still save the sheep.
      stack.push({ op: 'newWorkers', seat: -1 })
      everybody(m, stack, 'pre2')
      return
    case 3:
      // H-TURN-06, H-PH3-01, H-VAR-02
      stack.push(phaseFrame(4))
      if (s.round === 1 || !withCards(m.options)) return
      begin(3)
      income(m, stack)
      return
    case 4:
      begin(4)
      for (const p of s.players) p.toolsPhase4 = 0
      stack.push(phaseFrame(5))
      stack.push({ op: 'nextTurn', seat: -1, after: (s.first + m.seats - 1) % m.seats })
      return
    case 5:
      begin(5)
      stack.push(phaseFrame(6))
      for (const seat of order(m)) newCard(m, seat)
      everybody(m, stack, 'now')
      return
    case 6:
      begin(6)
      stack.push(phaseFrame(7))
      everybody(m, stack, 'pre7')
      lanes(m, stack, (seat) => [
        { op: 'fallowAll', seat },
        { op: 'fallowOne', seat },
      ])
      return
    case 7:
      begin(7)
      stack.push(phaseFrame(8))
      for (const p of s.players) {
        p.reaped = NOTHING_REAPED
        p.justReaped = NOTHING_REAPED
        p.reapedColumns = 0
      }
      lanes(m, stack, (seat) => [{ op: 'reap', seat }])
      return
    case 8:
      begin(8)
      for (const p of s.players) {
        p.doubled = false
        closeJust(m, p)
      }
      stack.push(phaseFrame(9))
      // H-PH8-01
      for (const seat of order(m)) gainThing(m, seat, 6, total(playerOf(m, seat).sheep))
      everybody(m, stack, 'now')
      return
    case 9:
      begin(9)
      for (const p of s.players) {
        p.advances = NO_ADVANCES
        p.exhausted = 0 // H-PH9-20
      }
      stack.push(phaseFrame(10))
      if (m.options.progressOrder === 'clockwise') {
        pushAll<Frame>(
          stack,
          order(m).map((seat) => ({ op: 'progressNext', seat })),
        ) // H-TURN-04
      } else lanes(m, stack, (seat) => [{ op: 'progressNext', seat }])
      return
    case 10:
      for (const p of s.players) p.exhausted = 0
      if (s.round === ROUNDS) {
        // H-PH10-02, H-END-02, H-END-03
        s.phase = 0
        // H-VAR-06: without cards there is nothing to announce.
        if (collecting() && withCards(m.options)) emit({ kind: 'final' })
        everybody(m, stack, 'final')
        return
      }
      begin(10)
      for (const p of s.players) resetBoulders(p)
      stack.push({ op: 'endRound', seat: -1 })
      everybody(m, stack, 'pre1')
      return
  }
}

export const endRound: Step<State, { op: 'endRound'; seat: Seat }, Frame> = (m, _, stack) => {
  // H-VAR-05
  if (!withCards(m.options)) {
    m.state.first = (m.state.first + 1) % m.seats
    if (collecting() && m.seats > 1) emit({ kind: 'marker', seat: m.state.first })
  }
  stack.push(phaseFrame(1))
}

/** Phase 1: H-PH1-01 to H-PH1-08. */
function removeWorkers(m: M): void {
  const s = m.state
  const cards = QUADRANT_CARDS[m.seats]
  const card = cards === undefined ? ALL_QUADRANTS : (cards[s.quadrants.at(-1) ?? 0] ?? [])
  s.quadrants = s.quadrants.slice(0, -1)
  const quadrants = card.map((q) => (typeof q === 'number' ? q : at(q, draw(m, 'questionMark', 2))))
  const cleared = [0, 0, 0, 0]
  for (const q of quadrants) cleared[q] = clearQuadrant(s, q)
  s.cleared = cleared
  if (collecting()) emit({ kind: 'quadrants', quadrants: quadrants.map((q) => q + 1) })
}

/** Phase 2: H-PH2-01 to H-PH2-05. */
export const newWorkers: Step<State, { op: 'newWorkers'; seat: Seat }, Frame> = (m, _, stack) => {
  const s = m.state
  stack.push(phaseFrame(3))
  // H-ANY-10; without a Phase 3 this is the last moment before Phase 4.
  everybody(m, stack, s.round === 1 ? 'pre4' : 'now')
  closeAllJust(m)
  for (const seat of order(m)) {
    const p = playerOf(m, seat)
    p.aside = at(p.stable, s.round)
    p.stable = p.stable.with(s.round, 0)
    const lost = at(p.sheep, s.round)
    p.sheep[s.round] = 0
    p.workers = at(WINDOW, p.center)
    if (!collecting()) continue
    if (lost > 0) emit({ kind: 'sheepLost', seat, n: lost })
    emit({ kind: 'workers', seat, n: p.workers })
  }
}

/** Phase 3: a lane for every seat with Bonus cards in play. */
function income(m: M, stack: Stack<Frame>): void {
  const seats = order(m).filter((seat) => playerOf(m, seat).played.some((card) => deckOf(card) === BONUS))
  for (const p of m.state.players) p.activated = []
  everybody(m, stack, 'pre4')
  if (seats.length > 0) {
    stack.push(together<Frame>(seats.map((seat) => ({ seat, frames: [{ op: 'incomeNext', seat }] }))))
  }
  everybody(m, stack, 'pre3')
}

const waitingIncome = (p: Player): number[] =>
  p.played.filter((card) => deckOf(card) === BONUS && !p.activated.includes(card))

/** Plain gains come in by themselves; the order of the others is asked (H-PH3-02). */
export const incomeNext: Step<State, { op: 'incomeNext'; seat: Seat }, Frame> = (m, f, stack) => {
  const p = playerOf(m, f.seat)
  const list = waitingIncome(p)
  const plain = p.careful ? undefined : list.find((card) => cardOf(card).plainIncome)
  const next = plain ?? (list.length === 1 ? list[0] : undefined)
  if (next !== undefined) activateNext(m, f.seat, next, stack)
  else if (list.length > 0) stack.push({ op: 'income', seat: f.seat })
}

function activateNext(m: M, seat: Seat, card: number, stack: Stack<Frame>): void {
  stack.push({ op: 'incomeNext', seat })
  pushChance(m, stack, 'now', [seat])
  closeJust(m, playerOf(m, seat))
  activate(m, seat, cardOf(card), stack)
}

export const incomeOrder: Question<State, Income, Frame> = {
  shape: INCOME,
  choices: (m, f) => {
    const list = waitingIncome(playerOf(m, f.seat))
    return list.length === 0 ? [DONE] : list.map(activateOf)
  },
  answer: (m, f, choice, stack) => {
    if (choice !== DONE) activateNext(m, f.seat, cardNamed(choice.activate).id, stack)
  },
}

/** Phase 5: H-PH5-01; without cards it is discarded (H-VAR-04). */
function newCard(m: M, seat: Seat): void {
  const p = playerOf(m, seat)
  const card = p.aside
  p.aside = 0
  if (!withCards(m.options)) {
    m.state.gone = [...m.state.gone, card]
    return
  }
  p.hand.push(card)
  p.fresh++ // H-PH5-02
  if (collecting()) {
    emit({ kind: 'newCard', seat })
    emit({ kind: 'drew', seat, to: [seat], cards: [card] })
  }
}

/** Phase 6, step 1: H-PH6-01. */
export const fallowAll: Step<State, { op: 'fallowAll'; seat: Seat }, Frame> = (m, f, stack) => {
  const p = playerOf(m, f.seat)
  closeJust(m, p)
  for (let c = 0; c < p.fields.length; c++) {
    const x = at(p.fields, c)
    if (isEmpty(x) && rowOf(x) < TOP_ROW) raise(m, f.seat, c, rowOf(x) + 1)
  }
  if (fallowColumns(p).length < 2) pushChance(m, stack, 'now', [f.seat])
}

/** Empty fields that can still go up, of equal ones the leftmost. */
function fallowColumns(p: Player): number[] {
  const list: number[] = []
  for (let c = 0; c < p.fields.length; c++) {
    const x = at(p.fields, c)
    if (isEmpty(x) && x < TOP_ROW && p.fields.indexOf(x) === c) list.push(c)
  }
  return list
}

/** Phase 6, step 2: H-PH6-02. */
export const fallowOne: Step<State, { op: 'fallowOne'; seat: Seat }, Frame> = (m, f, stack) => {
  const p = playerOf(m, f.seat)
  const columns = fallowColumns(p)
  const [only] = columns
  if (only === undefined) return
  if (columns.length > 1) stack.push({ op: 'fallow', seat: f.seat })
  else {
    closeJust(m, p)
    raise(m, f.seat, only, rowOf(at(p.fields, only)) + 1)
  }
}

export const fallow: Question<State, Fallow, Frame> = {
  shape: RAISE,
  choices: (m, f) => {
    const columns = fallowColumns(playerOf(m, f.seat))
    return columns.length === 0 ? [PASS] : columns.map(raiseOf)
  },
  check: (m, f, choice) => {
    if (choice === PASS) return null
    const field = at(playerOf(m, f.seat).fields, choice.raise)
    if (isPlanted(field)) return refuse('H-PH6-03')
    return isEmpty(field) && rowOf(field) === TOP_ROW ? refuse('H-PH6-02') : null
  },
  answer: (m, f, choice) => {
    if (choice === PASS) return
    const p = playerOf(m, f.seat)
    closeJust(m, p)
    raise(m, f.seat, choice.raise, rowOf(at(p.fields, choice.raise)) + 1)
  },
}

/** Whether the order of harvesting can matter: then it is asked (H-PH7-01). */
function orderMatters(p: Player): boolean {
  return p.doubled || p.careful || p.hand.some((card) => cardOf(card).looksAt.fields)
}

/** Phase 7: field by field, with a chance for cards before each and after the last. */
export const reap: Step<State, Reap, Frame> = (m, f, stack) => {
  const p = playerOf(m, f.seat)
  if (f.ready !== true && p.hand.length > 0) {
    stack.push({ op: 'reap', seat: f.seat, ready: true })
    let left = 0
    for (let c = 0; c < p.fields.length; c++) {
      if (isPlanted(at(p.fields, c)) && !(p.reapedColumns & (1 << c))) left++
    }
    const moment = left === 0 ? 'end7' : left === 1 ? 'last7' : 'now'
    stack.push({ op: 'chance', seat: f.seat, moment, order: [f.seat] })
    return
  }
  const columns = plantedColumns(p, p.reapedColumns)
  const [first] = columns
  if (first === undefined) return
  if (columns.length > 1 && orderMatters(p)) stack.push({ op: 'reapNext', seat: f.seat })
  else reapOne(m, f.seat, first, stack)
}

function reapOne(m: M, seat: Seat, column: number, stack: Stack<Frame>): void {
  const p = playerOf(m, seat)
  closeJust(m, p)
  p.reapedColumns |= 1 << column
  harvestField(m, seat, column)
  stack.push({ op: 'reap', seat })
}

export const reapNext: Question<State, ReapNext, Frame> = {
  shape: HARVEST,
  choices: (m, f) => {
    const p = playerOf(m, f.seat)
    const columns = plantedColumns(p, p.reapedColumns)
    return columns.length === 0 ? [DONE] : columns.map(harvestOf)
  },
  check: (m, f, choice) => {
    if (choice === DONE) return null
    const p = playerOf(m, f.seat)
    if (p.reapedColumns & (1 << choice.harvest)) return refuse('H-PH7-04')
    return isEmpty(at(p.fields, choice.harvest)) ? refuse('H-PH7-01') : null
  },
  answer: (m, f, choice, stack) => {
    if (choice === DONE) stack.push({ op: 'reap', seat: f.seat })
    else reapOne(m, f.seat, choice.harvest, stack)
  },
}
