/** The woodcut that stands for each action space. */

import type { Space } from '../rules/facts.ts'

export { saysOf } from '../text/says.ts'

export const SPACE_ICONS: { readonly [S in Space]: string } = {
  gatewayCard: 'back-gateway',
  sheepBreeding: 'sheep',
  sheepShearing: 'wool',
  clayDelivery: 'clay',
  farming: 'field',
  farmyardCard: 'back-farmyard',
  butchery: 'meat',
  nursery: 'crops',
  busyWeekend: 'milk',
  clearing: 'field',
  bonusCard: 'back-bonus',
  smallTrade: 'crops',
  cultivation: 'sow',
  weeklyMarket: 'market',
  landSale: 'jewelry',
  pointCard: 'back-point',
  fertilizing: 'fieldtile',
  toolShed: 'tool',
  townHall: 'centre',
  sheepMarket: 'sheep',
}
