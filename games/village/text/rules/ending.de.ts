/** Rules of Village in German: mass, death, the end of the game and scoring. */

import {
  CASTLE_SCORE,
  CHURCH_SCORE,
  COUNCIL_SCORE,
  MAJORITY_POINTS,
  MASS_FIGURES,
  PRIVILEGE_POINTS,
  START_COINS,
} from '../../cards/board.ts'
import type { Box } from '../../cards/box.ts'
import type { ending as english } from './ending.en.ts'
import { remembered, slashed } from './figures.ts'

export const ending = (box: Box) =>
  ({
    'V-MASS-01': 'Jede Runde schließt mit einer Messe, und ganz am Ende gibt es noch eine letzte.',
    'V-MASS-02': `Zuerst darf jede Person einmal suchen, ab dem Startspieler im Uhrzeigersinn: Je 1 Münze holt 1 eigenes Familienmitglied aus dem schwarzen Beutel. Insgesamt kommen höchstens ${MASS_FIGURES} Figuren heraus.`,
    'V-MASS-03': `Sind ${MASS_FIGURES} Figuren herausgesucht, darf niemand mehr suchen, und es wird nicht gezogen.`,
    'V-MASS-04': `Sonst wird zufällig auf genau ${MASS_FIGURES} Figuren ergänzt, Familienmitglieder und Mönche gleichermaßen.`,
    'V-MASS-05': `Gezogene Mönche kommen zurück in den Beutel, wenn alle ${MASS_FIGURES} Figuren heraus sind, nicht zwischendurch.`,
    'V-MASS-06':
      'Alle herausgekommenen Familienmitglieder stehen auf Stufe 1 der Kirche. Die anderen warten im Beutel auf die nächste Messe.',
    'V-MASS-07':
      'Dann dürfen, wieder ab dem Startspieler, alle einmal beliebige eigene Familienmitglieder beliebig viele Stufen aufsteigen lassen. Jede einzelne Stufe kostet das dort abgebildete Getreide.',
    'V-MASS-08': `Stufe 2/3/4 kostet ${slashed(box.churchGrain.slice(2))} Getreidesäcke.`,
    'V-MASS-09': 'Wer gerade erst auf Stufe 1 kam, darf in derselben Messe aufsteigen.',
    'V-MASS-10': 'Bezahlt wird Stufe für Stufe, bei mehreren Familienmitgliedern in beliebiger Reihenfolge.',
    'V-MASS-11': 'Münzen können Getreide nicht ersetzen.',
    'V-MASS-12': `Zuletzt gibt es ${MAJORITY_POINTS} Punkte für die meisten Familienmitglieder auf Kirchenstufen.`,
    'V-MASS-13': 'Bei Gleichstand entscheidet, wessen vorderstes Familienmitglied am weitesten rechts steht.',
    'V-MASS-14': `Herrscht auch dann Gleichstand, erhalten alle Beteiligten je ${MAJORITY_POINTS} Punkte.`,
    'V-MASS-15': 'Steht niemand auf einer Kirchenstufe, gibt es keine Punkte.',
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
    'V-DEATH-07': 'Es kann auch jemanden treffen, der im selben Zug geboren oder eingesetzt wurde.',
    'V-DEATH-08':
      'Wo jemand in diesem Moment steht, bestimmt die Berufsgruppe: Handwerk, Hofplan, Kirche, Ratsstube oder Reise.',
    'V-DEATH-09':
      'Haben mehrere dieselbe Zahl, darfst du bewusst jemanden wählen, dessen Bereich der Dorfchronik voll ist.',
    'V-DEATH-10': 'Verstorbene verlassen ihren Platz und kehren nie zurück.',
    'V-CHRON-01':
      'Ist im Bereich der Berufsgruppe ein Platz frei, muss das verstorbene Familienmitglied in die Dorfchronik.',
    'V-CHRON-02': 'Andernfalls kommt es in ein freies Grab.',
    'V-CHRON-03': 'Gräber zählen nichts.',
    'V-CHRON-04': 'Wer zuerst kommt, mahlt zuerst: Die Plätze gehören keiner Farbe.',
    'V-CHRON-05': 'Der Plan zeigt, wie viele Plätze und Gräber an eurem Tisch offen sind.',
    'V-CHRON-06':
      'Die fünf Bereiche sind Handwerk, Hofplan, Kirche, Ratsstube und Reise. Für den Markt gibt es keinen.',
    'V-CHRON-07': 'Innerhalb eines Bereichs sind alle Plätze gleich.',
    'V-END-01':
      'Das Spielende läutet ein, wer mit einem Familienmitglied den letzten freien Platz der ganzen Dorfchronik oder das letzte freie Grab belegt.',
    'V-END-02': 'Wer es einläutet, ist nicht noch einmal an der Reihe.',
    'V-END-03': 'Alle anderen haben reihum noch genau einen Zug.',
    'V-END-04': 'In diesem Zug nimmst du wie üblich einen Stein oder nutzt den Brunnen.',
    'V-END-05':
      'Gehen vorher die Steine aus, werden keine neuen ausgelegt: Die Übrigen dürfen jeweils eine beliebige Aktion kostenlos nutzen oder verzichten.',
    'V-END-06': 'Diese freie Aktion darf auch der Markt sein, mit einem ganzen von dir ausgerufenen Markttag.',
    'V-END-07':
      'Die Messe der laufenden Runde wird aufgeschoben; nach den letzten Zügen folgt eine einzige letzte Messe.',
    'V-END-08':
      'Das gilt auch, wenn im auslösenden Zug der letzte Stein genommen wurde: keine Messe dazwischen, und die anderen haben je eine freie Aktion.',
    'V-END-09':
      'Wer in den letzten Zügen noch stirbt, bekommt einen passenden Platz oder ein Grab, falls frei. Sonst wird die Figur aus dem Spiel genommen.',
    'V-END-10': 'Füllt sich auch noch der andere Bereich, ändert das nichts.',
    'V-END-11': 'Wird das Ende an einem Markttag eingeläutet, wird dieser zuerst ganz zu Ende gespielt.',
    'V-END-12':
      'War es die Person, die den Markttag ausgerufen hat, war das ihr letzter Zug; alle anderen haben noch einen.',
    'V-END-13':
      'War es jemand anderes, haben alle im Uhrzeigersinn noch einen Zug, zuletzt, wer den Markttag ausgerufen hat.',
    'V-END-14': 'Füllen mehrere Sterbefälle an einem Markttag beide Bereiche, läutet der erste das Ende ein.',
    'V-END-15':
      'Ein Sterbefall nach dem Markttag, am Ende des eigenen Zuges, gilt als normaler Sterbefall der Person, die den Markttag ausgerufen hat – außer jemand hat das Ende schon am Markttag eingeläutet.',
    'V-END-16':
      'Nach den letzten Zügen folgen die letzte Messe, geleitet vom Startspieler der Runde, und die Schlusswertung.',
    'V-END-17':
      'Läutest du das Ende am Markttag von jemand anderem ein, machst du bei diesem Markttag noch weiter mit.',
    'V-COIN-01': `Du beginnst mit ${START_COINS} Münze; weitere bringen die Mühle und zwei der Burgen.`,
    'V-COIN-02': `Eine Münze kauft auf Stufe 4 der Ratsstube ${PRIVILEGE_POINTS} Punkte.`,
    'V-COIN-03': 'Eine Münze holt bei der Messe gezielt ein Familienmitglied aus dem Beutel.',
    'V-COIN-04':
      'Eine Münze ersetzt als Joker jeden Einflussstein, den du zahlen musst. Auch mehrere zusammen; du entscheidest, welche Steine sie ersetzen.',
    'V-COIN-05':
      'Eine Münze ersetzt nie Zeit, Getreide, Güter, einen Marker oder einen Peststein, und du kannst sie nicht gegen einen Stein zum Behalten tauschen.',
    'V-COIN-06': 'Jede übrige Münze ist am Ende 1 Punkt wert.',
    'V-SCORE-01': 'Punkte für Burgen, für Stufe 4 der Ratsstube und für die Mehrheit in der Kirche bekommst du sofort.',
    'V-SCORE-02': `Reise: ${slashed(CASTLE_SCORE.slice(1).map((_, i) => i + 1))} besuchte Burgen bringen ${slashed(CASTLE_SCORE.slice(1))} Punkte.`,
    'V-SCORE-03': `Kirche: Stufe 1/2/3/4 bringt je Familienmitglied ${slashed(CHURCH_SCORE)} Punkte.`,
    'V-SCORE-04': `Ratsstube: Stufe 1/2/3/4 bringt je Familienmitglied ${slashed(COUNCIL_SCORE)} Punkte.`,
    'V-SCORE-05': `Dorfchronik: ${remembered.map(({ n }) => n).join('/')} eigene Verstorbene dort bringen ${remembered.map(({ points }) => points).join('/')} Punkte; mehr zählen wie ${remembered.at(-1)?.n}, weniger bringen nichts.`,
    'V-SCORE-06': 'Kunden: die aufgedruckten Punkte deiner Plättchen.',
    'V-SCORE-07': 'Münzen: je 1 Punkt.',
    'V-SCORE-08':
      'Keine Punkte bringen Getreide, Güter und Steine sowie Familienmitglieder im Handwerk, auf dem Hof, im Beutel und auf dem Friedhof.',
    'V-SCORE-09': 'Wer die meisten Punkte hat, gewinnt.',
    'V-SCORE-10': 'Bei Gleichstand gewinnt, wer mehr Getreide auf dem Hof hat.',
    'V-SCORE-11':
      'Bei erneutem Gleichstand gewinnt, wer mehr lebende Familienmitglieder hat – auf dem Hof, dem Spielplan und im schwarzen Beutel.',
    'V-SCORE-12': 'Danach teilt ihr euch den Sieg.',
    'V-SCORE-13': 'Die Punkteleiste hat hier kein Ende: Nach einer vollen Runde wird einfach weitergezählt.',
  }) satisfies Record<keyof ReturnType<typeof english>, string>
