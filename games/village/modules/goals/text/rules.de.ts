/** Rules of Village in German: life goals. */

import type { Phrases } from '../../../text/en.ts'
import { asksFor } from '../../figures.ts'
import type { goals as english } from './rules.en.ts'

export const goals = (w: Phrases) =>
  ({
    'VG-01': 'Es gibt 19 Lebensziele: 9 silberne und 10 goldene. Sie passen zu jeder Kombination.',
    'VG-02':
      'Ziele für nicht verwendete Erweiterungen werden aussortiert. Vor den ersten Steinen erhalten alle verdeckt 1 Silber- und 1 Goldziel.',
    'VG-03':
      'Bierbrauer und Wirtin brauchen Inn, Entdecker und Leuchtturmwärter brauchen Port, Handwerker und Gouvernante brauchen Marriage. Der Handelsreisende entfällt mit Port.',
    'VG-04': 'Deine Ziele sind geheim; ansehen darfst du sie jederzeit.',
    'VG-05':
      'Sobald du alles erfüllst, was ein Ziel verlangt, auch ganz am Ende, darfst du es aufdecken und erhältst sofort die Punkte. Ein neues bekommst du nicht.',
    'VG-06': 'Du musst das Verlangte nur vorweisen; abgeben musst du nichts.',
    'VG-07': 'Auch Spielteile auf deinem Schiff zählen.',
    'VG-08':
      'Münzen zählen nicht als Steine, Schatzkisten nicht als Münzen, Handkarten nicht als das, was sie brächten.',
    'VG-09':
      'Aufdecken darfst du ein Ziel in jedem Zug, an Markttagen, bei Messen und Hochzeiten, sogar zwischen Erhalt und Verlust eines Spielteils. Die letzte Gelegenheit ist nach der letzten Messe.',
    'VG-10': 'Ziele sind freiwillig, und sie zu verfehlen kostet nichts.',
    'VG-11': `Ein Silberziel bringt ${w.box.goalPoints.silver} Punkte, ein Goldziel ${w.box.goalPoints.gold}.`,
    'VG-12': 'Silberziele verlangen Dinge, die du zugleich besitzt, auf Hof und Schiff zusammen.',
    'VG-13': 'Die Namen der Ziele stammen aus der deutschen Ausgabe.',
    'VG-14': 'Kein Ziel verlangt eine bestimmte Anordnung der Spielteile.',
    'VG-20': `Aristokratin (Silber) verlangt ${asksFor(w, 'aristokratin')}.`,
    'VG-21': `Bauer (Silber) verlangt ${asksFor(w, 'bauer')}.`,
    'VG-22': `Bierbrauer (Silber, mit Inn) verlangt ${asksFor(w, 'bierbrauer')}.`,
    'VG-23': `Büttel (Silber) verlangt ${asksFor(w, 'buettel')}.`,
    'VG-24': `Entdecker (Silber, mit Port) verlangt ${asksFor(w, 'entdecker')}.`,
    'VG-25': `Handwerker (Silber, mit Marriage) verlangt ${asksFor(w, 'handwerker')}.`,
    'VG-26': `Kutscher (Silber) verlangt ${asksFor(w, 'kutscher')}.`,
    'VG-27': `Ritter (Silber) verlangt ${asksFor(w, 'ritter')}.`,
    'VG-28': `Schriftsteller (Silber) verlangt ${asksFor(w, 'schriftsteller')}.`,
    'VG-30':
      'Gouvernante (Gold, mit Marriage): je eines deiner Familienmitglieder im Zeremonienbereich, im Elternglücksbereich, in Bäckerei oder Dorfladen und auf dem Hof.',
    'VG-31':
      'Handelsreisender (Gold): ein Familienmitglied – nicht nur ein Marker – auf der Burg oben rechts und mindestens 2 bediente Kunden.',
    'VG-32': 'Händler (Gold): mindestens 6 bediente Kunden.',
    'VG-33': 'Heiliger (Gold): Familienmitglieder auf jeder der Kirchenstufen 1, 2 und 3.',
    'VG-34':
      'Historiker (Gold): Verstorbene in mindestens 4 der 5 Berufsgruppen der Dorfchronik. Wer durch den Barden dorthin kam, zählt nicht.',
    'VG-35': 'Leuchtturmwärter (Gold, mit Port): Familienmitglieder auf mindestens 2 Leuchttürmen.',
    'VG-36':
      'Meister (Gold): mindestens 4 Familienmitglieder in Handwerksgebäuden und im Bereich „Handwerk“ der Dorfchronik zusammen, die Brauerei eingeschlossen.',
    'VG-37':
      'Messdiener (Gold): ein Familienmitglied der 4. Generation auf einer Kirchenstufe. Ein „3er“ mit Brot zählt.',
    'VG-38':
      'Sekretär (Gold): ein Familienmitglied auf Stufe 4 der Ratsstube und der Marker „Nächster Startspieler“ in deinem Besitz.',
    'VG-39': 'Wirtin (Gold, mit Inn): mindestens 4 Personenkarten auf der Hand, mit vollem oder leerem Tintenfässchen.',
    'VG-40': 'Bediente Kunden sind die Kundenplättchen, die du besitzt, wie auch immer du sie bekommen hast.',
    'VG-41': 'Wer durch den Barden in die Dorfchronik kam, zählt weder für den Historiker noch für den Meister.',
  }) satisfies { readonly [id in keyof ReturnType<typeof english>]: string }
