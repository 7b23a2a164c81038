/** The names of what conditions and amounts on cards may count, besides goods; rules/cards/metrics.ts counts them. */

import type { GoodName } from '../rules/goods.ts'

export type CommonMetric =
  | 'house'
  | 'rooms'
  | 'woodRooms'
  | 'clayRooms'
  | 'stoneRooms'
  | 'people'
  | 'fields'
  | 'fieldSites'
  | 'pastures'
  | 'stables'
  | 'fencedStables'
  | 'fencedSpaces'
  | 'unused'
  | 'animals'
  | 'occupations'
  | 'improvements'
  | 'round'
  | 'roundsLeft'
  | 'players'
  | 'grainFields'
  | 'vegetableFields'
  | 'plantedFields'
  | 'threesOfSheep'
  | 'pairsOfCattle'
  | 'onlyTwoRooms'
  | 'mostOccupations'
  | 'noMoreAnimals'
  | 'maxedCategories'
  | 'home'
  | 'placed'
  | 'occupationCards'
  | 'allGrain'
  | 'allVegetables'
  | 'allWood'
  | 'roomyPastures'
  | 'missingSpecies'
  | 'plowCards'
  | 'plowsInPlay'
  | 'fivesOfAllSheep'
  | 'threesOfAllCattle'
  | 'mostImprovements'
  | 'mostRooms'
  | 'noMinusPoints'
  | 'othersRenovated'
  | 'lead'
  | 'currentCard'
  | 'ended'
  | 'feeding'
  | 'harvestRound'
  | 'usedGrowthSpace'
  | 'newPastures'
  | 'newLargePastures'
  | 'wells'
  | 'taken.kinds'
  | 'taken.resources'
  | 'baked'
  | 'built'
  | 'bakingBuilt'
  | 'bySpace'
  | 'echo'
  | 'lay.wood'

/** Of the running event, by good: what was taken, what was cooked, whether nobody had taken it before this round. */
export type OfGood = `${'taken' | 'cooked' | 'first'}.${GoodName}`
/**
 * Of a card: what was put on it, how often its first reaction was carried out (this time included) in the game and in
 * this round, whether a crop came off it in this harvest, occupations played later, whether one has it, whether anybody
 * has it, whether it was ever built, and whether the event takes place on the space it has marked.
 */
export type OfCard =
  | `${'on' | 'reacted' | 'thisRound' | 'harvested' | 'after' | 'has' | 'anyHas' | 'everBuilt' | 'here'}.${number}`
  | `on.${number}.${'boar' | 'cattle'}`

export type MetricName = CommonMetric | OfGood | OfCard
