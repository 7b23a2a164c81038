/** What a person has chosen for this device: language, print, animation, habits. Kept in the browser. */

import type { Lang } from '@dorfplatz/kernel'
import { useSyncExternalStore } from 'react'

export interface Settings {
  readonly lang: Lang
  readonly theme: 'light' | 'dark'
  readonly name: string
  readonly speed: 'off' | 'normal' | 'slow'
  readonly confirm: boolean
  readonly sound: boolean
  readonly poker: boolean
  /** Which part of the table was in front, by game. */
  readonly front: { readonly [game: string]: string }
  /** The hand is folded away. */
  readonly folded: boolean
}

const KEY = 'dorfplatz.settings'

function first(): Settings {
  const root = document.documentElement
  const defaults: Settings = {
    lang: root.lang === 'de' ? 'de' : 'en',
    theme: root.dataset.theme === 'dark' ? 'dark' : 'light',
    name: '',
    speed: 'normal',
    confirm: true,
    sound: false,
    poker: false,
    front: {},
    folded: false,
  }
  try {
    return { ...defaults, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) }
  } catch {
    return defaults
  }
}

let now = first()
const listeners = new Set<() => void>()

export function settings(): Settings {
  return now
}

export function change(part: Partial<Settings>): void {
  now = { ...now, ...part }
  const root = document.documentElement
  root.lang = now.lang
  root.dataset.theme = now.theme
  root.dataset.speed = now.speed
  try {
    localStorage.setItem(KEY, JSON.stringify(now))
  } catch {
    // A browser that keeps nothing still plays; it only forgets.
  }
  for (const listener of listeners) listener()
}

export function useSettings(): Settings {
  return useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, settings)
}
