/** Port in German. */

import type { Phrases } from '../../../text/en.ts'
import type { ModuleText } from '../../../text/modules.ts'
import { portText } from './compose.ts'
import { words } from './phrases.de.ts'

export const text = (w: Phrases): ModuleText => portText(w, words)
