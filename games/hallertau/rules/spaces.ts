/**
 * The twenty action spaces, each one value in the same words as the cards: what is done there top to bottom, its rule, its
 * sentence, its line in the quick reference and its drawing are all read from it.
 */

import { type ActionSpace, gain, type Seq } from '@dorfplatz/kernel'
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

export interface HallertauSpace extends ActionSpace<Seq<Effect>> {
  readonly key: Space
}

const space = (key: Space, rule: string, ...of: readonly Effect[]): HallertauSpace => ({
  key,
  rule,
  does: { do: 'seq', of },
})

/** In the order of SPACES. */
export const ACTION_SPACES: readonly HallertauSpace[] = [
  space('gatewayCard', 'H-ACT-01', drawCard('gateway'), marker),
  space(
    'sheepBreeding',
    'H-ACT-02',
    chooseOrNone(pay({ milk: 2 }, gain({ sheep: 1 })), pay({ milk: 4 }, gain({ sheep: 2 }))),
  ),
  space('sheepShearing', 'H-ACT-03', gain({ wool: 'sheep' }), moveSheep(1)),
  space('clayDelivery', 'H-ACT-04', gain({ clay: 'round' })),
  space('farming', 'H-ACT-05', choose(field(5), sow(4))),
  space('farmyardCard', 'H-ACT-06', drawCard('farmyard'), marker),
  space('butchery', 'H-ACT-07', may(pay({ sheep: 1 }, gain({ meat: 4, hides: 2 })))),
  space('nursery', 'H-ACT-08', choose(gain({ clay: 3 }), crops(3))),
  space('busyWeekend', 'H-ACT-09', choose(gain({ milk: 1 }), gain({ wool: 1 })), sow(2)),
  space('clearing', 'H-ACT-10', field(2), gain({ clay: 1 })),
  space('bonusCard', 'H-ACT-11', drawCard('bonus'), marker),
  space('smallTrade', 'H-ACT-12', crops(2), choose(gain({ milk: 1 }), gain({ wool: 1 })), moveSheep(1)),
  space('cultivation', 'H-ACT-13', sow(3)),
  space('weeklyMarket', 'H-ACT-14', gain({ sheep: 1 }), gain({ meat: 1 })),
  space('landSale', 'H-ACT-15', may(pay({ fields: 1 }, gain({ jewelry: 1, clay: 3 })))),
  space('pointCard', 'H-ACT-16', drawCard('point'), marker),
  space('fertilizing', 'H-ACT-17', moveFieldsTo(5, 'empty', 2), sow(1)),
  space('toolShed', 'H-ACT-18', choose(gain({ clay: 4 }), field(4))),
  space('townHall', 'H-ACT-19', may(pay({ craftLeft: 1 }, gain({ jewelry: 2 })))),
  space('sheepMarket', 'H-ACT-20', gain({ sheep: 1 }), gain({ hides: 1 })),
]

const SOURCES = SPACES.map((_, place) => `space:${place}`)

/** What effects name as their source while a space is used. */
export const sourceOf = (place: number): string => SOURCES[place] ?? ''
export const effectsOf = (place: number): readonly Effect[] => ACTION_SPACES[place]?.does.of ?? []
