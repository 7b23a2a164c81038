/** What one language contributes to the texts of cards. */

import type { Cond, Expr, Sentence } from '@dorfplatz/kernel'
import type { CardReaction, Needs, PricedThing, When } from '../cards/types.ts'

type Compared = Extract<Cond, { readonly cmp: unknown }>

/** Sentences begin with a capital and carry no full stop. */
export interface CardPhrases {
  readonly lang: 'en' | 'de'
  /** Names of action spaces; of a choice on a space. */
  space(key: string): string
  readonly price: string
  readonly free: string
  readonly surcharge: string
  readonly passing: string
  readonly playable: (first: number, last: number) => string
  readonly needs: string
  readonly need: { readonly [K in keyof Required<Needs>]: (n: number) => string }
  readonly giveBack: (cards: Sentence) => Sentence
  readonly giveBackInstead: (cards: Sentence) => Sentence
  readonly giveBackAny: (n: number) => Sentence
  readonly points: (n: number) => string
  readonly whenPlayed: string
  readonly later: (when: When, goods: Sentence) => Sentence
  /** The moment of a reaction as the beginning of a sentence. */
  readonly moment: (rule: CardReaction, spaces: Sentence, goods: Sentence) => Sentence
  /** The start of certain rounds only. */
  readonly roundsStart: (rounds: readonly number[]) => string
  /** How "each time" begins a sentence, and how "twice per game, when" does. */
  readonly eachTime: string
  readonly limited: (limits: string) => string
  readonly onlyIf: string
  /** Begins a reaction that waits for a condition to come true. */
  readonly asSoonAs: string
  readonly youHave: string
  readonly uses: (n: number) => string
  readonly perRound: (n: number) => string
  /** A condition that reads badly in the common way, or null. */
  readonly cond: (cond: Compared) => string | null
  readonly words: {
    readonly and: string
    readonly or: string
    readonly not: string
    readonly then: string
    readonly thenMay: string
    readonly may: (effect: Sentence) => Sentence
    readonly gain: string
    /** A gift on top of what an action brings anyway. */
    readonly gainMore: string
    readonly either: string
    readonly pay: string
    readonly if: string
    readonly otherwise: string
  }
  /** Amounts that follow from something counted and read badly in the common way, or null. */
  readonly counted: (good: Sentence, n: Expr) => Sentence | null
  readonly things: { readonly [K in Exclude<PricedThing, number>]: string }
  readonly houses: readonly [string, string, string]
  readonly cost: {
    readonly instead: (things: Sentence, house: string | null, goods: Sentence, material: number) => Sentence
    readonly less: (things: Sentence, goods: Sentence) => Sentence
    readonly lessAny: (things: Sentence, n: number) => Sentence
    readonly swap: (things: Sentence, from: Sentence, to: Sentence) => Sentence
  }
  readonly anytime: string
  readonly perHarvest: string
  readonly having: (cards: Sentence) => Sentence
  readonly top: string
  readonly bake: (food: Sentence, most: number | null) => Sentence
  readonly cookBonusVegetable: (n: number) => string
  readonly cookBonusPair: (n: number) => string
  readonly outsideActions: string
  readonly room: {
    readonly any: (n: number) => string
    readonly pasture: (n: number) => string
    readonly sheep: (n: number) => string
    readonly stable: (n: number) => string
    readonly mix: string
  }
  readonly field: (crops: Sentence, stacks: number) => Sentence
  readonly cardSpace: (space: string, fee: Sentence) => Sentence
  readonly permit: (spaces: Sentence) => Sentence
  readonly score: {
    /** One point for each of what a metric counts, or for what follows from it. */
    readonly counted: (points: Expr) => string
    readonly many: (points: number) => string
    readonly rows: (rows: readonly (readonly [number, number])[], of: Sentence, atLeast: boolean) => Sentence
    readonly house: (rows: readonly (readonly [number, number])[]) => Sentence
    readonly atEnd: string
    readonly forAll: string
  }
  readonly countsAs: (n: number) => string
  readonly asMinor: (cards: Sentence, several: boolean) => Sentence
  readonly freeCards: (cards: Sentence) => Sentence
  readonly straightToStone: string
  readonly freeFences: (n: number) => string
  readonly sows: (goods: Sentence) => Sentence
  readonly fullMouths: (n: number) => string
  readonly breeds: (from: Sentence, young: number) => Sentence
  readonly noMinus: string
  readonly forgiven: (n: number) => string
  readonly specials: { readonly [name: string]: string }
}
