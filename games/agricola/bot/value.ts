/** What the bots know about Agricola: how well a seat stands, in points it may expect at the end. */

import type { Match } from '@dorfplatz/kernel'
import { tableOf } from '../cards/ready.ts'
import { exchangeOf } from '../cards/registry.ts'
import { fits } from '../rules/animals/room.ts'
import { foodNeeded } from '../rules/calendar/feeding.ts'
import { totalOf } from '../rules/calendar/scoring.ts'
import { count } from '../rules/farm/yard.ts'
import { BOAR, CATTLE, CLAY, FOOD, GRAIN, REED, SHEEP, STONE, VEGETABLE, WOOD } from '../rules/goods.ts'
import { foodPower } from '../rules/payment/exchanges.ts'
import { MATERIAL } from '../rules/payment/prices.ts'
import { cropsOn, MAX_PEOPLE, playerOf, roomCount } from '../rules/player.ts'
import { GRAIN_CROP, type Player, type State, VEGETABLE_CROP } from '../rules/state.ts'
import { HARVESTS, LAST_ROUND } from '../rules/work/spaces.ts'
import type { Weights } from './weights.ts'
import { cardWorth, type Worths, worthsFor } from './worth.ts'

const byRound = (read: (round: number) => number): readonly number[] =>
  Array.from({ length: LAST_ROUND + 1 }, (_, round) => read(round))

/** Rounds from each one to the one with the next harvest. */
const TO_HARVEST = byRound((round) => {
  for (let r = Math.max(round, 1); r <= LAST_ROUND; r++) if ((HARVESTS & (1 << r)) !== 0) return r - round
  return 0
})

/** Harvests from each round on. */
const HARVESTS_LEFT = byRound((round) => {
  let n = 0
  for (let r = round; r <= LAST_ROUND; r++) if ((HARVESTS & (1 << r)) !== 0) n++
  return n
})

const roundsToHarvest = (round: number): number => TO_HARVEST[round] ?? 0
const harvestsLeft = (round: number): number => HARVESTS_LEFT[round] ?? 0

/** How many wood, clay, reed, stone, grain and vegetables one action uses up; more of it waits. */
const ENOUGH: readonly number[] = [9, 6, 4, 5, 3, 3]

const OVEN = tableOf((card) => card.tags.includes('oven') || undefined)

function worthOf(good: number, w: Weights): number {
  switch (good) {
    case WOOD:
      return w.wood
    case CLAY:
      return w.clay
    case REED:
      return w.reed
    case STONE:
      return w.stone
    case GRAIN:
      return w.grain
    case VEGETABLE:
      return w.vegetable
    default:
      return 0
  }
}

/** Goods in stock, worth less the fewer people are left to spend them. */
function stock(p: Player, spend: number, w: Weights): number {
  let points = 0
  for (let good = WOOD; good <= VEGETABLE; good++) {
    const n = p.goods[good] ?? 0
    const enough = ENOUGH[good] ?? 0
    points += worthOf(good, w) * (Math.min(n, enough) + w.beyond * Math.max(0, n - enough))
  }
  return spend * points
}

/** Goods on round spaces still to come; food among them is part of the meals. */
function waiting(p: Player, round: number, w: Weights): number {
  let points = 0
  for (let i = 0; i < p.future.length; i += 4) {
    const left = LAST_ROUND - (p.future[i] ?? 0)
    if ((p.future[i] ?? 0) <= round) continue
    const good = p.future[i + 1] ?? 0
    const worth = good === FOOD ? w.laterMeal : good >= SHEEP ? 1 : worthOf(good, w) * Math.min(1, (left + 1) / 4)
    points += worth * (p.future[i + 2] ?? 0)
  }
  return points
}

/** Food there will be at the next harvest without further work: stock, exchanges, one crop from each field. */
function foodInSight(m: Match<State>, p: Player): number {
  let food = foodPower(m.state, p)
  for (let i = 0; i < p.crops.length; i++) if ((p.crops[i] ?? 0) !== 0) food++
  for (const id of p.exchanges) {
    const x = exchangeOf(id)
    if (x.harvest && x.good >= 0 && (p.goods[x.good] ?? 0) >= x.n) food += x.food
  }
  const last = m.state.round + roundsToHarvest(m.state.round)
  for (let i = 0; i < p.future.length; i += 4) {
    if ((p.future[i] ?? 0) <= last && p.future[i + 1] === FOOD) food += p.future[i + 2] ?? 0
  }
  return food
}

/** What the food in sight is worth: meals that are safe, less what must still be found or begged for. */
function meals(m: Match<State>, p: Player, harvests: number, w: Weights): number {
  const need = foodNeeded(m, p)
  const food = foodInSight(m, p)
  const short = need - food
  if (short > 0) {
    const reach = w.forage * (p.home + roundsToHarvest(m.state.round) * p.people)
    return w.meal * food - w.begging * Math.max(0, short - reach) - w.worry * Math.min(short, reach)
  }
  const later = harvests > 1 ? Math.min(-short, 2 * p.people) : 0
  const spare = harvests > 1 ? Math.min(-short - later, 12) : 0
  return w.meal * need + w.laterMeal * later + w.spareFood * spare
}

/** People work in every round to come and eat at every harvest; rooms let the family grow. */
function family(p: Player, rounds: number, harvests: number, w: Weights): number {
  let points = (p.people - 2) * (w.worker * rounds - w.mouth * harvests)
  const rooms = roomCount(p)
  if (p.people >= MAX_PEOPLE) return points
  const free = Math.min(rooms, MAX_PEOPLE) - p.people
  points += w.room * rounds * Math.min(free, 2)
  if (free <= 0) {
    const material = Math.min(1, (p.goods[MATERIAL[p.house as 0 | 1 | 2]] ?? 0) / 5)
    const reed = Math.min(1, (p.goods[REED] ?? 0) / 2)
    points += w.plan * w.room * rounds * 0.5 * (material + reed)
  }
  return points
}

/** Land that is used grows: fields feed, seeds wait for them. */
function land(p: Player, left: number, harvests: number, w: Weights): number {
  let empty = 0
  for (let cells = p.fields, cell = 0; cells !== 0; cells >>>= 1, cell++) {
    if ((cells & 1) !== 0 && p.crops[cell] === 0) empty++
  }
  const seeds = Math.min(empty, (p.goods[GRAIN] ?? 0) + (p.goods[VEGETABLE] ?? 0))
  return (
    left * (w.field * Math.min(count(p.fields), 5) + w.pasture * p.pastures.length) +
    Math.min(harvests, 3) * (w.grainCrop * cropsOn(p, GRAIN_CROP) + w.vegetableCrop * cropsOn(p, VEGETABLE_CROP)) +
    (harvests > 1 ? w.seed * seeds : 0)
  )
}

/** Pairs that will have young at the harvests to come, as far as there is room, and room for more. */
function herds(p: Player, harvests: number, w: Weights): number {
  const sheep = p.goods[SHEEP] ?? 0
  const boar = p.goods[BOAR] ?? 0
  const cattle = p.goods[CATTLE] ?? 0
  let pairs = 0
  if (sheep >= 2 && fits(p, sheep + 1, boar, cattle)) pairs++
  if (boar >= 2 && fits(p, sheep, boar + 1, cattle)) pairs++
  if (cattle >= 2 && fits(p, sheep, boar, cattle + 1)) pairs++
  let room = p.loose
  for (let i = 0; i < p.pens.length; i += 3) room += Math.min(6, p.pens[i + 1] ?? 0)
  const free = Math.max(0, Math.min(room, 14) - sheep - boar - cattle)
  return harvests * (w.pair * pairs + w.place * free)
}

/** Ways to make food, and cards whose work is still to come. */
function cards(p: Player, rounds: number, harvests: number, w: Weights): number {
  let cooks = false
  let ovens = 0
  let workshops = 0
  for (const id of p.exchanges) {
    const x = exchangeOf(id)
    if (x.cooking && x.good >= SHEEP) cooks = true
    if (x.harvest) workshops++
  }
  for (const no of p.improvements) if (OVEN[no] === true) ovens++
  return (
    (cooks ? w.kitchen * rounds : 0) +
    w.oven * Math.min(ovens, 2) * Math.min(1, rounds / 6) +
    w.workshop * Math.min(workshops, 2) * harvests +
    rounds * (w.occupation * p.occupations.length + w.improvement * p.improvements.length)
  )
}

/** What a judgement is made of; when the last person is placed, only points and meals are left. */
type Parts = {
  readonly points: number
  readonly meals: number
  readonly token?: number
  readonly stock?: number
  readonly waiting?: number
  readonly family?: number
  readonly land?: number
  readonly herds?: number
  readonly cards?: number
}

const ofToken = (s: State, seat: number, rounds: number, w: Weights): number =>
  s.starter === seat && rounds > 0 ? w.token : 0

const ofCards = (p: Player, rounds: number, harvests: number, w: Weights, worths: Worths): number =>
  cards(p, rounds, harvests, w) + cardWorth(p, rounds, worths)

/** How well a seat stands by these weights, part by part. */
export function parts(m: Match<State>, seat: number, w: Weights, worths: Worths): Parts {
  const s = m.state
  const p = playerOf(m, seat)
  const points = totalOf(m, seat)
  const rounds = Math.max(0, LAST_ROUND - s.round)
  const harvests = harvestsLeft(s.round)
  const hunger = meals(m, p, harvests, w)
  if (rounds === 0 && p.home === 0) return { points, meals: hunger }
  const spend = Math.min(1, (rounds + 0.5 * p.home) / 6)
  return {
    points,
    meals: hunger,
    token: ofToken(s, seat, rounds, w),
    stock: stock(p, spend, w),
    waiting: waiting(p, s.round, w),
    family: family(p, rounds, harvests, w),
    land: land(p, rounds / LAST_ROUND, harvests, w),
    herds: herds(p, harvests, w),
    cards: ofCards(p, rounds, harvests, w, worths),
  }
}

/** The parts added up in their order, without a list of them: a search does this for every answer it tries. */
export function valueBy(m: Match<State>, seat: number, w: Weights, worths: Worths = worthsFor(m.seats)): number {
  const s = m.state
  const p = playerOf(m, seat)
  const rounds = Math.max(0, LAST_ROUND - s.round)
  const harvests = harvestsLeft(s.round)
  let value = totalOf(m, seat) + meals(m, p, harvests, w)
  if (rounds === 0 && p.home === 0) return value
  value += ofToken(s, seat, rounds, w)
  value += stock(p, Math.min(1, (rounds + 0.5 * p.home) / 6), w)
  value += waiting(p, s.round, w)
  value += family(p, rounds, harvests, w)
  value += land(p, rounds / LAST_ROUND, harvests, w)
  value += herds(p, harvests, w)
  return value + ofCards(p, rounds, harvests, w, worths)
}
