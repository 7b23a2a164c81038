/** A plan for Phase 9: which buildings to advance, and with what, as long as goods and tools last. */

import type { Advance } from '../rules/choices.ts'
import { CRAFT_GOODS, CRAFTS, CROPS, JEWELRY, LAST_SPACE, ROUNDS, TOOLS } from '../rules/facts.ts'
import { at, pick } from '../rules/metrics.ts'
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

/** The way that is paid most willingly among those that take the fewest goods, by its place, or -1. */
function easiest(ways: readonly Way[], held: number, stock: readonly number[], spare: number): number {
  if (held < 0) return -1
  let best = -1
  let least = Number.POSITIVE_INFINITY
  let fewest = Number.POSITIVE_INFINITY
  for (let w = 0; w < ways.length; w++) {
    const way = ways[w] as Way
    if (way.total > fewest) break
    if (!affordable(held, way) || (way.crops > 0 && way.crops > spare)) continue
    const price = priceOf(way, stock)
    if (price < least) {
      least = price
      fewest = way.total
      best = w
    }
  }
  return best
}

/** Of a heap, more than this makes no difference to how a building is paid for. */
const HEAPED = 10
/** No payment takes more crops. */
const MOST_CROPS = ROUNDS
const UNKNOWN = -2

/** What was found for a building in a round, by the goods that it takes: the place of the easiest way, and its price. */
interface Found {
  readonly place: Int8Array
  readonly price: Float64Array
}
const found: (Found | undefined)[] = []

function foundFor(round: number, craft: number, spare: number): Found {
  const index = (round * CRAFTS.length + craft) * (MOST_CROPS + 1) + spare
  let known = found[index]
  if (known === undefined) {
    const size = (HEAPED + 1) ** (CRAFT_GOODS[craft]?.length ?? 0)
    known = { place: new Int8Array(size).fill(UNKNOWN), price: new Float64Array(size) }
    found[index] = known
  }
  return known
}

/** Where among these finds a stock is. */
function heapsOf(stock: readonly number[], craft: number): number {
  const goods = CRAFT_GOODS[craft] as readonly number[]
  let index = 0
  for (let i = 0; i < goods.length; i++) index = index * (HEAPED + 1) + Math.min(HEAPED, at(stock, at(goods, i)))
  return index
}

/** Buildings that take some of the same goods, as bits: what one pays changes what the others would. */
const ALIKE: readonly number[] = CRAFT_GOODS.map((goods) =>
  CRAFT_GOODS.reduce((bits, others, craft) => (others.some((g) => goods.includes(g)) ? bits | (1 << craft) : bits), 0),
)
const ALL = (1 << CRAFTS.length) - 1

/** Of each building: how much its next step is wished for, the tools it takes, and how it would be paid. */
const wishes: number[] = CRAFTS.map(() => 0)
const tools: number[] = CRAFTS.map(() => 0)
const ways: (Way | null)[] = CRAFTS.map(() => null)

/** Looks at a building anew. */
function wish(means: Means, round: number, craft: number, thrift: Thrift, spare: number): void {
  const { stock } = means
  const { place, price } = foundFor(round, craft, spare)
  const heaps = heapsOf(stock, craft)
  const list = pick(pick(WAYS, round), craft)
  let easy = place[heaps] as number
  if (easy === UNKNOWN) {
    easy = easiest(list, holding(means, round, craft), stock, spare)
    place[heaps] = easy
    if (easy >= 0) price[heaps] = priceOf(pick(list, easy), stock)
  }
  const needed = toolsFor(means, craft)
  const jewel = thrift.jewels && at(stock, JEWELRY) > 0 && (easy < 0 || JEWEL_PRICE < (price[heaps] as number))
  tools[craft] = easy < 0 && !jewel ? 99 : needed
  ways[craft] = jewel || easy < 0 ? null : pick(list, easy)
  wishes[craft] =
    -LAG * at(means.crafts, craft) - TOOL_PRICE * needed - (jewel ? JEWEL_PRICE : (price[heaps] as number))
}

/** Makes its advancements in order, until nothing more can be paid: `means` is afterwards what is left. Returns the first. */
export function planSteps(
  means: Means,
  round: number,
  thrift: Thrift,
  most = Number.POSITIVE_INFINITY,
): Advance | null {
  const { stock, crafts } = means
  let first: Advance | null = null
  let changed = ALL
  for (let n = 0; n < most; n++) {
    // Who keeps nothing back can spend whatever is there.
    const spare = thrift.seed === 0 ? MOST_CROPS : Math.min(MOST_CROPS, Math.max(0, cropsIn(stock) - thrift.seed))
    let chosen = -1
    for (let craft = 0; craft < crafts.length; craft++) {
      if (changed & (1 << craft)) wish(means, round, craft, thrift, spare)
      if (at(tools, craft) > at(stock, TOOLS)) continue
      if (chosen < 0 || at(wishes, craft) > at(wishes, chosen)) chosen = craft
    }
    if (chosen < 0) return first
    const way = pick(ways, chosen)
    first ??= way === null ? jewelFor(chosen) : way.choice
    changed = 1 << chosen
    if (way === null) {
      stock[JEWELRY] = at(stock, JEWELRY) - 1
      if (stock[JEWELRY] === 0) changed = ALL
    } else {
      for (let i = 0; i < way.goods.length; i++) {
        const g = at(way.goods, i)
        stock[g] = at(stock, g) - at(way.amounts, i)
      }
      changed = thrift.seed > 0 && way.crops > 0 ? ALL : at(ALIKE, chosen)
    }
    const needed = at(tools, chosen)
    stock[TOOLS] = at(stock, TOOLS) - needed
    if (needed > 0) roll(means, chosen)
    crafts[chosen] = at(crafts, chosen) + 1
  }
  return first
}
