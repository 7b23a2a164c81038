/** Moments at which cards in play may be used besides: each can be passed over. */

import type { Decision, Lang, View } from '@dorfplatz/kernel'
import { asked } from '../rules/asked.ts'
import type { AgricolaView } from '../rules/view.ts'

/** In the order of a round; the last one comes once, at the end of the game. */
const MOMENTS = ['workStart', 'feeding', 'end'] as const

const NAMES: { readonly [L in Lang]: { readonly [moment in (typeof MOMENTS)[number]]: string } } = {
  en: { workStart: 'Before the work phase', feeding: 'Before the family eats', end: 'Before the game ends' },
  de: { workStart: 'Vor der Arbeitszeit', feeding: 'Vor der Ernährungsphase', end: 'Vor dem Spielende' },
}

export const stops = {
  of: (decision: Decision): string | null => {
    const { kind, args } = asked(decision)
    return kind === 'offer' ? args.name : null
  },
  name: (stop: string, lang: Lang): string => {
    const moment = MOMENTS.find((one) => one === stop)
    return moment === undefined ? stop : NAMES[lang][moment]
  },
  // Without hand cards only what becomes food or points before the end is offered.
  list: ({ table }: Pick<View<AgricolaView>, 'table'>): readonly string[] => (table.family ? ['end'] : MOMENTS),
}
