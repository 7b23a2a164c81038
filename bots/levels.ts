/** The levels a bot can sit at a table with, as people choose them: what they do, how long they think, what they score. */

import type { Lang } from '@dorfplatz/kernel'

type InWords = { readonly [L in Lang]: string }

export interface Level {
  /** The bot's name. */
  readonly id: string
  readonly name: InWords
  readonly about: InWords
  /** Longest thought on a machine that is not busy; 0 where it answers at once. */
  readonly milliseconds: number
}

/** Weakest first. */
export const LEVELS: readonly Level[] = [
  {
    id: 'random',
    name: { en: 'Apprentice', de: 'Lehrling' },
    about: { en: 'Plays any legal move.', de: 'Spielt irgendeinen erlaubten Zug.' },
    milliseconds: 0,
  },
  {
    id: 'greedy',
    name: { en: 'Journeyman', de: 'Geselle' },
    about: { en: 'Takes what looks best right now.', de: 'Nimmt, was gerade am besten aussieht.' },
    milliseconds: 0,
  },
  {
    id: 'search',
    name: { en: 'Master', de: 'Meister' },
    about: {
      en: 'Plays its moves on in its head, up to a fifth of a second. Alone it plays as the journeyman does.',
      de: 'Spielt seine Züge bis zu einer Fünftelsekunde lang im Kopf weiter. Allein spielt er wie der Geselle.',
    },
    milliseconds: 200,
  },
  {
    id: 'deep',
    name: { en: 'Old master', de: 'Altmeister' },
    about: {
      en: 'Plays its moves on in its head, up to two seconds. Alone it plays as the journeyman does.',
      de: 'Spielt seine Züge bis zu zwei Sekunden lang im Kopf weiter. Allein spielt er wie der Geselle.',
    },
    milliseconds: 2_000,
  },
]

/** Points of a level in so many games at tables of so many seats, nine of ten of them from `low` to `high`. */
export interface Measured {
  readonly level: string
  readonly seats: number
  readonly games: number
  readonly mean: number
  readonly low: number
  readonly high: number
}

/** By game, from \`dorfplatz solo <game> --games N\`; nothing stands here that was not played. */
export const MEASURED: { readonly [game: string]: readonly Measured[] } = {
  agricola: [{ level: 'greedy', seats: 1, games: 60, mean: 48.7, low: 43, high: 56 }],
  village: [{ level: 'greedy', seats: 1, games: 80, mean: 103.6, low: 71, high: 146 }],
}
