/** What the bots know about Agricola: how well a seat stands, and which choices to look at first. */

import type { BotKnowledge, Match } from '@dorfplatz/kernel'
import { exchangeOf } from '../cards/registry.ts'
import { foodPower } from '../rules/exchanges.ts'
import { count } from '../rules/farm.ts'
import { foodNeeded } from '../rules/feeding.ts'
import { CLAY, FOOD, GRAIN, REED, STONE, VEGETABLE, WOOD } from '../rules/goods.ts'
import { cropsOn, playerOf, roomCount } from '../rules/player.ts'
import { scoreOf } from '../rules/scoring.ts'
import { HARVESTS, LAST_ROUND } from '../rules/spaces.ts'
import { GRAIN_CROP, type Player, type State, VEGETABLE_CROP } from '../rules/state.ts'

/** Rounds until the next harvest is over, the present one included. */
function roundsToHarvest(round: number): number {
  for (let r = Math.max(round, 1); r <= LAST_ROUND; r++) if ((HARVESTS & (1 << r)) !== 0) return r - round
  return 0
}

/** What a good is worth beyond its points, by how much of the game is left. */
const WORTH: readonly (readonly [good: number, points: number])[] = [
  [WOOD, 0.35],
  [CLAY, 0.3],
  [REED, 0.55],
  [STONE, 0.5],
  [GRAIN, 0.3],
  [VEGETABLE, 0.4],
]

/** Food that will be there at the next harvest without further work: stock, exchanges, one crop from each field. */
function foodInSight(m: Match<State>, p: Player): number {
  let food = foodPower(m.state, p)
  for (let i = 0; i < p.crops.length; i++) if ((p.crops[i] as number) !== 0) food++
  for (const id of p.exchanges) {
    const x = exchangeOf(id)
    if (x.harvest && x.good >= 0 && (p.goods[x.good] as number) >= x.n) food += x.food
  }
  const last = m.state.round + roundsToHarvest(m.state.round)
  for (let i = 0; i < p.future.length; i += 4) {
    if ((p.future[i] as number) <= last && p.future[i + 1] === FOOD) food += p.future[i + 2] as number
  }
  return food
}

function value(m: Match<State>, seat: number): number {
  const s = m.state
  const p = playerOf(m, seat)
  const left = Math.max(0, LAST_ROUND - s.round) / LAST_ROUND
  let points = scoreOf(m, seat).total
  for (const [good, worth] of WORTH) {
    const n = p.goods[good] as number
    // The first few are worth most: a heap of one good buys little by itself.
    points += left * worth * (Math.min(n, 8) + 0.3 * Math.max(0, n - 8))
  }
  // Each person works in every round to come; a free room is half way there.
  points += left * (p.people - 2) * 7
  if (roomCount(p) > p.people) points += left * 4
  points +=
    left *
    (count(p.fields) * 0.8 + p.pastures.length * 0.8 + cropsOn(p, GRAIN_CROP) * 0.35 + cropsOn(p, VEGETABLE_CROP) * 0.5)
  if (p.exchanges.length > 2) points += left * 3
  points += left * 1.5 * p.occupations.length
  // Hunger: what is missing at the next harvest will be begged for, the more surely the nearer it is.
  const need = foodNeeded(m, p) + p.newborn
  const short = need - foodInSight(m, p)
  const rounds = roundsToHarvest(s.round)
  const workable = 1.6 * (p.home + rounds * p.people)
  if (short > 0) points -= 3 * Math.max(0, short - workable) + 0.55 * Math.min(short, workable)
  else points += Math.min(-short, 6) * 0.18 * (left > 0 ? 1 : 0)
  return points
}

export const bot: BotKnowledge<State> = { value }
