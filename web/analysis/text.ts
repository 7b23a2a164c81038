/** The words of the analysis, fetched with it. */

import type { Lang } from '@dorfplatz/kernel'

const en = {
  title: 'Analysis',
  computing: 'Playing your game out again and again. That takes a while.',
  failed: 'This game cannot be analyzed.',
  running: 'A game is analyzed when it is over.',
  outlook: 'Expected final score',
  outlookLead: 'where the game was heading',
  costly: 'What cost most',
  cost: (points: number) => `−${points}`,
  points: (n: number): string => (n === 1 ? 'point' : 'points'),
  instead: 'better',
  move: (round: number, name: string) => `Round ${round}, ${name}’s move`,
  look: 'Show on the board',
  none: 'No move cost more than a point. Well played.',
  sum: (n: number, points: number) =>
    n === 1 ? `One move cost ${points} points.` : `${n} moves cost ${points} points in all.`,
  honest:
    'Counted by playing on many times from each moment, with what you could know then. A point more or less is chance.',
  replay: 'Replay',
  back: 'Back to the table',
}

export const analysisText: { readonly [L in Lang]: typeof en } = {
  en,
  de: {
    title: 'Auswertung',
    computing: 'Deine Partie wird viele Male zu Ende gespielt. Das dauert ein wenig.',
    failed: 'Diese Partie lässt sich nicht auswerten.',
    running: 'Ausgewertet wird eine Partie, wenn sie zu Ende ist.',
    outlook: 'Erwarteter Endstand',
    outlookLead: 'wohin die Partie lief',
    costly: 'Was am meisten gekostet hat',
    cost: (points) => `−${points}`,
    points: (n) => (n === 1 ? 'Punkt' : 'Punkte'),
    instead: 'besser',
    move: (round, name) => `Runde ${round}, Zug von ${name}`,
    look: 'Am Brett ansehen',
    none: 'Kein Zug hat mehr als einen Punkt gekostet. Gut gespielt.',
    sum: (n, points) =>
      n === 1 ? `Ein Zug hat ${points} Punkte gekostet.` : `${n} Züge haben zusammen ${points} Punkte gekostet.`,
    honest:
      'Gezählt, indem von jedem Moment aus viele Male weitergespielt wird, mit dem, was du damals wissen konntest. Ein Punkt mehr oder weniger ist Zufall.',
    replay: 'Nachspielen',
    back: 'Zurück zum Tisch',
  },
}
