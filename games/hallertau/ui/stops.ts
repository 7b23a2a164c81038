/** Moments at which cards may be played: each can be passed over. */

import type { Decision, Lang, View } from '@dorfplatz/kernel'
import type { Moment } from '../rules/frames.ts'
import type { HallertauView } from '../rules/view.ts'
import { momentName } from '../text/moments.ts'
import { typed } from './picked.ts'

/** In the order of a round; the last one comes once, at the end of the game. */
const MOMENTS: readonly Moment[] = [
  'now',
  'end1',
  'pre2',
  'pre3',
  'pre4',
  'end4',
  'pre7',
  'last7',
  'end7',
  'auto9',
  'end9',
  'pre1',
  'final',
]

export const stops = {
  of: (decision: Decision): string | null => {
    const asked = typed(decision)
    return asked.kind === 'playCards' ? asked.args.chance.moment : null
  },
  name: (stop: string, lang: Lang): string => momentName(stop, lang),
  list: ({ options }: View<HallertauView>): readonly string[] => (options.noCards === true ? [] : MOMENTS),
}
