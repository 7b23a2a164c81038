/** Rules of Hallertau in German: phases 1 to 8, the action spaces, sowing and sheep. */

import type { round as english } from './round.en.ts'

export const round = {
  'H-PH1-01': 'Zu viert werden von jedem Aktionsfeld die Arbeiter der obersten belegten Reihe entfernt, nur diese.',
  'H-PH1-02':
    'Allein, zu zweit und zu dritt wird eine Viertelkarte aufgedeckt, und dasselbe geschieht nur in den Vierteln, die sie für eure Spielerzahl nennt. Danach ist die Karte aus dem Spiel.',
  'H-PH1-03':
    'Entfernte Arbeiter kommen in den allgemeinen Vorrat. Die Reihen darunter bleiben liegen, und ein leeres Feld bleibt leer.',
  'H-PH1-04':
    'Alle sechs Viertelkarten kommen genau einmal vor: eine beim Aufbau, je eine zu Beginn der Runden 2 bis 6.',
  'H-PH1-05': 'Zu zweit nennen die sechs Karten die Viertelpaare 1 und 2, 2 und 4, 3 und 4, 1 und 4, 1 und 3, 2 und 3.',
  'H-PH1-06':
    'Zu dritt nennen vier Karten je drei Viertel; es fehlt jeweils 1, 2, 3 oder 4. Die beiden anderen nennen 1, 2 und zufällig 3 oder 4 sowie 3, 4 und zufällig 1 oder 2.',
  'H-PH1-07': 'Allein räumt jede Karte ein Viertel: 1, 2, 3, 4, einmal zufällig 1 oder 2, einmal zufällig 3 oder 4.',
  'H-PH1-08': 'Ein Fragezeichen entscheidet das Los mit gleichen Chancen, sobald die Karte aufgedeckt wird.',
  'H-PH1-09': 'Wie viele Arbeiter jedes Viertel soeben verloren hat, zählt für Karte 303.',
  'H-PH2-01': 'Die Hofkarte der laufenden Runde verlässt deinen Stallplan und liegt verdeckt daneben. Das ist Pflicht.',
  'H-PH2-02': 'Schafe, die noch auf dieser Karte stehen, sterben eines natürlichen Todes. Du bekommst nichts dafür.',
  'H-PH2-03':
    'Du erhältst so viele Arbeiter, wie das Fenster deines Dorfgemeinschaftshauses zeigt, immer die volle Zahl. Sie liegen auf der eben entfernten Karte: Das ist dein Arbeitervorrat der Runde.',
  'H-PH2-04':
    'Du darfst vor, zwischen und nach diesen Schritten Karten ausspielen. Karte 301 passt genau vor das Entfernen der Hofkarte.',
  'H-PH2-05': 'Zeigt das Fenster bereits Siegpunkte (18, 34, 50 oder 70), erhältst du weiterhin 12 Arbeiter.',
  'H-PH3-01': 'In Runde 1 gibt es kein Einkommen, selbst wenn du schon eine Bonuskarte ausliegen hast.',
  'H-PH3-02':
    'Ab Runde 2 bringt jede deiner ausliegenden Bonuskarten einmal ihr Einkommen, in der Reihenfolge deiner Wahl.',
  'H-PH3-03': 'Bonuskarten auf der Hand bringen kein Einkommen.',
  'H-PH3-04':
    'Spielst du eine Bonuskarte in Phase 3 aus, bringt sie sofort ihr Einkommen. Bezahlen darfst du sie mit dem, was du gerade erhalten hast.',
  'H-PH3-05': 'Auf Einkommen darfst du verzichten, wie auf jeden Karteneffekt.',
  'H-PH3-06': 'Du darfst beliebig mischen: etwas Einkommen, dann eine Handkarte, dann weiteres Einkommen.',
  'H-PH4-01':
    'Gespielt wird ab der Startspielermarke im Uhrzeigersinn, Zug um Zug, bis niemand mehr Arbeiter hat. Wer keine mehr hat, wird übersprungen.',
  'H-PH4-02':
    'In deinem Zug setzt du entweder Arbeiter auf ein Aktionsfeld und nutzt es, oder du tauschst Arbeiter gegen Geräte. Solange du Arbeiter hast, darfst du nicht passen.',
  'H-PH4-03':
    'Ohne Arbeiter musst du passen. Bekommst du vor dem Ende der Phase wieder Arbeiter (Karte 315), bist du wieder dran.',
  'H-PH4-04':
    'Die Reihen eines Feldes fassen von unten 1, 2 und 3 Arbeiter. Die vier Kartenaktionsfelder in den Ecken haben zwei Reihen, alle anderen drei.',
  'H-PH4-05':
    'Arbeiter kommen in die unterste leere Reihe: 1 Arbeiter auf ein leeres Feld, 2, wenn die unterste Reihe belegt ist, 3, wenn zwei Reihen belegt sind.',
  'H-PH4-06':
    'Eine Reihe ist belegt, sobald ein Arbeiter darin liegt. Nach Karte 313 kann die zweite Reihe belegt und die erste noch frei sein; diese kostet dann 1 Arbeiter.',
  'H-PH4-07':
    'Ein voll belegtes Feld kannst du nicht nutzen, ebenso wenig eines, dessen nächste Reihe mehr Arbeiter verlangt, als du hast.',
  'H-PH4-08': 'Du darfst dasselbe Feld in einem späteren Zug der Runde erneut nutzen, zum Preis der nächsten Reihe.',
  'H-PH4-09':
    'Führe die Aktionen des Feldes von oben nach unten aus, jede höchstens einmal, egal wie viele Arbeiter du gesetzt hast.',
  'H-PH4-10': 'Jede Aktion ist freiwillig, ganz oder teilweise. Du darfst sogar Arbeiter setzen und gar nichts nutzen.',
  'H-PH4-11':
    'Du darfst alle Aktionen eines Feldes nutzen, außer es steht „oder“ oder ein Schrägstrich dazwischen: Dann wählst du eine.',
  'H-PH4-12': 'Arbeiter bleiben auf dem Aktionsplan, bis Phase 1 oder eine Karte sie entfernt.',
  'H-PH4-13':
    'Statt Arbeiter zu setzen, darfst du beliebig viele, mindestens einen, abgeben und ebenso viele Geräte nehmen. In späteren Zügen darfst du das wiederholen.',
  'H-PH4-14':
    'Auf einem Kartenaktionsfeld darfst du dir neben der Karte sofort die Startspielermarke nehmen. Die laufende Phase ändert sich dadurch nicht; wer sie am Ende hat, beginnt in der nächsten Phase, in der die Reihenfolge zählt.',
  'H-PH4-15':
    'Karte und Marke sind beide freiwillig. Auch bei leerem Deck darfst du das Feld nur für die Marke nutzen.',
  'H-PH4-16':
    'Hat niemand mehr Arbeiter, dürfen alle noch Karten in Phase 4 ausspielen. Kommen dadurch keine Arbeiter zurück, endet die Phase.',
  'H-ACT-21':
    'Ein Handwerk, das am Hausplättchen anliegt, kann im Rathaus nicht nach links. Kann sich keines bewegen, gibt es keinen Schmuck. Das Hausplättchen rückt nie zurück, und die Findlinge bleiben liegen.',
  'H-ACT-22':
    'Mit 9 Schmuck bringt das Rathaus noch 1, mit 10 keinen mehr; verschieben darfst du das Handwerk trotzdem.',
  'H-ACT-23': 'Fünf Felder bringen Lehm: Lehmförderung, Gärtnerei, Urbarmachung, Landverkauf und Geräteschuppen.',
  'H-PH5-01':
    'Nach Phase 4 nimmst du die verdeckte Hofkarte, auf der deine Arbeiter lagen, auf die Hand. Wenn möglich, darfst du sie sofort ausspielen.',
  'H-PH5-02': 'Diese Karte gilt als soeben erhalten; das zählt für Karte 713.',
  'H-SOW-01':
    'Einmal aussäen heißt: 1 Ackerfrucht deiner Wahl – Flachs, Gerste, Hopfen oder Roggen – kommt aus deinem Vorrat auf einen deiner leeren Äcker.',
  'H-SOW-02':
    'Mehrere Aktionen „Aussäen“ führst du nacheinander aus, jede mit eigener Ackerfrucht und eigenem Acker. Du darfst weniger oder keine davon nutzen.',
  'H-SOW-03':
    'Aussäen kannst du nur auf leeren Äckern und nur Waren aus deinem eigenen Vorrat. Auf einen Acker kommt genau 1 Ware.',
  'H-SOW-04':
    'Mit den Karten 027, 112, 229 und 522 säst du Wolle, Lehm oder Fleisch. So ein Acker ist bepflanzt und wird normal geerntet, gilt aber nicht als Acker mit einer Ackerfrucht.',
  'H-SOW-05':
    'Karte 627 pflanzt bis zu 2 gleiche Ackerfrüchte auf einen einzigen Acker. Er zählt als ein bepflanzter Acker und bringt das Doppelte seiner Zeile.',
  'H-SOW-06': 'Hast du keinen leeren Acker oder nichts zum Aussäen, verfällt die Aktion „Aussäen“.',
  'H-PH6-01': 'Zuerst rückt jeder deiner leeren Äcker in den Zeilen 2 bis 4 eine Zeile nach oben. Das ist Pflicht.',
  'H-PH6-02':
    'Danach rückt genau ein leerer Acker eine weitere Zeile nach oben; du wählst, welcher. Solange noch einer steigen kann, darfst du keinen in Zeile 5 wählen.',
  'H-PH6-03': 'Bepflanzte Äcker bewegen sich in Phase 6 nicht, und Äcker in Zeile 5 bleiben dort.',
  'H-PH7-01':
    'Jeder bepflanzte Acker bringt so viele seiner Waren, wie seine Zeile angibt; dann rückt er eine Zeile nach unten (Zeile 2 bleibt). Ernte einen Acker nach dem anderen; die Reihenfolge wählst du.',
  'H-PH7-02': 'Du musst jeden bepflanzten Acker ernten.',
  'H-PH7-03': 'Nach der Ernte ist der Acker leer.',
  'H-PH7-04':
    'In Phase 7 wird jeder Acker höchstens einmal geerntet. Ein in dieser Phase besäter Acker kommt noch dran, wenn er noch nicht geerntet wurde und du nicht fertig bist; sonst wartet er auf die nächste Ernte.',
  'H-PH7-05':
    'Eine Ernte durch eine Karte (022, 221, 628) hat dieselben zwei Schritte, in jeder Phase. In Phase 7 zählen ihre Waren für die Karten 208 und 706.',
  'H-PH7-06':
    'Was du in dieser Phase geerntet hast, wird je Sorte gezählt; die Karten 208, 706, 811, 812 und 816 fragen danach.',
  'H-PH8-01':
    'Du erhältst 1 Milch je Schaf auf deinem Stallplan, auf Hofkarten wie in der Stallung. Die Schafe bleiben stehen.',
  'H-PH8-02':
    'Gemolken wird einmal. Ein Schaf, das du später in Phase 8 erhältst, gibt erst in der nächsten Runde Milch.',
  'H-SHEEP-01': 'Deine Schafe stehen auf den Hofkarten deines Stallplans oder in der Stallung.',
  'H-SHEEP-02': 'Schafe in der Stallung sterben nicht und ziehen nicht weiter.',
  'H-SHEEP-03':
    'Die Lebenserhaltung bringt genau 1 Schaf auf die Hofkarte der nächsten Runde oder von der Karte der Runde 6 in die Stallung.',
  'H-SHEEP-04':
    'Verschiebt eine Karte mehrere unterschiedliche Schafe, geht jedes einen Schritt und keines zweimal. Nur Karte 001 bewegt ein einzelnes Schaf bis zu drei Schritte.',
  'H-SHEEP-05':
    'Schafe unterscheiden sich nur durch ihren Platz. „Unterschiedliche Schafe“ heißt einfach: verschiedene Figuren, auch auf derselben Karte.',
  'H-SHEEP-06':
    'Schafe stehen normalerweise auf den Karten der Runden 4, 5 und 6; nur Karte 531 kann sie auf die Karte der Runde 3 zurückbringen.',
  'H-SHEEP-07':
    'Nach Phase 2 der Runde 6 liegt keine Hofkarte mehr auf deinem Stallplan; alle lebenden Schafe sind dann in der Stallung.',
} as const satisfies Record<keyof typeof english, string>
