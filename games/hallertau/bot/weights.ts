/** Numbers of the bot's judgement, found by playing many games; in goods, steps or points. */

export const W = {
  /** Goods a step takes, by round. */
  cost: [1, 1.05, 2.25, 2.6, 3.3, 4.5, 4.7],
  /** Points of a step once the spaces with points are reached. */
  step: 3.4,
  /** Goods a Bonus card in play brings in a round. */
  income: 0.9,
  /** Goods a Worker brings. */
  work: 1.75,
  /** A Worker not yet placed, as a share of what its goods would be worth. */
  worker: 1.1,
  /** Goods a field brings in a round: each of the first five, and further ones; what its row adds once. */
  field: 1.05,
  manyFields: 0.7,
  row: 0.5,
  /** A crop kept for sowing. */
  seed: 0.6,
  /** Share of a sowing in sight that is counted on. */
  sowing: 0.68,
  /** A sheep's milk in a round, and its meat and hides in the end. */
  milk: 0.6,
  meat: 2,
  /** Goods in stock: the first of a kind, and the rest of a heap. */
  good: 1,
  heap: 0.5,
  heapFrom: 6,
  /** A step below the first space with points. */
  early: 2.4,
  /** Points of a good, by round, where a card gives or takes it. */
  goodWorth: [1.5, 1.5, 1.3, 1.1, 0.9, 0.75, 0.55],
  jewelWorth: 3,
  toolWorth: 1.2,
  sheepWorth: 2,
  /** Points of a card drawn, and more for each round left: gateway, farmyard, bonus, point. */
  drawBase: [0.3, 0.3, 0.7, 1.5],
  drawRound: [0.3, 0.35, 0.5, 0.3],
  incomeWorth: 0.8,
  /** A card that can be played, one that is near, and how each missing thing makes it fade. */
  ready: 0.65,
  near: 0.5,
  fade: 0.55,
  fadeLast: 0.5,
  leastCard: 0.8,
  leastPoint: 1.5,
}
