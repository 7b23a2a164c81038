/** What expansions say in German, each from the game's own phrases. */

import type { Phrases } from '../text/en.ts'
import type { ModuleText } from '../text/modules.ts'
import { text as goals } from './goals/text/de.ts'
import { text as inn } from './inn/text/de.ts'
import { text as marriage } from './marriage/text/de.ts'
import { text as port } from './port/text/de.ts'

export const texts: readonly ((w: Phrases) => ModuleText)[] = [inn, port, marriage, goals]
