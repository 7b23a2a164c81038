/** Names of the moments at which cards may be played. */

import type { Lang } from '@dorfplatz/kernel'
import type { Moment } from '../rules/frames.ts'

const NAMES: { readonly [L in Lang]: { readonly [M in Moment]: string } } = {
  en: {
    now: 'Between two steps',
    end1: 'After removing workers',
    pre2: 'Before new workers',
    pre3: 'Before income',
    pre4: 'Before the actions',
    end4: 'After the actions',
    pre7: 'Before the harvest',
    last7: 'Before the last field',
    end7: 'After the harvest',
    auto9: 'Before progress ends',
    end9: 'After progress',
    pre1: 'At the end of the round',
    final: 'Before the game ends',
  },
  de: {
    now: 'Zwischen zwei Schritten',
    end1: 'Nach dem Entfernen der Arbeiter',
    pre2: 'Vor den neuen Arbeitern',
    pre3: 'Vor dem Einkommen',
    pre4: 'Vor den Aktionen',
    end4: 'Nach den Aktionen',
    pre7: 'Vor der Ernte',
    last7: 'Vor dem letzten Acker',
    end7: 'Nach der Ernte',
    auto9: 'Vor dem Ende des Fortschritts',
    end9: 'Nach dem Fortschritt',
    pre1: 'Am Ende der Runde',
    final: 'Vor dem Spielende',
  },
}

const isMoment = (name: string): name is Moment => Object.hasOwn(NAMES.en, name)

export const momentName = (moment: string, lang: Lang): string => (isMoment(moment) ? NAMES[lang][moment] : moment)
