/** Rules of Village in German: the solo game, promo customers and what always holds true. */

import {
  BARN,
  MAJORITY_POINTS,
  openStalls,
  PLAGUE_STONES,
  RANK_SHIFT,
  RANKS,
  STONES_PER_COLOUR,
} from '../../cards/board.ts'
import type { Box } from '../../cards/box.ts'
import { promos } from '../../cards/customers.ts'
import { facts } from '../../cards/facts.ts'
import { SALE } from '../../cards/spaces.ts'
import { MONKS } from '../../rules/codes.ts'
import { names } from '../names.de.ts'
import { clockwise, promo } from './figures.ts'
import type { solo as english } from './solo.en.ts'

const order = (box: Box, only: 'base' | 'all'): string =>
  clockwise(box, only)
    .map((id) => names.spaces[id])
    .join(', ')
/** „bis 39 Punkte Lehrling, ab 40 Geselle …“ */
const ranks = RANKS.map(({ from, id }) =>
  from === 0 ? `bis ${RANKS[1].from - 1} Punkte ${names.ranks[id]}` : `ab ${from} ${names.ranks[id]}`,
).join(', ')

export const solo = (box: Box) =>
  ({
    'V-SOLO-01': 'Allein spielst du nach den Basisregeln mit dem Aufbau für zwei und den folgenden Änderungen.',
    'V-SOLO-02':
      'Conny, deine Rivalin, hat statt eines Hofes eine Ablage. Aktionen, die nicht im Spiel sind, sind darauf abgedeckt.',
    'V-SOLO-03': 'Conny hat 11 Familienmitglieder in einer eigenen Farbe, mit Marriage 12.',
    'V-SOLO-04': 'Ihre „1er“ und „2er“ liegen neben ihrer Ablage, ihre „3er“ und „4er“ auf der Kirche.',
    'V-SOLO-05':
      'Conny bekommt weder Münzen noch Güter noch Getreide, auch keinen Ausgleich, und sie erhält nie Punkte.',
    'V-SOLO-06': 'Ihr Marker neben dem vordersten Kunden erinnert nur daran, wen sie als Nächsten bedient.',
    'V-SOLO-07':
      'An ihrer Ablage liegen verdeckt zwei Sets aus je drei Schicksalsplättchen, eines am oberen, eines am unteren Rand. Jedes Set hat einen Federkiel und zwei leere.',
    'V-SOLO-08': 'Es gelten die Aufbaukarte für zwei und die Solo-Seite der Übersichtskarte „Messe“.',
    'V-SOLO-09': 'Du bist die ganze Partie über Startspieler.',
    'V-SOLO-10': `Dorfchronik, Friedhof und Markt (${openStalls(box, 2)} Stände) sind wie zu zweit.`,
    'V-SOLO-11':
      'Hast du den Marker „Nächster Startspieler“ genommen, darfst du ihn bis zum Beginn der neuen Runde wie eine Münze ausgeben.',
    'V-SOLO-12':
      'Beginnt eine neue Runde, kommt er vor dem Füllen des Beutels zurück aufs Dach. Du kannst ihn also einmal pro Runde nehmen.',
    'V-SOLO-13': 'Hältst du ihn am Ende noch, bringt er keinen Punkt: Er wirkt wie eine Münze, ist aber keine.',
    'V-SOLO-20':
      'Nach jedem Zug, in dem du einen Stein genommen hast, ob mit oder ohne Aktion, nimmt auch Conny einen.',
    'V-SOLO-21': 'Dein Zug samt Sterbefällen ist zu Ende, bevor Conny ihren Stein nimmt.',
    'V-SOLO-22':
      'Sie will einen Stein der Farbe, die du genommen hast, vom selben Aktionsfeld. Schwarz zählt als Farbe.',
    'V-SOLO-23': 'Gibt es dort keinen, nimmt sie diese Farbe vom nächsten Feld im Uhrzeigersinn, das sie hat.',
    'V-SOLO-24': 'Liegt die Farbe nirgends mehr, nimmt sie irgendeinen Stein vom selben Feld; du wählst ihn aus.',
    'V-SOLO-25':
      'Ist auch dieses Feld leer, wählst du für sie einen Stein vom nächsten Feld im Uhrzeigersinn, auf dem einer liegt.',
    'V-SOLO-26': `Im Uhrzeigersinn heißt: ${order(box, 'base')}, dann wieder von vorn.`,
    'V-SOLO-27': 'Ist kein Stein mehr da, nimmt sie keinen.',
    'V-SOLO-28': 'Nach dem Brunnen bist du sofort wieder dran; Conny nimmt keinen Stein.',
    'V-SOLO-29':
      'Nimmst du durch eine Karte in einem Zug einen zweiten Stein, nimmt Conny nach jedem einen. Bei einer Aktion ohne Stein geht sie leer aus.',
    'V-SOLO-30':
      'Alternativ bestimmt ein vierseitiger Farbwürfel, welchen Stein Conny nimmt; er wird nach jedem Stein geworfen, den du nimmst.',
    'V-SOLO-31':
      'Sie nimmt die gewürfelte Farbe vom selben Feld, sonst vom nächsten Feld im Uhrzeigersinn, auf dem sie liegt.',
    'V-SOLO-32': 'Liegt diese Farbe nirgends, wird neu gewürfelt.',
    'V-SOLO-33':
      'Ist nur noch eine Einflussfarbe übrig, wird nicht mehr gewürfelt: Sie nimmt vom selben Feld oder, wenn es leer ist, vom nächsten mit einem Stein. Liegen dort mehrere, wählst du.',
    'V-SOLO-34': 'Dasselbe gilt, wenn nur noch Peststeine ausliegen.',
    'V-SOLO-35': 'Für den Würfel entscheidest du dich beim Aufbau, für die ganze Partie.',
    'V-SOLO-40': `Connys Ablage ist ein Ring aus ${facts.tray.value} Fächern.`,
    'V-SOLO-41':
      'Ihr allererster Stein kommt neben das Symbol der Ratsstube, jeder weitere ins nächste Fach im Uhrzeigersinn. Mit Erweiterungen können 2 Steine in einem Fach liegen.',
    'V-SOLO-42': 'Einfluss- und Peststeine bleiben gleichermaßen auf ihrer Ablage liegen.',
    'V-SOLO-43':
      'Überschreitet ein Stein ein Schicksalsplättchen, wird es sofort aufgedeckt. Ein leeres bewirkt nichts und bleibt offen.',
    'V-SOLO-44': `Ab dem Fach der Ratsstube gezählt, liegen die Schicksalsplättchen vor den Fächern ${box.fate.map((n) => n + 1).join(', ')}. Ein offenes Plättchen wird nicht noch einmal aufgedeckt.`,
    'V-SOLO-45': 'Ein Federkiel bedeutet: Eines von Connys ältesten Familienmitgliedern stirbt.',
    'V-SOLO-46':
      'Sind alle drei Plättchen eines Sets offen, werden diese drei gemischt und wieder verdeckt hingelegt, jedes Set für sich.',
    'V-SOLO-47': 'Das geschieht, nachdem der Sterbefall des letzten Plättchens abgehandelt ist.',
    'V-SOLO-50':
      'Zuerst trifft es die niedrigste Zahl neben Connys Ablage, dann die auf der Kirche Liegenden („3er“ vor „4ern“), zuletzt die auf den Kirchenstufen Stehenden von links nach rechts.',
    'V-SOLO-51': 'Wer von ihr im schwarzen Beutel steckt, kann nicht sterben. Ist niemand mehr da, passiert nichts.',
    'V-SOLO-52':
      'Ihr verstorbenes Familienmitglied kommt in den Chronikbereich des Feldes, von dem ihr Stein stammt; Ernte und Familie gehören zum Hofplan.',
    'V-SOLO-53': 'Stammt der Stein vom Markt oder ist der Bereich voll, kommt es auf den Friedhof.',
    'V-SOLO-54': 'Connys Verstorbene belegen Plätze und können das Spielende einläuten.',
    'V-SOLO-60':
      'Conny führt keine Aktionen aus. Sie reagiert nur auf Steine, die sie von Markt oder Kirche nahm, und nimmt an Markttagen teil.',
    'V-SOLO-61': 'Nach dem Nehmen: Stein ablegen, Schicksalsplättchen abhandeln, dann die Reaktion.',
    'V-SOLO-62':
      'Hast du den Markttag ausgerufen, nimmt Conny nach deiner ersten Gelegenheit kostenlos den vordersten Kunden. Danach darfst du gegen Bezahlung weiter verkaufen.',
    'V-SOLO-63': `Hat Conny ihn ausgerufen, nimmt sie zuerst den vordersten Kunden; danach darfst du Kunden für je ${SALE.green} grünen Stein und ${SALE.time} Zeit bedienen.`,
    'V-SOLO-64': 'Conny bedient nie mehr als einen Kunden pro Markttag.',
    'V-SOLO-65':
      'Ihren Kunden nimmt sie auch, wenn du den Markttag über den Brunnen ausrufst; nur einen Stein nimmt sie nicht.',
    'V-SOLO-66': 'Steht kein Kunde an den Ständen, nimmt sie keinen.',
    'V-SOLO-67':
      'Nach einem Stein von der Kirche wirft Conny von ihren Familienmitgliedern auf der Kirche eines mit der niedrigsten Zahl kostenlos in den schwarzen Beutel. Liegt dort niemand mehr, entfällt das.',
    'V-SOLO-68': 'Connys Kunden sind aus dem Spiel und zählen nichts.',
    'V-SOLO-69':
      'Überschreitest du an Connys Markttag den Federkiel, stirbt wie üblich sofort jemand aus deiner Familie.',
    'V-SOLO-70':
      'Auf jeder Kirchenstufe darf nur eines von Connys Familienmitgliedern stehen; deshalb werden die Figuren einzeln gezogen.',
    'V-SOLO-71':
      'Ein gezogenes Familienmitglied von ihr kommt auf die niedrigste Stufe, auf der sie noch niemanden hat.',
    'V-SOLO-72':
      'Du darfst wie üblich zuerst eigene Familienmitglieder für Münzen heraussuchen. Conny zahlt nie, sucht nie und steigt nie auf.',
    'V-SOLO-73': `Ihre Familienmitglieder zählen für die Mehrheit. Liegt sie allein vorn, gibt es keine Punkte; bei völligem Gleichstand erhältst du die ${MAJORITY_POINTS} Punkte.`,
    'V-SOLO-74':
      'Vor einer neuen Runde verlassen alle Steine ihre Ablage bis auf den zuletzt gelegten. Ihr nächster Stein kommt ins Fach danach.',
    'V-SOLO-75': 'Ist dieser letzte Stein die Pest, fehlt er in dieser Runde im Beutel.',
    'V-SOLO-80': 'Die Partie endet wie üblich; Conny gilt als die andere Spielerin.',
    'V-SOLO-81':
      'Läutest du das Ende ein, nimmt Conny noch den Stein zu deinem Zug, mit allem, was folgt; dann kommt die letzte Messe. Nach dem Brunnen nimmt sie keinen.',
    'V-SOLO-82':
      'Läutet Conny es ein, hast du noch genau einen Zug, kostenlos, wenn kein Stein mehr liegt; danach nimmt sie keinen Stein.',
    'V-SOLO-83':
      'Läutet sie es ein, während ein von ihr ausgerufener Markttag ansteht, wird er noch vor deinem letzten Zug abgehalten.',
    'V-SOLO-84': `Deine Wertung: ${ranks}.`,
    'V-SOLO-90': `Mit Erweiterungen steigen die Grenzen: um ${RANK_SHIFT.inn} mit Inn, ${RANK_SHIFT.port} mit Port, ${RANK_SHIFT.marriage} mit Marriage, zusammengezählt.`,
    'V-SOLO-91': `Der unterste Rang reicht dann bis ${RANKS[1].from - 1} Punkte plus die Erhöhung.`,
    'V-SOLO-92':
      'Mit Inn: Deckt ein Stein vom Wirtshaus einen Federkiel auf, kommt Connys Familienmitglied auf den Friedhof. Personenkarten nimmt sie nicht.',
    'V-SOLO-97':
      'Mit Marriage: Deckt ein Stein von der Heirat einen Federkiel auf, gilt der Bereich „Hofplan“ (Friedhof, wenn voll); beim Schmuggler ist es immer der Friedhof.',
    'V-SOLO-100': `Mit Erweiterungen heißt im Uhrzeigersinn: ${order(box, 'all')}; was nicht im Spiel ist, wird übersprungen.`,
    'V-SOLO-101': `Abgedeckte Symbole auf Connys Ablage heißen nur, dass diese Aktionen fehlen; alle ${facts.tray.value} Fächer werden genutzt.`,
    'V-PROMO-01':
      'Promo-Kunden könnt ihr vor der Partie einzeln oder alle in den Kundenstapel mischen; die einer Erweiterung nur, wenn ihr mit ihr spielt.',
    'V-PROMO-02': 'Sie sind gewöhnliche Kunden mit den üblichen Ständen, Preisen und Punkten.',
    'V-PROMO-03': 'Ein Kunde verlangt gar keine Güter; höchstens grüner Stein und Zeit sind fällig.',
    'V-PROMO-04': `Der Bettler verlangt ${promo('promo02').coin} Münzen. Im Solospiel darf der Marker „Nächster Startspieler“ eine davon sein.`,
    'V-PROMO-05':
      'Ein Kunde wird mit dem Marker „Nächster Startspieler“ bedient: Du musst ihn besitzen und legst ihn auf die Ratsstube zurück.',
    'V-PROMO-06':
      'Der Marker liegt dann wieder auf dem Dach bereit. Nimmt ihn niemand, bleibt der Startspieler im Amt.',
    'V-PROMO-07': `Ein Kunde kostet statt Gütern ${promo('promo04').green} grüne Steine – dazu ${SALE.green} grünen Stein und ${SALE.time} Zeit, wenn der Verkauf nicht frei ist. Münzen gelten als Joker.`,
    'V-PROMO-08': 'Der Sammler bringt am Ende 1 zusätzlichen Punkt für je 2 deiner Kunden, ihn selbst eingeschlossen.',
    'V-PROMO-09': 'Drei weitere werden ganz normal bedient.',
    'V-PROMO-10':
      'Mit Inn: Ein Kunde bringt 1 zusätzlichen Punkt je Personenkarte mit leerem Tintenfässchen; zwei weitere werden normal bedient.',
    'V-PROMO-11': 'Mit Port: Ein Kunde verlangt eine Schatzkiste, die du heimgebracht und noch nicht geöffnet hast.',
    'V-PROMO-12': 'Solche zusätzlichen Punkte zählen bei der Schlusswertung zusammen mit den Kunden.',
    'V-PROMO-13': 'Conny nimmt Promo-Kunden wie alle anderen, ohne zu bezahlen.',
    'V-PROMO-14': `Es gibt zwölf Promo-Kunden: ${promos.length} für das Basisspiel, 3 für Inn, 1 für Port; ein dreizehntes Plättchen ist eine Schatzkiste für Port.`,
    'V-INV-01':
      'Deine Familie geht immer auf: Auf Hof und Spielplan, im Beutel, in Dorfchronik, Friedhof und Vorrat sind es zusammen 11.',
    'V-INV-02': `Es sind immer je ${STONES_PER_COLOUR} Einflusssteine jeder Farbe und ${PLAGUE_STONES} Peststeine im Spiel. Ein Peststein liegt nie auf einem Hof.`,
    'V-INV-03': `Auf deinem Hof liegen zwischen 0 und ${BARN} Getreidesäcke. Nichts, was du besitzt, fällt je unter null.`,
    'V-INV-04':
      'Direkt nach dem Bestücken liegt auf dem Markt genau 1 Stein, und alle Steine gehen durch die Spielerzahl auf.',
    'V-INV-05': `Außer während bei der Messe gezogen wird, sind immer alle ${MONKS} Mönche im schwarzen Beutel.`,
    'V-INV-06': 'Kein Bereich der Dorfchronik und kein Friedhof fasst je mehr Verstorbene, als er Plätze hat.',
    'V-INV-07': 'Für jedes Überschreiten des Federkiels verlierst du höchstens ein Familienmitglied.',
    'V-INV-08': `Du hast höchstens einen Marker je Burg, also höchstens ${box.castles.length}.`,
    'V-INV-09':
      'Kein Kunde geht verloren: Jeder ist im Stapel, in der Warteschlange, an einem Stand oder bei jemandem von euch.',
    'V-INV-10':
      'Es gibt genau einen Marker „Nächster Startspieler“: auf dem Dach, bei jemandem von euch oder – im Solospiel – ausgegeben bis zur neuen Runde.',
    'V-INV-11': 'In einer Runde, in der niemand den Brunnen nutzt, haben alle gleich viele Züge.',
    'V-INV-12':
      'Solo: Auf jeder Kirchenstufe steht höchstens eines von Connys Familienmitgliedern, jedes Schicksalsset hat einen Federkiel, und jede spätere Runde beginnt mit einem Stein auf ihrer Ablage.',
  }) satisfies Record<keyof ReturnType<typeof english>, string>
