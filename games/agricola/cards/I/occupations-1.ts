/** Deck I, occupations, first half: Fieldsman (I219) to Clay Hut Builder (I242). */

import { PLAYERS } from '../spaces.ts'
import { type Card, occupation } from '../types.ts'
import { atLeast, difference, exactly, gain, later, least, may, most, when } from '../vocabulary.ts'

/** Wood by the rounds still to be played (A-OCCARD-X02). */
const WOOD_BY_ROUNDS = {
  do: 'table',
  of: 'roundsLeft',
  good: 'wood',
  rows: [
    [1, 1],
    [3, 2],
    [6, 3],
    [9, 4],
  ],
} as const

export const occupationsI1: readonly Card[] = [
  occupation(219, 'occ-fieldsman', 'Fieldsman', 'Ackermann', { sowsFew: [2, 1] }),
  occupation(220, 'occ-well-builder', 'Well Builder', 'Brunnenbauer', {
    asMinor: [10],
    price: [{ of: [10], instead: { wood: 1, stone: 1 } }],
  }),
  occupation(221, 'occ-village-elder', 'Village Elder', 'Dorfältester', {
    players: 3,
    play: WOOD_BY_ROUNDS,
    score: [{ points: 3, if: atLeast('mostImprovements', 1), forAll: true }],
  }),
  occupation(222, 'occ-social-climber', 'Social Climber', 'Emporkömmling', {
    players: 4,
    on: [{ at: 'renovation', effect: gain({ stone: most(0, difference(3, 'othersRenovated')) }) }],
  }),
  occupation(223, 'occ-harvest-helper', 'Harvest Helper', 'Erntehelfer', {
    players: 3,
    on: [{ at: 'harvestBetween', effect: may({ do: 'reap', crop: 'grain', gives: { food: 2 } }) }],
  }),
  occupation(224, 'occ-field-worker', 'Field Worker', 'Feldarbeiter', {
    players: 3,
    on: [{ at: 'sow', by: 'others', effect: when(exactly('players', 3), gain({ grain: 1 }), gain({ food: 1 })) }],
  }),
  occupation(225, 'occ-field-watchman', 'Field Watchman', 'Feldhüter', {
    on: [{ at: 'take', spaces: ['take_grain'], effect: may({ do: 'plow' }) }],
  }),
  occupation(226, 'occ-gardener', 'Gardener', 'Gärtner', { staysOnFields: 'vegetable' }),
  occupation(227, 'occ-church-warden', 'Church Warden', 'Gemeindevorsteher', {
    play: WOOD_BY_ROUNDS,
    score: [{ points: 3, if: atLeast('placed', 5), forAll: true }],
  }),
  occupation(228, 'occ-businessman', 'Businessman', 'Geschäftsmann', {
    players: 3,
    on: [
      {
        at: 'improvementAction',
        spaces: ['starting_player_minor'],
        effect: may({ do: 'improve', kinds: 'both', action: 2 }),
      },
    ],
  }),
  occupation(229, 'occ-sycophant', 'Sycophant', 'Getreideschmuser', {
    players: 4,
    toll: { spaces: ['take_grain'], goods: { food: 1 } },
    on: [{ at: 'take', by: 'all', spaces: ['take_grain'], effect: gain({ food: 1 }) }],
  }),
  occupation(230, 'occ-clay-digger', 'Clay Digger', 'Grubenarbeiter', {
    players: 4,
    reconstructed: true,
    space: { key: 'p3_clay_1', fee: 3, start: 3 },
  }),
  occupation(231, 'occ-manservant', 'Manservant', 'Hausdiener', {
    reconstructed: true,
    on: [{ at: 'change', if: exactly('house', 2), uses: 1, effect: later('rest', { food: 3 }) }],
  }),
  occupation(232, 'occ-midwife', 'Midwife', 'Hebamme', {
    players: 4,
    on: [{ at: 'growth', by: 'others', effect: gain({ food: most(0, least(2, 'lead')) }) }],
  }),
  occupation(233, 'occ-farm-steward', 'Farm Steward', 'Hofverwalter', { roomless: 1 }),
  occupation(234, 'occ-wood-buyer', 'Wood Buyer', 'Holzaufkäufer', {
    players: 3,
    on: [{ at: 'take', by: 'others', goods: ['wood'], effect: may({ do: 'buy', good: 'wood', food: 1 }) }],
  }),
  occupation(235, 'occ-wood-collector', 'Wood Collector', 'Holzsammler', { play: later({ next: 5 }, { wood: 1 }) }),
  // What is put on the card buys spaces off before scoring.
  occupation(236, 'occ-hide-farmer', 'Hide Farmer', 'Hufner', {
    players: 3,
    reconstructed: true,
    on: [{ at: 'beforeScoring', effect: { do: 'put', good: 'food', most: 'unused' } }],
    buysOffUnused: true,
  }),
  occupation(237, 'occ-juggler', 'Juggler', 'Jongleur', {
    players: 4,
    on: [
      {
        at: 'take',
        spaces: PLAYERS,
        effect: may({ do: 'payOwners', gain: 'taken.food', cards: [311, 167, 257, 249, 269, 212, 169], food: 1 }),
      },
    ],
  }),
  occupation(238, 'occ-chamberlain', 'Chamberlain', 'Kämmerer', { looksAhead: 11 }),
  occupation(239, 'occ-corn-profiteer', 'Corn Profiteer', 'Kornwucherer', {
    players: 4,
    reconstructed: true,
    use: { if: exactly('ended', 0), effect: { do: 'sell', good: 'grain', food: 3, price: 2 }, asksOthers: true },
  }),
  occupation(240, 'occ-cowherd', 'Cowherd', 'Kuhhirt', {
    players: 3,
    on: [{ at: 'take', spaces: ['cattle'], effect: gain({ cattle: 1 }) }],
  }),
  occupation(241, 'occ-clay-plasterer', 'Clay Plasterer', 'Lehmdecker', {
    price: [
      { of: ['renovation'], house: 0, to: 1, instead: { clay: 1, reed: 1 } },
      { of: ['room'], house: 1, instead: { clay: 3, reed: 2 } },
    ],
  }),
  occupation(242, 'occ-clay-hut-builder', 'Clay Hut Builder', 'Lehmhüttenbauer', {
    on: [{ at: 'change', if: atLeast('house', 1), uses: 1, effect: later({ next: 5 }, { clay: 2 }) }],
  }),
]
