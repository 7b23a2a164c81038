/** Was auf Deutsch gesagt wird. */

import { corners } from './corners.de.ts'
import type { text as en } from './en.ts'

export const text: typeof en = {
  chapters: {
    village: {
      title: 'Ein Dorf, sechs Runden',
      can: ['dein Dorf und deine Äcker finden', 'sagen, worum es geht', 'deinen ersten {worker:Arbeiter} einsetzen'],
      steps: {
        goal: {
          say: 'Das ist dein Dorf. Am meisten zählt das Gemeinschaftshaus: In seinem Fenster steht, wie viele {worker:Arbeiter} du jede Runde bekommst. Je weiter es nach rechts rückt, desto mehr; später zeigt es bis zu 70 Punkte.',
          why: 'Nichts sonst bringt so viel. Fast alles, was du tust, hilft ihm voran.',
        },
        crafts: {
          say: 'Fünf Handwerke stehen ihm im Weg. Es rückt erst nach, wenn alle fünf Platz gemacht haben; keins darf also zurückbleiben.',
          why: 'Das Haus stößt immer an das Handwerk, das am weitesten hinten steht.',
        },
        fields: {
          say: 'Hier liegen deine 3 Äcker. Je höher ein Acker liegt, desto mehr bringt er.',
          why: 'In Zeile 4 bringt er 4, in Zeile 2 nur 2.',
        },
        board: {
          say: 'Diese 20 Aktionsfelder gehören allen. Hier holen deine {worker:Arbeiter}, was dein Dorf braucht.',
        },
        rounds: {
          say: 'Gespielt werden 6 Runden. Jede hat 10 Phasen; die meisten laufen von selbst, du entscheidest vor allem in zweien: Aktionen und Fortschritt.',
        },
        first: {
          say: 'Fangen wir an. Die Urbarmachung gibt dir einen neuen Acker und 1 {clay:Lehm}.',
          task: 'Setz einen {worker:Arbeiter} in die Urbarmachung.',
          why: 'Mehr Äcker heißt mehr Ernte. Einen mehr kann man immer brauchen.',
        },
        seen: {
          say: 'Da liegt dein neuer Acker, ganz unten in Zeile 2. Knacks, der Bot am Tisch, hat derweil 2 {worker:Arbeiter} zu Geräten gemacht; wozu die gut sind, kommt in Kapitel 7.',
        },
      },
    },
    workers: {
      title: 'Arbeiter einsetzen',
      can: ['den Preis eines Feldes lesen', '{worker:Arbeiter} einsetzen', 'sie gegen {tool:Geräte} tauschen'],
      steps: {
        mine: {
          say: 'Das sind deine 6 {worker:Arbeiter} für diese Runde. Setz alle ein: Für die nächste Runde aufheben kannst du sie nicht.',
          why: 'Solange du welche hast, darfst du nicht passen.',
        },
        rows: {
          say: 'Jedes Feld hat Plätze für 1, dann für 2, meist auch für 3 {worker:Arbeiter}. Die erste freie Gruppe ist dein Preis.',
        },
        price: {
          say: 'Beim Ackerbau steht schon jemand, darum kostet er 2. Leere Felder kosten 1.',
          why: 'Eine Reihe gilt als besetzt, sobald ein Arbeiter darin liegt.',
        },
        nursery: {
          say: 'In der Gärtnerei steht noch niemand: Sie kostet dich nur 1 {worker:Arbeiter}. Sie gibt 3 {clay:Lehm} oder 3 Ackerfrüchte.',
          task: 'Setz einen {worker:Arbeiter} in die Gärtnerei.',
          why: 'Wer später kommt, zahlt mehr. Darum zuerst hin, wo es allen billig ist.',
        },
        or: {
          say: '„Oder“ heißt: eins von beiden. Lehm gibt es hier ein andermal.',
          task: 'Wähle die Ackerfrüchte.',
          why: 'Zum Säen brauchst du etwas; Lehm wird später billiger.',
        },
        crops: {
          say: 'Ackerfrüchte sind Gerste, Flachs, Hopfen und Roggen, beliebig gemischt.',
          task: 'Nimm 2 {barley:Gerste} und 1 {hops:Hopfen}.',
          why: 'Gerste mögen zwei deiner Handwerke. Hopfen ist selten; ausgesät wird aus einem mehr.',
        },
        free: {
          say: 'Knacks hat die Urbarmachung genommen; sie kostet dich jetzt 2. Der Plan gehört dir.',
          task: 'Setz noch einmal ein, wo du willst.',
          why: 'Auch ein Feld, auf dem du schon stehst, darfst du später wieder nutzen; dann kostet es die nächste Reihe.',
        },
        swap: {
          say: 'Was du nicht brauchst, wird zu {tool:Gerät}. Geräte schieben später Steine aus dem Weg.',
          task: 'Tausch {worker:Arbeiter} gegen {tool:Geräte}.',
          why: 'Ein Gerät je Arbeiter, so oft du willst. Für die nächste Runde aufheben kannst du sie nicht.',
        },
      },
    },
    goods: {
      title: 'Ein Dorf braucht Lehm',
      can: ['sehen, was ein Handwerk verbraucht', 'einen Fortschritt bezahlen', 'die Phase Fortschritt beenden'],
      steps: {
        have: { say: 'Das sind deine Waren. Von jeder darfst du so viele haben, wie du willst.' },
        carpentry: {
          say: 'Für {clay:Lehm} rückt die Zimmerei vor; {rye:Roggen} darf dabei sein, aber weniger als Lehm.',
          why: 'Lehm brauchst du also früher oder später: Nichts anderes bringt die Zimmerei voran.',
        },
        nursery: {
          say: 'Du hast noch 1 {worker:Arbeiter}, und an Lehm fehlt es.',
          task: 'Setz deinen letzten {worker:Arbeiter} in die Gärtnerei.',
        },
        clay: { say: 'Diesmal nimmst du den Lehm: Die Zimmerei braucht ihn.', task: 'Nimm 3 {clay:Lehm}.' },
        phase: {
          say: 'Deine Arbeiter sind verbraucht. Die Phasen dazwischen liefen von selbst; jetzt kommt der Fortschritt, in dem Handwerke vorrücken.',
          why: 'Du darfst so oft vorrücken, wie du zahlen kannst, oder auch gar nicht.',
        },
        pay: {
          say: 'In Runde 1 kostet ein Schritt 1 Ware.',
          task: 'Rücke die Zimmerei für 1 {clay:Lehm} vor.',
          why: 'Der Preis ist die Nummer der Runde: jetzt 1, am Ende 6. Auch 1 Schmuck bezahlt einen ganzen Schritt; behalten zählt er 1 Punkt.',
        },
        eat: {
          say: 'Jedes Handwerk braucht etwas anderes: das Brauhaus Gerste und Hopfen, das Kühlhaus Fleisch und Milch, das Backhaus Gerste, Roggen und höchstens 1 Flachs, die Manufaktur Flachs, Felle und Wolle.',
          why: 'Auswendig lernen musst du das nicht: Es steht auf dem Hausplan.',
        },
        bake: {
          say: 'Dein {rye:Roggen} ist im Backhaus willkommen.',
          task: 'Rücke das Backhaus für 1 {rye:Roggen} vor.',
          why: 'Gerste ginge auch. Aber das Brauhaus nimmt Gerste und keinen Roggen; heb sie auf.',
        },
        enough: {
          say: 'Den Rest behältst du: {barley:Gerste} und {flax:Flachs} kann man säen.',
          task: 'Beende den Fortschritt.',
        },
      },
    },
    fields: {
      title: 'Drei Äcker, ein Sommer',
      can: ['in der richtigen Zeile säen', 'sagen, was eine Ernte bringt', 'einen Acker ruhen lassen'],
      steps: {
        rows: {
          say: 'Ein Acker bringt so viel, wie seine Zeile zählt. Dieser liegt in Zeile 4: Säst du 1, erntest du 4.',
        },
        farming: { say: 'Beim Ackerbau darfst du säen.', task: 'Setz einen {worker:Arbeiter} in den Ackerbau.' },
        sow: {
          say: 'Äcker hast du; jetzt brauchen sie Saat.',
          task: 'Wähle das Säen.',
          why: 'Die andere Hälfte gäbe dir einen Acker in Zeile 5. Auch gut, aber ein leerer Acker bringt nichts.',
        },
        barley: {
          say: 'Auf jeden Acker kommt eine Frucht.',
          task: 'Säe {barley:Gerste} in Zeile 4.',
          why: 'Was du am meisten brauchst, gehört in die höchste Zeile.',
        },
        flax: { say: 'Du musst nicht so oft säen, wie du darfst.', task: 'Säe {flax:Flachs} in Zeile 3.' },
        enough: {
          say: 'Lass den Acker in Zeile 2 leer. Leere Äcker rücken von selbst hoch, einer sogar zweimal, und bringen nächste Runde mehr.',
          task: 'Beende das Säen mit „Fertig“.',
          why: 'Bei „Brachliegende Äcker“ rückt jeder leere Acker eine Zeile hoch, und einer davon noch eine.',
        },
        last: {
          say: 'Ein {worker:Arbeiter} bleibt dir. Wenn niemand mehr welche hat, kommt die Ernte.',
          task: 'Tausch deinen letzten {worker:Arbeiter}.',
          why: 'Alle bestellten Äcker werden abgeerntet, einer nach dem anderen.',
        },
        harvest: {
          say: 'Deine Äcker haben 4 {barley:Gerste} und 3 {flax:Flachs} gebracht. Beide sind eine Zeile gesunken: Sie sind müde.',
          why: 'Mit jeder Ernte sinkt ein Acker um eine Zeile, bis er wieder ruht.',
        },
        fallow: {
          say: 'Und der leere Acker ist bis Zeile 4 gestiegen. Oben säen, unten ruhen lassen: Das ist die ganze Kunst.',
        },
      },
    },
    sheep: {
      title: 'Schafe werden alt',
      can: ['ein {sheep:Schaf} bekommen', 'sehen, wie lange es lebt', 'seine {milk:Milch} nutzen'],
      steps: {
        market: {
          say: 'Der Wochenmarkt gibt 1 {sheep:Schaf} und 1 {meat:Fleisch}.',
          task: 'Setz einen {worker:Arbeiter} auf den Wochenmarkt.',
        },
        card: {
          say: 'Dein Schaf steht auf der Karte von Runde 4: immer drei Runden voraus. Ab Runde 4 kommen neue Schafe gleich in die Stallung, wo sie sicher sind.',
          why: 'Ein Schaf in der Stallung zählt am Ende 1 Punkt.',
        },
        old: {
          say: 'Steht es noch dort, wenn Runde 4 beginnt, stirbt es. „Schaf →“, etwa beim Kleingewerbe, rückt eins eine Karte weiter, zuletzt in die Stallung.',
          why: 'Jedes Schaf, um das man sich kümmert, gibt jede Runde noch einmal Milch.',
        },
        last: {
          say: 'Bis dahin gibt jedes Schaf je Runde 1 {milk:Milch}.',
          task: 'Tausch deinen letzten {worker:Arbeiter} und warte das Melken ab.',
        },
        milk: { say: 'Da ist die {milk:Milch}. Das Schaf bleibt.' },
        cooling: {
          say: 'Milch und Fleisch sind für das Kühlhaus.',
          task: 'Rücke das Kühlhaus vor.',
          why: 'Beides geht. Milch kommt nächste Runde wieder.',
        },
      },
    },
    center: {
      title: 'Das Haus wächst',
      can: [
        'das Gemeinschaftshaus vorrücken',
        'sagen, wann neue {worker:Arbeiter} kommen',
        'alle fünf Handwerke im Blick behalten',
      ],
      steps: {
        price: { say: 'Es ist Fortschritt, und du hast genau, was fünf Schritte kosten. Bewegen wir das ganze Dorf.' },
        carpentry: { say: 'Ein Handwerk nach dem anderen.', task: 'Rücke die Zimmerei vor.' },
        brewhouse: { say: 'Das Brauhaus nimmt {barley:Gerste}.', task: 'Rücke das Brauhaus vor.' },
        cooling: { say: 'Fleisch kommt ins Kühlhaus.', task: 'Rücke das Kühlhaus vor.' },
        bakehouse: { say: 'Roggen kommt ins Backhaus.', task: 'Rücke das Backhaus vor.' },
        manufacture: {
          say: 'Nur die Manufaktur steht noch im Weg.',
          task: 'Rücke die Manufaktur vor.',
          why: 'Das Haus rückt nach, sobald das letzte der fünf Platz gemacht hat.',
        },
        window: {
          say: 'Das Haus ist vorgerückt! In seinem Fenster steht jetzt 7. Am Ende zählt ab 18 seine eigene Zahl, dazu je 3 Punkte für Medaillen zwischen ihm und einem Handwerk; was es verdeckt, zählt nicht.',
          why: 'Zurück geht das Haus nie.',
        },
        more: {
          say: 'Eine neue Runde hat begonnen, und du hast 7 {worker:Arbeiter} statt 6. Ab Runde 3 kostet ein Schritt mit 2 Sorten 1 Ware weniger, ab Runde 5 mit 3 Sorten 2 weniger.',
          why: 'Aus Arbeitern wird alles gemacht: Je früher du mehr hast, desto besser.',
        },
        cleared: {
          say: 'Jede neue Runde nimmt auch Arbeiter vom Plan: In den Vierteln, die eine Karte nennt, geht auf jedem Feld die oberste Reihe. Dort wird es wieder billiger.',
        },
      },
    },
    boulders: {
      title: 'Findlinge und Geräte',
      can: [
        'einen Findling wegschieben',
        'sagen, was ein {tool:Gerät} wert ist',
        'zwei Schritte eines Handwerks planen',
      ],
      steps: {
        stones: { say: 'Vor jedem Handwerk liegen zwei Findlinge. Auf ihr Feld kann es nicht.' },
        one: { say: 'Beim ersten Schritt ist der Weg frei.', task: 'Rücke die Zimmerei vor.' },
        push: {
          say: 'Jetzt liegt ein Findling direkt davor. Ein {tool:Gerät} schiebt ihn ein Feld nach rechts.',
          task: 'Schieb den näheren Findling der Zimmerei weiter.',
          why: 'Liegt dahinter noch einer, muss der zuerst weichen.',
        },
        two: {
          say: 'Der Weg ist frei.',
          task: 'Rücke die Zimmerei noch einmal vor.',
          why: 'Der zweite Schritt einer Runde kostet also 1 Gerät, jeder weitere 2.',
        },
        tired: {
          say: 'Das Gerät ist nur für diese Runde verbraucht: Nächste Runde arbeitet es wieder. In Runde 6 geht es kaputt.',
          why: 'Darum sind Geräte am meisten wert, wenn man sie früh bekommt.',
        },
        end: { say: 'Das reicht für diese Runde.', task: 'Beende den Fortschritt.' },
        back: {
          say: 'Die Findlinge sind zurückgerollt: wieder 2 und 4 Felder vor jedem Handwerk.',
        },
      },
    },
    cards: {
      title: 'Karten zur rechten Zeit',
      can: [
        'eine Bedingung von einem Preis unterscheiden',
        'jederzeit eine Karte spielen',
        'sagen, wann Punktekarten zählen',
      ],
      steps: {
        hand: {
          say: 'Karten darfst du jederzeit spielen, auch wenn jemand anderes dran ist. Jede will etwas: eine Bedingung, die du erfüllst, oder einen Preis, den du zahlst.',
        },
        condition: {
          say: 'Diese fragt, ob du 2 Felle oder 2 {meat:Fleisch} hast. Das Fleisch hast du, und du behältst es.',
          task: 'Spiel Karte 010, die Zeile mit „hast 2“.',
          why: '„Hast“ heißt: nur vorzeigen. „Gib ab“ heißt: bezahlen.',
        },
        bonus: {
          say: 'Du hast eine Bonuskarte gezogen. Offen ausgelegt geben solche Karten jede Runde Einkommen und am Ende Punkte.',
          why: 'Bonuskarten lohnen sich darum früh am meisten.',
        },
        cost: {
          say: 'Diese Punktekarte hat einen Preis: 4 {jewelry:Schmuck}. Ausgespielt zählt sie am Ende 12 Punkte.',
          task: 'Spiel Karte 921, die Zeile mit „gib ab 4“.',
          why: 'Auf der Hand wäre sie am Ende nichts wert.',
        },
        score: {
          say: 'Am Ende zählen je 5 aus Ackerzeilen, Waren und Geräten zusammen 1 Punkt. Ein Feld mit dem Hahn macht dich zum Startspieler. Allein ist das Ziel 100 Punkte; über 110 ist außergewöhnlich. Viel Glück!',
        },
      },
    },
  },
  corners,
}
