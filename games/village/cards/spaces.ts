/**
 * The action spaces, each one value: what is done there and for what price. The rules carry it out (rules/actions), and
 * its picture, icon line, sentence, rules of the rulebook and lines of the quick reference are read from it
 * (text/spaces.ts, ui/prints.ts). To change a price is to change it here.
 */

import type { ActionSpace, OwnWord, RuleId } from '@dorfplatz/kernel'
import { BUILDINGS, type Building } from './board.ts'
import { facts, type SpaceId } from './facts.ts'

/** One way to harvest: what one must own for it, and the bags it brings. */
export interface Yield {
  readonly rule: RuleId
  readonly needs: readonly ('horse' | 'ox' | 'plow')[]
  readonly bags: number
}

export type SpaceEffect =
  /** Grain: the best way counts (V-HARVEST-05). */
  | { readonly do: 'reap'; readonly ways: readonly Yield[] }
  | { readonly do: 'birth'; readonly rule: RuleId }
  | { readonly do: 'callHome'; readonly rule: RuleId }
  /** One good of one building; others may come with expansions. */
  | { readonly do: 'craft'; readonly at: readonly Building[] }
  /** A market day for everybody; every sale but the caller's first costs this besides. */
  | {
      readonly do: 'marketDay'
      readonly rule: RuleId
      readonly sale: { readonly green: number; readonly time: number }
    }
  /** One path of the map; its stones stand on it. */
  | { readonly do: 'travel'; readonly rule: RuleId; readonly price: { readonly time: number; readonly wagon: number } }
  /** Onto the first step of the council, or one step further: green stones or a scroll, and the time of the step. */
  | {
      readonly do: 'rise'
      readonly enter: RuleId
      readonly advance: RuleId
      readonly times: RuleId
      readonly green: number
      readonly time: readonly number[]
    }
  | { readonly do: 'privilege'; readonly rule: RuleId }
  /** A member into the black bag, for stones or for time. */
  | { readonly do: 'novice'; readonly rule: RuleId; readonly brown: number; readonly time: number }
  /** One of them. */
  | { readonly do: 'either'; readonly of: readonly SpaceEffect[] }
  /** A person card (Inn), a place in the ceremony and secret trade (Marriage). */
  | { readonly do: 'hire' }
  | { readonly do: 'court' }
  | { readonly do: 'smuggle' }

type SpaceWord<K extends SpaceEffect['do']> = Extract<SpaceEffect, { do: K }>

/** Section of the chronicle for a victim of Conny's fate by a stone from here; null is the graveyard (V-SOLO-52, -53). */
type Fate = 'craft' | 'farm' | 'church' | 'council' | 'travel' | null

export interface VillageSpace<E extends OwnWord = SpaceEffect> extends ActionSpace<E> {
  readonly key: SpaceId
  readonly icon: string
  readonly fate: Fate
  /** The rules that are read to who asks what it is: what is done there, what it costs or brings. */
  readonly tells: readonly RuleId[]
}

const reap: SpaceWord<'reap'> = {
  do: 'reap',
  ways: [
    { rule: 'V-HARVEST-02', needs: [], bags: 2 },
    { rule: 'V-HARVEST-03', needs: ['horse', 'plow'], bags: 3 },
    { rule: 'V-HARVEST-04', needs: ['ox', 'plow'], bags: 4 },
  ],
}
const birth: SpaceWord<'birth'> = { do: 'birth', rule: 'V-FAMILY-01' }
const callHome: SpaceWord<'callHome'> = { do: 'callHome', rule: 'V-FAMILY-02' }
const craft: SpaceWord<'craft'> = { do: 'craft', at: BUILDINGS }
const marketDay: SpaceWord<'marketDay'> = { do: 'marketDay', rule: 'V-MARKET-07', sale: { green: 1, time: 1 } }
const travel: SpaceWord<'travel'> = { do: 'travel', rule: 'V-TRAVEL-05', price: { time: 2, wagon: 1 } }
const rise: SpaceWord<'rise'> = {
  do: 'rise',
  enter: 'V-COUNCIL-02',
  advance: 'V-COUNCIL-03',
  times: 'V-COUNCIL-04',
  green: 2,
  time: facts.councilTime.value,
}
const privilege: SpaceWord<'privilege'> = { do: 'privilege', rule: 'V-COUNCIL-05' }
const novice: SpaceWord<'novice'> = { do: 'novice', rule: 'V-CHURCH-01', brown: 1, time: 3 }

export const SPACE: { readonly [S in SpaceId]: VillageSpace & { readonly key: S } } = {
  harvest: {
    key: 'harvest',
    rule: 'V-HARVEST-01',
    icon: 'harvest',
    fate: 'farm',
    tells: ['V-HARVEST-01', 'V-HARVEST-02', 'V-HARVEST-03', 'V-HARVEST-04'],
    does: reap,
  },
  family: {
    key: 'family',
    rule: 'V-FAMILY-01',
    icon: 'family',
    fate: 'farm',
    tells: ['V-FAMILY-01', 'V-FAMILY-02', 'V-FAMILY-06'],
    does: { do: 'either', of: [birth, callHome] },
  },
  crafts: {
    key: 'crafts',
    rule: 'V-CRAFT-01',
    icon: 'craft',
    fate: 'craft',
    tells: ['V-CRAFT-01', 'V-CRAFT-02', 'V-CRAFT-03'],
    does: craft,
  },
  market: {
    key: 'market',
    rule: 'V-MARKET-01',
    icon: 'market',
    fate: null,
    tells: ['V-MARKET-01', 'V-MARKET-04', 'V-MARKET-07'],
    does: marketDay,
  },
  travel: {
    key: 'travel',
    rule: 'V-TRAVEL-02',
    icon: 'travel',
    fate: 'travel',
    tells: ['V-TRAVEL-02', 'V-TRAVEL-05', 'V-TRAVEL-09'],
    does: travel,
  },
  council: {
    key: 'council',
    rule: 'V-COUNCIL-01',
    icon: 'council',
    fate: 'council',
    tells: ['V-COUNCIL-01', 'V-COUNCIL-02', 'V-COUNCIL-05'],
    does: { do: 'either', of: [rise, privilege] },
  },
  church: {
    key: 'church',
    rule: 'V-CHURCH-01',
    icon: 'church',
    fate: 'church',
    tells: ['V-CHURCH-01', 'V-MASS-04', 'V-MASS-06'],
    does: novice,
  },
  inn: { key: 'inn', rule: 'VI-20', icon: 'inn', fate: null, tells: ['VI-20', 'VI-21'], does: { do: 'hire' } },
  marriage: {
    key: 'marriage',
    rule: 'VM-30',
    icon: 'rings',
    fate: 'farm',
    tells: ['VM-30', 'VM-31'],
    does: { do: 'court' },
  },
  smuggler: { key: 'smuggler', rule: 'VM-20', icon: 'smuggler', fate: null, tells: ['VM-20'], does: { do: 'smuggle' } },
}

/** What harvests bring, and the most one can. */
export const YIELDS = reap.ways
export const BEST_YIELD = Math.max(...YIELDS.map(({ bags }) => bags))
export const SALE = marketDay.sale
export const ROAD = travel.price
/** Stones for a step of the council, in place of a scroll, and the time to reach step 1 to 4, by step. */
export const COUNCIL_GREEN = rise.green
export const COUNCIL_TIME: readonly number[] = [0, ...rise.time]
export const NOVICE = { brown: novice.brown, time: novice.time }
