/** Was am ersten Tisch gesagt wird. */

import type { text as en } from './first.en.ts'

export const text: { readonly [Tip in keyof typeof en]: string } = {
  begin:
    'Arbeitszeit: Reihum schickt jeder eine Person los. {wood:Holz}, {reed:Schilf} und ein erster Acker sind gut für den Anfang.',
  hunger:
    'Nach Runde 4 kommt die erste Ernte: Jede Person isst 2 {food:Nährwerte}. Zähl nach, was du hast; Fischfang und Tagelöhner helfen.',
  place:
    'Felder, auf denen sich etwas angesammelt hat, bringen mit einer Person viel. Was fehlt dir für einen dritten Raum?',
  feed: 'Ernähre alle, wenn es geht: Jeder fehlende Nährwert kostet dauerhaft 3 Punkte.',
  plow: 'Der erste Acker darf überall liegen. Lass neben der Hütte Platz für Räume und in einer Ecke für Weiden.',
  fence: 'Zwei Felder nebeneinander brauchen 6 Zäune und fassen 4 Tiere.',
  occupation: 'Karten, die immer wieder helfen, spielt man am besten früh.',
}
