/** What the twenty action spaces do, top to bottom, in the same words as the cards. */

import { gain } from '@dorfplatz/kernel'
import { SPACES, type Space } from './facts.ts'
import {
  choose,
  chooseOrNone,
  crops,
  drawCard,
  type Effect,
  field,
  marker,
  may,
  moveFieldsTo,
  moveSheep,
  pay,
  sow,
} from './words.ts'

const SPACE_EFFECTS: { readonly [S in Space]: readonly Effect[] } = {
  gatewayCard: [drawCard('gateway'), marker], // H-ACT-01
  sheepBreeding: [chooseOrNone(pay({ milk: 2 }, gain({ sheep: 1 })), pay({ milk: 4 }, gain({ sheep: 2 })))], // H-ACT-02
  sheepShearing: [gain({ wool: 'sheep' }), moveSheep(1)], // H-ACT-03
  clayDelivery: [gain({ clay: 'round' })], // H-ACT-04
  farming: [choose(field(5), sow(4))], // H-ACT-05
  farmyardCard: [drawCard('farmyard'), marker], // H-ACT-06
  butchery: [may(pay({ sheep: 1 }, gain({ meat: 4, hides: 2 })))], // H-ACT-07
  nursery: [choose(gain({ clay: 3 }), crops(3))], // H-ACT-08
  busyWeekend: [choose(gain({ milk: 1 }), gain({ wool: 1 })), sow(2)], // H-ACT-09
  clearing: [field(2), gain({ clay: 1 })], // H-ACT-10
  bonusCard: [drawCard('bonus'), marker], // H-ACT-11
  smallTrade: [crops(2), choose(gain({ milk: 1 }), gain({ wool: 1 })), moveSheep(1)], // H-ACT-12
  cultivation: [sow(3)], // H-ACT-13
  weeklyMarket: [gain({ sheep: 1 }), gain({ meat: 1 })], // H-ACT-14
  landSale: [may(pay({ fields: 1 }, gain({ jewelry: 1, clay: 3 })))], // H-ACT-15
  pointCard: [drawCard('point'), marker], // H-ACT-16
  fertilizing: [moveFieldsTo(5, 'empty', 2), sow(1)], // H-ACT-17
  toolShed: [choose(gain({ clay: 4 }), field(4))], // H-ACT-18
  townHall: [may(pay({ craftLeft: 1 }, gain({ jewelry: 2 })))], // H-ACT-19
  sheepMarket: [gain({ sheep: 1 }), gain({ hides: 1 })], // H-ACT-20
}

const LIST: readonly (readonly Effect[])[] = SPACES.map((space) => SPACE_EFFECTS[space])

const SOURCES = SPACES.map((_, space) => `space:${space}`)

/** What effects name as their source while a space is used. */
export const sourceOf = (space: number): string => SOURCES[space] ?? ''
export const effectsOf = (space: number): readonly Effect[] => LIST[space] ?? []
