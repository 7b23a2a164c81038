/** What a card is about in a few icons: enough to choose by on a strip. Its face draws all or nothing, and has the words. */

import { ARROW, type Expr, type Goods, type IconLine, OR, type Sign } from '@dorfplatz/kernel'
import type { CardEffect, Word } from '../cards/effects.ts'
import type { Moment } from '../cards/moments.ts'
import type { PricedThing, PriceRule } from '../cards/standing.ts'
import type { Card, CardReaction } from '../cards/types.ts'
import { GOODS } from '../rules/goods.ts'
import { spaceNumber } from '../rules/work/spaces.ts'
import { iconOfSpace } from './prints.ts'

/** More signs are no line any more. */
const MOST = 6

/** An amount that has to be counted has no number. */
const sign = (icon: string, n: Expr = 1): Sign => ({
  icon,
  label: '',
  ...(typeof n === 'number' && n > 1 ? { n } : {}),
})
const signs = (icons: readonly string[]): IconLine => icons.map((icon) => sign(icon))

const goodsOf = (goods: Goods): IconLine =>
  Object.entries(goods).flatMap(([good, n]) =>
    (GOODS as readonly string[]).includes(good) && n !== 0 ? [sign(good, n)] : [],
  )

/** Of several ways one holds. */
const either = (lines: readonly IconLine[]): IconLine =>
  lines.filter((line) => line.length > 0).flatMap((line, i) => (i === 0 ? line : [OR, ...line]))

/** One leads to the other; either may have no picture. */
const leads = (from: IconLine, to: IconLine): IconLine => (to.length === 0 ? [] : [...from, ARROW, ...to])

type Draw = { readonly [K in Word['do']]?: (word: Extract<Word, { do: K }>) => IconLine }

/** Agricola's own words; what others do, and what only moves things about, is left to the words. */
const OWN: Draw = {
  plow: () => [sign('plow')],
  sow: () => [sign('sow')],
  bake: () => [sign('grain'), ARROW, sign('food')],
  freeRoom: () => [sign('room')],
  freeStable: () => [sign('stable')],
  miniPasture: () => [sign('pasture')],
  fenceStable: () => [sign('fence')],
  stable: () => [sign('stable')],
  fences: ({ gift }) => [sign('fence', gift)],
  grow: () => [sign('family')],
  adopt: () => [sign('person')],
  breed: ({ species }) => [sign(species)],
  oneOfEach: () => signs(['sheep', 'boar', 'cattle']),
  topUp: ({ crops }) => signs(crops),
  fieldPhase: () => [sign('harvest')],
  reap: ({ crop }) => [sign(crop)],
  everyone: ({ effect }) => sketch(effect),
  clear: ({ good }) => [sign(good)],
  buy: ({ good, food }) => [sign('food', food), ARROW, sign(good)],
  levy: ({ goods }) => goodsOf({ ...goods }),
  person: () => [sign('person')],
  move: () => [sign('person')],
  goFirst: () => [sign('first')],
  takeFences: () => [sign('fence')],
  layFences: ({ n }) => [sign('fence', n)],
  note: ({ points }) => [sign('vp', points)],
  renovate: () => [sign('room')],
  improve: ({ kinds }) => signs(kinds === 'minor' ? ['tool'] : ['bakehouse', 'tool']),
  occupation: () => [sign('scroll')],
  bring: ({ goods }) => goodsOf({ ...goods }),
  stack: ({ goods }) => signs(goods),
  table: ({ good }) => [sign(good)],
  payOwners: () => [sign('food')],
  sell: ({ good, food }) => [sign(good), ARROW, sign('food', food)],
  guest: () => [sign('person')],
}

function sketch(effect: CardEffect): IconLine {
  switch (effect.do) {
    case 'nothing':
      return []
    case 'gain':
      return goodsOf(effect.goods)
    case 'later':
      return [sign('calendar'), ...goodsOf(effect.goods)]
    case 'seq':
      return effect.of.flatMap(sketch)
    case 'choose':
      return either(effect.of.map(sketch))
    case 'tiers':
      return either(effect.of.map(({ then }) => sketch(then)))
    case 'may':
    case 'each':
      return sketch(effect.effect)
    case 'if':
      return sketch(effect.then)
    case 'pay':
      return leads(goodsOf(effect.goods), sketch(effect.then))
    default: {
      // A drawing is looked up by its word's name, and only ever gets words of that name.
      const draw = OWN[effect.do] as ((word: Word) => IconLine) | undefined
      return draw?.(effect) ?? []
    }
  }
}

/** What somebody does, or when it is. */
const AT: { readonly [M in Moment]?: string } = {
  roundStart: 'calendar',
  workStart: 'person',
  returnHome: 'home',
  roundEnd: 'calendar',
  beforeScoring: 'vp',
  improvementAction: 'tool',
  improvement: 'tool',
  beforeOccupation: 'scroll',
  occupation: 'scroll',
  room: 'room',
  stable: 'stable',
  fence: 'fence',
  renovation: 'room',
  growth: 'family',
  plow: 'plow',
  multiPlow: 'plow',
  sow: 'sow',
  bake: 'grain',
}

function waitsFor({ at, goods, spaces }: CardReaction): IconLine {
  if (goods !== undefined) return either(goods.map((good) => [sign(good)]))
  if (at.startsWith('harvest')) return [sign('harvest')]
  const icons = (spaces ?? []).flatMap((key) => iconOfSpace(spaceNumber(key.split('#')[0] ?? '')) ?? [])
  if (icons.length > 0) return either([...new Set(icons)].map((icon) => [sign(icon)]))
  const icon = AT[at]
  return icon === undefined ? [] : [sign(icon)]
}

const THINGS: { readonly [thing: string]: string } = {
  room: 'room',
  renovation: 'room',
  improvement: 'tool',
  stable: 'stable',
  fence: 'fence',
}
const thingOf = (thing: PricedThing): IconLine => [sign(THINGS[thing] ?? 'bakehouse')]

/** A price of its own leads to the thing; where there is only less to pay, the thing says it. */
function priced({ of, instead, swap }: PriceRule): IconLine {
  const [thing] = of
  if (thing === undefined) return []
  // What the house is made of is another good in every house.
  const fixed = instead?.material === undefined ? { ...instead } : {}
  const price = goodsOf(swap === undefined ? fixed : { ...swap.to })
  return price.length === 0 ? thingOf(thing) : leads(price, thingOf(thing))
}

const COOKED = ['vegetable', 'sheep', 'boar', 'cattle'] as const

/** What becomes food in it, whatever else it does. */
function kitchen({ cook, bake }: Card): IconLine {
  if (cook !== undefined) return leads(signs(COOKED.filter((good) => cook[good] !== undefined)), [sign('food')])
  return bake === undefined ? [] : [sign('grain'), ARROW, sign('food', bake.food)]
}

/** What stands on a card for good, in the order in which it matters. */
function standing(card: Card): IconLine {
  const [exchange] = card.exchange ?? []
  const [price] = card.price ?? []
  const [score] = card.score ?? []
  if (exchange !== undefined) return leads(goodsOf({ ...exchange.give }), goodsOf({ ...exchange.get }))
  if (card.use !== undefined) return sketch(card.use.effect)
  if (price !== undefined) return priced(price)
  if (card.field !== undefined) return [...signs(card.field.crops), ARROW, sign('field')]
  if (card.room !== undefined) return card.room.boar === true ? [sign('boar')] : [sign('sheep'), sign('pasture')]
  if (card.sows !== undefined || card.sowsFew !== undefined) return [sign('sow')]
  if (card.freeFences !== undefined || card.freeFenceEvery !== undefined) return [sign('fence')]
  if (card.permit !== undefined || card.twoInARow !== undefined) return [sign('person')]
  if (card.toll !== undefined) return [ARROW, sign('food')]
  if (card.announce !== undefined) return sketch(card.announce)
  if (card.asMinor !== undefined) return [sign('bakehouse')]
  if (card.countsAs !== undefined) return [sign('scroll', card.countsAs)]
  if (score !== undefined) return [sign('vp', score.points)]
  return []
}

/** No arrow and no "or" at the end of what was shortened. */
function shortened(line: IconLine): IconLine {
  const cut = line.slice(0, MOST)
  const end = cut.findLastIndex((one) => !('sign' in one))
  return cut.slice(0, end + 1)
}

export function gistOf(card: Card): IconLine {
  const reactions = (card.on ?? []).map((rule) => leads(waitsFor(rule), sketch(rule.effect)))
  const played = card.play === undefined ? [] : sketch(card.play)
  const lines = [kitchen(card), leads([], played), ...reactions, standing(card)]
  const first = lines.find((line) => line.length > 0) ?? []
  const told = first.some((one) => 'icon' in one && one.icon === 'vp')
  return [...shortened(first), ...(card.points > 0 && !told ? [sign('vp', card.points)] : [])]
}
