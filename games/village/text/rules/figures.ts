/** Numbers of the data as rules print them, the same in every language. */

import { BUILDINGS, buildingIn, CHRONICLE_SCORE } from '../../cards/board.ts'
import type { Box } from '../../cards/box.ts'
import { type Demand, promos } from '../../cards/customers.ts'
import type { Reward } from '../../cards/facts.ts'
import { SPACES } from '../../rules/codes.ts'

/** "2/3/4/6": never two bare figures in a row. */
export const slashed = (list: readonly number[]): string => list.join('/')

/** The same where there is more room: "2 / 3 / 4 / 6". */
export const spaced = (list: readonly number[]): string => list.join(' / ')

/** "2–6", or one figure where all are the same. */
export function range(list: readonly number[], between = '–'): string {
  const [least, most] = [Math.min(...list), Math.max(...list)]
  return least === most ? `${least}` : `${least}${between}${most}`
}

/** Stones laid out in a round with so many players. */
export const stonesFor = ({ setupCards }: Box, players: number): number =>
  Object.values(setupCards['']?.[players]?.spaces ?? {}).reduce((sum, n) => sum + n, 0)

/** Training and production in the workshops. */
export const craftTimes = (box: Box): readonly number[] =>
  BUILDINGS.filter(({ train }) => train > 0).flatMap((b) => [buildingIn(box, b).train, b.produce])

/** Stones a path costs. */
export const tolls = ({ paths }: Box): readonly number[] =>
  paths.map(({ orange = 0, brown = 0, pink = 0 }) => orange + brown + pink)

/** How many dead in the chronicle score, and what. */
export const remembered = CHRONICLE_SCORE.map((points, n) => ({ n, points })).filter(({ points }) => points > 0)

export const castlesWith = ({ castles }: Box, what: Reward | 'flag'): readonly number[] =>
  castles.flatMap(({ reward, redFlag }, i) => ((what === 'flag' ? redFlag : reward === what) ? [i + 1] : []))

/** The spaces in the order of Conny's tray; of the base game only, or all. */
export const clockwise = (box: Box, only: 'base' | 'all') =>
  box.clockwise.filter((id) => only === 'all' || SPACES.some((space) => space === id))

export function promo(id: string): Demand {
  return promos.find((tile) => tile.id === id)?.demand ?? {}
}
