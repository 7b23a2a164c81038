/** Reconstructed facts: what the rulebook does not print and we looked up or inferred, with where it comes from. */

export type Origin = 'public' | 'inferred' | 'reconstructed'
export type Confidence = 'high' | 'medium' | 'low'

export interface Fact {
  readonly origin: Origin
  readonly confidence: Confidence
}

export const facts = {
  startingRooms: { origin: 'public', confidence: 'high' },
  threePlayers: { origin: 'public', confidence: 'high' },
  fourPlayers: { origin: 'public', confidence: 'high' },
  fivePlayers: { origin: 'public', confidence: 'high' },
  fireplace: { origin: 'public', confidence: 'high' },
  workshops: { origin: 'public', confidence: 'high' },
  familyBoard: { origin: 'public', confidence: 'medium' },
  soloTargets: { origin: 'public', confidence: 'high' },
  helpfulNeighbours: { origin: 'inferred', confidence: 'medium' },
  ploughs: { origin: 'public', confidence: 'medium' },
  carpPond: { origin: 'public', confidence: 'medium' },
  clayRoof: { origin: 'public', confidence: 'medium' },
  tutor: { origin: 'public', confidence: 'medium' },
  academic: { origin: 'public', confidence: 'medium' },
  others: { origin: 'public', confidence: 'high' },
} as const satisfies { readonly [name: string]: Fact }

export type FactName = keyof typeof facts
