/** Moments at which pieces of modules may be played: nobody is asked where no module in play has any. */

import { clockwise, type Seat, window } from '@dorfplatz/kernel'
import type { WindowName } from './modules/module.ts'
import { playing } from './modules/registry.ts'
import type { M, Todo } from './state.ts'

export function openWindow(m: M, name: WindowName, first: Seat, stack: Todo): void {
  if (!playing(m.state.modules).windows.includes(name)) return
  stack.push(window(name, clockwise(m.seats, first < m.seats ? first : 0)))
}
