/** How well a seat stands: the best plan for Phase 9, the rounds after it, the cards in hand. */

import type { Advance } from '../rules/choices.ts'
import { BONUS, FARMYARD, JEWELRY, POINT, ROUNDS, TOOLS } from '../rules/facts.ts'
import { at } from '../rules/metrics.ts'
import { cardPoints } from '../rules/score.ts'
import type { Player, State } from '../rules/state.ts'
import { beforeProgress, sowing } from './ahead.ts'
import { type Farm, outlook } from './outlook.ts'
import { cropsIn, type Means, planSteps, type Thrift } from './steps.ts'
import { W } from './weights.ts'
import { cardWorth, unknownWorth } from './worth.ts'

/** H-VAR-01: no decks. (With cards they never run out that far.) */
const withoutCards = (s: State): boolean => s.decks[BONUS]?.length === 0 && s.decks[POINT]?.length === 0

/** Cards in hand, judged by the farm at the beginning of Phase 9, when its goods are greatest. */
function handValue(p: Player, s: State, farm: Farm): number {
  // What is not played now will never be.
  if (s.phase === 0) return 0
  const then: Player = { ...p, stock: farm.stock }
  let value = 0
  for (const id of p.hand) value += cardWorth(id, then, s)
  if (p.aside !== 0 && !withoutCards(s)) value += unknownWorth(FARMYARD, s.round)
  return value
}

/** Ways to spend that are compared. */
const FREELY: Thrift = { seed: 0, jewels: false }
const KEEPING_SEED: Thrift = { seed: 3, jewels: false }
const WITH_JEWELS: Thrift = { seed: 0, jewels: true }

interface Planned {
  readonly value: number
  readonly plan: Advance[]
  /** Crops before and after. */
  readonly crops: number
  readonly left: number
}

function afterPlan(p: Player, s: State, before: Farm & Means, thrift: Thrift): Planned {
  const { stock, crafts, boulders } = before
  const farm = { ...before, stock: stock.slice(), crafts: crafts.slice(), boulders: boulders.slice() }
  const crops = cropsIn(stock)
  const over = s.phase === 10 || s.phase === 0
  const tools = at(p.stock, TOOLS)
  let plan: Advance[] = []
  if (!over) {
    plan = planSteps(farm, s.round, thrift)
    // H-PH9-20: until the last round tools come back.
    if (s.round < ROUNDS) farm.stock[TOOLS] = tools
  }
  return { value: outlook(farm, s.round), plan, crops, left: cropsIn(farm.stock) }
}

/** The best of some plans for Phase 9; all of them begin with the same farm, which is not changed. */
export function bestPlan(p: Player, s: State, before: Farm & Means = beforeProgress(p, s)): Planned {
  const freely = afterPlan(p, s, before, FREELY)
  if (s.phase === 10 || s.phase === 0) return freely
  let best = freely
  // A plan that spent no seed, or left enough of it, is also the one that keeps it.
  if (freely.left < freely.crops && freely.left < KEEPING_SEED.seed) {
    const keeping = afterPlan(p, s, before, KEEPING_SEED)
    if (keeping.value > best.value) best = keeping
  }
  if (at(p.stock, JEWELRY) > 0) {
    const jewels = afterPlan(p, s, before, WITH_JEWELS)
    if (jewels.value > best.value) best = jewels
  }
  return best
}

type Parts = {
  readonly village: number
  readonly sowing: number
  readonly points: number
  readonly hand: number
  readonly workers: number
  readonly careful: number
}

/** How well a seat stands, part by part, in points that may be expected at the end. */
export function parts(p: Player, s: State): Parts {
  const farm = beforeProgress(p, s)
  const village = bestPlan(p, s, farm).value
  let coming = 0
  const perWorker = (W.worker * W.work * W.step) / at(W.cost, s.round)
  if (s.phase === 4 && p.workers > 0) {
    const sown = sowing(p, s)
    if (sown !== null) {
      const more = bestPlan(sown, s).value - village - (p.workers - sown.workers) * perWorker
      if (more > 0) coming = W.sowing * more
    }
  }
  return {
    village,
    sowing: coming,
    points: cardPoints(p),
    hand: handValue(p, s, farm),
    workers: s.phase > 0 && s.phase <= 4 ? p.workers * perWorker : 0,
    // A bot takes everything: being asked each time only costs it time.
    careful: p.careful ? -5 : 0,
  }
}

/** Added up by name: a search does this for every answer it tries. */
export function standing(p: Player, s: State): number {
  const { village, sowing, points, hand, workers, careful } = parts(p, s)
  return village + sowing + points + hand + workers + careful
}
