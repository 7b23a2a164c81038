/** The expansions of the product, in the order of their bits. */

import type { Module } from '../rules/modules/module.ts'
import { goals } from './goals/index.ts'
import { inn } from './inn/index.ts'
import { marriage } from './marriage/index.ts'
import { port } from './port/index.ts'

export const EXPANSIONS: readonly Module[] = [inn, port, marriage, goals]
