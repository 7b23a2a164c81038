/** What conditions and amounts on cards may count, besides goods by name. How it is said stands in text/terms.*.ts. */

import type { Match } from '@dorfplatz/kernel'
import { plainScore } from '../rules/calendar/scoring.ts'
import { memoryOf, timesReacted, timesThisRound } from '../rules/cards/memory.ts'
import { count } from '../rules/farm/yard.ts'
import { BOAR, CATTLE, GOODS, type GoodName, GRAIN, SHEEP, STONE, WOOD } from '../rules/goods.ts'
import {
  animalCount,
  fenced,
  fieldPlaces,
  fieldsWith,
  occupationsCounted,
  owns,
  playerOf,
  roomCount,
  unused,
} from '../rules/player.ts'
import { GRAIN_CROP, type Player, type State, VEGETABLE_CROP } from '../rules/state.ts'
import { LAST_ROUND, SPACES } from '../rules/work/spaces.ts'
import { EVENT } from './moments.ts'
import { CARDS, cardOf } from './registry.ts'

export type Metric = (m: Match<State>, seat: number) => number

/** Counts something of the player's own. */
const own =
  (read: (p: Player, m: Match<State>) => number): Metric =>
  (m, seat) =>
    read(playerOf(m, seat), m)

/** A number of the running event. */
const ofEvent =
  (place: number): Metric =>
  (m) =>
    m.state.event[place] ?? 0

const MAXED = ['fields', 'pastures', 'grain', 'vegetables', 'sheep', 'boar', 'cattle', 'fencedStables'] as const

const common = {
  /** 0 wooden hut, 1 clay hut, 2 stone house. */
  house: own((p) => p.house),
  rooms: own(roomCount),
  woodRooms: own((p) => (p.house === 0 ? roomCount(p) : 0)),
  clayRooms: own((p) => (p.house === 1 ? roomCount(p) : 0)),
  stoneRooms: own((p) => (p.house === 2 ? roomCount(p) : 0)),
  people: own((p) => p.people),
  fields: own((p) => count(p.fields)),
  fieldSites: own((p) => count(fieldPlaces(p))),
  pastures: own((p) => p.pastures.length),
  stables: own((p) => count(p.stables)),
  fencedStables: own((p) => count(p.stables & fenced(p))),
  fencedSpaces: own((p) => count(fenced(p))),
  unused: own((p) => count(unused(p))),
  animals: own(animalCount),
  occupations: own(occupationsCounted),
  improvements: own((p) => p.improvements.length),
  round: (m: Match<State>) => m.state.round,
  roundsLeft: (m: Match<State>) => LAST_ROUND - m.state.round,
  players: (m: Match<State>) => m.seats,
  grainFields: own((p) => fieldsWith(p, GRAIN_CROP)),
  vegetableFields: own((p) => fieldsWith(p, VEGETABLE_CROP)),
  plantedFields: own((p) => fieldsWith(p, GRAIN_CROP) + fieldsWith(p, VEGETABLE_CROP)),
  threesOfSheep: own((p) => Math.floor((p.goods[SHEEP] ?? 0) / 3)),
  pairsOfCattle: own((p) => Math.floor((p.goods[CATTLE] ?? 0) / 2)),
  /** 1 for the only player with two rooms. */
  onlyTwoRooms: (m: Match<State>, seat: number) =>
    roomCount(playerOf(m, seat)) === 2 && m.state.players.every((p, i) => i === seat || roomCount(p) > 2) ? 1 : 0,
  mostOccupations: (m: Match<State>, seat: number) => {
    const mine = occupationsCounted(playerOf(m, seat))
    return m.state.players.every((p) => occupationsCounted(p) <= mine) ? 1 : 0
  },
  noMoreAnimals: (m: Match<State>, seat: number) => {
    const mine = playerOf(m, seat).goods
    return m.state.players.every((p) => [SHEEP, BOAR, CATTLE].every((g) => (p.goods[g] ?? 0) <= (mine[g] ?? 0))) ? 1 : 0
  },
  maxedCategories: own((p) => {
    const parts = plainScore(p)
    return MAXED.filter((category) => parts[category] === 4).length
  }),
  /** Of the running event: how many kinds of goods, of building resources; grain baked. */
  'taken.kinds': (m: Match<State>) => m.state.event.slice(0, GOODS.length).filter((n) => n > 0).length,
  'taken.resources': (m: Match<State>) => m.state.event.slice(WOOD, STONE + 1).filter((n) => n > 0).length,
  baked: ofEvent(GRAIN),
  /** Fences, rooms, fields; which stable of the player's it is. */
  built: ofEvent(EVENT.count),
  bakingBuilt: ofEvent(EVENT.count),
  bySpace: ofEvent(EVENT.bySpace),
  echo: (m: Match<State>) => (m.state.event[EVENT.choice] === 1 ? 1 : 0),
  /** Of the wood just taken, what had been lying on the space and was not put back there yet (A-OCCARD-G09). */
  'lay.wood': (m: Match<State>) => {
    const { event, lies, extra } = m.state
    const at = event[EVENT.space] ?? -1
    const space = SPACES[at]
    if (space === undefined || space.pile === null) return 0
    let n = event[WOOD] ?? 0
    for (let i = 0; i < space.take.length; i += 2) if (space.take[i] === WOOD) n -= space.take[i + 1] ?? 0
    if (space.pile.good === WOOD) n -= lies[at] ?? 0
    for (let i = 0; i < extra.length; i += 3) if (extra[i] === at && extra[i + 1] === WOOD) n -= extra[i + 2] ?? 0
    return n
  },
} satisfies { readonly [name: string]: Metric }

/** Of the running event, by good: what was taken, what was cooked. */
type OfGood = `taken.${GoodName}` | `cooked.${GoodName}`
/**
 * Of a card: what was put on it, how often its first reaction was carried out (this time included) in the game and in
 * this round, whether a crop came off it in this harvest, occupations played later, and whether one has it.
 */
type OfCard = `${'on' | 'reacted' | 'thisRound' | 'harvested' | 'after' | 'has'}.${number}`

export type MetricName = keyof typeof common | OfGood | OfCard

const taken: [OfGood, Metric][] = GOODS.flatMap((name, good) => [
  [`taken.${name}`, ofEvent(good)],
  [`cooked.${name}`, ofEvent(good)],
])

const ofCards: [OfCard, Metric][] = CARDS.flatMap(({ no }) => [
  [`on.${no}`, own((p) => memoryOf(p, no).kept ?? 0)],
  [`reacted.${no}`, own((p) => timesReacted(p, no, 0))],
  [`thisRound.${no}`, own((p, m) => timesThisRound(p, no, 0, m.state.round))],
  [`harvested.${no}`, own((p, m) => (memoryOf(p, no).harvested === m.state.round ? 1 : 0))],
  [`after.${no}`, own((p) => occupationsAfter(p, no))],
  [`has.${no}`, own((p) => (owns(p, no) ? 1 : 0))],
])

function occupationsAfter(p: Player, no: number): number {
  const at = p.occupations.indexOf(no)
  return at < 0 ? 0 : p.occupations.slice(at + 1).reduce((n, later) => n + (cardOf(later).countsAs ?? 1), 0)
}

export const METRICS: { readonly [name: string]: Metric } = {
  ...common,
  ...Object.fromEntries(taken),
  ...Object.fromEntries(ofCards),
}
