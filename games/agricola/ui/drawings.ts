/** Goods and what cards do as lines of icons. */

import { ARROW, type Drawer, drawer, type IconLine } from '@dorfplatz/kernel'
import type { CardEffect, Word } from '../cards/effects.ts'
import type { CardRules } from '../cards/types.ts'
import { GOODS, type GoodName } from '../rules/goods.ts'
import type { Nouns } from '../text/parts.ts'

const isGood = (name: string): name is GoodName => GOODS.some((good) => good === name)

/** Grain that becomes food in an action, a good that does so while feeding. */
function kitchenLine({ bake, exchange = [], on, use }: CardRules, draw: Drawer<CardEffect>): IconLine | null {
  const turned = [...(bake === undefined ? [] : [{ give: { grain: 1 }, get: { food: bake.food } }]), ...exchange]
  const [first, second] = turned
  // A line says all or nothing.
  if (first === undefined || second !== undefined || on !== undefined || use !== undefined) return null
  const [gave, got] = [draw.goods({ ...first.give }), draw.goods({ ...first.get })]
  // What lies on a card is no good of its own: nothing would stand behind the arrow.
  return gave === null || got === null || got.length === 0 ? null : [...gave, ARROW, ...got]
}

/** What a card brings, where that can be drawn: in the kitchen, at once, or each time its owner takes certain goods. */
export function lineOf(card: CardRules, draw: Drawer<CardEffect>): IconLine | null {
  const { play, on = [] } = card
  const kitchen = kitchenLine(card, draw)
  if (kitchen !== null) return kitchen
  if (play !== undefined) return draw.effect(play)
  const [rule, second] = on
  if (rule?.at !== 'take' || second !== undefined || rule.goods === undefined || (rule.by ?? 'me') !== 'me') return null
  const taken = draw.either(rule.goods.map((good) => draw.goods({ [good]: 1 })))
  const gained = rule.if === undefined && rule.spaces === undefined ? draw.effect(rule.effect) : null
  return taken === null || gained === null ? null : [...taken, ARROW, ...gained]
}

/** Of Agricola's own words none has a picture yet: they are said. */
export function drawings(nouns: Nouns): Drawer<CardEffect> {
  return drawer<Word, CardEffect>({
    good: (good, n) => (isGood(good) ? { icon: good, label: `${n} ${nouns[good][n === 1 ? 0 : 1]}`, n } : null),
    words: {},
  })
}
