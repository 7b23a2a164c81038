/** Wertung und andere Spielweisen auf Deutsch: allein, als Familienspiel, mit Varianten. */

import { FROM_5, spaceOf, WOOD_3 } from '../../rules/work/spaces.ts'
import { spaces } from '../spaces.de.ts'
import type { end as en } from './end.en.ts'

export const end = {
  'A-SCORE-01': 'Gewertet wird nach der Erntezeit der Runde 14. Wer die meisten Punkte hat, gewinnt.',
  'A-SCORE-02': 'Äcker: 0–1 / 2 / 3 / 4 / ab 5 bringen −1 / 1 / 2 / 3 / 4 Punkte.',
  'A-SCORE-03': 'Weiden: 0 / 1 / 2 / 3 / ab 4 bringen −1 / 1 / 2 / 3 / 4 Punkte.',
  'A-SCORE-04': 'Getreide auf Äckern und im Vorrat: 0 / 1–3 / 4–5 / 6–7 / ab 8 bringen −1 / 1 / 2 / 3 / 4 Punkte.',
  'A-SCORE-05': 'Gemüse auf Äckern und im Vorrat: 0 / 1 / 2 / 3 / ab 4 bringen −1 / 1 / 2 / 3 / 4 Punkte.',
  'A-SCORE-06': 'Schafe: 0 / 1–3 / 4–5 / 6–7 / ab 8 bringen −1 / 1 / 2 / 3 / 4 Punkte.',
  'A-SCORE-07': 'Wildschweine: 0 / 1–2 / 3–4 / 5–6 / ab 7 bringen −1 / 1 / 2 / 3 / 4 Punkte.',
  'A-SCORE-08': 'Rinder: 0 / 1 / 2–3 / 4–5 / ab 6 bringen −1 / 1 / 2 / 3 / 4 Punkte.',
  'A-SCORE-09': 'Jedes ungenutzte Hoffeld: 1 Minuspunkt.',
  'A-SCORE-10': 'Jeder eingezäunte Stall: 1 Punkt. Andere Ställe geben nichts, ihr Hoffeld ist aber genutzt.',
  'A-SCORE-11': 'Jeder Lehmhüttenraum: 1 Punkt. Jeder Steinhausraum: 2 Punkte. Holzhüttenräume: keiner.',
  'A-SCORE-12': 'Jedes Familienmitglied: 3 Punkte, auch Nachwuchs aus Runde 14; Gäste nicht.',
  'A-SCORE-13': 'Punkte für Karten: die Punkte auf deinen Anschaffungen, abzüglich 3 je Bettelkarte.',
  'A-SCORE-14': 'Sonderpunkte aus Kartentexten und Werkstätten sind eine eigene Kategorie.',
  'A-SCORE-15':
    'Äcker zählen bepflanzt oder nicht, aber nur als Plättchen auf dem Hof. Was auf Karten-Äckern liegt, zählt als Getreide oder Gemüse.',
  'A-SCORE-16': 'Jede Kategorie zählt, auch wenn sie negativ ist; nach unten gibt es keine Grenze.',
  'A-SCORE-17': 'Bei Gleichstand teilt ihr euch den Platz.',
  'A-SCORE-18': 'Zwischenwertungen gibt es nicht; ein Zwischenstand darf angezeigt werden.',
  'A-SOLO-01':
    'Allein gelten die vollen Regeln, ohne zusätzliche Aktionskarten und nur mit 1+ Ausbildungen; du machst einen Zug nach dem anderen.',
  'A-SOLO-02': 'In der ersten Partie einer Serie beginnst du ohne NW.',
  'A-SOLO-03': 'Jeder Erwachsene braucht 3 NW; wer in der eben beendeten Runde geboren wurde, 1 NW.',
  'A-SOLO-04': `Auf „${spaces.title(WOOD_3)}“ kommen jede Runde nur ${spaceOf(WOOD_3).pile?.solo} Holz.`,
  'A-SOLO-05': 'Wanderkarten kommen nach dem Ausspielen aus dem Spiel.',
  'A-SOLO-06': 'Das Feld „Startspieler“ dient weiter dazu, eine kleine Anschaffung auszuspielen.',
  'A-SOLO-07': 'Texte, die Mitspieler brauchen, bewirken nichts.',
  'A-SOLO-10': 'Die Zielpunktzahlen einer Serie sind 50, 55, 59, 62, 64, 65 und dann je Partie 1 mehr.',
  'A-SOLO-11':
    'Nach jeder Partie nimmst du eine darin ausgespielte Ausbildung in deinen festen Bestand auf. Er liegt in den nächsten Partien von Anfang an aus.',
  'A-SOLO-12': 'Je fester Ausbildung erhältst du eine neue weniger. Kleine Anschaffungen erhältst du immer 7.',
  'A-SOLO-13':
    'Die nächste Partie beginnst du mit 1 NW je Punkt über dem letzten Ziel; wahlweise mit 1 NW je 2 Punkte.',
  'A-SOLO-14': 'Nur wenn du das Ziel erreichst, geht die Serie weiter; sonst beginnt eine neue.',
  'A-SOLO-15':
    'Feste Ausbildungen gelten als ausgespielt. Was sie einmalig beim Ausspielen bewirken, geschieht vor Runde 1, wenn noch alle 14 Runden bevorstehen.',
  'A-SOLO-16': 'Feste Ausbildungen werden vor dem Austeilen beiseitegelegt.',
  'A-SOLO-17': 'Eine Serie hat höchstens 8 Partien; die achte beginnt mit 7 festen und ohne neue Ausbildungen.',
  'A-SOLO-18': 'Hast du keine neue Ausbildung ausgespielt, kommt keine dazu; das Ziel steigt trotzdem.',
  'A-FAMILYGAME-01':
    'Das Familienspiel für 1–5 Spieler verzichtet auf Ausbildungen und kleine Anschaffungen. Ein Spielplan zeigt seine Familienseite.',
  'A-FAMILYGAME-03': 'Allein erhält das Lagerhaus keine NW.',
  'A-FAMILYGAME-04': 'Die NW kommen in der Auffüllphase dazu.',
  'A-FAMILYGAME-05': 'Es gibt nur große Anschaffungen. Nach Familienzuwachs darfst du keine tätigen.',
  'A-FAMILYGAME-06': 'Ausbildungsfelder gibt es nicht.',
  'A-FAMILYGAME-09': 'Alle anderen aufgedruckten Felder sind wie im vollen Spiel.',
  'A-FAMILYGAME-10': `Die Ausbildungskarten zu dritt und zu viert werden zu „${spaces.spoken('p3_two_resources')}“; zu fünft steht ab Runde ${FROM_5} Familienzuwachs zur Wahl.`,
  'A-FAMILYGAME-11': 'Wahlweise entfallen diese Karten ganz; die Karte zu fünft bietet dann nur Familienzuwachs.',
  'A-FAMILYGAME-12': 'Zwei verschiedene Werkstoffe heißt: je einer von zwei der vier Sorten.',
  'A-FAMILYGAME-13': 'Alles Übrige ist wie im vollen Spiel, auch wenn du allein spielst.',
  'A-VARIANT-01':
    'Variante Drei für eine: Jederzeit darfst du 3 beliebige Handkarten abwerfen und 1 Ausbildung oder 1 kleine Anschaffung ziehen.',
  'A-VARIANT-02': 'Die nicht verteilten Karten bilden dann die beiden verdeckten Nachziehstapel.',
  'A-VARIANT-03':
    'Abgeworfene Karten liegen verdeckt, nach Art getrennt, und werden neu gemischt, wenn ein Stapel leer ist. Ist beides leer, lässt sich diese Art nicht ziehen.',
  'A-VARIANT-04':
    'Es braucht keine Person und ist wiederholbar: bevor du eine Person einsetzt, wenn alle deine Personen eingesetzt sind, und beim Ernähren.',
  'A-VARIANT-05': 'Abwerfen kannst du nur Handkarten, auch Wanderkarten auf der Hand; ausgespielte nicht.',
  'A-DRAFT-01':
    'Wenn ihr draftet, nehmen alle 1 Karte aus ihrem Päckchen und geben den Rest nach links weiter, bis alle 7 haben.',
  'A-DRAFT-02':
    'Gedraftet werden erst Ausbildungen, dann kleine Anschaffungen, oder beides zugleich, je eine pro Weitergabe.',
  'A-DRAFT-03':
    'Verteilt werden bis zu 10 Karten je Sorte; bei 7 ist Schluss. Ohne Weitergabe: je 10 verteilen, 7 behalten.',
  'A-DRAFT-04':
    'Gewählt wird gleichzeitig und geheim. Beide Päckchen wandern nach links, außer ihr lasst das zweite nach rechts wandern.',
} as const satisfies Record<keyof typeof en, string>
