/** The score sheet as it stands, as far as a viewer sees it: customers count where their tiles are open. */

import type { Score } from '@dorfplatz/kernel'
import type { VillageView } from './view.ts'

export function scoresNow(table: VillageView): readonly Score[] {
  return table.families.map(({ score }, seat) => ({
    seat,
    parts: score,
    total: Object.values(score).reduce((a, b) => a + b, 0),
    tiebreak: [],
  }))
}
