/** Rules of Village in German: mass, death, the end of the game and scoring. */

import type { ending as english } from './ending.en.ts'

export const ending = {
  'V-MASS-01': 'Jede Runde schließt mit einer Messe, und ganz am Ende gibt es noch eine letzte.',
  'V-MASS-02':
    'Zuerst darf ab dem Startspieler im Uhrzeigersinn jeder einmal eigene Familienmitglieder für je 1 Münze aus dem schwarzen Beutel suchen, solange insgesamt höchstens 4 Figuren herauskommen.',
  'V-MASS-03': 'Sind 4 Figuren herausgesucht, darf niemand mehr suchen, und es wird nicht gezogen.',
  'V-MASS-04': 'Sonst wird zufällig auf genau 4 Figuren ergänzt, Familienmitglieder und Mönche gleichermaßen.',
  'V-MASS-05': 'Gezogene Mönche kommen zurück in den Beutel, wenn alle vier Figuren heraus sind, nicht zwischendurch.',
  'V-MASS-06':
    'Alle herausgekommenen Familienmitglieder stehen auf der 1. Stufe der Kirche. Die anderen warten im Beutel auf die nächste Messe.',
  'V-MASS-07':
    'Dann darf, wieder ab dem Startspieler, jeder einmal beliebige eigene Familienmitglieder beliebig viele Stufen aufsteigen lassen. Jede einzelne Stufe kostet das dort abgebildete Getreide.',
  'V-MASS-08': 'Die 2. Stufe kostet 1 Getreidesack, die 3. und 4. je 2. (Die 3. und 4. Stufe sind rekonstruiert.)',
  'V-MASS-09': 'Wer gerade erst auf die 1. Stufe kam, darf in derselben Messe aufsteigen.',
  'V-MASS-10': 'Bezahlt wird Stufe für Stufe, bei mehreren Familienmitgliedern in beliebiger Reihenfolge.',
  'V-MASS-11': 'Münzen können Getreide nicht ersetzen.',
  'V-MASS-12': 'Zuletzt erhält, wer die meisten Familienmitglieder auf Kirchenstufen hat, 2 Punkte.',
  'V-MASS-13': 'Bei Gleichstand erhält sie, wessen vorderstes Familienmitglied am weitesten rechts steht.',
  'V-MASS-14': 'Herrscht auch dann Gleichstand, erhalten alle Beteiligten je 2 Punkte.',
  'V-MASS-15': 'Steht niemand auf einer Kirchenstufe, gibt es keine Punkte. (Auslegung.)',
  'V-MASS-16': 'Wer noch im Beutel ist, zählt für die Mehrheit nicht.',
  'V-MASS-17': 'Eine Messe kostet keine Zeit, und niemand stirbt dabei.',
  'V-DEATH-01': 'Zieht dein Marker über den Federkiel, stirbt eines deiner ältesten Familienmitglieder.',
  'V-DEATH-02':
    'Normalerweise geschieht das am Ende deines Zuges, nach der ganzen Aktion; erst dann entscheidest du, wer es ist.',
  'V-DEATH-03': 'An einem Markttag geschieht es sofort.',
  'V-DEATH-04':
    'Es trifft die niedrigste Zahl unter deinen sichtbaren Familienmitgliedern. Gibt es mehrere davon, wählst du.',
  'V-DEATH-05':
    'Sichtbar ist, wer auf deinem Hof oder dem Spielplan steht. Wer im schwarzen Beutel steckt oder noch nicht geboren ist, kann nicht sterben.',
  'V-DEATH-06': 'Ist in diesem Moment niemand von dir sichtbar, stirbt niemand, auch später nicht.',
  'V-DEATH-07': 'Auch wer im selben Zug geboren oder eingesetzt wurde, kann es sein.',
  'V-DEATH-08':
    'Wo jemand in diesem Moment steht, bestimmt die Berufsgruppe: Handwerk, Hof, Kirche, Ratsstube oder Reise.',
  'V-DEATH-09': 'Unter Gleichen darfst du bewusst jemanden wählen, dessen Bereich der Dorfchronik voll ist.',
  'V-DEATH-10': 'Verstorbene verlassen ihren Platz und kehren nie zurück.',
  'V-CHRON-01':
    'Ist im Bereich der Berufsgruppe ein Platz frei, muss das verstorbene Familienmitglied in die Dorfchronik.',
  'V-CHRON-02': 'Andernfalls kommt es in ein freies Grab.',
  'V-CHRON-03': 'Gräber zählen nichts.',
  'V-CHRON-04': 'Wer zuerst kommt, mahlt zuerst: Die Plätze gehören keiner Farbe.',
  'V-CHRON-05':
    'Der Plan zeigt, wie viele Plätze und Gräber an eurem Tisch offen sind. (Die Zahlen sind rekonstruiert.)',
  'V-CHRON-06': 'Die fünf Bereiche sind Handwerk, Hof, Kirche, Ratsstube und Reise. Für den Markt gibt es keinen.',
  'V-CHRON-07': 'Innerhalb eines Bereichs sind alle Plätze gleich. (Auslegung.)',
  'V-END-01':
    'Das Spielende läutet ein, wer mit einem Familienmitglied den letzten freien Platz der ganzen Dorfchronik oder das letzte freie Grab belegt.',
  'V-END-02': 'Wer es einläutet, ist nicht noch einmal an der Reihe.',
  'V-END-03': 'Alle anderen haben reihum noch genau einen Zug.',
  'V-END-04': 'In diesem Zug nimmst du wie üblich einen Stein oder nutzt den Brunnen.',
  'V-END-05':
    'Gehen vorher die Steine aus, werden keine neuen ausgelegt: Die Übrigen dürfen jeweils eine beliebige Aktion kostenlos nutzen oder verzichten.',
  'V-END-06':
    'Diese freie Aktion darf auch der Markt sein, mit einem ganzen von dir ausgerufenen Markttag. (Auslegung.)',
  'V-END-07':
    'Die Messe der laufenden Runde wird aufgeschoben; nach den letzten Zügen folgt eine einzige letzte Messe.',
  'V-END-08':
    'Das gilt auch, wenn im auslösenden Zug der letzte Stein genommen wurde: keine Messe dazwischen, und die anderen haben je eine freie Aktion. (Auslegung.)',
  'V-END-09':
    'Wer in den letzten Zügen noch stirbt, bekommt einen passenden Platz oder ein Grab, falls frei. Sonst wird die Figur aus dem Spiel genommen.',
  'V-END-10': 'Füllt sich auch noch der andere Bereich, ändert das nichts. (Auslegung.)',
  'V-END-11': 'Wird das Ende an einem Markttag eingeläutet, wird dieser zuerst ganz zu Ende gespielt.',
  'V-END-12':
    'War es der Spieler, der den Markttag ausgerufen hat, war dies sein letzter Zug; alle anderen haben noch einen.',
  'V-END-13':
    'War es jemand anderes, haben alle im Uhrzeigersinn noch einen Zug, zuletzt, wer den Markttag ausgerufen hat.',
  'V-END-14':
    'Füllen mehrere Sterbefälle an einem Markttag beide Bereiche, läutet der erste das Ende ein. (Auslegung.)',
  'V-END-15':
    'Ein Sterbefall nach dem Markttag, am Ende des eigenen Zuges, gilt als normal vom Ausrufer ausgelöst – außer jemand anderes kam ihm am Markttag zuvor. (Auslegung.)',
  'V-END-16':
    'Nach den letzten Zügen folgen die letzte Messe, geleitet vom Startspieler der Runde, und die Schlusswertung.',
  'V-END-17': 'Wer das Ende am Markttag eines anderen einläutet, macht bei diesem Markttag noch weiter mit.',
  'V-COIN-01': 'Du beginnst mit 1 Münze; weitere bringen die Mühle und zwei der Burgen.',
  'V-COIN-02': 'Eine Münze kauft auf der 4. Stufe der Ratsstube 3 Punkte.',
  'V-COIN-03': 'Eine Münze holt bei der Messe gezielt ein Familienmitglied aus dem Beutel.',
  'V-COIN-04': 'Eine Münze ist ein Joker für jeden Einflussstein, den du zahlen musst; auch mehrere auf einmal.',
  'V-COIN-05':
    'Eine Münze ersetzt nie Zeit, Getreide, Güter, einen Marker oder einen Peststein, und du kannst sie nicht gegen einen Stein zum Behalten tauschen. (Auslegung.)',
  'V-COIN-06': 'Jede übrige Münze ist am Ende 1 Punkt wert.',
  'V-SCORE-01':
    'Punkte für Burgen, für die 4. Stufe der Ratsstube und für die Mehrheit in der Kirche bekommst du sofort.',
  'V-SCORE-02': 'Reise: 1 besuchte Burg zählt 1 Punkt, 2 zählen 3, 3 zählen 6, 4 zählen 10, 5 zählen 14, 6 zählen 18.',
  'V-SCORE-03':
    'Kirche: Ein Familienmitglied auf der 1. Stufe bringt 2 Punkte, auf der 2. 3, auf der 3. 4, auf der 4. 6.',
  'V-SCORE-04':
    'Ratsstube: Ein Familienmitglied auf der 1. Stufe bringt nichts, auf der 2. 2 Punkte, auf der 3. 4, auf der 4. 6.',
  'V-SCORE-05':
    'Dorfchronik: 3 eigene Verstorbene dort zählen 4 Punkte, 4 zählen 7, 5 oder mehr zählen 12. Einer oder zwei bringen nichts.',
  'V-SCORE-06': 'Kunden: die aufgedruckten Punkte deiner Plättchen.',
  'V-SCORE-07': 'Münzen: je 1 Punkt.',
  'V-SCORE-08':
    'Sonst zählt nichts: weder Getreide, Güter, Steine noch Handwerker, niemand auf dem Hof, im Beutel oder im Grab.',
  'V-SCORE-09': 'Wer die meisten Punkte hat, gewinnt.',
  'V-SCORE-10': 'Bei Gleichstand gewinnt, wer mehr Getreide auf dem Hof hat.',
  'V-SCORE-11':
    'Bei erneutem Gleichstand gewinnt, wer mehr lebende Familienmitglieder hat – auf dem Hof, dem Spielplan und im schwarzen Beutel.',
  'V-SCORE-12': 'Danach teilt ihr euch den Sieg. (Auslegung.)',
  'V-SCORE-13': 'Die Ruhmesleiste hat hier kein Ende: Nach einer vollen Runde wird einfach weitergezählt. (Auslegung.)',
} as const satisfies Record<keyof typeof english, string>
