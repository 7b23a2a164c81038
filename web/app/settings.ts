/** What a person has chosen for this device: language, print, animation, habits. Kept in the browser. */

import type { Lang } from '@dorfplatz/kernel'
import { useSyncExternalStore } from 'react'

export type Speed = 'off' | 'fast' | 'normal'

/** As what is drawn by day or by night. */
export type Theme = 'light' | 'dark'

export interface Settings {
  readonly lang: Lang
  /** `device`: as everything else on this device. */
  readonly theme: Theme | 'device'
  readonly name: string
  readonly speed: Speed
  readonly confirm: boolean
  readonly sound: boolean
  /** Digits, 0 and Backspace act at the table. */
  readonly keys: boolean
  readonly poker: boolean
  /** The mark one would like to play with; null for whichever the seat has. */
  readonly colour: number | null
  /** How strong bots were to be last time; empty where nobody has said. */
  readonly level: string
  /** Which part of the table was in front, by game. */
  readonly front: { readonly [game: string]: string }
  /** The hand is folded away. */
  readonly folded: boolean
}

const KEY = 'dorfplatz.settings'
const SPEEDS: readonly unknown[] = ['off', 'fast', 'normal']

/** What was kept, as far as it still means something; the rest as it is at first. */
export function readSettings(defaults: Settings, kept: unknown): Settings {
  if (typeof kept !== 'object' || kept === null) return defaults
  const found = kept as Partial<Settings>
  return { ...defaults, ...found, speed: SPEEDS.includes(found.speed) ? (found.speed ?? 'normal') : defaults.speed }
}

function first(): Settings {
  const root = document.documentElement
  const defaults: Settings = {
    lang: root.lang === 'de' ? 'de' : 'en',
    theme: 'device',
    name: '',
    speed: 'normal',
    confirm: true,
    sound: false,
    keys: true,
    poker: false,
    colour: null,
    level: '',
    front: {},
    folded: false,
  }
  try {
    return readSettings(defaults, JSON.parse(localStorage.getItem(KEY) ?? '{}'))
  } catch {
    return defaults
  }
}

const night = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)')

/** How the page is drawn now. */
export function themeNow(): Theme {
  const { theme } = settings()
  return theme === 'device' ? (night().matches ? 'dark' : 'light') : theme
}

let now: Settings | null = null
const listeners = new Set<() => void>()

export function settings(): Settings {
  now ??= first()
  return now
}

export function change(part: Partial<Settings>): void {
  const next = { ...settings(), ...part }
  now = next
  const root = document.documentElement
  root.lang = next.lang
  root.dataset.theme = themeNow()
  root.dataset.speed = next.speed
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // A browser that keeps nothing still plays; it only forgets.
  }
  for (const listener of listeners) listener()
}

/** Calls back after every change, until called off. */
export function onChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function useSettings(): Settings {
  return useSyncExternalStore(onChange, settings)
}

export const useTheme = (): Theme => useSyncExternalStore(onChange, themeNow)

/** Evening comes to the device while the page is open. */
export function followDevice(): void {
  night().addEventListener('change', () => {
    document.documentElement.dataset.theme = themeNow()
    for (const listener of listeners) listener()
  })
}

/** What each speed makes of the look's durations. */
const PACE: { readonly [S in Speed]: number } = { off: 0, fast: 0.5, normal: 1 }

/** How long motion takes here, in parts of its usual time; 0 where things shall appear in place. */
export function motionPace(): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : PACE[settings().speed]
}
