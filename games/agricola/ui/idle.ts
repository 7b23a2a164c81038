/** Spaces that would bring nothing as things stand, or only half of what they show: said before they are taken. */

import type { View } from '@dorfplatz/kernel'
import { findCard, isOccupation } from '../cards/registry.ts'
import type { Card } from '../cards/types.ts'
import { fits, roomFor } from '../rules/animals/room.ts'
import { named } from '../rules/asked.ts'
import { BOAR, CATTLE, FOOD, GOODS, GRAIN, isAnimal, SHEEP, VEGETABLE } from '../rules/goods.ts'
import type { AgricolaView, FarmView } from '../rules/view.ts'
import { SPACES, type Space, spaceNumber } from '../rules/work/spaces.ts'
import { find } from '../rules/work/words.ts'
import { laidOn } from './laid.ts'
import type { Option } from './props.ts'
import { saidIn } from './said.ts'

export interface Nothing {
  /** In two or three words. */
  readonly why: string
  /** Nothing at all; else only half. */
  readonly all: boolean
}

const inPlay = (farm: FarmView): readonly Card[] =>
  [...farm.occupations, ...farm.improvements].flatMap((no) => findCard(no) ?? [])

const AT_SPACES = ['beforeSpace', 'space', 'take', 'receive', 'cook']

/** Whether a card in play may answer to a person there: then the space itself is not all. */
function isAnswered(cards: readonly Card[], { key }: Space): boolean {
  const concerns = (spaces?: readonly string[]) => spaces?.some((one) => one.split('#')[0] === key) ?? true
  return cards.some(({ on = [] }) =>
    on.some(({ at, by = 'me', spaces }) => by !== 'others' && AT_SPACES.includes(at) && concerns(spaces)),
  )
}

/** Cards that change what is paid, what one may play, or how often. */
const helpsPlaying = ({ price, exchange, cook, use, free, asMinor, widerChances, special }: Card): boolean =>
  [price, exchange, cook, use, free, asMinor, widerChances, special].some((rule) => rule !== undefined)

/** Whether the stock cannot pay: food may come from crops. */
function isBeyond({ goods }: FarmView, { cost }: Card): boolean {
  const have = (good: number): number => goods[good] ?? 0
  const food = have(FOOD) + have(GRAIN) + have(VEGETABLE)
  return (
    cost.length > 0 &&
    cost.every((price) => GOODS.some((name, good) => (price[name] ?? 0) > (good === FOOD ? food : have(good))))
  )
}

/** Whether a minor improvement certainly cannot be played; where only the rules know, it might be. */
function isOutOfReach(farm: FarmView, cards: readonly Card[], round: number, card: Card): boolean {
  const { needs = {}, rounds, returns, returnsAny = 0 } = card
  const occupations = cards.reduce((sum, { kind, countsAs = 1 }) => sum + (kind === 'occupation' ? countsAs : 0), 0)
  return (
    isBeyond(farm, card) ||
    (rounds !== undefined && (round < rounds[0] || round > rounds[1])) ||
    occupations < (needs.occupations ?? 0) ||
    farm.improvements.length < Math.max(needs.improvements ?? 0, returnsAny) ||
    (needs.house !== undefined && needs.house !== farm.house) ||
    (returns !== undefined && !returns.some((no) => farm.improvements.includes(no)))
  )
}

function hasMinor(table: AgricolaView, farm: FarmView, cards: readonly Card[]): boolean {
  if (cards.some(helpsPlaying)) return true
  const minors = table.hand.filter((no) => !isOccupation(no)).flatMap((no) => findCard(no) ?? [])
  return minors.some((card) => !isOutOfReach(farm, cards, table.round, card))
}

export function idle(view: View<AgricolaView>, option: Option, lang: 'de' | 'en'): Nothing | null {
  if (option.decision?.kind !== 'place' || view.as === 'spectator') return null
  const { table } = view
  const space = spaceNumber(named(option.answer.choice, 'place') ?? '')
  const spec = SPACES[space]
  const farm = table.farms[view.as]
  if (spec === undefined || farm === undefined || laidOn(table, space).length > 0) return null
  const cards = inPlay(farm)
  if (isAnswered(cards, spec)) return null
  const s = saidIn(lang)
  const { pile } = spec
  if (pile !== null && isAnimal(pile.good)) {
    const herd = [SHEEP, BOAR, CATTLE].map((good) => (farm.goods[good] ?? 0) + (good === pile.good ? 1 : 0))
    const [sheep = 0, boar = 0, cattle = 0] = herd
    if (fits(farm.places, sheep, boar, cattle)) {
      const lies = table.spaces.find((one) => one.space === space)?.lies ?? 0
      const room = roomFor(farm, pile.good, lies)
      return room < lies ? { why: s.roomFor(room), all: false } : null
    }
    if (farm.cooks.includes(pile.good)) return { why: s.cookOnly, all: false }
    const [ofSheep = 0, ofBoar = 0, ofCattle = 0] = herd.map((n, i) => (i + SHEEP === pile.good ? n : 0))
    const swaps = fits(farm.places, ofSheep, ofBoar, ofCattle)
    return swaps ? { why: s.swapOnly, all: false } : { why: s.noRoom, all: true }
  }
  if (find(spec.does, 'starter') === null || table.starter !== view.as) return null
  const lies = table.spaces.find((one) => one.space === space)?.lies ?? 0
  if (lies > 0 || (find(spec.does, 'improve') !== null && hasMinor(table, farm, cards))) return null
  return { why: s.alreadyFirst, all: true }
}
