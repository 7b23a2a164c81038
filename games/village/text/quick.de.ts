/** The quick reference of Village in German, for a phone beside the board. */

import {
  CASTLE_SCORE,
  CHRONICLE_SCORE,
  CHURCH_SCORE,
  COUNCIL_SCORE,
  MAJORITY_POINTS,
  MASS_FIGURES,
  PLAGUE_TIME,
  PRIVILEGE_POINTS,
  PRIVILEGE_STONES,
  RANK_SHIFT,
  RANKS,
  WELL_STONES,
} from '../cards/board.ts'
import type { Box } from '../cards/box.ts'
import { names } from './names.de.ts'
import { remembered, spaced } from './rules/figures.ts'
import { spaces } from './spaces.de.ts'

const [, journeyman, ...higher] = RANKS

export const quick = (box: Box): readonly { readonly title: string; readonly lines: readonly string[] }[] => [
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
      `Ernte (jemand auf dem Hof): ${spaces(box).brief('harvest')}`,
      `Familie: ${spaces(box).brief('family').join(' oder ')}`,
    ],
  },
  {
    title: 'Handwerk (Ausbildung / Zeit / stattdessen)',
    lines: spaces(box).brief('crafts'),
  },
  {
    title: 'Markttag',
    lines: spaces(box).brief('market'),
  },
  {
    title: 'Ratsstube',
    lines: [
      ...spaces(box).brief('council'),
      'Stufe 1: Nächster Startspieler',
      `Stufe 2: ${PRIVILEGE_STONES} Steine nach Wahl`,
      'Stufe 3: 1 Gut nach Wahl',
      `Stufe 4: 1 Münze → ${PRIVILEGE_POINTS} Punkte`,
    ],
  },
  {
    title: 'Reise und Kirche',
    lines: [`Reise: ${spaces(box).brief('travel')}`, `Kirche: ${spaces(box).brief('church')}`],
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
