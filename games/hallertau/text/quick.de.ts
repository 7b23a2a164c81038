/** The quick reference of Hallertau in German, for a phone beside the board. */

import { deSpaces } from './de.speech.ts'

export const quick: readonly { readonly title: string; readonly lines: readonly string[] }[] = [
  {
    title: 'Die Runde (6 Runden)',
    lines: [
      '1 Viertel: oberste Reihe jedes Feldes weg – überall (zu viert) oder laut Viertelkarte (1–3)',
      '2 Neue Arbeiter: Hofkarte der Runde weg, ihre Schafe sterben, Arbeiter = Fenster',
      '3 Einkommen: jede ausliegende Bonuskarte einmal (nicht in Runde 1)',
      '4 Aktionen: reihum Arbeiter setzen oder gegen Geräte tauschen; kein Passen',
      '5 Neue Karte: die Hofkarte auf die Hand',
      '6 Brachliegende Äcker: leere Äcker 1 Zeile hoch, einer davon noch 1 Zeile',
      '7 Erntezeit: bepflanzte Äcker bringen ihre Zeile, dann 1 Zeile runter',
      '8 Melken: 1 Milch je Schaf',
      '9 Fortschritt: zahlen und Handwerke vorrücken',
      '10 Findlinge: wieder 2 und 4 Felder voraus (nicht in Runde 6)',
    ],
  },
  {
    title: 'Dein Zug',
    lines: [
      'Reihen kosten von unten 1, 2, 3 Arbeiter; Eckfelder haben 2 Reihen',
      'Oder: beliebig viele Arbeiter gegen ebenso viele Geräte',
      'Alles, was du erhältst, ist freiwillig; „oder“ heißt: eins davon',
      'Karten: jederzeit, solange ihre Phasenleiste es erlaubt',
    ],
  },
  ...deSpaces.quick,
  {
    title: 'Fortschritt',
    lines: [
      'Ein Schritt = so viele Waren wie die Rundenzahl oder 1 Schmuck',
      'Zimmerei: Lehm, Roggen – mehr Lehm als Roggen',
      'Brauhaus: Gerste, Hopfen – mehr Gerste als Hopfen',
      'Kühlhaus: Fleisch, Milch',
      'Backhaus: Flachs, Gerste, Roggen – höchstens 1 Flachs',
      'Manufaktur: Flachs, Felle, Wolle',
      'Ab Runde 3: 2 Sorten bezahlt → 1 Ware weniger',
      'Ab Runde 5: 3 Sorten bezahlt → 2 Waren weniger',
      'Nur ein Rabatt je Schritt; Sorten und Einschränkung müssen stimmen',
      'Geräte je Handwerk: 0, 1, 2, 2 … (Runde 6: benutzte sind weg)',
    ],
  },
  {
    title: 'Schafe',
    lines: [
      'Aus Runde 1 / 2 / 3: auf die Karte der Runde 4 / 5 / 6',
      'Ab Runde 4: in die Stallung',
      'Lebenserhaltung: auf die nächste Karte, von Runde 6 in die Stallung',
    ],
  },
  {
    title: 'Wertung',
    lines: [
      'Fenster: 18 / 34 / 50 / 70, dazu 3 je offenem Symbol links vom Handwerk',
      'Schafe in der Stallung: je 1',
      'Schmuck: je 1',
      'Ackerzeilen + Waren + Geräte: 1 je volle 5',
      'Ausliegende Bonus- und Punktekarten: wie aufgedruckt',
      'Gleichstand: größerer Rest der Fünfer, sonst geteilter Sieg',
    ],
  },
  {
    title: 'Solo-Ziele',
    lines: ['Mit Karten: 100; über 110 außerordentlich', 'Ohne Karten: 80; über 85 außerordentlich'],
  },
]
