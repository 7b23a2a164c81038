/**
 * What is done on action spaces, as data. A space is a value of these words; the rules carry it out (open.ts, act.ts),
 * "why not?" explains it (reasons.ts), name, sentence, rulebook and quick reference are read from it (text/spaces.ts), and
 * its icons, too (ui/prints.ts). To add a space is to write one value in spaces.ts.
 */

import { MAX_STABLES } from '../farm/yard.ts'
import type { Amounts, GoodName } from '../goods.ts'

/** What alternatives of spaces are called in answers. */
export const OPTION_NAMES = ['sheep', 'boar', 'cattle', 'occupation', 'growth', 'resources', 'room', 'players'] as const
export type OptionName = (typeof OPTION_NAMES)[number]

/** Price of an occupation by the number already played: first, second, later ones (A-OCC-02, A-OCC-03). */
export type JobPrice = readonly [first: number, second: number, later: number]

export type SpaceEffect =
  /** Goods from the general supply. */
  | { readonly do: 'gain'; readonly goods: Amounts }
  /** Goods that pile up each round and are all taken; alone it may be fewer (A-SOLO-04). */
  | { readonly do: 'pile'; readonly good: GoodName; readonly n: number; readonly solo: number }
  /** One building resource of one's choice, or two different ones. */
  | { readonly do: 'resources'; readonly n: 1 | 2 }
  /** The starting player token. */
  | { readonly do: 'starter' }
  /** Rooms and stables, at most so many of each; a stable costs so much wood. */
  | { readonly do: 'build'; readonly rooms: number; readonly stables: number; readonly wood: number }
  | { readonly do: 'plow' }
  | { readonly do: 'sow' }
  | { readonly do: 'bake' }
  | { readonly do: 'fences' }
  | { readonly do: 'renovate' }
  | { readonly do: 'occupation'; readonly food: JobPrice }
  | { readonly do: 'improve'; readonly kinds: 'minor' | 'major' | 'both' }
  /** Family growth, with a free room or without, from a certain round on. */
  | { readonly do: 'grow'; readonly room: boolean; readonly from: number }
  | { readonly do: 'pay'; readonly food: number; readonly then: SpaceEffect }
  /** Every one of them. */
  | { readonly do: 'seq'; readonly of: readonly SpaceEffect[] }
  /** One, the other or both, but at least one (A-WORK-12); in any order unless plowing is among them (A-WORK-13). */
  | { readonly do: 'andOr'; readonly of: readonly [SpaceEffect, SpaceEffect] }
  /** The first is compulsory, the other may follow (A-WORK-12). */
  | { readonly do: 'also'; readonly first: SpaceEffect; readonly then: SpaceEffect }
  /** Exactly one of them (A-WORK-12). */
  | { readonly do: 'either'; readonly of: readonly Alternative[] }

export interface Alternative {
  readonly name: OptionName
  readonly does: SpaceEffect
}

export type SpaceWord<K extends SpaceEffect['do']> = Extract<SpaceEffect, { do: K }>

/** No limit of the space's own: the farmyard is limit enough. */
const ALL_ROOMS = 15

export const gain = (goods: Amounts): SpaceEffect => ({ do: 'gain', goods })
export const pile = (good: GoodName, n: number, solo = n): SpaceEffect => ({ do: 'pile', good, n, solo })
export const resources = (n: 1 | 2): SpaceEffect => ({ do: 'resources', n })
export const starter: SpaceEffect = { do: 'starter' }
export const roomsAndStables: SpaceWord<'build'> = { do: 'build', rooms: ALL_ROOMS, stables: MAX_STABLES, wood: 2 }
export const oneRoom: SpaceWord<'build'> = { do: 'build', rooms: 1, stables: 0, wood: 0 }
/** The stable of the family board: at most one, for 1 wood (A-FAMILYGAME-07). */
export const oneStable: SpaceWord<'build'> = { do: 'build', rooms: 0, stables: 1, wood: 1 }
export const plow: SpaceEffect = { do: 'plow' }
export const sow: SpaceEffect = { do: 'sow' }
export const bake: SpaceEffect = { do: 'bake' }
export const fences: SpaceEffect = { do: 'fences' }
export const renovate: SpaceEffect = { do: 'renovate' }
export const occupation = (...food: JobPrice): SpaceEffect => ({ do: 'occupation', food })
export const improve = (kinds: 'minor' | 'major' | 'both'): SpaceEffect => ({ do: 'improve', kinds })
export const grow = (room: boolean, from = 1): SpaceEffect => ({ do: 'grow', room, from })
export const pay = (food: number, then: SpaceEffect): SpaceEffect => ({ do: 'pay', food, then })
export const seq = (...of: readonly SpaceEffect[]): SpaceEffect => ({ do: 'seq', of })
export const andOr = (a: SpaceEffect, b: SpaceEffect): SpaceEffect => ({ do: 'andOr', of: [a, b] })
export const also = (first: SpaceEffect, then: SpaceEffect): SpaceEffect => ({ do: 'also', first, then })
export const either = (of: { readonly [O in OptionName]?: SpaceEffect }): SpaceEffect => ({
  do: 'either',
  of: Object.entries(of).map(([name, does]) => ({ name: name as OptionName, does })),
})

/** What is done in any case, word by word; of alternatives nothing. */
export function always(effect: SpaceEffect): readonly SpaceEffect[] {
  switch (effect.do) {
    case 'seq':
      return effect.of.flatMap(always)
    case 'also':
      return always(effect.first)
    default:
      return [effect]
  }
}

/** All words of a space, also inside others. */
export function wordsIn(effect: SpaceEffect): readonly SpaceEffect[] {
  switch (effect.do) {
    case 'seq':
    case 'andOr':
      return effect.of.flatMap(wordsIn)
    case 'also':
      return [...wordsIn(effect.first), ...wordsIn(effect.then)]
    case 'either':
      return effect.of.flatMap(({ does }) => wordsIn(does))
    case 'pay':
      return [effect, ...wordsIn(effect.then)]
    default:
      return [effect]
  }
}

/** The first word of a kind, anywhere in a space. */
export function find<K extends SpaceEffect['do']>(effect: SpaceEffect, word: K): SpaceWord<K> | null {
  return wordsIn(effect).find((e): e is SpaceWord<K> => e.do === word) ?? null
}
