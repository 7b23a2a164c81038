/** Standing rules of cards: prices, exchanges, room for animals, fields, spaces, sowing, scoring, prerequisites. */

import type { Cond } from '@dorfplatz/kernel'
import type { Amounts } from '../rules/goods.ts'
import type { House } from '../rules/state.ts'
import type { CardEffect, CropName, Rows } from './effects.ts'
import type { Amount } from './vocabulary.ts'

/** What a price rule applies to: a kind of purchase, or an improvement by card number. */
export type PricedThing = 'room' | 'renovation' | 'improvement' | 'stable' | 'fence' | number

export interface PriceRule {
  readonly of: readonly PricedThing[]
  /** Only in this house: 0 wooden hut, 1 clay hut, 2 stone house; from this house on; for a renovation to it. */
  readonly house?: House
  readonly houseFrom?: House
  readonly to?: House
  /** A base price instead of the normal one; `material` is the house's building resource. */
  readonly instead?: Amounts & { readonly material?: number }
  readonly less?: Amounts
  /** Building resources of the player's choice less. */
  readonly lessAny?: number
  readonly swap?: { readonly from: Amounts; readonly to: Amounts; readonly max: number }
  /** For a single purchase in each round; all such rules of a card share it (Wood Carver). */
  readonly oncePerRound?: true
}

export interface Exchange {
  readonly give: Amounts
  readonly get: Amounts
  /** Only in the feeding phase and at most once per harvest; exchanges of one `group` share that once. */
  readonly harvest?: true
  readonly group?: string
  /** Only while the player has one of these improvements. */
  readonly with?: readonly number[]
  /** Gets the topmost good of the card's stack. */
  readonly top?: true
  /** Only once somebody has built this major improvement. */
  readonly onceBuilt?: number
}

export interface AnimalRoom {
  /** Loose places for any animals on the card. */
  readonly any?: number
  /** Added to every pasture (and to `any` places of cards). */
  readonly pasture?: number
  /** Sheep more in every pasture used for sheep; an unfenced stable may hold 2 sheep. */
  readonly sheep?: number
  /** One unfenced stable holds so many animals of one kind. */
  readonly stable?: number
  /** Species may share a pasture. */
  readonly mix?: true
  /** One place on the card for each species. */
  readonly each?: true
  /** Any number of boar on the card. */
  readonly boar?: true
  /** Pastures that hold 2 animals hold so many. */
  readonly smallPasture?: number
  /** Animals in the home: one for each room, or none at all. */
  readonly home?: 'perRoom' | 'none'
}

export interface CardField {
  readonly crops: readonly CropName[]
  readonly stacks: number
}

export interface CardSpace {
  /** The space it adds (a key of rules/work/spaces.ts), empty until the next round. */
  readonly key: string
  /** Food that other players pay the owner to use it. */
  readonly fee: number
  /** What lies there at once. */
  readonly start?: number
  /** What the owner does there instead of what others do. */
  readonly owner?: CardEffect
}

/** Goods that a sowing adds to the stacks sown (A-OCCARD-G27). */
export interface SowBonus {
  /** Only on stacks of this crop. */
  readonly crop?: CropName
  readonly more: number
  /** Only on field tiles beside a room. */
  readonly besideRoom?: true
  /** Only with at most so many field tiles, and never on wood. */
  readonly maxFields?: number
}

export interface ScoreRule {
  /** Points: an amount, or a table on an amount. */
  readonly points?: Amount
  readonly of?: Amount
  readonly rows?: Rows
  /** 1 point for each of the amount except for these, counted from 1. */
  readonly except?: readonly number[]
  readonly if?: Cond
  /** Every player who meets it gets the points, not only the owner. */
  readonly forAll?: true
}

/** What must be there to play a minor improvement; nothing of it is paid (A-MINOR-02, A-MINOR-03). */
export interface Needs {
  readonly occupations?: number
  readonly maxOccupations?: number
  readonly improvements?: number
  readonly ovens?: number
  readonly grainFields?: number
  readonly vegetableFields?: number
  readonly plantedFields?: number
  readonly animals?: number
  readonly sheep?: number
  readonly cattle?: number
  readonly house?: number
  readonly latestRound?: number
  readonly anyOtherPlayerOccupationsBelow?: number
}
