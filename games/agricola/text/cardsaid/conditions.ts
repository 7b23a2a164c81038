/** Conditions of cards, read for their text: one by one, as rounds, as what they add to a moment. */

import type { Cond, Expr } from '@dorfplatz/kernel'
import type { Nuance } from '../cardphrases.ts'

/** Conditions that must all hold, one by one. */
export function parts(cond: Cond | undefined): readonly Cond[] {
  if (cond === undefined) return []
  return 'all' in cond ? cond.all.flatMap(parts) : [cond]
}

/** The rounds a condition names, where it names nothing else. */
export function roundsOf(cond: Cond): readonly number[] {
  if ('any' in cond) {
    const rounds = cond.any.map(roundsOf)
    return rounds.every((list) => list.length > 0) ? rounds.flat() : []
  }
  return 'cmp' in cond && cond.cmp === '==' && cond.a === 'round' && typeof cond.b === 'number' ? [cond.b] : []
}

/** Conditions that say what kind of moment it is. */
const NUANCES: { readonly [metric: string]: Nuance } = {
  bySpace: 'bySpace',
  bakingBuilt: 'bread',
  echo: 'otherwise',
  'taken.kinds': 'only',
  harvested: 'here',
  currentCard: 'newest',
  here: 'marked',
  'taken.reed': 'reedStone',
  'taken.stone': 'reedStone',
  'lay.wood': 'lay',
  feeding: 'feeding',
  'first.reed': 'first',
  'first.stone': 'first',
}

const stem = (metric: Expr): string => (typeof metric === 'string' ? metric.replace(/\.\d+$/, '') : '')

export function nuanceOf(cond: Cond): Nuance | null {
  return 'cmp' in cond ? (NUANCES[String(cond.a)] ?? NUANCES[stem(cond.a)] ?? null) : null
}

/** Conditions without which the effect makes no sense, or about cards that are not part of the game: nobody says them. */
export function goesWithoutSaying(cond: Cond): boolean {
  if (!('cmp' in cond) || typeof cond.a !== 'string') return false
  const [about, no] = cond.a.split('.')
  // The Sawmill replaces the Joinery's points: its own text says what counts.
  if (about === 'has') return no === '122'
  return about === 'fieldSites' || about === 'ended'
}
