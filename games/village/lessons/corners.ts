/** Practice corners of Village: the base game for two, each with something to reach in one's turn. */

import type { Json } from '@dorfplatz/kernel'
import type { Corner } from '@dorfplatz/ui'

const table = (farm: { readonly [field: string]: number }, more = ''): string =>
  `game village
seats 2
seed lesson 2
${Object.entries(farm)
  .map(([field, n]) => `farm."0.${field}" = ${n}\n`)
  .join('')}${more}`

/** Only one stone is left, a green one on the church: with it the round ends. */
const LAST_STONE = `stock = [0,0,0,0,0, 0,0,0,0,0, 0,0,0,0,0, 0,0,0,0,0, 0,0,0,0,0, 0,0,0,0,0, 0,1,0,0,0]
onBoard = 1
`
const EMPTY_MARKET = 'stock.market-orange = 0\nonBoard = 17\n'

const take = (stone: string, from: string): Json => ({ take: stone, from })
const inOrder = (...choices: readonly Json[]) => choices.map((choice) => ({ choice }))
const own = (path: string): string => `families.0.${path}`

export const corners: readonly Corner[] = [
  {
    id: 'plow',
    start: table({}),
    goal: [
      { at: own('goods.plow'), least: 1 },
      { at: own('time'), is: 0 },
    ],
    answers: 2,
    solution: inOrder(take('orange', 'crafts'), { make: 'smithy', by: 'pay' }),
    rules: ['V-CRAFT-13', 'V-COIN-04'],
  },
  {
    id: 'ox',
    start: table({ grain: 3 }),
    goal: [
      { at: own('goods.ox'), least: 1 },
      { at: own('time'), is: 0 },
    ],
    answers: 3,
    solution: inOrder(take('pink', 'crafts'), { make: 'stables', by: 'pay' }, { good: 'ox' }),
    rules: ['V-CRAFT-11'],
  },
  {
    id: 'mill',
    start: table({ grain: 2 }),
    goal: [{ at: own('coins'), least: 3 }],
    answers: 2,
    solution: inOrder(take('pink', 'crafts'), { make: 'mill', by: 'pay' }),
    rules: ['V-CRAFT-14'],
  },
  {
    id: 'four',
    start: table({ ox: 1, plow: 1 }),
    goal: [{ at: own('grain'), least: 4 }],
    answers: 2,
    solution: inOrder(take('green', 'harvest'), { action: 'harvest' }),
    rules: ['V-HARVEST-04'],
  },
  {
    id: 'customers',
    start: table({ horse: 1, grain: 2, ox: 1, wagon: 1, green: 1 }),
    goal: [
      { at: own('score.customers'), least: 10 },
      { at: own('coins'), least: 1 },
    ],
    answers: 4,
    solution: inOrder(take('orange', 'market'), { serve: 'cust17' }, { serve: 'cust14' }, { pay: { green: 1 } }),
    rules: ['V-MARKET-07'],
  },
  {
    id: 'scroll',
    start: table({ scroll: 1 }),
    goal: [{ at: 'marker', is: 0 }],
    answers: 3,
    solution: inOrder(take('orange', 'council'), { enter: 'council' }, { privilege: 1 }),
    rules: ['V-COUNCIL-02', 'V-COUNCIL-07'],
  },
  {
    id: 'brown',
    start: table({ wagon: 1, brown: 1 }),
    goal: [
      { at: own('fame'), least: 3 },
      { at: own('coins'), least: 1 },
    ],
    answers: 3,
    solution: inOrder(take('brown', 'travel'), { travel: 'castle1', from: 'farm' }, { pay: { brown: 2 } }),
    rules: ['V-TRAVEL-06'],
  },
  {
    id: 'well',
    start: table({ horse: 1, grain: 1, orange: 3 }, EMPTY_MARKET),
    goal: [{ at: own('score.customers'), least: 4 }],
    answers: 4,
    solution: inOrder({ use: 'well' }, { pay: { orange: 3 } }, { action: 'market' }, { serve: 'cust17' }),
    rules: ['V-WELL-01', 'V-WELL-02'],
  },
  {
    id: 'craftsman',
    start: table({ time: 8 }),
    goal: [{ at: 'chronicle.0.open', most: 2 }],
    answers: 4,
    solution: inOrder(
      take('orange', 'crafts'),
      { train: 'wainwright' },
      { good: 'wagon' },
      { member: { at: 'wainwright', generation: 1 } },
    ),
    rules: ['V-DEATH-08', 'V-CHRON-01'],
  },
  {
    id: 'alive',
    start: table({ time: 9, grain: 3 }),
    goal: [
      { at: own('goods.horse'), least: 1 },
      { at: own('time'), is: 9 },
    ],
    answers: 3,
    solution: inOrder(take('orange', 'crafts'), { make: 'stables', by: 'pay' }, { good: 'horse' }),
    rules: ['V-TIME-03', 'V-CRAFT-02'],
  },
  {
    id: 'mass',
    start: table({ coin: 1 }, LAST_STONE),
    goal: [{ at: own('score.church'), least: 2 }],
    answers: 4,
    solution: inOrder(take('green', 'church'), { pay: { time: 3 } }, { member: { at: 'bag', generation: 1 } }),
    rules: ['V-MASS-02', 'V-SCORE-03'],
  },
  {
    id: 'child',
    start: table({}),
    goal: [{ at: own('members.4.place'), is: 'farm' }],
    answers: 2,
    solution: inOrder(take('pink', 'family'), { birth: 2 }),
    rules: ['V-FAMILY-01'],
  },
]
