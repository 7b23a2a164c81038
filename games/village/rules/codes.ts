/** The small numbers behind the words: colours, goods, spaces, places, and how a family's figures are numbered. */

/** Stones; the fifth colour is the plague, which is no influence. */
export const COLOURS = ['orange', 'green', 'brown', 'pink', 'plague'] as const
export type Colour = (typeof COLOURS)[number]
export const PLAGUE = 4
/** Colours per action space in the flat stock. */
export const KINDS = 5
/** One letter per piece of a payment, in the order payments are written: four stones, coin, marker. */
export const LETTERS = 'ogbpcm'

export const GOODS = ['scroll', 'horse', 'ox', 'plow', 'wagon'] as const
export type Good = (typeof GOODS)[number]

/** Action spaces in the order in which they are stocked. Expansions append theirs. */
export const SPACES = ['harvest', 'family', 'crafts', 'market', 'travel', 'council', 'church'] as const
export type SpaceId = (typeof SPACES)[number]
export const HARVEST = 0
export const FAMILY = 1
export const CRAFTS = 2
export const MARKET = 3
export const TRAVEL = 4
export const COUNCIL = 5
export const CHURCH = 6

/** Sections of the chronicle: what a member did when it died. */
export const SECTIONS = ['craft', 'farm', 'church', 'council', 'travel'] as const
export type SectionId = (typeof SECTIONS)[number]
/** Index of the graves behind the five sections in the list of free places. */
export const GRAVES = 5

/** Fields of one farm, as offsets into a flat row. */
export const COIN = 4
export const GRAIN = 5
export const TIME = 6
export const FAME = 7
/** Castles with an own marker, as bits. */
export const CASTLES = 8
/** How often the life-time marker has crossed the quill. */
export const CROSSED = 9
/** Deaths that wait for the end of the turn. */
export const DUE = 10
/** First of the goods. */
export const GOOD = 11
export const SCROLL = GOOD
export const HORSE = GOOD + 1
export const OX = GOOD + 2
export const PLOW = GOOD + 3
export const WAGON = GOOD + 4
export const ROW = 16

/** Where a figure can be. */
export const UNBORN = 0
export const FARM = 1
/** The black bag. */
export const BAG = 2
export const WAINWRIGHT = 3
export const STABLES = 4
export const SCRIPTORIUM = 5
export const SMITHY = 6
/** Steps 1 to 4 of the council are COUNCIL_0 + step; the church and the castles likewise. */
export const COUNCIL_0 = 6
export const CHURCH_0 = 10
export const CASTLE_0 = 14
/** CHRONICLE + section. */
export const CHRONICLE = 21
export const GRAVE = 26
export const REMOVED = 27
/** Conny's figures beside her tray and on the roof of the church. */
export const BESIDE = 28
export const ROOF = 29
export const STEPS = 4
export const CASTLE_COUNT = 6

export const PLACES = [
  'unborn',
  'farm',
  'bag',
  'wainwright',
  'stables',
  'scriptorium',
  'smithy',
  'council1',
  'council2',
  'council3',
  'council4',
  'church1',
  'church2',
  'church3',
  'church4',
  'castle1',
  'castle2',
  'castle3',
  'castle4',
  'castle5',
  'castle6',
  'chronicle-craft',
  'chronicle-farm',
  'chronicle-church',
  'chronicle-council',
  'chronicle-travel',
  'grave',
  'removed',
  'beside',
  'roof',
] as const
export type PlaceId = (typeof PLACES)[number]

/** Section of the chronicle for whoever dies there; -1 where nobody is visible (V-DEATH-05, V-DEATH-08). */
export const SECTION_AT: readonly number[] = PLACES.map((place) => {
  if (place === 'farm') return 1
  if (place === 'wainwright' || place === 'stables' || place === 'scriptorium' || place === 'smithy') return 0
  if (place.startsWith('church')) return 2
  if (place.startsWith('council')) return 3
  if (place.startsWith('castle')) return 4
  return -1
})

/** Figures of one colour: four 1s, three 2s, two 3s, two 4s (V-SETUP-02). */
export const GENERATION: readonly number[] = [1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4]
export const MEMBERS = GENERATION.length
export const MONKS = 4

/** Where the next-start-player marker is when no seat holds it. */
export const ON_ROOF = -1
export const SPENT = -2
/** No seat, no stone, not yet. */
export const NONE = -1

/** A member named in a choice: where it stands and its number. */
export function figure(place: number, generation: number): number {
  return place * 10 + generation
}
