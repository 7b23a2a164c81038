/** The modules of the product, in the order of their bits. */

import { EXPANSIONS } from '../../modules/index.ts'
import { base } from './base.ts'
import type { Module } from './module.ts'
import { promoModule } from './promos.ts'

export const PRODUCT: readonly Module[] = [base, promoModule, ...EXPANSIONS]
