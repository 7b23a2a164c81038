/** The client's sentences in the language of the moment. */

import type { Lang } from '@dorfplatz/kernel'
import { settings, useSettings } from '../app/settings.ts'
import { de } from './de.ts'
import { en, type Text } from './en.ts'

const all: { readonly [L in Lang]: Text } = { en, de }

export function text(lang: Lang = settings().lang): Text {
  return all[lang]
}

export function useText(): Text {
  return all[useSettings().lang]
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
