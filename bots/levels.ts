/** The levels a bot can sit at a table with, as people choose them: what they do, how long they think, what they score. */

import type { Lang } from '@dorfplatz/kernel'
import { ALONE, AMONG, DUELS } from './measured.ts'
import { signed } from './signed.ts'

export { botName } from './names.ts'
export { signed } from './signed.ts'

type InWords = { readonly [L in Lang]: string }

export interface Level {
  /** The bot's name. */
  readonly id: string
  readonly name: InWords
  /** As in "wins against …". */
  readonly over: InWords
  readonly about: InWords
  /** Longest thought on a machine that is not busy; 0 where it answers at once. */
  readonly milliseconds: number
}

/** Weakest first. */
export const LEVELS: readonly Level[] = [
  {
    id: 'random',
    name: { en: 'Apprentice', de: 'Lehrling' },
    over: { en: 'the apprentice', de: 'den Lehrling' },
    about: {
      en: 'Plays any move the rules allow: somebody to try things out with.',
      de: 'Spielt irgendeinen erlaubten Zug: gut, um alles in Ruhe auszuprobieren.',
    },
    milliseconds: 0,
  },
  {
    id: 'greedy',
    name: { en: 'Journeyman', de: 'Geselle' },
    over: { en: 'the journeyman', de: 'den Gesellen' },
    about: {
      en: 'Answers at once and takes what looks best at the moment.',
      de: 'Antwortet sofort und nimmt, was gerade am besten aussieht.',
    },
    milliseconds: 0,
  },
  {
    id: 'search',
    name: { en: 'Master', de: 'Meister' },
    over: { en: 'the master', de: 'den Meister' },
    about: {
      en: 'Thinks ahead a little before every move.',
      de: 'Denkt vor jedem Zug ein wenig voraus.',
    },
    milliseconds: 200,
  },
  {
    id: 'deep',
    name: { en: 'Old master', de: 'Altmeister' },
    over: { en: 'the old master', de: 'den Altmeister' },
    about: {
      en: 'Takes up to two seconds for a move and thinks ahead the longest.',
      de: 'Nimmt sich bis zu zwei Sekunden für einen Zug und denkt am längsten voraus.',
    },
    milliseconds: 2_000,
  },
]

const WORDS = {
  en: {
    alone: (points: string, low: string, high: string, games: number) =>
      `Solo it scores about ${points} points, mostly ${low} to ${high} (${games} games).`,
    duel: (percent: number, other: string, games: number) =>
      `With two seats it beats ${other} in ${percent} % of ${games} games.`,
    among: (percent: number, seats: number, games: number) =>
      `At a table of ${seats}, the others one level weaker, it wins ${percent} % of ${games} games.`,
  },
  de: {
    alone: (points: string, low: string, high: string, games: number) =>
      `Allein holt er etwa ${points} Punkte, meist ${low} bis ${high} (${games} Partien).`,
    duel: (percent: number, other: string, games: number) =>
      `Zu zweit schlägt er ${other} in ${percent} % von ${games} Partien.`,
    among: (percent: number, seats: number, games: number) =>
      `Bei ${seats} Leuten am Tisch, die anderen eine Stufe schwächer, gewinnt er ${percent} % von ${games} Partien.`,
  },
} as const

/** What a level was seen to score in a game, in sentences; empty where it was not measured. */
export function figuresOf(game: string, level: string, lang: Lang): string {
  const words = WORDS[lang]
  const alone = ALONE[game]?.find((one) => one.level === level)
  const duel = DUELS[game]?.find((one) => one.level === level)
  const other = LEVELS.find(({ id }) => id === duel?.against)
  const said: string[] = []
  if (alone !== undefined)
    said.push(words.alone(signed(Math.round(alone.mean)), signed(alone.low), signed(alone.high), alone.games))
  if (duel !== undefined && other !== undefined) {
    said.push(words.duel(Math.round(100 * duel.won), other.over[lang], duel.games))
  }
  const among = AMONG[game]?.find((one) => one.level === level)
  if (among !== undefined) said.push(words.among(Math.round(100 * among.won), among.seats, among.games))
  return said.join(' ')
}

/** What people are told before they choose a level: what it does, and what it was seen to score. */
export function aboutLevel(game: string, level: string, lang: Lang): string {
  const about = LEVELS.find(({ id }) => id === level)?.about[lang] ?? ''
  return `${about} ${figuresOf(game, level, lang)}`.trim()
}

/** Every level with what was measured of it in a game; weakest first. */
export const comparedLevels = (game: string) =>
  LEVELS.map((level) => ({
    level,
    alone: ALONE[game]?.find((one) => one.level === level.id),
    duel: DUELS[game]?.find((one) => one.level === level.id),
  }))
