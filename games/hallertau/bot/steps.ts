/** A plan for Phase 9: which buildings to advance, and with what, as long as goods and tools last. */

import type { Advance } from '../rules/choices.ts'
import { CRAFT_GOODS, CRAFTS, CROPS, JEWELRY, LAST_SPACE, ROUNDS, TOOLS } from '../rules/facts.ts'
import { at } from '../rules/metrics.ts'
import { payments } from '../rules/payments.ts'
import { affordable, holding, jewelFor } from '../rules/progress.ts'

/** What a plan works with; it is changed while the plan is made. */
export interface Means {
  /** Goods, jewelry and fresh tools, in the order of THINGS. */
  stock: number[]
  crafts: number[]
  boulders: number[]
}

/** How a plan spends. */
export interface Thrift {
  /** So many crops are kept for sowing. */
  readonly seed: number
  /** Whether jewelry is used. */
  readonly jewels: boolean
}

/**
 * How unwillingly a good is paid while others would do. Barley is the Brewhouse's bread, clay the Carpentry's; hops, hides
 * and wool serve one building only.
 */
const PRICE = [1.15, 0.95, 0.7, 0.9, 0.75, 0.8, 0.75, 0.8, 1]
/** A heap is paid from more easily. */
const HEAP = 0.05
const JEWEL_PRICE = 3.2
const TOOL_PRICE = 0.35
/** How much a building that lags behind is preferred. */
const LAG = 2.2

/** A payment made ready: what it takes of each of the nine goods, how many goods and how many crops that is. */
interface Way {
  readonly choice: Advance
  readonly goods: readonly number[]
  readonly amounts: readonly number[]
  readonly total: number
  readonly crops: number
  /** What it takes of the building's own goods, side by side. */
  readonly due: number
}

interface Easiest {
  readonly way: Way
  readonly price: number
}

/** Ways to pay by round and building, the fewest goods first. */
const WAYS: readonly (readonly (readonly Way[])[])[] = Array.from({ length: ROUNDS + 1 }, (_, round) =>
  CRAFTS.map((_, craft) => {
    if (round === 0) return []
    const all = CRAFT_GOODS[craft] ?? []
    return payments(round, craft)
      .map(({ choice, amounts, due }): Way => {
        const used = all.flatMap((g, i) => (at(amounts, i) > 0 ? [[g, at(amounts, i)] as const] : []))
        return {
          choice,
          goods: used.map(([g]) => g),
          amounts: used.map(([, n]) => n),
          total: used.reduce((sum, [, n]) => sum + n, 0),
          crops: used.reduce((sum, [g, n]) => sum + (g < CROPS ? n : 0), 0),
          due,
        }
      })
      .sort((a, b) => a.total - b.total)
  }),
)

/** Tools the next space takes, or a large number. */
function toolsFor(means: Means, craft: number): number {
  const next = at(means.crafts, craft) + 1
  if (next > LAST_SPACE) return 99
  const near = at(means.boulders, 2 * craft)
  const far = at(means.boulders, 2 * craft + 1)
  if (near !== next && far !== next) return 0
  return next < LAST_SPACE && (near === next + 1 || far === next + 1) ? 2 : 1
}

function roll(means: Means, craft: number): void {
  const next = at(means.crafts, craft) + 1
  for (const place of [next + 1, next]) {
    if (place > LAST_SPACE) continue
    if (place === next + 1 && toolsFor(means, craft) < 2) continue
    for (const boulder of [2 * craft, 2 * craft + 1]) {
      if (at(means.boulders, boulder) === place) means.boulders[boulder] = place + 1
    }
  }
}

export const cropsIn = (stock: readonly number[]): number => at(stock, 0) + at(stock, 1) + at(stock, 2) + at(stock, 3)

/** How unwillingly a way is paid. */
function priceOf({ goods, amounts }: Way, stock: readonly number[]): number {
  let price = 0
  for (let i = 0; i < goods.length; i++) {
    const g = at(goods, i)
    price += at(amounts, i) * at(PRICE, g) * (1 - HEAP * Math.min(at(stock, g), 10))
  }
  return price
}

/** The way that is paid most willingly among those that take the fewest goods, or null; `held` is what `holding` says. */
function easiest(ways: readonly Way[], held: number, stock: readonly number[], spare: number): Easiest | null {
  if (held < 0) return null
  let best: Way | null = null
  let least = Number.POSITIVE_INFINITY
  for (let w = 0; w < ways.length; w++) {
    const way = ways[w] as Way
    if (best !== null && way.total > best.total) break
    if (!affordable(held, way) || (way.crops > 0 && way.crops > spare)) continue
    const price = priceOf(way, stock)
    if (price < least) {
      least = price
      best = way
    }
  }
  return best === null ? null : { way: best, price: least }
}

/** The advancements in order; `means` is afterwards what is left. */
export function planSteps(means: Means, round: number, thrift: Thrift): Advance[] {
  const { stock, crafts } = means
  const ways = WAYS[round] ?? []
  const plan: Advance[] = []
  for (;;) {
    let best = Number.NEGATIVE_INFINITY
    let chosen: Way | null = null
    let craftChosen = -1
    let toolsChosen = 0
    const spare = cropsIn(stock) - thrift.seed
    for (let craft = 0; craft < crafts.length; craft++) {
      const tools = toolsFor(means, craft)
      if (tools > at(stock, TOOLS)) continue
      const wish = -LAG * at(crafts, craft) - TOOL_PRICE * tools
      // Nothing costs less than nothing.
      if (wish <= best) continue
      const easy = easiest(ways[craft] ?? [], holding(means, round, craft), stock, spare)
      const jewel = thrift.jewels && at(stock, JEWELRY) > 0 && (easy === null || JEWEL_PRICE < easy.price)
      if (easy === null && !jewel) continue
      const value = wish - (jewel ? JEWEL_PRICE : (easy?.price ?? 0))
      if (value <= best) continue
      best = value
      chosen = jewel ? null : (easy?.way ?? null)
      craftChosen = craft
      toolsChosen = tools
    }
    if (craftChosen < 0) return plan
    if (chosen === null) stock[JEWELRY] = at(stock, JEWELRY) - 1
    else {
      for (let i = 0; i < chosen.goods.length; i++) {
        const g = at(chosen.goods, i)
        stock[g] = at(stock, g) - at(chosen.amounts, i)
      }
    }
    stock[TOOLS] = at(stock, TOOLS) - toolsChosen
    roll(means, craftChosen)
    crafts[craftChosen] = at(crafts, craftChosen) + 1
    plan.push(chosen === null ? jewelFor(craftChosen) : chosen.choice)
  }
}
