/** The woodcut that stands for each action space in a list: what it brings, unless its name tells of something else. */

import { SPACES, type Space } from '../rules/facts.ts'
import { printsOf } from './drawings.ts'
import { DECK_ICONS } from './words.ts'

const BY_NAME: { readonly [S in Space]?: string } = {
  gatewayCard: DECK_ICONS[0],
  farmyardCard: DECK_ICONS[1],
  bonusCard: DECK_ICONS[2],
  pointCard: DECK_ICONS[3],
  nursery: 'crops',
  weeklyMarket: 'market',
  fertilizing: 'fieldtile',
  toolShed: 'tool',
  townHall: 'centre',
}

/** The first thing behind the arrow, or the first of all. */
function broughtBy(space: number): string {
  const line = printsOf(space, 'en', 1)[0]?.[0] ?? []
  const arrow = line.findIndex((sign) => 'sign' in sign && sign.sign === 'arrow')
  const sign = line[arrow + 1]
  return sign !== undefined && 'icon' in sign ? sign.icon : 'cards'
}

const icons = SPACES.map((space, place) => [space, BY_NAME[space] ?? broughtBy(place)])
export const SPACE_ICONS: { readonly [S in Space]: string } = Object.fromEntries(icons)
