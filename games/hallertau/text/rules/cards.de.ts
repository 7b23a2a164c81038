/** Rules of Hallertau in German: when and how cards are played, and rulings on single cards. */

import type { cards as english } from './cards.en.ts'

export const cards = {
  'H-ANY-01': 'Warenanzeiger darfst du jederzeit umlegen; an den Summen ändert das nichts. Hier wird für dich gezählt.',
  'H-ANY-02':
    'Du darfst Handkarten jederzeit ausspielen: in jeder Phase, mitten in einer Aktion, im Zug anderer, zwischen den Runden. Nur die Phasenleiste der Karte kann es verbieten.',
  'H-ANY-03': 'Eine ausgespielte Karte bleibt bis zum Spielende offen vor dir liegen und gilt als ausgespielt.',
  'H-ANY-04':
    'Eine außerhalb einer Aktion gespielte Karte wirkt sofort und vollständig, bevor etwas anderes geschieht.',
  'H-ANY-05':
    'Spielst du eine Karte mitten in einer Aktion, wird sie sofort geprüft und bezahlt; ihre Effekte warten, bis die laufende Aktion fertig ist.',
  'H-ANY-06':
    'Mit „Aktion“ ist hier ein kleiner Schritt gemeint: ein Ertrag, ein Tausch, einmal aussäen, 1 Schaf rücken, 1 Karte ziehen, 1 Acker ernten, ein Handwerksschritt, die Effekte einer Karte und Ähnliches. Zwischen zwei solchen Schritten wirkt eine Karte sofort.',
  'H-ANY-07':
    'Beim Tauschen gibt es zwischen Zahlen und Erhalten einen Moment, in dem Karten gespielt werden können; ebenso bei einer Karte zwischen Kosten und Effekten.',
  'H-ANY-08':
    'Spielst du mehrere Karten zusammen, müssen in diesem Moment alle Voraussetzungen erfüllt sein, und alle Kosten werden gemeinsam bezahlt. Dann wirken sie nacheinander in deiner Reihenfolge, selbst wenn die erste die Voraussetzung der zweiten zunichtemacht.',
  'H-ANY-09':
    'Wollen mehrere gleichzeitig Karten ausspielen, geht es im Uhrzeigersinn – ab der Person, die dran ist (Phase 4; Phase 9, wenn sie reihum gespielt wird), sonst ab der Startspielermarke.',
  'H-ANY-10':
    'Alle mit einer spielbaren Karte werden in jedem wichtigen Moment gefragt: rund um jede Phase, vor und nach jedem Zug in Phase 4, zwischen den Aktionen eines Feldes, bei jedem geernteten Acker und jedem Handwerksschritt und ganz am Ende.',
  'H-ANY-11': 'Spielst du eine Karte, wenn jemand anderes dran ist, geht dessen Zug danach weiter.',
  'H-JUST-01':
    'Eine Voraussetzung mit „soeben“ gilt vom genannten Ereignis bis zum nächsten Schritt des Spiels; spielt jemand dazwischen Karten aus, bleibt der Moment offen. Beim Ausspielen wird alles noch einmal geprüft.',
  'H-JUST-02':
    'Karte 020: Du hast soeben deinen letzten Schmuck abgegeben – in Phase 9, auf einem Feld oder für eine Karte – und hast immer noch keinen.',
  'H-JUST-03':
    'Karte 309: Du hast soeben ein Aktionsfeld genutzt; jetzt zählen alle Arbeiter in dessen Viertel, egal von wem. Auch über die Karten 313, 419 und 726 genutzte Felder gelten.',
  'H-JUST-04':
    'Karte 310: Ein einziger Tausch von Arbeitern oder ein einzelner Effekt einer Karte hat dir soeben 2, 3 oder 4 Geräte gebracht. Geräte aus zwei Effekten oder Karten werden nicht zusammengezählt.',
  'H-JUST-05':
    'Karte 322: Du hast soeben Ackerbau, Düngung, Einsaat oder Wochenendarbeit genutzt oder nutzt es gerade, egal welchen Teil. Während der Aktion gespielt, wirkt sie danach.',
  'H-JUST-06': 'Karte 328 spielst du, während du die Metzgerei nutzt, also nach dem Setzen der Arbeiter.',
  'H-JUST-07': 'Karte 702 (Phase 4): Du hast soeben in diesem einen Zug mindestens 3 Arbeiter gegen Geräte getauscht.',
  'H-JUST-08':
    'Karte 706 (Phase 7): Deine Äcker haben dir in dieser Phase mindestens 11 Ackerfrüchte einer Sorte gebracht. Du kannst sie spielen, bis deine Erntezeit vorbei ist.',
  'H-JUST-09': 'Karte 208 (Phase 7): Deine Äcker haben dir in dieser Phase insgesamt mindestens 16 Waren gebracht.',
  'H-JUST-10':
    'Karten 811, 812 und 816: Die 3 Flachs, Gerste bzw. Roggen müssen frisch geerntet sein – in der laufenden Phase 7 oder unmittelbar zuvor durch die Ernte einer Karte. Sie dürfen von mehreren Äckern stammen; was du sonst ausgibst, stammt zuerst aus älterem Vorrat.',
  'H-JUST-11':
    'Karte 713: Du spielst eine andere Karte unmittelbar nach dem Erhalt aus, egal wie du sie bekommen hast. Die andere Karte wirkt zuerst.',
  'H-JUST-12':
    'Karte 303 zählt die Arbeiter, die in dieser Phase 1 entfernt wurden. Karte 330 zählt alle Geräte, die du in dieser Phase 4 bisher erhalten hast, Karte 305 die Schritte dieser Phase 9.',
  'H-JUST-13':
    'Karten mit dunklem Buch (009, 106, 118, 202, 314, 329, 703) haben kein Zeitfenster: Du kannst sie in jeder Phase spielen, solange die Situation auf dem Aktionsplan besteht.',
  'H-CARD-01':
    'Eine Karte kannst du nur ausspielen, wenn du ihre Anforderung erfüllst: eine Voraussetzung („Du hast“), eine Situation auf dem Aktionsplan oder Kosten („Gib ab“). Gedruckte Karten zeigen dafür ein Buch, ein dunkles Buch oder einen Pfeil.',
  'H-CARD-02':
    'Eine Voraussetzung fragt, was du hast oder erreicht hast; bezahlt wird nichts. Zahlen sind Mindestwerte, außer es steht „genau“ oder „max.“ dabei. Alle Teile müssen stimmen; bei „oder“ oder großem Schrägstrich genügt einer. Erfüllst du beide, bringt das nicht mehr.',
  'H-CARD-03':
    'Voraussetzungen betreffen nur deine eigenen Pläne, Ressourcen, Hand- und ausgespielten Karten, nie die der anderen.',
  'H-CARD-04':
    'Ein dunkles Buch verlangt eine Situation auf dem Aktionsplan. Wer sie herbeigeführt hat, ist egal, und du darfst die Karte auch spielen, wenn andere dran sind.',
  'H-CARD-05':
    'Kosten bezahlst du aus deinem Vorrat, genau in den gezeigten Mengen und alle Teile. Bei „oder“ bzw. großem Schrägstrich zahlst du genau eine Möglichkeit.',
  'H-CARD-06': 'Ergibt sich ein Preis von 0, ist die Karte kostenlos – etwa Karte 404 mit 8 Äckern.',
  'H-CARD-07':
    'Nach dem oberen Teil folgen sofort die Effekte von oben nach unten. Auf jeden darfst du ganz oder teilweise verzichten, auf Voraussetzung und Kosten nie.',
  'H-CARD-08':
    'Treten Schrägstriche paarweise auf, wählst du eine zutreffende Möglichkeit und erhältst, was in der zweiten Gruppe an derselben Stelle steht. Es muss nicht die beste sein.',
  'H-CARD-09':
    'Welche Möglichkeiten zutreffen, entscheidet sich beim Ausspielen; Mengen, die vom Spielstand abhängen, werden beim Ausführen gezählt.',
  'H-CARD-10':
    'Bei „oder“ bzw. großem Schrägstrich in einem Effekt nimmst du genau eine Möglichkeit, gern auch weniger davon.',
  'H-CARD-11':
    'Jeder Effekt geschieht nur einmal. Anders die Bonuskarten: Sie bringen in jeder späteren Phase 3 Einkommen – oder sofort, wenn du sie in Phase 3 spielst.',
  'H-CARD-12':
    'Bonus- und Punktekarten bringen am Ende ihre Siegpunkte, wenn sie offen ausliegen. Auf der Hand sind sie nichts wert.',
  'H-CARD-13':
    'Die Phasenleiste sagt, wann du die Karte spielen darfst: nur in der gezeigten Phase oder in jeder anderen. Die Phase 3 auf Bonuskarten ist keine Beschränkung.',
  'H-CARD-14': '„Bisher ausgespielte“ Karten sind deine ausliegenden Karten ohne die, die du gerade spielst.',
  'H-CARD-15': 'Kostet eine Karte Handkarten (414, 634, 635, 815), zahlst du mit anderen als der gespielten.',
  'H-CARD-16': '„Ein Acker“ ist jeder deiner Äcker, bepflanzt oder leer, sofern die Karte nichts anderes sagt.',
  'H-CARD-17':
    '„In Summe“ heißt, beide Mengen werden addiert. Verlangt eine Karte mindestens ebenso viel von etwas anderem (110, 223, 224, 503, 629), zählt die kleinste Menge.',
  'H-CARD-18':
    '„Ackerfrüchte unterschiedlicher Sorten“: jede Sorte höchstens einmal. „Waren einer Sorte“: nur eine einzige Sorte.',
  'H-CARD-19':
    'Eine durch einen Effekt gezogene Karte hast du sofort auf der Hand; ausspielen darfst du sie, sobald die laufende Karte fertig ist.',
  'H-CARD-20':
    'Was dir eine Karte zurückgibt (406, 412, 415, 425, 620, 719, 734), kommt erst nach dem Bezahlen: Du musst die vollen Kosten zuerst besitzen.',
  'H-CARD-21': 'Einstiegs- und Hofkarten ziehst du immer aus dem Deck, das in dieser Partie im Spiel ist.',
  'H-CARD-22':
    'Karten ziehst du durch einen Effekt immer zuletzt, nach allen anderen Erträgen und Entscheidungen derselben Karte. So siehst du die neue Karte nie vor deiner Wahl.',
  'H-SPC-001': 'Karte 001: Alle Schritte macht ein und dasselbe Schaf.',
  'H-SPC-022':
    'Karte 022 verlangt genau 1 oder genau 2 bepflanzte Äcker; dann darfst du in jeder Phase einen Acker ernten. Karte 221 erntet bis zu 2 Äcker, Karte 628 bis zu 3.',
  'H-SPC-023':
    'Die Karten 023 und 828 verlangen, dass kein Acker leer ist; das stimmt auch ganz ohne Äcker. Ebenso „keine Äcker in den Zeilen …“ auf 203, 402, 831 und 832.',
  'H-SPC-024':
    'Die Karten 023, 121, 122 und 222 heben Äcker um je eine Zeile. Äcker in Zeile 5 können nicht steigen, und du darfst Äcker auslassen.',
  'H-SPC-109':
    'Karte 109: Zähle deine ausgespielten Karten je Art – Einstieg, Hof, Bonus, Punkte – und nimm die größte Zahl.',
  'H-SPC-121':
    'Karte 121 (Phase 4) verlangt noch 1 bis 3 Arbeiter in deinem Arbeitervorrat, Karte 302 noch 1 oder 2, Karte 313 genau 1.',
  'H-SPC-205':
    'Karte 205: ab 6 Äckern ein neuer in Zeile 2, ab 7 in Zeile 5; mit 8 kannst du sie ohne Wirkung spielen. Auch die 6, 7 und 8 Äcker der Karte 312 sind Mindestwerte.',
  'H-SPC-210': 'Karte 210: Alle Arbeiter eines Aktionsfeldes, aus allen Reihen, kommen in den allgemeinen Vorrat.',
  'H-SPC-211': 'Karte 211: Mit 3 Lehm erhältst du 2 Hopfen, mit 3 Hopfen 2 Lehm; nur eins von beiden.',
  'H-SPC-212': 'Die Karten 212, 219 und 632 bringen die genannte Zahl minus die Zahl in deinem Fenster, mindestens 0.',
  'H-SPC-214': 'Karten 214 und 322: Aussäen darfst du nur die gewählte Sorte, ob aus den neuen oder älteren Waren.',
  'H-SPC-222':
    'Karte 222: Spiele sie in Phase 4 zu Beginn deines Zuges ohne bepflanzten Acker; dieser Zug muss dann alle deine übrigen Arbeiter aufbrauchen. Arbeiter, die Karte 315 später zurückbringt, schaden nicht.',
  'H-SPC-301':
    'Karte 301: Auf der Hofkarte, die als nächste deinen Stallplan verlässt, steht mindestens 1 Schaf. Das geht in jeder Phase, auch in Phase 2 direkt vor dem Entfernen, aber nicht mehr in Runde 6 nach Phase 2.',
  'H-SPC-302':
    'Die Karten 302 und 725 entfernen die oberste belegte Reihe jedes genannten Feldes, alle oder keine. Ist eines der Felder leer, darfst du die Karte trotzdem spielen.',
  'H-SPC-303':
    'Karte 303 zählt die in dieser Phase 1 entfernten Arbeiter des Viertels, das am meisten verlor. In Runde 1 sind es nie mehr als 5, dann ist die Karte also nicht spielbar.',
  'H-SPC-312':
    'Karte 312 (Phase 4): Ein Handwerk rückt kostenlos 1 Feld vor. Das Hausplättchen rückt gegebenenfalls nach, bringt aber in dieser Runde keine Arbeiter mehr; Findlinge bleiben liegen.',
  'H-SPC-313':
    'Karte 313 (Phase 4): Dein letzter Arbeiter kommt in die leere zweite Reihe eines beliebigen Feldes, und du nutzt es. Die Reihe gilt dann mit 1 Arbeiter als belegt. In deinem Zug ersetzt die Karte den Zug; du darfst sie auch im Zug anderer spielen.',
  'H-SPC-314':
    'Karte 314: Auf zwei Feldern liegen genau je 3 Arbeiter; alle 3 des einen ziehen in die dritte Reihe eines anderen. Niemand nutzt dabei ein Feld. Ein Kartenaktionsfeld kann Arbeiter abgeben, hat aber keine dritte Reihe.',
  'H-SPC-315':
    'Karte 315: Die Arbeiter der obersten belegten Reihe eines Feldes gehören in dieser Runde dir, selbst wenn niemand mehr welche hat, solange Phase 4 noch läuft.',
  'H-SPC-316':
    'Karte 316: in Runde 1 keine Bonuskarte, in Runde 2 eine, ab Runde 3 zwei. Bis zu 3 verschiedene deiner Findlinge rücken in jeder Phase ohne Geräte ein Feld nach rechts; keiner darf auf einen anderen. Phase 10 richtet sie wie üblich neu aus.',
  'H-SPC-318': 'Die Karten 318 und 709 zählen, wie viele Felder dein vorderstes Handwerk vor deinem hintersten liegt.',
  'H-SPC-321': 'Karte 321: Gerste und Schmuck müssen zusammen mindestens 10 ergeben.',
  'H-SPC-323': 'Karte 323 darf den Acker aus jeder Zeile in Zeile 4 bringen, auch aus Zeile 5 herunter.',
  'H-SPC-324': 'Karte 324: Die Zahl in deinem Fenster muss um mehr als 5, 6 bzw. 7 über der Rundenzahl liegen.',
  'H-SPC-326':
    'Karte 326: Ein Schaf auf der Karte der Runde 4 bringt 1 Wolle, auf der Karte der Runde 5 oder 6 bringt es 2, in der Stallung 3. Wähle eine zutreffende Möglichkeit.',
  'H-SPC-327':
    'Die Karten 327 und 730 zählen die Hofkarten ohne Schafe, die gerade auf deinem Stallplan liegen, auch die der Runden 2 und 3.',
  'H-SPC-328':
    'Karte 328: Bei der Metzgerei darfst du statt des Schafs 1 Schmuck abgeben. Außerdem erhältst du 2 Felle und 1 Bonuskarte, auch wenn du nicht tauschst.',
  'H-SPC-329':
    'Karte 329: Bei 1 oder 2 Arbeitern in der Gärtnerei erhältst du kein Fleisch, bei 3 bis 5 erhältst du 2, bei 6 erhältst du 7.',
  'H-SPC-413': 'Karte 413: Für 1, 2 oder 3 Schafe erhältst du ebenso viele Geräte und ebenso viele Bonuskarten.',
  'H-SPC-419':
    'Karten 419 und 726 (nicht in Phase 4): Zahle 1 Schmuck und nutze ein Feld, auf dem insgesamt höchstens 1 Arbeiter liegt; die nächste Reihe wird aus dem allgemeinen Vorrat gefüllt. Du erhältst alles, was das Feld bietet, auch die Startspielermarke – selbst bei der letzten Gelegenheit.',
  'H-SPC-426':
    'Karte 426 (Phase 7): Der nächste Acker, den du erntest, bringt das Doppelte. Deine Geräte behältst du, und die zusätzlichen Waren gelten als geerntet.',
  'H-SPC-509':
    'Karte 509: Mit höchstens 4, 2, 1 oder 0 Äckern erhältst du einen Acker in Zeile 2, 3, 4 bzw. 5 und 0, 1, 2 bzw. 2 Bonuskarten. Auch Karte 704 (mindestens 4 Schafe, höchstens 7, 5, 4 oder 3 Äcker) und Karte 705 (mindestens 4 Schafe, höchstens 7, 4 oder 1 Geräte) nennen Höchstwerte.',
  'H-SPC-516':
    'Karte 516 nimmt 1 angepflanzte Ware von ihrem Acker; der Acker bleibt. Liegen dort 2 Waren (Karte 627), bleibt die andere.',
  'H-SPC-531':
    'Karte 531: Zwei unterschiedliche Schafe gehen einen Schritt zurück, aus der Stallung auf die Karte der Runde 6 oder auf die Karte der Runde davor. Liegt dort keine mehr, ist das Schaf verloren; in Runde 6 sind es immer beide. Du brauchst mindestens 2 Schafe.',
  'H-SPC-607':
    'Karte 607: Du erhältst zwei Äcker, deren Zeilen zusammen deinen Schmuck ergeben (4 bis 10); bei 4 oder 5 Schmuck geht auch ein einzelner Acker in Zeile 4 bzw. 5. Ab 6 sind es zwei oder keiner; mit nur einer freien Spalte also keiner.',
  'H-SPC-627': 'Karte 627 darf 2 gleiche Ackerfrüchte auf einen Acker pflanzen; du darfst auch nur 1 aussäen.',
  'H-SPC-631':
    'Karte 631: Nachdem du 2 Geräte abgegeben hast, werden deine Felle auf die Zahl deiner übrigen Geräte aufgefüllt. Hast du schon so viele oder mehr, verlierst du nichts.',
  'H-SPC-712': 'Karte 712: 3, 5 oder 7 Schmuck – oder 6, 8 oder 10 Geräte – bringen 2, 3 bzw. 4 Flachs.',
  'H-SPC-723':
    'Karte 723 bezahlst du mit 7 Flachs, mit 5 Flachs und 1 Fell, mit 3 Flachs und 2 Fellen, mit 1 Flachs und 3 Fellen oder mit 4 Fellen.',
  'H-SPC-728':
    'Karte 728: Hast du mehr als 3 Ackerfrüchte, gibst du alle bis auf drei ab; welche drei bleiben, wählst du.',
  'H-SPC-731': 'Karte 731: Du erhältst 1 Gerste und 1 Wolle je 2 Felle, abgerundet. Die Felle behältst du.',
  'H-SPC-839': 'Karte 839: In jeder Phase 3 darfst du genau 1 Gerät gegen 1 Schmuck tauschen.',
  'H-SPC-922':
    'Karte 922 verlangt 7 Äcker in den Zeilen 3, 4 und 5 in beliebiger Aufteilung, Karte 924 verlangt 8 Äcker. Karte 923 verlangt 8 Schafe, Karte 925 entweder 5 Schmuck oder 10 Schafe.',
} as const satisfies Record<keyof typeof english, string>
