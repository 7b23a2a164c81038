/** What expansions say in English, each from the game's own phrases. */

import type { Phrases } from '../text/en.ts'
import type { ModuleText } from '../text/modules.ts'
import { text as goals } from './goals/text/en.ts'
import { text as inn } from './inn/text/en.ts'
import { text as marriage } from './marriage/text/en.ts'
import { text as port } from './port/text/en.ts'

export const texts: readonly ((w: Phrases) => ModuleText)[] = [inn, port, marriage, goals]
