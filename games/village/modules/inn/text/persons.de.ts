/** Rules of Village in German: the person cards. */

import type { persons as english } from './persons.en.ts'

export const persons = {
  'VX-Baeuerin-1':
    'Bäuerin (behalten): am Ende 1 Punkt je Getreidesack auf deinem Hof, höchstens 5. Getreide auf dem Schiff zählt nicht.',
  'VX-Buergermeister-1':
    'Bürgermeister (behalten): Am Ende bringen 1, 2 oder 3 grüne Steine auf deinem Hof 2, 4 oder 6 Punkte; 4 oder mehr bringen nichts. Münzen sind keine Joker.',
  'VX-Buergermeister-2':
    'Du kannst keine Steine wegwerfen, um auf drei zu kommen. Das gilt auch für Gelehrter, Nonne und Zunftmeister.',
  'VX-Chronist-1': 'Chronist (behalten): Deine Dorfchronik zählt nach der Tabelle der Karte.',
  'VX-Chronist-2': 'Durch den Barden Verewigte zählen für den Chronisten mit.',
  'VX-Gelehrter-1': 'Gelehrter (behalten): wie der Bürgermeister, für rosa Steine.',
  'VX-Graf-1':
    'Graf (behalten; nicht mit Port): am Ende 2 Punkte für jede Burg mit roter Flagge, auf der dein Marker liegt.',
  'VX-Graf-2': 'Ein Marker durch den Boten zählt für den Grafen.',
  'VX-Gutsverwalter-1':
    'Gutsverwalter (behalten): am Ende 2 Punkte für jede Güterart auf deinem Hof – Pferd, Ochse, Pflug, Planwagen, Schriftrolle, Bier.',
  'VX-Gutsverwalter-2':
    'Güter auf dem Schiff zählen für den Gutsverwalter nicht, ebenso wenig Kakao, Tee, Brot, Werkzeug und Getreide.',
  'VX-Medikus-1':
    'Medikus (behalten): am Ende 1 Punkt für jedes lebende Familienmitglied, auf dem Hof, den Spielplänen und im schwarzen Beutel.',
  'VX-Medikus-2':
    'Wer auf Schiff, Leuchtturm, im Wirtshaus oder auf dem Marriage-Spielplan ist, zählt für den Medikus.',
  'VX-Nonne-1': 'Nonne (behalten): wie der Bürgermeister, für braune Steine.',
  'VX-Reisender-1': 'Reisender (behalten; nicht mit Port): Deine Burgen zählen nach der Tabelle der Karte.',
  'VX-Taschendiebin-1':
    'Taschendiebin (behalten): ganz zuletzt 6 Punkte, wenn niemand weniger Punkte hat als du, sonst 3.',
  'VX-Zunftmeister-1': 'Zunftmeister (behalten): wie der Bürgermeister, für orangefarbene Steine.',
  'VX-Abt-1': 'Abt: Bewege eines deiner Familienmitglieder auf einer Kirchenstufe kostenlos auf die höchste Stufe.',
  'VX-Abt-2':
    'Vor der Mehrheit einer Messe gespielt, zählt der Abt dafür schon. Wer im schwarzen Beutel ist, hilft nicht.',
  'VX-Bote-1':
    'Bote (nicht mit Port): Lege deinen Marker auf eine beliebige Burg ohne eigenen Marker und erhalte ihre Belohnung. Niemand bewegt sich.',
  'VX-Edeldame-1':
    'Edeldame: 2 Punkte. Sieh dann einen Personenstapel durch und erwirb auf Wunsch eine Karte zu ihrem Preis; die Reihenfolge bleibt. Im Wirtshaus brauchst du niemanden.',
  'VX-Knecht-1':
    'Knecht: 2 Punkte, und du darfst deinen Hof auf 5 Getreidesäcke auffüllen, sogar zwischen zwei Kirchenstufen.',
  'VX-Kraeuterweib-1':
    'Kräuterweib (nicht am Markttag): 2 Punkte, und du darfst deinen Lebenszeitmarker direkt rechts oder links vom Federkiel absetzen.',
  'VX-Kraeuterweib-2':
    'Nicht, während du Zeit abgibst. Das Versetzen löst keinen Sterbefall aus und verhindert keinen, der schon ansteht.',
  'VX-Ratsherr-1':
    'Ratsherr: Eines deiner Familienmitglieder in der Ratsstube nutzt 2 Privilegien seiner oder niedrigerer Stufen, auch zweimal dasselbe. Den Marker „Nächster Startspieler“ nur, wenn er noch da ist.',
  'VX-Ratsherr-2':
    'Das Privileg der Stufe 4 kostet weiterhin jedes Mal seine Münze, und Bier ist als Gut wählbar. Niemand rückt vor.',
  'VX-Schmiedin-1': 'Schmiedin: Nimm 2 Pflüge.',
  'VX-Schreiber-1': 'Schreiber: Nimm 2 Schriftrollen.',
  'VX-VerlorenerSohn-1':
    'Verlorener Sohn: 3 Punkte, und du darfst wie bei der Aktion „Familie“ Nachwuchs bekommen oder jemanden heimholen, zusätzlich zu deiner Aktion.',
  'VX-VerlorenerSohn-2':
    'Wie die Aktion „Familie“ reicht er nicht zu Leuchttürmen, Schiffen oder in den schwarzen Beutel.',
  'VX-Viehzuechter-1': 'Viehzüchter: Nimm 1 Pferd oder 1 Ochsen.',
  'VX-Wagenbauer-1': 'Wagenbauer: Nimm 1 Planwagen.',
  'VX-Any-1':
    'Güter von diesen Karten kommen auf deinen Hof, nie direkt in einen Laderaum. Vor dem Beladen gespielt, dürfen sie an Bord.',
  'VX-Altwarenhaendlerin-1':
    'Altwarenhändlerin: Nimm am Ende eines Markttages, bevor Kunden aufrücken, kostenlos einen an den Ständen verbliebenen Kunden.',
  'VX-Altwarenhaendlerin-2':
    'Nicht an einem Tag, an dem du den Marktschreier gespielt hast, und nie aus der Warteschlange. Auch wer gepasst hat, darf sie spielen.',
  'VX-Altwarenhaendlerin-3': 'Danach werden die Stände wie üblich aufgefüllt, auch wenn sonst niemand bedient wurde.',
  'VX-Barde-1':
    'Barde: Stirbt eines deiner Familienmitglieder, wo auch immer, kommt es in die Dorfchronik, ohne einen Platz zu belegen.',
  'VX-Barde-2':
    'Es zählt in der Dorfchronik, aber nicht für den Historiker. Das Ende kann es nicht einläuten, und Punkte für eine Seebestattung gibt es nicht.',
  'VX-Barde-3': 'Du darfst den Barden auch außerhalb deines Zuges spielen, wenn an einem Markttag jemand stirbt.',
  'VX-Gaukler-1':
    'Gaukler: Direkt nach deiner regulären Aktion erhältst du 2 Punkte und eine weitere Aktion: Nimm noch einen Stein oder nutze den Brunnen.',
  'VX-Gaukler-2':
    'Ein Sterbefall aus der regulären Aktion kommt vor der zusätzlichen, einer aus der zusätzlichen danach.',
  'VX-Gaukler-3': 'Liegt kein Stein mehr aus, bekommst du nur die 2 Punkte.',
  'VX-Gaukler-4':
    'Auch ein Zug, in dem du nur einen Stein nimmst und auf die Aktion verzichtest, ist eine reguläre Aktion. Es gibt nur einen Gaukler.',
  'VX-Gaukler-5':
    'Läutet der Sterbefall vor der zusätzlichen Aktion das Ende ein, führst du sie trotzdem noch aus; erst danach haben die anderen ihre letzten Züge.',
  'VX-Greis-1':
    'Greis: Statt einen Stein zu nehmen, erhältst du 3 Punkte und führst eine beliebige Aktion aus, ohne 3 Steine abzugeben.',
  'VX-Greis-2':
    'Das gilt als deine reguläre Aktion, der Gaukler darf also folgen; die Kosten der Aktion selbst sind fällig. Bei einem so ausgerufenen Markttag ist dein erster Verkauf frei vom Zuschlag. Auch im letzten Zug geht das.',
  'VX-Greis-3':
    'Der Greis kann die zusätzliche Aktion des Gauklers nicht ersetzen. Auf die Aktion, die er bringt, darfst du verzichten; dein Zug ist dann zu Ende.',
  'VX-Marktschreier-1':
    'Marktschreier: zu Beginn eines Markttages; an diesem Tag darfst du auch Kunden der Warteschlange bedienen.',
  'VX-Marktschreier-2':
    'Alles andere bleibt wie üblich: ein Kunde auf einmal, mit dem üblichen Zuschlag. Lücken in der Schlange schließen sich nach dem Markttag.',
  'VX-Marktschreier-3':
    'An diesem Tag endet der Markt nicht, solange du nicht gepasst hast und in der Warteschlange noch ein Kunde steht.',
  'VX-Mueller-1': 'Müller: Nutzt du die Mühle, erhältst du 5 Münzen statt 2.',
  'VX-Pater-1':
    'Pater: zu Beginn einer Messe; niemand darf gegen Münzen heraussuchen, und du bestimmst, welche 4 Figuren aus dem Beutel kommen.',
  'VX-Pater-2':
    'Genau 4, Familienmitglieder jeder Farbe oder Mönche. Mönche kommen zurück, Familienmitglieder auf Stufe 1, und die Messe geht weiter.',
  'VX-Zoellner-1':
    'Zöllner (nicht mit Port): Bei der Aktion „Reise“ nutzt du einen Weg ohne Steine, Zeit und Planwagen. Die Zeit für einen genommenen Peststein ist trotzdem fällig.',
  'VX-Admiral-1':
    'Admiral: Spiele ihn statt eines Kapitäns, ohne Münzen. 1 beliebiger Stein bringt 1 Schritt. Nach der Heimkehr ist er aus dem Spiel.',
  'VX-Admiral-2': 'Er fährt auch, wenn kein Kapitän mehr da ist.',
  'VX-Kartograph-1':
    'Kartograph: Stelle dein Schiff bei einer Reise auf ein beliebiges Insel-Wasserfeld, ohne Steine und Zeit, und lege dort an. Einen Kapitän brauchst du trotzdem.',
  'VX-Kartograph-2': 'Das ersetzt die ganze Fahrt der Aktion; keine Schritte davor oder danach.',
  'VX-Quartiermeister-1':
    'Quartiermeister: Lade einmal 2 gleiche Spielteile, jedes in einen eigenen Laderaum; an einer Insel die obersten 2 Plättchen ihres Stapels.',
  'VX-Quartiermeister-2':
    'An einer Insel brauchst du 2 freie Laderäume. Ist schon eines der Art an Bord, darf ein zweites dazu; ein drittes nie.',
  'VX-Steuermann-1':
    'Steuermann: Spiele ihn direkt nach dem Anheuern eines Kapitäns. Auf dieser Reise hat jede Fahrt 2 freie Schritte.',
  'VX-Steuermann-2': 'Er darf mit dem Admiral fahren. Freie Schritte auf Zeit-Wasserfelder kosten trotzdem Zeit.',
  'VX-Base-1':
    'Base: Stelle ein Familienmitglied von deinem Hof kostenlos auf einen freien Rang und erhalte dessen Bonus, zusätzlich zu deiner Aktion. Dabei gilt einmalig die Grenze von einem Familienmitglied im Zeremonienbereich nicht.',
  'VX-Base-2': 'Du darfst sie bei einer Messe spielen, direkt vor der Hochzeit.',
  'VX-Fragnerin-1': 'Fragnerin: Nimm 1 beliebigen Einflussstein, 1 Getreidesack und 1 Werkzeug oder 1 Brot.',
  'VX-Tausendsassa-1':
    'Tausendsassa: 1 Punkt, und würfle viermal; jeder Wurf bringt 1 Stein seiner Farbe, falls im Vorrat einer ist.',
} as const satisfies Record<keyof typeof english, string>
