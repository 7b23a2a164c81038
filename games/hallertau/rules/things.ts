/** Getting and giving: goods, jewelry, tools, sheep, fields and cards, with their limits and what they leave behind. */

import { collecting, type Seat } from '@dorfplatz/kernel'
import { emit } from './events.ts'
import {
  BOTTOM_ROW,
  COLUMNS,
  DECKS,
  GOODS,
  JEWELRY,
  MAX_JEWELRY,
  ROUNDS,
  SHEEP,
  STABLES,
  THINGS,
  type Thing,
  TOOLS,
} from './facts.ts'
import { copiesOf, field, isPlanted, plantOf, rowOf } from './field.ts'
import { at, type M, pick, playerOf } from './metrics.ts'
import { NOTHING_REAPED, type Player } from './state.ts'

const thingName = (thing: number): Thing => pick(THINGS, thing)

/** Where sheep gained now are put: H-RES-11, H-RES-12. */
const sheepPlace = (round: number): number => (round <= 3 ? round + 3 : STABLES)

/** How much of a thing can be taken at all. */
export function roomFor(p: Player, thing: number): number {
  return thing === JEWELRY ? MAX_JEWELRY - at(p.stock, JEWELRY) : Number.POSITIVE_INFINITY // H-RES-10
}

/** Takes things from the general supply; what exceeds a limit is lost. */
export function gainThing(m: M, seat: Seat, thing: number, n: number): void {
  const got = takeThing(m, seat, thing, n)
  if (got > 0 && collecting()) emit({ kind: 'gain', seat, good: thingName(thing), n: got })
}

/** The same where another event tells it; how many it were. */
export function takeThing(m: M, seat: Seat, thing: number, n: number): number {
  const p = playerOf(m, seat)
  const got = Math.min(n, roomFor(p, thing))
  if (got <= 0) return 0
  if (thing === SHEEP) {
    const place = sheepPlace(m.state.round)
    p.sheep[place] = at(p.sheep, place) + got
  } else {
    p.stock[thing] = at(p.stock, thing) + got
    if (thing === TOOLS) {
      // H-JUST-04: the tools of two effects are not added up.
      if (got > p.toolsAtOnce) p.toolsAtOnce = got
      if (m.state.phase === 4) p.toolsPhase4 += got
    }
  }
  return got
}

/** Pays goods, jewelry or tools; `step` for an advancement in Phase 9. */
export function payThing(m: M, seat: Seat, thing: number, n: number, step = false): void {
  if (n <= 0) return
  const p = playerOf(m, seat)
  const left = at(p.stock, thing) - n
  if (left < 0) throw new Error(`seat ${seat} cannot pay ${n} ${thingName(thing)}`)
  p.stock[thing] = left
  // H-JUST-10: what was just harvested is spent last.
  if (thing < GOODS && at(p.justReaped, thing) > left) p.justReaped = p.justReaped.with(thing, left)
  // H-JUST-02
  if (thing === JEWELRY && left === 0) p.spentLastJewelry = true
  // H-PH9-22: exhausted tools are paid first.
  if (thing === TOOLS) p.exhausted = Math.max(0, p.exhausted - n)
  if (collecting()) emit({ kind: 'pay', seat, good: thingName(thing), n, ...(step ? { step: true as const } : {}) })
}

export function loseSheep(m: M, seat: Seat, place: number): void {
  const p = playerOf(m, seat)
  p.sheep[place] = at(p.sheep, place) - 1
  if (collecting()) emit({ kind: 'pay', seat, good: 'sheep', n: 1, place })
}

/** Moves one sheep `steps` places towards the Stables (H-SHEEP-03). */
export function moveSheepFrom(m: M, seat: Seat, place: number, steps: number): void {
  const p = playerOf(m, seat)
  const to = Math.min(STABLES, place + steps)
  p.sheep[place] = at(p.sheep, place) - 1
  p.sheep[to] = at(p.sheep, to) + 1
  if (collecting()) emit({ kind: 'moveSheep', seat, from: place, at: to })
}

/** H-SPC-531: one step back; without a card to stand on, and always in Round 6, the sheep is returned. */
export function moveSheepBack(m: M, seat: Seat, place: number): void {
  const p = playerOf(m, seat)
  const to = place === STABLES ? ROUNDS : place - 1
  p.sheep[place] = at(p.sheep, place) - 1
  const stays = m.state.round < ROUNDS && to >= 1 && p.stable[to] !== 0
  if (stays) p.sheep[to] = at(p.sheep, to) + 1
  if (collecting()) emit({ kind: 'sheepBack', seat, from: place, at: stays ? to : 0 })
}

export function freeColumns(p: Player): number[] {
  const free: number[] = []
  for (let c = 0; c < COLUMNS; c++) if (p.fields[c] === 0) free.push(c)
  return free
}

/** Puts an empty field into a column (H-RES-04); the first empty one unless named. */
export function placeField(m: M, seat: Seat, row: number, column = -1): void {
  const p = playerOf(m, seat)
  const c = column >= 0 ? column : p.fields.indexOf(0)
  if (c < 0) return // H-RES-05
  p.fields[c] = field(row)
  p.reapedColumns &= ~(1 << c)
  if (collecting()) emit({ kind: 'field', seat, row, column: c })
}

/** H-RES-07: a planted good is lost with its field. */
export function removeField(m: M, seat: Seat, column: number): void {
  const p = playerOf(m, seat)
  const f = at(p.fields, column)
  p.fields[column] = 0
  if (collecting()) emit({ kind: 'lostField', seat, row: rowOf(f), good: isPlanted(f) ? thingName(plantOf(f)) : null })
}

/** H-SOW-01, H-SOW-05. */
export function plant(m: M, seat: Seat, column: number, good: number, copies: number): void {
  const p = playerOf(m, seat)
  const row = rowOf(at(p.fields, column))
  p.stock[good] = at(p.stock, good) - copies
  if (at(p.justReaped, good) > at(p.stock, good)) p.justReaped = p.justReaped.with(good, at(p.stock, good))
  p.fields[column] = field(row, good, copies)
  if (collecting()) emit({ kind: 'sow', seat, good: thingName(good), row, column, n: copies })
}

/** H-PH7-01: the goods of one field, then one row down. */
export function harvestField(m: M, seat: Seat, column: number): void {
  const p = playerOf(m, seat)
  const f = at(p.fields, column)
  const good = plantOf(f)
  const row = rowOf(f)
  let n = row * copiesOf(f)
  // H-SPC-426
  if (p.doubled && m.state.phase === 7) {
    n *= 2
    p.doubled = false
  }
  p.stock[good] = at(p.stock, good) + n
  p.justReaped = p.justReaped.with(good, at(p.justReaped, good) + n)
  if (m.state.phase === 7) p.reaped = p.reaped.with(good, at(p.reaped, good) + n)
  p.fields[column] = field(Math.max(BOTTOM_ROW, row - 1))
  if (collecting()) emit({ kind: 'reap', seat, good: thingName(good), row, column, n })
}

/** H-RES-01, H-RES-03: takes what is left of a deck. Drawn cards are just received (H-JUST-11). */
export function drawCards(m: M, seat: Seat, deck: number, n: number): void {
  const p = playerOf(m, seat)
  const pile = pick(m.state.decks, deck)
  const left = Math.max(0, pile.length - n)
  const got = pile.slice(left).reverse()
  if (got.length === 0) return
  m.state.decks[deck] = pile.slice(0, left)
  for (const card of got) p.hand.push(card)
  p.fresh += got.length
  if (collecting()) {
    emit({ kind: 'draw', seat, deck: pick(DECKS, deck), n: got.length })
    emit({ kind: 'drew', seat, to: [seat], cards: got })
  }
}

/** Takes a card out of the hand; keeps count of those just received, which stand at its end. */
export function leaveHand(p: Player, card: number): void {
  const i = p.hand.indexOf(card)
  if (i >= p.hand.length - p.fresh) p.fresh--
  p.hand.splice(i, 1)
  if (p.declined.includes(card)) p.declined = p.declined.filter((other) => other !== card)
}

/** H-RES-02: a hand card that is spent is removed from play. */
export function discard(m: M, seat: Seat, card: number): void {
  leaveHand(playerOf(m, seat), card)
  m.state.gone = [...m.state.gone, card]
  if (collecting()) emit({ kind: 'discard', seat, card })
}

/** H-JUST-01: the next step begins, so nothing has "just" happened any more. */
export function closeJust(m: M, p: Player): void {
  p.fresh = 0
  p.playedFresh = false
  p.spentLastJewelry = false
  p.used = 0
  p.toolsAtOnce = 0
  p.exchanged = 0
  // H-JUST-10: in Phase 7 what was harvested stays "just harvested" to its end.
  if (m.state.phase !== 7) p.justReaped = NOTHING_REAPED
}

export function takeMarker(m: M, seat: Seat): void {
  if (m.state.first === seat) return
  m.state.first = seat
  if (collecting()) emit({ kind: 'marker', seat })
}
