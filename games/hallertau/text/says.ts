/** What each action space does, in one short line. */

import type { Lang } from '@dorfplatz/kernel'
import type { Space } from '../rules/facts.ts'

type Lines = { readonly [S in Space]: (round: number) => string }

const de: Lines = {
  gatewayCard: () => 'Karte ziehen, Startspielermarke nehmen',
  sheepBreeding: () => '2 Milch gegen 1 Schaf, 4 gegen 2',
  sheepShearing: () => 'je Schaf 1 Wolle, 1 Schaf weiterrücken',
  clayDelivery: (round) => `${round} Lehm`,
  farming: () => 'Acker in Zeile 5 oder bis zu 4-mal säen',
  farmyardCard: () => 'Karte ziehen, Startspielermarke nehmen',
  butchery: () => '1 Schaf gegen 4 Fleisch, 2 Felle',
  nursery: () => '3 Lehm oder 3 Ackerfrüchte',
  busyWeekend: () => 'Milch oder Wolle, bis zu 2-mal säen',
  clearing: () => 'Acker in Zeile 2 und 1 Lehm',
  bonusCard: () => 'Karte ziehen, Startspielermarke nehmen',
  smallTrade: () => '2 Ackerfrüchte, Milch oder Wolle, 1 Schaf weiterrücken',
  cultivation: () => 'bis zu 3-mal säen',
  weeklyMarket: () => '1 Schaf und 1 Fleisch',
  landSale: () => '1 Acker gegen 1 Schmuck, 3 Lehm',
  pointCard: () => 'Karte ziehen, Startspielermarke nehmen',
  fertilizing: () => '2 leere Äcker in Zeile 5, 1-mal säen',
  toolShed: () => '4 Lehm oder Acker in Zeile 4',
  townHall: () => '1 Handwerk 1 Feld zurück gegen 2 Schmuck',
  sheepMarket: () => '1 Schaf und 1 Fell',
}

const en: Lines = {
  gatewayCard: () => 'draw a card, take the first player marker',
  sheepBreeding: () => '2 milk for 1 sheep, 4 for 2',
  sheepShearing: () => '1 wool per sheep, save 1 sheep',
  clayDelivery: (round) => `${round} clay`,
  farming: () => 'field in row 5, or sow up to 4 times',
  farmyardCard: () => 'draw a card, take the first player marker',
  butchery: () => '1 sheep for 4 meat, 2 hides',
  nursery: () => '3 clay or 3 crops',
  busyWeekend: () => 'milk or wool, sow up to 2 times',
  clearing: () => 'field in row 2 and 1 clay',
  bonusCard: () => 'draw a card, take the first player marker',
  smallTrade: () => '2 crops, milk or wool, save 1 sheep',
  cultivation: () => 'sow up to 3 times',
  weeklyMarket: () => '1 sheep and 1 meat',
  landSale: () => '1 field for 1 jewelry, 3 clay',
  pointCard: () => 'draw a card, take the first player marker',
  fertilizing: () => '2 empty fields to row 5, sow once',
  toolShed: () => '4 clay or a field in row 4',
  townHall: () => '1 Craft Building 1 space back for 2 jewelry',
  sheepMarket: () => '1 sheep and 1 hide',
}

const all: { readonly [L in Lang]: Lines } = { de, en }

export const saysOf = (lang: Lang): Lines => all[lang]
