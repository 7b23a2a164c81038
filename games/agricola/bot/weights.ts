/** What the bot takes things to be worth, in points at the end; found by `npm run train agricola`. */

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

export const MANY: Weights = {
  wood: 0.37,
  clay: 0.57,
  reed: 0.42,
  stone: 0.55,
  grain: 0.45,
  vegetable: 0.95,
  beyond: 0.24,
  meal: 0.87,
  laterMeal: 0.24,
  spareFood: 0.08,
  begging: 1.4,
  worry: 0.73,
  forage: 1.8,
  worker: 1.75,
  mouth: 0.76,
  room: 1.2,
  plan: 0.42,
  field: 1.1,
  grainCrop: 0.17,
  vegetableCrop: 0.35,
  seed: 0.34,
  pasture: 0.85,
  place: 0.08,
  pair: 0.53,
  kitchen: 0.6,
  oven: 0.55,
  workshop: 0.3,
  occupation: 0.14,
  improvement: 0.05,
  token: 0.28,
}

/** Alone, and with others: what is scarce differs. */
export const weightsFor = (seats: number): Weights => (seats === 1 ? SOLO : MANY)
