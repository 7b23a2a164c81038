/** Inn in English. */

import type { Phrases } from '../../../text/en.ts'
import type { ModuleText } from '../../../text/modules.ts'

export const text = (_: Phrases): ModuleText => ({})
