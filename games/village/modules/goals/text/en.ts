/** Life goals in English. */

import type { Phrases } from '../../../text/en.ts'
import type { ModuleText } from '../../../text/modules.ts'
import { goalsText } from './compose.ts'
import { words } from './words.en.ts'

export const text = (w: Phrases): ModuleText => goalsText(words, w)
