/** What is missing for a space's action: the particulars of an answer to "why not?". Slow, and only for people. */

import { type Json, type Match, readWords } from '@dorfplatz/kernel'
import { isOccupation, LAST_MAJOR } from '../../cards/registry.ts'
import { fenceWood } from '../farm/fencing.ts'
import { nextHouse } from '../farm/renovation.ts'
import { canSow } from '../farm/sowing.ts'
import { MAX_FENCES } from '../farm/yard.ts'
import { type Amounts, FOOD, GRAIN, VEGETABLE, WOOD } from '../goods.ts'
import { occupationPrice, shortage } from '../payment/prices.ts'
import { MAX_PEOPLE, roomCount, roomPlaces, stablePlaces } from '../player.ts'
import { type Player, STONE_HOUSE, type State } from '../state.ts'
import type { SpaceEffect } from './words.ts'

/** `lacks` are goods for the first thing, `or` for the other; `why` names what is not a matter of goods. */
export interface Reason {
  readonly [key: string]: Json
}

function forBuilding(p: Player, wood: number): Reason {
  const room = roomPlaces(p) === 0 ? null : { ...shortage(p, ['room']) }
  const stable = stablePlaces(p) === 0 ? null : { ...shortage(p, ['stable', wood]) }
  if (room !== null) return stable === null ? { lacks: room } : { lacks: room, or: stable }
  return stable === null ? { why: 'noSite' } : { or: stable }
}

/** What the major improvement lacks that is nearest at hand. */
function forMajor({ offer }: State, p: Player): Reason {
  const size = (lacks: Amounts): number => Object.values(lacks).reduce((sum, n) => sum + n, 0)
  const near = Array.from({ length: LAST_MAJOR }, (_, i) => i + 1)
    .filter((no) => ((offer >> no) & 1) === 1)
    .map((no) => ({ no, lacks: shortage(p, ['improvement', no, 0]) }))
    .filter(({ lacks }) => size(lacks) > 0)
    .toSorted((a, b) => size(a.lacks) - size(b.lacks))
  const [first] = near
  return first === undefined ? { why: 'noMajor' } : { nearest: first.no, lacks: { ...first.lacks } }
}

function forBread(p: Player): string {
  return (p.goods[GRAIN] ?? 0) === 0 ? 'noGrain' : 'noOven'
}

function forSowing(p: Player): string {
  const seeds = (p.goods[GRAIN] ?? 0) + (p.goods[VEGETABLE] ?? 0) > 0
  return seeds && !canSow(p) ? 'noField' : 'noSeed'
}

type Missing = (m: Match<State>, p: Player, space: number) => Reason

const unknown: Missing = () => ({})

/** What is missing for an action of a space (read from the space like everything else). */
export const reasonFor = readWords<SpaceEffect, Missing>({
  gain: () => unknown,
  pile: () => unknown,
  resources: () => unknown,
  starter: () => unknown,
  build: ({ rooms, wood }) => {
    return (_, p) => (rooms > 0 ? forBuilding(p, wood) : { or: { ...shortage(p, ['stable', wood]) } })
  },
  plow: () => () => ({ why: 'noFieldSite' }),
  sow: () => (_, p) => ({ why: forSowing(p) }),
  bake: () => (_, p) => ({ why: forBread(p) }),
  fences: () => (_, p) => {
    if (p.fewest > MAX_FENCES) return { why: 'noPasture' }
    return { lacks: { wood: Math.max(1, fenceWood(p, p.fewest) - (p.goods[WOOD] ?? 0)) } }
  },
  renovate: () => (_, p) =>
    p.house === STONE_HOUSE ? {} : { lacks: { ...shortage(p, ['renovation', nextHouse(p.house)]) } },
  occupation: () => (_, p, space) => {
    if (!p.hand.some(isOccupation)) return { why: 'noOccupation' }
    const food = occupationPrice(p, space) - (p.goods[FOOD] ?? 0)
    return food > 0 ? { lacks: { food } } : {}
  },
  improve: ({ kinds }) => {
    return (m, p) => (kinds === 'major' ? forMajor(m.state, p) : { why: 'noImprovement' })
  },
  grow: ({ room, from }) => {
    return (m, p) =>
      room && m.state.round >= from && p.people < MAX_PEOPLE ? { rooms: roomCount(p), people: p.people } : {}
  },
  pay: () => unknown,
  seq: () => unknown,
  andOr: ({ of: [a, b] }, read) => {
    const [one, other] = [read(a), read(b)]
    return (m, p, space) => {
      const { why } = other(m, p, space)
      return why === undefined ? one(m, p, space) : { ...one(m, p, space), also: why }
    }
  },
  also: ({ first }, read) => read(first),
  either: () => unknown,
})
