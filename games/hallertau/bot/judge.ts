/** How well a seat stands: the best plan for Phase 9, the rounds after it, the cards in hand. */

import type { Advance } from '../rules/choices.ts'
import { BONUS, FARMYARD, JEWELRY, POINT, ROUNDS, TOOLS } from '../rules/facts.ts'
import { at, pick } from '../rules/metrics.ts'
import { cardPoints } from '../rules/score.ts'
import type { Player, State } from '../rules/state.ts'
import { beforeProgress, type Ripe, sowing } from './ahead.ts'
import { type Judged, recalled, remember } from './memory.ts'
import { outlook } from './outlook.ts'
import { cropsIn, type Means, planSteps, type Thrift } from './steps.ts'
import { W, type Weights } from './weights.ts'
import { cardWorth, eyesOf, unknownWorth } from './worth.ts'

/** H-VAR-01: no decks. (With cards they never run out that far.) */
const withoutCards = (s: State): boolean => s.decks[BONUS]?.length === 0 && s.decks[POINT]?.length === 0

/** Cards in hand, judged by the farm at the beginning of Phase 9, when its goods are greatest. */
function handValue(p: Player, s: State, farm: Ripe, w: Weights): number {
  // What is not played now will never be.
  if (s.phase === 0) return 0
  let value = 0
  if (p.hand.length > 0) {
    const then: Player = { ...p, stock: farm.stock }
    for (let i = 0; i < p.hand.length; i++) value += cardWorth(at(p.hand, i), then, s, w)
  }
  if (p.aside !== 0 && !withoutCards(s)) value += unknownWorth(FARMYARD, s.round, w)
  return value
}

/** Ways to spend that are compared; a plan is named by its place among them. */
const FREELY = 0
const KEEPING_SEED = 1
const WITH_JEWELS = 2
const SEED_KEPT = 3
const THRIFTS: readonly Thrift[] = [
  { seed: 0, jewels: false },
  { seed: SEED_KEPT, jewels: false },
  { seed: 0, jewels: true },
]

const isOver = (s: State): boolean => s.phase === 10 || s.phase === 0

const meansOf = ({ stock, crafts, boulders }: Ripe): Means => ({
  stock: stock.slice(),
  crafts: crafts.slice(),
  boulders: boulders.slice(),
})

/** What is left after one of the plans for Phase 9. */
function afterPlan(p: Player, s: State, farm: Ripe, plan: number): Means {
  const means = meansOf(farm)
  if (isOver(s)) return means
  planSteps(means, s.round, pick(THRIFTS, plan))
  // H-PH9-20: until the last round tools come back.
  if (s.round < ROUNDS) means.stock[TOOLS] = at(p.stock, TOOLS)
  return means
}

/** Finds the best of the plans for Phase 9, and remembers it. */
function judge(p: Player, s: State, farm: Ripe, w: Weights): Judged {
  const freely = afterPlan(p, s, farm, FREELY)
  let worth = outlook(farm, freely, s.round, w)
  let plan = FREELY
  if (!isOver(s)) {
    const left = cropsIn(freely.stock)
    // A plan that spent no seed, or left enough of it, is also the one that keeps it.
    if (left < cropsIn(farm.stock) && left < SEED_KEPT) {
      const keeping = outlook(farm, afterPlan(p, s, farm, KEEPING_SEED), s.round, w)
      if (keeping > worth) {
        worth = keeping
        plan = KEEPING_SEED
      }
    }
    if (at(p.stock, JEWELRY) > 0) {
      const jewels = outlook(farm, afterPlan(p, s, farm, WITH_JEWELS), s.round, w)
      if (jewels > worth) {
        worth = jewels
        plan = WITH_JEWELS
      }
    }
  }
  return remember(worth, plan)
}

/** A farm after the best plan for Phase 9. */
const judged = (p: Player, s: State, farm: Ripe, w: Weights): Judged =>
  recalled(farm, at(p.stock, TOOLS), s.round, isOver(s), eyesOf(w).id) ?? judge(p, s, farm, w)

const villageValue = (p: Player, s: State, farm: Ripe, w: Weights): number => judged(p, s, farm, w).worth

/** The first step of the best plan for Phase 9; null where nothing more is to be done. */
export function nextStep(p: Player, s: State): Advance | null {
  if (isOver(s)) return null
  const farm = beforeProgress(p, s)
  const { plan } = judged(p, s, farm, W)
  return planSteps(meansOf(farm), s.round, pick(THRIFTS, plan), 1)
}

/** Points of a Worker's goods. */
const perWorker = (s: State, w: Weights): number => (w.worker * w.work * w.step) / at(w.cost, s.round)

/** What the best sowing in sight adds to the village. */
function sowingValue(p: Player, s: State, village: number, w: Weights): number {
  if (s.phase !== 4 || p.workers === 0) return 0
  const sown = sowing(p, s)
  if (sown === null) return 0
  const more =
    villageValue(sown, s, beforeProgress(sown, s), w) - village - (p.workers - sown.workers) * perWorker(s, w)
  return more > 0 ? w.sowing * more : 0
}

const workersValue = (p: Player, s: State, w: Weights): number =>
  s.phase > 0 && s.phase <= 4 ? p.workers * perWorker(s, w) : 0

/** A bot takes everything: being asked each time only costs it time. */
const carefulValue = (p: Player): number => (p.careful ? -5 : 0)

type Parts = {
  readonly village: number
  readonly sowing: number
  readonly points: number
  readonly hand: number
  readonly workers: number
  readonly careful: number
}

/** How well a seat stands, part by part, in points that may be expected at the end. */
export function parts(p: Player, s: State, w: Weights = W): Parts {
  const farm = beforeProgress(p, s)
  const village = villageValue(p, s, farm, w)
  return {
    village,
    sowing: sowingValue(p, s, village, w),
    points: cardPoints(p),
    hand: handValue(p, s, farm, w),
    workers: workersValue(p, s, w),
    careful: carefulValue(p),
  }
}

/** The parts added up, without a list of them: a search does this for every answer it tries. */
export function standing(p: Player, s: State, w: Weights = W): number {
  const farm = beforeProgress(p, s)
  const village = villageValue(p, s, farm, w)
  const hand = handValue(p, s, farm, w)
  return village + sowingValue(p, s, village, w) + cardPoints(p) + hand + workersValue(p, s, w) + carefulValue(p)
}
