/** Building blocks of sentences that are the same in every language: amounts, payments, and what codes stand for. */

import type { Part, Sentence } from '@dorfplatz/kernel'
import { BUILDINGS } from '../cards/board.ts'
import { type Demand, tiles } from '../cards/customers.ts'
import { WORKSHOPS } from '../rules/actions/crafts.ts'
import { ROADS } from '../rules/actions/travel.ts'
import { COLOURS, type Colour, KINDS, LETTERS, PLACES, type PlaceId, SPACES, type SpaceId } from '../rules/codes.ts'
import { needOf } from '../rules/pay.ts'

/** Everything that is counted. */
export type Thing =
  | Colour
  | 'coin'
  | 'marker'
  | 'grain'
  | 'scroll'
  | 'horse'
  | 'ox'
  | 'plow'
  | 'wagon'
  | 'time'
  | 'point'
  | 'monk'
  | 'stone'

const ICONS: { readonly [thing in Thing]: string } = {
  orange: 'stone-orange',
  green: 'stone-green',
  brown: 'stone-brown',
  pink: 'stone-pink',
  plague: 'stone-plague',
  coin: 'coin',
  marker: 'start',
  grain: 'sack',
  scroll: 'scroll',
  horse: 'horse',
  ox: 'ox',
  plow: 'plow',
  wagon: 'wagon',
  time: 'time',
  point: 'vp',
  monk: 'monk',
  stone: 'stone-orange',
}

export type Nouns = { readonly [thing in Thing]: readonly [one: string, many: string] }

export interface Amount {
  readonly n: number
  readonly thing: Thing
}

export function iconOf(nouns: Nouns, thing: Thing, n = 1): Part {
  return { icon: ICONS[thing], label: nouns[thing][n === 1 ? 0 : 1] }
}

/** With the name in words behind its picture: where nothing else says what is offered. */
export function namedOf(nouns: Nouns, { n, thing }: Amount): Sentence {
  return [{ n }, { icon: ICONS[thing], label: '' }, ` ${nouns[thing][n === 1 ? 0 : 1]}`]
}

export function amountOf(nouns: Nouns, { n, thing }: Amount): Sentence {
  return [{ n }, iconOf(nouns, thing, n)]
}

const THINGS: readonly Thing[] = ['orange', 'green', 'brown', 'pink', 'coin', 'marker']

/** The pieces of a payment code such as `ggc`. */
export function piecesOf(code: string): Amount[] {
  return THINGS.flatMap((thing, i) => {
    const n = [...code].filter((letter) => letter === LETTERS[i]).length
    return n === 0 ? [] : [{ n, thing }]
  })
}

/** The pieces of a cost. */
export function costOf(key: number): Amount[] {
  return THINGS.slice(0, 5).flatMap((thing, i) => (needOf(key, i) === 0 ? [] : [{ n: needOf(key, i), thing }]))
}

export function demandOf(demand: Demand): Amount[] {
  return (Object.keys(demand) as (keyof Demand)[]).map((thing) => ({ n: demand[thing] ?? 0, thing }))
}

export function tileOf(n: number): {
  readonly id: string
  readonly demand: readonly Amount[]
  readonly points: number
} {
  const tile = tiles[n - 1]
  return tile === undefined
    ? { id: '', demand: [], points: 0 }
    : { id: tile.id, demand: demandOf(tile.demand), points: tile.points }
}

export function colourOf(n: number): Colour {
  return COLOURS[n % KINDS] ?? 'plague'
}

export function spaceOf(n: number): SpaceId {
  return SPACES[n] ?? 'harvest'
}

export function placeOf(n: number): PlaceId {
  return PLACES[n] ?? 'farm'
}

/** What a craft choice means. */
export function craftOf(choice: number): {
  readonly building: (typeof BUILDINGS)[number]['id']
  readonly way: number
  readonly train: number
  readonly time: number
  readonly products: readonly Thing[]
  /** Stones, and what no coin can replace. */
  readonly cost: number
  readonly fixed: readonly Amount[]
} {
  const building = BUILDINGS[Math.floor(choice / 4)] ?? BUILDINGS[0]
  const workshop = WORKSHOPS[Math.floor(choice / 4)] ?? WORKSHOPS[0]
  const grain: Amount[] = (workshop?.grain ?? 0) > 0 ? [{ n: workshop?.grain ?? 0, thing: 'grain' }] : []
  return {
    building: building?.id ?? 'mill',
    way: choice % 4,
    train: building?.train ?? 0,
    time: building?.produce ?? 0,
    products: building?.products ?? [],
    cost: workshop?.cost ?? 0,
    fixed: grain,
  }
}

/** What a path costs in stones. */
export function roadCost(from: number, to: number): number {
  return ROADS.find((road) => road.from === from && road.to === to)?.cost ?? 0
}
