/** What is dealt daily: the first game of the solo series with each deck, and on the family board (A-SOLO-10). */

import type { DailyMode, SoloGoal } from '@dorfplatz/kernel'
import { targetOf } from '../rules/calendar/targets.ts'

// Gold is for the whole series: no single game earns it.
const goals: readonly SoloGoal[] = [{ from: targetOf(1), verdict: `reached ${targetOf(1)}`, medal: 'silver' }]

export const daily: readonly DailyMode[] = [
  ...['E', 'I', 'K'].map((deck) => ({
    id: deck.toLowerCase(),
    name: { en: `${deck} deck`, de: `${deck}-Deck` },
    options: { deck },
    goals,
  })),
  { id: 'family', name: { en: 'family game', de: 'Familienspiel' }, options: { mode: 'family' }, goals },
]
