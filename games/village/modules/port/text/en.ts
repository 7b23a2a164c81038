/** Port in English. */

import type { Phrases } from '../../../text/en.ts'
import type { ModuleText } from '../../../text/modules.ts'
import { portText } from './compose.ts'
import { words } from './phrases.en.ts'

export const text = (w: Phrases): ModuleText => portText(w, words)
