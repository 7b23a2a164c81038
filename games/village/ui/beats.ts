/** Moments worth seeing: a new round, and who begins it. */

import type { GameEvent, Lang, View } from '@dorfplatz/kernel'
import type { Beat } from '@dorfplatz/ui'
import type { VillageView } from '../rules/view.ts'
import type { VillageText } from '../text/compose.ts'
import { eventOf, headOf } from './log.ts'

export function beats(
  events: readonly GameEvent[],
  view: View<VillageView>,
  lang: Lang,
  text: VillageText,
): readonly Beat[] {
  return events.flatMap((event): Beat[] => {
    const e = eventOf(event)
    const title = headOf(event, lang, text)
    if (e.kind !== 'round' || title === null) return []
    return [
      { key: `round ${e.n}`, icon: 'well', title, told: view.table.families.length > 1 ? [{ seat: e.seat }] : [] },
    ]
  })
}
