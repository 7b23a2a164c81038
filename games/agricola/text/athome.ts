/** Who is at home: the rules count those who have not gone out yet, and count anew when the next round begins. */

import { PHASE } from '../rules/state.ts'
import type { AgricolaView, FarmView } from '../rules/view.ts'

/** After work everybody is (A-HOME-01), through the whole harvest. */
export const atHome = ({ phase }: Pick<AgricolaView, 'phase'>, farm: FarmView): number =>
  phase >= PHASE.home ? farm.people + farm.lodgers : farm.home
