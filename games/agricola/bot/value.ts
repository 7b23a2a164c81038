/** What the bots know about Agricola: how well a seat stands, in points it may expect at the end. */

import { type BotKnowledge, type Frame, isAsked, type Match, type SearchSettings } from '@dorfplatz/kernel'
import { cardOf, exchangeOf } from '../cards/registry.ts'
import { fits } from '../rules/animals/room.ts'
import { foodNeeded } from '../rules/calendar/feeding.ts'
import { scoreOf } from '../rules/calendar/scoring.ts'
import { count } from '../rules/farm/yard.ts'
import type { AgricolaDecision } from '../rules/frames.ts'
import { BOAR, CATTLE, CLAY, FOOD, GRAIN, REED, SHEEP, STONE, VEGETABLE, WOOD } from '../rules/goods.ts'
import { foodPower } from '../rules/payment/exchanges.ts'
import { MATERIAL } from '../rules/payment/prices.ts'
import { cropsOn, MAX_PEOPLE, playerOf, roomCount } from '../rules/player.ts'
import { GRAIN_CROP, type Player, type State, VEGETABLE_CROP } from '../rules/state.ts'
import { HARVESTS, LAST_ROUND } from '../rules/work/spaces.ts'
import { type Weights, weightsFor } from './weights.ts'
import { partNames } from './words.ts'
import { cardWorth, type Worths, worthsFor } from './worth.ts'

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

/** How many of each good one action uses up; more of it waits. */
const ENOUGH: readonly (readonly [good: number, enough: number])[] = [
  [WOOD, 9],
  [CLAY, 6],
  [REED, 4],
  [STONE, 5],
  [GRAIN, 3],
  [VEGETABLE, 3],
]

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
  for (const [good, enough] of ENOUGH) {
    const n = p.goods[good] ?? 0
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
  for (const no of p.improvements) if (cardOf(no).tags.includes('oven')) ovens++
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

/** How well a seat stands by these weights, part by part. */
export function parts(m: Match<State>, seat: number, w: Weights, worths: Worths): Parts {
  const s = m.state
  const p = playerOf(m, seat)
  const points = scoreOf(m, seat).total
  const rounds = Math.max(0, LAST_ROUND - s.round)
  const harvests = harvestsLeft(s.round)
  const hunger = meals(m, p, harvests, w)
  if (rounds === 0 && p.home === 0) return { points, meals: hunger }
  const spend = Math.min(1, (rounds + 0.5 * p.home) / 6)
  return {
    points,
    meals: hunger,
    token: s.starter === seat && rounds > 0 ? w.token : 0,
    stock: stock(p, spend, w),
    waiting: waiting(p, s.round, w),
    family: family(p, rounds, harvests, w),
    land: land(p, rounds / LAST_ROUND, harvests, w),
    herds: herds(p, harvests, w),
    cards: cards(p, rounds, harvests, w) + cardWorth(p, rounds, worths),
  }
}

/** Added up by name: a search does this for every answer it tries. */
export function valueBy(m: Match<State>, seat: number, w: Weights, worths: Worths = worthsFor(m.seats)): number {
  const all = parts(m, seat, w, worths)
  const { token = 0, stock = 0, waiting = 0, family = 0, land = 0, herds = 0, cards = 0 } = all
  return all.points + all.meals + token + stock + waiting + family + land + herds + cards
}

/** Whoever has a person left places it next, although it is another's turn. Alone, the judgement needs no second move. */
function again(m: Match<State>, seat: number): Frame | null {
  if (m.seats === 1) return null
  const top = m.flow[m.flow.length - 1]
  if (top === undefined || !isAsked(top) || top.question.op !== 'place') return null
  return top.seat === seat || playerOf(m, seat).home > 0 ? { op: 'place', seat } : null
}

/** Each other seat takes the space hoped for about every seventh time: what cannot wait comes first. */
const CONTESTED = 0.15

/** Alone, only points at the end count: everything is played out. */
const ALONE: SearchSettings = { width: 8, tries: 99, follow: 12, rivalry: 0, trust: 4, cost: 1 }
/** How much longer a playout takes with each round that is left. */
const ROUND_COST = 1.6
/** With others, moves are played on for about two rounds: what a move was good for is seen only then. */
const SEARCH: SearchSettings = {
  width: 6,
  tries: 99,
  follow: 4,
  rivalry: 1,
  trust: 4,
  cost: 4,
  ahead: 12,
  twice: true,
}

/** At a full table, playing on has not been seen to help. */
function search(m: Match<State>): SearchSettings | null {
  if (m.seats === 1) return { ...ALONE, cost: 1 + ROUND_COST * (LAST_ROUND - m.state.round) }
  return m.seats <= 3 ? SEARCH : null
}

export const bot: BotKnowledge<State, AgricolaDecision> = {
  value: (m, seat) => valueBy(m, seat, weightsFor(m.seats)),
  parts: (m, seat) => parts(m, seat, weightsFor(m.seats), worthsFor(m.seats)),
  partNames,
  search,
  begins: ['place'],
  again,
  contested: CONTESTED,
}
