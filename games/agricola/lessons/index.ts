/** The guided first game of Agricola: the family game first, then cards. Each chapter has a table that shows one thing. */

import type { Json, Seat } from '@dorfplatz/kernel'
import type { Chapter, GuidedGame, LessonStep } from '@dorfplatz/ui'
import { spaceNumber } from '../rules/work/spaces.ts'
import { corners } from './corners.ts'

/** Seeds by what comes up: sowing first and family growth in round 5; majors first; fences first, then sheep. */
const family = (seed: 10 | 11 | 7): string => `game agricola
seats 2
seed lesson ${seed}
option mode = "family"
`

const space = (key: string): string => `.a-space[data-pile="space:${spaceNumber(key)}"]`
const own = (good: string): string => `[data-at="seat:0"][data-of="${good}"]`
const YARD = '[data-seat="0"] .yard'
const FIREPLACE = '.a-majors > :first-child'
const inHand = (card: string): string => `[data-piece="card:${card}"]`
/** Where the points are shown. */
const SCORES = '[id$="-trigger-scores"]'

const at = (seat: Seat, choice: Json) => ({ seat, choice })
const places = (seat: Seat, key: string) => at(seat, { place: key })
const knacks = (...keys: readonly string[]) => keys.map((key) => places(1, key))

/** Somebody goes to a space. */
const go = (id: string, key: string, more: Partial<LessonStep> = {}): LessonStep => ({
  id,
  part: 'board',
  mark: space(key),
  task: { kind: 'place', like: { place: key }, model: { place: key } },
  ...more,
})

const farm: Chapter = {
  id: 'farm',
  minutes: 2,
  start: family(10),
  steps: [
    { id: 'yard', part: 'mine', mark: YARD, rules: ['A-SCORE-01', 'A-SCORE-09'] },
    { id: 'people', part: 'mine', mark: YARD },
    { id: 'board', part: 'board', mark: '.a-grid', rules: ['A-WORK-01'] },
    go('wood', 'wood_3', { others: knacks('fishing'), rules: ['A-WORK-05', 'A-WORK-07'] }),
    { id: 'taken', part: 'board', mark: space('wood_3') },
    go('reed', 'reed_1', { others: knacks('clay_1'), rules: ['A-WORK-05'] }),
    { id: 'round', part: 'board', mark: space('sheep'), rules: ['A-ROUND-01'] },
  ],
}

const piles: Chapter = {
  id: 'piles',
  minutes: 3,
  start: family(10),
  played: [
    places(0, 'take_grain'),
    places(1, 'fishing'),
    places(0, 'plow_field'),
    at(0, { plow: 'B2' }),
    places(1, 'clay_1'),
  ],
  steps: [
    { id: 'grown', part: 'board', mark: space('wood_3'), rules: ['A-ROUND-06'] },
    go('take', 'wood_3', { others: knacks('fishing'), rules: ['A-WORK-07'] }),
    { id: 'have', part: 'mine', mark: own('wood') },
    { id: 'race', part: 'board', mark: space('reed_1') },
    go('reed', 'reed_1', { others: knacks('clay_1') }),
    { id: 'anew', part: 'board', mark: space('wood_3'), rules: ['A-ROUND-06'] },
  ],
}

const fields: Chapter = {
  id: 'fields',
  minutes: 4,
  start: family(10),
  steps: [
    go('grain', 'take_grain', { others: knacks('wood_3') }),
    go('plow', 'plow_field', { rules: ['A-WORK-23'] }),
    {
      id: 'where',
      part: 'mine',
      mark: YARD,
      task: { kind: 'plow', like: { plow: '*' }, model: { plow: 'B2' } },
      others: knacks('clay_1'),
    },
    { id: 'field', part: 'mine', mark: YARD },
    go('sow', 'sow_bake', { rules: ['A-SOW-01'] }),
    {
      id: 'seed',
      part: 'mine',
      mark: YARD,
      task: { kind: 'sow', like: { sow: 'grain', field: '*' }, model: { sow: 'grain', field: 'B2' } },
      others: knacks('fishing'),
      rules: ['A-SOW-02'],
    },
    { id: 'three', part: 'mine', mark: YARD, rules: ['A-SOW-02'] },
  ],
}

/** Four rounds in which the learner has plowed, sown and fetched what a room costs. */
const UNTIL_HARVEST = [
  places(0, 'plow_field'),
  at(0, { plow: 'B2' }),
  places(1, 'wood_3'),
  places(0, 'sow_bake'),
  at(0, { sow: 'grain', field: 'B2' }),
  places(1, 'clay_1'),
  places(0, 'wood_3'),
  places(1, 'fishing'),
  places(0, 'reed_1'),
  places(1, 'clay_1'),
  places(0, 'clay_1'),
  places(1, 'wood_3'),
  places(0, 'reed_1'),
  places(1, 'fishing'),
  places(0, 'wood_3'),
  places(1, 'clay_1'),
]

const harvest: Chapter = {
  id: 'harvest',
  minutes: 3,
  start: `${family(10)}players.0.goods.food = 3
players.0.goods.grain = 1
players.1.goods.food = 9
`,
  played: UNTIL_HARVEST,
  steps: [
    { id: 'when', rules: ['A-ROUND-01'] },
    { id: 'food', part: 'mine', mark: own('food'), rules: ['A-HARVEST-FEED-01'] },
    go('last', 'reed_1', { others: knacks('take_grain') }),
    { id: 'field', part: 'mine', mark: own('grain'), rules: ['A-HARVEST-FIELD-01'] },
    {
      id: 'feed',
      part: 'mine',
      mark: '.finish.primary:not([disabled])',
      task: { kind: 'feed', like: { feed: { 'grain@raw': 1 } }, model: { feed: { 'grain@raw': 1 } } },
      rules: ['A-HARVEST-FEED-01'],
    },
    { id: 'begging', rules: ['A-HARVEST-FEED-06'] },
    { id: 'next', part: 'board', mark: space('family_growth'), rules: ['A-ROUND-01'] },
  ],
}

const hearth: Chapter = {
  id: 'hearth',
  minutes: 4,
  start: `${family(11)}players.0.goods.clay = 2
players.0.goods.grain = 1
players.1.goods.food = 9
`,
  steps: [
    { id: 'majors', part: 'board', mark: '.a-majors', rules: ['A-MAJOR-01'] },
    go('buy', 'major_improvement'),
    {
      id: 'fireplace',
      part: 'board',
      mark: FIREPLACE,
      task: { kind: 'improve', like: { play: '1' }, model: { play: '1' } },
      others: knacks('wood_3'),
      rules: ['A-MAJOR-01'],
    },
    go('clay', 'clay_1', { others: knacks('fishing') }),
    go('bake', 'sow_bake', { rules: ['A-BAKE-01'] }),
    {
      id: 'bread',
      task: { kind: 'bake', like: { bake: 1 }, model: { bake: 1 } },
      others: knacks('wood_3'),
      rules: ['A-BAKE-02'],
    },
    { id: 'food', part: 'mine', mark: own('food'), rules: ['A-ANIMAL-10'] },
  ],
}

const child: Chapter = {
  id: 'child',
  minutes: 4,
  start: `${family(10)}players.0.goods.food = 9
players.0.goods.grain = 1
players.1.goods.food = 9
`,
  played: [...UNTIL_HARVEST, places(0, 'reed_1'), places(1, 'take_grain')],
  steps: [
    { id: 'room', part: 'mine', mark: YARD, rules: ['A-WORK-20'] },
    go('build', 'build_rooms_stables'),
    {
      id: 'where',
      part: 'mine',
      mark: YARD,
      task: { kind: 'build', like: { build: 'room', at: '*' }, model: { build: 'room', at: 'A1' } },
      others: knacks('fishing'),
      rules: ['A-BUILD-01', 'A-BUILD-02'],
    },
    go('growth', 'family_growth', { others: knacks('wood_3'), rules: ['A-FAMILY-01'] }),
    { id: 'born', part: 'mine', mark: YARD, rules: ['A-FAMILY-06', 'A-HARVEST-FEED-03'] },
    { id: 'worth', rules: ['A-SCORE-12'] },
  ],
}

const fences: Chapter = {
  id: 'fences',
  minutes: 4,
  start: `${family(7)}players.0.goods.wood = 8
players.1.goods.food = 9
`,
  steps: [
    { id: 'wood', part: 'mine', mark: own('wood'), rules: ['A-FENCE-01'] },
    go('fence', 'fences', { rules: ['A-FENCE-01', 'A-FENCE-02'] }),
    {
      id: 'pasture',
      part: 'mine',
      mark: YARD,
      task: {
        kind: 'fence',
        like: { fences: '*' },
        model: { fences: ['A4-top', 'A4-left', 'A5-top', 'A5-right', 'B4-top', 'B5-top'] },
      },
      others: knacks('wood_3'),
      rules: ['A-FENCE-03', 'A-FENCE-04', 'A-FENCE-05'],
    },
    { id: 'room', part: 'mine', mark: YARD, rules: ['A-ANIMAL-01', 'A-ANIMAL-02', 'A-STABLE-01'] },
    go('wait', 'clay_1', { others: knacks('fishing') }),
    go('sheep', 'sheep', { others: knacks('wood_3'), rules: ['A-ANIMAL-01'] }),
    { id: 'breed', part: 'mine', mark: YARD, rules: ['A-HARVEST-BREED-01'] },
  ],
}

/** A pasture with one sheep, and grain in store. */
const UNTIL_STABLE = [
  places(0, 'fences'),
  at(0, { fences: ['A4-top', 'A4-left', 'A5-top', 'A5-right', 'B4-top', 'B5-top'] }),
  places(1, 'wood_3'),
  places(0, 'take_grain'),
  places(1, 'fishing'),
  places(0, 'sheep'),
  places(1, 'wood_3'),
  places(0, 'take_grain'),
  places(1, 'fishing'),
  places(0, 'wood_3'),
  places(1, 'fishing'),
  places(0, 'take_grain'),
  places(1, 'reed_1'),
]

const herd: Chapter = {
  id: 'herd',
  minutes: 4,
  start: `${family(7)}players.0.goods.wood = 6
players.0.goods.clay = 1
players.0.goods.food = 8
players.1.goods.food = 12
`,
  played: UNTIL_STABLE,
  steps: [
    { id: 'pasture', part: 'mine', mark: YARD, rules: ['A-ANIMAL-01', 'A-ANIMAL-02'] },
    go('stable', 'stable_bake', { rules: ['A-STABLE-01', 'A-STABLE-04'] }),
    {
      id: 'where',
      part: 'mine',
      mark: `${YARD} [data-explain="cell:0.4"]`,
      task: { kind: 'build', like: { build: 'stable', at: 'A5' }, model: { build: 'stable', at: 'A5' } },
      others: knacks('clay_1'),
      rules: ['A-STABLE-02', 'A-STABLE-04'],
    },
    { id: 'room', part: 'mine', mark: YARD, rules: ['A-STABLE-04'] },
    go('sheep', 'sheep', { others: knacks('fishing'), rules: ['A-ANIMAL-01'] }),
    { id: 'young', part: 'mine', mark: YARD, rules: ['A-HARVEST-BREED-01', 'A-HARVEST-BREED-03'] },
    go('clay', 'clay_1', { others: knacks('wood_3'), rules: ['A-RENOVATE-01'] }),
    go('reed', 'reed_1', { others: knacks('fishing') }),
    go('renovate', 'renovation_major', { others: knacks('clay_1'), rules: ['A-RENOVATE-01', 'A-RENOVATE-02'] }),
    { id: 'hut', part: 'mine', mark: YARD, rules: ['A-SCORE-11'] },
  ],
}

const cards: Chapter = {
  id: 'cards',
  minutes: 3,
  start: `game agricola
seats 2
seed lesson 10
players.0.hand = [202, 187, 210, 35, 39, 12]
players.0.goods.wood = 1
players.1.hand = []
players.1.goods.food = 9
`,
  steps: [
    { id: 'hand', rules: ['A-OCC-01', 'A-MINOR-01'] },
    go('lessons', 'occupation', { rules: ['A-OCC-02'] }),
    {
      id: 'worker',
      part: 'hand',
      mark: inHand('202'),
      task: { kind: 'occupation', like: { play: '202' }, model: { play: '202' } },
      others: knacks('wood_3'),
      rules: ['A-OCC-01', 'A-OCC-02'],
    },
    { id: 'played' },
    go('labor', 'day_laborer', { others: knacks('fishing') }),
    { id: 'effect', part: 'mine', mark: own('grain') },
    go('start', 'starting_player_minor', { rules: ['A-MINOR-01'] }),
    {
      id: 'scoop',
      part: 'hand',
      mark: inHand('35'),
      task: { kind: 'improve', like: { play: '35' }, model: { play: '35' } },
      others: knacks('clay_1'),
      rules: ['A-MINOR-01', 'A-MINOR-02'],
    },
  ],
}

const score: Chapter = {
  id: 'score',
  minutes: 3,
  start: family(10),
  steps: [
    { id: 'minus', part: 'log', mark: SCORES, rules: ['A-SCORE-02'] },
    { id: 'kinds', part: 'mine', mark: YARD, rules: ['A-SCORE-02', 'A-SCORE-03'] },
    go('grain', 'take_grain', { others: knacks('wood_3'), rules: ['A-SCORE-04'] }),
    { id: 'better', part: 'log', mark: SCORES, rules: ['A-SCORE-04'] },
    { id: 'unused', part: 'mine', mark: YARD, rules: ['A-SCORE-09'] },
    { id: 'house', part: 'mine', mark: YARD, rules: ['A-SCORE-11', 'A-SCORE-12'] },
    { id: 'renovate', part: 'mine', mark: YARD, rules: ['A-RENOVATE-01'] },
    { id: 'goal', rules: ['A-SCORE-01'] },
  ],
}

export const guided: GuidedGame = {
  chapters: [farm, piles, fields, harvest, hearth, child, fences, herd, cards, score],
  corners,
}
