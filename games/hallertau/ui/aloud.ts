/** What a screen reader says of an action space: its name, what it does, who stands there, and what it costs me now. */

import type { Lang } from '@dorfplatz/kernel'
import { SPACES } from '../rules/facts.ts'
import { aloudOf } from '../text/aloud.ts'
import { saysOf } from '../text/says.ts'
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

export function aloud(s: Standing, lang: Lang): string {
  const p = aloudOf(lang)
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
