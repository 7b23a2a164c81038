/** Deck E, occupations, second half: Basketmaker (E183) to Carpenter (E218). */

import { PLAYERS } from '../spaces.ts'
import { type Card, occupation } from '../types.ts'
import {
  all,
  any,
  atLeast,
  choose,
  difference,
  exactly,
  gain,
  later,
  may,
  most,
  pay,
  seq,
  when,
} from '../vocabulary.ts'

export const occupationsE2: readonly Card[] = [
  occupation(183, 'occ-basketmaker', 'Basketmaker', 'Korbflechter', {
    players: 4,
    exchange: [{ give: { reed: 1 }, get: { food: 3 }, harvest: true, group: 'basketmaker183' }],
  }),
  occupation(184, 'occ-grocer', 'Grocer', 'Krämer', {
    play: { do: 'stack', goods: ['vegetable', 'reed', 'clay', 'wood', 'vegetable', 'stone', 'grain', 'reed'] },
    exchange: [{ give: { food: 1 }, get: {}, top: true }],
  }),
  occupation(185, 'occ-clay-firer', 'Clay Firer', 'Lehmbrenner', {
    players: 4,
    exchange: [
      { give: { clay: 2 }, get: { stone: 1 } },
      { give: { clay: 3 }, get: { stone: 2 } },
    ],
  }),
  occupation(186, 'occ-clay-seller', 'Clay Seller', 'Lehmhändler', {
    players: 4,
    exchange: [
      { give: { clay: 2 }, get: { sheep: 1 } },
      { give: { clay: 2 }, get: { reed: 1 } },
      { give: { clay: 3 }, get: { boar: 1 } },
      { give: { clay: 3 }, get: { stone: 1 } },
      { give: { clay: 4 }, get: { cattle: 1 } },
    ],
  }),
  occupation(187, 'occ-clay-deliveryman', 'Clay Deliveryman', 'Lehmlieferant', {
    play: later({ rounds: [6, 7, 8, 9, 10, 11, 12, 13, 14] }, { clay: 1 }),
  }),
  occupation(188, 'occ-clay-mixer', 'Clay Mixer', 'Lehmmischer', {
    on: [{ at: 'take', goods: ['clay'], if: exactly('taken.kinds', 1), effect: gain({ clay: 2 }) }],
  }),
  occupation(189, 'occ-lord-of-the-manor', 'Lord of the Manor', 'Lehnsherr', {
    score: [{ points: 'maxedCategories' }],
  }),
  occupation(190, 'occ-maid', 'Maid', 'Magd', {
    on: [{ at: 'change', if: atLeast('house', 1), uses: 1, effect: later('rest', { food: 1 }) }],
  }),
  occupation(191, 'occ-mason', 'Mason', 'Maurer', {
    use: { if: all(exactly('house', 2), atLeast('rooms', 4)), uses: 1, effect: { do: 'freeRoom' } },
  }),
  occupation(192, 'occ-patron', 'Patron', 'Mäzen', {
    players: 4,
    on: [{ at: 'beforeOccupation', effect: gain({ food: 2 }) }],
  }),
  occupation(193, 'occ-pastor', 'Pastor', 'Pastor', {
    players: 4,
    reconstructed: true,
    on: [
      {
        at: 'change',
        by: 'all',
        if: atLeast('onlyTwoRooms', 1),
        uses: 1,
        effect: gain({ wood: 3, clay: 2, reed: 1, stone: 1 }),
      },
    ],
  }),
  occupation(194, 'occ-plow-driver', 'Plow Driver', 'Pflughalter', {
    on: [
      {
        at: 'roundStart',
        if: all(exactly('house', 2), atLeast('fieldSites', 1)),
        effect: may(pay({ food: 1 }, { do: 'plow' })),
      },
    ],
  }),
  occupation(195, 'occ-plow-maker', 'Plow Maker', 'Pflugmacher', {
    on: [
      {
        at: 'plow',
        spaces: ['plow_field', 'plow_sow'],
        if: atLeast('fieldSites', 1),
        effect: may(pay({ food: 1 }, { do: 'plow' })),
      },
    ],
  }),
  occupation(196, 'occ-mushroom-collector', 'Mushroom Collector', 'Pilzsucher', {
    on: [
      {
        at: 'take',
        goods: ['wood'],
        if: atLeast('lay.wood', 1),
        effect: may(seq({ do: 'leave', goods: { wood: 1 } }, gain({ food: 2 }))),
      },
    ],
  }),
  occupation(197, 'occ-braggart', 'Braggart', 'Prahlhans', {
    players: 3,
    score: [
      {
        of: 'improvements',
        rows: [
          [5, 1],
          [6, 3],
          [7, 5],
          [8, 7],
          [9, 9],
        ],
      },
    ],
  }),
  occupation(198, 'occ-ratcatcher', 'Ratcatcher', 'Rattenfänger', {
    players: 3,
    rounds: [1, 9],
    on: [
      {
        at: 'roundStart',
        if: any(exactly('round', 10), exactly('round', 12)),
        effect: { do: 'special', name: 'offspringStaysHome' },
      },
    ],
  }),
  occupation(199, 'occ-renovator', 'Renovator', 'Renovierer', {
    reconstructed: true,
    price: [{ of: ['renovation'], less: { clay: 2, stone: 2 } }],
  }),
  occupation(200, 'occ-conservator', 'Conservator', 'Restaurator', { straightToStone: true }),
  occupation(201, 'occ-cattle-whisperer', 'Cattle Whisperer', 'Rinderflüsterer', {
    players: 4,
    play: later({ plus: [5, 9] }, { cattle: 1 }),
  }),
  occupation(202, 'occ-seasonal-worker', 'Seasonal Worker', 'Saisonarbeiter', {
    on: [
      {
        at: 'take',
        spaces: ['day_laborer'],
        effect: when(atLeast('round', 6), choose(gain({ grain: 1 }), gain({ vegetable: 1 })), gain({ grain: 1 })),
      },
    ],
  }),
  occupation(203, 'occ-shepherd', 'Shepherd', 'Schäfer', {
    players: 4,
    breeds: { species: 'sheep', from: 4, young: 2 },
  }),
  occupation(204, 'occ-master-shepherd', 'Master Shepherd', 'Schafmeister', {
    players: 4,
    play: later({ next: 3 }, { sheep: 1 }),
  }),
  occupation(205, 'occ-reed-collector', 'Reed Collector', 'Schilfsammler', {
    players: 3,
    play: later({ next: 4 }, { reed: 1 }),
  }),
  occupation(206, 'occ-swineherd', 'Swineherd', 'Schweinehirt', {
    players: 4,
    on: [{ at: 'take', spaces: ['boar'], effect: gain({ boar: 1 }) }],
  }),
  occupation(207, 'occ-stablehand', 'Stablehand', 'Stalljunge', {
    on: [{ at: 'fence', perRound: 1, effect: { do: 'freeStable' } }],
  }),
  occupation(208, 'occ-stablemaster', 'Stablemaster', 'Stallmeister', { room: { stable: 3 } }),
  occupation(209, 'occ-quarryman', 'Quarryman', 'Steinbrecher', {
    players: 3,
    reconstructed: true,
    exchange: [{ give: { stone: 1 }, get: { food: 2 } }],
  }),
  occupation(210, 'occ-stone-carrier', 'Stone Carrier', 'Steinschlepper', {
    reconstructed: true,
    on: [
      {
        at: 'take',
        goods: ['stone'],
        effect: when(exactly('taken.resources', 1), gain({ stone: 1 }), may(pay({ food: 1 }, gain({ stone: 1 })))),
      },
    ],
  }),
  occupation(211, 'occ-stonecutter', 'Stonecutter', 'Steinschneider', {
    players: 3,
    price: [{ of: ['improvement', 'room', 'renovation'], less: { stone: 1 } }],
  }),
  occupation(212, 'occ-dancer', 'Dancer', 'Tänzer', {
    players: 4,
    on: [{ at: 'take', spaces: PLAYERS, effect: gain({ food: most(0, difference(4, 'taken.food')) }) }],
  }),
  occupation(213, 'occ-stockman', 'Stockman', 'Tierpfleger', {
    players: 4,
    reconstructed: true,
    on: [
      { at: 'stable', if: exactly('built', 2), effect: gain({ cattle: 1 }) },
      { at: 'stable', if: exactly('built', 3), effect: gain({ boar: 1 }) },
      { at: 'stable', if: exactly('built', 4), effect: gain({ sheep: 1 }) },
    ],
  }),
  occupation(214, 'occ-potter', 'Potter', 'Töpfer', {
    players: 3,
    exchange: [{ give: { clay: 1 }, get: { food: 2 }, harvest: true, group: 'potter' }],
  }),
  occupation(215, 'occ-tenant-farmer', 'Tenant Farmer', 'Viehpächter', {
    players: 4,
    reconstructed: true,
    play: gain({ sheep: 1, boar: 1, cattle: 1 }),
    on: [
      {
        at: 'beforeScoring',
        effect: seq(
          may({ do: 'handBack', good: 'sheep' }),
          may({ do: 'handBack', good: 'boar' }),
          may({ do: 'handBack', good: 'cattle' }),
        ),
      },
    ],
    score: [{ points: difference('on.215', 3) }],
  }),
  occupation(216, 'occ-animal-keeper', 'Animal Keeper', 'Viehwirt', {
    players: 4,
    reconstructed: true,
    room: { mix: true },
  }),
  occupation(217, 'occ-reeve', 'Reeve', 'Vogt', {
    players: 3,
    play: {
      do: 'table',
      of: 'roundsLeft',
      good: 'wood',
      rows: [
        [1, 1],
        [3, 2],
        [6, 3],
        [9, 4],
      ],
    },
    score: [{ points: 3, if: atLeast('mostOccupations', 1), forAll: true }],
  }),
  occupation(218, 'occ-carpenter', 'Carpenter', 'Zimmermann', {
    price: [{ of: ['room'], instead: { material: 3, reed: 2 } }],
  }),
]
