/** Deck E, occupations, first half: Land Agent (E147) to Charcoal Burner (E182). */

import { GROWTH_SPACES, PLAYERS, ROOM_SPACES } from '../spaces.ts'
import type { Exchange } from '../standing.ts'
import { type Card, occupation } from '../types.ts'
import { all, atLeast, exactly, gain, lessThan, may, seq, when } from '../vocabulary.ts'

/** Two of one kind for one of another, for clay, reed and stone. */
const twoForOne: readonly Exchange[] = (['clay', 'reed', 'stone'] as const).flatMap((give) =>
  (['wood', 'clay', 'reed', 'stone'] as const)
    .filter((get) => get !== give)
    .map((get) => ({ give: { [give]: 2 }, get: { [get]: 1 } })),
)

export const occupationsE1: readonly Card[] = [
  occupation(147, 'occ-land-agent', 'Land Agent', 'Agronom', {
    players: 3,
    reconstructed: true,
    play: gain({ vegetable: 1 }),
    on: [{ at: 'take', spaces: ['take_vegetable'], effect: gain({ grain: 1 }) }],
  }),
  occupation(148, 'occ-academic', 'Academic', 'Akademiker', { players: 3, countsAs: 2 }),
  occupation(149, 'occ-master-baker', 'Master Baker', 'Bäckermeister', {
    players: 4,
    reconstructed: true,
    on: [
      { at: 'bake', by: 'others', effect: may({ do: 'bake', echo: true }) },
      { at: 'bake', if: exactly('echo', 0), effect: gain({ food: 1 }) },
    ],
  }),
  occupation(150, 'occ-baker', 'Baker', 'Bäcker', {
    play: may({ do: 'bake' }),
    on: [{ at: 'harvestFeedingStart', effect: may({ do: 'bake' }) }],
  }),
  occupation(151, 'occ-master-builder', 'Master Builder', 'Baumeister', {
    use: { if: atLeast('rooms', 5), uses: 1, effect: { do: 'freeRoom' } },
  }),
  occupation(152, 'occ-berry-picker', 'Berry Picker', 'Beerensammler', {
    players: 3,
    on: [
      { at: 'take', goods: ['wood'], effect: gain({ food: 1 }) },
      { at: 'cardGoods', goods: ['wood'], effect: gain({ food: 1 }) },
    ],
  }),
  occupation(153, 'occ-mendicant', 'Mendicant', 'Bettelmönch', { reconstructed: true, forgiven: 2 }),
  occupation(154, 'occ-master-brewer', 'Master Brewer', 'Braumeister', {
    exchange: [{ give: { grain: 1 }, get: { food: 3 }, harvest: true, group: 'masterBrewer' }],
  }),
  occupation(155, 'occ-bread-seller', 'Bread Seller', 'Brotverkäufer', {
    players: 3,
    on: [{ at: 'bake', by: 'all', effect: gain({ food: 'baked' }) }],
  }),
  occupation(156, 'occ-brush-maker', 'Brush Maker', 'Bürstenmacher', {
    players: 3,
    reconstructed: true,
    on: [{ at: 'cook', goods: ['boar'], effect: may({ do: 'store', good: 'boar' }) }],
    score: [
      {
        of: 'on.156',
        rows: [
          [2, 1],
          [3, 2],
          [4, 3],
        ],
      },
    ],
  }),
  occupation(157, 'occ-thatcher', 'Thatcher', 'Dachdecker', {
    players: 3,
    price: [{ of: ['room', 'renovation', 103, 21, 84, 71, 144, 86], less: { reed: 1 } }],
  }),
  occupation(158, 'occ-turner', 'Turner', 'Drechsler', {
    players: 3,
    exchange: [{ give: { wood: 1 }, get: { food: 1 } }],
  }),
  occupation(159, 'occ-head-of-the-family', 'Head of the Family', 'Familienoberhaupt', {
    players: 4,
    permit: [...ROOM_SPACES, ...GROWTH_SPACES],
  }),
  occupation(160, 'occ-farmer', 'Farmer', 'Farmer', {
    players: 4,
    on: [{ at: 'fence', effect: when(exactly('reacted.160', 1), gain({ boar: 1 }), gain({ cattle: 1 })) }],
  }),
  occupation(161, 'occ-fisherman', 'Fisherman', 'Fischer', {
    players: 3,
    on: [
      {
        at: 'take',
        spaces: ['fishing'],
        effect: may({ do: 'payOwners', gain: 'taken.food', cards: [12, 22, 30, 95, 126], food: 1 }),
      },
    ],
  }),
  occupation(162, 'occ-meat-seller', 'Meat Seller', 'Fleischer', {
    cook: { sheep: 2, boar: 3, cattle: 4 },
    cookWith: [5, 6, 27, 14],
  }),
  occupation(163, 'occ-field-warden', 'Field Warden', 'Flurschütze', {
    players: 4,
    permit: ['take_vegetable', 'plow_field', 'plow_sow'],
  }),
  occupation(164, 'occ-master-forester', 'Master Forester', 'Forstmeister', {
    players: 4,
    space: { key: 'p3_wood_2', fee: 2 },
  }),
  occupation(165, 'occ-yeoman-farmer', 'Yeoman Farmer', 'Freibauer', { players: 3, noMinus: true }),
  occupation(166, 'occ-undergardener', 'Undergardener', 'Gärtnergehilfe', {
    players: 4,
    reconstructed: true,
    on: [{ at: 'take', spaces: ['day_laborer'], effect: gain({ vegetable: 1 }) }],
  }),
  occupation(167, 'occ-conjurer', 'Conjurer', 'Gaukler', {
    players: 4,
    on: [{ at: 'take', spaces: PLAYERS, effect: gain({ grain: 1 }) }],
  }),
  occupation(168, 'occ-greengrocer', 'Greengrocer', 'Gemüsehändler', {
    players: 3,
    on: [{ at: 'take', spaces: ['take_grain'], effect: gain({ vegetable: 1 }) }],
  }),
  occupation(169, 'occ-storyteller', 'Storyteller', 'Geschichtenerzähler', {
    players: 4,
    on: [
      { at: 'take', spaces: PLAYERS, effect: may(seq({ do: 'leave', goods: { food: 1 } }, gain({ vegetable: 1 }))) },
    ],
  }),
  occupation(170, 'occ-estate-manager', 'Estate Manager', 'Gutsverwalter', {
    players: 3,
    score: [
      {
        of: 'players',
        rows: [
          [3, 2],
          [4, 3],
          [5, 4],
        ],
        if: atLeast('noMoreAnimals', 1),
      },
    ],
  }),
  occupation(171, 'occ-dock-worker', 'Dock Worker', 'Hafenarbeiter', {
    exchange: [
      { give: { wood: 3 }, get: { clay: 1 } },
      { give: { wood: 3 }, get: { reed: 1 } },
      { give: { wood: 3 }, get: { stone: 1 } },
      ...twoForOne,
    ],
  }),
  occupation(172, 'occ-chief', 'Chief', 'Häuptling', {
    extraCost: { food: 2 },
    score: [{ points: 'stoneRooms' }],
  }),
  occupation(173, 'occ-chiefs-daughter', "Chief's Daughter", 'Häuptlingstochter', {
    special: ['playWithChief'],
    score: [
      {
        of: 'house',
        rows: [
          [1, 1],
          [2, 3],
        ],
      },
    ],
  }),
  occupation(174, 'occ-tutor', 'Tutor', 'Hauslehrer', { score: [{ points: 'after.174' }] }),
  occupation(175, 'occ-hedge-keeper', 'Hedge Keeper', 'Heckenwart', { freeFences: 3 }),
  occupation(176, 'occ-woodcutter', 'Woodcutter', 'Holzfäller', {
    on: [{ at: 'take', goods: ['wood'], effect: gain({ wood: 1 }) }],
  }),
  occupation(177, 'occ-wooden-hut-builder', 'Wooden Hut Builder', 'Holzhüttenbauer', {
    players: 3,
    score: [{ points: 'woodRooms' }],
  }),
  occupation(178, 'occ-hut-builder', 'Hut Builder', 'Hüttenbauer', {
    players: 4,
    rounds: [1, 4],
    on: [{ at: 'roundStart', if: all(exactly('round', 11), lessThan('house', 2)), effect: may({ do: 'freeRoom' }) }],
  }),
  occupation(179, 'occ-merchant', 'Merchant', 'Kaufmann', {
    on: [{ at: 'improvementAction', effect: may({ do: 'improve', food: 1 }) }],
  }),
  occupation(180, 'occ-hobby-farmer', 'Hobby Farmer', 'Kleingärtner', {
    players: 4,
    reconstructed: true,
    play: seq(gain({ vegetable: 1 }), may({ do: 'sow', only: 'vegetable' })),
  }),
  occupation(181, 'occ-cook', 'Cook', 'Koch', { players: 4, fullMouths: 2 }),
  occupation(182, 'occ-charcoal-burner', 'Charcoal Burner', 'Köhler', {
    players: 3,
    on: [{ at: 'improvement', by: 'all', if: atLeast('bakingBuilt', 1), effect: gain({ food: 1, wood: 1 }) }],
  }),
]
