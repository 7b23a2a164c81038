/** What cards may say happens: Agricola's own words beside the kernel's, and when goods laid on round spaces arrive. */

import type { Effect, Json } from '@dorfplatz/kernel'
import type { Amounts, GoodName } from '../rules/goods.ts'
import type { Amount } from './vocabulary.ts'

/** Agricola's own words; rules/cards/words carries them out, text/words.*.ts says them. */
export type Word =
  /** Plow up to so many fields, one after the other. */
  | { readonly do: 'plow'; readonly n?: Amount }
  /** Sow; with `only`, exactly one field with that crop; with `crop`, any fields with it, `less` from the supply. */
  | { readonly do: 'sow'; readonly only?: 'grain' | 'vegetable'; readonly crop?: 'grain'; readonly less?: number }
  /** Bake; `echo` when it answers another player's baking. */
  | { readonly do: 'bake'; readonly echo?: true }
  /** Build one room, stable or one-space pasture without further cost. */
  | { readonly do: 'freeRoom' }
  | { readonly do: 'freeStable' }
  | { readonly do: 'miniPasture' }
  /** Fence the space of the stable just built, without wood. */
  | { readonly do: 'fenceStable' }
  /** Build 1 stable for so much wood. */
  | { readonly do: 'stable'; readonly wood: number }
  /** A fence action at the normal price; with `gift`, up to so many fences without wood. */
  | { readonly do: 'fences'; readonly gift?: number }
  /** Family growth; without `noRoom` it needs a room. `action` when it counts as a growth action (A-FAMILY-01). */
  | { readonly do: 'grow'; readonly noRoom?: true; readonly action?: true }
  /** The person just born is grown up and may be placed this round. */
  | { readonly do: 'adopt' }
  /** One species breeds once. */
  | { readonly do: 'breed'; readonly species: 'sheep' | 'boar' | 'cattle' }
  /** One more animal of each species one has. */
  | { readonly do: 'oneOfEach' }
  /** Put up to so many of a good from one's supply on the card. */
  | {
      readonly do: 'put'
      readonly good: GoodName
      readonly most?: Amount
      /** So many to each animal just cooked, which no other card makes use of then. */
      readonly per?: { readonly good: 'boar' | 'cattle'; readonly each: number }
    }
  /** Goods on top of every stack of these crops on one's fields and cards; no sowing. */
  | { readonly do: 'topUp'; readonly crops: readonly CropName[] }
  /** Take one crop from every planted field, as in a field phase. */
  | { readonly do: 'fieldPhase' }
  /** Take 1 crop from a field of another player, who gets goods for it. */
  | { readonly do: 'reap'; readonly crop: 'grain'; readonly gives: Amounts }
  /** Every other player, every player, or whoever brought the event about does this. */
  | { readonly do: 'others'; readonly effect: CardEffect }
  | { readonly do: 'everyone'; readonly effect: CardEffect }
  | { readonly do: 'actor'; readonly effect: CardEffect }
  /** Pay food to the owner of the card, perhaps out of what was just gained; the owner pays nothing. */
  | { readonly do: 'payOwner'; readonly food: number; readonly gained?: true }
  /** Take all of a good that lies on a space. */
  | { readonly do: 'clear'; readonly space: string; readonly good: GoodName }
  /** Buy 1 of the goods that somebody has just taken, for food paid to that player. */
  | { readonly do: 'buy'; readonly good: GoodName; readonly food: number }
  /** Whoever brought the event about hands over goods just taken. */
  | { readonly do: 'levy'; readonly goods: Amounts }
  /** One more person of the reserve lives on the card: placed and fed, but no family. */
  | { readonly do: 'person' }
  /** Move a person from one of these spaces to a free one of those and use it. */
  | { readonly do: 'move'; readonly from: readonly string[]; readonly to: readonly string[] }
  /** Lay 1 of a good on an action space of one's choice. */
  | { readonly do: 'layOn'; readonly good: GoodName }
  /** Share what lies on a space evenly among others; what is left over stays. */
  | { readonly do: 'spread'; readonly from: string; readonly to: readonly string[] }
  /** Pay the starting player food to place a person first. */
  | { readonly do: 'goFirst'; readonly food: number }
  /** Mark an action space with one of one's fences, which is gone for good. */
  | { readonly do: 'mark' }
  /** Lay fences on later rounds; take those of this round back, and build them without wood for so much food. */
  | { readonly do: 'layFences'; readonly n: number; readonly plus: readonly number[] }
  | { readonly do: 'takeFences'; readonly food: number }
  /** Note points on the card. */
  | { readonly do: 'note'; readonly points: number }
  /** Renovate at the normal price, only from one house to the other where named. */
  | { readonly do: 'renovate'; readonly from?: number; readonly to?: number }
  /** Play or build an improvement of these kinds (without `kinds`, of the action just taken), for so much food besides; `action` where it is a chance of its own. */
  | { readonly do: 'improve'; readonly kinds?: 'minor' | 'both'; readonly food?: number; readonly action?: 1 | 2 }
  /** Play an occupation for so much food. */
  | { readonly do: 'occupation'; readonly food: number }
  /** Put goods just taken back on the space they came from. */
  | { readonly do: 'leave'; readonly goods: Amounts }
  /** Take goods so that cards reacting to goods from minor improvements see it. */
  | { readonly do: 'bring'; readonly goods: Amounts }
  /** Put the animals just cooked on the card. */
  | { readonly do: 'store'; readonly good: GoodName }
  /** Give one animal back to the supply and count it on the card. */
  | { readonly do: 'handBack'; readonly good: GoodName }
  /** Lay goods in a row on the card, the last one on top. */
  | { readonly do: 'stack'; readonly goods: readonly GoodName[] }
  /** Take the topmost good of the card. */
  | { readonly do: 'takeTop' }
  /** Take amounts by a table: of the rows whose number the metric reaches, the highest counts. */
  | { readonly do: 'table'; readonly of: Amount; readonly good: GoodName; readonly rows: Rows }
  /** Gain food, then pay so much of it to each other player who has one of these cards, for each card. */
  | { readonly do: 'payOwners'; readonly gain: Amount; readonly cards: readonly number[]; readonly food: number }
  /** Turn 1 of a good into food, unless another player buys it for `price` food first (A-OCCARD-G17). */
  | { readonly do: 'sell'; readonly good: GoodName; readonly food: number; readonly price: number }
  /** In the next round a guest may be placed: one more person than the family has (A-CARDS-12). */
  | { readonly do: 'guest' }
  /** A hand-written primitive. */
  | { readonly do: 'special'; readonly name: string }
  /** The engine's own: counts a use of the card's reaction with this index. Cards never say it. */
  | { readonly do: 'spend'; readonly index: number }

/** Every word once, for tables over all of them. */
const EVERY_WORD: { readonly [K in Word['do']]: true } = {
  plow: true,
  sow: true,
  bake: true,
  freeRoom: true,
  freeStable: true,
  miniPasture: true,
  fenceStable: true,
  stable: true,
  fences: true,
  grow: true,
  adopt: true,
  breed: true,
  oneOfEach: true,
  put: true,
  topUp: true,
  fieldPhase: true,
  reap: true,
  others: true,
  everyone: true,
  actor: true,
  payOwner: true,
  buy: true,
  levy: true,
  note: true,
  clear: true,
  person: true,
  move: true,
  layOn: true,
  spread: true,
  goFirst: true,
  mark: true,
  layFences: true,
  takeFences: true,
  renovate: true,
  improve: true,
  occupation: true,
  leave: true,
  bring: true,
  store: true,
  handBack: true,
  stack: true,
  takeTop: true,
  table: true,
  payOwners: true,
  sell: true,
  guest: true,
  special: true,
  spend: true,
}
export const WORDS: readonly string[] = Object.keys(EVERY_WORD)

export type CardEffect = Effect<Word>

export type CropName = 'grain' | 'vegetable' | 'wood'

/** [at least, gives] rows, ascending. */
export type Rows = readonly (readonly [from: number, gives: number])[]

/** When goods laid on round spaces arrive (A-CARDS-22): `later(when, goods)`. */
export type When =
  | 'rest'
  | 'even'
  | 'odd'
  | { readonly next: number }
  | { readonly rounds: readonly number[] }
  | { readonly plus: readonly number[] }

export function isWhen(when: Json): when is Json & When {
  return typeof when === 'string' || (typeof when === 'object' && when !== null && !Array.isArray(when))
}
