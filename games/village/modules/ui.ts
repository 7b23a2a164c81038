/** The drawings of the expansions. */

import type { ModuleUi } from '../ui/modules.ts'
import { ui as goals } from './goals/ui/index.tsx'
import { ui as inn } from './inn/ui/index.tsx'
import { ui as marriage } from './marriage/ui/index.tsx'
import { ui as port } from './port/ui/index.tsx'

export const UIS: readonly ModuleUi[] = [inn, port, marriage, goals]
