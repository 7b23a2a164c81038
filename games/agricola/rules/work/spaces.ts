/** Every action space of the game as one table: printed spaces, round cards, action cards, and spaces that cards bring. */

import type { ActionSpace } from '@dorfplatz/kernel'
import { type Good, goodOf, type Pairs, pairs } from '../goods.ts'
import {
  also,
  always,
  andOr,
  bake,
  either,
  fences,
  find,
  gain,
  grow,
  improve,
  type JobPrice,
  occupation,
  oneRoom,
  oneStable,
  pay,
  pile,
  plow,
  renovate,
  resources,
  roomsAndStables,
  type SpaceEffect,
  seq,
  sow,
  starter,
} from './words.ts'

/** A space; what hot code looks up stands beside the value it comes from. */
export interface Space extends ActionSpace<SpaceEffect> {
  /** What piles up here each round: one good and how many; solo may differ (A-SOLO-04). */
  readonly pile: { readonly good: Good; readonly n: number; readonly solo: number } | null
  /** What the general supply adds when a person takes from here. */
  readonly take: Pairs
  readonly job: JobPrice | null
  /** Nothing is done here but taking goods. */
  readonly goodsOnly: boolean
}

const list: Space[] = []

function space(key: string, rule: string, does: SpaceEffect): number {
  const grows = find(does, 'pile')
  const taken = always(does)
  list.push({
    key,
    rule,
    does,
    pile: grows === null ? null : { good: goodOf(grows.good), n: grows.n, solo: grows.solo },
    take: pairs(Object.assign({}, ...taken.map((word) => (word.do === 'gain' ? word.goods : {})))),
    job: find(does, 'occupation')?.food ?? null,
    goodsOnly: taken.every((word) => word.do === 'gain' || word.do === 'pile'),
  })
  return list.length - 1
}

/** Growth is open on the five-player card from this round on. */
export const FROM_5 = 5

// The numbers are part of records: never reorder, only append.
export const BUILD = space('build_rooms_stables', 'A-WORK-20', roomsAndStables)
export const STARTER = space('starting_player_minor', 'A-WORK-21', also(starter, improve('minor')))
export const TAKE_GRAIN = space('take_grain', 'A-WORK-22', gain({ grain: 1 }))
export const PLOW_FIELD = space('plow_field', 'A-WORK-23', plow)
export const OCCUPATION = space('occupation', 'A-WORK-24', occupation(0, 1, 1))
export const DAY_LABORER = space('day_laborer', 'A-WORK-25', gain({ food: 2 }))
export const WOOD_3 = space('wood_3', 'A-WORK-26', pile('wood', 3, 2))
export const CLAY_1 = space('clay_1', 'A-WORK-27', pile('clay', 1))
export const REED_1 = space('reed_1', 'A-WORK-28', pile('reed', 1))
export const FISHING = space('fishing', 'A-WORK-29', pile('food', 1))
// Round cards, stage by stage (A-SETUP-03).
export const SOW_BAKE = space('sow_bake', 'A-WORK-30', andOr(sow, bake))
export const MAJOR_OR_MINOR = space('major_or_minor', 'A-WORK-31', improve('both'))
export const SHEEP_1 = space('sheep', 'A-WORK-32', pile('sheep', 1))
export const FENCES = space('fences', 'A-WORK-33', fences)
export const STONE_STAGE_2 = space('stone_stage2', 'A-WORK-34', pile('stone', 1))
export const RENOVATION_IMPROVEMENT = space('renovation_improvement', 'A-WORK-35', also(renovate, improve('both')))
export const FAMILY_GROWTH_MINOR = space('family_growth_minor', 'A-WORK-36', also(grow(true), improve('minor')))
export const TAKE_VEGETABLE = space('take_vegetable', 'A-WORK-37', gain({ vegetable: 1 }))
export const BOAR_1 = space('boar', 'A-WORK-38', pile('boar', 1))
export const STONE_STAGE_4 = space('stone_stage4', 'A-WORK-39', pile('stone', 1))
export const CATTLE_1 = space('cattle', 'A-WORK-40', pile('cattle', 1))
export const PLOW_SOW = space('plow_sow', 'A-WORK-41', andOr(plow, sow))
export const FAMILY_GROWTH_NO_ROOM = space('family_growth_no_room', 'A-WORK-42', grow(false))
export const RENOVATION_FENCES = space('renovation_fences', 'A-WORK-43', also(renovate, fences))
// Action cards for 3, 4 and 5 players (A-WORK-50 to -52).
export const P3_RESOURCE = space('p3_building_resource', 'A-WORK-50', resources(1))
export const P3_WOOD = space('p3_wood_2', 'A-WORK-50', pile('wood', 2))
export const P3_CLAY = space('p3_clay_1', 'A-WORK-50', pile('clay', 1))
export const P3_OCCUPATION = space('p3_occupation', 'A-WORK-50', occupation(2, 2, 2))
export const P4_WOOD_1 = space('p4_wood_1', 'A-WORK-51', pile('wood', 1))
export const P4_WOOD_2 = space('p4_wood_2', 'A-WORK-51', pile('wood', 2))
export const P4_CLAY = space('p4_clay_2', 'A-WORK-51', pile('clay', 2))
export const P4_REED_STONE_FOOD = space('p4_reed_stone_food', 'A-WORK-51', gain({ reed: 1, stone: 1, food: 1 }))
export const P4_PLAYERS = space('p4_traveling_players', 'A-WORK-51', pile('food', 1))
export const P4_OCCUPATION = space('p4_occupation', 'A-WORK-51', occupation(1, 1, 2))
export const P5_WOOD = space('p5_wood_4', 'A-WORK-52', pile('wood', 4))
export const P5_CLAY = space('p5_clay_3', 'A-WORK-52', pile('clay', 3))
export const P5_REED = space('p5_reed_stone_wood', 'A-WORK-52', seq(pile('reed', 1), gain({ stone: 1, wood: 1 })))
export const P5_ANIMALS = space(
  'p5_animals',
  'A-WORK-52',
  either({ sheep: gain({ sheep: 1, food: 1 }), boar: gain({ boar: 1 }), cattle: pay(1, gain({ cattle: 1 })) }),
)
export const P5_OCCUPATION = space(
  'p5_occupation_or_growth',
  'A-WORK-52',
  either({ occupation: occupation(1, 1, 2), growth: grow(true, FROM_5) }),
)
export const P5_ROOM = space(
  'p5_room_or_traveling_players',
  'A-WORK-52',
  either({ room: oneRoom, players: pile('food', 1) }),
)
// The family board (A-FAMILYGAME-02, -07, -08, -10, -11).
export const STOREHOUSE = space('starting_player_storehouse', 'A-FAMILYGAME-02', seq(starter, pile('food', 1, 0)))
export const STABLE_BAKE = space('stable_bake', 'A-FAMILYGAME-07', andOr(oneStable, bake))
export const DAY_LABORER_FAMILY = space('day_laborer_family', 'A-FAMILYGAME-08', seq(gain({ food: 1 }), resources(1)))
export const P3_TWO = space('p3_two_resources', 'A-FAMILYGAME-10', resources(2))
export const P4_TWO = space('p4_two_resources', 'A-FAMILYGAME-10', resources(2))
export const P5_TWO = space(
  'p5_two_resources_or_growth',
  'A-FAMILYGAME-10',
  either({ resources: resources(2), growth: grow(true, FROM_5) }),
)
export const P5_GROWTH = space('p5_growth', 'A-FAMILYGAME-11', grow(true, FROM_5))

// Round cards that mean something else without hand cards (A-FAMILYGAME-05).
export const MAJOR = space('major_improvement', 'A-FAMILYGAME-05', improve('major'))
export const RENOVATION_MAJOR = space('renovation_major', 'A-FAMILYGAME-05', also(renovate, improve('major')))
export const FAMILY_GROWTH = space('family_growth', 'A-FAMILYGAME-05', grow(true))

// Spaces that cards bring.
export const TAVERN = space('tavern', 'A-CARDS-09', gain({ food: 3 }))

export const SPACES: readonly Space[] = list

/** A space by its number. */
export function spaceOf(space: number): Space {
  const found = list[space]
  if (found === undefined) throw new Error(`no space ${space}`)
  return found
}

const NUMBER: ReadonlyMap<string, number> = new Map(list.map(({ key }, space) => [key, space]))

/** The number of a space by its key, as answers bring it; -1 for none. */
export function spaceNumber(key: string): number {
  return NUMBER.get(key) ?? -1
}

/** The same for a key in our own data: a wrong one is a defect. */
export function spaceNamed(key: string): number {
  const found = spaceNumber(key)
  if (found < 0) throw new Error(`no space '${key}'`)
  return found
}

/** The place of an alternative among those of a space, by its name in our own data. */
export function alternativeNamed(space: number, name: string): number {
  const { key, does } = spaceOf(space)
  const found = does.do === 'either' ? does.of.findIndex((one) => one.name === name) : -1
  if (found < 0) throw new Error(`no alternative '${name}' of '${key}'`)
  return found
}

/** Round cards by stage 1 to 6 (A-SETUP-02). */
const STAGES: readonly (readonly number[])[] = [
  [SOW_BAKE, MAJOR_OR_MINOR, SHEEP_1, FENCES],
  [STONE_STAGE_2, RENOVATION_IMPROVEMENT, FAMILY_GROWTH_MINOR],
  [TAKE_VEGETABLE, BOAR_1],
  [STONE_STAGE_4, CATTLE_1],
  [PLOW_SOW, FAMILY_GROWTH_NO_ROOM],
  [RENOVATION_FENCES],
]

const FAMILY_STAGES: readonly (readonly number[])[] = [
  [SOW_BAKE, MAJOR, SHEEP_1, FENCES],
  [STONE_STAGE_2, RENOVATION_MAJOR, FAMILY_GROWTH],
  ...STAGES.slice(2),
]

/** The round cards of a game: without hand cards three of them are about majors and growth alone (A-FAMILYGAME-05). */
export function stagesOf(family: boolean): readonly (readonly number[])[] {
  return family ? FAMILY_STAGES : STAGES
}

export const LAST_ROUND = 14
/** Harvests follow these rounds (A-HARVEST-01), as bits. */
export const HARVESTS = (1 << 4) | (1 << 7) | (1 << 9) | (1 << 11) | (1 << 13) | (1 << 14)

/** The spaces on the board itself. */
export const BOARD: readonly number[] = [
  BUILD,
  STARTER,
  TAKE_GRAIN,
  PLOW_FIELD,
  OCCUPATION,
  DAY_LABORER,
  WOOD_3,
  CLAY_1,
  REED_1,
  FISHING,
]

/** Action cards by the number of players they are for (A-SETUP-04). */
export const ACTION_CARDS: { readonly [seats: number]: readonly number[] } = {
  3: [P3_RESOURCE, P3_WOOD, P3_CLAY, P3_OCCUPATION],
  4: [P4_WOOD_1, P4_WOOD_2, P4_CLAY, P4_REED_STONE_FOOD, P4_PLAYERS, P4_OCCUPATION],
  5: [P5_WOOD, P5_CLAY, P5_REED, P5_ANIMALS, P5_OCCUPATION, P5_ROOM],
}

const printed: (readonly number[] | undefined)[] = []

/** The printed spaces and action cards of a table (A-SETUP-04, A-FAMILYGAME). */
export function printedSpaces(
  seats: number,
  family: boolean,
  occupationCards: 'replaced' | 'dropped',
): readonly number[] {
  const key = 4 * seats + (family ? 2 : 0) + (occupationCards === 'dropped' ? 1 : 0)
  let list = printed[key]
  if (list === undefined) {
    list = lookUpPrinted(seats, family, occupationCards)
    printed[key] = list
  }
  return list
}

function lookUpPrinted(seats: number, family: boolean, occupationCards: 'replaced' | 'dropped'): number[] {
  const full = [...BOARD, ...(ACTION_CARDS[seats] ?? [])]
  if (!family) return full
  const replaced: { readonly [space: number]: number | null } = {
    [STARTER]: STOREHOUSE,
    [OCCUPATION]: STABLE_BAKE,
    [DAY_LABORER]: DAY_LABORER_FAMILY,
    [P3_OCCUPATION]: occupationCards === 'replaced' ? P3_TWO : null,
    [P4_OCCUPATION]: occupationCards === 'replaced' ? P4_TWO : null,
    [P5_OCCUPATION]: occupationCards === 'replaced' ? P5_TWO : P5_GROWTH,
  }
  return full.flatMap((s) => {
    const other = replaced[s]
    return other === undefined ? [s] : other === null ? [] : [other]
  })
}
