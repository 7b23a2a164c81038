/** The base game as the first module: seven action spaces, five buildings, 24 customers, six kinds of points. */

import { BUILDINGS, CASTLE_SCORE, CHRONICLE_SCORE, CHURCH_SCORE, COUNCIL_SCORE } from '../../cards/board.ts'
import type { Box } from '../../cards/box.ts'
import { customers } from '../../cards/customers.ts'
import { SPACE } from '../../cards/spaces.ts'
import { church } from '../actions/church.ts'
import { council } from '../actions/council.ts'
import { crafts } from '../actions/crafts.ts'
import { family } from '../actions/family.ts'
import { harvest } from '../actions/harvest.ts'
import { travel } from '../actions/travel.ts'
import { CASTLE_COUNT, CASTLES, CHURCH_0, COIN, COUNCIL_0, FAME, SECTIONS, SPACES } from '../codes.ts'
import { market } from '../market.ts'
import { IN_CHRONICLE, PLACES } from '../places.ts'
import { baseOptions } from '../setup.ts'
import { at, boxOf, have, type State } from '../state.ts'
import type { Module } from './module.ts'

export function castlesSeen(s: State, seat: number): number {
  const bits = have(s, seat, CASTLES)
  let n = 0
  for (let castle = 1; castle <= CASTLE_COUNT; castle++) if (bits & (1 << castle)) n++
  return n
}

/** Points by place, for members on the four steps of the church or the council. */
const byPlace = (first: number, points: readonly number[]): readonly number[] =>
  Array.from({ length: PLACES.length }, (_, place) => points[place - first - 1] ?? 0)

const CHURCH_POINTS = byPlace(CHURCH_0, CHURCH_SCORE)
const COUNCIL_POINTS = byPlace(COUNCIL_0, COUNCIL_SCORE)

function onSteps(s: State, seat: number, points: readonly number[]): number {
  const end = (seat + 1) * s.figures
  let sum = 0
  for (let i = seat * s.figures; i < end; i++) sum += points[at(s.people, i)] ?? 0
  return sum
}

export function remembered(s: State, seat: number): number {
  const end = (seat + 1) * s.figures
  let dead = 0
  for (let i = seat * s.figures; i < end; i++) if (IN_CHRONICLE[at(s.people, i)] === true) dead++
  return dead
}

/** Points printed on the tiles (V-SCORE-06). */
export function customerPoints({ tiles }: Box, served: readonly number[]): number {
  let sum = 0
  for (const n of served) sum += tiles[n - 1]?.points ?? 0
  return sum
}

const ACTIONS = { harvest, family, crafts, market, travel, council, church }

export const base: Module = {
  id: 'base',
  chosen: () => true,
  options: baseOptions,
  spaces: SPACES.map((id) => ({ id, action: ACTIONS[id], fate: SPACE[id].fate })),
  areas: [
    ...SECTIONS.map((id, i) => ({
      id,
      group: 'chronicle' as const,
      place: `chronicle-${id}` as const,
      open: (families: number, { chronicle }: Box) => chronicle[families]?.[i] ?? 0,
    })),
    { id: 'graves', group: 'graves', place: 'grave', open: (families, { graves }) => graves[families] ?? 0 },
  ],
  buildings: BUILDINGS,
  tiles: () => customers.map((_, i) => i + 1),
  secretScores: ['customers'],
  // V-SCORE-01 to -07: points of the game, then the six lines of the score sheet.
  scoring: {
    fame: (s, seat) => have(s, seat, FAME),
    travel: (s, seat) => at(CASTLE_SCORE, castlesSeen(s, seat)),
    church: (s, seat) => onSteps(s, seat, CHURCH_POINTS),
    council: (s, seat) => onSteps(s, seat, COUNCIL_POINTS),
    chronicle: (s, seat) => at(CHRONICLE_SCORE, Math.min(remembered(s, seat), CHRONICLE_SCORE.length - 1)),
    coins: (s, seat) => have(s, seat, COIN),
    customers: (s, seat) => customerPoints(boxOf(s), s.served[seat] ?? []),
  },
}
