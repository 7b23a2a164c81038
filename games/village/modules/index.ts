/** The expansions of the product, in the order of their bits. */

import type { Module } from '../rules/modules/module.ts'
import { inn } from './inn/index.ts'
import { port } from './port/index.ts'

export const EXPANSIONS: readonly Module[] = [inn, port]
