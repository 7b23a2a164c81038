/** What cards in play take off a price: which of them, and what a card costs then where that is plain. */

import { findCard } from '../cards/registry.ts'
import type { PriceRule } from '../cards/standing.ts'
import type { Card } from '../cards/types.ts'
import { type Amounts, GOODS, type GoodName } from '../rules/goods.ts'
import { concerns, holds } from '../rules/payment/concerns.ts'
import type { Purchase } from '../rules/payment/prices.ts'
import { HOUSES } from '../rules/state.ts'
import type { FarmView } from '../rules/view.ts'

type Owner = Pick<FarmView, 'occupations' | 'improvements' | 'house' | 'memory'>

const MATERIAL = ['wood', 'clay', 'stone'] as const

/** The goods that a purchase is printed with. */
function printed({ house }: Owner, what: Purchase): readonly string[] {
  switch (what[0]) {
    case 'improvement':
      return (findCard(what[1])?.cost ?? []).flatMap(Object.keys)
    case 'room':
      return [MATERIAL[house] ?? 'wood', 'reed']
    case 'renovation':
      return [MATERIAL[what[1]] ?? 'clay', 'reed']
    case 'stable':
    case 'fences':
      return ['wood']
    default:
      return []
  }
}

function lowers({ instead, less, lessAny, swap }: PriceRule, goods: readonly string[]): boolean {
  const given = Object.keys(less ?? swap?.from ?? {})
  return instead !== undefined || lessAny !== undefined || given.some((good) => goods.includes(good))
}

const inPlay = ({ occupations, improvements }: Owner): readonly Card[] =>
  [...occupations, ...improvements].flatMap((no) => findCard(no) ?? [])

/** A saving of this round, or of the whole game, is made only once. */
const isSpent = (farm: Owner, { no }: Card): boolean => farm.memory[no]?.used !== undefined

function rulesOf(farm: Owner, card: Card, what: Purchase): readonly PriceRule[] {
  const house = HOUSES[farm.house] ?? HOUSES[0]
  return (card.price ?? []).filter(
    (rule) =>
      concerns(rule.of, what) && holds(house, rule, what) && !(rule.oncePerRound === true && isSpent(farm, card)),
  )
}

/** Cards that make a purchase cheaper, by number. */
export function cheaperBy(farm: Owner, what: Purchase): readonly number[] {
  const goods = printed(farm, what)
  return inPlay(farm)
    .filter((card) => {
      if (what[0] === 'improvement' && card.free?.includes(what[1]) === true) return true
      if (what[0] === 'stable' && card.freeStable === true && !isSpent(farm, card)) return true
      if (what[0] === 'fences' && (card.freeFences ?? card.freeFenceEvery) !== undefined) return true
      return rulesOf(farm, card, what).some((rule) => lowers(rule, goods))
    })
    .map(({ no }) => no)
}

const sum = (goods: Amounts): number => Object.values(goods).reduce((n, more) => n + more, 0)

/** What an improvement costs its buyer, where it is less than what is printed; null where that is a matter of choice, too. */
export function ownPrice(farm: Owner, { no, cost }: Card): Amounts | null {
  const [price, other] = cost
  if (price === undefined || other !== undefined) return null
  const what: Purchase = ['improvement', no, 0]
  const cards = inPlay(farm)
  if (cards.some(({ free }) => free?.includes(no))) return {}
  const rules = cards.flatMap((card) => rulesOf(farm, card, what))
  if (rules.some(({ lessAny }) => lessAny !== undefined)) return null
  const bases = [price, ...rules.flatMap(({ instead }) => (instead === undefined ? [] : [instead]))]
  const base = bases.reduce((best, one) => (sum(one) < sum(best) ? one : best))
  const own: { [G in GoodName]?: number } = { ...base }
  for (const { less = {} } of rules)
    for (const good of GOODS) if (own[good] !== undefined) own[good] = Math.max(0, (own[good] ?? 0) - (less[good] ?? 0))
  return sum(own) < sum(price) ? own : null
}
