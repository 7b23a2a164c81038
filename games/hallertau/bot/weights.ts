/** Numbers of the bot's judgement, found by playing many games; in goods, steps or points. */

export interface Weights {
  /** Goods a step takes, by round. */
  cost: number[]
  /** Points of a step once the spaces with points are reached. */
  step: number
  /** Goods a Bonus card in play brings in a round. */
  income: number
  /** Goods a Worker brings. */
  work: number
  /** A Worker not yet placed, as a share of what its goods would be worth. */
  worker: number
  /** Goods a field brings in a round: each of the first five, and further ones; what its row adds once. */
  field: number
  manyFields: number
  row: number
  /** A crop kept for sowing. */
  seed: number
  /** Share of a sowing in sight that is counted on. */
  sowing: number
  /** A sheep's milk in a round, and its meat and hides in the end. */
  milk: number
  meat: number
  /** Goods in stock: the first of a kind, and the rest of a heap. */
  good: number
  heap: number
  heapFrom: number
  /** A step below the first space with points. */
  early: number
  /** Points of a good, by round, where a card gives or takes it. */
  goodWorth: number[]
  jewelWorth: number
  toolWorth: number
  sheepWorth: number
  /** Points of a card drawn, and more for each round left: gateway, farmyard, bonus, point. */
  drawBase: number[]
  drawRound: number[]
  incomeWorth: number
  /** A card that can be played, one that is near, and how each missing thing makes it fade. */
  ready: number
  near: number
  fade: number
  fadeLast: number
  leastCard: number
  leastPoint: number
}

/**
 * At every table in the eyes of journeymen.
 * Found by hand; they would be found by playing by
 * `npm run train hallertau W -- --seed w --generations 36 --games 20 --gate 400`.
 */
export const W: Weights = {
  cost: [1, 1.05, 2.25, 2.6, 3.3, 4.5, 4.7],
  step: 3.4,
  income: 0.9,
  work: 1.75,
  worker: 1.1,
  field: 1.05,
  manyFields: 0.7,
  row: 0.5,
  seed: 0.6,
  sowing: 0.68,
  milk: 0.6,
  meat: 2,
  good: 1,
  heap: 0.5,
  heapFrom: 6,
  early: 2.4,
  goodWorth: [1.5, 1.5, 1.3, 1.1, 0.9, 0.75, 0.55],
  jewelWorth: 3,
  toolWorth: 1.2,
  sheepWorth: 2,
  drawBase: [0.3, 0.3, 0.7, 1.5],
  drawRound: [0.3, 0.35, 0.5, 0.3],
  incomeWorth: 0.8,
  ready: 0.65,
  near: 0.5,
  fade: 0.55,
  fadeLast: 0.5,
  leastCard: 0.8,
  leastPoint: 1.5,
}

/**
 * With two seats, in the eyes of masters, beginning with the numbers above.
 * Found by `npm run train hallertau MASTERS -- --seed masters --generations 36 --games 20 --gate 600 --against both`.
 */
export const MASTERS: Weights = {
  cost: [1.43, 0.94, 2.23, 3.27, 3.67, 4.63, 6.28],
  step: 3.37,
  income: 0.93,
  work: 0.85,
  worker: 2.54,
  field: 0.95,
  manyFields: 0.95,
  row: 0.34,
  seed: 1,
  sowing: 0.61,
  milk: 0.7,
  meat: 2.37,
  good: 1.23,
  heap: 0.43,
  heapFrom: 6.4,
  early: 2.9,
  goodWorth: [1.38, 1.55, 0.78, 0.44, 1.04, 0.46, 0.53],
  jewelWorth: 3.31,
  toolWorth: 0.99,
  sheepWorth: 2.32,
  drawBase: [0.28, 0.05, 0.92, 0.49],
  drawRound: [0.62, 0.57, 0.32, 0.12],
  incomeWorth: 0.71,
  ready: 0.41,
  near: 0.43,
  fade: 0.56,
  fadeLast: 0.55,
  leastCard: 0.33,
  leastPoint: 1.44,
}

/**
 * Alone with cards, in the eyes of masters, beginning with the first numbers above; without cards they were seen to score less.
 * Found by `npm run train hallertau SOLO -- --seed solo --generations 36 --games 20 --gate 400`.
 */
export const SOLO: Weights = {
  cost: [1.94, 0.92, 2.12, 3.41, 3.21, 5.38, 7.38],
  step: 4.55,
  income: 0.9,
  work: 1.3,
  worker: 1.14,
  field: 1.15,
  manyFields: 0.97,
  row: 0.75,
  seed: 0.29,
  sowing: 0.61,
  milk: 0.93,
  meat: 2.53,
  good: 1.78,
  heap: 0.61,
  heapFrom: 4.58,
  early: 2.36,
  goodWorth: [1.01, 1.08, 1.43, 0.33, 1.15, 0.82, 0.51],
  jewelWorth: 3.07,
  toolWorth: 1.16,
  sheepWorth: 3.01,
  drawBase: [0.36, 0.7, 1.23, 1.09],
  drawRound: [0.55, 0.47, 0.36, 0.22],
  incomeWorth: 0.35,
  ready: 0.39,
  near: 0.21,
  fade: 0.7,
  fadeLast: 0.36,
  leastCard: 0.48,
  leastPoint: 0.33,
}

/** With three or four, in the eyes of masters; everybody's, until `npm run train hallertau FOUR` finds better ones. */
export const FOUR: Weights = W
