/** Names that stand on Agricola's farmyard and forms, in both languages. */

import type { Lang } from '@dorfplatz/kernel'

interface FarmWords {
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
}

const en: FarmWords = {
  goods: ['Wood', 'Clay', 'Reed', 'Stone', 'Grain', 'Vegetables', 'Food', 'Sheep', 'Wild boar', 'Cattle'],
  houses: ['Wooden hut', 'Clay hut', 'Stone house'],
  farm: 'Farmyard',
  room: 'room',
  field: 'field',
  stable: 'stable',
  pasture: 'pasture',
  people: 'People',
  begging: 'Begging cards',
  above: (cell) => `Fence above ${cell}`,
  below: (cell) => `Fence below ${cell}`,
  left: (cell) => `Fence left of ${cell}`,
  right: (cell) => `Fence right of ${cell}`,
  fences: (n, most) => `${n} of at most ${most} new fences`,
  build: 'Build these fences',
  drawFences: 'Click the edges where you want to build fences.',
  none: 'No fences',
  need: (need, have) => `You need ${need} food and have ${have}.`,
  keep: 'Food kept back',
  fewer: 'You may also keep fewer:',
  keepThese: 'Keep these animals',
  feed: 'Feed the family',
  beg: (n) => `Take ${n === 1 ? '1 begging card' : `${n} begging cards`}`,
  lacking: (n) => `Missing: ${n} food, so ${n === 1 ? '1 begging card' : `${n} begging cards`} (−${3 * n} points).`,
  reallyBeg: (n) => `Yes, take ${n === 1 ? '1 begging card' : `${n} begging cards`} and keep my goods`,
  played: 'Cards in play',
  score: 'points',
  points: (n) => (n === 1 ? '1 point' : `${n} points`),
  why: 'Why not?',
  round: 'Round',
  roundCards: 'Round cards',
  roundHint: 'harvest after rounds 4, 7, 9, 11, 13 and 14',
  stage: 'Stage',
  majors: 'Major improvements',
  harvest: 'Harvest',
  jobPrice: 'what an occupation costs here',
  home: 'at home',
  hand: 'Hand',
  kinds: { occ: 'Occupation', minor: 'Minor improvement', major: 'Major improvement' },
  decks: { occ: 'Occupations', minor: 'Minor improvements', major: 'Major improvements' },
  choose: (cell) => `On ${cell}:`,
}

const de: FarmWords = {
  goods: ['Holz', 'Lehm', 'Schilf', 'Stein', 'Getreide', 'Gemüse', 'Nährwert', 'Schafe', 'Wildschweine', 'Rinder'],
  houses: ['Holzhütte', 'Lehmhütte', 'Steinhaus'],
  farm: 'Hofplan',
  room: 'Raum',
  field: 'Acker',
  stable: 'Stall',
  pasture: 'Weide',
  people: 'Personen',
  begging: 'Bettelkarten',
  above: (cell) => `Zaun über ${cell}`,
  below: (cell) => `Zaun unter ${cell}`,
  left: (cell) => `Zaun links von ${cell}`,
  right: (cell) => `Zaun rechts von ${cell}`,
  fences: (n, most) => `${n} von höchstens ${most} neuen Zäunen`,
  build: 'Diese Zäune bauen',
  drawFences: 'Klicke die Kanten an, auf denen du Zäune bauen möchtest.',
  none: 'Keine Zäune',
  need: (need, have) => `Du brauchst ${need} ${need === 1 ? 'Nährwert' : 'Nährwerte'} und hast ${have}.`,
  keep: 'Nährwerte zurückhalten',
  fewer: 'Du darfst auch weniger behalten:',
  keepThese: 'Diese Tiere behalten',
  feed: 'Familie ernähren',
  beg: (n) => `${n === 1 ? '1 Bettelkarte' : `${n} Bettelkarten`} nehmen`,
  lacking: (n) =>
    `Es ${n === 1 ? 'fehlt 1 Nährwert' : `fehlen ${n} Nährwerte`}: ${n === 1 ? '1 Bettelkarte' : `${n} Bettelkarten`} (−${3 * n} Punkte).`,
  reallyBeg: (n) => `Trotzdem ${n === 1 ? '1 Bettelkarte' : `${n} Bettelkarten`} nehmen`,
  played: 'Ausgespielte Karten',
  score: 'Punkte',
  points: (n) => (n === 1 ? '1 Punkt' : `${n} Punkte`),
  why: 'Warum nicht?',
  round: 'Runde',
  roundCards: 'Rundenkarten',
  roundHint: 'Erntezeit nach den Runden 4, 7, 9, 11, 13 und 14',
  stage: 'Spielphase',
  majors: 'Große Anschaffungen',
  harvest: 'Erntezeit',
  jobPrice: 'was eine Ausbildung hier kostet',
  home: 'zu Hause',
  hand: 'Hand',
  kinds: { occ: 'Ausbildung', minor: 'Kleine Anschaffung', major: 'Große Anschaffung' },
  decks: { occ: 'Ausbildungen', minor: 'Kleine Anschaffungen', major: 'Große Anschaffungen' },
  choose: (cell) => `Auf ${cell}:`,
}

const all: { readonly [L in Lang]: FarmWords } = { en, de }

export const wordsOf = (lang: Lang): FarmWords => all[lang]

export const GOOD_ICONS = [
  'wood',
  'clay',
  'reed',
  'stone',
  'grain',
  'vegetable',
  'food',
  'sheep',
  'boar',
  'cattle',
] as const
