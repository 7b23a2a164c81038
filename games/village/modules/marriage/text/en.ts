/** Marriage in English. */

import type { Phrases } from '../../../text/en.ts'
import type { ModuleText } from '../../../text/modules.ts'
import { marriageText } from './compose.ts'
import { words } from './words.en.ts'

export const text = (w: Phrases): ModuleText => marriageText(words, w)
