/** Agricola auf einer Handyseite, auf Deutsch: was man beim Spielen nachschlägt. */

import { MAX_FENCES, MAX_STABLES } from '../rules/farm/yard.ts'
import { roomsAndStables } from '../rules/work/words.ts'
import { spaces } from './spaces.de.ts'

export const quick: readonly { title: string; lines: readonly string[] }[] = [
  {
    title: 'Eine Runde',
    lines: [
      '1 Beginn: neue Rundenkarte, Waren auf ihrem Feld, Effekte zu Rundenbeginn',
      '2 Auffüllen: jedes Feld mit Pfeil',
      '3 Arbeitszeit: je Zug eine Person, ab Startspieler reihum',
      '4 Heimkehr: alle zurück; Nachwuchs arbeitet ab nächster Runde',
      'Erntezeit nach 4, 7, 9, 11, 13, 14',
    ],
  },
  {
    title: 'Aufgedruckte Felder',
    lines: spaces.quick.printed,
  },
  {
    title: 'Rundenkarten',
    lines: spaces.quick.rounds,
  },
  {
    title: 'Weitere Felder',
    lines: spaces.quick.cards,
  },
  {
    title: 'Bauen',
    lines: [
      'Raum: 5 vom Material der Wohnstätte + 2 Schilf',
      'Renovierung: je Raum 1 Lehm oder Stein + 1 Schilf',
      `Stall: ${roomsAndStables.wood} Holz (insgesamt ${MAX_STABLES}) · Zaun: 1 Holz (insgesamt ${MAX_FENCES})`,
      'Acker: neben deine Äcker',
      'Aussäen: aus 1 Getreide werden 3, aus 1 Gemüse 2',
    ],
  },
  {
    title: 'Tiere',
    lines: [
      'Weide: je Hoffeld 2, eine Sorte; jeder Stall darin verdoppelt',
      'Offener Stall: 1 · Wohnstätte: 1',
      'Was nicht passt, geht zurück oder wird verwertet',
    ],
  },
  {
    title: 'Große Anschaffungen',
    lines: [
      'Feuerstelle (2 oder 3 Lehm; 1 Punkt): Gemüse 2, Schaf 2, Wildschwein 2, Rind 3; Brot 2',
      'Kochstelle (4 oder 5 Lehm oder Feuerstelle; 1 Punkt): Gemüse 3, Schaf 2, Wildschwein 3, Rind 4; Brot 3',
      'Lehmofen (3 Lehm, 1 Stein; 2 Punkte): 1 Getreide → 5 NW',
      'Steinofen (1 Lehm, 3 Steine; 3 Punkte): bis zu 2 Getreide → je 4 NW',
      'Tischlerei (2 Holz, 2 Steine; 2 Punkte): 1 Holz → 2 NW; 3/5/7 Holz: +1/2/3',
      'Töpferei (2 Lehm, 2 Steine; 2 Punkte): 1 Lehm → 2 NW; 3/5/7 Lehm: +1/2/3',
      'Korbflechterei (2 Schilf, 2 Steine; 2 Punkte): 1 Schilf → 3 NW; 2/4/5 Schilf: +1/2/3',
      'Brunnen (1 Holz, 3 Steine; 4 Punkte): 5 Runden lang 1 NW',
    ],
  },
  {
    title: 'Erntezeit',
    lines: [
      'Ackerphase: 1 von jedem bepflanzten Acker',
      'Ernährung: je 2 NW (allein 3), eben Geborene 1; Getreide oder Gemüse roh 1 NW',
      'Fehlende NW: je 1 Bettelkarte, 3 Minuspunkte',
      'Vermehrung: 2 einer Sorte bekommen 1 Jungtier, wenn es passt; nichts verwerten',
    ],
  },
  {
    title: 'Wertung: −1 / 1 / 2 / 3 / 4',
    lines: [
      'Äcker 0–1 / 2 / 3 / 4 / 5+',
      'Weiden 0 / 1 / 2 / 3 / 4+',
      'Getreide 0 / 1 / 4 / 6 / 8+',
      'Gemüse 0 / 1 / 2 / 3 / 4+',
      'Schafe 0 / 1 / 4 / 6 / 8+',
      'Wildschweine 0 / 1 / 3 / 5 / 7+',
      'Rinder 0 / 1 / 2 / 4 / 6+',
      'Ungenutztes Hoffeld −1 · eingezäunter Stall 1 · Lehmraum 1 · Steinraum 2 · Person 3',
      'Karten, Sonderpunkte, Bettelkarte −3',
    ],
  },
]
