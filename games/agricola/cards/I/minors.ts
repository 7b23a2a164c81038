/** Deck I, minor improvements (I63 to I104), in the order of their numbers. */

import { PLOW_SPACES } from '../spaces.ts'
import { type Card, minor } from '../types.ts'
import {
  all,
  atLeast,
  choose,
  difference,
  each,
  exactly,
  gain,
  later,
  may,
  pay,
  product,
  seq,
  sum,
} from '../vocabulary.ts'

export const minorsI: readonly Card[] = [
  minor(63, 'min-moldboard-plough', 'Moldboard Plough', 'Abstechpflug', {
    cost: [{ wood: 2 }],
    needs: { occupations: 1 },
    points: 1,
    tags: ['plow'],
    on: [{ at: 'plow', spaces: ['plow_field'], uses: 2, effect: may({ do: 'plow' }) }],
  }),
  minor(64, 'min-alms', 'Alms', 'Almosen', {
    needs: { maxOccupations: 0 },
    passing: true,
    play: gain({ food: difference('round', 1) }),
  }),
  minor(65, 'min-bakers-kitchen', "Baker's Kitchen", 'Backstube', {
    cost: [{ stone: 2 }],
    returns: [5, 6, 27, 14],
    points: 4,
    tags: ['upgrade', 'baking'],
    bake: { food: 5, most: 2 },
    play: may({ do: 'bake' }),
  }),
  minor(66, 'min-village-well', 'Village Well', 'Dorfbrunnen', {
    returns: [10],
    points: 5,
    tags: ['upgrade'],
    play: later({ next: 3 }, { food: 1 }),
  }),
  minor(67, 'min-threshing-board', 'Threshing Board', 'Dreschschlitten', {
    reconstructed: true,
    cost: [{ wood: 2 }],
    needs: { occupations: 2 },
    points: 1,
    on: [{ at: 'space', spaces: PLOW_SPACES, effect: may({ do: 'bake' }) }],
  }),
  minor(68, 'min-harrow', 'Harrow', 'Egge', {
    cost: [{ wood: 2 }],
    tags: ['harrow'],
    on: [
      { at: 'plow', spaces: PLOW_SPACES, uses: 1, effect: may({ do: 'plow' }) },
      {
        at: 'plow',
        by: 'others',
        spaces: PLOW_SPACES,
        perPlayer: 1,
        effect: { do: 'actor', effect: may(seq({ do: 'payOwner', food: 2 }, { do: 'plow' })) },
      },
    ],
  }),
  minor(69, 'min-strawberry-patch', 'Strawberry Patch', 'Erdbeerbeet', {
    needs: { vegetableFields: 2 },
    points: 2,
    play: later({ next: 3 }, { food: 1 }),
  }),
  minor(70, 'min-punner', 'Punner', 'Erdstampfer', {
    cost: [{ wood: 1 }],
    on: [{ at: 'multiPlow', by: 'others', effect: may({ do: 'plow' }) }],
  }),
  minor(71, 'min-holiday-house', 'Holiday House', 'Ferienhütte', {
    cost: [
      { wood: 3, reed: 2 },
      { clay: 3, reed: 2 },
    ],
    needs: { latestRound: 13 },
    points: 8,
    rests: 14,
  }),
  minor(72, 'min-goose-pond', 'Goose Pond', 'Gänseteich', {
    needs: { occupations: 3 },
    points: 1,
    play: later({ next: 4 }, { food: 1 }),
  }),
  minor(73, 'min-guest', 'Guest', 'Gast', { cost: [{ food: 2 }], passing: true, play: { do: 'guest' } }),
  minor(74, 'min-grain-cart', 'Grain Cart', 'Getreidefuhre', {
    cost: [{ wood: 2 }],
    needs: { occupations: 2 },
    on: [{ at: 'take', spaces: ['take_grain'], effect: gain({ grain: 2 }) }],
  }),
  minor(75, 'min-hand-mill', 'Hand Mill', 'Handmühle', {
    cost: [{ stone: 1 }],
    exchange: [
      { give: { grain: 1 }, get: { food: 2 }, harvest: true, group: 'handMill' },
      { give: { grain: 2 }, get: { food: 4 }, harvest: true, group: 'handMill' },
    ],
  }),
  minor(76, 'min-rake', 'Rake', 'Harke', {
    cost: [{ wood: 1 }],
    score: [
      { points: 2, if: all(atLeast('fields', 5), exactly('plowCards', 0)) },
      { points: 2, if: all(atLeast('fields', 6), atLeast('plowCards', 1)) },
    ],
  }),
  minor(77, 'min-shepherds-crook', "Shepherd's Crook", 'Hirtenstab', {
    cost: [{ wood: 1 }],
    on: [{ at: 'fence', if: atLeast('newLargePastures', 1), effect: gain({ sheep: product(2, 'newLargePastures') }) }],
  }),
  minor(78, 'min-copse', 'Copse', 'Holzacker', {
    cost: [{ wood: 2 }],
    needs: { occupations: 1 },
    points: 1,
    field: { crops: ['wood'], stacks: 2 },
  }),
  minor(79, 'min-wood-cart', 'Wood Cart', 'Holzfuhre', {
    cost: [{ wood: 3 }],
    needs: { occupations: 3 },
    on: [{ at: 'take', goods: ['wood'], if: atLeast('lay.wood', 1), effect: gain({ wood: 2 }) }],
  }),
  minor(80, 'min-spinney', 'Spinney', 'Holzgarten', {
    cost: [{ wood: 1 }],
    needs: { occupations: 3 },
    points: 1,
    on: [{ at: 'take', by: 'others', spaces: ['wood_3'], effect: { do: 'levy', goods: { wood: 1 } } }],
  }),
  minor(81, 'min-wooden-hut-extension', 'Wooden Hut Extension', 'Holzhüttenanbau', {
    reconstructed: true,
    cost: [{ wood: 5, reed: 1 }],
    needs: { house: 0 },
    passing: true,
    play: { do: 'freeRoom' },
    mustDo: true,
  }),
  minor(82, 'min-wooden-crane', 'Wooden Crane', 'Holzkran', {
    cost: [{ wood: 3 }],
    points: 1,
    on: [
      {
        at: 'take',
        spaces: ['stone_stage2', 'stone_stage4'],
        effect: choose(gain({ stone: 1 }), pay({ food: 1 }, gain({ stone: 2 }))),
      },
    ],
  }),
  minor(83, 'min-wooden-path', 'Wooden Path', 'Holzweg', {
    cost: [{ wood: 1 }],
    score: [{ points: 2, if: all(exactly('anyHas.89', 0), exactly('anyHas.94', 0)) }],
  }),
  minor(84, 'min-chicken-coop', 'Chicken Coop', 'Hühnerstall', {
    cost: [
      { wood: 2, reed: 1 },
      { clay: 2, reed: 1 },
    ],
    points: 1,
    play: later({ next: 8 }, { food: 1 }),
  }),
  minor(85, 'min-cooking-corner', 'Cooking Corner', 'Kochecke', {
    returns: [3, 4, 128],
    points: 3,
    tags: ['upgrade', 'cooking', 'baking'],
    cook: { vegetable: 4, sheep: 2, boar: 3, cattle: 4 },
    bake: { food: 3 },
  }),
  minor(86, 'min-corn-storehouse', 'Corn Storehouse', 'Korndarre', {
    cost: [
      { wood: 2, reed: 1 },
      { clay: 2, reed: 1 },
    ],
    points: 1,
    on: [{ at: 'harvestFieldEnd', effect: may({ do: 'sow', crop: 'grain', less: 1 }) }],
  }),
  minor(87, 'min-flagon', 'Flagon', 'Krug', {
    cost: [{ clay: 1 }],
    play: each('wells', seq(gain({ food: 4 }), { do: 'others', effect: gain({ food: 1 }) })),
    on: [
      {
        at: 'improvement',
        by: 'all',
        cards: [10, 66],
        effect: seq(gain({ food: 4 }), { do: 'others', effect: gain({ food: 1 }) }),
      },
    ],
  }),
  minor(88, 'min-lasso', 'Lasso', 'Lasso', { cost: [{ reed: 1 }], twoInARow: ['sheep', 'boar', 'cattle'] }),
  minor(89, 'min-clay-path', 'Clay Path', 'Lehmweg', {
    cost: [{ clay: 3 }],
    points: 1,
    score: [{ points: 2, if: exactly('anyHas.94', 0) }],
  }),
  minor(90, 'min-planter-box', 'Planter Box', 'Lehnbeet', {
    needs: { occupations: 2 },
    sows: [
      { crop: 'grain', more: 2, besideRoom: true },
      { crop: 'vegetable', more: 1, besideRoom: true },
    ],
  }),
  minor(91, 'min-ladder', 'Ladder', 'Leiter', {
    cost: [{ wood: 2 }],
    price: [{ of: ['room', 'renovation', 103, 21, 84, 71, 144, 86], less: { reed: 1 } }],
  }),
  minor(92, 'min-manure', 'Manure', 'Mist', {
    needs: { animals: 2 },
    on: [{ at: 'roundEnd', if: exactly('harvestRound', 0), effect: may({ do: 'fieldPhase' }) }],
  }),
  minor(93, 'min-milking-shed', 'Milking Shed', 'Molkerei', {
    cost: [{ clay: 2, stone: 3 }],
    points: 2,
    on: [{ at: 'harvestFieldStart', effect: gain({ food: sum('fivesOfAllSheep', 'threesOfAllCattle') }) }],
  }),
  minor(94, 'min-paved-road', 'Paved Road', 'Pflasterstraße', {
    reconstructed: true,
    cost: [{ stone: 5 }],
    points: 2,
    score: [{ points: 2 }],
  }),
  minor(95, 'min-fish-trap', 'Fish Trap', 'Reuse', {
    cost: [{ wood: 1 }],
    on: [
      { at: 'take', spaces: ['fishing'], effect: gain({ food: 1 }) },
      { at: 'take', goods: ['reed'], effect: gain({ food: 1 }) },
    ],
  }),
  minor(96, 'min-reed-exchange', 'Reed Exchange', 'Schilftausch', {
    cost: [{ wood: 2 }, { clay: 2 }],
    passing: true,
    play: gain({ reed: 2 }),
  }),
  minor(97, 'min-slaughterhouse', 'Slaughterhouse', 'Schlachthaus', {
    reconstructed: true,
    cost: [{ clay: 2, stone: 2 }],
    points: 2,
    on: [{ at: 'cook', by: 'others', effect: gain({ food: 1 }) }],
    feedsLast: true,
  }),
  minor(98, 'min-schnaps-distillery', 'Schnaps Distillery', 'Schnapsbrennerei', {
    cost: [{ vegetable: 1, stone: 2 }],
    points: 2,
    exchange: [{ give: { vegetable: 1 }, get: { food: 4 }, harvest: true, group: 'schnapsDistillery' }],
    score: [
      {
        of: 'allVegetables',
        rows: [
          [5, 1],
          [6, 2],
        ],
      },
    ],
  }),
  minor(99, 'min-straw-thatched-roof', 'Straw-thatched Roof', 'Strohdach', {
    needs: { grainFields: 3 },
    points: 1,
    price: [{ of: ['room', 'renovation'], less: { reed: 9 } }],
  }),
  minor(100, 'min-tavern', 'Tavern', 'Taverne', {
    cost: [{ wood: 2, stone: 2 }],
    points: 2,
    space: { key: 'tavern', fee: 0, owner: choose(gain({ food: 3 }), { do: 'note', points: 2 }) },
  }),
  minor(101, 'min-animal-feed', 'Animal Feed', 'Tierfutter', {
    needs: { plantedFields: 4 },
    on: [{ at: 'beforeScoring', effect: { do: 'oneOfEach' } }],
  }),
  minor(102, 'min-wildlife-reserve', 'Wildlife Reserve', 'Tiergarten', {
    cost: [{ wood: 2 }],
    needs: { occupations: 2 },
    points: 1,
    room: { each: true },
  }),
  minor(103, 'min-water-mill', 'Water Mill', 'Wassermühle', {
    cost: [{ wood: 1, clay: 2, reed: 1, stone: 2 }],
    points: 2,
    on: [
      {
        at: 'harvestFieldEnd',
        effect: {
          do: 'everyone',
          effect: may(pay({ grain: 1 }, seq(gain({ food: 3 }), { do: 'payOwner', food: 1, gained: true }))),
        },
      },
    ],
  }),
  minor(104, 'min-weekly-market', 'Weekly Market', 'Wochenmarkt', {
    cost: [{ grain: 3 }],
    passing: true,
    play: { do: 'bring', goods: { vegetable: 2 } },
  }),
]
