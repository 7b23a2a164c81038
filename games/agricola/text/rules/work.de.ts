/** Arbeitszeit und Heimkehr auf Deutsch; die Regeln der Aktionsfelder werden aus ihnen gelesen (text/spaces.ts). */

import { spaces } from '../spaces.de.ts'
import type { work as en } from './work.en.ts'

export const work = {
  'A-WORK-01':
    'Wer den Startspielerstein hat, beginnt; dann geht es im Uhrzeigersinn weiter. Bist du dran, nimmst du eine Person von deinem Hof, setzt sie auf ein freies Aktionsfeld und führst dessen Aktion sofort aus.',
  'A-WORK-02':
    'In jedem Zug setzt du eine Person ein. Es geht reihum, bis alle Personen eingesetzt sind; wer keine mehr hat, wird übersprungen.',
  'A-WORK-03': 'Du darfst nicht passen, solange du eine Person zu Hause hast und ein Feld nutzen kannst.',
  'A-WORK-04':
    'Hast du Personen, aber kein Feld, das du nutzen darfst, wirst du übersprungen und sie bleiben diese Runde zu Hause.',
  'A-WORK-05':
    'Jedes Aktionsfeld nimmt pro Runde eine Person auf. Nachwuchs, der bei seinem Elternteil liegt, gilt nicht als zweite Nutzung.',
  'A-WORK-06': 'Du darfst kein Aktionsfeld besetzen, ohne mindestens eine seiner Aktionen auszuführen.',
  'A-WORK-07':
    'Von einem Feld mit weißem Pfeil nimmst du alles, was dort liegt. Nur eine Karte kann dir erlauben, etwas liegen zu lassen.',
  'A-WORK-08': 'Liegt auf einem solchen Feld nichts, kann es nicht genutzt werden.',
  'A-WORK-09':
    'Werkstoffe, Getreide, Gemüse und NW kommen in deinen Vorrat; Tiere bringst du sofort unter. Tiere nehmen darfst du auch ohne Platz für sie.',
  'A-WORK-10': 'Felder mit „nehmen“ geben jedes Mal dieselbe Menge aus dem allgemeinen Vorrat.',
  'A-WORK-11': 'Ein neuer Startspieler beginnt ab der nächsten Runde. Die Reihenfolge der laufenden Runde bleibt.',
  'A-WORK-12':
    '„Und/oder“ heißt: das eine, das andere oder beides, mindestens aber eines. „Nach X auch Y“ heißt: X ist Pflicht, Y darf folgen. „Oder“ heißt: genau eines.',
  'A-WORK-13': 'Bei „und/oder“ wählst du die Reihenfolge, nur wird vor dem Aussäen gepflügt.',
  'A-WORK-14':
    'Was ein Feld einzeln anbietet (1 Ausbildung, 1 Acker …), gibt es nur einmal, außer eine Karte erlaubt mehr.',
  'A-WORK-15':
    'Bezahlt wird aus dem eigenen Vorrat in dem Moment, in dem du baust oder ausspielst; früher in derselben Aktion Erhaltenes darfst du nutzen. Was jederzeit getauscht werden kann, darf dazwischen getauscht werden.',
  'A-WORK-16': 'Was du ausspielst oder erwirbst, sehen alle.',
  'A-WORK-44':
    'Auf „Startspieler“ nimmst oder behältst du immer den Startspielerstein, die kleine Anschaffung ist freiwillig. Das Feld steht also auch ohne Handkarten offen und dann, wenn du den Stein schon hast.',
  'A-WORK-45':
    'Eben genommenes Getreide oder Gemüse kommt in den Vorrat und lässt sich nicht mit derselben Aktion aussäen.',
  'A-WORK-53': 'Auf den Wahlkarten zu fünft sperrt eine Person die ganze Karte, egal welche Möglichkeit genutzt wurde.',
  'A-WORK-54': 'Baut dort jemand einen Raum, bleiben die NW auf der Karte liegen, und nächste Runde kommt 1 dazu.',
  'A-WORK-55': 'Familienzuwachs auf der Karte zu fünft braucht einen freien Raum und bringt keine kleine Anschaffung.',
  'A-WORK-56': 'Den 1 NW für das Rind zahlst du, bevor du es bekommst; du kannst ihn nicht aus diesem Rind gewinnen.',
  'A-WORK-57': 'Für den Preis zählen alle Ausbildungen, die du wo und wie auch immer ins Spiel gebracht hast.',
  'A-WORK-58': `Für Kartentexte ist „${spaces.spoken('p5_reed_stone_wood')}“ ein Schilffeld, das außerdem genau 1 Holz und 1 Stein gibt; diese beiden sammeln sich nie an.`,
  'A-WORK-59': `Bei „${spaces.spoken('p3_building_resource')}“ wählst du jedes Mal frei zwischen Holz, Lehm, Schilf und Stein.`,
  'A-HOME-01': 'Alle Personen kehren von den Spielplänen in ihre Wohnstätten zurück.',
  'A-HOME-02':
    'Auch der Nachwuchs kommt heim und arbeitet ab der nächsten Runde mit. Ohne eigenen Raum teilt er sich einen.',
  'A-HOME-03': 'Was an die Heimkehr gebunden ist, geschieht jetzt, noch vor einer Erntezeit.',
  'A-HOME-04': 'Wer in dieser Runde geboren wurde, gilt in der direkt folgenden Erntezeit noch als Nachwuchs.',
} as const satisfies Record<keyof typeof en, string>
