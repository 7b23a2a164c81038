/** Deck E, minor improvements (E11 to E62), in the order of their numbers. */

import { PLOW_SPACES } from '../spaces.ts'
import { type Card, minor } from '../types.ts'
import { atLeast, choose, exactly, gain, later, may, pay, seq, sum, when } from '../vocabulary.ts'

export const minorsE: readonly Card[] = [
  minor(11, 'min-field', 'Field', 'Acker', {
    cost: [{ food: 1 }],
    passing: true,
    play: { do: 'plow' },
    mustDo: true,
  }),
  minor(12, 'min-fishing-rod', 'Fishing Rod', 'Angel', {
    cost: [{ wood: 1 }],
    tags: ['fishing'],
    on: [{ at: 'take', spaces: ['fishing'], effect: when(atLeast('round', 8), gain({ food: 2 }), gain({ food: 1 })) }],
  }),
  minor(13, 'min-axe', 'Axe', 'Axt', {
    cost: [{ wood: 1, stone: 1 }],
    price: [{ of: ['room'], house: 0, instead: { wood: 2, reed: 2 } }],
  }),
  minor(14, 'min-bakers-oven', "Baker's Oven", 'Backofen', {
    returns: [5, 6, 27],
    points: 3,
    bake: { food: 5, most: 2 },
    play: may({ do: 'bake' }),
    tags: ['upgrade', 'oven', 'baking'],
  }),
  minor(15, 'min-baking-tray', 'Baking Tray', 'Backtrog', {
    reconstructed: true,
    cost: [{ wood: 1 }],
    asMinor: [5, 6],
    price: [{ of: [5, 6, 27], lessAny: 1 }],
  }),
  minor(16, 'min-building-material', 'Building Material', 'Baumaterial', {
    passing: true,
    play: choose({ do: 'bring', goods: { wood: 1 } }, { do: 'bring', goods: { clay: 1 } }),
  }),
  minor(17, 'min-windmill', 'Windmill', 'Bockmühle', {
    cost: [{ wood: 3, stone: 1 }],
    points: 2,
    exchange: [{ give: { grain: 1 }, get: { food: 2 } }],
  }),
  minor(18, 'min-bean-field', 'Bean Field', 'Bohnenfeld', {
    needs: { occupations: 2 },
    points: 1,
    field: { crops: ['vegetable'], stacks: 1 },
  }),
  minor(19, 'min-gypsys-crock', "Gypsy's Crock", 'Dreibeinkessel', {
    cost: [{ clay: 2 }],
    points: 1,
    cookBonus: { pair: 1 },
  }),
  minor(20, 'min-simple-fireplace', 'Simple Fireplace', 'Einfache Feuerstelle', {
    cost: [{ clay: 1 }],
    points: 1,
    cook: { vegetable: 2, sheep: 1, boar: 2, cattle: 3 },
    bake: { food: 2 },
    tags: ['fireplace', 'cooking', 'baking'],
  }),
  minor(21, 'min-half-timbered-house', 'Half-timbered House', 'Fachwerkhaus', {
    cost: [{ wood: 1, clay: 1, reed: 1, stone: 2 }],
    score: [{ points: 'stoneRooms', if: exactly('has.144', 0) }],
  }),
  minor(22, 'min-raft', 'Raft', 'Floß', {
    cost: [{ wood: 2 }],
    points: 1,
    tags: ['fishing'],
    on: [{ at: 'take', spaces: ['fishing'], effect: choose(gain({ food: 1 }), gain({ reed: 1 })) }],
  }),
  minor(23, 'min-manger', 'Manger', 'Futtertrog', {
    cost: [{ wood: 2 }],
    score: [
      {
        of: 'fencedSpaces',
        rows: [
          [6, 1],
          [7, 2],
          [8, 3],
          [9, 4],
        ],
      },
    ],
  }),
  minor(24, 'min-animal-pen', 'Animal Pen', 'Gehege', {
    reconstructed: true,
    cost: [{ wood: 2 }],
    needs: { occupations: 4 },
    points: 1,
    play: later('rest', { food: 2 }),
  }),
  minor(25, 'min-spices', 'Spices', 'Gewürze', { cookBonus: { vegetable: 1 } }),
  // With the Plane, the once-per-harvest wood of a workshop brings 1 food more, or a second wood 2 food.
  minor(26, 'min-plane', 'Plane', 'Hobel', {
    cost: [{ wood: 1 }],
    exchange: [
      { give: { wood: 1 }, get: { food: 3 }, harvest: true, group: 'joinery', with: [7] },
      { give: { wood: 2 }, get: { food: 4 }, harvest: true, group: 'joinery', with: [7] },
      { give: { wood: 1 }, get: { food: 4 }, harvest: true, group: 'sawmill', with: [122] },
      { give: { wood: 2 }, get: { food: 5 }, harvest: true, group: 'sawmill', with: [122] },
      { give: { wood: 1 }, get: { food: 3 }, harvest: true, group: 'cabinetmaker', with: [258] },
      { give: { wood: 2 }, get: { food: 4 }, harvest: true, group: 'cabinetmaker', with: [258] },
    ],
  }),
  minor(27, 'min-wood-fired-oven', 'Wood-fired Oven', 'Holzofen', {
    cost: [{ wood: 3, stone: 1 }],
    points: 2,
    bake: { food: 3 },
    play: may({ do: 'bake' }),
    tags: ['oven', 'baking'],
  }),
  minor(28, 'min-clogs', 'Clogs', 'Holzpantoffel', {
    cost: [{ wood: 1 }],
    score: [
      {
        of: 'house',
        rows: [
          [1, 1],
          [2, 2],
        ],
      },
    ],
  }),
  minor(29, 'min-shepherds-pipe', "Shepherd's Pipe", 'Hornflöte', {
    needs: { sheep: 1 },
    room: { sheep: 2 },
  }),
  minor(30, 'min-canoe', 'Canoe', 'Kanu', {
    cost: [{ wood: 2 }],
    needs: { occupations: 2 },
    points: 1,
    tags: ['fishing'],
    on: [{ at: 'take', spaces: ['fishing'], effect: gain({ food: 1, reed: 1 }) }],
  }),
  minor(31, 'min-carp-pond', 'Carp Pond', 'Karpfenteich', {
    needs: { improvements: 2, occupations: 1 },
    points: 1,
    play: later('odd', { food: 1 }),
  }),
  minor(32, 'min-potato-dibber', 'Potato Dibber', 'Kartoffelstecher', {
    cost: [{ wood: 1 }],
    sows: [{ crop: 'vegetable', more: 1 }],
  }),
  minor(33, 'min-ceramics', 'Ceramics', 'Keramik', {
    cost: [{ clay: 1 }],
    needs: { ovens: 1 },
    play: gain({ food: 2 }),
    asMinor: [8],
    free: [8],
  }),
  minor(34, 'min-basket', 'Basket', 'Korb', {
    cost: [{ reed: 1 }],
    on: [
      {
        at: 'take',
        goods: ['wood'],
        if: atLeast('lay.wood', 2),
        effect: may(seq({ do: 'leave', goods: { wood: 2 } }, gain({ food: 3 }))),
      },
    ],
  }),
  minor(35, 'min-corn-scoop', 'Corn Scoop', 'Kornschaufel', {
    cost: [{ wood: 1 }],
    on: [{ at: 'take', spaces: ['take_grain'], effect: gain({ grain: 1 }) }],
  }),
  minor(36, 'min-clay-roof', 'Clay Roof', 'Lehmdach', {
    needs: { occupations: 1 },
    points: 1,
    price: [{ of: ['room', 'renovation'], swap: { from: { reed: 1 }, to: { clay: 1 }, max: 2 } }],
  }),
  minor(37, 'min-clay-supports', 'Clay Supports', 'Lehmstake', {
    cost: [{ wood: 2 }],
    price: [{ of: ['room'], house: 1, instead: { clay: 2, wood: 1, reed: 1 } }],
  }),
  minor(38, 'min-madonna-statue', 'Madonna Statue', 'Madonnenstatue', { returnsAny: 2, points: 2 }),
  minor(39, 'min-market-stall', 'Market Stall', 'Marktstand', {
    cost: [{ grain: 1 }],
    passing: true,
    play: { do: 'bring', goods: { vegetable: 1 } },
  }),
  minor(40, 'min-mini-pasture', 'Mini Pasture', 'Miniweide', {
    cost: [{ food: 2 }],
    passing: true,
    play: { do: 'miniPasture' },
    mustDo: true,
  }),
  minor(41, 'min-millstone', 'Millstone', 'Mühlstein', {
    cost: [{ stone: 1 }],
    on: [{ at: 'bake', effect: gain({ food: 2 }) }],
  }),
  minor(42, 'min-helpful-neighbours', 'Helpful Neighbours', 'Nachbarschaftshilfe', {
    reconstructed: true,
    cost: [{ wood: 1, clay: 1 }],
    passing: true,
    play: gain({ stone: 1, reed: 1 }),
  }),
  minor(43, 'min-fruit-tree', 'Fruit Tree', 'Obstbaum', {
    needs: { occupations: 3 },
    points: 1,
    play: later({ rounds: [8, 9, 10, 11, 12, 13, 14] }, { food: 1 }),
  }),
  minor(44, 'min-outhouse', 'Outhouse', 'Plumpsklo', {
    cost: [{ wood: 1, clay: 1 }],
    needs: { anyOtherPlayerOccupationsBelow: 2 },
    points: 2,
  }),
  minor(45, 'min-private-forest', 'Private Forest', 'Privatforst', {
    cost: [{ food: 2 }],
    play: later('even', { wood: 1 }),
  }),
  minor(46, 'min-sack-cart', 'Sack Cart', 'Sackkarre', {
    cost: [{ wood: 2 }],
    needs: { occupations: 2 },
    play: later({ rounds: [5, 8, 11, 14] }, { grain: 1 }),
  }),
  minor(47, 'min-lettuce-patch', 'Lettuce Patch', 'Salatfeld', {
    needs: { occupations: 3 },
    points: 1,
    field: { crops: ['vegetable'], stacks: 1 },
    on: [{ at: 'harvestField', if: atLeast('harvested.47', 1), effect: may(pay({ vegetable: 1 }, gain({ food: 4 }))) }],
  }),
  minor(48, 'min-reed-pond', 'Reed Pond', 'Schilfteich', {
    needs: { occupations: 3 },
    points: 1,
    play: later({ next: 3 }, { reed: 1 }),
  }),
  minor(49, 'min-writing-desk', 'Writing Desk', 'Schreibpult', {
    cost: [{ wood: 1 }],
    needs: { occupations: 2 },
    points: 1,
    on: [{ at: 'occupation', if: atLeast('bySpace', 1), effect: may({ do: 'occupation', food: 2 }) }],
  }),
  minor(50, 'min-builders-trowel', "Builder's Trowel", 'Spachtel', {
    reconstructed: true,
    cost: [{ wood: 1 }],
    use: { if: exactly('house', 0), effect: { do: 'renovate', from: 0, to: 1 } },
  }),
  minor(51, 'min-spindle', 'Spindle', 'Spinnrocken', {
    cost: [{ wood: 1 }],
    on: [
      {
        at: 'harvestField',
        effect: {
          do: 'table',
          of: 'sheep',
          good: 'food',
          rows: [
            [3, 1],
            [5, 2],
          ],
        },
      },
    ],
  }),
  minor(52, 'min-stable', 'Stable', 'Stall', {
    cost: [{ wood: 1 }],
    passing: true,
    play: { do: 'freeStable' },
    mustDo: true,
  }),
  minor(53, 'min-butter-churn', 'Butter Churn', 'Stampfbutterfass', {
    cost: [{ wood: 2 }],
    on: [{ at: 'harvestField', effect: gain({ food: sum('threesOfSheep', 'pairsOfCattle') }) }],
  }),
  minor(54, 'min-quarry', 'Quarry', 'Steinbruch', {
    needs: { occupations: 4 },
    points: 2,
    on: [{ at: 'take', spaces: ['day_laborer'], effect: gain({ stone: 3 }) }],
  }),
  minor(55, 'min-stone-house-extension', 'Stone House Extension', 'Steinhausanbau', {
    reconstructed: true,
    cost: [{ reed: 1, stone: 3 }],
    needs: { house: 2 },
    passing: true,
    play: { do: 'freeRoom' },
    mustDo: true,
  }),
  minor(56, 'min-stone-tongs', 'Stone Tongs', 'Steinzange', {
    cost: [{ wood: 1 }],
    on: [{ at: 'take', spaces: ['stone_stage2', 'stone_stage4'], effect: gain({ stone: 1 }) }],
  }),
  minor(57, 'min-dovecote', 'Dovecote', 'Taubenschlag', {
    cost: [{ stone: 2 }],
    points: 2,
    play: later({ rounds: [10, 11, 12, 13, 14] }, { food: 1 }),
  }),
  minor(58, 'min-animal-yard', 'Animal Yard', 'Tierhof', {
    cost: [{ wood: 2 }],
    needs: { occupations: 1 },
    points: 1,
    room: { any: 2 },
  }),
  minor(59, 'min-drinking-trough', 'Drinking Trough', 'Tränke', {
    cost: [{ wood: 2 }],
    points: 1,
    room: { pasture: 2 },
  }),
  minor(60, 'min-cattle-market', 'Cattle Market', 'Viehmarkt', {
    cost: [{ sheep: 1 }],
    passing: true,
    play: gain({ cattle: 1 }),
  }),
  minor(61, 'min-riding-plough', 'Riding Plough', 'Wagenpflug', {
    cost: [{ wood: 4 }],
    needs: { occupations: 3 },
    points: 2,
    tags: ['plow'],
    on: [{ at: 'plow', spaces: PLOW_SPACES, uses: 2, effect: may({ do: 'plow', n: 2 }) }],
  }),
  minor(62, 'min-turnwrest-plough', 'Turnwrest Plough', 'Wendepflug', {
    cost: [{ wood: 3 }],
    needs: { occupations: 2 },
    points: 1,
    tags: ['plow'],
    on: [{ at: 'plow', spaces: PLOW_SPACES, uses: 1, effect: may({ do: 'plow', n: 2 }) }],
  }),
]
