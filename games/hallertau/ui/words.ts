/** Names that stand on Hallertau's boards, in both languages. */

import type { Lang } from '@dorfplatz/kernel'
import { type Craft, type Space, THINGS } from '../rules/facts.ts'
import * as deWords from '../text/de.words.ts'
import * as enWords from '../text/en.words.ts'
import type { Words } from '../text/speech.ts'

/** What the rulebook names: the same words the game's texts use. */
interface Names {
  readonly spaces: { readonly [S in Space]: string }
  readonly crafts: { readonly [C in Craft]: string }
  /** In the order of THINGS, as headings. */
  readonly things: readonly string[]
  /** So many of a thing, as a card asks for it. */
  readonly counted: (thing: string, n: number) => string
  /** Phases 1 to 10. */
  readonly phases: readonly string[]
}

interface BoardWords {
  readonly decks: readonly string[]
  readonly round: string
  readonly of: string
  readonly phase: string
  readonly workers: string
  readonly worker: string
  readonly first: string
  readonly cards: (n: number) => string
  readonly or: string
  readonly center: string
  readonly centerHint: (goods: number) => string
  readonly fields: string
  readonly fieldCount: (n: number) => string
  readonly row: (n: number) => string
  readonly fieldIn: (row: number, column: number) => string
  readonly empty: string
  readonly nextHarvest: string
  readonly stable: string
  readonly stableHint: string
  readonly stables: string
  readonly stablesHint: string
  readonly dies: (n: number, round: number) => string
  readonly boulder: string
  readonly sow: string
  readonly costs: (n: number) => string
  readonly full: string
  readonly played: string
  readonly points: string
  readonly hand: string
  readonly used: string
  /** A building that can advance in several ways. */
  readonly advanceWays: (craft: string, ways: number) => string
  readonly nextSpace: string
  readonly space: string
  readonly tools: (n: number) => string
  readonly uncovers: string
  readonly discount: (n: number) => string
  readonly noPay: string
  readonly boulders: string
  readonly placeWorkers: string
  readonly swapWorkers: string
  readonly swapHint: string
  readonly swap: string
  readonly playCards: string
  readonly moreSpaces: (n: number) => string
  readonly highlightedOnBoard: string
  readonly fewer: string
  readonly sowHere: (row: number) => string
  readonly why: string
}

const en: BoardWords = {
  decks: ['Gateway', 'Farmyard', 'Bonus', 'Point'],
  round: 'Round',
  of: 'of',
  phase: 'Phase',
  workers: 'Workers',
  worker: 'Worker',
  first: 'First player marker',
  cards: (n) => (n === 1 ? '1 card' : `${n} cards`),
  or: 'or',
  center: 'Community Center',
  centerHint: (n) => (n === 1 ? 'one step costs 1 good now' : `one step costs ${n} goods now`),
  fields: 'Field board',
  fieldCount: (n) => `${n} of 8 fields`,
  row: (n) => `Row ${n}`,
  fieldIn: (row, column) => `field in row ${row}, column ${column}`,
  empty: 'empty',
  nextHarvest: 'Next harvest:',
  stable: 'Stable board',
  stableHint: 'Farmyard cards of rounds 1 to 6',
  stables: 'Stables',
  stablesHint: 'stay for good, 1 point each',
  dies: (n, round) => `${n} sheep, ${n === 1 ? 'dies' : 'die'} in round ${round}`,
  boulder: 'Boulder',
  sow: 'Sow',
  costs: (n) => `costs you ${n}`,
  full: 'full',
  played: 'Played',
  points: 'points',
  hand: 'Hand',
  used: 'exhausted this phase',
  advanceWays: (craft, ways) => `Advance the ${craft}: ${ways} ways to pay`,
  nextSpace: 'next space',
  space: 'space',
  tools: (n) => (n === 1 ? '1 tool' : `${n} tools`),
  uncovers: 'uncovers',
  discount: (n) => `${n} less`,
  noPay: 'cannot be paid now',
  boulders: 'Move a boulder with a tool',
  placeWorkers: 'Place workers',
  swapWorkers: 'Or exchange workers',
  swapHint: '1 tool for each worker',
  swap: 'Workers for tools',
  playCards: 'Play a card',
  moreSpaces: (n) => (n === 1 ? '1 more action space' : `${n} more action spaces`),
  highlightedOnBoard: 'all of them are lit on the board',
  fewer: 'Show fewer',
  sowHere: (row) => `Sow in row ${row}:`,
  why: 'Why not?',
}

const de: BoardWords = {
  decks: ['Einstieg', 'Hof', 'Bonus', 'Punkte'],
  round: 'Runde',
  of: 'von',
  phase: 'Phase',
  workers: 'Arbeiter',
  worker: 'Arbeiter',
  first: 'Startspielermarke',
  cards: (n) => (n === 1 ? '1 Karte' : `${n} Karten`),
  or: 'oder',
  center: 'Hausplan',
  centerHint: (n) => (n === 1 ? 'ein Schritt kostet jetzt 1 Ware' : `ein Schritt kostet jetzt ${n} Waren`),
  fields: 'Ackerplan',
  fieldCount: (n) => `${n} von 8 Äckern`,
  row: (n) => `Zeile ${n}`,
  fieldIn: (row, column) => `Acker in Zeile ${row}, Spalte ${column}`,
  empty: 'leer',
  nextHarvest: 'Nächste Ernte:',
  stable: 'Stallplan',
  stableHint: 'Hofkarten der Runden 1 bis 6',
  stables: 'Stallung',
  stablesHint: 'bleiben für immer, je 1 Punkt',
  dies: (n, round) => `${n} ${n === 1 ? 'Schaf, stirbt' : 'Schafe, sterben'} in Runde ${round}`,
  boulder: 'Findling',
  sow: 'Aussäen',
  costs: (n) => `kostet dich ${n}`,
  full: 'voll',
  played: 'Ausgespielt',
  points: 'Punkte',
  hand: 'Hand',
  used: 'in dieser Phase verbraucht',
  advanceWays: (craft, ways) => `${craft} vorrücken: ${ways} mögliche Zahlungen`,
  nextSpace: 'nächstes Feld',
  space: 'Feld',
  tools: (n) => (n === 1 ? '1 Gerät' : `${n} Geräte`),
  uncovers: 'deckt auf',
  discount: (n) => `${n} weniger`,
  noPay: 'jetzt nicht bezahlbar',
  boulders: 'Findling mit einem Gerät verschieben',
  placeWorkers: 'Arbeiter einsetzen',
  swapWorkers: 'Oder tauschen',
  swapHint: 'je Arbeiter 1 Gerät',
  swap: 'Arbeiter gegen Geräte',
  playCards: 'Karte ausspielen',
  moreSpaces: (n) => (n === 1 ? '1 weiteres Aktionsfeld' : `${n} weitere Aktionsfelder`),
  highlightedOnBoard: 'alle auf dem Plan hervorgehoben',
  fewer: 'Weniger zeigen',
  sowHere: (row) => `In Zeile ${row} säen:`,
  why: 'Warum nicht?',
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
    phases: phases.slice(1),
  }
}

const all: { readonly [L in Lang]: BoardWords & Names } = {
  en: { ...en, ...names(enWords) },
  de: { ...de, ...names(deWords) },
}

export const wordsOf = (lang: Lang): BoardWords & Names => all[lang]

/** Woodcuts of the twelve things, in the order of THINGS. */
export const THING_ICONS = [
  'barley',
  'flax',
  'hops',
  'rye',
  'hides',
  'meat',
  'milk',
  'wool',
  'clay',
  'jewelry',
  'tool',
  'sheep',
] as const

export const CRAFT_ICONS = ['carpentry', 'brewhouse', 'coolinghouse', 'bakehouse', 'manufacture'] as const
export const DECK_ICONS = ['back-gateway', 'back-farmyard', 'back-bonus', 'back-point'] as const
export const DECK_LOOKS = ['gateway', 'farmyard', 'bonus', 'point'] as const
