/** Building blocks of sentences that are the same in every language: amounts, payments, and what they are made of. */

import type { Part, Sentence } from '@dorfplatz/kernel'
import type { Box } from '../cards/box.ts'
import { type Demand, tileNumber } from '../cards/customers.ts'
import type { Colour } from '../rules/codes.ts'
import type { Holding } from '../rules/modules/module.ts'

/** Everything that is counted; what modules bring has its words there. */
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
  | Holding['id']
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
  marker: 'first',
  grain: 'sack',
  scroll: 'scroll',
  horse: 'horse',
  ox: 'ox',
  plow: 'plow',
  wagon: 'wagon',
  beer: 'beer',
  bread: 'bread',
  tool: 'tools',
  cocoa: 'cocoa',
  tea: 'tea',
  chest: 'chest',
  time: 'time',
  point: 'vp',
  monk: 'monk',
  stone: 'stone-any',
}

export type Nouns = { readonly [thing in Thing]: readonly [one: string, many: string] }

export interface Amount {
  readonly n: number
  readonly thing: Thing
}

export function isThing(id: string): id is Thing {
  return Object.hasOwn(ICONS, id)
}

/** The name of a thing's picture. */
export function iconNameOf(thing: Thing): string {
  return ICONS[thing]
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

/** Named amounts as a list, in their own order: payments, prices, demands, what is lacking. Any colour is a stone. */
export function amountsOf(named: { readonly [thing: string]: number | undefined }): Amount[] {
  return Object.entries(named).flatMap(([id, n = 0]) => {
    const thing = id === 'any' ? 'stone' : id
    return n > 0 && isThing(thing) ? [{ n, thing }] : []
  })
}

export function demandOf(demand: Demand): Amount[] {
  return amountsOf({ ...demand })
}

export function tileOf(box: Box, id: string): { readonly demand: readonly Amount[]; readonly points: number } {
  const tile = box.tiles[tileNumber(id) - 1]
  return tile === undefined ? { demand: [], points: 0 } : { demand: demandOf(tile.demand), points: tile.points }
}

/** Aus „einen …“ am Anfang wird „Einen …“. */
export const capital = (s: Sentence): Sentence => {
  const [first, ...rest] = s
  return typeof first === 'string' ? [first.charAt(0).toUpperCase() + first.slice(1), ...rest] : s
}
