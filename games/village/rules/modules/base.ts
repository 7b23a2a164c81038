/** The base game as the first module: seven action spaces, five buildings, 24 customers, six kinds of points. */

import { BUILDINGS, CASTLE_SCORE, CHRONICLE_SCORE, CHURCH_SCORE, COUNCIL_SCORE } from '../../cards/board.ts'
import { customers, promos, tiles } from '../../cards/customers.ts'
import { church } from '../actions/church.ts'
import { council } from '../actions/council.ts'
import { crafts } from '../actions/crafts.ts'
import { family } from '../actions/family.ts'
import { harvest } from '../actions/harvest.ts'
import { travel } from '../actions/travel.ts'
import {
  CASTLE_COUNT,
  CASTLES,
  CHRONICLE,
  CHURCH,
  CHURCH_0,
  COIN,
  COUNCIL,
  COUNCIL_0,
  CRAFTS,
  FAME,
  FAMILY,
  HARVEST,
  MARKET,
  SECTIONS,
  STEPS,
  TRAVEL,
} from '../codes.ts'
import { market } from '../market.ts'
import { at, countAt, have, type State } from '../state.ts'
import type { Module } from './module.ts'

function castlesSeen(s: State, seat: number): number {
  const bits = have(s, seat, CASTLES)
  let n = 0
  for (let castle = 1; castle <= CASTLE_COUNT; castle++) if (bits & (1 << castle)) n++
  return n
}

/** Points of members on the four steps of the church or the council. */
function onSteps(s: State, seat: number, first: number, points: readonly number[]): number {
  let sum = 0
  for (let step = 1; step <= STEPS; step++) sum += countAt(s, seat, first + step) * at(points, step - 1)
  return sum
}

export function remembered(s: State, seat: number): number {
  let dead = 0
  for (let i = 0; i < SECTIONS.length; i++) dead += countAt(s, seat, CHRONICLE + i)
  return dead
}

/** Printed points, and one more for every two tiles with the collector among them (V-SCORE-06, V-PROMO-08). */
export function customerPoints(served: readonly number[]): number {
  let sum = 0
  for (const n of served) {
    const tile = tiles[n - 1]
    sum += tile?.points ?? 0
    if (tile?.bonus === 'pairs') sum += Math.floor(served.length / 2)
  }
  return sum
}

export const base: Module = {
  id: 'base',
  chosen: () => true,
  actions: {
    [HARVEST]: harvest,
    [FAMILY]: family,
    [CRAFTS]: crafts,
    [MARKET]: market,
    [TRAVEL]: travel,
    [COUNCIL]: council,
    [CHURCH]: church,
  },
  buildings: BUILDINGS.map((_, i) => i),
  tiles: customers.map((_, i) => i + 1),
  promos: Object.fromEntries(promos.map((promo, i) => [promo.id, customers.length + i + 1])),
  // V-SCORE-01 to -07: points of the game, then the six lines of the score sheet.
  scoring: [
    ['fame', (s, seat) => have(s, seat, FAME)],
    ['travel', (s, seat) => at(CASTLE_SCORE, castlesSeen(s, seat))],
    ['church', (s, seat) => onSteps(s, seat, CHURCH_0, CHURCH_SCORE)],
    ['council', (s, seat) => onSteps(s, seat, COUNCIL_0, COUNCIL_SCORE)],
    ['chronicle', (s, seat) => at(CHRONICLE_SCORE, Math.min(remembered(s, seat), 5))],
    ['coins', (s, seat) => have(s, seat, COIN)],
    ['customers', (s, seat) => customerPoints(s.served[seat] ?? [])],
  ],
  rankShift: 0,
}
