/** Was für alle Ausbildungen gilt, auf Deutsch: gemeinsame Regeln, Anzahlen, Auslegungen einzelner Karten, Beispiele. */

import { spaces } from '../spaces.de.ts'
import type { occupations as en } from './occupations.en.ts'

export const occupations = {
  'A-OCCARD-G01': 'Wie auch immer eine Ausbildung ins Spiel kommt, sie zählt als ausgespielt und verteuert spätere.',
  'A-OCCARD-G02':
    'Eine Ausbildung spielst du so aus: Waren, die andere Karten vorab geben, Preis, Aufschlag der Karte, ihre sofortige Wirkung, Reaktionen der Mitspieler.',
  'A-OCCARD-G03':
    'Nennt eine Karte einen eigenen Preis für eine Ausbildung, ersetzt er den des Feldes; ein Aufschlag der Ausbildung kommt noch dazu.',
  'A-OCCARD-G04': 'Keine Karte reagiert auf ihr eigenes Ausspielen, außer sie sagt es.',
  'A-OCCARD-G05': 'Zu den noch zu spielenden Runden gehört die laufende nicht: 14 minus ihre Zahl.',
  'A-OCCARD-G06': 'Waren für Runden nach der 14. sind verloren, und „Runde a bis b“ meint nur noch bevorstehende.',
  'A-OCCARD-G07':
    'Waren auf Rundenfeldern, in Stapeln auf Karten oder in Behältern kommen aus dem allgemeinen Vorrat und gehören dir erst, wenn du sie erhältst.',
  'A-OCCARD-G08':
    'Ein Bonus fürs Nehmen von Waren achtet auf das, was das genutzte Feld selbst gibt, ob es dort lag oder aus dem Vorrat kommt. Waren aus anderen Karten zählen nicht, außer die Karte sagt es.',
  'A-OCCARD-G09': 'Holz, das „auf einem Aktionsfeld liegt“, meint nur angesammeltes Holz.',
  'A-OCCARD-G10': 'Einen Bonus fürs Nehmen von Waren gibt es je eingesetzter Person einmal, egal wie viel es war.',
  'A-OCCARD-G11':
    'Kleinkunst gibt es nur zu viert als Karte und zu fünft als eine von zwei Möglichkeiten. Daran gebundene Karten wirken nur, wenn diese gewählt wird.',
  'A-OCCARD-G12':
    'Preise ergeben sich in dieser Folge: der normale oder ein ersetzender Preis, dann alle Nachlässe, dann ersetzte Waren. Nichts fällt unter 0.',
  'A-OCCARD-G13':
    'Steinschneider und Lehmkleber verbilligen jede Anschaffung, jeden Raum und jede Renovierung, ob groß oder klein.',
  'A-OCCARD-G14':
    'Kostenlose Räume kosten weder Werkstoff noch Schilf. Sie haben dein jetziges Material und folgen den üblichen Bauregeln.',
  'A-OCCARD-G15': 'Was eine Lehmhütte verlangt, erfüllt auch ein Steinhaus; was ein Steinhaus verlangt, nur dieses.',
  'A-OCCARD-G16': 'Tiere aus Ausbildungen werden sofort untergebracht, verwertet oder zurückgegeben.',
  'A-OCCARD-G17':
    'Zahlungen an Mitspieler kommen vor der Aktion; Waren darfst du vorher in NW tauschen. Wer nicht zahlen kann, kann das Feld nicht nutzen.',
  'A-OCCARD-G18':
    'Holz-, Schilf- und Steinaufkäufer brauchen 1 NW, und der Verkäufer kann nicht ablehnen. Gekauft wird direkt, nachdem er die Waren erhalten hat.',
  'A-OCCARD-G19': 'Reagieren mehrere auf dasselbe, geht es ab dem linken Nachbarn des aktiven Spielers reihum.',
  'A-OCCARD-G20':
    'Karten zu Beginn der Arbeitszeit werden reihum abgefragt. Angesagtes gilt; wer verzichtet hat, darf noch einsteigen, solange andere etwas ansagen.',
  'A-OCCARD-G21':
    'Landwirt und Akrobat handeln nach der letzten eingesetzten Person, reihum. Die versetzte Person besetzt das neue Feld und gibt das alte frei; ein Anspruch sperrt niemanden.',
  'A-OCCARD-G22':
    'Zu Rundenbeginn wird erst die Karte aufgedeckt, dann werden Waren verteilt, dann wirken Effekte. Eben Erhaltenes kann sie bezahlen, und deine ordnest du selbst.',
  'A-OCCARD-G23':
    'Die Felder von Forstmeister und Grubenarbeiter werden mit den anderen in der Auffüllphase aufgefüllt.',
  'A-OCCARD-G24':
    'Vergleichen Ausbildungen alle Spieler (Vogt, Dorfältester, Hausverwalter, Gemeindevorsteher, Büttel), bekommt jeder die Punkte, der die Bedingung erfüllt.',
  'A-OCCARD-G25':
    'Ein Tier auf Gerber oder Bürstenmacher oder für den Beckenbauer bringt trotzdem seine NW. Es dient nur einer dieser Karten.',
  'A-OCCARD-G26': 'Zwei deiner Personen stehen in einer Runde nie auf demselben Feld.',
  'A-OCCARD-G27': 'Zugaben beim Aussäen addieren sich: Ackermann, Kleinbauer, Gülle, Kartoffelstecher, Lehnbeet.',
  'A-OCCARD-G28':
    'Was du zu seinem Zeitpunkt nicht tust, verfällt: Tiere und Äcker gehen in den Vorrat, Zäune in deine Reserve.',
  'A-OCCARD-G29': 'Zufällig gezogene Karten und Steine bestimmt das Los; der Tisch zeigt sie allen.',
  'A-OCCARD-G30':
    'Karten, die mehr Spieler brauchen, sind durch ihr Zeichen schon ausgeschlossen; allein und zu zweit gilt nur 1+.',
  'A-OCCARD-G31':
    'Allein verteilt der Holzverteiler, was auf dem Holzfeld liegt; bei weniger als 3 Holz bewegt sich nichts.',
  'A-OCCARD-C01': 'Es gibt 166 Ausbildungen: 66 mit 1+, 40 mit 3+ und 60 mit 4+.',
  'A-OCCARD-C02': 'Jedes Deck allein reicht für jede Spielerzahl.',
  'A-OCCARD-C03': 'Guildmaster, Rancher und Animal Trainer gehören zu späteren Auflagen und sind nicht dabei.',
  'A-OCCARD-D01': 'Der Hauslehrer gehört zu Deck E.',
  'A-OCCARD-D02': 'Die Zugabe des Kleinbauern kommt auch auf Karten-Äcker mit Getreide oder Gemüse.',
  'A-OCCARD-D03': 'Der Vorkoster kostet 1 NW.',
  'A-OCCARD-D04': 'Der Erntehelfer wirkt zwischen Acker- und Ernährungsphase.',
  'A-OCCARD-D05': 'Der Zaunaufseher zäunt ohne Holz, aber für 1 NW.',
  'A-OCCARD-D06': 'Der Akademiker zählt auch für den Hauslehrer doppelt.',
  'A-OCCARD-D07': 'Kann der Bummelstudent die gezogene Karte nicht bezahlen, helfen Bettelkarten aus.',
  'A-OCCARD-D08': 'Tiere auf Bürstenmacher und Gerber zu legen ist freiwillig.',
  'A-OCCARD-D09': 'Der Lehmmischer verlangt eine Aktion, die nur Lehm bringt.',
  'A-OCCARD-D10':
    'Mit dem Lehmkleber kostet die Nachbarschaftshilfe nur 1 Holz und bringt 1 Stein und 1 Schilf; sonst 1 Holz und 1 Lehm.',
  'A-OCCARD-D11': 'Der Heckenwart gibt bis zu 3 kostenlose Zäune je Zaunaktion.',
  'A-OCCARD-D12': 'Der Stalljunge gibt einen kostenlosen Stall je Runde.',
  'A-OCCARD-D13': `Der Akrobat darf auch „${spaces.spoken('plow_sow')}“ beanspruchen.`,
  'A-OCCARD-D14':
    'Für den Netzer liefern das Schilffeld und die Schilfkarten zu viert und zu fünft Schilf, ein Feld nach Wahl nur, wenn du dort Schilf nimmst.',
  'A-OCCARD-D15': 'Für den Vorreiter ist die neueste Rundenkarte die der laufenden Runde.',
  'A-OCCARD-D16': 'Jongleur und Fischer zahlen nur an Mitspieler, vor denen die genannte Karte liegt.',
  'A-OCCARD-D17': 'Tiere, die du aus dem Behälter des Tierarztes behältst, werden nicht ersetzt.',
  'A-OCCARD-D18': 'Einige deutsche Kartennamen sind unsere beste Vermutung. Keine Regel hängt an einem Namen.',
  'A-OCCARD-D19': 'Verschriebene Kartennamen des Regelhefts stehen hier in richtiger Form.',
  'A-OCCARD-X01': 'Deck E hat 72 Ausbildungen, I und K haben je 47; jede Karte gibt es einmal.',
  'A-OCCARD-X02':
    'Beispiel: Das Holz von Vogt, Dorfältestem, Gemeindevorsteher, Büttel und Hausverwalter beträgt 4 in den Runden 1–5, 3 in 6–8, 2 in 9–11, 1 in 12–13 und 0 in 14.',
  'A-OCCARD-X03': 'Beispiel: Der Beckenbauer gibt 2 Punkte für 3 oder 4 Holz, 4 für 6 und 7 für 11.',
  'A-OCCARD-X04':
    'Beispiel: Mit dem Ackermann erhält ein einzelner Getreideacker 5 Getreide, zwei erhalten je 4, drei je 3; Gemüse 4, 3 und 2.',
  'A-OCCARD-X05':
    'Beispiel: Mit dem Lehmkleber kostet ein Lehmraum 3 Lehm und 2 Schilf, die Renovierung von 4 Holzräumen 3 Lehm und 1 Schilf. Mit dem Zimmermann dazu kostet der Raum 1 Lehm und 2 Schilf.',
  'A-OCCARD-X06': 'Beispiel: Mit dem Lehmdecker werden 5 Holzräume für 1 Lehm und 1 Schilf renoviert.',
  'A-OCCARD-X07': 'Beispiel: Mit dem Restaurator werden 3 Holzräume für 3 Steine und 1 Schilf zu Stein.',
  'A-OCCARD-X08': 'Beispiel: Mit dem Koch brauchen 5 Erwachsene 2+2+1+1+1 = 7 NW.',
  'A-OCCARD-X09':
    'Beispiel: Nimmt ein Mitspieler 1 Getreide, bringt dir der Getreideschmuser 2 NW, 1 davon von ihm; gehst du selbst hin, 1 NW.',
  'A-OCCARD-X10':
    'Beispiel: Mit dem Schäfer bekommen 4 Schafe 2 Lämmer, wenn beide Platz haben, sonst 1, wenn nur eines passt.',
  'A-OCCARD-X11':
    'Beispiel: Kaufmann und Handelsreisender zusammen erlauben auf dem Anschaffungsfeld 4 kleine Anschaffungen für 1 NW.',
  'A-OCCARD-X12': 'Beispiel: Ein in Runde 6 ausgespielter Rinderflüsterer bringt nur in Runde 11 ein Rind.',
  'A-OCCARD-X13':
    'Beispiel: Wer in einer Aktion Holz und Lehm nimmt, erhält vom frischen Stapel des Werkstoffhändlers das Holz und dann den Lehm.',
} as const satisfies Record<keyof typeof en, string>
