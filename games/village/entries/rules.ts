/** The rules of Village: what servers, bots and workers need. */

import type { Course, Rules } from '@dorfplatz/kernel'
import { churchOps } from '../rules/actions/church.ts'
import { councilOps } from '../rules/actions/council.ts'
import { craftsOps } from '../rules/actions/crafts.ts'
import { familyOps } from '../rules/actions/family.ts'
import { harvestOps } from '../rules/actions/harvest.ts'
import { travelOps } from '../rules/actions/travel.ts'
import { connyOps } from '../rules/conny.ts'
import { deathOps } from '../rules/death.ts'
import type { Frame } from '../rules/frames.ts'
import { marketOps } from '../rules/market.ts'
import { massOps } from '../rules/mass.ts'
import { payOps } from '../rules/pay.ts'
import { result } from '../rules/score.ts'
import { checkSetup, options, setup } from '../rules/setup.ts'
import { clone, type State } from '../rules/state.ts'
import { stonesOps } from '../rules/stones.ts'
import { turnOps } from '../rules/turn.ts'
import { version } from '../rules/version.ts'
import { known, reshuffle, type VillageView, view } from '../rules/view.ts'
import { violations } from '../rules/violations.ts'
import { cites } from '../text/cites.ts'

export const rules: Rules<State, Frame, VillageView> = {
  id: 'village',
  rules: version,
  seats: [1, 5],
  options,
  checkSetup,
  setup,
  ops: {
    ...turnOps,
    ...harvestOps,
    ...familyOps,
    ...craftsOps,
    ...marketOps,
    ...councilOps,
    ...travelOps,
    ...churchOps,
    ...stonesOps,
    ...payOps,
    ...deathOps,
    ...massOps,
    ...connyOps,
  },
  view,
  known,
  reshuffle,
  clone,
  result,
  violations,
  cites,
}

export const courses: readonly Course[] = [
  { name: '4 seats', seats: 4, options: {} },
  { name: 'solo', seats: 1, options: {} },
]
