/** What stands on Agricola's drawn boards and forms, in the words of one language. */

import type { CardFace } from './cardtext.ts'
import type { Nouns } from './parts.ts'
import type { SpaceTeller } from './spaces.ts'

export interface BoardWords {
  /** Words with their places to part, for lines that are too short. */
  readonly parted: string
  readonly goods: readonly string[]
  readonly houses: readonly string[]
  readonly farm: string
  readonly room: string
  readonly field: string
  readonly stable: string
  readonly pasture: string
  readonly people: string
  readonly begging: string
  readonly above: (cell: string) => string
  readonly below: (cell: string) => string
  readonly left: (cell: string) => string
  readonly right: (cell: string) => string
  readonly fences: (n: number, most: number) => string
  readonly build: string
  readonly drawFences: string
  readonly none: string
  readonly need: (need: number, have: number) => string
  readonly keep: string
  /** Breeding: below the largest herds, and the button. */
  readonly fewer: string
  readonly keepThese: string
  readonly feed: string
  /** The button and the line above it where begging cards would have to be taken. */
  readonly beg: (n: number) => string
  readonly lacking: (n: number) => string
  readonly reallyBeg: (n: number) => string
  readonly played: string
  readonly points: (n: number) => string
  /** Beside what the reader has reached. */
  readonly you: string
  readonly score: string
  readonly why: string
  readonly round: string
  readonly roundCards: string
  readonly roundHint: string
  readonly stage: string
  readonly majors: string
  readonly harvest: string
  readonly jobPrice: string
  readonly home: string
  readonly hand: string
  readonly kinds: { readonly occ: string; readonly minor: string; readonly major: string }
  readonly decks: { readonly occ: string; readonly minor: string; readonly major: string }
  readonly choose: (cell: string) => string
  /** What a screen reader says of an action space besides its name. */
  readonly spoken: {
    readonly lies: (goods: string) => string
    readonly gives: (goods: string) => string
    /** So many to choose among the building resources. */
    readonly chosenGoods: (n: number) => string
    readonly price: (from: number, to: number) => string
    readonly by: (names: string) => string
    readonly empty: string
    readonly cannot: string
    readonly chosen: string
  }
  readonly nouns: Nouns
  readonly spaces: SpaceTeller
  /** Marks of what cards add to the table. */
  readonly fencesWord: string
  readonly fieldsWord: (n: number) => string
  readonly remarks: {
    readonly [K in 'own' | 'toll' | 'levy' | 'mark' | 'step']: (name: string, goods: string, card: string) => string
  }
  readonly offer: (name: string, what: string, price: string, card: string) => string
  readonly guests: (n: number) => string
  readonly lodgers: (n: number) => string
  readonly absent: string
  readonly early: string
  /** On a drawn card: labels of its strip, the word between prices, and its words. */
  readonly cost: string
  readonly requires: string
  readonly or: string
  readonly from: (players: number) => string
  /** By what cards are looked for in the gallery. */
  readonly sift: {
    readonly [K in 'deck' | 'players' | 'points' | 'printed' | 'bonus' | 'none' | 'free' | 'improvement']: string
  }
  cardFace(no: number): CardFace
  /** Our ruling on a card that nobody else decides, and what it is called. */
  readonly ruled: string
  readonly rulings: { readonly [card: number]: string }
}
