/** Rules of Village in German: the Port. */

import type { Phrases } from '../../../text/en.ts'
import { hires, listed } from '../../figures.ts'
import type { port as english } from './rules.en.ts'

export const port = ({ lang, box }: Phrases) =>
  ({
    'VP-01':
      'Port bringt 5 Schiffe mit Ablagen zu je 3 Laderäumen, 15 Kapitäne, 4 Personenkarten (mit Inn), 6 Kakaokörbe, 6 Teeballen, 6 Schatzkisten und Aufbaukarten.',
    'VP-02':
      'Gespielt wird auf der Seite mit den Ankern: Das Meer tritt an die Stelle der Burgen, und der Markt hat zwei weitere Stände.',
    'VP-03': 'Die Spielermarker für die Burgen werden nicht gebraucht.',
    'VP-04': `Die Kapitäne liegen offen nach Preis: ${listed(
      lang,
      'and',
      hires(box).map(({ coins, n }) => `${n} für ${coins}`),
    )} Münzen. Du darfst jeden von ihnen wählen.`,
    'VP-05': 'Die Schatzkisten liegen gemischt und verdeckt auf der Schatzinsel: 6, mit Marriage 8.',
    'VP-06':
      'Von Kakao und Tee liegt jeweils ein Plättchen mehr aus, als ihr Personen seid: je 3, 4, 5 oder 6. Der Rest bleibt in der Schachtel.',
    'VP-07': 'Dein Schiff beginnt im Hafen, seine Ablage liegt neben deinem Hof.',
    'VP-08': 'Ein weiterer Getreidesack kommt in den Vorrat: zusammen 26.',
    'VP-09': 'Es gilt die Aufbaukarte mit dem Anker.',
    'VP-10':
      'Mit der Aktion „Reise“ fährst du aus dem Hafen ab, setzt die Reise fort oder kehrst in den Hafen zurück. Abfahren geht nur aus dem Hafen, das andere nur von See aus.',
    'VP-11': 'Das Abfahren hat drei Schritte in dieser Reihenfolge: Kapitän anheuern, beladen, fahren.',
    'VP-12': `Heuere einen beliebigen Kapitän aus den Stapeln an und zahle ${listed(
      lang,
      'or',
      hires(box).map(({ coins }) => coins),
    )} Münzen. Ohne Kapitän darfst du weder laden noch abfahren.`,
    'VP-13':
      'Kannst du niemanden anheuern und spielst keinen Admiral, bleibt dein Schiff im Hafen, und die Aktion verfällt.',
    'VP-14': 'Kapitäne sind knapp: Nach der Heimkehr ist deiner aus dem Spiel.',
    'VP-15': 'Lade bis zu 3 unterschiedliche Spielteile von deinem Hof, je eines pro Laderaum.',
    'VP-16': 'Nach dem Anheuern und Beladen muss dein Schiff mindestens 1 Schritt fahren.',
    'VP-20': 'Dein Schiff hat 3 Laderäume, und jeder fasst genau 1 Spielteil.',
    'VP-21': 'Alle Spielteile an Bord müssen verschieden sein, außer der Quartiermeister erlaubt ein Paar.',
    'VP-22':
      'Laden kannst du Pferd, Ochse, Pflug, Planwagen, Schriftrolle, Getreidesack, Familienmitglied, Kakaokorb, Teeballen und Schatzkiste.',
    'VP-23':
      'Kakao, Tee und Schatzkisten kommen nur an ihren Inseln an Bord. Einmal daheim, lassen sie sich nicht mehr verladen.',
    'VP-24': 'Bier, Brot, Werkzeug, Münzen und Steine kommen nie an Bord.',
    'VP-25': 'Alle Familienmitglieder gelten als dieselbe Art, ebenso alle Schatzkisten.',
    'VP-26': 'Im Hafen lädst du nur von deinem Hof.',
    'VP-27':
      'Über Bord geworfen wird nichts. Ein Laderaum wird frei durch Verkauf, durch Verwendung, durch Tod oder daheim.',
    'VP-28': 'Auf See nützt dir die Ladung im Dorf nichts. Nur für Lebensziele zählt sie.',
    'VP-30': 'Dein Schiff fährt entlang der Linien von Wasserfeld zu Wasserfeld; jede Linie ist 1 Schritt.',
    'VP-31': 'Es gibt zwei Arten Wasserfelder: Zeit- und Insel-Wasserfelder.',
    'VP-32': 'Der erste Schritt jeder Reise kostet keine Steine (mit dem Steuermann die ersten zwei).',
    'VP-33':
      'Weitere Schritte zahlst du, wie dein Kapitän es verlangt: Eine Zahlung bringt 1 Schritt, bei manchen bis zu 2. Du darfst beliebig oft zahlen.',
    'VP-34':
      'Bringt eine Zahlung bis zu 2 Schritte, darfst du nur einen nutzen; der andere verfällt am Ende der Fahrt.',
    'VP-35':
      'Jedes Zeit-Wasserfeld, das du betrittst, kostet 1 Zeit, auch beim freien Schritt. Das Startfeld zählt nicht noch einmal.',
    'VP-36': 'Die Steine für Schritte kommen von deinem Hof; Münzen dürfen sie ersetzen.',
    'VP-37': 'Schiffe behindern einander nie.',
    'VP-38': 'Auf einem Insel-Wasserfeld entscheidest du: anlegen oder weiterfahren. Anlegen beendet die Fahrt sofort.',
    'VP-39': 'Beginnst du auf einem Insel-Wasserfeld, darfst du dort anlegen, ohne zu fahren.',
    'VP-40': 'Du darfst hin und her fahren; jedes betretene Feld ist ein Schritt und kostet wieder seine Zeit.',
    'VP-41': 'Pro Reise kannst du einmal anlegen, und ohne Anlegen gibt es keine Inselaktionen.',
    'VP-42': 'In den Hafen fährst du nicht Schritt für Schritt, sondern kehrst mit einer eigenen Aktion zurück.',
    'VP-43': 'Du darfst die Fahrt auf einem Zeit-Wasserfeld beenden oder auf einem Insel-Wasserfeld, ohne anzulegen.',
    'VP-50':
      'Verkaufen: Auf einer Insel mit grüner Tafel gibst du beliebig viele der gezeigten Güter oder Getreidesäcke aus deinen Laderäumen ab. Jedes bringt sofort seine Punkte.',
    'VP-51':
      'Laden: Liegt dort ein Stapel, nimmst du das oberste Plättchen kostenlos in einen leeren Laderaum, einmal je Anlegen.',
    'VP-52': 'Eine Schatzkiste liegt verdeckt im Laderaum; nur du darfst sie ansehen.',
    'VP-53': 'Ein leerer Stapel bringt nichts.',
    'VP-54':
      'Leuchtturm: Ist er leer, stellst du ein Familienmitglied aus einem Laderaum darauf, zahlst die Kosten und erhältst sofort die Punkte.',
    'VP-55': 'Ein Planwagen für den Leuchtturm kommt aus einem Laderaum, Steine kommen von deinem Hof.',
    'VP-56': 'Auf einem Leuchtturm steht nur ein Familienmitglied. Er wird erst durch dessen Tod wieder frei.',
    'VP-57': 'Du darfst erst verkaufen und dann in den frei gewordenen Laderaum laden.',
    'VP-58': 'Du darfst auf mehreren Leuchttürmen jemanden haben.',
    'VP-60': 'Heimkehr: Stelle dein Schiff für genau 1 Zeit in den Hafen, egal von wo.',
    'VP-61': 'Alles an Bord kommt auf deinen Hof.',
    'VP-62':
      'Getreide, das nicht mehr auf deinen Hof passt, geht in den Vorrat. Solange ein Sack an Bord ist, darfst du 6 besitzen.',
    'VP-63': 'Dein Kapitän und gegebenenfalls Admiral und Steuermann sind dann aus dem Spiel.',
    'VP-64':
      'Mit der Heimkehr endet die Aktion. Zum erneuten Abfahren brauchst du eine weitere Reise und einen neuen Kapitän.',
    'VP-65':
      'Daheim darfst du eine Schatzkiste jederzeit öffnen, auch im Zug anderer: Nimm die gezeigten Münzen oder Werkzeuge, dann ist sie aus dem Spiel.',
    'VP-66':
      'Daheim noch verschlossene Schatzkisten werden vor der Schlusswertung geöffnet, nach den Lebenszielen. Ladung auf See und unverkaufter Kakao oder Tee zählen nichts.',
    'VP-67': 'Mit Port kann Getreide knapp werden: Du nimmst nur, was im Vorrat ist.',
    'VP-70':
      'Bist du am Markttag dran, bedienst du entweder einen Kunden oder verkaufst 1 Kakaokorb oder 1 Teeballen von deinem Hof an den neuen Ständen.',
    'VP-71': 'Kakao bringt sofort 7 Punkte, Tee 5 Punkte und 1 Münze.',
    'VP-72':
      'Auch hier ist nur dein erster Verkauf frei von 1 grünem Stein und 1 Zeit, und nur wenn du den Markttag ausgerufen hast.',
    'VP-73':
      'Diese Stände sind immer offen; du darfst dort am selben Tag mehrmals verkaufen, je einmal, wenn du dran bist.',
    'VP-74': 'Verkaufte Plättchen sind aus dem Spiel.',
    'VP-75': 'Der Markttag geht weiter, solange noch jemand Kakao oder Tee verkaufen kann, auch ohne Kunden.',
    'VP-76': 'Kakao und Tee sind keine Kunden: Ein Plättchen gibt es dafür nicht.',
    'VP-80': 'Wer auf einem Schiff oder Leuchtturm steht, ist sichtbar und kann sterben.',
    'VP-81':
      'Verstorbene von See kommen auf einen freien Platz im Bereich „Reise“ der Dorfchronik, falls es einen gibt.',
    'VP-82':
      'Sonst werden sie auf See bestattet: Wähle ein leeres Seebestattungsfeld und erhalte sofort dessen Punkte. Auf den Friedhof kommen sie nicht.',
    'VP-83': 'Auch das letzte Seebestattungsfeld läutet das Spielende ein.',
    'VP-84': 'Ist beides belegt, wird das Familienmitglied aus dem Spiel genommen.',
    'VP-85': 'Weder die Aktion „Familie“ noch der Verlorene Sohn holt jemanden von Schiff oder Leuchtturm heim.',
    'VP-86': 'Die Wertung der Burgen entfällt: Alle Punkte auf See gab es schon im Spiel.',
    'VP-87': 'Laderaum oder Leuchtturm werden sofort frei, wenn das Familienmitglied stirbt.',
    'VP-88': 'Alle Seebestattungsfelder sind bei jeder Spielerzahl offen.',
    'VP-90':
      'Vom Hafen führt ein Weg über ein Zeit-Wasserfeld zur Kakaoinsel und weiter zur Ochseninsel, die Ochsen und Pflüge kauft.',
    'VP-91': 'Der Plan zeigt alle Wege über das Meer.',
    'VP-92':
      'Es gibt sechs Inseln; auf dreien liegt ein Stapel Kakao, Tee oder Schatzkisten. Der Plan zeigt, was jede kauft und was ihr Leuchtturm kostet und bringt.',
    'VP-93': `Es gibt ${box.burial.length} Seebestattungsfelder mit ${listed(lang, 'and', box.burial)} Punkten.`,
    'VP-95': 'Alle 15 Kapitäne sind verschieden. Die teureren verlangen weniger Steine oder fahren dafür weiter.',
    'VP-96': '„2 beliebige Steine“ dürfen gleich oder verschieden sein.',
  }) satisfies { readonly [id in keyof ReturnType<typeof english>]: string }
