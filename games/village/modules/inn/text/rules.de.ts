/** Rules of Village in German: the Inn. */

import type { Phrases } from '../../../text/en.ts'
import { listed, personPrices } from '../../figures.ts'
import type { inn as english } from './rules.en.ts'

export const inn = (w: Phrases) =>
  ({
    'VI-01':
      'Inn bringt einen eigenen doppelseitigen Spielplan, 15 Bier, 4 neue Kunden, 30 Personenkarten und Aufbaukarten für 2 bis 5 Personen.',
    'VI-02':
      'Wählt vor der Partie eine Seite des Inn-Spielplans. Sie unterscheiden sich nur im ersten Schritt der Aktion „Wirtshaus“: 1 Zeit auf Seite A, 1 beliebiger Einflussstein auf Seite B.',
    'VI-03': 'Die Personenkarten bilden gemischt drei offene, gleich große Stapel: je 10 Karten, mit Marriage je 11.',
    'VI-04': 'Vier Inn-Kunden kommen in den Kundenstapel; alle verlangen Bier.',
    'VI-05': 'Bier ist ein sechstes Gut. Du beginnst mit 1 Bier auf deinem Hof.',
    'VI-06':
      'Für Bier gelten alle Regeln für Güter: unbegrenzt, auf Stufe 3 der Ratsstube wählbar, von Kunden verlangt, vom Gutsverwalter gezählt. Nur auf Schiffe kommt es nicht.',
    'VI-07': 'Es gilt die Aufbaukarte mit Sonne und Bierkrug für eure Spielerzahl.',
    'VI-10': 'Die Brauerei ist ein Handwerksgebäude; du nutzt sie mit der Aktion „Handwerk“.',
    'VI-11': 'Einmal brauen bringt genau 2 Bier.',
    'VI-12':
      'Mit einem ausgebildeten Familienmitglied in der Brauerei zahlst du 3 Zeit. Die Ausbildung kostet 3 Zeit und darf in derselben Aktion direkt vorausgehen.',
    'VI-13': 'Oder du zahlst 3 Getreidesäcke und brauchst niemanden dort.',
    'VI-14':
      'Wer braut, bleibt bis zum Tod oder bis du ihn heimholst, und stirbt als Handwerker. Dort dürfen beliebig viele stehen.',
    'VI-15': 'Du darfst in der Brauerei jemanden ausbilden, ohne zu brauen.',
    'VI-20':
      'Das Wirtshaus hat ein eigenes Aktionsfeld. Es wird wie die anderen bestückt, und auch der Brunnen führt dorthin.',
    'VI-21':
      'Mit der Aktion „Wirtshaus“ erwirbst du höchstens 1 Personenkarte. Du brauchst dafür ein eigenes Familienmitglied im Wirtshaus.',
    'VI-22':
      'Hast du niemanden im Wirtshaus, stellst du für 1 Zeit ein Familienmitglied von deinem Hof dorthin. Ohne jemanden auf dem Hof oder im Wirtshaus bleibt dir nur der Stein.',
    'VI-23': 'Du hast nie mehr als ein Familienmitglied im Wirtshaus.',
    'VI-24':
      'Schritt 1, Pflicht: Zahle 1 Zeit (Seite A) oder 1 beliebigen Einflussstein (Seite B; auch eine Münze gilt).',
    'VI-25': 'Schritt 2, Pflicht: Nimm die oberste Karte eines Stapels und schiebe sie unter denselben Stapel.',
    'VI-26': `Schritt 3, freiwillig: Erwirb eine Karte, die jetzt oben auf einem der Stapel liegt, für ${listed(w.lang, 'or', personPrices(w))} wie aufgedruckt und nimm sie auf die Hand.`,
    'VI-27':
      'Die Schritte folgen in dieser Reihenfolge. Kannst oder willst du nicht kaufen, bekommst du Schritt 1 und 2 nicht zurück.',
    'VI-28':
      'Kannst du Schritt 1 nicht bezahlen, darfst du dein Familienmitglied trotzdem hinstellen, erhältst aber keine Karte.',
    'VI-29': 'Nach dem Hinstellen darfst du vor Schritt 1 aufhören.',
    'VI-30':
      'Ein Stapel aus einer Karte bleibt in Schritt 2, wie er ist. Ein leerer kann nicht gewählt werden; sind alle leer, bewirkt die Aktion nichts.',
    'VI-31':
      'Sichtbar ist nur die oberste Karte jedes Stapels. Niemand darf einen Stapel durchsehen; Ausnahme ist die Edeldame.',
    'VI-32': 'Wer im Wirtshaus stirbt, kommt auf den Friedhof und nie in die Dorfchronik, außer du spielst den Barden.',
    'VI-33': 'Die Aktion „Familie“ darf jemanden aus dem Wirtshaus heimholen.',
    'VI-40': 'Jede Personenkarte hat eine Fähigkeit, die einmal wirkt, und zwar nur für ihren Besitzer.',
    'VI-41':
      'Karten mit leerem Tintenfässchen behältst du auf der Hand; sie zählen bei der Schlusswertung. Es gibt 11 davon.',
    'VI-42':
      'Karten mit vollem Tintenfässchen spielst du aus der Hand, beliebig viele pro Zug; danach sind sie aus dem Spiel. Nur Admiral und Steuermann bleiben bis zur Heimkehr beim Schiff.',
    'VI-43':
      'Ein Handlimit gibt es nicht. Du darfst eine Karte im selben Zug spielen, in dem du sie erworben hast, wenn der Zeitpunkt passt.',
    'VI-44': 'Karten mit vollem Tintenfässchen, die du am Ende noch hältst, sind nichts wert.',
    'VI-45':
      '„Jederzeit“ heißt: in deinem ganzen Zug bis zu den Sterbefällen, an jedem Markttag und bei jeder Messe – nicht bei Hochzeiten und nicht im Zug anderer.',
    'VI-46':
      'Mitten in einer Bezahlung kannst du keine Karte spielen; was dir eine Karte vorher gebracht hat, darfst du aber verwenden.',
    'VI-47':
      'Wollen mehrere gleichzeitig Karten spielen, geht es im Uhrzeigersinn – am Markttag ab dem aktiven Spieler, bei der Messe ab dem Startspieler.',
    'VI-48': 'Teile einer Karte, die du nutzen „darfst“, kannst du auslassen; ihre Punkte erhältst du trotzdem.',
    'VI-49': 'Karten kosten genau das Aufgedruckte. Eine Münze ist kein Joker für Bier.',
    'VI-50':
      'Schlusswertung: zuerst das Basisspiel, dann die Karten mit leerem Tintenfässchen, ganz zuletzt die Taschendiebin.',
  }) satisfies { readonly [id in keyof ReturnType<typeof english>]: string }
