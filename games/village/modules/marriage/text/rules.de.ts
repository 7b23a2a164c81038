/** Rules of Village in German: Marriage. */

import type { Phrases } from '../../../text/en.ts'
import { dieHouses, dieRanks, listed } from '../../figures.ts'
import type { marriage as english } from './rules.en.ts'

const COLOURS = { orange: 'Orange', green: 'Grün', brown: 'Braun', pink: 'Rosa' }

export const marriage = ({ lang, box }: Phrases) =>
  ({
    'VM-01':
      'Marriage bringt einen eigenen doppelseitigen Spielplan, 16 Brote, 16 Werkzeuge, 2 pinke Familienmitglieder (ein drittes für Solo), einen vierseitigen Würfel, einen siebten Peststein, 5 Kunden, je Familie einen weiteren „1er“ sowie Karten und Kisten für Inn und Port.',
    'VM-02': 'Wählt eine Seite des Marriage-Spielplans; nur die Boni der Ränge unterscheiden sich.',
    'VM-03': 'Du beginnst mit fünf „1ern“ auf deinem Hof und hast insgesamt 12 Familienmitglieder.',
    'VM-04': 'Fünf Marriage-Kunden kommen in den Kundenstapel.',
    'VM-05': 'Der Bereich „Hofplan“ der Dorfchronik hat mehr Plätze: 1 mehr zu dritt, 2 mehr zu viert und fünft.',
    'VM-06': 'Alle 7 Peststeine sind im Spiel.',
    'VM-07': 'Es gilt die Aufbaukarte mit den zwei Ringen.',
    'VM-08': 'In Runde 1 kommen keine Steine auf das Feld „Familie“. Der Brunnen führt trotzdem dorthin.',
    'VM-09': 'Die in Runde 1 ausgelassenen Steine bleiben im grünen Beutel.',
    'VM-10':
      'Brot und Werkzeug sind keine Güter: Du kannst sie weder in der Ratsstube wählen noch verladen, und der Gutsverwalter zählt sie nicht.',
    'VM-11': 'Du darfst beliebig viel Brot und Werkzeug besitzen.',
    'VM-20':
      'Der Schmuggler hat ein eigenes Aktionsfeld. Du stellst niemanden hin und wählst eines von drei Geschäften.',
    'VM-21':
      'Gib 1 grünen Stein und 2 Zeit ab, dann verkaufe beliebig viel Brot oder beliebig viel Werkzeug, aber nicht beides: je 2 Punkte.',
    'VM-22':
      'Oder bediene 1 Kunden der Warteschlange: Gib das Verlangte und 1 beliebigen Einflussstein ab, keine Zeit. Die Schlange rückt auf und wird sofort ergänzt.',
    'VM-23': 'Kunden an den Ständen kannst du so nicht bedienen. Ist der Stapel leer, rückt die Schlange nur auf.',
    'VM-24':
      'Oder gib 1 Zeit ab und nimm 2 Einflusssteine verschiedener Farbe. Hat der Vorrat nur eine Farbe, nimmst du 1.',
    'VM-25': 'Einen Kunden über den Schmuggler zu bedienen löst keinen Markttag aus.',
    'VM-30': 'Das Feld „Heirat“ ist gelb: Es gehört zur Berufsgruppe „Hofplan“.',
    'VM-31':
      'Stelle für 2 Zeit und 1 beliebigen Einflussstein ein Familienmitglied von deinem Hof auf einen freien Rang von 1 bis 6 und erhalte sofort dessen Bonus.',
    'VM-32': 'Ein Rang ist frei, wenn niemand darauf steht, auch kein pinkes Familienmitglied.',
    'VM-33':
      'Du darfst nur ein Familienmitglied im Zeremonienbereich haben (Ausnahme: die Base). Hast du schon eines dort, musst du auf die Aktion verzichten.',
    'VM-34': 'Stirbt es noch in derselben Runde, darfst du später in der Runde ein anderes hinstellen.',
    'VM-35': 'Der Plan zeigt den Bonus jedes Ranges. Rang 1 ist der höchste, Rang 6 der niedrigste.',
    'VM-36':
      'Der Tausch eines Steins ist freiwillig und braucht einen echten Stein auf deinem Hof; eine Münze genügt nicht.',
    'VM-37': 'Getreide über 5 Säcke hinaus verfällt. Der eben genommene Stein darf die Heirat bezahlen.',
    'VM-38': 'Den Bonus erhältst du vor dem Sterbefall, den die 2 Zeit auslösen können.',
    'VM-40':
      'Nach der Messe jeder Runde folgt eine Hochzeit, nach der letzten aber nicht: Ist das Spielende eingeläutet, wird nicht mehr geheiratet.',
    'VM-41':
      'Zuerst wird einmal gewürfelt. Ist der Rang dieser Farbe frei, kommt ein pinkes Familienmitglied aus dem Vorrat darauf; wenn nicht, passiert nichts.',
    'VM-42': `Der Würfel ruft einen Rang mit seiner Farbe: ${listed(
      lang,
      'and',
      dieRanks(box).map(({ colour, rank }) => `${COLOURS[colour]} Rang ${rank}`),
    )}.`,
    'VM-43':
      'Ist kein pinkes im Vorrat, kommt dasjenige, das am längsten im Elternglücksbereich steht; sein Partner ist dann allein. Gibt es auch dort keines, wird nichts platziert.',
    'VM-44':
      'Wer auf den beiden höchsten besetzten Rängen steht, heiratet. Zu viert und fünft heiraten auch der dritt- und vierthöchste, falls vorhanden.',
    'VM-45':
      'Wem das höherrangige Familienmitglied gehört, der wählt für das Paar Bäckerei oder Dorfladen; bei zwei Paaren wählt das höhere zuerst.',
    'VM-46': `Ist es pink, entscheidet der Würfel: ${listed(
      lang,
      'or',
      dieHouses(box, 'bakery').map((colour) => COLOURS[colour]),
    )} für die Bäckerei, ${listed(
      lang,
      'or',
      dieHouses(box, 'shop').map((colour) => COLOURS[colour]),
    )} für den Dorfladen.`,
    'VM-47':
      'Dann ziehen die Paare aus Bäckerei und Dorfladen in den Elternglücksbereich, die neuen Paare in ihr Gebäude, und alle ohne Partner auf dem Marriage-Spielplan gehen heim.',
    'VM-48': 'Paare, die schon im Elternglücksbereich sind, bleiben dort.',
    'VM-49':
      'Kehrt dein unverheiratetes Familienmitglied aus dem Zeremonienbereich heim, darfst du 1 beliebigen Einflussstein für 1 Brot oder 1 Werkzeug abgeben. Für Verwitwete gilt das nicht.',
    'VM-50': 'Ein unverheiratetes pinkes Familienmitglied kommt in den Vorrat zurück.',
    'VM-51': 'Platz ist für alle; zwei neue Paare dürfen dasselbe Gebäude wählen.',
    'VM-52':
      'Für jedes deiner Familienmitglieder im Elternglücksbereich gibt es Nachwuchs: Die kleinste Zahl aus dem Vorrat kommt auf deinen Hof. Jemanden heimholen darfst du stattdessen nicht.',
    'VM-53':
      'Jedes deiner Familienmitglieder in der Bäckerei bringt entweder 2 Getreidesäcke und 1 Brot oder 2 Brote. Jedes im Dorfladen bringt entweder 1 rosa Stein, 1 orangefarbenen Stein und 1 Werkzeug oder 2 Werkzeuge. Du wählst für jedes einzeln.',
    'VM-54':
      'Ein Paar erhält also bei seiner Hochzeit die Gunst des Gebäudes und bei jeder späteren Nachwuchs, solange es besteht.',
    'VM-55': 'Die Gunst wird ab dem Startspieler im Uhrzeigersinn verteilt.',
    'VM-56':
      'Zwei aus derselben Familie dürfen einander heiraten, was nur die Base möglich macht; jeder erhält seine eigene Gunst.',
    'VM-57':
      'Ein Paar besteht, bis einer stirbt, heimgeholt wird oder als pinkes Familienmitglied anderswo gebraucht wird. Der andere bleibt bis zur nächsten Hochzeit allein dort.',
    'VM-58':
      'Stirbt der Partner eines pinken Familienmitglieds oder wird er heimgeholt, kommt das pinke sofort in den Vorrat.',
    'VM-59':
      'Die Aktion „Familie“ darf dein Familienmitglied von überall auf dem Marriage-Spielplan heimholen, aber ohne das Angebot von Brot oder Werkzeug.',
    'VM-60':
      'Wer auf dem Marriage-Spielplan stirbt, kommt auf einen freien gelben Platz der Dorfchronik, sonst auf den Friedhof.',
    'VM-61':
      'Wer auf dem Marriage-Spielplan steht, ist sichtbar und lebt, ist aber nicht auf dem Hof und hilft nicht bei der Ernte.',
    'VM-62': 'Im Solospiel: Heiraten zwei pinke Familienmitglieder einander, kommen sie in den Vorrat zurück.',
    'VM-70':
      'Bei der Messe darfst du jede Kirchenstufe mit 1 Brot statt mit Getreide bezahlen; du entscheidest für jede Stufe neu.',
    'VM-71':
      'Jederzeit darfst du 1 Brot unter ein lebendes, sichtbares Familienmitglied legen: Seine Zahl gilt ab jetzt um 1 höher. Das geht sogar, wenn gerade jemand sterben muss.',
    'VM-72':
      'Jedes Familienmitglied kann einmal im Spiel Brot bekommen, aber nicht im schwarzen Beutel, vor der Geburt oder nach dem Tod.',
    'VM-73': 'Auch wer auf Schiff oder Leuchtturm steht, darf Brot bekommen.',
    'VM-74': 'Stirbt das Familienmitglied, kommt sein Brot in den Vorrat zurück.',
    'VM-75': 'Wer in den schwarzen Beutel geworfen wird, behält die erhöhte Zahl.',
    'VM-76':
      'Die erhöhte Zahl bestimmt, wer sterben muss und zu welcher Generation jemand gehört. Ein „4er“ mit Brot zählt als 5.',
    'VM-77': 'Nachwuchs kommt nach der aufgedruckten Zahl aus dem Vorrat.',
    'VM-80':
      'Gib nach dem Herstellen in einer Aktion „Handwerk“ 1 Werkzeug ab und erhalte dasselbe ohne weitere Kosten noch einmal.',
    'VM-81': 'Pro Aktion „Handwerk“ gilt nur 1 Werkzeug.',
    'VM-82': 'Mit Werkzeug bringt die Brauerei 4 Bier, die Mühle 4 Münzen, die Ställe bringen 2 gleiche Tiere.',
    'VM-83': 'Wie du bezahlt hast und wie du zur Aktion „Handwerk“ kamst, ist gleich.',
    'VM-84': 'Müller und Werkzeug zusammen bringen 7 Münzen: 5 und dann 2.',
    'VM-85':
      'Werkzeug verdoppelt nur Hergestelltes: keine Ausbildung, keine Güter aus der Ratsstube, keine Erträge von Karten.',
  }) satisfies { readonly [id in keyof ReturnType<typeof english>]: string }
