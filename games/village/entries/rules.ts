/** The rules of Village: what servers, bots and workers need. */

import type { Course } from '@dorfplatz/kernel'
import { rulesWith, type VillageRules } from '../rules/game.ts'
import { PRODUCT } from '../rules/modules/index.ts'
import { cites } from '../text/cites.ts'

export const rules: VillageRules = { ...rulesWith(PRODUCT), cites }

export const courses: readonly Course[] = [
  { name: '4 seats', seats: 4, options: {} },
  { name: 'solo', seats: 1, options: {} },
]
