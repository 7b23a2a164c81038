/** The solo series, with hands and on the family board: a higher target for every game (A-SOLO-10). */

import type { Career } from '@dorfplatz/kernel'
import { SOLO_TARGETS } from '../rules/calendar/targets.ts'

const goals = SOLO_TARGETS.map((from) => ({ from }))

export const careers: readonly Career[] = [
  { id: 'series', name: { en: 'solo series', de: 'Solo-Serie' }, modes: [''], options: {}, goals, step: 'soloGame' },
  {
    id: 'family',
    name: { en: 'solo series, family game', de: 'Solo-Serie, Familienspiel' },
    modes: ['mode=family'],
    options: { mode: 'family' },
    goals,
    step: 'soloGame',
  },
]
