/** Woodcuts of the goods, in the order of the rules. */

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
