/** Inn in German. */

import type { Phrases } from '../../../text/en.ts'
import type { ModuleText } from '../../../text/modules.ts'
import { innText } from './compose.ts'
import { innPhrases } from './phrases.de.ts'

export const text = (w: Phrases): ModuleText => innText(w, innPhrases)
