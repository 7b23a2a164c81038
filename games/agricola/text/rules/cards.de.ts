/** Handkarten und große Anschaffungen auf Deutsch, und was für alle Karten gilt. */

import { spaces } from '../spaces.de.ts'
import type { cards as en } from './cards.en.ts'

export const cards = {
  'A-OCC-01':
    'Mit einer Aktion „Ausbildung“ spielst du genau 1 Ausbildung aus der Hand aus. Ihr Text gilt ab dann; Karten auf der Hand bewirken nichts.',
  'A-OCC-02': 'Auf dem aufgedruckten Feld ist deine erste Ausbildung kostenlos, jede weitere kostet 1 NW.',
  'A-OCC-03':
    'Auf der Karte zu dritt kostet es immer 2 NW. Auf den Karten zu viert und zu fünft kosten die ersten beiden Ausbildungen je 1 NW, spätere 2 NW.',
  'A-OCC-04': 'Gezählt werden deine Ausbildungen über das ganze Spiel und alle Felder.',
  'A-OCC-05': 'Die NW musst du haben, bevor die Karte wirkt; sie kann sich nicht selbst bezahlen.',
  'A-OCC-06': 'Ohne Ausbildung auf der Hand oder ohne die NW kannst du ein Ausbildungsfeld nicht nutzen.',
  'A-OCC-07': 'Ausbildungen haben keine aufgedruckten Punkte. Manche geben Sonderpunkte.',
  'A-MINOR-01': `Kleine Anschaffungen spielst du auf „Startspieler“, auf „${spaces.spoken('major_or_minor')}“, nach Renovierung (Spielphase 2), nach Familienzuwachs (Spielphase 2) oder durch eine Karte aus, jeweils eine.`,
  'A-MINOR-02': 'Die Kosten zahlst du. Eine Bedingung muss nur erfüllt sein; abgegeben wird dafür nichts.',
  'A-MINOR-03': 'Bedingungen sind Mindestwerte; mehr ist immer erlaubt. Geprüft wird beim Ausspielen, vor dem Zahlen.',
  'A-MINOR-04': 'Nennt eine Karte mehrere Preise, zahlst du einen davon ganz. Mischen darfst du nicht.',
  'A-MINOR-05': 'Getreide und Gemüse, das du zahlst oder haben musst, liegt im eigenen Vorrat, nicht auf Äckern.',
  'A-MINOR-06':
    'Eine Wanderkarte wird ausgespielt, ausgeführt und kommt dann sofort auf die Hand deines linken Nachbarn. Allein kommt sie aus dem Spiel.',
  'A-MINOR-07': 'Eine Wanderkarte liegt nie vor jemandem und zählt daher nie als Anschaffung, die du hast.',
  'A-MINOR-08': 'Wer eine Wanderkarte erhält, darf sie später ausspielen, auch noch in derselben Runde.',
  'A-MAJOR-01': `Jede große Anschaffung gibt es einmal, und alle können sie erwerben: auf „${spaces.spoken('major_or_minor')}“, nach Renovierung (Spielphase 2) oder durch eine Karte, jeweils eine.`,
  'A-MAJOR-02': 'Mehrere Feuer- und Kochstellen zu besitzen ist erlaubt.',
  'A-MAJOR-03':
    'Feuerstelle, 2 Lehm, 1 Punkt. Jederzeit: Gemüse 2, Schaf 2, Wildschwein 2, Rind 3 NW. Backen: 2 NW je Getreide.',
  'A-MAJOR-04': 'Feuerstelle, 3 Lehm, 1 Punkt. Sie leistet dasselbe wie die günstigere.',
  'A-MAJOR-05':
    'Kochstelle, 4 Lehm oder Rückgabe einer Feuerstelle, 1 Punkt. Jederzeit: Gemüse 3, Schaf 2, Wildschwein 3, Rind 4 NW. Backen: 3 NW je Getreide.',
  'A-MAJOR-06': 'Kochstelle, 5 Lehm oder Rückgabe einer Feuerstelle, 1 Punkt. Sie leistet dasselbe wie die günstigere.',
  'A-MAJOR-07':
    'Lehmofen, 3 Lehm und 1 Stein, 2 Punkte. Backen: 1 Getreide zu 5 NW. Beim Erwerb darfst du sofort backen.',
  'A-MAJOR-08':
    'Steinofen, 1 Lehm und 3 Steine, 3 Punkte. Backen: bis zu 2 Getreide zu je 4 NW. Beim Erwerb darfst du sofort backen.',
  'A-MAJOR-09':
    'Tischlerei, 2 Holz und 2 Steine, 2 Punkte. Je Erntezeit wird höchstens 1 Holz zu 2 NW. Am Ende geben 3, 5 oder 7 Holz 1, 2 oder 3 Sonderpunkte.',
  'A-MAJOR-10':
    'Töpferei, 2 Lehm und 2 Steine, 2 Punkte. Je Erntezeit wird höchstens 1 Lehm zu 2 NW. Am Ende geben 3, 5 oder 7 Lehm 1, 2 oder 3 Sonderpunkte.',
  'A-MAJOR-11':
    'Korbflechterei, 2 Schilf und 2 Steine, 2 Punkte. Je Erntezeit wird höchstens 1 Schilf zu 3 NW. Am Ende geben 2, 4 oder 5 Schilf 1, 2 oder 3 Sonderpunkte.',
  'A-MAJOR-12': 'Jede der drei Werkstätten arbeitet höchstens einmal je Erntezeit, in der Ernährungsphase.',
  'A-MAJOR-13':
    'Für die Sonderpunkte der Werkstätten werden Werkstoffe nur gezählt, nicht abgegeben. Jede gibt höchstens 3.',
  'A-MAJOR-14':
    'Statt Lehm zu zahlen, darfst du für eine noch ausliegende Kochstelle eine deiner Feuerstellen zurückgeben. Das braucht eine Aktion für große Anschaffungen; die Feuerstelle kann danach jeder wieder erwerben.',
  'A-MAJOR-15': 'Brunnen, 1 Holz und 3 Steine, 4 Punkte. Er legt je 1 NW auf die nächsten 5 Rundenfelder.',
  'A-MAJOR-16':
    'Die NW des Brunnens beginnen mit der nächsten Runde. Sind weniger als 5 Runden übrig, werden es weniger.',
  'A-MAJOR-17':
    'Wird der Brunnen für eine Aufwertung zurückgegeben, bleiben seine NW liegen. Er kann danach neu erworben werden und verteilt erneut.',
  'A-MAJOR-18': 'Zurückgegebene große Anschaffungen liegen wieder aus; kleine kommen aus dem Spiel.',
  'A-CARDS-01': 'Handkarten sind geheim und bewirken nichts, bis sie ausgespielt sind.',
  'A-CARDS-02': 'Widersprechen sich Karte und Regel, gilt die Karte.',
  'A-CARDS-03': 'Ausgespielte Karten liegen für alle lesbar aus.',
  'A-CARDS-04': 'Die aufgedruckten Punkte einer Anschaffung zählen nur, wenn sie am Ende vor dir liegt.',
  'A-CARDS-05': 'Sonderpunkte kommen aus Kartentexten. Karten, die welche geben können, sind gekennzeichnet.',
  'A-CARDS-06':
    'Sieben kleine Anschaffungen sind Aufwertungen: Zu ihren Kosten gehört die Rückgabe einer Anschaffung. Es sind Backofen, Backstube, Backhaus, Dorfbrunnen, Holzmanufaktur, Kochecke und die kleine Kochstelle.',
  'A-CARDS-07': 'Eine zurückgegebene Anschaffung verliert ihre Wirkung und ihre Punkte.',
  'A-CARDS-08':
    'Zeichen auf den Karten kennzeichnen Wanderkarten, Aktionsfelder für alle und Karten, die als Acker oder sonst als Hoffeld dienen.',
  'A-CARDS-09':
    'Eine Karte, die Aktionsfeld ist, ist ein gewöhnliches Feld: eine Person je Runde, offen für alle, wenn sie nichts anderes sagt.',
  'A-CARDS-10':
    'Bepflanzte Karten-Äcker gelten für Bedingungen als Getreide- oder Gemüseacker (nicht das Holz auf dem Holzacker). Als Äcker gewertet werden sie nicht, und Angrenzen spielt bei ihnen keine Rolle.',
  'A-CARDS-11':
    'Landwirt, Akrobat und Netzer kennzeichnen ihren Anspruch auf ein Feld. Was daraus wird, sagt die Karte.',
  'A-CARDS-12':
    'Der Gast ist für eine Runde eine zusätzliche Person. Er gehört nicht zur Familie, braucht keinen Raum und darf sogar als sechster eingesetzt werden.',
  'A-CARDS-13': 'Tiere auf Karten gehören bei Vermehrung und Wertung zu dir.',
  'A-CARDS-14':
    '„Immer wenn du mit einer Aktion etwas nimmst“ meint Waren, die deine Person von einem Aktionsfeld nimmt, wenn die Karte nicht mehr sagt.',
  'A-CARDS-15': 'Eine Karte gilt ab dem Ausspielen, auch schon für den Rest derselben Aktion.',
  'A-CARDS-16': 'Freiwillige Effekte darfst du auslassen; einfache Warengeschenke kommen von selbst.',
  'A-CARDS-17': 'Kosten sinken nie unter 0.',
  'A-CARDS-18':
    'Zwei Karten, die beide die Kosten derselben Sache ersetzen, lassen sich nicht verbinden, wenn ihre Hinweise es nicht erlauben.',
  'A-CARDS-20':
    'Eine Karte kann Waren, Plättchen oder Zäune auf spätere Rundenfelder legen. Alles davon gehört der Person, die die Karte ausgespielt hat.',
  'A-CARDS-21':
    'Verteilt wird in Phase 1 der jeweiligen Runde, nach dem Aufdecken der neuen Karte und vor dem Auffüllen.',
  'A-CARDS-22': '„Die nächsten Runden“ beginnen mit der Runde nach dieser. Was hinter Runde 14 fiele, ist verloren.',
  'A-CARDS-23':
    'Eine Karte verlässt das Spiel nur als Preis einer Aufwertung oder der Madonnenstatue. Nach einer Aufwertung bleiben ausgelegte Waren deine; nur bei Rückgabe für die Madonnenstatue sind sie verloren.',
  'A-CARDS-24':
    'Was eine Entscheidung oder Zahlung braucht, darfst du ablehnen. Abgelehnte Plättchen gehen in den Vorrat, Zäune in deine Reserve. Vorzeitig nehmen kann man nichts.',
  'A-CARDS-25': 'So erhaltene Tiere werden sofort untergebracht, verwertet oder zurückgegeben.',
  'A-CARDS-26': 'Waren auf Rundenfeldern zählen weder bei der Wertung noch als Vorrat.',
} as const satisfies Record<keyof typeof en, string>
