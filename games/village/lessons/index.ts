/** The guided first game of Village: eight chapters, each with a table of its own that shows one thing. */

import type { Json } from '@dorfplatz/kernel'
import type { Chapter, GuidedGame, LessonStep } from '@dorfplatz/ui'
import { corners } from './corners.ts'

const TABLE = `game village
seats 2
seed lesson 2
`

/** Only one stone is left, a green one on the church: with it the round ends. */
const LAST_STONE = `stock = [0,0,0,0,0, 0,0,0,0,0, 0,0,0,0,0, 0,0,0,0,0, 0,0,0,0,0, 0,0,0,0,0, 0,1,0,0,0]
onBoard = 1
`

const place = (id: string): string => `.v-place.v-${id}`
const stonesAt = (id: string): string => `.v-stones[data-pile="space:${id}"]`
const building = (id: string): string => `[data-spot="building:${id}"]`
const own = (thing: string): string => `[data-at="seat:0"][data-of="${thing}"]`
const knacks = (...choices: readonly Json[]) => choices.map((choice) => ({ seat: 1, choice }))

/** A stone is taken from a space. */
const take = (id: string, stone: string, from: string, more: Partial<LessonStep> = {}): LessonStep => ({
  id,
  part: 'board',
  mark: stonesAt(from),
  task: { kind: 'turn', like: { from }, model: { take: stone, from } },
  ...more,
})
/** What follows from it is answered in one way. */
const answer = (id: string, kind: string, choice: Json, more: Partial<LessonStep> = {}): LessonStep => ({
  id,
  task: { kind, like: choice, model: choice },
  ...more,
})

const stone: Chapter = {
  id: 'stone',
  minutes: 2,
  start: TABLE,
  steps: [
    { id: 'village', part: 'board', mark: place('crafts'), rules: ['V-ROUND-01', 'V-ROUND-07'] },
    take('orange', 'orange', 'crafts', {
      task: { kind: 'turn', like: { take: 'orange', from: 'crafts' }, model: { take: 'orange', from: 'crafts' } },
      rules: ['V-ROUND-02'],
    }),
    answer(
      'plow',
      'craft',
      { make: 'smithy', by: 'pay' },
      {
        part: 'board',
        mark: building('smithy'),
        others: knacks({ take: 'brown', from: 'crafts' }, 'pass'),
        rules: ['V-CRAFT-06', 'V-CRAFT-13'],
      },
    ),
    { id: 'paid', part: 'mine', mark: own('plow') },
    { id: 'last', part: 'board', mark: place('market'), rules: ['V-ROUND-01'] },
  ],
}

const time: Chapter = {
  id: 'time',
  minutes: 3,
  start: `${TABLE}farm."0.time" = 8
`,
  steps: [
    { id: 'ring', rules: ['V-TIME-01', 'V-TIME-02', 'V-TIME-03'] },
    take('crafts', 'orange', 'crafts'),
    answer(
      'train',
      'craft',
      { train: 'wainwright' },
      { part: 'board', mark: building('wainwright'), rules: ['V-CRAFT-03'] },
    ),
    answer(
      'wagon',
      'product',
      { good: 'wagon' },
      { part: 'board', mark: building('wainwright'), rules: ['V-CRAFT-04'] },
    ),
    { id: 'quill', rules: ['V-TIME-03', 'V-DEATH-01', 'V-DEATH-04'] },
    answer(
      'dies',
      'dies',
      { member: { at: 'wainwright', generation: 1 } },
      {
        others: knacks({ take: 'green', from: 'harvest' }, { action: 'harvest' }),
        rules: ['V-DEATH-08', 'V-CHRON-01'],
      },
    ),
    { id: 'chronicle', part: 'board', mark: place('chronicle'), rules: ['V-SCORE-05'] },
  ],
}

const harvest: Chapter = {
  id: 'harvest',
  minutes: 3,
  start: `${TABLE}farm."0.ox" = 1
farm."0.plow" = 1
`,
  steps: [
    take('field', 'brown', 'harvest', { rules: ['V-HARVEST-01', 'V-HARVEST-02'] }),
    answer(
      'reap',
      'harvest',
      { action: 'harvest' },
      {
        // The learner may have taken the only stone of a color.
        others: knacks({ take: '*', from: 'harvest' }, { action: 'harvest' }),
        rules: ['V-HARVEST-03', 'V-HARVEST-04'],
      },
    ),
    { id: 'grain', part: 'mine', mark: own('grain'), rules: ['V-HARVEST-07'] },
    take('family', 'pink', 'family', { rules: ['V-FAMILY-01'] }),
    answer(
      'birth',
      'family',
      { birth: 2 },
      {
        others: knacks({ take: 'brown', from: 'crafts' }, 'pass'),
        rules: ['V-FAMILY-01'],
      },
    ),
    { id: 'child', rules: ['V-FAMILY-02', 'V-DEATH-04'] },
  ],
}

const crafts: Chapter = {
  id: 'crafts',
  minutes: 3,
  start: `${TABLE}farm."0.pink" = 1
`,
  steps: [
    { id: 'ways', part: 'board', mark: place('crafts'), rules: ['V-CRAFT-02'] },
    take('orange', 'orange', 'crafts', {
      task: { kind: 'turn', like: { take: 'orange', from: 'crafts' }, model: { take: 'orange', from: 'crafts' } },
    }),
    answer(
      'wagon',
      'craft',
      { make: 'wainwright', by: 'pay' },
      {
        part: 'board',
        mark: building('wainwright'),
        task: { kind: 'craft', like: { make: 'wainwright' }, model: { make: 'wainwright', by: 'pay' } },
        rules: ['V-CRAFT-06', 'V-CRAFT-10'],
      },
    ),
    {
      id: 'with',
      part: 'board',
      mark: building('wainwright'),
      task: { kind: 'pay', like: { pay: { pink: 1, orange: 1 } }, model: { pay: { pink: 1, orange: 1 } } },
      others: knacks({ take: 'green', from: 'harvest' }, { action: 'harvest' }),
    },
    take('again', 'brown', 'crafts'),
    answer('smith', 'craft', { train: 'smithy' }, { part: 'board', mark: building('smithy'), rules: ['V-CRAFT-03'] }),
    answer(
      'plow',
      'product',
      { good: 'plow' },
      {
        part: 'board',
        mark: building('smithy'),
        others: knacks({ take: 'green', from: 'church' }, 'pass'),
        rules: ['V-CRAFT-04', 'V-CRAFT-05'],
      },
    ),
    { id: 'stays', part: 'board', mark: place('crafts'), rules: ['V-CRAFT-09'] },
  ],
}

const market: Chapter = {
  id: 'market',
  minutes: 3,
  start: `${TABLE}farm."0.horse" = 1
farm."0.grain" = 2
farm."0.ox" = 1
farm."0.wagon" = 1
farm."0.green" = 1
`,
  steps: [
    { id: 'customers', part: 'board', mark: place('market'), rules: ['V-MARKET-03', 'V-MARKET-04'] },
    take('day', 'orange', 'market', { rules: ['V-MARKET-01', 'V-MARKET-05'] }),
    {
      id: 'first',
      part: 'board',
      mark: place('market'),
      task: { kind: 'serve', like: { serve: 'cust17' }, model: { serve: 'cust17' } },
      rules: ['V-MARKET-07'],
    },
    {
      id: 'second',
      part: 'board',
      mark: place('market'),
      task: { kind: 'serve', like: { serve: '*' }, model: { serve: 'cust14' }, free: [{ pay: { green: 1 } }] },
      others: knacks({ take: 'green', from: 'harvest' }, { action: 'harvest' }),
      rules: ['V-MARKET-07', 'V-MARKET-08'],
    },
    { id: 'points', part: 'board', mark: place('market'), rules: ['V-MARKET-14', 'V-SCORE-06'] },
  ],
}

const council: Chapter = {
  id: 'council',
  minutes: 4,
  start: `${TABLE}farm."0.green" = 2
farm."0.brown" = 2
farm."0.wagon" = 1
`,
  steps: [
    { id: 'steps', part: 'board', mark: place('council'), rules: ['V-COUNCIL-01', 'V-SCORE-04'] },
    { id: 'plague', part: 'board', mark: stonesAt('council'), rules: ['V-ROUND-14'] },
    take('enter', 'orange', 'council', {
      task: { kind: 'turn', like: { take: 'orange', from: 'council' }, model: { take: 'orange', from: 'council' } },
      rules: ['V-COUNCIL-02'],
    }),
    {
      id: 'pay',
      part: 'board',
      mark: place('council'),
      task: { kind: 'council', like: { enter: 'council' }, model: { enter: 'council' } },
      rules: ['V-COUNCIL-02'],
    },
    answer('green', 'pay', { pay: { green: 2 } }, { part: 'board', mark: '[data-spot="council:1"]' }),
    answer(
      'marker',
      'privilege',
      { privilege: 1 },
      {
        part: 'board',
        mark: place('council'),
        others: knacks({ take: 'green', from: 'harvest' }, { action: 'harvest' }),
        rules: ['V-COUNCIL-07'],
      },
    ),
    { id: 'map', part: 'board', mark: place('travel'), rules: ['V-TRAVEL-01', 'V-TRAVEL-05'] },
    take('road', 'orange', 'travel'),
    {
      id: 'castle',
      part: 'board',
      mark: place('travel'),
      task: {
        kind: 'travel',
        like: { travel: 'castle1', from: 'farm' },
        model: { travel: 'castle1', from: 'farm' },
        free: [{ pay: { brown: 2 } }],
      },
      others: knacks({ take: 'green', from: 'church' }, 'pass'),
      rules: ['V-TRAVEL-06', 'V-TRAVEL-09'],
    },
    { id: 'reward', part: 'board', mark: place('travel'), rules: ['V-SCORE-02'] },
  ],
}

const church: Chapter = {
  id: 'church',
  minutes: 4,
  start: `${TABLE}${LAST_STONE}farm."0.coin" = 2
farm."0.grain" = 1
`,
  steps: [
    { id: 'bag', part: 'board', mark: place('church'), rules: ['V-CHURCH-01', 'V-CHURCH-05'] },
    take('green', 'green', 'church'),
    answer(
      'novice',
      'church',
      { pay: { time: 3 } },
      { part: 'board', mark: '[data-spot="space:church"]', rules: ['V-CHURCH-01', 'V-CHURCH-04'] },
    ),
    { id: 'mass', part: 'board', mark: place('church'), rules: ['V-MASS-01', 'V-MASS-02'] },
    {
      id: 'pick',
      part: 'board',
      mark: place('church'),
      task: {
        kind: 'pick',
        like: { member: { at: 'bag' } },
        model: { member: { at: 'bag', generation: 1 } },
      },
      rules: ['V-MASS-02', 'V-MASS-04'],
    },
    {
      id: 'climb',
      part: 'board',
      mark: place('church'),
      task: { kind: 'climb', like: { member: '*' }, model: { member: { at: 'church1', generation: 1 } } },
      rules: ['V-MASS-07', 'V-MASS-08'],
    },
    { id: 'majority', part: 'board', mark: place('church'), rules: ['V-MASS-12', 'V-SCORE-03'] },
  ],
}

const chronicle: Chapter = {
  id: 'chronicle',
  minutes: 3,
  start: `${TABLE}farm."0.time" = 9
free.craft = 1
`,
  steps: [
    { id: 'places', part: 'board', mark: place('chronicle'), rules: ['V-CHRON-01', 'V-CHRON-04', 'V-CHRON-06'] },
    take('crafts', 'orange', 'crafts'),
    answer('train', 'craft', { train: 'wainwright' }, { part: 'board', mark: building('wainwright') }),
    answer('enough', 'product', 'pass', { rules: ['V-CRAFT-04'] }),
    answer(
      'dies',
      'dies',
      { member: { at: 'wainwright', generation: 1 } },
      {
        others: knacks({ take: 'green', from: 'harvest' }, { action: 'harvest' }),
        rules: ['V-DEATH-08', 'V-DEATH-09'],
      },
    ),
    { id: 'full', part: 'board', mark: place('chronicle'), rules: ['V-CHRON-02', 'V-CHRON-03'] },
    { id: 'end', rules: ['V-END-01', 'V-END-03', 'V-END-07'] },
    { id: 'well', part: 'board', mark: place('well'), rules: ['V-WELL-01', 'V-WELL-02'] },
    { id: 'score', rules: ['V-SCORE-02', 'V-SCORE-05', 'V-SCORE-07', 'V-SCORE-08'] },
  ],
}

export const guided: GuidedGame = {
  chapters: [stone, time, harvest, crafts, market, council, church, chronicle],
  corners,
}
