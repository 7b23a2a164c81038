/** Deck K, occupations, second half: Clay Worker (K290) to Fence Overseer (K312). */

import { PLAYERS } from '../spaces.ts'
import { type Card, occupation } from '../types.ts'
import { atLeast, chooseOrNone, exactly, gain, later, may, pay } from '../vocabulary.ts'

export const occupationsK2: readonly Card[] = [
  occupation(290, 'occ-clay-worker', 'Clay Worker', 'Lehmarbeiter', {
    on: [{ at: 'take', goods: ['wood', 'clay'], effect: gain({ clay: 1 }) }],
  }),
  occupation(291, 'occ-lover', 'Lover', 'Liebhaber', {
    players: 3,
    extraCost: { food: 4 },
    play: { do: 'grow', noRoom: true, action: true },
  }),
  occupation(292, 'occ-market-woman', 'Market Woman', 'Marktfrau', {
    on: [
      { at: 'take', goods: ['vegetable'], effect: gain({ grain: 2 }) },
      { at: 'cardGoods', goods: ['vegetable'], effect: gain({ grain: 2 }) },
    ],
  }),
  occupation(293, 'occ-plowman', 'Plowman', 'Pflüger', {
    on: [
      {
        at: 'roundStart',
        due: { plus: [4, 7, 10] },
        if: atLeast('fieldSites', 1),
        effect: may(pay({ food: 1 }, { do: 'plow' })),
      },
    ],
  }),
  occupation(294, 'occ-brushwood-collector', 'Brushwood Collector', 'Reisigsammler', {
    players: 3,
    price: [
      { of: ['room', 'renovation'], swap: { from: { reed: 1 }, to: { wood: 1 }, max: 1 } },
      { of: ['room'], swap: { from: { reed: 2 }, to: { wood: 1 }, max: 1 } },
    ],
  }),
  occupation(295, 'occ-cattle-breeder', 'Cattle Breeder', 'Rinderzüchter', {
    players: 4,
    play: gain({ cattle: 1 }),
    on: [{ at: 'roundEnd', if: exactly('round', 12), effect: { do: 'breed', species: 'cattle' } }],
  }),
  occupation(296, 'occ-seed-seller', 'Seed Seller', 'Samenhändler', {
    players: 3,
    play: gain({ grain: 1 }),
    on: [{ at: 'take', spaces: ['take_grain'], effect: gain({ grain: 1 }) }],
  }),
  occupation(297, 'occ-sheep-farmer', 'Sheep Farmer', 'Schafbauer', {
    players: 3,
    on: [{ at: 'take', goods: ['sheep'], effect: gain({ sheep: 1 }) }],
    exchange: [{ give: { sheep: 3 }, get: { boar: 1, cattle: 1 } }],
  }),
  occupation(298, 'occ-shepherd-boy', 'Shepherd Boy', 'Schäferknecht', {
    players: 4,
    on: [{ at: 'change', if: exactly('house', 2), uses: 1, effect: later('rest', { sheep: 1 }) }],
  }),
  occupation(299, 'occ-slaughterman', 'Slaughterman', 'Schlachter', {
    players: 3,
    on: [{ at: 'cook', by: 'others', effect: gain({ food: 1 }) }],
    feedsLast: true,
  }),
  occupation(300, 'occ-schnaps-distiller', 'Schnaps Distiller', 'Schnapsbrenner', {
    exchange: [{ give: { vegetable: 1 }, get: { food: 5 }, harvest: true, group: 'schnapsDistiller' }],
  }),
  occupation(301, 'occ-wood-carver', 'Wood Carver', 'Schnitzer', {
    price: [
      { of: ['fence', 'stable', 'improvement'], less: { wood: 1 }, oncePerRound: true },
      { of: ['room'], house: 0, less: { wood: 1 }, oncePerRound: true },
    ],
  }),
  occupation(302, 'occ-pig-whisperer', 'Pig Whisperer', 'Schweineflüsterer', {
    players: 4,
    play: later({ plus: [4, 7, 10] }, { boar: 1 }),
  }),
  occupation(303, 'occ-stone-breaker', 'Stone Breaker', 'Steinklopfer', {
    players: 4,
    use: { if: exactly('house', 1), effect: { do: 'renovate', from: 1, to: 2 } },
  }),
  occupation(304, 'occ-veterinarian', 'Veterinarian', 'Tierarzt', {
    players: 4,
    on: [{ at: 'roundStart', effect: { do: 'special', name: 'twoTokens' } }],
  }),
  occupation(305, 'occ-animal-handler', 'Animal Handler', 'Tierhalter', {
    players: 4,
    on: [
      { at: 'roundStart', due: { rounds: [7] }, effect: may(pay({ food: 1 }, gain({ sheep: 1 }))) },
      { at: 'roundStart', due: { rounds: [10] }, effect: may(pay({ food: 1 }, gain({ boar: 1 }))) },
      { at: 'roundStart', due: { rounds: [14] }, effect: may(pay({ food: 1 }, gain({ cattle: 1 }))) },
    ],
  }),
  occupation(306, 'occ-animal-tamer', 'Animal Tamer', 'Tierzähmer', { room: { home: 'perRoom' } }),
  occupation(307, 'occ-animal-breeder', 'Animal Breeder', 'Tierzüchter', {
    players: 4,
    on: [
      {
        at: 'fence',
        if: atLeast('newPastures', 1),
        effect: chooseOrNone(
          pay({ food: 1 }, gain({ sheep: 2 })),
          pay({ food: 2 }, gain({ boar: 2 })),
          pay({ food: 3 }, gain({ cattle: 2 })),
        ),
      },
    ],
  }),
  occupation(308, 'occ-foreman', 'Foreman', 'Vorarbeiter', { players: 4, announce: { do: 'layOn', good: 'food' } }),
  occupation(309, 'occ-weaver', 'Weaver', 'Weber', {
    players: 4,
    on: [{ at: 'workStart', if: atLeast('sheep', 2), effect: gain({ food: 1 }) }],
  }),
  occupation(310, 'occ-resource-seller', 'Resource Seller', 'Werkstoffhändler', {
    play: { do: 'stack', goods: ['stone', 'clay', 'stone', 'clay', 'reed', 'clay', 'wood'] },
    matchesStack: true,
  }),
  occupation(311, 'occ-magician', 'Magician', 'Zauberer', {
    players: 4,
    reconstructed: true,
    on: [{ at: 'take', spaces: PLAYERS, if: exactly('home', 0), effect: gain({ grain: 1, food: 1 }) }],
  }),
  occupation(312, 'occ-fence-overseer', 'Fence Overseer', 'Zaunaufseher', {
    on: [{ at: 'stable', perRound: 1, effect: may(pay({ food: 1 }, { do: 'fenceStable' })) }],
  }),
]
