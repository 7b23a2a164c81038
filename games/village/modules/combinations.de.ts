/** Rules of Village in German: combining the expansions. */

import type { Phrases } from '../text/en.ts'
import type { combinations as english } from './combinations.en.ts'
import { addedTurns } from './figures.ts'

export const combinations = ({ box }: Phrases) =>
  ({
    'VC-01':
      'Inn, Port und Marriage lassen sich beliebig zum Basisspiel kombinieren, und Lebensziele passen zu jeder Kombination.',
    'VC-02':
      'Alle Regeln der verwendeten Erweiterungen gelten gemeinsam; eigene Regeln für Kombinationen gibt es nicht.',
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
    'VC-22': 'Der Markt bekommt immer genau 1 Stein.',
    'VC-23': `Züge mehr pro Person und Runde: Inn ${addedTurns(box, 'inn')}, Port ${addedTurns(box, 'port')}, Marriage ${addedTurns(box, 'marriage')}. Die Aufbaukarte zeigt, wie viele Steine auf jedem Feld liegen.`,
    'VC-24': 'Mit Marriage bleibt das Feld „Familie“ in Runde 1 leer, und es liegen entsprechend weniger Steine aus.',
    'VC-25':
      'Ist der Beutel leer, wird in der Reihenfolge Ernte, Familie, Handwerk, Markt, Reise, Ratsstube, Kirche, Wirtshaus, Schmuggler, Heirat bestückt.',
    'VC-30':
      'Allein nutzt du die Aufbaukarte für zwei deiner Kombination; was nicht im Spiel ist, ist auf Connys Ablage abgedeckt.',
    'VC-31':
      'Solo mit Inn: Deckt ein Stein vom Wirtshaus einen Federkiel auf, kommt Connys ältestes Familienmitglied auf den Friedhof. Personenkarten nimmt sie nicht.',
    'VC-32':
      'Solo mit Port: Deckt ein Stein von der Reise einen Federkiel auf, gilt der Bereich „Reise“, sonst ein Seebestattungsfeld deiner Wahl; das kann das Ende einläuten. Punkte bekommt Conny dafür nicht.',
    'VC-33':
      'Solo mit Marriage: Ein drittes pinkes Familienmitglied kommt dazu, und Conny hat 12. Deckt ein Stein von der Heirat einen Federkiel auf, gilt der Bereich „Hofplan“, beim Schmuggler der Friedhof.',
    'VC-34':
      'Solo mit Marriage: Bei jeder Hochzeit wird ein zweites Mal für ein weiteres pinkes Familienmitglied gewürfelt.',
    'VC-35': 'Beide Würfe kommen vor dem Heiraten; dann heiratet genau ein Paar.',
    'VC-36':
      'Die Solo-Grenzen steigen um 10 mit Inn, 5 mit Port und 15 mit Marriage. Mit allen dreien beginnt Genie bei 100 und Polyhistor bei 110.',
    'VC-37': 'Im Solospiel bringt die Taschendiebin 6 Punkte.',
    'VC-38':
      'Solo mit dem Gaukler: Conny nimmt ihren Stein für die reguläre Aktion vor der zusätzlichen, danach noch einen, wenn du einen Stein genommen hast. Nach dem Greis nimmt sie keinen, und du bist wieder dran.',
    'VC-39':
      'Solo mit Lebenszielen: Du erhältst 1 Silber- und 1 Goldziel, Conny keines. Die Wertung bleibt gleich. Der Marker „Nächster Startspieler“ gilt für die Aristokratin nicht als Münze.',
    'VC-40': 'Promo-Kunden kommen nach Belieben in den Stapel; die einer Erweiterung nur mit ihr.',
    'VC-41': 'Ein Inn-Promo bringt 1 zusätzlichen Punkt je Personenkarte mit leerem Tintenfässchen.',
    'VC-42': 'Die beiden anderen Inn-Promos sind gewöhnliche Kunden.',
    'VC-43':
      'Der Port-Promo verlangt eine heimgebrachte, noch verschlossene Schatzkiste; sie verlässt das Spiel ungeöffnet. Hast du mehrere, wählst du eine.',
    'VC-44':
      'Ein Promo-Plättchen ist eine Schatzkiste: Mit Port dürft ihr es vor dem Mischen zu den anderen Kisten legen.',
    'VC-50':
      'Wer im Wirtshaus, auf dem Marriage-Spielplan oder auf einem Schiff ist, ist nicht auf dem Hof. Für die Ernte muss jemand dort sein.',
    'VC-51': 'Du darfst Brot genau dann einsetzen, wenn jemand sterben muss, sodass deine „1er“ wie „2er“ zählen.',
    'VC-52': 'Auch wer auf See, im Wirtshaus oder auf dem Marriage-Spielplan ist, kann sterben müssen.',
    'VC-53': 'An einem Markttag tritt ein Sterbefall sofort ein, auch an Bord eines Schiffes.',
    'VC-54': 'Was ein Rang dir bringt, etwa eine Münze, darfst du noch im selben Zug ausgeben.',
    'VC-55':
      'Über den Schmuggler bedienst du in der Warteschlange auch Kunden der Erweiterungen und Promos; der Port-Promo braucht eine verschlossene Schatzkiste daheim.',
    'VC-56': 'Auf Stufe 3 der Ratsstube darfst du mit Inn Bier nehmen, aber nie Brot, Werkzeug, Kakao oder Tee.',
    'VC-57':
      'In den letzten Zügen gilt alles aus den Erweiterungen weiter. Dann folgen die letzte Messe ohne Hochzeit, die Lebensziele und die Wertung.',
    'VC-58': 'Ein langer Zug kann den Federkiel zweimal überschreiten: Dann sterben zwei nacheinander.',
    'VC-59':
      'Die Erweiterungen ändern einige Basisregeln: Mit Port entfallen die bisherige Reise und ihre Wertung; wer in Wirtshaus, Brauerei, auf See oder dem Marriage-Spielplan ist, ist sichtbar; aus dem Wirtshaus geht es auf den Friedhof, die Brauerei zählt als Handwerk, der Marriage-Spielplan als Hof.',
    'VC-60':
      'Nur du kennst deine Lebensziele, deine verschlossenen Schatzkisten und deine Personenkarten auf der Hand. Käufe von den offenen Stapeln sehen alle, den Kauf mit der Edeldame nicht.',
    'VC-61':
      'Greis, Gaukler und Brunnen ändern die Spielreihenfolge nie. Eine Runde dauert, bis der letzte Stein genommen ist.',
    'VC-62':
      'Brunnen und freie letzte Aktion gelten für jede Aktion im Spiel, auch Wirtshaus, Schmuggler und Heirat; auch diese Felder werden bestückt. Die Aktion „Familie“ reicht zu Wirtshaus, Brauerei und Marriage-Spielplan, nie zu Schiffen oder Leuchttürmen.',
    'VC-63':
      'Mit Marriage hat deine Familie 12 Mitglieder, und es gibt 7 Peststeine. Mit Port gibt es 26 Getreidesäcke und keine Marker auf Burgen.',
  }) satisfies { readonly [id in keyof ReturnType<typeof english>]: string }
