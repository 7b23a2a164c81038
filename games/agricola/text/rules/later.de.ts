/**
 * Regeln, die nur von Karten der Decks I und K handeln, auf Deutsch. Noch stehen sie nicht im Regelwerk: Sie kommen mit
 * diesen Decks und den Tests dazu hinein.
 */
import type { later as en } from './later.en.ts'

export const later = {
  'A-OCCARD-C01': 'Es gibt 166 Ausbildungen: 66 mit 1+, 40 mit 3+ und 60 mit 4+.',
  'A-OCCARD-D02': 'Die Zugabe des Kleinbauern kommt auch auf Karten-Äcker mit Getreide oder Gemüse.',
  'A-OCCARD-D03': 'Der Vorkoster kostet 1 NW.',
  'A-OCCARD-D04': 'Der Erntehelfer wirkt zwischen Acker- und Ernährungsphase.',
  'A-OCCARD-D05': 'Der Zaunaufseher zäunt ohne Holz, aber für 1 NW.',
  'A-OCCARD-D07': 'Kann der Bummelstudent die gezogene Karte nicht bezahlen, helfen Bettelkarten aus.',
  'A-OCCARD-D10':
    'Mit dem Lehmkleber kostet die Nachbarschaftshilfe nur 1 Holz und bringt 1 Stein und 1 Schilf; sonst 1 Holz und 1 Lehm.',
  'A-OCCARD-D13': 'Der Akrobat darf auch „1 Acker pflügen und/oder Aussäen“ beanspruchen.',
  'A-OCCARD-D14':
    'Für den Netzer liefern das Schilffeld und die Schilfkarten zu viert und zu fünft Schilf, ein Feld nach Wahl nur, wenn du dort Schilf nimmst.',
  'A-OCCARD-D15': 'Für den Vorreiter ist die neueste Rundenkarte die der laufenden Runde.',
  'A-OCCARD-D17': 'Tiere, die du aus dem Behälter des Tierarztes behältst, werden nicht ersetzt.',
  'A-OCCARD-G18':
    'Holz-, Schilf- und Steinaufkäufer brauchen 1 NW, und der Verkäufer kann nicht ablehnen. Gekauft wird direkt, nachdem er die Waren erhalten hat.',
  'A-OCCARD-G20':
    'Karten zu Beginn der Arbeitszeit werden reihum abgefragt. Angesagtes gilt; wer verzichtet hat, darf noch einsteigen, solange andere etwas ansagen.',
  'A-OCCARD-G21':
    'Landwirt und Akrobat handeln nach der letzten eingesetzten Person, reihum. Die versetzte Person besetzt das neue Feld und gibt das alte frei; ein Anspruch sperrt niemanden.',
  'A-OCCARD-G31':
    'Allein verteilt der Holzverteiler, was auf dem Holzfeld liegt; bei weniger als 3 Holz bewegt sich nichts.',
  'A-OCCARD-X03': 'Beispiel: Der Beckenbauer gibt 2 Punkte für 3 oder 4 Holz, 4 für 6 und 7 für 11.',
  'A-OCCARD-X04':
    'Beispiel: Mit dem Ackermann erhält ein einzelner Getreideacker 5 Getreide, zwei erhalten je 4, drei je 3; Gemüse 4, 3 und 2.',
  'A-OCCARD-X05':
    'Beispiel: Mit dem Lehmkleber kostet ein Lehmraum 3 Lehm und 2 Schilf, die Renovierung von 4 Holzräumen 3 Lehm und 1 Schilf. Mit dem Zimmermann dazu kostet der Raum 1 Lehm und 2 Schilf.',
  'A-OCCARD-X06': 'Beispiel: Mit dem Lehmdecker werden 5 Holzräume für 1 Lehm und 1 Schilf renoviert.',
  'A-OCCARD-X09':
    'Beispiel: Nimmt ein Mitspieler 1 Getreide, bringt dir der Getreideschmuser 2 NW, 1 davon von ihm; gehst du selbst hin, 1 NW.',
  'A-OCCARD-X11':
    'Beispiel: Kaufmann und Handelsreisender zusammen erlauben auf dem Anschaffungsfeld 4 kleine Anschaffungen für 1 NW.',
  'A-OCCARD-X13':
    'Beispiel: Wer in einer Aktion Holz und Lehm nimmt, erhält vom frischen Stapel des Werkstoffhändlers das Holz und dann den Lehm.',
  'AGR-MIN-G20':
    'Karten-Äcker mit Getreide oder Gemüse erhalten die Zugabe des Kleinbauern, Holz nicht; für die Grenze von 2 Äckern zählt keiner.',
  'AGR-MIN-G24':
    'Der Kehrbesen zieht aus nicht verteilten kleinen Anschaffungen der benutzten Decks, notfalls so viele, wie noch da sind.',
} as const satisfies Record<keyof typeof en, string>
