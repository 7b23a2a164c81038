/** What is missing for a space's action: the particulars of an answer to "why not?". Slow, and only for people. */

import type { Json, Match } from '@dorfplatz/kernel'
import { isOccupation } from '../../cards/registry.ts'
import { occupationPrice } from '../cards/improve.ts'
import { nextHouse } from '../farm/build.ts'
import { fenceWood } from '../farm/fencing.ts'
import { canSow } from '../farm/fields.ts'
import { FOOD, GRAIN, VEGETABLE, WOOD } from '../goods.ts'
import { shortage } from '../payment/prices.ts'
import { playerOf, roomCount, roomPlaces, stablePlaces } from '../player.ts'
import { type Player, STONE_HOUSE, type State } from '../state.ts'
import type { Space } from './spaces.ts'

/** `lacks` are goods for the first thing, `or` for the other; `why` names what is not a matter of goods. */
export interface Reason {
  readonly [key: string]: Json
}

function forBuilding(p: Player): Reason {
  const room = roomPlaces(p) === 0 ? null : { ...shortage(p, ['room']) }
  const stable = stablePlaces(p) === 0 ? null : { ...shortage(p, ['stable', 2]) }
  if (room !== null) return stable === null ? { lacks: room } : { lacks: room, or: stable }
  return stable === null ? { why: 'noSite' } : { or: stable }
}

function forBread(p: Player): string {
  return (p.goods[GRAIN] ?? 0) === 0 ? 'noGrain' : 'noOven'
}

function forSowing(p: Player): string {
  const seeds = (p.goods[GRAIN] ?? 0) + (p.goods[VEGETABLE] ?? 0) > 0
  return seeds && !canSow(p) ? 'noField' : 'noSeed'
}

export function reasonFor(m: Match<State>, seat: number, space: number, spec: Space): Reason {
  const p = playerOf(m, seat)
  switch (spec.action) {
    case 'build':
      return forBuilding(p)
    case 'plow':
      return { why: 'noFieldSite' }
    case 'plowSow':
      return { why: 'noFieldSite', also: forSowing(p) }
    case 'sowBake':
      return { why: forSowing(p), also: forBread(p) }
    case 'stableBake':
      return { or: { ...shortage(p, ['stable', 1]) }, also: forBread(p) }
    case 'occupation': {
      if (!p.hand.some(isOccupation)) return { why: 'noOccupation' }
      const food = occupationPrice(p, space) - (p.goods[FOOD] ?? 0)
      return food > 0 ? { lacks: { food } } : {}
    }
    case 'improvement':
      return { why: 'noImprovement' }
    case 'majorImprovement':
      return { why: 'noMajor' }
    case 'fences':
      if (p.fewest > 15) return { why: 'noPasture' }
      return { lacks: { wood: Math.max(1, fenceWood(p.fewest, 0) - (p.goods[WOOD] ?? 0)) } }
    case 'renovateImprove':
    case 'renovateMajor':
    case 'renovateFences':
      return p.house === STONE_HOUSE ? {} : { lacks: { ...shortage(p, ['renovation', nextHouse(p.house)]) } }
    case 'growthMinor':
    case 'growthWithRoom':
      return p.people < 5 ? { rooms: roomCount(p), people: p.people } : {}
    default:
      return {}
  }
}
