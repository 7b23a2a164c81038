/** What one must have to play a card, as signs; what has none is said. */

import type { IconLine, Sign } from '@dorfplatz/kernel'
import type { Needs } from '../cards/standing.ts'
import type { Card } from '../cards/types.ts'

const sign = (icon: string, n: number): Sign => ({ icon, label: '', n })

const NEEDED: { readonly [K in keyof Needs]-?: ((n: number) => IconLine) | null } = {
  occupations: (n) => [sign('scroll', n)],
  improvements: (n) => [sign('tool', n)],
  ovens: (n) => [sign('bakehouse', n)],
  grainFields: (n) => [sign('grain', n), sign('field', 1)],
  vegetableFields: (n) => [sign('vegetable', n), sign('field', 1)],
  sheep: (n) => [sign('sheep', n)],
  cattle: (n) => [sign('cattle', n)],
  house: (n) => [sign(['wood', 'clay', 'stone'][n] ?? 'wood', 1), sign('room', 1)],
  plantedFields: null,
  animals: null,
  maxOccupations: null,
  latestRound: null,
  anyOtherPlayerOccupationsBelow: null,
}

/** Null where something of it needs words; empty where nothing is needed. */
export function needsOf({ needs = {}, rounds, returns, returnsAny }: Card): IconLine | null {
  if (rounds !== undefined) return null
  const line: Sign[] = []
  for (const [name, n] of Object.entries(needs)) {
    const drawn = NEEDED[name as keyof Needs]?.(Number(n)) ?? null
    if (drawn === null) return null
    line.push(...drawn)
  }
  // A minor improvement that is built from another one.
  if (returnsAny !== undefined) line.push(sign('tool', returnsAny))
  else if (returns !== undefined) line.push(sign('bakehouse', 1))
  return line
}
