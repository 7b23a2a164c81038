/** The quick reference of Village in German, for a phone beside the board. */

import {
  BARN,
  CASTLE_SCORE,
  CHRONICLE_SCORE,
  CHURCH_BROWN,
  CHURCH_SCORE,
  CHURCH_TIME,
  COUNCIL_GREEN,
  COUNCIL_SCORE,
  COUNCIL_TIME,
  HARVEST_YIELD,
  MAJORITY_POINTS,
  MASS_FIGURES,
  MILL,
  PLAGUE_TIME,
  PRIVILEGE_POINTS,
  PRIVILEGE_STONES,
  RANK_SHIFT,
  RANKS,
  SALE_GREEN,
  SALE_TIME,
  TRAVEL_TIME,
  WELL_STONES,
} from '../cards/board.ts'
import { names } from './names.de.ts'
import { remembered } from './rules/figures.ts'
import { craftLine } from './rules/prices.de.ts'

const spaced = (list: readonly number[]): string => list.join(' / ')
const [, journeyman, ...higher] = RANKS

export const quick: readonly { readonly title: string; readonly lines: readonly string[] }[] = [
  {
    title: 'Die Runde',
    lines: [
      '1 Grünen Beutel füllen, Aktionsfelder bestücken',
      '2 Züge im Uhrzeigersinn, bis kein Stein mehr liegt',
      '3 Messe, dann die nächste Runde',
    ],
  },
  {
    title: 'Dein Zug',
    lines: [
      '1 Stein nehmen, dann die Aktion nutzen oder nicht (ein Markttag findet immer statt)',
      `Oder Brunnen: ${WELL_STONES} Steine einer Farbe, beliebige Aktion`,
      `Peststein: sofort zurück, ${PLAGUE_TIME} Zeit`,
      'Marker über den Federkiel: einer deiner Ältesten stirbt am Zugende (Markttag: sofort)',
    ],
  },
  {
    title: 'Steine',
    lines: [
      'Orange: Handwerk, Reise',
      'Grün: Markt, Ratsstube',
      'Braun: Kirche, Reise',
      'Rosa: Handwerk, Reise',
      'Münze: Joker für jeden Stein, den du zahlst',
    ],
  },
  {
    title: 'Hof',
    lines: [
      `Ernte (jemand auf dem Hof): ${HARVEST_YIELD.plain} Getreide; Pferd + Pflug ${HARVEST_YIELD.horse}; Ochse + Pflug ${HARVEST_YIELD.ox}; Platz für ${BARN}`,
      'Familie: ein neues Mitglied (kleinste Zahl) oder eines vom Spielplan heim',
    ],
  },
  {
    title: 'Handwerk (Ausbildung / Zeit / stattdessen)',
    lines: [
      `Wagnerei, Planwagen: ${craftLine('wainwright')}`,
      `Ställe, Pferd oder Ochse: ${craftLine('stables')}`,
      `Schreibstube, Schriftrolle: ${craftLine('scriptorium')}`,
      `Schmiede, Pflug: ${craftLine('smithy')}`,
      `Mühle, ${MILL.coins} Münzen: ${MILL.time} Zeit + ${MILL.grain} Getreide`,
    ],
  },
  {
    title: 'Markttag',
    lines: [
      'Alle reihum: 1 Kunden an den Ständen bedienen oder passen',
      `Jeder Verkauf: dazu ${SALE_GREEN} grüner Stein und ${SALE_TIME} Zeit; frei ist nur dein erster, wenn du ausrufst`,
    ],
  },
  {
    title: 'Ratsstube',
    lines: [
      `Eintreten: ${COUNCIL_TIME[1]} Zeit + ${COUNCIL_GREEN} grüne Steine oder 1 Schriftrolle`,
      `Vorrücken auf Stufe 2 / 3 / 4: ${spaced(COUNCIL_TIME.slice(2))} Zeit + ${COUNCIL_GREEN} grüne Steine oder 1 Schriftrolle`,
      'Oder nur ein Privileg nutzen',
      'Stufe 1: Nächster Startspieler',
      `Stufe 2: ${PRIVILEGE_STONES} Steine nach Wahl`,
      'Stufe 3: 1 Gut nach Wahl',
      `Stufe 4: 1 Münze → ${PRIVILEGE_POINTS} Punkte`,
    ],
  },
  {
    title: 'Reise und Kirche',
    lines: [
      `Reise: ${TRAVEL_TIME} Zeit + 1 Planwagen + Steine des Weges; Marker und Belohnung einmal je Burg`,
      `Kirche: ${CHURCH_BROWN} brauner Stein oder ${CHURCH_TIME} Zeit, ein Familienmitglied in den schwarzen Beutel`,
    ],
  },
  {
    title: 'Messe',
    lines: [
      `1 Eigene für je 1 Münze heraussuchen, auf ${MASS_FIGURES} Figuren ziehen; Familienmitglieder auf Stufe 1`,
      '2 Aufsteigen: Getreide jeder Stufe zahlen',
      `3 Meiste Familienmitglieder in der Kirche: ${MAJORITY_POINTS} Punkte (Gleichstand: vorderstes)`,
    ],
  },
  {
    title: 'Spielende',
    lines: [
      'Letzter Platz der Dorfchronik oder letztes Grab belegt',
      'Alle anderen: noch ein Zug; dann letzte Messe und Schlusswertung',
    ],
  },
  {
    title: 'Schlusswertung',
    lines: [
      `Burgen 1–${CASTLE_SCORE.length - 1}: ${spaced(CASTLE_SCORE.slice(1))}`,
      `Kirche, je Figur auf Stufe 1–4: ${spaced(CHURCH_SCORE)}`,
      `Ratsstube, je Figur auf Stufe 1–4: ${spaced(COUNCIL_SCORE)}`,
      `Dorfchronik: ${remembered.map(({ n, points }) => `${n === CHRONICLE_SCORE.length - 1 ? 'ab ' : ''}${n} → ${points}`).join(', ')}`,
      'Kunden: wie aufgedruckt; Münzen: je 1',
      'Gleichstand: Getreide auf dem Hof, dann lebende Familienmitglieder',
    ],
  },
  {
    title: 'Solo-Wertung',
    lines: [
      `Unter ${journeyman.from} ${names.ranks.apprentice}, ${journeyman.from} ${names.ranks.journeyman}`,
      higher.map(({ from, id }) => `${from} ${names.ranks[id]}`).join(', '),
      `Inn + ${RANK_SHIFT.inn}, Port + ${RANK_SHIFT.port}, Marriage + ${RANK_SHIFT.marriage}`,
    ],
  },
]
