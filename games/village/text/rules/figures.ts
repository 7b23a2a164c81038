/** Numbers of the data as rules print them, the same in every language. */

import { BUILDINGS, CHRONICLE_SCORE } from '../../cards/board.ts'
import { type Demand, promos } from '../../cards/customers.ts'
import { facts, type Reward } from '../../cards/facts.ts'
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
export const stonesFor = (players: number): number =>
  Object.values(facts.setupCards[players]?.value.spaces ?? {}).reduce((sum, n) => sum + n, 0)

/** Training and production in the workshops. */
export const craftTimes: readonly number[] = BUILDINGS.filter(({ train }) => train > 0).flatMap((b) => [
  b.train,
  b.produce,
])

/** Stones a path costs. */
export const tolls: readonly number[] = facts.paths.map(
  ({ value: { orange = 0, brown = 0, pink = 0 } }) => orange + brown + pink,
)

/** How many dead in the chronicle score, and what. */
export const remembered = CHRONICLE_SCORE.map((points, n) => ({ n, points })).filter(({ points }) => points > 0)

export const castlesWith = (reward: Reward): readonly number[] =>
  facts.castles.flatMap(({ value }, i) => (value.reward === reward ? [i + 1] : []))

export const flagged: readonly number[] = facts.castles.flatMap(({ value }, i) => (value.redFlag ? [i + 1] : []))

/** The spaces in the order of Conny's tray; of the base game only, or all. */
export const clockwise = (only: 'base' | 'all') =>
  facts.clockwise.value.filter((id) => only === 'all' || (SPACES as readonly string[]).includes(id))

export function promo(id: string): Demand {
  return promos.find((tile) => tile.id === id)?.demand ?? {}
}
