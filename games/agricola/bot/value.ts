/** What the bots know about Agricola: how well a seat stands, in points it may expect at the end. */

import type { BotKnowledge, Match } from '@dorfplatz/kernel'
import { exchangeOf } from '../cards/registry.ts'
import { fits } from '../rules/animals.ts'
import { foodPower } from '../rules/exchanges.ts'
import { count } from '../rules/farm.ts'
import { foodNeeded } from '../rules/feeding.ts'
import { BOAR, CATTLE, CLAY, FOOD, GRAIN, REED, SHEEP, STONE, VEGETABLE, WOOD } from '../rules/goods.ts'
import { cropsOn, playerOf, roomCount, unused } from '../rules/player.ts'
import { scoreOf } from '../rules/scoring.ts'
import { HARVESTS, LAST_ROUND } from '../rules/spaces.ts'
import { GRAIN_CROP, type Player, type State, VEGETABLE_CROP } from '../rules/state.ts'

/** Rounds from this one to the one with the next harvest. */
function roundsToHarvest(round: number): number {
  for (let r = Math.max(round, 1); r <= LAST_ROUND; r++) if ((HARVESTS & (1 << r)) !== 0) return r - round
  return 0
}

/** Harvests from this round on. */
function harvestsLeft(round: number): number {
  let n = 0
  for (let r = round; r <= LAST_ROUND; r++) if ((HARVESTS & (1 << r)) !== 0) n++
  return n
}

/** What a good is worth beyond its points while it can still be spent: the first ones most, then less and less. */
const WORTH: readonly (readonly [good: number, points: number, enough: number])[] = [
  [WOOD, 0.42, 9],
  [CLAY, 0.36, 7],
  [REED, 0.75, 4],
  [STONE, 0.55, 6],
  [GRAIN, 0.45, 3],
  [VEGETABLE, 0.6, 3],
]

/** Food there will be at the next harvest without further work: stock, exchanges, one crop from each field. */
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

/** Missing food is begged for, unless there is still time to find it: 1.5 for each person still to be placed. */
function hunger(m: Match<State>, p: Player): number {
  const s = m.state
  const short = foodNeeded(m, p) - foodInSight(m, p)
  if (short <= 0) return 0.12 * Math.max(short, -8)
  const reach = 1.5 * (p.home + roundsToHarvest(s.round) * p.people)
  return 3 * Math.max(0, short - reach) + 0.7 * Math.min(short, reach)
}

/** Pairs that will have young at the harvests to come, as far as there is room. */
function breeding(p: Player, harvests: number): number {
  const sheep = p.goods[SHEEP] as number
  const boar = p.goods[BOAR] as number
  const cattle = p.goods[CATTLE] as number
  let pairs = 0
  if (sheep >= 2 && fits(p, sheep + 1, boar, cattle)) pairs++
  if (boar >= 2 && fits(p, sheep, boar + 1, cattle)) pairs++
  if (cattle >= 2 && fits(p, sheep, boar, cattle + 1)) pairs++
  return 0.7 * pairs * harvests
}

function value(m: Match<State>, seat: number): number {
  const s = m.state
  const p = playerOf(m, seat)
  let points = scoreOf(m, seat).total
  const rounds = Math.max(0, LAST_ROUND - s.round)
  const left = rounds / LAST_ROUND
  if (s.round >= LAST_ROUND && p.home === 0) return points - hunger(m, p)
  const spend = Math.min(1, (rounds + 0.5 * p.home) / 6)
  for (const [good, worth, enough] of WORTH) {
    const n = p.goods[good] as number
    points += spend * worth * (Math.min(n, enough) + 0.25 * Math.max(0, n - enough))
  }
  const harvests = harvestsLeft(s.round)
  // A person works in every round to come and eats at every harvest.
  points += (p.people - 2) * (1.15 * rounds - 0.8 * harvests)
  if (roomCount(p) > p.people && p.people < 5) points += 0.55 * rounds
  // Land that is used grows: fields feed, pastures hold herds.
  points += left * (0.9 * Math.min(count(p.fields), 5) + 0.7 * p.pastures.length - 0.15 * count(unused(p)))
  points += Math.min(harvests, 3) * (0.2 * cropsOn(p, GRAIN_CROP) + 0.35 * cropsOn(p, VEGETABLE_CROP))
  points += breeding(p, harvests)
  let cooks = false
  for (const id of p.exchanges) if (exchangeOf(id).cooking) cooks = true
  if (cooks) points += 0.45 * rounds
  points += left * 2 * p.occupations.length
  return points - hunger(m, p)
}

export const bot: BotKnowledge<State> = { value }
