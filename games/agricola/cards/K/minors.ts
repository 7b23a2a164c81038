/** Deck K, minor improvements (K105 to K146), in the order of their numbers. */

import { GROWTH_SPACES, PLOW_SPACES } from '../spaces.ts'
import { type Card, minor } from '../types.ts'
import { atLeast, exactly, gain, half, later, least, may, pay, product, seq, when } from '../vocabulary.ts'

const CATTLE_FOOD = {
  do: 'table',
  of: 'cattle',
  good: 'food',
  rows: [
    [1, 1],
    [3, 2],
    [5, 3],
  ],
} as const

export const minorsK: readonly Card[] = [
  minor(105, 'min-acreage', 'Acreage', 'Ackerfläche', {
    needs: { occupations: 1 },
    field: { crops: ['grain'], stacks: 2 },
  }),
  minor(106, 'min-bakehouse', 'Bakehouse', 'Backhaus', {
    cost: [{ stone: 3 }],
    returns: [5, 6, 27, 14],
    points: 5,
    tags: ['upgrade', 'baking'],
    bake: { food: 5, most: 2 },
    play: may({ do: 'bake' }),
  }),
  minor(107, 'min-lumber', 'Lumber', 'Bauholz', { cost: [{ stone: 1 }], passing: true, play: gain({ wood: 3 }) }),
  minor(108, 'min-beehive', 'Beehive', 'Bienenstock', {
    needs: { improvements: 2, occupations: 3 },
    points: 1,
    play: later('even', { food: 2 }),
  }),
  minor(109, 'min-spit-roast', 'Spit Roast', 'Bratspieß', {
    cost: [{ wood: 1 }],
    on: [{ at: 'cook', if: atLeast('feeding', 1), perRound: 1, effect: gain({ food: 1 }) }],
  }),
  minor(110, 'min-brewery', 'Brewery', 'Brauerei', {
    cost: [{ grain: 2, stone: 2 }],
    points: 2,
    exchange: [{ give: { grain: 1 }, get: { food: 3 }, harvest: true, group: 'brewery' }],
    score: [{ of: 'allGrain', rows: [[9, 1]] }],
  }),
  minor(111, 'min-bread-paddle', 'Bread Paddle', 'Brotschieber', {
    cost: [{ wood: 1 }],
    on: [{ at: 'occupation', effect: may({ do: 'bake' }) }],
  }),
  minor(112, 'min-bookshelf', 'Bookshelf', 'Bücherregal', {
    cost: [{ wood: 1 }],
    needs: { occupations: 3 },
    points: 1,
    on: [{ at: 'beforeOccupation', effect: gain({ food: 3 }) }],
  }),
  minor(113, 'min-flail', 'Flail', 'Dreschflegel', {
    cost: [{ wood: 1 }],
    needs: { occupations: 1 },
    on: [{ at: 'space', spaces: PLOW_SPACES, effect: may({ do: 'bake' }) }],
  }),
  minor(114, 'min-duck-pond', 'Duck Pond', 'Ententeich', {
    needs: { occupations: 2 },
    points: 1,
    play: later({ next: 3 }, { food: 1 }),
  }),
  minor(115, 'min-swing-plough', 'Swing Plough', 'Furchenpflug', {
    cost: [{ wood: 3 }],
    needs: { occupations: 3 },
    points: 1,
    tags: ['plow'],
    on: [{ at: 'plow', spaces: ['plow_field'], uses: 2, effect: may({ do: 'plow', n: 2 }) }],
  }),
  minor(116, 'min-granary', 'Granary', 'Getreidespeicher', {
    cost: [{ wood: 3 }, { clay: 3 }],
    points: 1,
    play: later({ rounds: [8, 10, 12] }, { grain: 1 }),
  }),
  minor(117, 'min-greenhouse', 'Greenhouse', 'Gewächshaus', {
    cost: [{ wood: 2 }],
    needs: { occupations: 1 },
    points: 1,
    on: [
      {
        at: 'roundStart',
        due: { plus: [4, 7] },
        effect: may(pay({ food: 1 }, { do: 'bring', goods: { vegetable: 1 } })),
      },
    ],
  }),
  minor(118, 'min-liquid-manure', 'Liquid Manure', 'Gülle', { needs: { animals: 4 }, sows: [{ more: 1 }] }),
  minor(119, 'min-crooked-plough', 'Crooked Plough', 'Hakenpflug', {
    cost: [{ wood: 3 }],
    needs: { occupations: 1 },
    points: 1,
    tags: ['plow'],
    on: [{ at: 'plow', spaces: ['plow_field'], uses: 1, effect: may({ do: 'plow', n: 2 }) }],
  }),
  minor(120, 'min-house-goat', 'House Goat', 'Hausziege', {
    points: 1,
    room: { home: 'none' },
    on: [{ at: 'harvestFeedingStart', effect: gain({ food: 1 }) }],
  }),
  minor(121, 'min-sawhorse', 'Sawhorse', 'Holzbock', { cost: [{ wood: 2 }], freeStable: true, freeFenceEvery: 3 }),
  minor(122, 'min-sawmill', 'Sawmill', 'Holzmanufaktur', {
    returns: [7],
    points: 3,
    tags: ['upgrade'],
    exchange: [{ give: { wood: 1 }, get: { food: 3 }, harvest: true, group: 'sawmill' }],
    score: [
      {
        of: 'allWood',
        rows: [
          [2, 1],
          [4, 2],
          [5, 3],
        ],
      },
    ],
  }),
  minor(123, 'min-wooden-strongbox', 'Wooden Strongbox', 'Holztruhe', {
    cost: [{ wood: 1 }],
    score: [
      {
        of: 'rooms',
        rows: [
          [5, 2],
          [6, 4],
        ],
      },
    ],
  }),
  minor(124, 'min-yoke', 'Yoke', 'Joch', {
    cost: [{ wood: 1 }],
    needs: { cattle: 1 },
    play: may({ do: 'plow', n: 'plowsInPlay' }),
  }),
  minor(125, 'min-broom', 'Broom', 'Kehrbesen', {
    cost: [{ wood: 1 }],
    play: seq({ do: 'special', name: 'newHand' }, may({ do: 'improve', kinds: 'minor' })),
  }),
  minor(126, 'min-landing-net', 'Landing Net', 'Kescher', {
    cost: [{ reed: 1 }],
    on: [
      {
        at: 'take',
        goods: ['reed'],
        effect: when(exactly('taken.resources', 1), gain({ food: 2 }), gain({ food: 1 })),
      },
    ],
  }),
  minor(127, 'min-clapper', 'Clapper', 'Klapper', {
    cost: [{ wood: 1 }],
    play: when(atLeast('usedGrowthSpace', 1), { do: 'topUp', crops: ['grain', 'wood'] }),
    on: [{ at: 'space', spaces: GROWTH_SPACES, effect: { do: 'topUp', crops: ['grain', 'wood'] } }],
  }),
  minor(128, 'min-cooking-hearth', 'Cooking Hearth', 'Kochstelle', {
    returns: [1, 2, 20],
    points: 1,
    tags: ['upgrade', 'hearth', 'cooking', 'baking'],
    cook: { vegetable: 3, sheep: 2, boar: 3, cattle: 4 },
    bake: { food: 3 },
  }),
  minor(129, 'min-corn-sheaf', 'Corn Sheaf', 'Korngarbe', { passing: true, play: gain({ grain: 1 }) }),
  minor(130, 'min-herb-garden', 'Herb Garden', 'Kräutergarten', {
    needs: { vegetableFields: 1 },
    points: 1,
    play: later({ next: 5 }, { food: 1 }),
  }),
  minor(131, 'min-clay-pit', 'Clay Pit', 'Lehmgrube', {
    needs: { occupations: 3 },
    points: 1,
    on: [{ at: 'take', spaces: ['day_laborer'], effect: gain({ clay: 3 }) }],
  }),
  minor(132, 'min-clay-hut-extension', 'Clay Hut Extension', 'Lehmhüttenanbau', {
    reconstructed: true,
    cost: [{ clay: 4, reed: 1 }],
    needs: { house: 1 },
    passing: true,
    play: { do: 'freeRoom' },
    mustDo: true,
  }),
  minor(133, 'min-milking-stool', 'Milking Stool', 'Melkschemel', {
    cost: [{ wood: 1 }],
    needs: { occupations: 2 },
    on: [{ at: 'harvestField', effect: CATTLE_FOOD }],
    score: [{ points: half('cattle') }],
  }),
  minor(134, 'min-ox-team', 'Ox Team', 'Ochsengespann', {
    cost: [{ wood: 3 }],
    needs: { cattle: 2 },
    points: 1,
    play: may({ do: 'plow', n: least(3, 'roundsLeft') }),
  }),
  minor(135, 'min-horse', 'Horse', 'Pferd', { score: [{ points: 2, if: atLeast('missingSpecies', 1) }] }),
  minor(136, 'min-brushwood-roof', 'Brushwood Roof', 'Reisigdach', {
    needs: { occupations: 2 },
    points: 1,
    price: [{ of: ['room', 'renovation'], swap: { from: { reed: 1 }, to: { wood: 1 }, max: 2 } }],
  }),
  minor(137, 'min-turnip-field', 'Turnip Field', 'Rübenacker', {
    needs: { occupations: 3 },
    points: 1,
    field: { crops: ['vegetable'], stacks: 1 },
    play: may({ do: 'sow' }),
  }),
  minor(138, 'min-reed-hut', 'Reed Hut', 'Schilfhütte', {
    cost: [{ wood: 1, reed: 4 }],
    points: 1,
    play: { do: 'person' },
  }),
  minor(139, 'min-sleeping-corner', 'Sleeping Corner', 'Schlafecke', {
    cost: [{ wood: 1 }],
    needs: { grainFields: 2 },
    points: 1,
    permit: GROWTH_SPACES,
  }),
  minor(140, 'min-swan-lake', 'Swan Lake', 'Schwanensee', {
    needs: { occupations: 4 },
    points: 2,
    play: later({ next: 5 }, { food: 1 }),
  }),
  minor(141, 'min-boar-breeding', 'Boar Breeding', 'Schweinezucht', {
    cost: [{ food: 1 }],
    passing: true,
    play: gain({ boar: 1 }),
  }),
  minor(142, 'min-stone-cart', 'Stone Cart', 'Steinkarren', {
    reconstructed: true,
    cost: [{ wood: 2 }],
    needs: { occupations: 2 },
    play: later('even', { stone: 1 }),
  }),
  minor(143, 'min-stone-exchange', 'Stone Exchange', 'Steintausch', {
    cost: [{ wood: 2 }, { clay: 2 }],
    passing: true,
    play: gain({ stone: 2 }),
  }),
  minor(144, 'min-mansion', 'Mansion', 'Villa', {
    cost: [{ wood: 3, clay: 3, reed: 2, stone: 3 }],
    score: [{ points: product(2, 'stoneRooms') }],
  }),
  minor(145, 'min-forest-pasture', 'Forest Pasture', 'Waldweide', {
    needs: { occupations: 3 },
    points: 1,
    room: { boar: true },
  }),
  minor(146, 'min-loom', 'Loom', 'Webstuhl', {
    cost: [{ wood: 2 }],
    needs: { occupations: 2 },
    points: 1,
    on: [
      {
        at: 'harvestField',
        effect: {
          do: 'table',
          of: 'sheep',
          good: 'food',
          rows: [
            [1, 1],
            [4, 2],
            [7, 3],
          ],
        },
      },
    ],
    score: [{ points: 'threesOfSheep' }],
  }),
]
