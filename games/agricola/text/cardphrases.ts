/** What one language contributes to the texts of cards. */

import type { Cond, Expr, Part, Sentence, Speaker } from '@dorfplatz/kernel'
import type { When, Word } from '../cards/effects.ts'
import type { Needs, PricedThing, SowBonus } from '../cards/standing.ts'
import type { CardReaction } from '../cards/types.ts'

export type Compared = Extract<Cond, { readonly cmp: unknown }>

/** How a verb is asked for: as what you do ("gain", "erhältst du"), or after "may" ("gain", "nehmen"). */
export type Mood = 'do' | 'to'

/** What a reaction's condition adds to its moment instead of standing as a condition of its own. */
export type Nuance =
  | 'bySpace'
  | 'bread'
  | 'otherwise'
  | 'only'
  | 'here'
  | 'orMinor'
  | 'newest'
  | 'marked'
  | 'reedStone'
  | 'lay'
  | 'feeding'
  | 'first'

/** The moment of a reaction: something that happens ("you bake bread"), or a point in time ("At the start of …"). */
export type MomentSaid = { readonly event: Sentence } | { readonly time: Sentence }

/** Rules that stand as fields of a card, each said as one sentence. */
export interface MorePhrases {
  readonly dueRounds: (when: When) => string
  readonly builds: (cards: Sentence) => Sentence
  readonly perPlayer: (n: number) => string
  readonly sowsFew: (more: readonly number[]) => string
  readonly sows: (bonus: SowBonus, crop: Sentence) => Sentence
  /** Beside rooms, by what is sown. */
  readonly sowsBeside: (more: readonly (readonly [more: number, crop: Sentence])[]) => Sentence
  readonly staysOnFields: string
  readonly toll: (spaces: Sentence, goods: Sentence) => Sentence
  readonly roomless: string
  readonly feedsLast: string
  readonly skipsHarvest: string
  readonly rests: (round: number) => string
  readonly freeStable: string
  /** Which of one's fences: every third one, say. */
  readonly freeFenceEvery: (fences: readonly number[]) => string
  readonly buysOffUnused: string
  readonly asMinorFrom: (cards: Sentence) => Sentence
  /** Goes on after what these cards cost less. */
  readonly alsoAsMinor: string
  readonly roomEach: string
  readonly roomBoar: string
  readonly smallPasture: (n: number) => string
  readonly homePerRoom: string
  readonly homeNone: string
  readonly spaceStart: (space: string, n: number) => string
  readonly ownSpace: (space: string, effect: Sentence) => Sentence
  readonly fee: (fee: Sentence) => Sentence
  /** Before rates that are open in addition, once somebody has built a card. */
  readonly onceBuilt: (card: Sentence) => Sentence
  readonly announce: (effect: Sentence) => Sentence
  readonly looksAhead: (round: number) => string
  readonly widerChances: string
  readonly twoInARow: (spaces: Sentence) => Sentence
  readonly matchesStack: string
  readonly drawsLot: (food: Sentence) => Sentence
  /** One purchase of each round is cheaper: what may be bought, and what it costs less. */
  readonly saving: (things: Sentence, goods: Sentence) => Sentence
  /** One of each, as a purchase. */
  readonly one: { readonly [K in Exclude<PricedThing, number>]: string }
  readonly woodenRoom: string
  /** For whoever meets it, not only the owner: by what is counted. */
  readonly forAll: { readonly [metric: string]: (points: string) => string }
  readonly roundsEnd: (rounds: readonly number[]) => string
  /** One more of what is taken, for so much; by goods or by spaces. Some goods cost otherwise. */
  readonly oneMore: (goods: Sentence, spaces: Sentence, price: Sentence, dearer: Sentence) => Sentence
  /** The same exchange at the start of several rounds, each time for another thing. */
  readonly dueDeals: (rounds: readonly number[], price: Sentence, gifts: readonly Sentence[]) => Sentence
  /** All others may do the same, for food to the owner. */
  readonly othersToo: (food: Sentence) => Sentence
  /** What happens when the card is played, under a condition or so many times, happens again later. */
  readonly playedIf: (cond: Sentence) => Sentence
  readonly playedEach: (metric: string) => Sentence
  readonly playedAnd: (played: Sentence, again: MomentSaid, effect: Sentence) => Sentence
  readonly stock: (from: readonly number[], goods: readonly Sentence[]) => Sentence
  readonly noReed: (things: Sentence, reed: Sentence) => Sentence
  /** Any one of the spaces of a kind. */
  readonly oneOf: { readonly plow: string; readonly rooms: string; readonly growth: string }
  readonly renovationCost: (goods: Sentence) => Sentence
  readonly improvementCost: (card: Sentence, goods: Sentence) => Sentence
}

/** Sentences begin with a capital and carry no full stop. */
export interface CardPhrases {
  readonly lang: 'en' | 'de'
  /** Names of action spaces, without what tells two of one name apart. */
  readonly space: (key: string) => string
  /** Two spaces of one name: "either “1 stone” space". */
  readonly either: (name: string) => string
  /** All spaces that let one plow, build rooms, grow the family. */
  readonly groups: { readonly plow: string; readonly rooms: string; readonly growth: string }
  readonly players: (from: number) => string
  readonly price: string
  readonly free: string
  readonly surcharge: (goods: Sentence) => Sentence
  readonly passing: string
  readonly playable: (first: number, last: number) => string
  readonly needs: string
  readonly need: { readonly [K in keyof Required<Needs>]: (n: number) => string }
  readonly giveBack: (cards: Sentence) => Sentence
  /** Follows the price: "or return a fireplace". */
  readonly giveBackInstead: (cards: Sentence) => Sentence
  readonly giveBackAny: (n: number) => Sentence
  /** Improvements by what they are, where a card means all of that kind. */
  readonly anyOf: { readonly fireplace: string; readonly oven: string }
  readonly points: (n: number) => string
  readonly whenPlayed: MomentSaid
  readonly moment: (rule: CardReaction, spaces: Sentence, goods: Sentence, nuances: readonly Nuance[]) => MomentSaid
  /** The start of certain rounds only. */
  readonly roundsStart: (rounds: readonly number[]) => string
  readonly eachTime: string
  /** "Twice per game, when ". */
  readonly limited: (limits: string) => string
  readonly asSoonAs: string
  /** Joins the moment, its condition and what happens. */
  readonly then: (moment: MomentSaid, cond: Sentence | null, effect: Sentence) => Sentence
  readonly uses: (n: number) => string
  readonly perRound: (n: number) => string
  /** A limit of each round for what only a harvest brings. */
  readonly perFeeding: (n: number) => string
  /** At any time outside of actions, perhaps only so often. */
  readonly outsideActions: (limits: string | null) => MomentSaid
  readonly youHave: (what: Sentence) => Sentence
  readonly not: (cond: Sentence) => Sentence
  /** None of several cards is in play. */
  readonly noneInPlay: (cards: readonly Sentence[]) => Sentence
  /** A further condition of the same person: without its subject. */
  readonly alsoCond: (cond: Sentence) => Sentence
  /** A condition that reads badly in the common way, or null. */
  readonly cond: (cond: Compared) => string | null
  readonly effects: {
    /** A gift; `more` on top of what an action brings anyway. */
    readonly gain: (gift: Sentence, mood: Mood, more: boolean) => Sentence
    readonly may: (effect: Sentence, mood: Mood) => Sentence
    readonly thenMay: (first: Sentence, effect: Sentence) => Sentence
    readonly then: (first: Sentence, effect: Sentence) => Sentence
    readonly either: (effects: Sentence) => Sentence
    readonly exchange: (price: Sentence, gift: Sentence) => Sentence
    readonly payTo: (price: Sentence, effect: Sentence) => Sentence
    /** One of several gifts: "2 stone for 1 food"; beside a free one the price must not seem to belong to both. */
    readonly bought: (gift: Sentence, price: Sentence, besideFree: boolean) => Sentence
    /** What is better under a condition: "gain 1 food; 2 food if …". */
    readonly better: (usual: Sentence, cond: Sentence, instead: Sentence) => Sentence
    readonly forPrice: (price: Sentence) => Sentence
    /** Who sold something gains as well. */
    readonly sellerToo: (bought: Sentence, gift: Sentence) => Sentence
    /** Once for each of what a metric counts. */
    readonly each: (metric: string, effect: Sentence) => Sentence
    readonly leaveFor: (goods: Sentence, gift: Sentence) => Sentence
    /** One animal of each of these kinds goes back. */
    readonly handBack: (kinds: readonly Sentence[]) => Sentence
    readonly fromRound: (before: Sentence, round: number, gift: Sentence) => Sentence
    readonly firstTime: (first: Sentence, later: Sentence, more: boolean) => Sentence
    readonly withPlayers: (players: number, gift: Sentence, otherwise: Sentence) => Sentence
    readonly elseBuy: (gift: Sentence, price: Sentence) => Sentence
    readonly ifElse: (cond: Sentence, effect: Sentence, otherwise: Sentence | null) => Sentence
    readonly later: (when: When, goods: Sentence, mood: Mood) => Sentence
    /** Gifts to all others; what every player, or the one who acted, may do. */
    readonly othersGain: (gift: Sentence) => Sentence
    readonly everyoneMay: (effect: Sentence) => Sentence
    readonly actorMay: (effect: Sentence) => Sentence
    readonly actorGains: (gift: Sentence) => Sentence
  }
  /** This game's own words. */
  readonly word: (word: Word, said: Speaker<Word>, mood: Mood, moment: CardReaction['at'] | null) => Sentence
  /** Amounts that follow from something counted and read badly in the common way, or null. */
  readonly counted: (good: Sentence, n: Expr) => Sentence | null
  readonly things: { readonly [K in Exclude<PricedThing, number>]: string }
  readonly cost: {
    readonly instead: (house: number | null, goods: Sentence, material: number) => Sentence
    readonly less: (things: Sentence, goods: readonly Sentence[], several: boolean) => Sentence
    /** `later`: once one lives in a clay hut or stone house. */
    readonly lessAny: (things: Sentence, n: number, several: boolean, later: boolean) => Sentence
    readonly swap: (things: readonly string[], from: Sentence, to: Sentence) => Sentence
    /** Up to so many, one for one. */
    readonly swapMany: (things: readonly string[], from: Sentence, to: Part) => Sentence
  }
  readonly anytime: string
  /** Where a table beside the words shows what it is turned into. */
  readonly cookAsShown: string
  readonly or: string
  readonly perHarvest: string
  readonly having: (cards: Sentence) => Sentence
  /** A card that makes exchanges of others better: "Joinery (1 wood → 3 food …), Sawmill (…)". */
  readonly improves: (cards: Sentence) => Sentence
  readonly otherResource: string
  readonly buyTop: (price: Sentence) => Sentence
  readonly bake: (food: Sentence, most: number | null) => Sentence
  readonly cookBonusVegetable: (n: number, kinds: string) => string
  readonly cookBonusPair: (n: number, kinds: string) => string
  readonly cooking: { readonly fireplace: string; readonly hearth: string }
  readonly room: {
    readonly any: (n: number) => string
    readonly pasture: (n: number, cards: Sentence) => Sentence
    readonly sheep: (n: number, cards: Sentence) => Sentence
    readonly stable: (n: number) => string
    readonly mix: string
  }
  readonly field: (crops: Sentence, stacks: number) => Sentence
  readonly cardSpace: (space: string, fee: Sentence) => Sentence
  readonly permit: (spaces: Sentence) => Sentence
  readonly stables: (gifts: readonly (readonly [stable: number, gift: Sentence])[]) => Sentence
  readonly score: {
    /** One point for each of what a metric counts, or for what follows from it. */
    readonly counted: (points: Expr) => string
    readonly many: (points: number) => string
    /** Where a table beside the words shows for how much. */
    readonly asShown: string
    readonly rows: (rows: readonly (readonly [number, number])[], of: Sentence, atLeast: boolean) => Sentence
    readonly house: (rows: readonly (readonly [number, number])[]) => Sentence
    readonly except: (of: Sentence, nths: readonly number[]) => Sentence
    readonly atEnd: (cond: Sentence | null) => Sentence
    /** The same points for something else as well. */
    readonly again: (first: Sentence, froms: readonly number[], of: Sentence) => Sentence
    /** More of the same is asked for under a condition. */
    readonly stricter: (points: number, from: number, of: Sentence, more: number, cond: Sentence) => Sentence
    readonly mostOccupations: (points: number) => string
  }
  readonly countsAs: (n: number) => string
  readonly asMinor: (cards: Sentence, several: boolean) => Sentence
  readonly freeAsMinor: (cards: Sentence) => Sentence
  readonly straightToStone: string
  readonly freeFences: (n: number) => string
  readonly sows: (goods: Sentence) => Sentence
  readonly fullMouths: (n: number) => string
  readonly breeds: (from: number, species: Sentence, young: number) => Sentence
  readonly noMinus: string
  readonly forgiven: (n: number) => string
  readonly specials: { readonly [name: string]: string }
  /** Rules of cards that are one sentence each. */
  readonly more: MorePhrases
}
