/** Inn in English. */

import type { Phrases } from '../../../text/en.ts'
import type { ModuleText } from '../../../text/modules.ts'
import { innText } from './compose.ts'
import { innPhrases } from './phrases.en.ts'

export const text = (w: Phrases): ModuleText => innText(w, innPhrases)
