/**
 * How a card is declared. A card is one value; the engine executes it, the text is made from it, tests check it.
 *
 * ADDING A CARD IS COPYING A NEIGHBOUR. Take the printed number (11-146 minors, 147-312 occupations), the names, and say
 * with the words below what it does. Read it like the card:
 *
 *   occupation(176, 'occ-woodcutter', 'Woodcutter', 'Holzfäller', {
 *     on: [{ at: 'take', goods: ['wood'], effect: gain({ wood: 1 }) }],
 *   })
 *
 * - `play`      once, right after the card was paid (timings on-play, on-play-schedule). `later(...)` lays goods on
 *               round spaces: `later({ next: 3 }, { sheep: 1 })`, `later({ rounds: [5, 8, 11, 14] }, …)`,
 *               `later('rest', …)`, `later('even', …)`, `later('odd', …)`, `later({ plus: [5, 9] }, …)`.
 * - `on`        reactions: a moment (cards/moments.ts), whose doing it listens to (`by`: 'me' is the default, 'others',
 *               'all'), which spaces or goods, a condition, how often (`uses` per game, `perRound`), and an effect.
 *               The effect is always carried out for the card's owner. Optional effects say `may(...)`; plain gains are
 *               automatic (A-CARDS-16). All reactions of one seat in one moment are ordered by that player where an
 *               order can matter.
 * - `price`     permanent changes of prices: one base price instead of another, less of some goods, swaps of goods
 *               (A-OCCARD-G12). rules/payment/prices.ts is the only place that reads them.
 * - `exchange`  conversions of goods at any time (or `harvest: true`: once per harvest in the feeding phase). They are
 *               offered unasked and inside every payment.
 * - `cook`, `bake`, `cookBonus`   what a cooking or baking improvement does.
 * - `use`       something the owner may do any time outside another action, as an effect with a condition.
 * - `room`      room for animals; `field` card fields; `space` a space for everybody; `permit` entering occupied spaces.
 * - `score`     bonus points at the end; `forAll` gives them to every player who meets the condition (A-OCCARD-G24).
 * - anything the words cannot say: `special: 'name'`, a primitive registered in cards/specials.ts. Use it rarely; the
 *   card lists count them.
 *
 * Conditions (`atLeast('house', 1)`), amounts (`difference(4, 'taken.food')`) and effects (`gain`, `pay`, `may`, `choose`,
 * `seq`, `when`, `later` …) come from cards/vocabulary.ts, which knows the goods, the metrics of cards/metrics.ts and the
 * words of `Word` below: what is not among them does not compile.
 */

import type { Cond, Effect, Json } from '@dorfplatz/kernel'
import type { Amounts, GoodName } from '../rules/goods.ts'
import type { House } from '../rules/state.ts'
import type { Moment } from './moments.ts'
import type { Amount } from './vocabulary.ts'

/** Agricola's own words; cards/words.ts carries them out, text/words.*.ts says them. */
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

export interface CardReaction {
  readonly at: Moment
  readonly by?: 'me' | 'others' | 'all'
  /** Space keys of rules/work/spaces.ts; `p5_room_or_traveling_players#players` names a choice on a space. */
  readonly spaces?: readonly string[]
  /** At least one of these goods is among the event's goods. */
  readonly goods?: readonly GoodName[]
  /** The card built or played is one of these. */
  readonly cards?: readonly number[]
  /** Only in these rounds, counted from the one in which the card was played. */
  readonly due?: When
  readonly if?: Cond
  readonly uses?: number
  readonly perRound?: number
  /** So often for each other player. */
  readonly perPlayer?: number
  readonly effect: CardEffect
}

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

export interface CardRules {
  readonly play?: CardEffect
  /** The card may only be played if its `play` effect can be carried out now (AGR-MIN-G12). */
  readonly mustDo?: true
  readonly on?: readonly CardReaction[]
  readonly price?: readonly PriceRule[]
  readonly exchange?: readonly Exchange[]
  readonly cook?: {
    readonly vegetable?: number
    readonly sheep?: number
    readonly boar?: number
    readonly cattle?: number
  }
  /** Cooking only while one of these improvements is in front of the player. */
  readonly cookWith?: readonly number[]
  readonly bake?: { readonly food: number; readonly most?: number }
  /** Extra food when cooking with a fireplace, hearth or cooking corner: per vegetable, per two goods at once. */
  readonly cookBonus?: { readonly vegetable?: number; readonly pair?: number }
  readonly use?: {
    readonly if?: Cond
    readonly uses?: number
    readonly effect: CardEffect
    /** Others are asked before it happens: in a feeding this comes before everybody feeds. */
    readonly asksOthers?: true
  }
  readonly room?: AnimalRoom
  readonly field?: CardField
  readonly space?: CardSpace
  /** Spaces that may be entered although another player stands there. */
  readonly permit?: readonly string[]
  readonly score?: readonly ScoreRule[]
  /** Counts as so many occupations for prerequisites and comparisons. */
  readonly countsAs?: number
  /** Majors that the owner may take as minor improvements; `free` ones cost nothing. */
  readonly asMinor?: readonly number[]
  readonly free?: readonly number[]
  /** A renovation may go straight from wooden hut to stone house. */
  readonly straightToStone?: true
  /** Up to so many fences of each fence action cost no wood, if at least one is built the normal way. */
  readonly freeFences?: number
  /** Stacks sown get more goods. */
  readonly sows?: readonly SowBonus[]
  /** Goods more on each stack by how many were sown in the action: one, two, three … */
  readonly sowsFew?: readonly number[]
  /** What is harvested of this crop comes from the supply; the fields keep theirs. */
  readonly staysOnFields?: 'vegetable'
  /** Printed spaces that other players must pay the owner for before they use them. */
  readonly toll?: { readonly spaces: readonly string[]; readonly goods: Amounts }
  /** From this house on, one growth action needs no room. */
  readonly roomless?: House
  /** Feeds after everybody else. */
  readonly feedsLast?: true
  /** The next harvest passes without the player. */
  readonly skipsHarvest?: true
  /** No person is placed in this round. */
  readonly rests?: number
  /** The next stable is free; so is every fence with a number divisible by this. */
  readonly freeStable?: true
  readonly freeFenceEvery?: number
  /** Unused spaces bought off with what lies on the card cost no points. */
  readonly buysOffUnused?: true
  /** Announced before the first placement of a round, once per round, while nobody has begun (A-OCCARD-G20). */
  readonly announce?: CardEffect
  /** From this round on the round cards to come lie open, and the owner may use them. */
  readonly looksAhead?: number
  /** A chance for a minor improvement may bring a major; one for a major or minor may bring two minors. */
  readonly widerChances?: true
  /** Two people may be placed in one turn if one of them goes to one of these spaces. */
  readonly twoInARow?: readonly string[]
  /** Receiving a building resource like the top one of the card's stack brings that one, too. */
  readonly matchesStack?: true
  /** Instead of choosing an occupation to play, one is drawn from the hand; so much food comes first. */
  readonly drawsLot?: { readonly food: number }
  /** Majors count as minors (`asMinor`) only from this house on. */
  readonly asMinorFrom?: House
  /** Only so many people need the full food, the others 1 (feeding). */
  readonly fullMouths?: number
  /** With at least `from` animals of the species, `young` young ones are born. */
  readonly breeds?: { readonly species: 'sheep' | 'boar' | 'cattle'; readonly from: number; readonly young: number }
  /** Changes of ordinary scoring: categories that are never negative, begging cards that are handed back. */
  readonly noMinus?: true
  readonly forgiven?: number
  /** Names of primitives (cards/specials.ts) that make the card work beyond these words. */
  readonly special?: readonly string[]
}

export type Tag = 'oven' | 'baking' | 'cooking' | 'fireplace' | 'hearth' | 'plow' | 'harrow' | 'upgrade' | 'fishing'

export interface CardHead {
  readonly no: number
  readonly id: string
  readonly deck: 'E' | 'I' | 'K' | 'major'
  readonly kind: 'occupation' | 'minor' | 'major'
  readonly name: { readonly en: string; readonly de: string }
  /** The German name (or a fact of the card) is our reconstruction. */
  readonly reconstructed?: true
}

export interface Card extends CardHead, CardRules {
  /** Occupations: from how many players the card is used (A-SETUP-05). */
  readonly players: 1 | 3 | 4
  /** Alternatives; exactly one is paid in full (A-MINOR-04). Empty = nothing. */
  readonly cost: readonly Amounts[]
  /** Occupations: on top of the price of the space. */
  readonly extraCost?: Amounts
  /** One of these improvements is given back as part of the price (or, for majors, instead of it). */
  readonly returns?: readonly number[]
  /** So many improvements of any kind are given back. */
  readonly returnsAny?: number
  readonly needs?: Needs
  /** Playable only in these rounds. */
  readonly rounds?: readonly [first: number, last: number]
  readonly points: number
  readonly passing?: true
  readonly tags: readonly Tag[]
}

type Rest = CardRules &
  Partial<
    Pick<
      Card,
      | 'players'
      | 'cost'
      | 'extraCost'
      | 'returns'
      | 'returnsAny'
      | 'needs'
      | 'rounds'
      | 'points'
      | 'passing'
      | 'tags'
      | 'reconstructed'
    >
  >

function deckOf(no: number): 'E' | 'I' | 'K' {
  if (no <= 146) return no <= 62 ? 'E' : no <= 104 ? 'I' : 'K'
  return no <= 218 ? 'E' : no <= 265 ? 'I' : 'K'
}

export function occupation(no: number, id: string, en: string, de: string, rest: Rest = {}): Card {
  return {
    players: 1,
    cost: [],
    points: 0,
    tags: [],
    ...rest,
    no,
    id,
    deck: deckOf(no),
    kind: 'occupation',
    name: { en, de },
  }
}

export function minor(no: number, id: string, en: string, de: string, rest: Rest = {}): Card {
  return {
    players: 1,
    cost: [],
    points: 0,
    tags: [],
    ...rest,
    no,
    id,
    deck: deckOf(no),
    kind: 'minor',
    name: { en, de },
  }
}

export function major(no: number, id: string, en: string, de: string, rest: Rest): Card {
  return { players: 1, cost: [], points: 0, tags: [], ...rest, no, id, deck: 'major', kind: 'major', name: { en, de } }
}
