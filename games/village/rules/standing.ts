/** The score sheet as it stands, as far as a viewer sees it: customers count where their tiles are open. */

import type { Score } from '@dorfplatz/kernel'
import { CASTLE_SCORE, CHRONICLE_SCORE, CHURCH_SCORE, COUNCIL_SCORE } from '../cards/board.ts'
import { customerPoints } from './modules/base.ts'
import type { FamilyView, VillageView } from './view.ts'

/** Points of the members on the four steps of a building. */
function onSteps(family: FamilyView, building: 'church' | 'council', points: readonly number[]): number {
  return family.members.reduce((sum, { place }) => {
    const step = place.startsWith(building) ? Number(place.slice(building.length)) : 0
    return sum + (points[step - 1] ?? 0)
  }, 0)
}

function partsOf(family: FamilyView): { readonly [category: string]: number } {
  const remembered = family.members.filter(({ place }) => place.startsWith('chronicle-')).length
  return {
    fame: family.fame,
    travel: CASTLE_SCORE[family.castles.length] ?? 0,
    church: onSteps(family, 'church', CHURCH_SCORE),
    council: onSteps(family, 'council', COUNCIL_SCORE),
    chronicle: CHRONICLE_SCORE[Math.min(remembered, CHRONICLE_SCORE.length - 1)] ?? 0,
    coins: family.coins,
    customers: customerPoints(family.tiles ?? []),
  }
}

export function standing(table: VillageView): readonly Score[] {
  return table.families.map((family, seat) => {
    const parts = partsOf(family)
    return { seat, parts, total: Object.values(parts).reduce((a, b) => a + b, 0), tiebreak: [] }
  })
}
