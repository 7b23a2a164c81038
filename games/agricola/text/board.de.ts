/** Names that stand on Agricola's farmyard and forms, in German. */

import type { BoardWords } from './board.ts'
import { cardFace } from './cards.de.ts'
import { nouns } from './nouns.de.ts'
import { rulings } from './rulings.de.ts'
import { spaces } from './spaces.de.ts'

export const board: BoardWords = {
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
  spoken: {
    lies: (goods) => `jetzt ${goods}`,
    gives: (goods) => `bringt ${goods}`,
    price: (from, to) =>
      `eine Ausbildung kostet ${from === to ? from : `${from} bis ${to}`} ${to === 1 ? 'Nährwert' : 'Nährwerte'}`,
    by: (names) => `besetzt von ${names}`,
    empty: 'niemand hier',
    cannot: 'jetzt nicht möglich, warum nicht?',
    chosen: 'gewählt',
  },
  nouns,
  spaces,
  cardFace,
  ruled: 'Unsere Entscheidung',
  rulings,
  from: (players) => `ab ${players} Personen`,
  fencesWord: 'Zäune',
  fee: (name, food) =>
    food === 0
      ? `Karte von ${name}`
      : `Karte von ${name}: Die anderen zahlen ${food} ${food === 1 ? 'Nährwert' : 'Nährwerte'}`,
  guests: (n) => (n === 1 ? '1 Gast nächste Runde' : `${n} Gäste nächste Runde`),
  lodgers: (n) => (n === 1 ? '1 Person auf einer Karte' : `${n} Personen auf Karten`),
  early: 'schon offen',
  cost: 'Kosten',
  requires: 'Bedingung',
  or: 'oder',
}
