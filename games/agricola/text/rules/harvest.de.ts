/** Die Erntezeit auf Deutsch: ihre drei Phasen und die elf Zeitpunkte, zu denen Karten wirken. */
import type { harvest as en } from './harvest.en.ts'

export const harvest = {
  'A-HARVEST-01':
    'Nach den Runden 4, 7, 9, 11, 13 und 14 ist Erntezeit. Sie besteht aus Ackerphase, Ernährungsphase und Vermehrungsphase; erst wenn alle mit einer fertig sind, beginnt die nächste.',
  'A-HARVEST-02':
    'Wo keine Karte einen Unterschied macht, handeln alle gleichzeitig, sonst reihum ab dem Startspieler.',
  'A-HARVEST-FIELD-01':
    'Von jedem bepflanzten Acker, auch auf Karten, nimmst du genau 1 Getreide oder Gemüse in deinen Vorrat. Das ist Pflicht.',
  'A-HARVEST-FIELD-02':
    'Ein Acker, von dem du das Letzte genommen hast, ist leer. Er bleibt Acker und kann später neu bestellt werden.',
  'A-HARVEST-FIELD-03': 'Karten, die in der Ackerphase etwas bringen, tun das jetzt.',
  'A-HARVEST-FEED-01': 'Du zahlst 2 NW je Familienmitglied; allein 3 NW je Erwachsenem.',
  'A-HARVEST-FEED-02':
    'Ernährt werden alle Familienmitglieder, wie auch immer sie zu dir kamen. Gäste und andere, die nicht zur Familie gehören, nur, wenn ihre Karte es sagt.',
  'A-HARVEST-FEED-03':
    'Wer in der eben beendeten Runde geboren wurde, kostet in dieser Erntezeit nur 1 NW. Folgte auf die Geburtsrunde keine Erntezeit, kostet er schon beim ersten Mal den vollen Betrag.',
  'A-HARVEST-FEED-04':
    'Zum Zahlen darfst du Waren umwandeln: Getreide und Gemüse bringen je 1 NW, mit Kochgelegenheiten mehr; Tiere nur mit solchen oder mit Karten. Brot backen geht hier nicht, außer eine Karte sagt es.',
  'A-HARVEST-FEED-05':
    'Die Tischlerei macht je Erntezeit höchstens 1 Holz zu 2 NW, die Töpferei 1 Lehm zu 2 NW und die Korbflechterei 1 Schilf zu 3 NW.',
  'A-HARVEST-FEED-06':
    'Für jeden nicht gezahlten NW nimmst du 1 Bettelkarte, also 3 Minuspunkte. Personen kannst du stattdessen nie abgeben.',
  'A-HARVEST-FEED-07':
    'Du darfst auf das Zahlen verzichten, Waren und sogar NW behalten und dafür Bettelkarten nehmen.',
  'A-HARVEST-FEED-08': 'Übrige NW bleiben in deinem Vorrat. Bei der Wertung zählen sie nichts.',
  'A-HARVEST-FEED-09': 'Bettelkarten wirst du nur durch eine Karte wieder los.',
  'A-HARVEST-BREED-01':
    'Für jede Tiersorte, von der du mindestens 2 hast, bekommst du genau 1 Jungtier, egal wie viele es sind.',
  'A-HARVEST-BREED-02': 'Wo die Elterntiere stehen, ist egal; sie dürfen auch getrennt sein.',
  'A-HARVEST-BREED-03':
    'Das Jungtier bekommst du nur, wenn es auf dem Hof oder einer Karte Platz findet. Sonst bekommst du es gar nicht und kannst es auch nicht verwerten.',
  'A-HARVEST-BREED-04':
    'Es zählt der Bestand zu Beginn der Vermehrungsphase, für alle Sorten zugleich; Jungtiere vermehren sich nicht.',
  'A-HARVEST-BREED-05':
    'Du darfst Tiere umstellen und ohne Gegenwert zurückgeben, um Platz für Jungtiere zu schaffen. Jede Sorte wächst um höchstens 1, und alle müssen untergebracht sein.',
  'A-HARVEST-BREED-06':
    'Vom Beginn der Vermehrungsphase bis zum Ende der Erntezeit lässt sich kein Tier in NW umwandeln. Vorher, in der Ernährungsphase, geht es, doch was du dort verwertest, ist kein Elterntier mehr.',
  'A-HARVEST-BREED-07': 'Du darfst weniger Tiere behalten, auch kein Jungtier.',
  'A-HARVEST-TIME-01':
    'Karten wirken in der Erntezeit zu elf Zeitpunkten: 1–3 Beginn, Verlauf und Ende der Ackerphase, 4 dazwischen, 5–7 Beginn, Verlauf und Ende der Ernährung, 8 dazwischen, 9–11 Beginn, Verlauf und Ende der Vermehrung. Innerhalb eines Zeitpunkts ordnest du deine Effekte selbst; sonst gilt die Zugreihenfolge.',
  'A-HARVEST-TIME-02': 'Tischlerei, Töpferei und Korbflechterei wirken während der Ernährungsphase.',
  'A-HARVEST-TIME-03':
    'Korndarre und Wassermühle wirken zum selben Zeitpunkt und vor dem Erntehelfer; die Molkerei wirkt vor Spinnrocken, Stampfbutterfass, Melkschemel und Webstuhl.',
  'A-HARVEST-TIME-04':
    'Bettelkarten werden bestimmt, sobald das Ernähren selbst abgeschlossen ist; der Schlachter wirkt erst danach. Lässt dich eine Karte zuletzt ernähren, tust du dann alles auf einmal.',
} as const satisfies Record<keyof typeof en, string>
