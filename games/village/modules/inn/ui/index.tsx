/** The drawings of Inn. */

import type { ModuleUi } from '../../../ui/modules.ts'

export const ui: ModuleUi = {}
