/** What stands on Agricola's farmyard and forms: woodcuts here, names in `text/`. */

export { wordsOf } from '../text/board.ts'

export const GOOD_ICONS = [
  'wood',
  'clay',
  'reed',
  'stone',
  'grain',
  'vegetable',
  'food',
  'sheep',
  'boar',
  'cattle',
] as const
