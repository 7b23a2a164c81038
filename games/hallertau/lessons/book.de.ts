/** Was das Buch auf Deutsch sagt. */

import type { BookText } from '@dorfplatz/ui'
import type { text as en } from './book.en.ts'

type Said = { readonly [Part in keyof typeof en]: { readonly [Id in keyof (typeof en)[Part]]: BookText[Part][string] } }

export const text: Said = {
  pages: {
    goal: {
      title: 'Ein Dorf wächst',
      say: [
        'Du führst ein Dorf durch 6 Runden. In seiner Mitte steht das Gemeinschaftshaus: Je weiter es nach rechts rückt, desto mehr {worker:Arbeiter} hast du in jeder Runde, und am Ende bis zu 70 Punkte.',
        'Fünf Handwerke stehen ihm im Weg. Es rückt nur so weit, wie das langsamste von ihnen Platz gemacht hat.',
      ],
    },
    workers: {
      title: 'Arbeiter holen, was du brauchst',
      say: [
        'Reihum setzt ihr {worker:Arbeiter} auf eins der 20 Felder und bekommt, was darauf steht. Wo „oder“ steht, wählst du eine Seite.',
        'Der erste Besuch eines Feldes kostet 1 Arbeiter, der zweite 2, der dritte 3. Wer früh kommt, zahlt wenig.',
        'Arbeiter, die du nicht brauchst, werden zu {tool:Geräten}.',
      ],
    },
    fields: {
      title: 'Äcker geben und ruhen',
      say: [
        'Auf einen Acker säst du eine Frucht. Bei der Ernte gibt er so viele, wie seine Zeile zählt: in Zeile 4 vier.',
        'Danach sinkt er um eine Zeile. Ein Acker, der leer bleibt, erholt sich und steigt.',
      ],
    },
    sheep: {
      title: 'Schafe werden alt',
      say: [
        'Ein {sheep:Schaf} liegt auf der Karte der Runde, in der es zu alt sein wird. Bis dahin gibt es jede Runde 1 {milk:Milch}.',
        'Ab Runde 4 kommen neue Schafe gleich in die Ställe; dort sind sie sicher und je 1 Punkt wert.',
      ],
    },
    progress: {
      title: 'Handwerke machen Platz',
      say: [
        'Am Ende jede Rundees zahlst du Waren und rückst Handwerke nach rechts. Ein Schritt kostet so viele Waren, wie die Runde zählt: in der ersten 1, in der letzten 6.',
        'Jedes Handwerk nimmt andere Waren: die Zimmerei Lehm und Roggen, das Brauhaus Gerste und Hopfen, das Kühlhaus Fleisch und Milch, das Backhaus Gerste, Roggen und höchstens 1 Flachs, die Manufaktur Flachs, Felle und Wolle.',
      ],
    },
    boulders: {
      title: 'Findlinge liegen im Weg',
      say: [
        'Vor jedem Handwerk liegen zwei {boulder:Findlinge}. {tool:Geräte} schieben sie für diese Runde weiter; danach rollen sie zurück.',
      ],
    },
    cards: {
      title: 'Karten zur rechten Zeit',
      say: [
        'Eine Karte darfst du jederzeit spielen: Zeigt sie eine Bedingung, musst du sie nur erfüllen; zeigt sie Kosten, zahlst du sie.',
        'Manche Karten geben sofort etwas, manche jede Runde, manche Punkte am Ende.',
      ],
    },
    end: {
      title: 'Nach sechs Runden',
      say: [
        'Punkte bringen das Gemeinschaftshaus, weit gekommene Handwerke, Karten, {jewelry:Schmuck} und Schafe in den Ställen. Wer die meisten hat, gewinnt.',
        'Allein willst du 100 Punkte erreichen, ohne Karten 80.',
      ],
    },
  },
  chapters: {
    table: {
      title: 'Was auf dem Tisch liegt',
      lead: 'Jeder hat einen Hausplan mit dem Gemeinschaftshaus, einen Ackerplan und einen Stallplan. Der Aktionsplan gehört allen. Waren gehen nie aus.',
      example:
        'Anna beginnt mit je 1 Gerste, Flachs und Roggen und mit 6 Arbeitern; so steht es im Fenster ihres Gemeinschaftshauses.',
    },
    year: {
      title: 'Wie eine Runde beginnt',
      lead: 'Das Spiel dauert 6 Runden mit je 10 Phasen. Die meisten laufen von selbst. Die ersten drei räumen den Plan, geben neue Arbeiter und bringen Einkommen.',
      example:
        'Im Fenster von Annas Gemeinschaftshaus steht 8: Sie hat in dieser Runde 8 Arbeiter. Die von der letzten Runde sind weg.',
    },
    actions: {
      title: 'Arbeiter einsetzen',
      lead: 'Das Herz des Spiels. Reihum setzt jeder Arbeiter auf ein Feld und tut, was dort steht, oder tauscht Arbeiter gegen Geräte. Das geht so lange, bis niemand mehr Arbeiter hat.',
      example:
        'Ben steht in der untersten Reihe des Ackerbaus. Auch Anna will dorthin: Sie braucht die zweite Reihe und zahlt 2 Arbeiter.',
    },
    fields: {
      title: 'Säen und ernten',
      lead: 'Die Zeile eines Ackers sagt, wie viel er bringt. Bestellte Äcker geben ihre Frucht und sinken, leere steigen.',
      example: 'Anna hat in Zeile 4 Gerste gesät. Bei der Ernte bekommt sie 4 Gerste, und der Acker liegt in Zeile 3.',
    },
    sheep: {
      title: 'Schafe',
      lead: 'Schafe der ersten drei Runden liegen auf Hofkarten. Kommt die Runde der Karte, sterben die Schafe darauf; bis dahin geben sie Milch.',
      example:
        'In Runde 2 bekommt Anna ein Schaf. Sie legt es auf die Karte von Runde 5. Es gibt in den Runden 2, 3 und 4 Milch.',
    },
    progress: {
      title: 'Fortschritt',
      lead: 'Jetzt wird aus Waren ein größeres Dorf. Jedes Handwerk rückt für seine eigenen Waren vor, Findlinge werden mit Geräten weitergeschoben, dann folgt das Gemeinschaftshaus.',
      example:
        'Es ist Runde 3. Ein Schritt kostet 3 Waren. Anna zahlt für die Manufaktur 1 Flachs und 1 Wolle: Mit zwei Sorten ist es eine Ware weniger.',
    },
    cards: {
      title: 'Karten',
      lead: 'Karten darf man fast immer spielen, auch mehrere hintereinander. Sieh nach, ob eine Karte eine Bedingung hat, die du nur erfüllst, oder Kosten, die du zahlst.',
      example: 'Eine Karte verlangt 3 Äcker. Anna hat 4: Sie spielt sie und behält alle.',
    },
    end: {
      title: 'Das Ende',
      lead: 'Nach der sechsten Runde wird alles gezählt. Auch übrige Waren und Geräte zählen ein wenig: Je 5 davon, mit den Zeilen deiner Äcker zusammengezählt, sind 1 Punkt.',
      example: 'Annas Gemeinschaftshaus steht auf 50. Mit Handwerken, Karten und Schmuck kommt sie auf 87 Punkte.',
    },
    alone: {
      title: 'Ohne Karten, und allein',
      lead: 'Man kann ohne Karten spielen, was für eine erste Partie gut ist, und allein gegen ein Ziel.',
    },
    single: {
      title: 'Einzelne Karten',
      lead: 'Fragen, die zu bestimmten Karten aufkamen. Niemand muss das vorher lesen: Jede Karte führt hierher.',
    },
  },
}
