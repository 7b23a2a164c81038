/** Rules of Village in German: combining the expansions. */

import type { combinations as english } from './combinations.en.ts'

export const combinations = {
  'VC-01':
    'Inn, Port und Marriage lassen sich beliebig zum Basisspiel kombinieren, und Lebensziele passen zu jeder Kombination.',
  'VC-02': 'Alle Regeln der verwendeten Erweiterungen gelten gemeinsam; eigene Regeln für Kombinationen gibt es nicht.',
  'VC-03':
    'Zuerst kommt der Basisaufbau mit den Änderungen jeder Erweiterung, dann Port, dann die Lebensziele, dann die Steine der 1. Runde.',
  'VC-04':
    'Das Rundenende: letzter Stein und seine Aktion, Sterbefälle, Messe, mit Marriage die Hochzeit, nächster Startspieler, neue Steine.',
  'VC-05':
    'Das Ende läuten eine volle Dorfchronik oder ein voller Friedhof ein, mit Port auch volle Seebestattungsfelder. Plätze mit Ringen zählen nur mit Marriage.',
  'VC-10': 'Inn: Die 30 Karten von Inn bilden drei Stapel zu 10.',
  'VC-11':
    'Inn und Port: Graf, Reisender, Bote und Zöllner weichen Admiral, Steuermann, Quartiermeister und Kartograph.',
  'VC-12': 'Inn und Marriage: Base, Fragnerin und Tausendsassa kommen dazu; drei Stapel zu 11.',
  'VC-13': 'Mit allen drei Erweiterungen gilt beides: 33 Karten in drei Stapeln zu 11.',
  'VC-14': 'Port und Marriage: 8 Schatzkisten in einem gemischten Stapel.',
  'VC-15': 'Ohne Inn gibt es keine Personenkarten.',
  'VC-16': 'Es gibt 24 Kunden im Basisspiel, 4 mehr mit Inn, 5 mehr mit Marriage, dazu die gewählten Promo-Kunden.',
  'VC-20':
    'Jede Kombination hat ihre eigene Aufbaukarte: Sie sagt, wie viele Steine jeder Farbe in den Beutel und wie viele auf jedes Feld kommen. Alle Peststeine kommen dazu; fehlende Farben werden nicht ersetzt.',
  'VC-21': 'Die Zahl der Steine geht immer durch die Spielerzahl auf, auch in Runde 1 mit Marriage.',
  'VC-22': 'Der Markt bekommt immer genau 1 Stein. (Für 3 bis 5 Personen rekonstruiert.)',
  'VC-23':
    'Inn und Port bringen je einen Zug mehr pro Person und Runde, Marriage bringt zwei. Die Aufbaukarte zeigt, wie viele Steine auf jedem Feld liegen. (Die meisten dieser Zahlen sind rekonstruiert.)',
  'VC-24': 'Mit Marriage bleibt das Feld „Familie“ in Runde 1 leer, und es liegen entsprechend weniger Steine aus.',
  'VC-25':
    'Ist der Beutel leer, wird in der Reihenfolge Ernte, Familie, Handwerk, Markt, Reise, Ratsstube, Kirche, Wirtshaus, Schmuggler, Heirat bestückt. (Auslegung.)',
  'VC-30':
    'Allein nutzt du die Aufbaukarte für zwei deiner Kombination; was nicht im Spiel ist, ist auf Connys Ablage abgedeckt.',
  'VC-31':
    'Solo mit Inn: Ein Federkiel durch einen Stein vom Wirtshaus schickt Connys ältestes Familienmitglied auf den Friedhof. Personenkarten nimmt sie nicht.',
  'VC-32':
    'Solo mit Port: Ein Federkiel durch einen Stein von der Reise führt in den Bereich „Reise“, sonst auf ein Seebestattungsfeld deiner Wahl, und kann das Ende einläuten. Punkte bekommt Conny dafür nicht. (Deine Wahl ist unsere Auslegung.)',
  'VC-33':
    'Solo mit Marriage: Ein drittes pinkes Familienmitglied kommt dazu, und Conny hat 12. Ein Federkiel durch die Heirat führt in den Bereich „Hofplan“, durch den Schmuggler auf den Friedhof.',
  'VC-34':
    'Solo mit Marriage: Bei jeder Hochzeit wird ein zweites Mal für ein weiteres pinkes Familienmitglied gewürfelt.',
  'VC-35': 'Beide Würfe kommen vor dem Heiraten; dann heiratet genau ein Paar. (Das eine Paar ist unsere Auslegung.)',
  'VC-36':
    'Die Solo-Grenzen steigen um 10 mit Inn, 5 mit Port und 15 mit Marriage. Mit allen dreien beginnt Genie bei 100 und Polyhistor bei 110.',
  'VC-37': 'Im Solospiel bringt die Taschendiebin 6 Punkte. (Auslegung.)',
  'VC-40': 'Promo-Kunden kommen nach Belieben in den Stapel; die einer Erweiterung nur mit ihr.',
  'VC-41':
    'Ein Inn-Promo bringt 1 zusätzlichen Punkt je Personenkarte mit leerem Tintenfässchen. (Was er verlangt und seine Punkte sind rekonstruiert.)',
  'VC-42': 'Die beiden anderen Inn-Promos sind gewöhnliche Kunden. (Ihre Werte sind rekonstruiert.)',
  'VC-43':
    'Der Port-Promo verlangt eine heimgebrachte, noch verschlossene Schatzkiste; sie verlässt das Spiel ungeöffnet. (Letzteres ist unsere Auslegung; seine Punkte sind rekonstruiert.)',
  'VC-50':
    'Wer im Wirtshaus, auf dem Marriage-Spielplan oder auf einem Schiff ist, ist nicht auf dem Hof. Für die Ernte muss jemand dort sein.',
  'VC-51': 'Du darfst Brot genau dann einsetzen, wenn jemand sterben muss, sodass deine „1er“ wie „2er“ zählen.',
  'VC-52': 'Auch wer auf See, im Wirtshaus oder auf dem Marriage-Spielplan ist, kann sterben müssen.',
  'VC-53': 'An einem Markttag tritt ein Sterbefall sofort ein, auch an Bord eines Schiffes.',
  'VC-54': 'Was ein Rang dir bringt, etwa eine Münze, darfst du noch im selben Zug ausgeben. (Auslegung.)',
  'VC-55':
    'Über den Schmuggler bedienst du in der Warteschlange auch Kunden der Erweiterungen und Promos; der Port-Promo braucht eine verschlossene Schatzkiste daheim. (Auslegung.)',
  'VC-56': 'Auf der 3. Stufe der Ratsstube darfst du mit Inn Bier nehmen, aber nie Brot, Werkzeug, Kakao oder Tee.',
  'VC-57':
    'In den letzten Zügen gilt alles aus den Erweiterungen weiter. Dann folgen die letzte Messe ohne Hochzeit, die Lebensziele und die Wertung.',
  'VC-58': 'Ein langer Zug kann den Federkiel zweimal überschreiten: Dann sterben zwei nacheinander. (Auslegung.)',
  'VC-59':
    'Die Erweiterungen ändern einige Basisregeln: Mit Port entfallen die bisherige Reise und ihre Wertung; wer in Wirtshaus, Brauerei, auf See oder dem Marriage-Spielplan ist, ist sichtbar; aus dem Wirtshaus geht es auf den Friedhof, die Brauerei zählt als Handwerk, der Marriage-Spielplan als Hof.',
  'VC-60':
    'Nur du kennst deine Lebensziele, deine verschlossenen Schatzkisten und deine Personenkarten auf der Hand. Käufe von den offenen Stapeln sehen alle, den Kauf mit der Edeldame nicht. (Für die Hand: Auslegung.)',
  'VC-61':
    'Greis, Gaukler und Brunnen ändern die Spielreihenfolge nie. Eine Runde dauert, bis der letzte Stein genommen ist. (Für die Karten: Auslegung.)',
} as const satisfies Record<keyof typeof english, string>
