/** What is printed on each action space: woodcuts by what a person does there. */

import { SPACES, type Space, type SpaceAction } from '../rules/work/spaces.ts'
import { GOOD_ICONS } from './words.ts'

export interface Print {
  readonly icon: string
  readonly n?: number
}

const ACTIONS: { readonly [A in SpaceAction]: readonly string[] } = {
  build: ['room', 'stable'],
  starter: ['first', 'cards'],
  storehouse: ['first'],
  goods: [],
  plow: ['plow'],
  occupation: ['scroll'],
  stableBake: ['stable', 'food'],
  foodAndResource: ['wood', 'clay', 'reed', 'stone'],
  oneResource: ['wood', 'clay', 'reed', 'stone'],
  twoResources: ['wood', 'clay', 'reed', 'stone'],
  sowBake: ['sow', 'food'],
  improvement: ['bakehouse', 'cards'],
  fences: ['fence'],
  renovateImprove: ['room', 'bakehouse'],
  growthMinor: ['family', 'cards'],
  plowSow: ['plow', 'sow'],
  growthNoRoom: ['family'],
  renovateFences: ['room', 'fence'],
  animals: ['sheep', 'boar', 'cattle'],
  occupationOrGrowth: ['scroll', 'family'],
  twoResourcesOrGrowth: ['wood', 'clay', 'reed', 'stone', 'family'],
  growthOnly: ['family'],
  majorImprovement: ['bakehouse'],
  renovateMajor: ['room', 'bakehouse'],
  growthWithRoom: ['family'],
  roomOrPlayers: ['room'],
}

export const goodIcon = (good: number): string => GOOD_ICONS[good] ?? 'food'

/** Goods taken from the supply, action signs, and the price of an occupation; what piles up is drawn from the view. */
export function printsOf(space: Space): readonly Print[] {
  const out: Print[] = ACTIONS[space.action].map((icon) => ({ icon }))
  for (let i = 0; i < space.take.length; i += 2)
    out.push({ icon: goodIcon(space.take[i] ?? 0), n: space.take[i + 1] ?? 1 })
  return out
}

/** The woodcut that stands for a space in a list. */
export function iconOfSpace(space: number): string | null {
  const found = SPACES[space]
  if (found === undefined) return null
  if (found.pile !== null) return goodIcon(found.pile.good)
  return printsOf(found)[0]?.icon ?? null
}

/** The food an occupation costs here: cheapest and dearest. */
export function jobPrice(space: Space): readonly [number, number] | null {
  return space.job === null ? null : [Math.min(...space.job), Math.max(...space.job)]
}
