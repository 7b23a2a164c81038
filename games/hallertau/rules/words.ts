/** Hallertau's own words beside the shared vocabulary: what spaces and cards can say, as plain data. */

import type { Gain, Goods, May, Nothing, Pay, Seq, Tier, Tiers, Effect as Whole } from '@dorfplatz/kernel'
import type { Deck, Space, Thing } from './facts.ts'

export type Word =
  /** Up to n fields into a row. */
  | { readonly do: 'field'; readonly row: number; readonly n: number }
  /** Card 607: two fields whose rows add up to the jewelry, or a single one with 4 or 5. */
  | { readonly do: 'fieldsBySum' }
  /** n crops in any mixture, or each type at most once. */
  | { readonly do: 'crops'; readonly n: number; readonly different: boolean }
  | { readonly do: 'draw'; readonly deck: Deck; readonly n: number }
  | { readonly do: 'marker' }
  /** Up to max sow actions. `chosen` is the crop type just chosen. `twice`: up to two of a crop in one field. */
  | {
      readonly do: 'sow'
      readonly max: number
      readonly goods: readonly Thing[] | 'crops' | 'chosen'
      readonly twice?: true
    }
  /** Up to max different sheep, each up to that many steps towards the Stables. */
  | { readonly do: 'moveSheep'; readonly max: number; readonly steps: number }
  /** Up to max fields, one row up, or into the row named. */
  | {
      readonly do: 'moveFields'
      readonly which: 'any' | 'empty' | 'planted'
      readonly max: number
      readonly to?: number
    }
  | { readonly do: 'harvest'; readonly max: number }
  /** Workers leave the board: all rows or the topmost one, of one chosen space or of each space named. */
  | {
      readonly do: 'removeWorkers'
      readonly rows: 'all' | 'top'
      readonly spaces?: readonly Space[]
      readonly to: 'supply' | 'own'
    }
  /** Cards 419, 726: use a space that holds at most one Worker, with Workers of the general supply. */
  | { readonly do: 'useSpace' }
  /** Card 313. */
  | { readonly do: 'lastWorker' }
  /** Card 314. */
  | { readonly do: 'shiftWorkers' }
  /** Card 312. */
  | { readonly do: 'advance' }
  /** Card 316. */
  | { readonly do: 'moveBoulders'; readonly max: number }
  /** Card 328. */
  | { readonly do: 'jewelForSheep' }
  /** Card 426. */
  | { readonly do: 'doubleHarvest' }

/** An exchange is offered, never done unasked. */
export type Exchange = Pay<Effect>

/** What is carried out. Rows of a slash group are not among it: each is a way of its own to play the card. */
export type Effect =
  | Gain
  | Seq<Effect>
  | { readonly do: 'choose'; readonly of: readonly Effect[]; readonly optional?: never }
  | { readonly do: 'choose'; readonly of: readonly Exchange[]; readonly optional: true }
  | May<Exchange>
  | Word

/** What a card says: effects, and slash groups whose rows may add nothing. */
export type CardEffect = Effect | Nothing | Tiers<Effect | Nothing> | Seq<CardEffect>

/** Any part of a card, for those who only read it: text, drawings, estimates. */
export type CardPart = Whole<Word>

export function seq(...of: readonly Effect[]): Effect
export function seq(...of: readonly CardEffect[]): CardEffect
export function seq(...of: readonly CardEffect[]): CardEffect {
  return { do: 'seq', of }
}
export const choose = (...of: readonly Effect[]): Effect => ({ do: 'choose', of })
export const chooseOrNone = (...of: readonly Exchange[]): Effect => ({ do: 'choose', of, optional: true })
export const may = (effect: Exchange): Effect => ({ do: 'may', effect })
export const tiers = (...of: readonly Tier<Effect | Nothing>[]): Tiers<Effect | Nothing> => ({ do: 'tiers', of })
export const pay = (goods: Goods, then: Effect): Exchange => ({ do: 'pay', goods, then })

/** Words that only one card uses: its hand-written primitive. */
export const PRIMITIVES: readonly string[] = [
  'fieldsBySum',
  'lastWorker',
  'shiftWorkers',
  'advance',
  'moveBoulders',
  'jewelForSheep',
  'doubleHarvest',
]
/** Prices of the same kind. */
export const PRIMITIVE_PRICES: readonly string[] = ['sheepBack', 'cropsDownTo', 'plantedGood']

export const field = (row: number, n = 1): Word => ({ do: 'field', row, n })
export const fieldsBySum: Word = { do: 'fieldsBySum' }
export const crops = (n: number): Word => ({ do: 'crops', n, different: false })
export const differentCrops = (n: number): Word => ({ do: 'crops', n, different: true })
export const drawCard = (deck: Deck, n = 1): Word => ({ do: 'draw', deck, n })
export const marker: Word = { do: 'marker' }
export const sow = (max: number, ...goods: readonly Thing[]): Word => ({
  do: 'sow',
  max,
  goods: goods.length === 0 ? 'crops' : goods,
})
export const sowChosen: Word = { do: 'sow', max: 1, goods: 'chosen' }
export const sowTwice: Word = { do: 'sow', max: 1, goods: 'crops', twice: true }
export const moveSheep = (max: number, steps = 1): Word => ({ do: 'moveSheep', max, steps })
export const raiseFields = (which: 'any' | 'empty' | 'planted', max: number): Word => ({ do: 'moveFields', which, max })
export const moveFieldsTo = (to: number, which: 'any' | 'empty' | 'planted', max: number): Word => ({
  do: 'moveFields',
  which,
  max,
  to,
})
export const harvest = (max: number): Word => ({ do: 'harvest', max })
export const clearSpace: Word = { do: 'removeWorkers', rows: 'all', to: 'supply' }
export const clearTopRows = (...spaces: readonly Space[]): Word => ({
  do: 'removeWorkers',
  rows: 'top',
  spaces,
  to: 'supply',
})
export const takeTopRow: Word = { do: 'removeWorkers', rows: 'top', to: 'own' }
export const useSpace: Word = { do: 'useSpace' }
export const lastWorker: Word = { do: 'lastWorker' }
export const shiftWorkers: Word = { do: 'shiftWorkers' }
export const advanceCraft: Word = { do: 'advance' }
export const moveBoulders = (max: number): Word => ({ do: 'moveBoulders', max })
export const jewelForSheep: Word = { do: 'jewelForSheep' }
export const doubleHarvest: Word = { do: 'doubleHarvest' }
