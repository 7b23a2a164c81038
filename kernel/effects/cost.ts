/** The one place that says what something costs: base prices, replacements, reductions, swaps, whatever their order. */

export interface Price {
  readonly [good: string]: number
}

/** A change of a price. `source` names the card; an `optional` one may be left unused (it may be worth saving). */
export type PriceChange = { readonly source: string; readonly optional?: true } & (
  | { readonly kind: 'instead'; readonly price: Price }
  | { readonly kind: 'less'; readonly goods: Price }
  | { readonly kind: 'swap'; readonly from: Price; readonly to: Price; readonly max: number }
)

/** One way to pay, with the cards it makes use of. */
export interface Payment {
  readonly goods: Price
  readonly used: readonly string[]
}

/**
 * All sensible ways to pay: one base price (or one replacement, never two), then every reduction, then any number of
 * swaps. Nothing falls below zero, nothing is paid back, and no way is listed that costs at least as much of everything
 * as another while using up no less.
 */
export function payments(base: readonly Price[], given: readonly PriceChange[]): Payment[] {
  // Sorted by name, so that the result cannot depend on the order in which cards were played.
  const changes = given.toSorted((a, b) => (a.source < b.source ? -1 : a.source > b.source ? 1 : 0))
  let ways: Payment[] = base.map((price) => ({ goods: tidy(price), used: [] }))
  for (const change of changes) {
    if (change.kind === 'instead') ways.push({ goods: tidy(change.price), used: [change.source] })
  }
  for (const change of changes) {
    if (change.kind !== 'less') continue
    const reduced = ways.map((way) => reduce(way, change.goods, change.source))
    ways = change.optional === true ? [...ways, ...reduced] : reduced
  }
  const swaps = changes.filter((change) => change.kind === 'swap')
  const seen = new Map<string, Payment>()
  const queue: { way: Payment; counts: readonly number[] }[] = ways.map((way) => ({ way, counts: swaps.map(() => 0) }))
  for (let item = queue.pop(); item !== undefined; item = queue.pop()) {
    const key = JSON.stringify([sorted(item.way.goods), [...item.way.used].sort(), item.counts])
    if (seen.has(key)) continue
    seen.set(key, item.way)
    for (const [i, swap] of swaps.entries()) {
      const times = item.counts[i] ?? 0
      if (times >= swap.max || !covers(item.way.goods, swap.from)) continue
      const goods = add(subtract(item.way.goods, swap.from), swap.to)
      const used = item.way.used.includes(swap.source) ? item.way.used : [...item.way.used, swap.source]
      queue.push({ way: { goods, used }, counts: item.counts.map((n, j) => (j === i ? n + 1 : n)) })
    }
  }
  return prune([...seen.values()])
}

/** Whether a stock covers a price. */
export function covers(stock: Price, price: Price): boolean {
  for (const good in price) if ((stock[good] ?? 0) < (price[good] ?? 0)) return false
  return true
}

function reduce(way: Payment, goods: Price, source: string): Payment {
  const left: { [good: string]: number } = { ...way.goods }
  let used = false
  for (const good in goods) {
    const cut = Math.min(left[good] ?? 0, goods[good] ?? 0)
    if (cut > 0) used = true
    left[good] = (left[good] ?? 0) - cut
  }
  return used ? { goods: tidy(left), used: [...way.used, source] } : way
}

function subtract(a: Price, b: Price): Price {
  const out: { [good: string]: number } = { ...a }
  for (const good in b) out[good] = (out[good] ?? 0) - (b[good] ?? 0)
  return tidy(out)
}

function add(a: Price, b: Price): Price {
  const out: { [good: string]: number } = { ...a }
  for (const good in b) out[good] = (out[good] ?? 0) + (b[good] ?? 0)
  return tidy(out)
}

function tidy(price: Price): Price {
  return Object.fromEntries(Object.entries(price).filter(([, n]) => n > 0))
}

function sorted(price: Price): [string, number][] {
  return Object.entries(price).sort(([a], [b]) => (a < b ? -1 : 1))
}

function prune(ways: readonly Payment[]): Payment[] {
  const beats = (a: Payment, b: Payment): boolean =>
    covers(b.goods, a.goods) && a.used.every((source) => b.used.includes(source))
  const kept: Payment[] = []
  for (const [i, way] of ways.entries()) {
    const dominated = ways.some((other, j) => j !== i && beats(other, way) && (!beats(way, other) || j < i))
    if (!dominated) kept.push(way)
  }
  return kept.sort((a, b) => compare(sorted(a.goods), sorted(b.goods)) || compare(a.used, b.used))
}

function compare(a: unknown, b: unknown): number {
  const x = JSON.stringify(a)
  const y = JSON.stringify(b)
  return x < y ? -1 : x > y ? 1 : 0
}
