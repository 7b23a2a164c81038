/** Was für alle Ausbildungen gilt, auf Deutsch: gemeinsame Regeln, Anzahlen, Auslegungen einzelner Karten, Beispiele. */
import type { occupations as en } from './occupations.en.ts'

export const occupations = {
  'A-OCCARD-G01': 'Wie auch immer eine Ausbildung ins Spiel kommt, sie zählt als ausgespielt und verteuert spätere.',
  'A-OCCARD-G02':
    'Eine Ausbildung spielt man so aus: Waren, die andere Karten vorab geben, Preis, Aufschlag der Karte, ihre sofortige Wirkung, Reaktionen der Mitspieler.',
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
  'A-OCCARD-G10': 'Einen Bonus fürs Nehmen von Waren gibt es je eingesetzter Person einmal, gleich wie viel es war.',
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
    'Zahlungen an Mitspieler kommen vor der Aktion; Waren darf man vorher in NW tauschen. Wer nicht zahlen kann, kann das Feld nicht nutzen.',
  'A-OCCARD-G19': 'Reagieren mehrere auf dasselbe, geht es ab dem linken Nachbarn des aktiven Spielers reihum.',
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
  'A-OCCARD-C02': 'Jedes Deck allein reicht für jede Spielerzahl.',
  'A-OCCARD-C03': 'Guildmaster, Rancher und Animal Trainer gehören zu späteren Auflagen und sind nicht dabei.',
  'A-OCCARD-D01': 'Der Hauslehrer gehört zu Deck E.',
  'A-OCCARD-D06': 'Der Akademiker zählt auch für den Hauslehrer doppelt.',
  'A-OCCARD-D08': 'Tiere auf Bürstenmacher und Gerber zu legen ist freiwillig.',
  'A-OCCARD-D09': 'Der Lehmmischer verlangt eine Aktion, die nur Lehm bringt.',
  'A-OCCARD-D11': 'Der Heckenwart gibt bis zu 3 kostenlose Zäune je Zaunaktion.',
  'A-OCCARD-D12': 'Der Stalljunge gibt einen kostenlosen Stall je Runde.',
  'A-OCCARD-D16': 'Jongleur und Fischer zahlen nur an Mitspieler, vor denen die genannte Karte liegt.',
  'A-OCCARD-D18': 'Einige deutsche Kartennamen sind unsere beste Vermutung. Keine Regel hängt an einem Namen.',
  'A-OCCARD-D19': 'Verschriebene Kartennamen des Regelhefts stehen hier in richtiger Form.',
  'A-OCCARD-X01': 'Deck E hat 72 Ausbildungen, I und K haben je 47; jede Karte gibt es einmal.',
  'A-OCCARD-X02':
    'Beispiel: Das Holz von Vogt, Dorfältestem, Gemeindevorsteher, Büttel und Hausverwalter beträgt 4 in den Runden 1–5, 3 in 6–8, 2 in 9–11, 1 in 12–13 und 0 in 14.',
  'A-OCCARD-X07': 'Beispiel: Mit dem Restaurator werden 3 Holzräume für 3 Steine und 1 Schilf zu Stein.',
  'A-OCCARD-X08': 'Beispiel: Mit dem Koch brauchen 5 Erwachsene 2+2+1+1+1 = 7 NW.',
  'A-OCCARD-X10':
    'Beispiel: Mit dem Schäfer bekommen 4 Schafe 2 Lämmer, wenn beide Platz haben, sonst 1, wenn nur eines passt.',
  'A-OCCARD-X12': 'Beispiel: Ein in Runde 6 ausgespielter Rinderflüsterer bringt nur in Runde 11 ein Rind.',
} as const satisfies Record<keyof typeof en, string>
