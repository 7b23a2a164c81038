/**
 * What conditions and amounts on cards may count, besides goods by name. The names:
 * house (0 wooden hut, 1 clay hut, 2 stone house), rooms, woodRooms, clayRooms, stoneRooms, people, fields, fieldSites,
 * pastures, stables, fencedStables, fencedSpaces, unused, animals, occupations, improvements, round, roundsLeft,
 * players, grainFields, vegetableFields, plantedFields, onlyTwoRooms, mostOccupations, noMoreAnimals, maxedCategories;
 * of the running event: taken.<good>, taken.kinds, taken.resources, baked, cooked.<animal>, built (fences, rooms, which
 * stable), bakingBuilt, bySpace, echo; of a card: on.<number> (what lies on it), after.<number> (occupations played
 * later than it), harvested.<number> (crops just harvested from it), reacted.<number> (how often its first reaction was
 * carried out, this time included), thisRound.<number> (the same, in this round alone).
 */

import type { Match } from '@dorfplatz/kernel'
import { plainScore } from '../rules/calendar/scoring.ts'
import { count } from '../rules/farm/yard.ts'
import { GOODS } from '../rules/goods.ts'
import {
  animalCount,
  fenced,
  fieldPlaces,
  fieldsWith,
  occupationsCounted,
  playerOf,
  roomCount,
  unused,
} from '../rules/player.ts'
import { GRAIN_CROP, type Player, type State, VEGETABLE_CROP } from '../rules/state.ts'
import { LAST_ROUND } from '../rules/work/spaces.ts'
import { metricsE } from './E/metrics.ts'
import { EVENT } from './moments.ts'
import { CARDS, cardOf } from './registry.ts'

type Metric = (m: Match<State>, seat: number) => number

const own =
  (read: (p: Player, m: Match<State>) => number): Metric =>
  (m, seat) =>
    read(playerOf(m, seat), m)

const MAXED = ['fields', 'pastures', 'grain', 'vegetables', 'sheep', 'boar', 'cattle', 'fencedStables'] as const

const metrics: { [name: string]: Metric } = {
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
  onlyTwoRooms: (m, seat) =>
    roomCount(playerOf(m, seat)) === 2 && m.state.players.every((p, i) => i === seat || roomCount(p) > 2) ? 1 : 0,
  mostOccupations: (m, seat) => {
    const mine = occupationsCounted(playerOf(m, seat))
    return m.state.players.every((p) => occupationsCounted(p) <= mine) ? 1 : 0
  },
  noMoreAnimals: (m, seat) => {
    const mine = playerOf(m, seat).goods
    return m.state.players.every((p) => [7, 8, 9].every((g) => (p.goods[g] ?? 0) <= (mine[g] ?? 0))) ? 1 : 0
  },
  maxedCategories: own((p) => {
    const parts = plainScore(p)
    return MAXED.filter((category) => parts[category] === 4).length
  }),
  'taken.kinds': (m) => m.state.event.slice(0, 10).filter((n) => n > 0).length,
  'taken.resources': (m) => m.state.event.slice(0, 4).filter((n) => n > 0).length,
  baked: (m) => m.state.event[4] ?? 0,
  built: (m) => m.state.event[EVENT.count] ?? 0,
  bakingBuilt: (m) => m.state.event[EVENT.count] ?? 0,
  bySpace: (m) => m.state.event[EVENT.bySpace] ?? 0,
  echo: (m) => (m.state.event[EVENT.choice] === 1 ? 1 : 0),
}

for (const [good, name] of GOODS.entries()) {
  metrics[`taken.${name}`] = (m) => m.state.event[good] ?? 0
  metrics[`cooked.${name}`] = (m) => m.state.event[good] ?? 0
}

for (const { no, kind } of CARDS) {
  metrics[`on.${no}`] = own((p) => p.notes[no]?.[0] ?? 0)
  metrics[`reacted.${no}`] = own((p) => p.notes[no]?.[8] ?? 0)
  metrics[`thisRound.${no}`] = own((p, m) => {
    const last = p.notes[no]?.[9] ?? 0
    return last >> 8 === m.state.round ? last & 255 : 0
  })
  metrics[`harvested.${no}`] = own((p, m) => (p.notes[no]?.[0] === m.state.round ? 1 : 0))
  if (kind === 'occupation') {
    metrics[`after.${no}`] = own((p) => {
      const at = p.occupations.indexOf(no)
      return at < 0 ? 0 : p.occupations.slice(at + 1).reduce((n, later) => n + (cardOf(later).countsAs ?? 1), 0)
    })
  }
}

export const METRICS: { readonly [name: string]: Metric } = { ...metrics, ...metricsE }
