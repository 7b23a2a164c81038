/** Life goals in German. */

import type { Phrases } from '../../../text/en.ts'
import type { ModuleText } from '../../../text/modules.ts'
import { goalsText } from './compose.ts'
import { words } from './words.de.ts'

export const text = (w: Phrases): ModuleText => goalsText(words, w)
