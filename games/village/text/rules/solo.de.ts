/** Rules of Village in German: the solo game, promo customers and what always holds true. */

import type { solo as english } from './solo.en.ts'

export const solo = {
  'V-SOLO-01': 'Allein spielst du nach den Basisregeln mit dem Aufbau für zwei und den folgenden Änderungen.',
  'V-SOLO-02':
    'Conny, deine Rivalin, hat statt eines Hofes eine Ablage. Aktionen, die nicht im Spiel sind, sind darauf abgedeckt.',
  'V-SOLO-03': 'Conny hat 11 Familienmitglieder in einer eigenen Farbe, mit Marriage 12.',
  'V-SOLO-04': 'Ihre „1er“ und „2er“ liegen neben ihrer Ablage, ihre „3er“ und „4er“ auf der Kirche.',
  'V-SOLO-05':
    'Conny bekommt weder Münzen, Güter noch Getreide, auch keinen Ausgleich, und sie erhält nie Punkte. (Für den Ausgleich: Auslegung.)',
  'V-SOLO-06': 'Ihr Marker neben dem vordersten Kunden erinnert nur daran, wen sie als Nächsten bedient.',
  'V-SOLO-07':
    'An ihrer Ablage liegen verdeckt zwei Sets aus je drei Schicksalsplättchen, eines am oberen, eines am unteren Rand. Jedes Set hat einen Federkiel und zwei leere.',
  'V-SOLO-08': 'Es gelten die Aufbaukarte für zwei und die Solo-Seite der Übersichtskarte „Messe“.',
  'V-SOLO-09': 'Du bist die ganze Partie über Startspieler.',
  'V-SOLO-10': 'Dorfchronik, Friedhof und Markt (3 Stände) sind wie zu zweit.',
  'V-SOLO-11':
    'Hast du den Marker „Nächster Startspieler“ genommen, darfst du ihn bis zum Beginn der neuen Runde wie eine Münze ausgeben.',
  'V-SOLO-12':
    'Beginnt eine neue Runde, kommt er vor dem Füllen des Beutels zurück aufs Dach. Du kannst ihn also einmal pro Runde nehmen.',
  'V-SOLO-13':
    'Hältst du ihn am Ende noch, bringt er keinen Punkt: Er wirkt wie eine Münze, ist aber keine. (Auslegung.)',
  'V-SOLO-20': 'Nach jedem Zug, in dem du einen Stein genommen hast, ob mit oder ohne Aktion, nimmt auch Conny einen.',
  'V-SOLO-21': 'Dein Zug samt Sterbefällen ist zu Ende, bevor Conny ihren Stein nimmt. (Für Sterbefälle: Auslegung.)',
  'V-SOLO-22': 'Sie will einen Stein der Farbe, die du genommen hast, vom selben Aktionsfeld. Schwarz zählt als Farbe.',
  'V-SOLO-23': 'Gibt es dort keinen, nimmt sie diese Farbe vom nächsten Feld im Uhrzeigersinn, das sie hat.',
  'V-SOLO-24': 'Liegt die Farbe nirgends mehr, nimmt sie irgendeinen Stein vom selben Feld; du wählst ihn aus.',
  'V-SOLO-25':
    'Ist auch dieses Feld leer, wählst du für sie einen Stein vom nächsten Feld im Uhrzeigersinn, auf dem einer liegt.',
  'V-SOLO-26':
    'Im Uhrzeigersinn heißt: Markt, Reise, Ratsstube, Kirche, Familie, Ernte, Handwerk, dann wieder Markt. (Ab der Kirche rekonstruiert.)',
  'V-SOLO-27': 'Ist kein Stein mehr da, nimmt sie keinen. (Auslegung.)',
  'V-SOLO-28': 'Nach dem Brunnen bist du sofort wieder am Zug; Conny nimmt keinen Stein.',
  'V-SOLO-29':
    'Nimmst du durch eine Karte in einem Zug einen zweiten Stein, nimmt Conny nach jedem einen. Bei einer Aktion ohne Stein geht sie leer aus. (Auslegung.)',
  'V-SOLO-30':
    'Alternativ bestimmt ein vierseitiger Farbwürfel, welchen Stein Conny nimmt; er wird nach jedem Stein geworfen, den du nimmst.',
  'V-SOLO-31':
    'Sie nimmt die gewürfelte Farbe vom selben Feld, sonst vom nächsten Feld im Uhrzeigersinn, auf dem sie liegt.',
  'V-SOLO-32': 'Liegt diese Farbe nirgends, wird neu gewürfelt.',
  'V-SOLO-33':
    'Ist nur noch eine Einflussfarbe übrig, wird nicht mehr gewürfelt: Sie nimmt vom selben Feld oder, wenn es leer ist, vom nächsten mit einem Stein. Liegen dort mehrere, wählst du.',
  'V-SOLO-34': 'Dasselbe gilt, wenn nur noch Peststeine ausliegen. (Auslegung.)',
  'V-SOLO-35': 'Für den Würfel entscheidest du dich beim Aufbau, für die ganze Partie. (Auslegung.)',
  'V-SOLO-40': 'Connys Ablage ist ein Ring aus 10 Fächern.',
  'V-SOLO-41':
    'Ihr allererster Stein kommt neben das Symbol der Ratsstube, jeder weitere ins nächste Fach im Uhrzeigersinn. Mit Erweiterungen können 2 Steine in einem Fach liegen.',
  'V-SOLO-42': 'Einfluss- und Peststeine bleiben gleichermaßen auf ihrer Ablage liegen.',
  'V-SOLO-43':
    'Überschreitet ein Stein ein Schicksalsplättchen, wird es sofort aufgedeckt. Ein leeres bewirkt nichts und bleibt offen.',
  'V-SOLO-44':
    'Die Schicksalsplättchen liegen in den drei Lücken nach dem Fach der Ratsstube und in drei Lücken gegenüber. Ein offenes Plättchen wird nicht noch einmal aufgedeckt. (Die Lage ist rekonstruiert.)',
  'V-SOLO-45': 'Ein Federkiel bedeutet: Eines von Connys ältesten Familienmitgliedern stirbt.',
  'V-SOLO-46':
    'Sind alle drei Plättchen eines Sets offen, werden diese drei gemischt und wieder verdeckt hingelegt, jedes Set für sich.',
  'V-SOLO-47': 'Das geschieht, nachdem der Sterbefall des letzten Plättchens abgehandelt ist. (Auslegung.)',
  'V-SOLO-50':
    'Zuerst trifft es die niedrigste Zahl neben Connys Ablage, dann die auf der Kirche Liegenden („3er“ vor „4ern“), zuletzt die auf den Kirchenstufen Stehenden von links nach rechts.',
  'V-SOLO-51':
    'Wer von ihr im schwarzen Beutel steckt, kann nicht sterben. Ist niemand mehr da, passiert nichts. (Auslegung.)',
  'V-SOLO-52':
    'Ihr verstorbenes Familienmitglied kommt in den Chronikbereich des Feldes, von dem ihr Stein stammt; Ernte und Familie gehören zum Hof.',
  'V-SOLO-53': 'Stammt der Stein vom Markt oder ist der Bereich voll, kommt es auf den Friedhof.',
  'V-SOLO-54': 'Connys Verstorbene belegen Plätze und können das Spielende einläuten.',
  'V-SOLO-60':
    'Conny führt keine Aktionen aus. Sie reagiert nur auf Steine, die sie von Markt oder Kirche nahm, und nimmt an Markttagen teil.',
  'V-SOLO-61': 'Nach dem Nehmen: Stein ablegen, Schicksalsplättchen abhandeln, dann die Reaktion. (Auslegung.)',
  'V-SOLO-62':
    'Hast du den Markttag ausgerufen, nimmt Conny nach deiner ersten Gelegenheit kostenlos den vordersten Kunden. Danach darfst du gegen Bezahlung weiter verkaufen.',
  'V-SOLO-63':
    'Hat Conny ihn ausgerufen, nimmt sie zuerst den vordersten Kunden; danach darfst du Kunden für je 1 grünen Stein und 1 Zeit bedienen.',
  'V-SOLO-64': 'Conny bedient nie mehr als einen Kunden pro Markttag.',
  'V-SOLO-65':
    'Ihren Kunden nimmt sie auch, wenn du den Markttag über den Brunnen ausrufst; nur einen Stein nimmt sie nicht. (Auslegung.)',
  'V-SOLO-66': 'Steht kein Kunde an den Ständen, nimmt sie keinen. (Auslegung.)',
  'V-SOLO-67':
    'Nach einem Stein von der Kirche wirft Conny eine ihrer niedrigsten Zahlen, die auf der Kirche liegen, kostenlos in den schwarzen Beutel. Liegt dort niemand mehr, entfällt das.',
  'V-SOLO-68': 'Connys Kunden sind aus dem Spiel und zählen nichts.',
  'V-SOLO-69':
    'Überschreitest du an Connys Markttag den Federkiel, stirbt wie üblich sofort jemand aus deiner Familie.',
  'V-SOLO-70':
    'Auf jeder Kirchenstufe darf nur eines von Connys Familienmitgliedern stehen; deshalb werden die Figuren einzeln gezogen.',
  'V-SOLO-71': 'Ein gezogenes Familienmitglied von ihr kommt auf die niedrigste Stufe, auf der sie noch niemanden hat.',
  'V-SOLO-72':
    'Du darfst wie üblich zuerst eigene Familienmitglieder für Münzen heraussuchen. Conny zahlt nie, sucht nie und steigt nie auf.',
  'V-SOLO-73':
    'Ihre Familienmitglieder zählen für die Mehrheit. Liegt sie allein vorn, gibt es keine Punkte; bei völligem Gleichstand erhältst du die 2 Punkte.',
  'V-SOLO-74':
    'Vor einer neuen Runde verlassen alle Steine ihre Ablage bis auf den zuletzt gelegten. Ihr nächster Stein kommt ins Fach danach.',
  'V-SOLO-75': 'Ist dieser letzte Stein die Pest, fehlt er in dieser Runde im Beutel.',
  'V-SOLO-80': 'Das Spiel endet wie üblich; Conny gilt als die andere Spielerin.',
  'V-SOLO-81':
    'Läutest du das Ende ein, nimmt Conny noch den Stein zu deinem Zug, mit allem, was folgt; dann kommt die letzte Messe. Nach dem Brunnen nimmt sie keinen. (Auslegung.)',
  'V-SOLO-82':
    'Läutet Conny es ein, hast du noch genau einen Zug, kostenlos, wenn kein Stein mehr liegt; danach nimmt sie keinen Stein. (Auslegung.)',
  'V-SOLO-83':
    'Läutet sie es ein, während ein von ihr ausgerufener Markttag ansteht, wird er noch vor deinem letzten Zug abgehalten. (Auslegung.)',
  'V-SOLO-84':
    'Deine Wertung: bis 39 Punkte Lehrling, ab 40 Geselle, ab 50 Meister, ab 60 Großmeister, ab 70 Genie, ab 80 Polyhistor.',
  'V-SOLO-90': 'Mit Erweiterungen steigen die Grenzen: um 10 mit Inn, 5 mit Port, 15 mit Marriage, zusammengezählt.',
  'V-SOLO-91': 'Die unterste Stufe reicht dann bis 39 Punkte plus die Erhöhung. (Auslegung.)',
  'V-SOLO-92':
    'Mit Inn schickt ein Federkiel durch einen Stein vom Wirtshaus Connys Familienmitglied auf den Friedhof. Personenkarten nimmt sie nicht.',
  'V-SOLO-97':
    'Mit Marriage gehört ein Federkiel durch einen Stein von der Heirat zum Bereich „Hofplan“ (Friedhof, wenn voll); beim Schmuggler ist es immer der Friedhof.',
  'V-SOLO-100':
    'Mit Erweiterungen heißt im Uhrzeigersinn: Markt, Reise, Ratsstube, Kirche, Wirtshaus, Familie, Ernte, Heirat, Schmuggler, Handwerk; was nicht im Spiel ist, wird übersprungen. (Rekonstruiert.)',
  'V-SOLO-101':
    'Abgedeckte Symbole auf Connys Ablage heißen nur, dass diese Aktionen fehlen; alle 10 Fächer werden genutzt. (Auslegung.)',
  'V-PROMO-01':
    'Promo-Kunden könnt ihr vor der Partie einzeln oder alle in den Kundenstapel mischen; die einer Erweiterung nur, wenn ihr mit ihr spielt.',
  'V-PROMO-02': 'Sie sind gewöhnliche Kunden mit den üblichen Ständen, Preisen und Punkten.',
  'V-PROMO-03': 'Ein Kunde verlangt gar keine Güter; höchstens grüner Stein und Zeit sind fällig.',
  'V-PROMO-04': 'Der Bettler verlangt 2 Münzen. Im Solospiel darf der Marker „Nächster Startspieler“ eine davon sein.',
  'V-PROMO-05':
    'Ein Kunde wird mit dem Marker „Nächster Startspieler“ bedient: Du musst ihn besitzen und legst ihn auf die Ratsstube zurück.',
  'V-PROMO-06':
    'Der Marker liegt dann wieder auf dem Dach bereit. Nimmt ihn niemand, bleibt der Startspieler im Amt. (Auslegung.)',
  'V-PROMO-07':
    'Ein Kunde will nur überredet werden, mit 2 grünen Steinen – dazu 1 grüner Stein und 1 Zeit, wenn der Verkauf nicht frei ist. Münzen gelten als Joker.',
  'V-PROMO-08': 'Der Sammler bringt am Ende 1 zusätzlichen Punkt für je 2 deiner Kunden, ihn selbst eingeschlossen.',
  'V-PROMO-09': 'Drei weitere werden ganz normal bedient. (Was sie verlangen, ist rekonstruiert.)',
  'V-PROMO-10':
    'Mit Inn: Ein Kunde bringt 1 zusätzlichen Punkt je Personenkarte mit leerem Tintenfässchen; zwei weitere werden normal bedient. (Was sie verlangen, ist rekonstruiert.)',
  'V-PROMO-11': 'Mit Port: Ein Kunde verlangt eine Schatzkiste, die du heimgebracht und noch nicht geöffnet hast.',
  'V-PROMO-12': 'Solche zusätzlichen Punkte zählen bei der Schlusswertung zusammen mit den Kunden.',
  'V-PROMO-13': 'Conny nimmt Promo-Kunden wie alle anderen, ohne zu bezahlen. (Auslegung.)',
  'V-PROMO-14':
    'Es gibt zwölf Promo-Kunden: 8 für das Basisspiel, 3 für Inn, 1 für Port. (Ihre Punkte sind rekonstruiert.)',
  'V-INV-01':
    'Deine Familie geht immer auf: Auf Hof und Spielplan, im Beutel, in Dorfchronik, Friedhof und Vorrat sind es zusammen 11.',
  'V-INV-02':
    'Es sind immer je 33 Einflusssteine jeder Farbe und 6 Peststeine im Spiel. Ein Peststein liegt nie auf einem Hof.',
  'V-INV-03': 'Auf deinem Hof liegen zwischen 0 und 5 Getreidesäcke. Nichts, was du besitzt, fällt je unter null.',
  'V-INV-04':
    'Direkt nach dem Bestücken liegt auf dem Markt genau 1 Stein, und alle Steine gehen durch die Spielerzahl auf.',
  'V-INV-05': 'Außer während bei der Messe gezogen wird, sind immer alle 4 Mönche im schwarzen Beutel.',
  'V-INV-06': 'Kein Bereich der Dorfchronik und kein Friedhof fasst je mehr Verstorbene, als er Plätze hat.',
  'V-INV-07': 'Du verlierst nie mehr Familienmitglieder, als dein Marker den Federkiel überschritten hat.',
  'V-INV-08': 'Du hast höchstens einen Marker je Burg, also höchstens 6.',
  'V-INV-09':
    'Kein Kunde geht verloren: Jeder ist im Stapel, in der Warteschlange, an einem Stand oder bei jemandem von euch.',
  'V-INV-10':
    'Es gibt genau einen Marker „Nächster Startspieler“: auf dem Dach, bei jemandem von euch oder – im Solospiel – ausgegeben bis zur neuen Runde.',
  'V-INV-11': 'In einer Runde, in der niemand den Brunnen nutzt, haben alle gleich viele Züge.',
  'V-INV-12':
    'Solo: Auf jeder Kirchenstufe steht höchstens eines von Connys Familienmitgliedern, jedes Schicksalsset hat einen Federkiel, und jede spätere Runde beginnt mit einem Stein auf ihrer Ablage.',
} as const satisfies Record<keyof typeof english, string>
