/** A plan for Phase 9: which buildings to advance, and with what, as long as goods and tools last. */

import { CRAFT_GOODS, CRAFTS, JEWELRY, LAST_SPACE, ROUNDS, TOOLS } from '../rules/facts.ts'
import { at } from '../rules/metrics.ts'
import { type Payment, paymentsFor } from '../rules/progress.ts'

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
const LAG = 1.1

const PAYMENTS: readonly (readonly (readonly Payment[])[])[] = Array.from({ length: ROUNDS + 1 }, (_, round) =>
  CRAFTS.map((_, craft) => (round === 0 ? [] : paymentsFor(craft, round))),
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

const cropsIn = (stock: readonly number[]): number => at(stock, 0) + at(stock, 1) + at(stock, 2) + at(stock, 3)

/** Codes of the advancements in order (see rules/progress.ts); `means` is afterwards what is left. */
export function planSteps(means: Means, round: number, thrift: Thrift): number[] {
  const { stock, crafts } = means
  const plan: number[] = []
  for (;;) {
    let best = Number.NEGATIVE_INFINITY
    let code = 0
    let chosen: Payment | null = null
    let craftChosen = -1
    let toolsChosen = 0
    const spare = cropsIn(stock) - thrift.seed
    for (let craft = 0; craft < crafts.length; craft++) {
      const tools = toolsFor(means, craft)
      if (tools > at(stock, TOOLS)) continue
      const wish = -LAG * at(crafts, craft) * 2 - TOOL_PRICE * tools
      const goods = CRAFT_GOODS[craft] as readonly number[]
      const ways = PAYMENTS[round]?.[craft] ?? []
      for (let w = 0; w < ways.length; w++) {
        const { amounts } = ways[w] as Payment
        let price = 0
        let crops = 0
        let ok = true
        for (let i = 0; i < goods.length; i++) {
          const n = at(amounts, i)
          if (n === 0) continue
          const g = at(goods, i)
          const have = at(stock, g)
          if (n > have) {
            ok = false
            break
          }
          if (g < 4) crops += n
          price += n * at(PRICE, g) * (1 - HEAP * Math.min(have, 10))
        }
        if (!ok || (crops > 0 && crops > spare)) continue
        if (wish - price > best) {
          best = wish - price
          code = (ways[w] as Payment).code
          chosen = ways[w] as Payment
          craftChosen = craft
          toolsChosen = tools
        }
      }
      if (thrift.jewels && at(stock, JEWELRY) > 0 && wish - JEWEL_PRICE > best) {
        best = wish - JEWEL_PRICE
        code = 10 * (craft + 1) + 9
        chosen = null
        craftChosen = craft
        toolsChosen = tools
      }
    }
    if (craftChosen < 0) return plan
    if (chosen === null) stock[JEWELRY] = at(stock, JEWELRY) - 1
    else {
      const goods = CRAFT_GOODS[craftChosen] as readonly number[]
      for (let i = 0; i < goods.length; i++) stock[at(goods, i)] = at(stock, at(goods, i)) - at(chosen.amounts, i)
    }
    stock[TOOLS] = at(stock, TOOLS) - toolsChosen
    roll(means, craftChosen)
    crafts[craftChosen] = at(crafts, craftChosen) + 1
    plan.push(code)
  }
}
