/** Was am ersten Tisch gesagt wird. */

import type { text as en } from './first.en.ts'

export const text: { readonly [Tip in keyof typeof en]: string } = {
  begin:
    'Aktionsphase: Wer dran ist, setzt {worker:Arbeiter} ein. Leere Felder kosten nur 1. Äcker, Saat und {clay:Lehm} sind gut für den Anfang; was übrig bleibt, wird zu {tool:Geräten}.',
  turn: 'Sieh erst nach, was deine Handwerke am Ende der Runde brauchen, dann nach dem billigsten Feld, das es gibt.',
  sow: 'Was du jetzt säst, erntest du noch in dieser Runde. Die höchste Zeile bringt am meisten.',
  progress:
    'Phase Fortschritt: In dieser Runde kostet ein Schritt 1 Ware, später mehr. Rücke jedes Handwerk vor, das du zahlen kannst, das hinterste zuerst: Das Gemeinschaftshaus wartet auf es.',
  later:
    'Zahlst du einen Schritt ab Runde 3 mit zwei Sorten Waren, kostet er 1 weniger. Behalt ein wenig Saat für die nächste Runde.',
  fallow:
    'Leere Äcker sind von selbst gestiegen. Einer davon darf noch einmal: Nimm den, den du als Nächstes besäen willst.',
  harvest:
    'Erntezeit: Jeder bepflanzte Acker bringt so viel, wie seine Zeile sagt, und sinkt dann um eine Zeile. Die Reihenfolge zählt nur, wenn dazwischen eine Karte passt: Sonst ernte alle auf einmal.',
  between:
    'Vor Fortschritt wird von selbst geerntet und gemolken. Dazwischen wirst du nur gefragt, weil eine deiner Karten gerade ausgespielt werden kann.',
  cards:
    'Eine deiner Karten kann jetzt ausgespielt werden. Karten sind gratis, außer sie verlangen einen Preis; wer wartet, spielt sie später.',
}
