/** The client's sentences in the language of the moment. */

import type { Lang } from '@dorfplatz/kernel'
import { useSyncExternalStore } from 'react'
import { onChange, settings } from '../app/settings.ts'
import type { Text } from './en.ts'

// Nobody reads both at once: each language is a file of its own.
const files: { readonly [L in Lang]: () => Promise<Text> } = {
  en: () => import('./en.ts').then(({ en }) => en),
  de: () => import('./de.ts').then(({ de }) => de),
}
const fetched = new Map<Lang, Text>()
const listeners = new Set<() => void>()
let shown: Text | null = null

/** Shows the language of the moment as soon as it is there; until then the one before stays in sight. */
function show(): void {
  const next = fetched.get(settings().lang)
  if (next === undefined || next === shown) return
  shown = next
  for (const listener of listeners) listener()
}

/** Fetches a language; nothing can be drawn before the first one is there. */
export async function fetchText(lang: Lang = settings().lang): Promise<void> {
  if (!fetched.has(lang)) fetched.set(lang, await files[lang]())
  show()
}

onChange(() => {
  // Without the network the page stays in the language it has.
  fetchText().catch(() => undefined)
})

export function text(): Text {
  if (shown === null) throw new Error('no language has been fetched yet')
  return shown
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function useText(): Text {
  return useSyncExternalStore(subscribe, text)
}

/** "Anna, Bertram and Cosima" in the language of the moment. */
export function list(names: readonly string[], lang: Lang = settings().lang): string {
  return new Intl.ListFormat(lang, { type: 'conjunction' }).format(names)
}

/** A day of the week and a time of day, as one says them. */
export function moment(at: number, lang: Lang = settings().lang): string {
  return new Intl.DateTimeFormat(lang, { weekday: 'short', hour: '2-digit', minute: '2-digit' }).format(at)
}

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/** "3 days ago", "yesterday", "now": as exactly as one remembers. */
export function ago(at: number, lang: Lang = settings().lang, now: number = Date.now()): string {
  const seconds = Math.max(0, now - at) / 1000
  const [unit, size] = STEPS.find(([, length]) => seconds >= length) ?? ['second', Number.POSITIVE_INFINITY]
  return new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(-Math.floor(seconds / size), unit)
}

export type { Text }
