/** What the bot takes things to be worth, in points at the end; `npm run train agricola` writes them. */

export interface Weights {
  /** Goods in stock: the first ones, and those beyond what one action uses. */
  wood: number
  clay: number
  reed: number
  stone: number
  grain: number
  vegetable: number
  beyond: number
  /** Food up to the need of the next harvest, of the one after, and what is left over. */
  meal: number
  laterMeal: number
  spareFood: number
  /** A food that no person still to be placed will bring, and one that somebody has to. */
  begging: number
  worry: number
  /** Food that a person brings when it has to. */
  forage: number
  /** A person for each round still to work, and for each harvest still to eat. */
  worker: number
  mouth: number
  /** A free room for each round; the goods for one, as a share of that. */
  room: number
  plan: number
  /** A field, a planted crop of either kind for each harvest, a seed with a field to go to. */
  field: number
  grainCrop: number
  vegetableCrop: number
  seed: number
  /** A pasture, a place for an animal still free, a pair that will have young. */
  pasture: number
  place: number
  pair: number
  /** A fireplace or hearth for each round, an oven, a workshop for each harvest. */
  kitchen: number
  oven: number
  workshop: number
  /** An occupation or improvement for each round still to come. */
  occupation: number
  improvement: number
  /** Being first in the next round. */
  token: number
}

/**
 * Alone.
 * Found by playing before the command was kept, with a seed that was lost; it would be found anew by
 * `npm run train agricola SOLO -- --seed solo --generations 40 --games 8 --gate 400`.
 */
export const SOLO: Weights = {
  wood: 0.42,
  clay: 0.66,
  reed: 1.01,
  stone: 0.86,
  grain: 0.09,
  vegetable: 1.13,
  beyond: 1.12,
  meal: 1.45,
  laterMeal: 0.31,
  spareFood: 0.14,
  begging: 1.03,
  worry: 1.06,
  forage: 7.66,
  worker: 3.64,
  mouth: 0.69,
  room: 1.44,
  plan: -0.12,
  field: 3.7,
  grainCrop: 0.32,
  vegetableCrop: 0.51,
  seed: 0.78,
  pasture: -0.13,
  place: -0.03,
  pair: 0.51,
  kitchen: 0.58,
  oven: 0.28,
  workshop: -0.25,
  occupation: -0.15,
  improvement: 0.11,
  token: 0.38,
}

/**
 * With others. It began with the mean of those for one and those for many that there were then.
 * Found by `npm run train agricola MANY -- --seed many --generations 32 --games 4 --gate 30`.
 */
export const MANY: Weights = {
  wood: 0.75,
  clay: 0.78,
  reed: 1.23,
  stone: 1.48,
  grain: 0.43,
  vegetable: 0.54,
  beyond: 0.79,
  meal: 0.92,
  laterMeal: 0.76,
  spareFood: 0.18,
  begging: 0.86,
  worry: 1.07,
  forage: 0.74,
  worker: 2.96,
  mouth: 0.46,
  room: 2,
  plan: 0.1,
  field: 1.73,
  grainCrop: 0.32,
  vegetableCrop: 0.33,
  seed: 0.49,
  pasture: -0.08,
  place: 0.13,
  pair: 0.89,
  kitchen: 0.26,
  oven: -0.18,
  workshop: 0.07,
  occupation: -0.08,
  improvement: 0.27,
  token: 0.41,
}

/** Alone, and with others: what is scarce differs. */
export const weightsFor = (seats: number): Weights => (seats === 1 ? SOLO : MANY)
