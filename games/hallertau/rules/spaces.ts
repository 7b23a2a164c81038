/**
 * The twenty action spaces, each one value in the same words as the cards: what is done there top to bottom. Its rule and its
 * line in the quick reference (text/space-teller.ts), its short line beside a question (text/spaces.ts) and its drawing
 * (ui/drawings.ts) are read from it.
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

const space = (rule: string, ...of: readonly Effect[]): Omit<HallertauSpace, 'key'> => ({
  rule,
  does: { do: 'seq', of },
})

const SPACE: { readonly [S in Space]: Omit<HallertauSpace, 'key'> } = {
  gatewayCard: space('H-ACT-01', drawCard('gateway'), marker),
  sheepBreeding: space(
    'H-ACT-02',
    chooseOrNone(pay({ milk: 2 }, gain({ sheep: 1 })), pay({ milk: 4 }, gain({ sheep: 2 }))),
  ),
  sheepShearing: space('H-ACT-03', gain({ wool: 'sheep' }), moveSheep(1)),
  clayDelivery: space('H-ACT-04', gain({ clay: 'round' })),
  farming: space('H-ACT-05', choose(field(5), sow(4))),
  farmyardCard: space('H-ACT-06', drawCard('farmyard'), marker),
  butchery: space('H-ACT-07', may(pay({ sheep: 1 }, gain({ meat: 4, hides: 2 })))),
  nursery: space('H-ACT-08', choose(gain({ clay: 3 }), crops(3))),
  busyWeekend: space('H-ACT-09', choose(gain({ milk: 1 }), gain({ wool: 1 })), sow(2)),
  clearing: space('H-ACT-10', field(2), gain({ clay: 1 })),
  bonusCard: space('H-ACT-11', drawCard('bonus'), marker),
  smallTrade: space('H-ACT-12', crops(2), choose(gain({ milk: 1 }), gain({ wool: 1 })), moveSheep(1)),
  cultivation: space('H-ACT-13', sow(3)),
  weeklyMarket: space('H-ACT-14', gain({ sheep: 1 }), gain({ meat: 1 })),
  landSale: space('H-ACT-15', may(pay({ fields: 1 }, gain({ jewelry: 1, clay: 3 })))),
  pointCard: space('H-ACT-16', drawCard('point'), marker),
  fertilizing: space('H-ACT-17', moveFieldsTo(5, 'empty', 2), sow(1)),
  toolShed: space('H-ACT-18', choose(gain({ clay: 4 }), field(4))),
  townHall: space('H-ACT-19', may(pay({ craftLeft: 1 }, gain({ jewelry: 2 })))),
  sheepMarket: space('H-ACT-20', gain({ sheep: 1 }), gain({ hides: 1 })),
}

/** In the order of the board. */
export const ACTION_SPACES: readonly HallertauSpace[] = SPACES.map((key) => ({ key, ...SPACE[key] }))

const SOURCES = SPACES.map((_, place) => `space:${place}`)

/** What effects name as their source while a space is used. */
export const sourceOf = (place: number): string => SOURCES[place] ?? ''
export const effectsOf = (place: number): readonly Effect[] => ACTION_SPACES[place]?.does.of ?? []
