/** What a card changes in prices, and what it exchanges, as sentences. */

import { type Sentence, say } from '@dorfplatz/kernel'
import { findCard } from '../../cards/registry.ts'
import type { Exchange, PriceRule } from '../../cards/standing.ts'
import { type Amounts, GOODS } from '../../rules/goods.ts'
import type { CardContext } from './context.ts'

/** No room and no renovation costs more. */
const ALL_REED = 2

export interface PricesSaid {
  readonly prices: (rules: readonly PriceRule[]) => Sentence[]
  readonly exchanges: (all: readonly Exchange[]) => Sentence[]
  /** Rates as short as they can be said. */
  readonly rates: (all: readonly { readonly give: Amounts; readonly get: Amounts }[], joiner?: string) => Sentence
}

export function pricesSaid(context: CardContext): PricesSaid {
  const { p, speaker, list, joined, cards, goods, kinds } = context

  const price = (rule: PriceRule): Sentence[] => {
    const named = rule.of.flatMap((thing): Sentence[] => {
      if (typeof thing !== 'number') return [[p.things[thing]]]
      const card = findCard(thing)
      return card === undefined ? [] : [[{ card: String(thing), label: card.name[p.lang] }]]
    })
    const things = list('and', named)
    const several = named.length > 1
    const said: Sentence[] = []
    if (rule.instead !== undefined && rule.of.includes('renovation')) {
      const { material: _, ...rest } = rule.instead
      said.push(p.more.renovationCost(goods(rest)))
    } else if (rule.instead !== undefined && typeof rule.of[0] === 'number') {
      const { material: _, ...rest } = rule.instead
      said.push(p.more.improvementCost(things, goods(rest)))
    } else if (rule.instead !== undefined) {
      const { material = 0, ...rest } = rule.instead
      said.push(p.cost.instead(rule.house ?? null, goods(rest), material))
    }
    if (rule.less !== undefined && (rule.less.reed ?? 0) > ALL_REED)
      said.push(p.more.noReed(things, speaker().expr('reed')))
    else if (rule.less !== undefined) {
      const amounts = rule.less
      const each = GOODS.flatMap((g) => {
        const n = amounts[g]
        return n === undefined ? [] : [speaker().amount(g, n)]
      })
      said.push(p.cost.less(things, each, several))
    }
    if (rule.lessAny !== undefined)
      said.push(p.cost.lessAny(things, rule.lessAny, several, rule.houseFrom !== undefined))
    return said
  }

  /** Goods of a price replaced by others: what is replaced in the same way stands together. */
  const swaps = (rules: readonly PriceRule[]): Sentence[] => {
    const groups = new Map<string, { names: string[]; to: Amounts; from: Amounts[]; max: number }>()
    for (const { of, swap } of rules) {
      if (swap === undefined) continue
      const names = of.flatMap((thing) => (typeof thing === 'number' ? [] : [thing]))
      const key = JSON.stringify([names, swap.to, swap.max])
      const group = groups.get(key) ?? { names, to: swap.to, from: [], max: swap.max }
      group.from.push(swap.from)
      groups.set(key, group)
    }
    return [...groups.values()].map(({ names, to, from, max }) => {
      const [first = {}] = from
      if (max === 1) return p.cost.swap(names, list('or', from.map(goods)), goods(to))
      const times = Object.fromEntries(
        GOODS.filter((g) => first[g] !== undefined).map((g) => [g, (first[g] ?? 0) * max]),
      )
      const [instead = ''] = kinds(GOODS.filter((g) => to[g] !== undefined))
      return p.cost.swapMany(names, goods(times), instead)
    })
  }

  /** One purchase of each round that is cheaper, whichever it is. */
  const savings = (rules: readonly PriceRule[]): Sentence[] => {
    const [first] = rules
    if (first?.less === undefined) return []
    const things = rules.flatMap(({ of, house }) =>
      of.flatMap((thing) =>
        typeof thing === 'number' ? [] : [[thing === 'room' && house === 0 ? p.more.woodenRoom : p.more.one[thing]]],
      ),
    )
    return [p.more.saving(list('or', things), goods(first.less))]
  }

  const RESOURCES = GOODS.slice(0, 4)

  /** Rates as short as they can be said: one price for several goods, several prices for one thing. */
  const rates = (all: readonly { readonly give: Amounts; readonly get: Amounts }[], joiner = ', '): Sentence => {
    const byPrice = new Map<string, { give: Amounts; gets: Amounts[] }>()
    for (const { give, get } of all) {
      const key = JSON.stringify(give)
      const known = byPrice.get(key) ?? { give, gets: [] }
      known.gets.push(get)
      byPrice.set(key, known)
    }
    const byGain = new Map<string, { gives: Sentence[]; gain: Sentence }>()
    for (const { give, gets } of byPrice.values()) {
      const others = RESOURCES.filter((good) => give[good] === undefined)
      const any =
        gets.length > 1 && gets.length === others.length && others.every((good) => gets.some((g) => g[good] === 1))
      const gain: Sentence = any ? [p.otherResource] : list('or', gets.map(goods))
      const key = JSON.stringify(gain)
      const known = byGain.get(key) ?? { gives: [], gain }
      known.gives.push(goods(give))
      byGain.set(key, known)
    }
    return joined(
      [...byGain.values()].map(({ gives, gain }) => say(list('or', gives), ' → ', gain)),
      joiner,
    )
  }

  /** Exchanges grouped by when they are open and what they need. */
  const exchanges = (all: readonly Exchange[]): Sentence[] => {
    const said: Sentence[] = []
    for (const x of all) if (x.top === true) said.push(p.buyTop(goods(x.give)))
    const groups = new Map<string, { head: Sentence; items: Exchange[] }>()
    for (const x of all) {
      const having = x.with === undefined ? [] : cards(x.with)
      if (x.top === true || (x.with !== undefined && having.length === 0)) continue
      const open =
        x.onceBuilt === undefined
          ? say(x.harvest === true ? p.perHarvest : p.anytime, ': ')
          : p.more.onceBuilt(cards([x.onceBuilt]))
      const head = having.length > 0 ? having : open
      const key = JSON.stringify(head)
      const group = groups.get(key) ?? { head, items: [] }
      group.items.push(x)
      groups.set(key, group)
    }
    // Cards that are improved in the same way are named together.
    const improved = new Map<string, { rate: Sentence; cards: Sentence[] }>()
    for (const { head, items } of groups.values()) {
      if (items.every((x) => x.with === undefined)) {
        said.push(say(head, rates(items)))
        continue
      }
      const rate = rates(items, p.or)
      const same = improved.get(JSON.stringify(rate)) ?? { rate, cards: [] }
      same.cards.push(head)
      improved.set(JSON.stringify(rate), same)
    }
    const better = [...improved.values()].map(({ rate, cards: names }) => say(list('or', names), ' (', rate, ')'))
    if (better.length > 0) said.push(p.improves(joined(better, ', ')))
    return said
  }

  const prices = (rules: readonly PriceRule[]): Sentence[] => [
    ...savings(rules.filter((rule) => rule.oncePerRound === true)),
    ...rules.filter((rule) => rule.oncePerRound !== true).flatMap(price),
    ...swaps(rules),
  ]

  return { prices, exchanges, rates }
}
