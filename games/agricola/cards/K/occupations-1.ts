/** Deck K, occupations, first half: Serf (K266) to Countryman (K289). */

import { PLAYERS } from '../spaces.ts'
import { type Card, occupation } from '../types.ts'
import {
  all,
  atLeast,
  choose,
  chooseOrNone,
  each,
  exactly,
  gain,
  later,
  may,
  nothing,
  pay,
  when,
} from '../vocabulary.ts'

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

export const occupationsK1: readonly Card[] = [
  occupation(266, 'occ-serf', 'Serf', 'Ackerknecht', {
    players: 4,
    reconstructed: true,
    on: [
      {
        at: 'beforeSpace',
        spaces: ['sow_bake'],
        effect: chooseOrNone(gain({ grain: 1 }), pay({ grain: 1 }, gain({ vegetable: 1 }))),
      },
    ],
  }),
  occupation(267, 'occ-adoptive-parents', 'Adoptive Parents', 'Adoptiveltern', {
    on: [{ at: 'growth', if: atLeast('bySpace', 1), effect: may(pay({ food: 1 }, { do: 'adopt' })) }],
  }),
  occupation(268, 'occ-pieceworker', 'Pieceworker', 'Akkordarbeiter', {
    on: [
      { at: 'take', goods: ['wood'], effect: may(pay({ food: 1 }, gain({ wood: 1 }))) },
      { at: 'take', goods: ['clay'], effect: may(pay({ food: 1 }, gain({ clay: 1 }))) },
      { at: 'take', goods: ['reed'], effect: may(pay({ food: 1 }, gain({ reed: 1 }))) },
      { at: 'take', goods: ['stone'], effect: may(pay({ food: 1 }, gain({ stone: 1 }))) },
      { at: 'take', goods: ['grain'], effect: may(pay({ food: 1 }, gain({ grain: 1 }))) },
      { at: 'take', goods: ['vegetable'], effect: may(pay({ food: 2 }, gain({ vegetable: 1 }))) },
    ],
  }),
  occupation(269, 'occ-acrobat', 'Acrobat', 'Akrobat', {
    players: 4,
    on: [
      { at: 'take', spaces: PLAYERS, perRound: 1, effect: nothing },
      {
        at: 'workEnd',
        if: atLeast('thisRound.269', 1),
        effect: may({
          do: 'move',
          from: ['p4_traveling_players', 'p5_room_or_traveling_players'],
          to: ['take_grain', 'plow_field', 'plow_sow'],
        }),
      },
    ],
  }),
  // Each room just built may bring one person, as far as there is room.
  occupation(270, 'occ-wet-nurse', 'Wet Nurse', 'Amme', {
    on: [{ at: 'room', effect: each('built', may(pay({ food: 1 }, { do: 'grow' }))) }],
  }),
  occupation(271, 'occ-educator', 'Educator', 'Ausbilder', {
    players: 4,
    on: [
      {
        at: 'occupation',
        by: 'others',
        effect: when(
          atLeast('occupationCards', 3),
          may({ do: 'occupation', food: 2 }),
          may({ do: 'occupation', food: 3 }),
        ),
      },
    ],
  }),
  occupation(272, 'occ-frame-builder', 'Frame Builder', 'Balkenbauer', {
    reconstructed: true,
    price: [
      { of: ['renovation'], swap: { from: { clay: 1 }, to: { wood: 1 }, max: 1 } },
      { of: ['renovation'], swap: { from: { stone: 1 }, to: { wood: 1 }, max: 1 } },
      { of: ['room'], swap: { from: { clay: 2 }, to: { wood: 1 }, max: 1 } },
      { of: ['room'], swap: { from: { stone: 2 }, to: { wood: 1 }, max: 1 } },
    ],
  }),
  occupation(273, 'occ-basin-maker', 'Basin Maker', 'Beckenbauer', {
    players: 4,
    on: [{ at: 'cook', goods: ['boar'], effect: { do: 'put', good: 'wood', per: { good: 'boar', each: 2 } } }],
    score: [{ of: 'on.273', except: [1, 4, 7, 10] }],
  }),
  occupation(274, 'occ-organic-farmer', 'Organic Farmer', 'Biobauer', { score: [{ points: 'roomyPastures' }] }),
  occupation(275, 'occ-perpetual-student', 'Perpetual Student', 'Bummelstudent', { players: 4, drawsLot: { food: 3 } }),
  occupation(276, 'occ-constable', 'Constable', 'Büttel', {
    players: 3,
    reconstructed: true,
    play: WOOD_BY_ROUNDS,
    score: [{ points: 5, if: atLeast('noMinusPoints', 1), forAll: true }],
  }),
  occupation(277, 'occ-manufacturer', 'Manufacturer', 'Fabrikant', {
    players: 3,
    asMinor: [7, 8, 9],
    asMinorFrom: 1,
    price: [{ of: [7, 8, 9], houseFrom: 1, lessAny: 2 }],
  }),
  occupation(278, 'occ-forester', 'Forester', 'Förster', { field: { crops: ['wood'], stacks: 3 } }),
  occupation(279, 'occ-scholar', 'Scholar', 'Gelehrter', {
    on: [
      {
        at: 'roundStart',
        if: exactly('house', 2),
        effect: chooseOrNone({ do: 'occupation', food: 1 }, { do: 'improve', kinds: 'both' }),
      },
    ],
  }),
  occupation(280, 'occ-tanner', 'Tanner', 'Gerber', {
    players: 3,
    on: [
      { at: 'cook', goods: ['boar'], effect: may({ do: 'store', good: 'boar' }) },
      { at: 'cook', goods: ['cattle'], effect: may({ do: 'store', good: 'cattle' }) },
    ],
    score: [
      {
        of: 'on.280.boar',
        rows: [
          [2, 1],
          [4, 2],
          [6, 3],
        ],
      },
      {
        of: 'on.280.cattle',
        rows: [
          [2, 1],
          [3, 2],
          [4, 3],
        ],
      },
    ],
  }),
  occupation(281, 'occ-traveling-salesman', 'Traveling Salesman', 'Handelsreisender', { widerChances: true }),
  occupation(282, 'occ-house-steward', 'House Steward', 'Hausverwalter', {
    players: 3,
    reconstructed: true,
    play: WOOD_BY_ROUNDS,
    score: [{ points: 3, if: atLeast('mostRooms', 1), forAll: true }],
  }),
  occupation(283, 'occ-wood-deliveryman', 'Wood Deliveryman', 'Holzlieferant', {
    play: later({ rounds: [8, 9, 10, 11, 12, 13, 14] }, { wood: 1 }),
  }),
  occupation(284, 'occ-wood-distributor', 'Wood Distributor', 'Holzverteiler', {
    play: gain({ wood: 2 }),
    announce: { do: 'spread', from: 'wood_3', to: ['clay_1', 'reed_1', 'fishing'] },
  }),
  occupation(285, 'occ-tinsmith', 'Tinsmith', 'Kesselflicker', {
    players: 3,
    reconstructed: true,
    exchange: [
      { give: { clay: 1 }, get: { food: 1 } },
      { give: { clay: 2 }, get: { food: 3 }, onceBuilt: 10 },
    ],
  }),
  occupation(286, 'occ-smallholder', 'Smallholder', 'Kleinbauer', {
    room: { smallPasture: 3 },
    sows: [{ more: 1, maxFields: 2 }],
  }),
  occupation(287, 'occ-storehouse-clerk', 'Storehouse Clerk', 'Lagerist', {
    players: 4,
    reconstructed: true,
    on: [
      { at: 'roundStart', if: atLeast('stone', 5), effect: gain({ stone: 1 }) },
      { at: 'roundStart', if: atLeast('reed', 6), effect: gain({ reed: 1 }) },
      { at: 'roundStart', if: atLeast('clay', 7), effect: gain({ clay: 1 }) },
      { at: 'roundStart', if: atLeast('wood', 8), effect: gain({ wood: 1 }) },
    ],
  }),
  occupation(288, 'occ-storehouse-keeper', 'Storehouse Keeper', 'Lagerverwalter', {
    players: 4,
    on: [
      {
        at: 'take',
        if: all(atLeast('taken.reed', 1), atLeast('taken.stone', 1)),
        effect: choose(gain({ clay: 1 }), gain({ grain: 1 })),
      },
    ],
  }),
  occupation(289, 'occ-countryman', 'Countryman', 'Landwirt', {
    players: 4,
    on: [
      { at: 'take', spaces: ['take_grain', 'take_vegetable'], perRound: 1, effect: nothing },
      {
        at: 'workEnd',
        if: atLeast('thisRound.289', 1),
        effect: may({ do: 'move', from: ['take_grain', 'take_vegetable'], to: ['sow_bake', 'plow_sow'] }),
      },
    ],
  }),
]
