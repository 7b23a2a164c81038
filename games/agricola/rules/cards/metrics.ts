/** What conditions and amounts on cards may count, besides goods by name. How it is said stands in text/terms.*.ts. */

import type { Match } from '@dorfplatz/kernel'
import type { CommonMetric, OfCard, OfGood } from '../../cards/countable.ts'
import { EVENT } from '../../cards/moments.ts'
import { CARDS, cardOf, LAST_MAJOR } from '../../cards/registry.ts'
import { roomyPastures } from '../animals/roomy.ts'
import { amountsOf, plainScore } from '../calendar/sheet.ts'
import { count } from '../farm/yard.ts'
import { BOAR, CATTLE, GOODS, GRAIN, SHEEP, STONE, WOOD } from '../goods.ts'
import {
  animalCount,
  cropsOn,
  fenced,
  fieldPlaces,
  fieldsWith,
  occupationsCounted,
  owns,
  playerOf,
  roomCount,
  unused,
} from '../player.ts'
import { GRAIN_CROP, PHASE, type Player, type State, VEGETABLE_CROP, WOOD_CROP } from '../state.ts'
import {
  FAMILY_GROWTH_MINOR,
  FAMILY_GROWTH_NO_ROOM,
  HARVESTS,
  LAST_ROUND,
  P5_OCCUPATION,
  SPACES,
} from '../work/spaces.ts'
import { keptOn } from './kept.ts'
import { memoryOf, timesReacted, timesThisRound } from './memory.ts'

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

const common: { readonly [N in CommonMetric]: Metric } = {
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
  round: (m) => m.state.round,
  roundsLeft: (m) => LAST_ROUND - m.state.round,
  players: (m) => m.seats,
  grainFields: own((p) => fieldsWith(p, GRAIN_CROP)),
  vegetableFields: own((p) => fieldsWith(p, VEGETABLE_CROP)),
  plantedFields: own((p) => fieldsWith(p, GRAIN_CROP) + fieldsWith(p, VEGETABLE_CROP)),
  threesOfSheep: own((p) => Math.floor((p.goods[SHEEP] ?? 0) / 3)),
  pairsOfCattle: own((p) => Math.floor((p.goods[CATTLE] ?? 0) / 2)),
  /** 1 for the only player with two rooms. */
  onlyTwoRooms: (m, seat) =>
    roomCount(playerOf(m, seat)) === 2 && m.state.players.every((p, i) => i === seat || roomCount(p) > 2) ? 1 : 0,
  mostOccupations: (m, seat) => {
    const mine = occupationsCounted(playerOf(m, seat))
    return m.state.players.every((p) => occupationsCounted(p) <= mine) ? 1 : 0
  },
  noMoreAnimals: (m, seat) => {
    const mine = playerOf(m, seat).goods
    return m.state.players.every((p) => [SHEEP, BOAR, CATTLE].every((g) => (p.goods[g] ?? 0) <= (mine[g] ?? 0))) ? 1 : 0
  },
  maxedCategories: own((p) => {
    const parts = plainScore(p)
    return MAXED.filter((category) => parts[category] === 4).length
  }),
  /** People still at home to be placed, people placed this round, occupations as cards. */
  home: own((p) => p.home),
  placed: own((p) => p.placed),
  occupationCards: own((p) => p.occupations.length),
  /** All one has, crops on fields and cards included. */
  allGrain: own((p) => amountsOf(p).grain),
  allVegetables: own((p) => amountsOf(p).vegetables),
  allWood: own((p) => (p.goods[WOOD] ?? 0) + cropsOn(p, WOOD_CROP)),
  roomyPastures: own(roomyPastures),
  missingSpecies: own((p) => [SHEEP, BOAR, CATTLE].filter((good) => (p.goods[good] ?? 0) === 0).length),
  /** Plows, Harrow, Punner and Yoke in front of the player; plows and Harrows in front of all. */
  plowCards: own((p) => p.improvements.filter((no) => isPlowCard(no) || no === PUNNER || no === YOKE).length),
  plowsInPlay: (m) => m.state.players.reduce((sum, p) => sum + p.improvements.filter(isPlowCard).length, 0),
  fivesOfAllSheep: (m) => Math.floor(ofAll(m, SHEEP) / 5),
  threesOfAllCattle: (m) => Math.floor(ofAll(m, CATTLE) / 3),
  mostImprovements: (m, seat) => {
    const mine = playerOf(m, seat).improvements.length
    return m.state.players.every((p) => p.improvements.length <= mine) ? 1 : 0
  },
  mostRooms: (m, seat) => {
    const mine = roomCount(playerOf(m, seat))
    return m.state.players.every((p) => roomCount(p) <= mine) ? 1 : 0
  },
  /** 1 for a score sheet without a single minus. */
  noMinusPoints: own((p) => (Object.values(plainScore(p)).every((points) => points >= 0) ? 1 : 0)),
  /** Of the running event: other players who have renovated to that house before. */
  othersRenovated: (m, seat) => {
    const bit = 1 << (m.state.event[EVENT.count] ?? 0)
    return m.state.players.filter((p, i) => i !== seat && (p.renovated & bit) !== 0).length
  },
  /** How many people more the family that has just grown has. */
  lead: (m, seat) => playerOf(m, Math.max(0, m.state.event[EVENT.actor] ?? 0)).people - playerOf(m, seat).people,
  /** 1 on the round card of the current round. */
  currentCard: (m) => (m.state.event[EVENT.space] === m.state.order[m.state.round - 1] ? 1 : 0),
  ended: (m) => (m.state.phase === PHASE.over ? 1 : 0),
  feeding: (m) => (m.state.phase === PHASE.feeding ? 1 : 0),
  harvestRound: (m) => (HARVESTS >> m.state.round) & 1,
  /** 1 when one has used a space with family growth this round. */
  usedGrowthSpace: (m, seat) => (GROWTH_SPACES.some((space) => ((m.state.by[space] ?? 0) & (1 << seat)) !== 0) ? 1 : 0),
  /** Of fences just built: pastures on unused spaces, and those of at least four. */
  newPastures: ofEvent(EVENT.fresh),
  newLargePastures: ofEvent(EVENT.large),
  /** Wells in front of players: the Well, and the Village Well it became. */
  wells: (m) => m.state.players.reduce((sum, p) => sum + Number(owns(p, WELL)) + Number(owns(p, VILLAGE_WELL)), 0),
  /** Of the running event: how many kinds of goods, of building resources; grain baked. */
  'taken.kinds': (m) => m.state.event.slice(0, GOODS.length).filter((n) => n > 0).length,
  'taken.resources': (m) => m.state.event.slice(WOOD, STONE + 1).filter((n) => n > 0).length,
  baked: ofEvent(GRAIN),
  /** Fences, rooms, fields; which stable of the player's it is. */
  built: ofEvent(EVENT.count),
  bakingBuilt: ofEvent(EVENT.count),
  bySpace: ofEvent(EVENT.bySpace),
  echo: (m) => (m.state.event[EVENT.choice] === 1 ? 1 : 0),
  /** Of the wood just taken, what had been lying on the space and was not put back there yet (A-OCCARD-G09). */
  'lay.wood': (m) => {
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
}

const taken: [OfGood, Metric][] = GOODS.flatMap((name, good) => [
  [`taken.${name}`, ofEvent(good)],
  [`cooked.${name}`, ofEvent(good)],
  [`first.${name}`, (m) => ((m.state.event[EVENT.first] ?? 0) >> good) & 1],
])

const ofCards: [OfCard, Metric][] = CARDS.flatMap(({ no }) => [
  [`on.${no}`, own((p) => keptOn(p, no))],
  [`reacted.${no}`, own((p) => timesReacted(p, no, 0))],
  [`thisRound.${no}`, own((p, m) => timesThisRound(p, no, 0, m.state.round))],
  [`harvested.${no}`, own((p, m) => (memoryOf(p, no).harvested === m.state.round ? 1 : 0))],
  [`after.${no}`, own((p) => occupationsAfter(p, no))],
  [`here.${no}`, own((p, m) => (memoryOf(p, no).space === m.state.event[EVENT.space] ? 1 : 0))],
  [`has.${no}`, own((p) => (owns(p, no) ? 1 : 0))],
  [`anyHas.${no}`, (m) => (m.state.players.some((p) => owns(p, no)) ? 1 : 0)],
  [`everBuilt.${no}`, (m) => (no <= LAST_MAJOR ? (m.state.everBuilt >> no) & 1 : 0)],
  [`on.${no}.boar`, own((p) => keptOn(p, no, BOAR))],
  [`on.${no}.cattle`, own((p) => keptOn(p, no, CATTLE))],
])

const GROWTH_SPACES = [FAMILY_GROWTH_MINOR, FAMILY_GROWTH_NO_ROOM, P5_OCCUPATION]
const WELL = 10
const VILLAGE_WELL = 66
const PUNNER = 70
const YOKE = 124

/** A plow, or the Harrow (AGR-MIN-G18). */
function isPlowCard(no: number): boolean {
  const { tags } = cardOf(no)
  return tags.includes('plow') || tags.includes('harrow')
}

function ofAll(m: Match<State>, good: number): number {
  return m.state.players.reduce((sum, p) => sum + (p.goods[good] ?? 0), 0)
}

function occupationsAfter(p: Player, no: number): number {
  const at = p.occupations.indexOf(no)
  return at < 0 ? 0 : p.occupations.slice(at + 1).reduce((n, later) => n + (cardOf(later).countsAs ?? 1), 0)
}

export const METRICS: { readonly [name: string]: Metric } = {
  ...common,
  ...Object.fromEntries(taken),
  ...Object.fromEntries(ofCards),
}
