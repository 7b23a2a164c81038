/** Rules of Village in German: the seven actions and the Well. */

import {
  BARN,
  CASTLE_POINTS,
  CASTLE_STONES,
  MILL,
  PRIVILEGE_POINTS,
  PRIVILEGE_STONES,
  WELL_STONES,
} from '../../cards/board.ts'
import type { Box } from '../../cards/box.ts'
import { customers } from '../../cards/customers.ts'
import { BEST_YIELD } from '../../cards/spaces.ts'
import type { actions as english } from './actions.en.ts'
import { range } from './figures.ts'
import { castles, paths } from './prices.de.ts'

export const actions = (box: Box) =>
  ({
    'V-HARVEST-01': 'Für die Getreideernte brauchst du mindestens ein Familienmitglied auf deinem Hof.',
    'V-HARVEST-05': `Nur eine Kombination zählt. Mehr Leute, Pflüge oder Tiere bringen nichts; ${BEST_YIELD} Säcke sind das Höchste.`,
    'V-HARVEST-06': 'Tiere, Pflug und Leute bleiben, wo sie sind.',
    'V-HARVEST-07': `Auf deinen Hof passen weiterhin nur ${BARN} Säcke.`,
    'V-HARVEST-08': 'Du erntest immer den besten Ertrag, der dir möglich ist, soweit er passt.',
    'V-FAMILY-03':
      'Heimholen kannst du aus Handwerk, Ratsstube, von Kirchenstufen und Burgen, aber nicht aus dem schwarzen Beutel, der Dorfchronik oder vom Friedhof.',
    'V-FAMILY-04':
      'Wer heimkommt, verliert Stufe, Burg oder Ausbildung und muss später wieder voll bezahlen. Deine Marker auf den Burgen bleiben.',
    'V-FAMILY-05':
      'Sind alle geboren, kannst du nur noch jemanden heimholen. Geht auch das nicht, bewirkt die Aktion nichts.',
    'V-FAMILY-06': 'Diese Aktion kostet nichts.',
    'V-FAMILY-07':
      'Wen du auf den Spielplan stellst oder in den schwarzen Beutel wirfst, der kommt immer von deinem Hof.',
    'V-FAMILY-08': 'Wen vom Hof du nimmst, entscheidest du frei, unabhängig von der Zahl.',
    'V-CRAFT-01': `Eine Aktion „Handwerk“ nutzt ein Handwerksgebäude und bringt ein Gut (in der Mühle: ${MILL.coins} Münzen).`,
    'V-CRAFT-02': 'Außer in der Mühle zahlst du in jedem Gebäude entweder mit Zeit oder mit Steinen oder Getreide.',
    'V-CRAFT-03':
      'Um mit Zeit zu bezahlen, brauchst du ein eigenes Familienmitglied im Gebäude. Du darfst eines von deinem Hof ausbilden: Stelle es dorthin und gib die Zeit für die Ausbildung ab.',
    'V-CRAFT-04':
      'Gleich nach der Ausbildung darfst du für die Herstellungszeit auch produzieren, oder du lässt es dabei.',
    'V-CRAFT-05': 'Hast du dort schon ein Familienmitglied, zahlst du nur die Herstellungszeit.',
    'V-CRAFT-06': 'Zahlst du mit Steinen oder Getreide, brauchst du niemanden im Gebäude.',
    'V-CRAFT-07': 'Ausbilden und mit Steinen oder Getreide bezahlen geht nicht in derselben Aktion.',
    'V-CRAFT-08': 'In einem Gebäude dürfen beliebig viele stehen; jede Aktion bringt trotzdem nur ein Gut.',
    'V-CRAFT-09':
      'Wer ein Handwerk gelernt hat, stellt nur das Gut seines Gebäudes her und bleibt dort bis zum Tod oder bis du ihn heimholst.',
    'V-CRAFT-15': `In die Mühle stellst du nie jemanden. Ihr Preis und ihre ${MILL.coins} Münzen sind immer gleich.`,
    'V-CRAFT-16': 'In den Ställen wählst du beim Produzieren zwischen Pferd und Ochse.',
    'V-MARKET-01':
      'Wer den Stein vom Markt nimmt oder den Markt über den Brunnen oder als freie letzte Aktion wählt, ruft einen Markttag für alle aus.',
    'V-MARKET-02':
      'Auf einen Markttag kannst du nicht verzichten. Er findet statt, auch wenn du selbst nichts verkaufst.',
    'V-MARKET-03': 'Bedienen kannst du nur Kunden an den Ständen (blau umrandet), nicht die in der Warteschlange.',
    'V-MARKET-04':
      'Um einen Kunden zu bedienen, gibst du genau die verlangten Güter und Getreidesäcke ab und legst das Plättchen verdeckt neben deinen Hof. Am Ende bringt es seine Punkte.',
    'V-MARKET-05':
      'Wer den Markttag ausgerufen hat, beginnt, dann geht es im Uhrzeigersinn. Bist du dran, bedienst du einen Kunden oder passt.',
    'V-MARKET-06': 'Wer passt, ist für diesen Markttag draußen.',
    'V-MARKET-08':
      'Hatten alle eine Gelegenheit, folgen weitere Durchgänge für alle, die noch dabei sind, je ein Kunde, bis alle Kunden bedient sind oder alle gepasst haben.',
    'V-MARKET-09': 'Eine Münze darf den grünen Stein ersetzen, aber weder Getreide noch Zeit.',
    'V-MARKET-10': 'Grüner Stein und Zeit werden vor den Gütern bezahlt.',
    'V-MARKET-11':
      'Überschreitest du an einem Markttag den Federkiel, stirbt sofort eines deiner Familienmitglieder, bevor es weitergeht.',
    'V-MARKET-12':
      'Hat dich der Peststein, der den Markttag auslöste, über den Federkiel gebracht, wartet dieser Sterbefall bis nach dem Markttag.',
    'V-MARKET-13': 'Der eben vom Markt genommene Stein darf spätere Verkäufe desselben Tages bezahlen.',
    'V-MARKET-14':
      'Danach rücken Kunden aus der Warteschlange an die leeren Stände auf, die Schlange schließt ihre Lücken und wird vom Stapel ergänzt. Nicht bediente Kunden bleiben.',
    'V-MARKET-15':
      'Sind mehrere Stände leer, geht der erste Kunde der Schlange an den vordersten, der nächste an den nächsten.',
    'V-MARKET-16': 'Stände, die bei eurer Spielerzahl geschlossen sind, bleiben immer leer.',
    'V-MARKET-17': 'Wurde niemand bedient, bleibt alles, wie es ist.',
    'V-MARKET-18':
      'Ist der Stapel leer, wird die Schlange nicht mehr ergänzt, und irgendwann bleiben die Stände leer. Markttage finden weiter statt, enden dann aber sofort.',
    'V-MARKET-19': 'Kunden wollen genau das Aufgedruckte: nicht mehr, nicht weniger, nichts anderes.',
    'V-MARKET-20':
      'Ein Markttag gehört zum Zug der Person, die ihn ausgerufen hat. Sterbefälle und Prüfungen dieses Zuges folgen danach.',
    'V-MARKET-21': `Die Plättchen zeigen, was jeder Kunde will und bringt; Kunden des Basisspiels sind ${range(customers.map((tile) => tile.points))} Punkte wert.`,
    'V-COUNCIL-01': 'In der Ratsstube hast du drei Möglichkeiten: eintreten, vorrücken oder nur ein Privileg nutzen.',
    'V-COUNCIL-06': 'Pro Aktion gibt es ein Privileg. Nach dem Eintreten oder Vorrücken darfst du darauf verzichten.',
    'V-COUNCIL-07': 'Stufe 1: der Marker „Nächster Startspieler“, falls er noch auf dem Dach liegt.',
    'V-COUNCIL-08': `Stufe 2: ${PRIVILEGE_STONES} Einflusssteine nach Wahl aus dem Vorrat.`,
    'V-COUNCIL-09': 'Wählen kannst du nur vorhandene Steine und nie die Pest.',
    'V-COUNCIL-10':
      'Stufe 3: 1 Gut nach Wahl – Schriftrolle, Pferd, Ochse, Pflug oder Planwagen, mit Inn auch Bier. Getreide, Münzen, Brot und Werkzeug sind keine Güter.',
    'V-COUNCIL-11': `Stufe 4: Zahle genau 1 Münze und erhalte ${PRIVILEGE_POINTS} Punkte, einmal pro Aktion.`,
    'V-COUNCIL-12':
      'Wer auf Stufe 4 steht, kann nicht weiter; du kannst aber seine Privilegien nutzen oder die Aktion mit einem anderen Familienmitglied ausführen.',
    'V-COUNCIL-13': 'Auf jeder Stufe dürfen beliebig viele stehen.',
    'V-COUNCIL-14':
      'Auch der Startspieler selbst darf den Marker „Nächster Startspieler“ nehmen und so im Amt bleiben.',
    'V-COUNCIL-15': 'Münzen dürfen grüne Steine eins zu eins ersetzen.',
    'V-TRAVEL-01': `Es gibt ${box.castles.length} Burgen zu besuchen; zwei davon liegen direkt beim Dorf.`,
    'V-TRAVEL-02':
      'Du darfst ein Familienmitglied von deinem Hof zu einer der beiden Burgen beim Dorf schicken, auch wenn schon jemand von dir unterwegs ist.',
    'V-TRAVEL-03':
      'Oder du bewegst jemanden, der schon auf einer Burg steht, über einen Weg zu einer benachbarten Burg.',
    'V-TRAVEL-04': 'Eine Aktion reicht für genau einen Weg.',
    'V-TRAVEL-06': `${paths(box)} Die übrigen zeigt der Plan.`,
    'V-TRAVEL-07': 'Wege gelten in beide Richtungen zum selben Preis.',
    'V-TRAVEL-08': 'Ins Dorf zurückreisen kannst du nicht; nur die Aktion „Familie“ holt Reisende heim.',
    'V-TRAVEL-09': 'Erreichst du eine Burg ohne eigenen Marker, legst du einen hin und erhältst sofort die Belohnung.',
    'V-TRAVEL-10': `Belohnungen sind ${CASTLE_POINTS} Punkte (${castles(box, 'points')}), ${CASTLE_STONES} Einflusssteine nach Wahl (${castles(box, 'stones')}) oder 1 Münze (${castles(box, 'coin')}).`,
    'V-TRAVEL-11':
      'Auf einer Burg mit deinem Marker gibt es weder einen zweiten Marker noch eine Belohnung; hinreisen darfst du.',
    'V-TRAVEL-12': 'Auf einer Burg dürfen beliebig viele stehen und je Farbe ein Marker liegen.',
    'V-TRAVEL-13': `${castles(box, 'flag')} tragen eine rote Flagge. Eine Karte aus Inn und ein Lebensziel fragen danach.`,
    'V-TRAVEL-14':
      'Marker bleiben bis zum Ende liegen und zählen auch, wenn der Reisende gestorben oder heimgekehrt ist.',
    'V-TRAVEL-15': 'Münzen dürfen die Steine eines Weges ersetzen, nicht aber Planwagen oder Zeit.',
    'V-CHURCH-02': 'Im Beutel dürfen beliebig viele sein, und alle dürfen jederzeit nachsehen, wer darin ist.',
    'V-CHURCH-03': 'Eine Münze darf den braunen Stein ersetzen.',
    'V-CHURCH-04':
      'Wer im Beutel ist, lebt, ist aber nicht sichtbar: Das Familienmitglied kann weder sterben noch heimgeholt werden und zählt nichts.',
    'V-CHURCH-05': 'Die Kirche hat vier Stufen von links nach rechts. Auf Stufe 1 kommst du nur durch eine Messe.',
    'V-WELL-01': `Statt einen Stein zu nehmen, darfst du ${WELL_STONES} Einflusssteine einer Farbe abgeben und eine beliebige Aktion nutzen.`,
    'V-WELL-02':
      'Nur mit dem Brunnen nutzt du eine Aktion, auf deren Feld kein Stein mehr liegt. Er geht auch für jede andere.',
    'V-WELL-03': 'Das geht nur, solange auf irgendeinem Aktionsfeld noch ein Stein liegt.',
    'V-WELL-04': 'Einen Stein nimmst du dabei nicht.',
    'V-WELL-05': `Münzen dürfen jeden der ${WELL_STONES} Steine ersetzen, sogar alle.`,
    'V-WELL-06': 'Du musst eine Aktion wählen, die du wirklich ausführen kannst; ein Markttag geht immer.',
    'V-WELL-07':
      'Rufst du über den Brunnen einen Markttag aus, hast du alle Vorrechte, auch den freien ersten Verkauf.',
  }) satisfies Record<keyof ReturnType<typeof english>, string>
