/** What stands on Hallertau's boards: woodcuts here, names in `text/`. */

export { wordsOf } from '../text/board.ts'

/** Woodcuts of the twelve things, in the order of THINGS. */
export const THING_ICONS = [
  'barley',
  'flax',
  'hops',
  'rye',
  'hides',
  'meat',
  'milk',
  'wool',
  'clay',
  'jewelry',
  'tool',
  'sheep',
] as const

export const CRAFT_ICONS = ['carpentry', 'brewhouse', 'coolinghouse', 'bakehouse', 'manufacture'] as const
export const DECK_ICONS = ['back-gateway', 'back-farmyard', 'back-bonus', 'back-point'] as const
export const DECK_LOOKS = ['gateway', 'farmyard', 'bonus', 'point'] as const
