/** Was das Buch auf Deutsch sagt. */

import type { BookText } from '@dorfplatz/ui'
import type { text as en } from './book.en.ts'

type Said = { readonly [Part in keyof typeof en]: { readonly [Id in keyof (typeof en)[Part]]: BookText[Part][string] } }

export const text: Said = {
  pages: {
    farm: {
      title: 'Zwei Leute, eine Hütte',
      say: [
        'Du beginnst mit 2 Personen in einer Holzhütte und einem Hof aus 15 Feldern. In 14 Runden machst du daraus einen guten Hof.',
        'Am Ende zählt fast alles: Äcker, Weiden, Saat, Tiere, Räume, Menschen. Was fehlt, kostet Punkte.',
      ],
    },
    work: {
      title: 'Eine Person, eine Aktion',
      say: [
        'In jeder Runde schickt jeder eine Person nach der anderen auf ein Feld des Plans und tut, was dort steht.',
        'Auf jedes Feld passt in einer Runde nur eine Person. Wer zuerst kommt, hat es.',
        'Jede Runde deckt ein weiteres Feld auf.',
      ],
    },
    piles: {
      title: 'Was liegen bleibt, wird mehr',
      say: [
        'Ein Feld mit einem Plus, etwa +3, bekommt in jeder Runde so viele Waren. Kommt niemand, sammeln sie sich an, und wer dann kommt, nimmt alles.',
      ],
    },
    fields: {
      title: 'Pflügen, säen, warten',
      say: [
        'Pflüge einen Acker, dann besäe ihn: Aus einem {grain:Getreide} werden 3, aus einem {vegetable:Gemüse} werden 2. Jede Ernte holt von jedem Acker eins davon herein.',
      ],
    },
    harvest: {
      title: 'Alle wollen essen',
      say: [
        'Nach den Runden 4, 7, 9, 11, 13 und 14 ist Ernte. Erst geben die Äcker, dann isst jede Person 2 {food:Nährwerte}, dann bekommen Tiere Junge.',
        'Für jeden fehlenden Nährwert gibt es eine Bettelkarte: 3 Punkte weniger.',
      ],
    },
    fire: {
      title: 'Ein Feuer macht mehr daraus',
      say: [
        '10 große Anschaffungen liegen für alle bereit; wer eine kauft, hat sie allein. An einer Feuerstelle kochst du Tiere und Gemüse und backst Brot: viel mehr {food:Nährwerte} als aus rohem Getreide.',
      ],
    },
    family: {
      title: 'Mehr Räume, mehr Hände',
      say: [
        'Bau einen Raum, und die Familie darf wachsen. Jede neue Person macht in jeder Runde eine Aktion mehr und ist 3 Punkte wert.',
        'In einer Holzhütte kostet ein Raum 5 {wood:Holz} und 2 {reed:Schilf}. Renovieren kostet 1 {reed:Schilf} und je Raum 1 {clay:Lehm}, später 1 {stone:Stein}.',
      ],
    },
    animals: {
      title: 'Zäune und Tiere',
      say: [
        'Zäune um Felder machen eine Weide. Jedes ihrer Felder fasst 2 Tiere einer Art, ein Stall darin verdoppelt das. Ställe hast du 4.',
        'Mit 2 Tieren einer Art bekommst du bei jeder Ernte ein Junges.',
      ],
    },
    cards: {
      title: 'Karten machen jede Partie anders',
      say: [
        'Im vollen Spiel hat jeder 7 Ausbildungen und 7 kleine Anschaffungen auf der Hand. Ausgelegt hilft jede auf ihre Art bis zum Ende. Im Familienspiel gibt es keine.',
      ],
    },
    end: {
      title: 'Nach vierzehn Runden',
      say: [
        'Äcker, Weiden, Getreide, Gemüse und jede Tierart bringen −1 Punkt für fast nichts und bis zu 4 für viel, etwa 8 Getreide. Jedes ungenutzte Feld kostet 1 Punkt.',
        'Besser also von allem etwas als von einem viel.',
      ],
    },
  },
  chapters: {
    table: {
      title: 'Wörter und Anfang',
      lead: 'Jeder hat einen Hof mit 15 Feldern und einer Holzhütte aus zwei Räumen, 2 Personen, 15 Zäune und 4 Ställe. Waren hat noch niemand, nur ein wenig Nahrung.',
      example: 'Anna ist Startspielerin und hat 2 Nährwerte. Ben hat 3.',
    },
    round: {
      title: 'Wie eine Runde geht',
      lead: 'Eine Rundenkarte wird aufgedeckt, Waren kommen dazu, dann geht eine Person nach der anderen an die Arbeit. Am Ende kommen alle heim.',
      example:
        'In Runde 1 hat niemand das Holz genommen. In Runde 2 kommen noch einmal 3 dazu: Jetzt liegen 6 da, und Anna nimmt sie alle mit einer Person.',
    },
    house: {
      title: 'Räume und Familie',
      lead: 'Menschen brauchen Räume, und Räume brauchen Baustoff. Das Haus ist aus Holz, Lehm oder Stein, immer ganz aus einem.',
      example:
        'Anna hat 3 Räume und 2 Personen. Beim „Familienzuwachs“ kommt eine dritte dazu; sie arbeitet ab der nächsten Runde mit.',
    },
    fields: {
      title: 'Äcker und Saat',
      lead: 'Äcker werden einzeln gepflügt und dann besät. Ein besäter Acker reicht für mehrere Ernten.',
      example:
        'Anna sät 1 Getreide: 3 stehen auf dem Acker. Bei der nächsten Ernte nimmt sie 1 davon, 2 bleiben stehen.',
    },
    animals: {
      title: 'Zäune, Ställe, Tiere',
      lead: 'Tiere brauchen Platz: auf einer Weide, in einem Stall, oder eines davon im Haus. Weiden sind ringsum eingezäunt und hängen zusammen.',
      example:
        'Eine Weide aus 2 Feldern braucht 6 Zäune und fasst 4 Tiere einer Art. Mit einem Stall darin ist Platz für 8.',
    },
    harvest: {
      title: 'Die Ernte',
      lead: 'Sechsmal im Spiel geben die Äcker, wird die Familie ernährt und bekommen die Tiere Junge, in dieser Reihenfolge.',
      example:
        'Anna hat 3 Personen, eine davon in dieser Runde geboren: Sie zahlt 2 + 2 + 1 = 5 Nährwerte. Sie hat 4 und macht aus 1 Getreide noch einen.',
    },
    fire: {
      title: 'Brot und große Anschaffungen',
      lead: 'Feuerstellen, Herde und Öfen machen aus Ackerfrüchten und Tieren Nahrung. Nur das Backen braucht eine Aktion; kochen darf man jederzeit.',
      example:
        'Anna hat eine Feuerstelle. Mit „Brot backen“ macht sie aus 2 Getreide 4 Nährwerte. Ohne das wären es 2 gewesen.',
    },
    cards: {
      title: 'Ausbildungen und kleine Anschaffungen',
      lead: 'Auf der Hand tun Karten nichts. Ausbildungen spielt man auf ihren Feldern, kleine Anschaffungen, wo ein Feld es erlaubt. Manche Karte hat einen Preis, den du zahlst, oder eine Bedingung, die du nur erfüllst.',
      example:
        'Eine Karte verlangt 2 Ausbildungen und kostet 1 Holz. Anna hat 3 Ausbildungen ausgelegt: Sie zahlt das Holz und spielt sie.',
    },
    end: {
      title: 'Den Hof zählen',
      lead: 'Jede Art von Dingen wird für sich gezählt. Nichts davon kostet einen Punkt, viel davon bringt bis zu 4.',
      example: 'Anna hat 2 Äcker (1 Punkt), keine Rinder (−1), 4 Personen (12 Punkte) und 3 ungenutzte Felder (−3).',
    },
    ways: {
      title: 'Anders spielen',
      lead: 'Das Familienspiel ohne Handkarten, das Spiel allein, das Auswählen der Hand beim Draft und eine Variante zum Tauschen von Karten.',
    },
    single: {
      title: 'Einzelne Karten',
      lead: 'Fragen, die zu bestimmten Karten aufkamen. Niemand muss das vorher lesen: Jede Karte führt hierher.',
    },
  },
}
