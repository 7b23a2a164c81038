/** Rules of Village in German: setup, the course of a round and time. */

import {
  BARN,
  MILL,
  openStalls,
  PLAGUE_STONES,
  PLAGUE_TIME,
  QUEUE,
  START_COINS,
  STONES_PER_COLOUR,
} from '../../cards/board.ts'
import type { Box } from '../../cards/box.ts'
import { customers } from '../../cards/customers.ts'
import { NOVICE, ROAD, SALE } from '../../cards/spaces.ts'
import { CASTLE_COUNT, MONKS } from '../../rules/codes.ts'
import { craftTimes, range, stonesFor } from './figures.ts'
import type { setup as english } from './setup.en.ts'

export const setup = (box: Box) =>
  ({
    'V-SETUP-01': 'Village ist für 2–5 Personen. Allein spielst du gegen Conny, ausgehend vom Aufbau für zwei.',
    'V-SETUP-02':
      'Deine Familie hat 11 Mitglieder: vier „1er“, drei „2er“, zwei „3er“ und zwei „4er“. Die Zahl ist die Generation. Eine zwölfte Figur, noch ein „1er“, gehört zu Marriage.',
    'V-SETUP-03': `Allen gemeinsam gehören ${MONKS} Mönche, je ${STONES_PER_COLOUR} Einflusssteine in Braun, Rosa, Orange und Grün, ${PLAGUE_STONES} Peststeine, je 12 Plättchen pro Gut, 25 Getreidesäcke, ${customers.length} Kunden, der grüne Beutel für Steine und der schwarze für die Kirche.`,
    'V-SETUP-04':
      'Einflusssteine, Peststeine und Getreidesäcke sind auf den Inhalt der Schachtel begrenzt. Getreide kann nicht ausgehen: Fünf volle Höfe fassen genau 25 Säcke.',
    'V-SETUP-05': 'Güter und Münzen sind unbegrenzt. Gehen die Plättchen aus, wird einfach weitergezählt.',
    'V-SETUP-06': `Dein Hof lagert beliebig viele Steine, Münzen und Güter, aber höchstens ${BARN} Getreidesäcke.`,
    'V-SETUP-07': `Getreide über ${BARN} Säcke hinaus verfällt; du nimmst nur so viele, wie passen.`,
    'V-SETUP-08':
      'Alles auf Höfen und Plänen ist offen, sogar der Inhalt des schwarzen Beutels. Nur bediente Kunden liegen verdeckt: Alle sehen, wie viele du hast, aber nur du siehst, welche.',
    'V-SETUP-10': 'Das Basisspiel nutzt die Seite des Spielplans mit den vier Sonnen.',
    'V-SETUP-11': `Du bekommst in deiner Farbe einen Hofplan, 11 Familienmitglieder, ${CASTLE_COUNT} Spielermarker für die Burgen, einen Lebenszeit- und einen Punktemarker.`,
    'V-SETUP-12':
      'Deine vier „1er“ beginnen auf deinem Hof. Die übrigen sieben sind noch nicht geboren und warten im Vorrat.',
    'V-SETUP-13':
      'Dein Lebenszeitmarker beginnt direkt rechts vom Federkiel, dein Punktemarker auf 0. Gezählt werden Ruhmespunkte, kurz Punkte.',
    'V-SETUP-14': `Du beginnst mit ${START_COINS} Münze.`,
    'V-SETUP-15': `Die ${customers.length} Kunden werden gemischt. ${QUEUE} stehen in der Warteschlange; Stände gibt es zu zweit ${openStalls(box, 2)}, zu dritt ${openStalls(box, 3)}, zu viert und fünft ${openStalls(box, 4)}.`,
    'V-SETUP-16':
      'Die Stände zählen von vorn, die für mehr Personen kommen zuletzt; die Warteschlange zählt ab dem Kunden, der als Nächster aufrückt.',
    'V-SETUP-17':
      'Zu weniger als fünft sind einige Plätze der Dorfchronik und einige Gräber belegt. Sie gelten als besetzt, gehören niemandem und zählen nichts.',
    'V-SETUP-18': 'Die beiden Chronikplätze mit den Ringen sind belegt, außer ihr spielt mit Marriage.',
    'V-SETUP-19': 'Wie viele Chronikplätze und Gräber offen sind, hängt von der Spielerzahl ab; der Plan zeigt sie.',
    'V-SETUP-20': 'Der Marker „Nächster Startspieler“ liegt auf dem Dach der Ratsstube.',
    'V-SETUP-21': `Die ${MONKS} Mönche stecken im schwarzen Beutel. Alle Steine liegen im Vorrat, der grüne Beutel ist leer.`,
    'V-SETUP-22': 'Die Aufbaukarte für eure Spielerzahl sagt, wie viele Steine ins Spiel kommen.',
    'V-SETUP-23':
      'Laut Regelheft beginnt die älteste Person. Hier entscheidet das Los, außer ihr legt beim Eröffnen einen Platz fest.',
    'V-SETUP-24':
      'Als Ausgleich für die Spielreihenfolge erhält der zweite Platz 1 Getreidesack, der dritte 1 zufälligen Einflussstein, der vierte 1 Einflussstein nach Wahl und der fünfte 1 weitere Münze. Der Ausgleich wird empfohlen und ist eingeschaltet; ihr könnt ihn abschalten.',
    'V-SETUP-25': 'Der zufällige Stein des dritten Platzes hat mit gleicher Chance eine der vier Farben.',
    'V-SETUP-26': 'Der vierte Platz wählt nach dem Aufbau, aber bevor die ersten Steine ausliegen.',
    'V-SETUP-27': 'Sonst beginnt niemand mit Gütern oder Steinen.',
    'V-ROUND-01':
      'Eine Runde hat drei Phasen: Aktionsfelder bestücken, Züge und Messe. Runde folgt auf Runde, bis jemand das Spielende einläutet.',
    'V-ROUND-02':
      'Orange steht für Können, Grün für Überzeugungskraft, Braun für Glaube, Rosa für Wissen. Orange und Rosa dienen Handwerk und Reise, Grün Markt und Ratsstube, Braun Kirche und Reise. Schwarz ist die Pest: Du kannst sie weder behalten noch damit bezahlen.',
    'V-ROUND-03': 'Zuerst kommen je Farbe so viele Einflusssteine in den grünen Beutel, wie die Aufbaukarte zeigt.',
    'V-ROUND-04':
      'Fehlen Steine einer Farbe im Vorrat, kommen nur die vorhandenen hinein; keine andere Farbe ersetzt sie.',
    'V-ROUND-05': 'Dann kommen alle Peststeine aus dem Vorrat dazu. Was noch im Beutel ist, bleibt dort.',
    'V-ROUND-06': 'Nicht gezogene Steine bleiben für die nächste Runde im Beutel.',
    'V-ROUND-07':
      'Auf die sieben Aktionsfelder kommen zufällig gezogene Steine, so viele, wie die Aufbaukarte sagt. Der Markt bekommt immer genau 1.',
    'V-ROUND-08': `Die Zahl der Steine geht durch die Spielerzahl auf: ${stonesFor(box, 2)} zu zweit, ${stonesFor(box, 3)} zu dritt, ${stonesFor(box, 4)} zu viert, ${stonesFor(box, 5)} zu fünft.`,
    'V-ROUND-09': 'Es kommen mehr Einflusssteine in den Beutel, als gezogen werden; ein Rest bleibt also immer.',
    'V-ROUND-10':
      'Sollte der Beutel einmal leer sein, werden die Felder in der Reihenfolge Ernte, Familie, Handwerk, Markt, Reise, Ratsstube, Kirche bestückt, soweit die Steine reichen.',
    'V-ROUND-11':
      'Ab dem Startspieler macht ihr im Uhrzeigersinn einen Zug nach dem anderen, bis auf keinem Aktionsfeld mehr ein Stein liegt.',
    'V-ROUND-12':
      'In deinem Zug nimmst du einen Stein von einem Aktionsfeld und darfst dann dessen Aktion nutzen, oder du nutzt den Brunnen. Passen kannst du nicht.',
    'V-ROUND-13': 'Ein genommener Einflussstein gehört dir sofort; du darfst ihn noch im selben Zug ausgeben.',
    'V-ROUND-14': `Ein Peststein geht sofort in den Vorrat zurück und kostet dich ${PLAGUE_TIME} Zeit. Die Aktion darfst du trotzdem nutzen.`,
    'V-ROUND-15': 'Auf die Aktion darfst du verzichten – außer beim Markt: Ein Markttag findet immer statt.',
    'V-ROUND-16': 'Du bezahlst eine Aktion voll oder führst sie nicht aus; du gibst nie mehr aus, als du hast.',
    'V-ROUND-17': `So läuft dein Zug: Stein nehmen, bei Pest ${PLAGUE_TIME} Zeit abgeben, Aktion nutzen oder verzichten, Sterbefälle, Prüfung auf Spielende, Prüfung auf Rundenende.`,
    'V-ROUND-18':
      'Die Runde endet, wenn der letzte Stein genommen und dieser Zug zu Ende ist. Dann wird die Messe gelesen.',
    'V-ROUND-19':
      'Der Brunnen nimmt keinen Stein weg; wer ihn nutzt, hat in der Runde also mehr Züge. Es geht trotzdem streng im Uhrzeigersinn weiter.',
    'V-ROUND-20':
      'Beginnt eine neue Runde, erhält den Startspielermarker, wer den Marker „Nächster Startspieler“ hat; dieser kommt zurück aufs Dach. Hat ihn niemand, bleibt der Startspieler im Amt. Danach wird der Beutel gefüllt.',
    'V-ROUND-21': 'Die Messe am Rundenende leitet noch der Startspieler dieser Runde.',
    'V-ROUND-22': 'Jede Runde beginnt beim Startspieler, egal wer zuletzt einen Stein genommen hat.',
    'V-TIME-01': 'Zeit abgeben heißt: Dein Lebenszeitmarker rückt um so viele Felder vor.',
    'V-TIME-02': `Die Lebenszeitleiste ist ein Ring aus ${box.track} Feldern.`,
    'V-TIME-03':
      'Der Federkiel liegt zwischen dem letzten und dem ersten Feld. Zieht dein Marker darüber, muss ein Familienmitglied sterben.',
    'V-TIME-04':
      'Jedes Überschreiten des Federkiels kostet genau ein Familienmitglied. Überschreitest du ihn in einem Zug zweimal, sterben zwei nacheinander; das kommt nur mit Erweiterungen vor.',
    'V-TIME-05': 'Zeit abgeben kannst du immer; eine Grenze gibt es nicht.',
    'V-TIME-06': `Zeit kosten ein Peststein (${PLAGUE_TIME}), Ausbildung und Herstellung im Handwerk (je ${range(craftTimes(box))}), die Mühle (${MILL.time}), jeder weitere Verkauf am Markttag (${SALE.time}), die Ratsstube (${range(box.councilTime.slice(1))}), eine Reise (${ROAD.time}) und auf Wunsch die Kirche (${NOVICE.time}).`,
  }) satisfies Record<keyof ReturnType<typeof english>, string>
