/** The levels a bot can sit at a table with, as people choose them: what they do, how long they think, what they score. */

import type { Lang } from '@dorfplatz/kernel'
import { ALONE, DUELS } from './measured.ts'

export { botName } from './names.ts'

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
    about: { en: 'Plays any legal move.', de: 'Spielt irgendeinen erlaubten Zug.' },
    milliseconds: 0,
  },
  {
    id: 'greedy',
    name: { en: 'Journeyman', de: 'Geselle' },
    over: { en: 'the journeyman', de: 'den Gesellen' },
    about: { en: 'Takes what looks best right now.', de: 'Nimmt, was gerade am besten aussieht.' },
    milliseconds: 0,
  },
  {
    id: 'search',
    name: { en: 'Master', de: 'Meister' },
    over: { en: 'the master', de: 'den Meister' },
    about: {
      en: 'Thinks ahead, for up to a fifth of a second.',
      de: 'Denkt voraus, bis zu einer Fünftelsekunde lang.',
    },
    milliseconds: 200,
  },
  {
    id: 'deep',
    name: { en: 'Old master', de: 'Altmeister' },
    over: { en: 'the old master', de: 'den Altmeister' },
    about: {
      en: 'Thinks ahead, for up to two seconds.',
      de: 'Denkt voraus, bis zu zwei Sekunden lang.',
    },
    milliseconds: 2_000,
  },
]

const WORDS = {
  en: {
    alone: (points: number, low: number, high: number, games: number) =>
      `Solo: ${points} points on average, mostly ${low} to ${high} (${games} games).`,
    duel: (percent: number, other: string, games: number) =>
      `Two players: wins ${percent} % against ${other} (${games} games).`,
  },
  de: {
    alone: (points: number, low: number, high: number, games: number) =>
      `Allein im Schnitt ${points} Punkte, meist ${low} bis ${high} (${games} Spiele).`,
    duel: (percent: number, other: string, games: number) =>
      `Zu zweit gewinnt er ${percent} % gegen ${other} (${games} Spiele).`,
  },
} as const

/** What a level was seen to score in a game, in sentences; empty where it was not measured. */
export function figuresOf(game: string, level: string, lang: Lang): string {
  const words = WORDS[lang]
  const alone = ALONE[game]?.find((one) => one.level === level)
  const duel = DUELS[game]?.find((one) => one.level === level)
  const other = LEVELS.find(({ id }) => id === duel?.against)
  const said: string[] = []
  if (alone !== undefined) said.push(words.alone(Math.round(alone.mean), alone.low, alone.high, alone.games))
  if (duel !== undefined && other !== undefined) {
    said.push(words.duel(Math.round(100 * duel.won), other.over[lang], duel.games))
  }
  return said.join(' ')
}

/** What people are told before they choose a level: what it does, and what it was seen to score. */
export function aboutLevel(game: string, level: string, lang: Lang): string {
  const about = LEVELS.find(({ id }) => id === level)?.about[lang] ?? ''
  return `${about} ${figuresOf(game, level, lang)}`.trim()
}
