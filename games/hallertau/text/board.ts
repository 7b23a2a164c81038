/** Names that stand on Hallertau's boards. */

import type { Lang } from '@dorfplatz/kernel'
import { type Craft, type Space, THINGS } from '../rules/facts.ts'
import { de } from './board.de.ts'
import { en } from './board.en.ts'
import * as deWords from './de.words.ts'
import * as enWords from './en.words.ts'
import type { Words } from './speech.ts'

/** What the rulebook names: the same words the game's texts use. */
interface Names {
  readonly spaces: { readonly [S in Space]: string }
  readonly crafts: { readonly [C in Craft]: string }
  /** In the order of THINGS, as headings. */
  readonly things: readonly string[]
  /** So many of a thing, as a card asks for it. */
  readonly counted: (thing: string, n: number) => string
  /** A thing as a heading, whatever counts it; null for what has no name of its own. */
  readonly thing: (name: string) => string | null
  /** Phases 1 to 10. */
  readonly phases: readonly string[]
}

export interface BoardWords {
  readonly decks: readonly string[]
  readonly round: string
  readonly of: string
  readonly phase: string
  readonly workers: string
  readonly worker: string
  readonly first: string
  readonly firstShort: string
  readonly upToTwice: string
  readonly cards: (n: number) => string
  readonly youHave: string
  readonly you: string
  readonly pay: string
  readonly or: string
  readonly center: string
  readonly centerHint: (goods: number) => string
  readonly fields: string
  readonly fieldCount: (n: number) => string
  readonly row: (n: number) => string
  readonly fieldIn: (row: number, column: number) => string
  readonly empty: string
  readonly reapAll: string
  readonly nextHarvest: string
  readonly stable: string
  readonly stableHint: string
  readonly stables: string
  readonly stablesHint: string
  readonly dies: (n: number, round: number) => string
  /** So many sheep go after this round, in one or two words; and as a sentence. */
  readonly leaving: (n: number) => string
  readonly leavesNow: (n: number) => string
  readonly boulder: string
  readonly sow: string
  readonly crops: string
  readonly costs: (n: number) => string
  readonly full: string
  readonly played: string
  readonly points: string
  readonly hand: string
  readonly used: string
  readonly nextSpace: string
  readonly space: string
  readonly tools: (n: number) => string
  readonly uncovers: string
  readonly boulders: string
  readonly placeWorkers: string
  readonly playCards: string
  readonly why: string
  /** What comes after this phase. */
  readonly then: (phase: string) => string
  readonly window: string
  readonly centerMoves: string
  /** What came into the hand. */
  readonly drawn: (cards: number) => string
  readonly sheepDie: string
  /** By what cards are looked for in the gallery. */
  readonly asksFor: string
  readonly brings: string
  readonly when: string
  readonly rightThen: string
  readonly anytime: string
  readonly cardOf: (deck: string) => string
  readonly noneLaid: string
  /** Fallow fields, harvest or milking that brought nothing. */
  readonly nothing: (step: number) => string
  readonly bringsNothing: string
  readonly placeAnyway: string
  /** What a step of the Progress phase costs. */
  readonly stepPrice: (round: number) => string
  readonly endProgress: string
  readonly stepsOpen: (n: number) => string
  /** So many of a building's goods, or tools, are missing for its next step. */
  readonly lacksGoods: (n: number) => string
  readonly lacksTools: (n: number) => string
  readonly priceRule: (goods: number, less: number) => string
  readonly payFor: (craft: string, space: number) => string
  readonly takeCrops: (n: number) => string
  readonly sheepAt: (place: number) => string
  readonly sowsLeft: (n: number) => string
  readonly fieldsUpTo: (max: number) => string
  readonly moveOnly: (n: number) => string
  readonly was: (n: number) => string
  readonly have: string
  readonly give: string
  /** Said of goods that must come from a harvest of this very moment. */
  readonly justReaped: string
  readonly step: (n: number, of: number) => string
  readonly steps: (of: number) => string
  readonly bonusCards: (n: number) => string
}

const heading = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

function names(words: Words): Names {
  const { spaces, crafts, goods, phases } = words
  return {
    spaces,
    crafts,
    things: THINGS.map((thing) => heading(goods[thing].many)),
    counted: (thing, n) => {
      const { one, many } = goods[thing.replace('just:', '') as keyof typeof goods]
      return `${n} ${n === 1 ? one : many}`
    },
    thing: (name) => {
      const known: { readonly [thing: string]: { readonly many: string } | undefined } = goods
      const found = known[name.replace('just:', '')]
      return found === undefined ? null : heading(found.many)
    },
    phases: phases.slice(1),
  }
}

const all: { readonly [L in Lang]: BoardWords & Names } = {
  en: { ...en, ...names(enWords) },
  de: { ...de, ...names(deWords) },
}

export const wordsOf = (lang: Lang): BoardWords & Names => all[lang]
