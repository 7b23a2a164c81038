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
 * - anything the words cannot say: `special: 'name'`, a primitive registered in rules/cards/specials.ts. Use it rarely; the
 *   card lists count them.
 *
 * Conditions (`atLeast('house', 1)`), amounts (`difference(4, 'taken.food')`) and effects (`gain`, `pay`, `may`, `choose`,
 * `seq`, `when`, `later` …) come from cards/vocabulary.ts, which knows the goods, the names of cards/countable.ts and the
 * words of `Word` in cards/effects.ts: what is not among them does not compile.
 */

import type { Cond } from '@dorfplatz/kernel'
import type { Amounts, GoodName } from '../rules/goods.ts'
import type { House } from '../rules/state.ts'
import type { CardEffect, When } from './effects.ts'
import type { Moment } from './moments.ts'
import type { AnimalRoom, CardField, CardSpace, Exchange, Needs, PriceRule, ScoreRule, SowBonus } from './standing.ts'

export interface CardReaction {
  readonly at: Moment
  readonly by?: 'me' | 'others' | 'all'
  /** Keys of rules/work/spaces.ts, or groups of cards/spaces.ts; behind a `#` stands one alternative of a space. */
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
  /** Names of primitives (rules/cards/specials.ts) that make the card work beyond these words. */
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
