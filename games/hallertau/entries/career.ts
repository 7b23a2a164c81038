/** Playing alone by the rulebook's ranks, with and without cards (H-SOLO-02, H-SOLO-03). */

import type { Career, CareerGoal } from '@dorfplatz/kernel'
import { daily } from './daily.ts'

const MODES: { readonly [id: string]: string } = { cards: '', plain: 'noCards=true' }

const NAMES: { readonly [verdict: string]: NonNullable<CareerGoal['name']> } = {
  reached: { en: 'the goal', de: 'das Ziel' },
  extraordinary: { en: 'extraordinary', de: 'außerordentlich' },
}

export const careers: readonly Career[] = daily.map(({ id, name, options, goals }) => ({
  id,
  name,
  modes: [MODES[id] ?? ''],
  options,
  goals: goals.map(({ from, verdict }) => {
    const called = NAMES[verdict]
    return called === undefined ? { from } : { from, name: called }
  }),
}))
