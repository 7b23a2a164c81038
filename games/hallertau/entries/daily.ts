/** What is dealt daily: the solo game with and without cards (H-SOLO-02, H-SOLO-03). */

import type { DailyMode, SoloGoal } from '@dorfplatz/kernel'
import { SOLO_GOALS } from '../rules/facts.ts'

const goalsOf = (kind: keyof typeof SOLO_GOALS): readonly SoloGoal[] => [
  { from: SOLO_GOALS[kind].goal, verdict: 'reached', medal: 'silver' },
  { from: SOLO_GOALS[kind].extraordinaryAbove + 1, verdict: 'extraordinary', medal: 'gold' },
]

export const daily: readonly DailyMode[] = [
  { id: 'cards', name: { en: 'with cards', de: 'mit Karten' }, options: {}, goals: goalsOf('cards') },
  { id: 'plain', name: { en: 'no cards', de: 'ohne Karten' }, options: { noCards: true }, goals: goalsOf('noCards') },
]
