/** Practice corners of Hallertau: positions for one, each with something to reach. */

import type { Corner } from '@dorfplatz/ui'

const TABLE = `game hallertau
seats 1
seed lesson
players.0.hand = [921]
`
const RESTED = 'players.0.fields = [5, 5, 5, 0, 0, 0, 0, 0]\n'
const NOTHING = 'players.0.stock = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]\n'
const PROGRESS = `phase = 9
turnOf = -1
players.0.workers = 0
players.0.aside = 0
match.asked = [1]
flow:
  {"op":"asked","seat":0,"id":1,"question":{"op":"progress","seat":0}}
  {"op":"phase","seat":-1,"phase":10}
`
const has = (goods: { readonly [good: string]: number }): string =>
  Object.entries(goods)
    .map(([good, n]) => `players.0.stock.${good} = ${n}\n`)
    .join('')
const inOrder = (...choices: readonly Corner['solution'][number]['choice'][]) => choices.map((choice) => ({ choice }))
const advance = (craft: string, pay: { readonly [good: string]: number }) => ({ advance: craft, pay })

export const corners: readonly Corner[] = [
  {
    id: 'five',
    start: `${TABLE}${has({ clay: 1, milk: 1 })}${PROGRESS}`,
    goal: [{ at: 'seats.0.window', least: 7 }],
    answers: 5,
    solution: inOrder(
      advance('carpentry', { clay: 1 }),
      advance('brewhouse', { barley: 1 }),
      advance('coolingHouse', { milk: 1 }),
      advance('bakehouse', { rye: 1 }),
      advance('manufacture', { flax: 1 }),
    ),
    rules: ['H-CC-04'],
  },
  {
    id: 'jewel',
    start: `${TABLE}${has({ clay: 1, jewelry: 1 })}${PROGRESS}`,
    goal: [{ at: 'seats.0.window', least: 7 }],
    answers: 5,
    solution: inOrder(
      advance('carpentry', { clay: 1 }),
      advance('brewhouse', { barley: 1 }),
      advance('coolingHouse', { jewelry: 1 }),
      advance('bakehouse', { rye: 1 }),
      advance('manufacture', { flax: 1 }),
    ),
    rules: ['H-PH9-14'],
  },
  {
    id: 'mixed',
    start: `${TABLE}round = 3\n${NOTHING}${has({ barley: 2, rye: 1, milk: 1, meat: 1 })}${PROGRESS}`,
    goal: [
      { at: 'seats.0.crafts.2', least: 1 },
      { at: 'seats.0.crafts.3', least: 1 },
    ],
    answers: 2,
    solution: inOrder(advance('bakehouse', { barley: 1, rye: 1 }), advance('coolingHouse', { meat: 1, milk: 1 })),
    rules: ['H-PH9-10'],
  },
  {
    id: 'three',
    start: `${TABLE}round = 5\n${NOTHING}${has({ barley: 2, rye: 1, flax: 2, wool: 1, hides: 1 })}${PROGRESS}`,
    goal: [
      { at: 'seats.0.crafts.3', least: 1 },
      { at: 'seats.0.crafts.4', least: 1 },
    ],
    answers: 2,
    solution: inOrder(
      advance('bakehouse', { flax: 1, barley: 1, rye: 1 }),
      advance('manufacture', { flax: 1, hides: 1, wool: 1 }),
    ),
    rules: ['H-PH9-11'],
  },
  {
    id: 'limits',
    start: `${TABLE}round = 4\n${NOTHING}${has({ clay: 2, rye: 1, barley: 2, hops: 1 })}${PROGRESS}`,
    goal: [
      { at: 'seats.0.crafts.0', least: 1 },
      { at: 'seats.0.crafts.1', least: 1 },
    ],
    answers: 2,
    solution: inOrder(advance('carpentry', { clay: 2, rye: 1 }), advance('brewhouse', { barley: 2, hops: 1 })),
    rules: ['H-PH9-04', 'H-PH9-05', 'H-PH9-12'],
  },
  {
    id: 'push',
    start: `${TABLE}${has({ clay: 1, tools: 2 })}players.0.boulders.carpentry-near = 1
players.0.boulders.carpentry-far = 2
${PROGRESS}`,
    goal: [{ at: 'seats.0.crafts.0', least: 1 }],
    answers: 3,
    solution: inOrder(
      { boulder: 'carpentry', which: 'far' },
      { boulder: 'carpentry', which: 'near' },
      advance('carpentry', { clay: 1 }),
    ),
    rules: ['H-PH9-17'],
  },
  {
    id: 'hops',
    start: `${TABLE}${has({ hops: 1 })}players.0.workers = 1\n`,
    goal: [{ at: 'seats.0.stock.2', least: 4 }],
    answers: 5,
    solution: inOrder(
      { space: 'cultivation', workers: 1 },
      { sow: 'hops', column: 2 },
      { sow: 'barley', column: 1 },
      { sow: 'flax', column: 0 },
    ),
    rules: ['H-PH7-01'],
  },
  {
    id: 'clay',
    start: `${TABLE}${RESTED}players.0.workers = 2\n`,
    goal: [
      { at: 'seats.0.stock.8', least: 3 },
      { at: 'seats.0.fields.2.row', is: 5 },
    ],
    answers: 2,
    solution: inOrder({ space: 'nursery', workers: 2 }, { option: 0 }),
    rules: ['H-ACT-08', 'H-ACT-23'],
  },
  {
    id: 'care',
    start: `${TABLE}${RESTED}players.0.workers = 1\nplayers.0.sheep.card4 = 1\n`,
    goal: [{ at: 'seats.0.sheep.5', least: 1 }],
    answers: 5,
    solution: inOrder(
      { space: 'smallTrade', workers: 1 },
      { crops: { barley: 2 } },
      { option: 0 },
      { move: { card4: 1 } },
    ),
    rules: ['H-SHEEP-03', 'H-ACT-12'],
  },
  {
    id: 'butcher',
    start: `${TABLE}${RESTED}players.0.hand = [10]\nplayers.0.workers = 2\nplayers.0.sheep.card4 = 1\n`,
    goal: [{ at: 'seats.0.stock.8', least: 2 }],
    answers: 4,
    solution: [
      { choice: { space: 'butchery', workers: 2 } },
      { choice: { sheep: { card4: 1 } } },
      { choice: { play: '010' }, unasked: true },
    ],
    rules: ['H-ACT-07', 'H-ANY-02'],
  },
  {
    id: 'twelve',
    start: `${TABLE}${RESTED}${has({ jewelry: 3 })}players.0.workers = 1\n`,
    goal: [{ at: 'seats.0.parts.cards', least: 12 }],
    answers: 4,
    solution: [
      { choice: { space: 'landSale', workers: 1 } },
      { choice: { fields: [0] } },
      { choice: { play: '921' }, unasked: true },
    ],
    rules: ['H-ACT-15', 'H-CARD-12'],
  },
  {
    id: 'twice',
    start: `${TABLE}${RESTED}${has({ clay: 2 })}players.0.workers = 3\n`,
    goal: [{ at: 'seats.0.crafts.0', least: 2 }],
    answers: 4,
    solution: inOrder(
      { exchange: 3 },
      advance('carpentry', { clay: 1 }),
      { boulder: 'carpentry', which: 'near' },
      advance('carpentry', { clay: 1 }),
    ),
    rules: ['H-PH4-13', 'H-PH9-19'],
  },
]
