/** One case of a card: what its owner has, which way it is played, and everything that changes. */

import type { Json } from '@dorfplatz/kernel'
import type { Deck, Space, Thing } from '../../rules/facts.ts'
import type { Given } from '../scenario.ts'

export type Gives = { readonly [T in Exclude<Thing, 'sheep'>]?: number } & {
  /** Change of sheep in the Stables. */
  readonly sheep?: number
  /** Sheep on Farmyard cards afterwards. */
  readonly sheepOn?: { readonly [round: number]: number }
  /** All fields afterwards. */
  readonly fields?: readonly string[]
  readonly draws?: { readonly [D in Deck]?: number }
  readonly workers?: number
  /** Spaces whose rows are different afterwards. */
  readonly board?: { readonly [S in Space]?: readonly number[] }
  readonly crafts?: readonly number[]
  readonly boulders?: readonly number[]
  readonly gone?: readonly number[]
}

export interface Fact {
  readonly card: number
  readonly option?: number
  readonly given: Given
  /** What the owner answers to the questions that follow. */
  readonly answers?: readonly Json[]
  readonly gives: Gives
  /** Not quite enough: with this the card is refused. */
  readonly refused?: Given
}
