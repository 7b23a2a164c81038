/** What a screen reader says of an action space, in both languages. */

import type { Lang } from '@dorfplatz/kernel'

interface Phrases {
  readonly lie: (workers: number) => string
  readonly costs: (workers: number) => string
  readonly full: string
  readonly cannot: string
  readonly chosen: string
}

const en: Phrases = {
  lie: (n) => (n === 0 ? 'no workers here' : n === 1 ? '1 worker here' : `${n} workers here`),
  costs: (n) => `costs ${n} ${n === 1 ? 'worker' : 'workers'}`,
  full: 'full',
  cannot: 'not possible now, why not?',
  chosen: 'chosen',
}

const de: Phrases = {
  lie: (n) => (n === 0 ? 'noch kein Arbeiter hier' : `${n} Arbeiter hier`),
  costs: (n) => `kostet ${n} Arbeiter`,
  full: 'voll',
  cannot: 'jetzt nicht möglich, warum nicht?',
  chosen: 'gewählt',
}

const all: { readonly [L in Lang]: Phrases } = { en, de }

export const aloudOf = (lang: Lang): Phrases => all[lang]
