/** What a screen reader says of an action space: its name, what it does, who stands there, and what it costs me now. */

import type { Lang } from '@dorfplatz/kernel'
import { SPACES } from '../rules/facts.ts'
import { saysOf } from './says.ts'
import { wordsOf } from './words.ts'

export interface Standing {
  readonly space: number
  readonly round: number
  /** Workers that lie here. */
  readonly workers: number
  /** Cards left in the deck of a card space. */
  readonly cards: number | null
  /** Whether all rows are taken. */
  readonly full: boolean
  /** What the next row costs in workers, where workers are placed. */
  readonly cost: number | null
  /** Whether I am asked for a space, and whether I may take this one. */
  readonly asked: boolean
  readonly free: boolean
  readonly chosen: boolean
}

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

export function aloud(s: Standing, lang: Lang): string {
  const p = all[lang]
  const w = wordsOf(lang)
  const key = SPACES[s.space] ?? 'farming'
  const parts = [
    saysOf(lang)[key](s.round),
    s.cards === null ? null : w.cards(s.cards),
    p.lie(s.workers),
    s.full ? p.full : null,
    s.cost === null ? null : p.costs(s.cost),
    s.asked && !s.free ? p.cannot : null,
    s.chosen ? p.chosen : null,
  ]
  return `${w.spaces[key]}: ${parts.filter((part) => part !== null).join('; ')}`
}
