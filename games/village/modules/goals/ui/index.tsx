/** The drawings of life goals. */

import type { ModuleUi } from '../../../ui/modules.ts'
import { Boxes, Strip } from './Goals.tsx'

export const ui: ModuleUi = {
  Boxes,
  Strip,
  moves: ['goalRevealed'],
  tracesOf: (event) => (event.kind === 'goalRevealed' ? [`.mate:has([data-pile="seat:${event.seat}"])`] : undefined),
}
