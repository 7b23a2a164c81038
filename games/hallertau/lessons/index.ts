/** The guided first game of Hallertau: eight chapters, each with a table of its own that shows one thing. */

import type { Chapter, GuidedGame } from '@dorfplatz/ui'
import { corners } from './corners.ts'

/** Two seats, cards that nobody can play by chance. */
const TABLE = `game hallertau
seats 2
seed lesson
option progressOrder = "clockwise"
players.0.hand = [24, 10, 921]
players.1.hand = [902]
`

/** Nothing happens on fields in row 5 when they lie fallow. */
const RESTED = '[5, 5, 5, 0, 0, 0, 0, 0]'

/** The learner is asked what to advance, Knacks will be after that. */
const PROGRESS = `phase = 9
turnOf = -1
players.0.workers = 0
players.1.workers = 0
players.0.aside = 0
players.1.aside = 0
match.asked = [1, 0]
flow:
  {"op":"asked","seat":0,"id":1,"question":{"op":"progress","seat":0}}
  {"op":"progressNext","seat":1}
  {"op":"phase","seat":-1,"phase":10}
`

const space = (id: string): string => `.h-space.a-${id}`
/** The button that ends what could go on. */
const ENOUGH = '.have-enough:not([disabled])'
/** All Workers at once, or the drawer. */
const EXCHANGE = '.to-exchange:not([disabled])'
const own = (icon: string): string => `[data-at="seat:0"][data-of="${icon}"]`
const building = (craft: number): string => `[data-piece="building:0:${craft}"]`
const knacks = (choice: NonNullable<NonNullable<Chapter['steps'][number]['others']>[number]['choice']>) => [
  { seat: 1, choice },
]

const village: Chapter = {
  id: 'village',
  minutes: 2,
  start: TABLE,
  steps: [
    { id: 'goal', part: 'mine', mark: '[data-piece="window:0"]', rules: ['H-SCORE-01', 'H-CC-03'] },
    { id: 'crafts', part: 'mine', mark: '.ccgrid', rules: ['H-CC-01', 'H-CC-04'] },
    { id: 'fields', part: 'mine', mark: '[data-piece="field:0:0"]', rules: ['H-PH7-01'] },
    { id: 'board', part: 'board', mark: '.aboard', rules: ['H-PH4-02'] },
    { id: 'rounds', rules: ['H-COMP-01', 'H-TURN-01'] },
    {
      id: 'first',
      part: 'board',
      mark: space('clearing'),
      task: { kind: 'turn', like: { space: 'clearing' }, model: { space: 'clearing', workers: 1 } },
      others: knacks({ exchange: 2 }),
      rules: ['H-PH4-09'],
    },
    { id: 'seen', part: 'mine', mark: '[data-piece="field:0:3"]' },
  ],
}

const workers: Chapter = {
  id: 'workers',
  minutes: 3,
  start: TABLE,
  steps: [
    { id: 'mine', part: 'mine', mark: own('worker'), rules: ['H-PH2-03', 'H-PH4-02'] },
    { id: 'rows', part: 'board', mark: `${space('nursery')} .rows`, rules: ['H-PH4-04'] },
    { id: 'price', part: 'board', mark: space('farming'), rules: ['H-PH4-05'] },
    {
      id: 'nursery',
      part: 'board',
      mark: space('nursery'),
      task: { kind: 'turn', like: { space: 'nursery' }, model: { space: 'nursery', workers: 1 } },
      rules: ['H-PH4-05'],
    },
    { id: 'or', task: { kind: 'choose', like: { option: 1 }, model: { option: 1 } }, rules: ['H-PH4-11'] },
    {
      id: 'crops',
      task: { kind: 'crops', like: { crops: { barley: 2, hops: 1 } }, model: { crops: { barley: 2, hops: 1 } } },
      others: knacks({ space: 'clearing', workers: 1 }),
    },
    {
      id: 'free',
      part: 'board',
      mark: space('clearing'),
      task: { kind: 'turn', like: { space: '*' }, model: { space: 'weeklyMarket', workers: 1 }, free: [] },
      others: knacks({ exchange: 5 }),
      rules: ['H-PH4-05', 'H-PH4-08'],
    },
    {
      id: 'swap',
      mark: EXCHANGE,
      task: { kind: 'turn', like: { exchange: '*' }, model: { exchange: 1 } },
      rules: ['H-PH4-13'],
    },
  ],
}

const goods: Chapter = {
  id: 'goods',
  minutes: 3,
  start: `${TABLE}players.0.workers = 1
players.1.workers = 0
players.0.fields = ${RESTED}
players.1.fields = ${RESTED}
`,
  steps: [
    { id: 'have', part: 'mine', mark: '.r-goods', rules: ['H-RES-08'] },
    { id: 'carpentry', part: 'mine', mark: building(0), rules: ['H-PH9-04'] },
    {
      id: 'nursery',
      part: 'board',
      mark: space('nursery'),
      task: { kind: 'turn', like: { space: 'nursery' }, model: { space: 'nursery', workers: 1 } },
    },
    { id: 'clay', task: { kind: 'choose', like: { option: 0 }, model: { option: 0 } } },
    { id: 'phase', rules: ['H-PH9-01'] },
    {
      id: 'pay',
      part: 'mine',
      mark: building(0),
      task: {
        kind: 'progress',
        like: { advance: 'carpentry' },
        model: { advance: 'carpentry', pay: { clay: 1 } },
      },
      rules: ['H-PH9-03', 'H-PH9-04'],
    },
    { id: 'eat', part: 'mine', mark: building(3), rules: ['H-PH9-05', 'H-PH9-06', 'H-PH9-07', 'H-PH9-08'] },
    {
      id: 'bake',
      part: 'mine',
      mark: building(3),
      task: { kind: 'progress', like: { advance: 'bakehouse' }, model: { advance: 'bakehouse', pay: { rye: 1 } } },
      rules: ['H-PH9-07'],
    },
    { id: 'enough', mark: ENOUGH, task: { kind: 'progress', like: 'done', model: 'done' }, others: knacks('done') },
  ],
}

const fields: Chapter = {
  id: 'fields',
  minutes: 4,
  start: `${TABLE}board.farming-1 = 0
players.0.workers = 2
players.1.workers = 1
players.0.stock.barley = 3
players.0.stock.hops = 1
`,
  steps: [
    { id: 'rows', part: 'mine', mark: '[data-piece="field:0:2"]', rules: ['H-PH7-01'] },
    {
      id: 'farming',
      part: 'board',
      mark: space('farming'),
      task: { kind: 'turn', like: { space: 'farming' }, model: { space: 'farming', workers: 1 } },
    },
    { id: 'sow', task: { kind: 'choose', like: { option: 1 }, model: { option: 1 } }, rules: ['H-SOW-01'] },
    {
      id: 'barley',
      part: 'mine',
      mark: '[data-piece="field:0:2"]',
      task: { kind: 'sow', like: { sow: 'barley', column: 2 }, model: { sow: 'barley', column: 2 } },
      rules: ['H-SOW-01', 'H-SOW-03'],
    },
    {
      id: 'flax',
      part: 'mine',
      mark: '[data-piece="field:0:1"]',
      task: { kind: 'sow', like: { sow: 'flax', column: 1 }, model: { sow: 'flax', column: 1 } },
      rules: ['H-SOW-02'],
    },
    {
      id: 'enough',
      part: 'mine',
      mark: ENOUGH,
      task: { kind: 'sow', like: 'done', model: 'done' },
      others: knacks({ exchange: 1 }),
      rules: ['H-PH6-01', 'H-PH6-02'],
    },
    {
      id: 'last',
      mark: EXCHANGE,
      task: { kind: 'turn', like: { exchange: 1 }, model: { exchange: 1 } },
      others: knacks({ raise: 0 }),
      rules: ['H-PH7-01', 'H-PH7-02'],
    },
    { id: 'harvest', part: 'mine', mark: own('barley'), rules: ['H-PH7-01'] },
    { id: 'fallow', part: 'mine', mark: '[data-piece="field:0:0"]', rules: ['H-PH6-01'] },
  ],
}

const sheep: Chapter = {
  id: 'sheep',
  minutes: 3,
  start: `${TABLE}players.0.workers = 2
players.1.workers = 0
players.0.fields = ${RESTED}
players.1.fields = ${RESTED}
`,
  steps: [
    {
      id: 'market',
      part: 'board',
      mark: space('weeklyMarket'),
      task: { kind: 'turn', like: { space: 'weeklyMarket' }, model: { space: 'weeklyMarket', workers: 1 } },
    },
    { id: 'card', part: 'mine', mark: '[data-pile="stall:0:4"]', rules: ['H-RES-11'] },
    { id: 'old', part: 'mine', mark: '[data-pile="stall:0:4"]', rules: ['H-PH2-02', 'H-SHEEP-02', 'H-SHEEP-03'] },
    {
      id: 'last',
      mark: EXCHANGE,
      task: { kind: 'turn', like: { exchange: 1 }, model: { exchange: 1 } },
      rules: ['H-PH8-01'],
    },
    { id: 'milk', part: 'mine', mark: own('milk'), rules: ['H-PH8-01', 'H-PH9-06'] },
    {
      id: 'cooling',
      part: 'mine',
      mark: building(2),
      task: {
        kind: 'progress',
        like: { advance: 'coolingHouse' },
        model: { advance: 'coolingHouse', pay: { milk: 1 } },
      },
      rules: ['H-PH9-06'],
    },
  ],
}

const step = (id: string, craft: string, at: number, pay: { readonly [good: string]: number }) => ({
  id,
  part: 'mine' as const,
  mark: building(at),
  task: { kind: 'progress', like: { advance: craft, pay }, model: { advance: craft, pay } },
  rules: ['H-PH9-03'],
})

const center: Chapter = {
  id: 'center',
  minutes: 4,
  start: `${TABLE}players.0.stock.clay = 1
players.0.stock.meat = 1
${PROGRESS}`,
  steps: [
    { id: 'price', rules: ['H-PH9-03'] },
    step('carpentry', 'carpentry', 0, { clay: 1 }),
    step('brewhouse', 'brewhouse', 1, { barley: 1 }),
    step('cooling', 'coolingHouse', 2, { meat: 1 }),
    step('bakehouse', 'bakehouse', 3, { rye: 1 }),
    {
      ...step('manufacture', 'manufacture', 4, { flax: 1 }),
      others: knacks('done'),
      rules: ['H-CC-04', 'H-PH2-03'],
    },
    { id: 'window', part: 'mine', mark: '[data-piece="window:0"]', rules: ['H-CC-04', 'H-CC-10'] },
    { id: 'more', part: 'mine', mark: own('worker'), rules: ['H-PH2-03', 'H-PH9-10'] },
    { id: 'cleared', part: 'board', mark: '.aboard', rules: ['H-PH1-01', 'H-PH1-02'] },
  ],
}

const boulders: Chapter = {
  id: 'boulders',
  minutes: 3,
  start: `${TABLE}players.0.stock.clay = 2
players.0.stock.tools = 2
${PROGRESS}`,
  steps: [
    { id: 'stones', part: 'mine', mark: '[data-piece="boulder:0:0"]', rules: ['H-PH9-16'] },
    {
      id: 'one',
      part: 'mine',
      mark: building(0),
      task: { kind: 'progress', like: { advance: 'carpentry' }, model: { advance: 'carpentry', pay: { clay: 1 } } },
    },
    {
      id: 'push',
      part: 'mine',
      mark: '[data-piece="boulder:0:0"]',
      task: {
        kind: 'progress',
        like: { boulder: 'carpentry', which: 'near' },
        model: { boulder: 'carpentry', which: 'near' },
      },
      rules: ['H-PH9-17'],
    },
    {
      id: 'two',
      part: 'mine',
      mark: building(0),
      task: { kind: 'progress', like: { advance: 'carpentry' }, model: { advance: 'carpentry', pay: { clay: 1 } } },
      rules: ['H-PH9-19'],
    },
    { id: 'tired', part: 'mine', mark: own('tool'), rules: ['H-PH9-20', 'H-PH9-21'] },
    {
      id: 'end',
      mark: ENOUGH,
      task: { kind: 'progress', like: 'done', model: 'done' },
      others: knacks('done'),
      rules: ['H-PH10-01'],
    },
    { id: 'back', part: 'mine', mark: '[data-piece="boulder:0:0"]', rules: ['H-PH10-01'] },
  ],
}

const cards: Chapter = {
  id: 'cards',
  minutes: 4,
  start: `${TABLE}players.0.workers = 2
players.1.workers = 0
players.0.stock.meat = 2
players.0.stock.jewelry = 4
`,
  steps: [
    { id: 'hand', part: 'hand', mark: '[data-piece="card:010"]', rules: ['H-ANY-02', 'H-CARD-01'] },
    {
      id: 'condition',
      part: 'hand',
      mark: '[data-piece="card:010"]',
      task: { kind: 'anytime', like: { play: '010' }, model: { play: '010' } },
      rules: ['H-CARD-01'],
    },
    { id: 'bonus', part: 'hand', rules: ['H-PH3-02'] },
    {
      id: 'cost',
      part: 'hand',
      mark: '[data-piece="card:921"]',
      task: { kind: 'anytime', like: { play: '921' }, model: { play: '921' } },
      rules: ['H-CARD-01', 'H-CARD-12'],
    },
    { id: 'score', rules: ['H-CARD-12', 'H-SCORE-01'] },
  ],
}

export const guided: GuidedGame = {
  chapters: [village, workers, goods, fields, sheep, center, boulders, cards],
  corners,
}
