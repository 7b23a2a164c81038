/** All 330 cards, ready to play, by number. */

import { type Card, compileCard } from '../rules/card.ts'
import { cardName } from '../rules/choices.ts'
import { bonus } from './bonus.ts'
import { farmyardField } from './farmyard-field.ts'
import { farmyardHops } from './farmyard-hops.ts'
import { farmyardJewelry } from './farmyard-jewelry.ts'
import { farmyardSheep } from './farmyard-sheep.ts'
import { gatewayAdvanced } from './gateway-advanced.ts'
import { gatewayBeginner } from './gateway-beginner.ts'
import { gatewayExpert } from './gateway-expert.ts'
import { gatewayMaster } from './gateway-master.ts'
import { point } from './point.ts'

export const CARD_LIST: readonly Card[] = [
  ...gatewayBeginner,
  ...gatewayAdvanced,
  ...gatewayExpert,
  ...gatewayMaster,
  ...farmyardHops,
  ...farmyardSheep,
  ...farmyardField,
  ...farmyardJewelry,
  ...bonus,
  ...point,
].map(compileCard)

/** By the printed number; without holes, which would make look-ups slow. */
export const CARDS: readonly (Card | undefined)[] = Array.from({ length: 1000 }, (_, id) =>
  CARD_LIST.find((card) => card.id === id),
)

/** By the name in an answer: a look-up costs less than reading the number each time. */
export const CARD_NAMED: ReadonlyMap<string, Card> = new Map(CARD_LIST.map((card) => [cardName(card.id), card]))
