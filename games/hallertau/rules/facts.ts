/** The printed facts of the boards: things, spaces, craft buildings, quadrant cards, the community center track. */

export const CROP_NAMES = ['barley', 'flax', 'hops', 'rye'] as const
export type Crop = (typeof CROP_NAMES)[number]
export const GOOD_NAMES = [...CROP_NAMES, 'hides', 'meat', 'milk', 'wool', 'clay'] as const
export type Good = (typeof GOOD_NAMES)[number]

/** Everything that is simply counted: nine goods, then jewelry, tools and sheep. */
export const THINGS = [...GOOD_NAMES, 'jewelry', 'tools', 'sheep'] as const
export type Thing = (typeof THINGS)[number]

const THING_LIST: readonly string[] = THINGS
/** The index of a name that may be none of these things: -1. */
export const thingIndex = (name: string): number => THING_LIST.indexOf(name)

export const FLAX = 1
export const CROPS = 4
export const GOODS = 9
export const JEWELRY = 9
export const TOOLS = 10
export const SHEEP = 11

export const ROUNDS = 6
export const COLUMNS = 8
export const TOP_ROW = 5
export const BOTTOM_ROW = 2
export const MAX_JEWELRY = 10

/** Index of the Stables in a seat's sheep; 1 to 6 are the Farmyard cards of those rounds. */
export const STABLES = 7

/** Where sheep stand, by their index in a seat's sheep less 1: the Farmyard cards of rounds 1 to 6, and the Stables. */
export const PLACES = ['card1', 'card2', 'card3', 'card4', 'card5', 'card6', 'stables'] as const
export type Place = (typeof PLACES)[number]

export const DECKS = ['gateway', 'farmyard', 'bonus', 'point'] as const
export type Deck = (typeof DECKS)[number]
const DECK_LIST: readonly string[] = DECKS
/** The index of a name that may be no deck: -1. */
export const deckIndex = (name: string): number => DECK_LIST.indexOf(name)
export const GATEWAY = 0
export const FARMYARD = 1
export const BONUS = 2
export const POINT = 3

export const GATEWAY_DECKS = ['beginner', 'advanced', 'expert', 'master'] as const
export const FARMYARD_DECKS = ['hops', 'sheep', 'field', 'jewelry'] as const

/** Which of the four decks a card number belongs to (H-COMP-02). */
export function deckOf(card: number): number {
  if (card < 400) return GATEWAY
  if (card < 800) return FARMYARD
  return card < 900 ? BONUS : POINT
}

/** The twenty action spaces; five to a Quadrant, in its order. The first of each Quadrant is its card space. */
export const SPACES = [
  'gatewayCard',
  'sheepBreeding',
  'sheepShearing',
  'clayDelivery',
  'farming',
  'farmyardCard',
  'butchery',
  'nursery',
  'busyWeekend',
  'clearing',
  'bonusCard',
  'smallTrade',
  'cultivation',
  'weeklyMarket',
  'landSale',
  'pointCard',
  'fertilizing',
  'toolShed',
  'townHall',
  'sheepMarket',
] as const
export type Space = (typeof SPACES)[number]
export const SPACE_COUNT = SPACES.length
export const PER_QUADRANT = 5

export const isCardSpace = (space: number): boolean => space % PER_QUADRANT === 0
/** H-PH4-04: two rows on the card spaces, three elsewhere. */
export const rowsOf = (space: number): number => (isCardSpace(space) ? 2 : 3)
/** Quadrants are 0 to 3 here, 1 to 4 on the board. */
export const quadrantOf = (space: number): number => Math.floor(space / PER_QUADRANT)

export const CRAFTS = ['carpentry', 'brewhouse', 'coolingHouse', 'bakehouse', 'manufacture'] as const
export type Craft = (typeof CRAFTS)[number]
export const LAST_SPACE = 10
/** A boulder beyond the last space. */
export const OFF_BOARD = 11

/** Goods each craft building accepts, in the order its payments are written down. */
export const CRAFT_GOODS: readonly (readonly number[])[] = [
  [8, 3],
  [0, 2],
  [5, 6],
  [1, 0, 3],
  [1, 4, 7],
]

/** H-CC-03: worker number and points of each position of the Community Center. */
export const WINDOW: readonly number[] = [6, 7, 8, 9, 10, 11, 12, 12, 12, 12, 12]
export const CENTER_VP: readonly number[] = [0, 0, 0, 0, 0, 0, 0, 18, 34, 50, 70]
/** H-CC-09: spaces of every row that carry a 3 VP symbol (house data). */
export const VP_SPACES: readonly number[] = [6, 7, 8, 9]
export const VP_SYMBOL = 3

/**
 * H-PH1-05 to H-PH1-07: what the six Quadrant cards clear, by seats. A pair of Quadrants in brackets is a question mark:
 * one of the two by chance. The solo column is house data.
 */
export type Clears = readonly (number | readonly [number, number])[]
export const QUADRANT_CARDS: { readonly [seats: number]: readonly Clears[] } = {
  1: [[[0, 1]], [1], [2], [0], [3], [[2, 3]]],
  2: [
    [0, 1],
    [1, 3],
    [2, 3],
    [0, 3],
    [0, 2],
    [1, 2],
  ],
  3: [
    [0, 1, [2, 3]],
    [1, 2, 3],
    [0, 2, 3],
    [0, 1, 2],
    [0, 1, 3],
    [[0, 1], 2, 3],
  ],
}
export const ALL_QUADRANTS: Clears = [0, 1, 2, 3]

/** H-SOLO-02, H-SOLO-03. */
export const SOLO_GOALS = {
  cards: { goal: 100, extraordinaryAbove: 110 },
  noCards: { goal: 80, extraordinaryAbove: 85 },
} as const
