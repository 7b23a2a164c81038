/** Rules of Hallertau in German: scoring, the No Cards Variant and the solo game. */

import type { scoring as english } from './scoring.en.ts'

export const scoring = {
  'H-SCORE-01':
    'Hausplan: die Punkte im Fenster (18, 34, 50 oder 70) und je 3 für jedes „3 SP“-Symbol zwischen Hausplättchen und Handwerk.',
  'H-SCORE-02': 'Schafe: 1 Punkt je Schaf in der Stallung.',
  'H-SCORE-03': 'Schmuck: je 1 Punkt.',
  'H-SCORE-04':
    'Äcker, Geräte und Waren: Zähle die Zeilen deiner Äcker, deine Waren und deine Geräte zusammen. Je volle 5 gibt es 1 Punkt.',
  'H-SCORE-05': 'Noch angepflanzte Waren zählen nicht, ihr Acker schon.',
  'H-SCORE-06':
    'Karten: die Punkte all deiner ausliegenden Bonus- und Punktekarten. Einstiegs- und Hofkarten haben keine.',
  'H-SCORE-07':
    'Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheidet der größere Rest bei „Äcker, Geräte und Waren“; bleibt es gleich, teilt ihr euch den Sieg.',
  'H-VAR-01':
    'Ohne Karten gibt es keine Decks und keine Handkarten. Sechs verdeckte Hofkarten auf deinem Stallplan tragen nur Schafe und Arbeiter.',
  'H-VAR-02': 'Phase 3 entfällt in allen Runden.',
  'H-VAR-03': 'Die vier Kartenaktionsfelder können nicht genutzt werden.',
  'H-VAR-04': 'Die Hofkarte kommt in Phase 5 aus dem Spiel, statt auf die Hand.',
  'H-VAR-05': 'Am Ende jeder Runde geht die Startspielermarke im Uhrzeigersinn weiter.',
  'H-VAR-06': 'Die Wertung der Karten und die letzte Gelegenheit zum Ausspielen entfallen.',
  'H-VAR-07': 'Alles andere bleibt gleich, auch die Viertelkarten allein, zu zweit und zu dritt.',
  'H-SOLO-01':
    'Allein spielst du nach denselben Regeln, einen Zug nach dem anderen. In jeder Runde räumt eine Viertelkarte ein Viertel ab.',
  'H-SOLO-02': 'Dein Ziel sind mindestens 100 Punkte. Mehr als 110 sind außerordentlich.',
  'H-SOLO-03': 'In der kartenlosen Variante brauchst du mindestens 80 Punkte. Mehr als 85 sind außerordentlich.',
  'H-SOLO-04':
    'Unter dem Ziel: nicht erreicht. Ab dem Ziel: erreicht. Über der höheren Marke – ab 111, ohne Karten ab 86: außerordentlich.',
} as const satisfies Record<keyof typeof english, string>
