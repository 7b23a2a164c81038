/** The words of the analysis, fetched with it. */

import type { Lang } from '@dorfplatz/kernel'

const pointsEn = (n: number): string => (n === 1 ? '1 point' : `${n} points`)
const pointsDe = (n: number): string => (n === 1 ? '1 Punkt' : `${n} Punkte`)

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
  instead: 'instead',
  move: (round: number) => `Round ${round}`,
  whose: 'Whose moves',
  looking: 'Looking at every move, at the costliest once more.',
  praise: (points: number) => `Your best move: ${pointsEn(points)} better than any other`,
  praiseOf: (name: string, points: number) => `${name}’s best move: ${pointsEn(points)} better than any other`,
  playOn: 'Play on from here',
  unplayable: 'This moment cannot be played on from.',
  look: 'Show on the board',
  none: 'No single move cost more than chance explains.',
  noneOf: (name: string) => `None of ${name}’s moves cost more than chance explains.`,
  sumOf: (name: string, n: number, points: number) =>
    n === 1 ? `One move cost ${name} ${pointsEn(points)}.` : `${n} moves cost ${name} ${points} points in total.`,
  sum: (n: number, points: number) =>
    n === 1 ? `One move cost ${pointsEn(points)}.` : `${n} moves cost ${points} points in total.`,
  honest:
    'Counted by playing on many times from each moment, with what each could know then. A move is told of only where it cost more than chance explains.',
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
    instead: 'stattdessen',
    move: (round) => `Runde ${round}`,
    whose: 'Wessen Züge',
    looking: 'Jeder Zug wird angesehen, die teuersten noch einmal genauer.',
    praise: (points) => `Dein bester Zug: ${pointsDe(points)} besser als jeder andere`,
    praiseOf: (name, points) => `Der beste Zug von ${name}: ${pointsDe(points)} besser als jeder andere`,
    playOn: 'Von hier weiterspielen',
    unplayable: 'Von diesem Zeitpunkt aus lässt sich nicht weiterspielen.',
    look: 'Am Brett ansehen',
    none: 'Kein einzelner Zug hat mehr gekostet, als der Zufall erklärt.',
    noneOf: (name) => `Kein Zug von ${name} hat mehr gekostet, als der Zufall erklärt.`,
    sumOf: (name, n, points) =>
      n === 1
        ? `Ein Zug hat ${name} ${pointsDe(points)} gekostet.`
        : `${n} Züge haben ${name} zusammen ${points} Punkte gekostet.`,
    sum: (n, points) =>
      n === 1 ? `Ein Zug hat ${pointsDe(points)} gekostet.` : `${n} Züge haben zusammen ${points} Punkte gekostet.`,
    honest:
      'Gezählt, indem jeder Zeitpunkt viele Male weitergespielt wird, mit dem, was damals zu wissen war. Genannt wird ein Zug nur, wenn er mehr gekostet hat, als der Zufall erklärt.',
    replay: 'Nachspielen',
    back: 'Zurück zum Tisch',
  },
}
