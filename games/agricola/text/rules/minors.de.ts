/** Was für alle kleinen Anschaffungen gilt, auf Deutsch. */
import type { minors as en } from './minors.en.ts'

export const minors = {
  'AGR-MIN-G01':
    'Eine kleine Anschaffung spielst du mit einer passenden Aktion aus der Hand: auf „Startspieler“, nach Familienzuwachs (Spielphase 2), auf dem Anschaffungsfeld oder nach Renovierung (Spielphase 2).',
  'AGR-MIN-G02': 'Bedingungen sind Schwellen: Mehr zu haben zählt auch, und bezahlt wird dafür nichts.',
  'AGR-MIN-G03': 'Kosten zahlst du aus dem eigenen Vorrat, nicht mit Waren auf Äckern oder Rundenfeldern.',
  'AGR-MIN-G04': 'Mehrere Preise einer Karte mischst du nie.',
  'AGR-MIN-G05':
    'Wanderkarten werden ausgeführt und gehen an den linken Nachbarn; allein kommen sie aus dem Spiel. Als Anschaffung zählen sie nie.',
  'AGR-MIN-G06':
    'Die für eine Aufwertung zurückgegebene Karte gehört zu den Kosten. Große liegen wieder für alle aus, kleine kommen aus dem Spiel.',
  'AGR-MIN-G07': 'Jede Karte wird beim Ausspielen gezeigt und bleibt sichtbar.',
  'AGR-MIN-G08': 'Wirkungen beginnen mit dem Ausspielen; Karten auf der Hand bewirken nichts.',
  'AGR-MIN-G09':
    'Waren, die eine Karte auf Rundenfelder legt, gehören dir und kommen zu Beginn dieser Runde. Nach Runde 14 kommt nichts mehr.',
  'AGR-MIN-G10':
    'Waren, die eine zurückgegebene Karte auf spätere Rundenfelder gelegt hat, bleiben nach einer Aufwertung deine, etwa die NW eines Brunnens, der zum Dorfbrunnen wird. Bei Rückgabe für die Madonnenstatue sind sie verloren.',
  'AGR-MIN-G11':
    'Zusätzliche Aktionen und Erträge sind freiwillig, wenn nicht „muss“ dasteht. Pflicht sind Ferienhütte, Hausziege, Lehnbeet, die Abgabe für den Holzgarten und die Reihenfolge des Schlachthauses.',
  'AGR-MIN-G12':
    'Acker, Miniweide, Stall und die drei Anbauten lassen sich nur ausspielen, wenn du sie ausführen kannst.',
  'AGR-MIN-G13': 'Tiere von einer Karte werden sofort untergebracht, verwertet oder zurückgegeben.',
  'AGR-MIN-G14':
    'Für einen Raum gilt erst höchstens ein ersetzter Preis (etwa Axt oder Lehmstake), dann Nachlässe, dann ersetztes Schilf; das Strohdach erspart das Schilf einfach.',
  'AGR-MIN-G15':
    'Zum Backen dienen Einfache Feuerstelle, Kochstelle, Kochecke, Holzofen, Backofen, Backstube und Backhaus. Öfen sind davon nur Holzofen und Backofen.',
  'AGR-MIN-G16': 'Zum Verwerten dienen Einfache Feuerstelle, Kochstelle und Kochecke.',
  'AGR-MIN-G17': 'Mahlen, Brauen und Brennen gelten nie als Backen.',
  'AGR-MIN-G18':
    'Pflüge sind Abstechpflug, Wendepflug, Wagenpflug, Furchenpflug und Hakenpflug. Je Pflügen nutzt du einen davon oder die Egge.',
  'AGR-MIN-G19':
    'Karten-Äcker werden wie Äcker bestellt und geerntet und erfüllen bepflanzt Ackerbedingungen (der Holzacker nie). Als Äcker gewertet werden sie nicht, die Waren darauf schon.',
  'AGR-MIN-G20':
    'Karten-Äcker mit Getreide oder Gemüse erhalten die Zugabe des Kleinbauern, Holz nicht; für die Grenze von 2 Äckern zählt keiner.',
  'AGR-MIN-G21':
    'Tierhof, Tiergarten und Waldweide halten Tiere, auch neugeborene. Weiden sind sie nicht und werden nicht so gewertet.',
  'AGR-MIN-G22':
    'In der Erntezeit wirkt zuerst die Molkerei; Holzacker, Stampfbutterfass, Spinnrocken, Webstuhl, Melkschemel und die Karten-Äcker in der Ackerphase, Wassermühle und Korndarre an deren Ende; Schnapsbrennerei, Brauerei, Handmühle, Hobel, Bratspieß, Hausziege und Holzmanufaktur beim Ernähren; Tierkarten bei der Vermehrung.',
  'AGR-MIN-G23':
    'Innerhalb eines Zeitpunkts der Erntezeit geht es reihum; der Besitzer des Schlachthauses ernährt zuletzt.',
  'AGR-MIN-G24':
    'Der Kehrbesen zieht aus nicht verteilten kleinen Anschaffungen der benutzten Decks, notfalls so viele, wie noch da sind.',
  'AGR-MIN-G25': 'Aufgedruckte Punkte sind Punkte für Karten; Punkte aus Texten und aus der Taverne sind Sonderpunkte.',
  'AGR-MIN-G26': 'Das Familienspiel kommt ohne kleine Anschaffungen aus.',
} as const satisfies Record<keyof typeof en, string>
