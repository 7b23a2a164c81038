/** Moments at which pieces of modules may be played: nobody is asked where no module in play has any. */

import { clockwise, type Seat, window } from '@dorfplatz/kernel'
import type { WindowName } from './modules/module.ts'
import { playing } from './modules/registry.ts'
import type { M, Todo } from './state.ts'

/** Asks everybody who has something to play, clockwise (VI-47). */
export function openWindow(m: M, name: WindowName, first: Seat, stack: Todo): void {
  if (!playing(m.state.modules).windows.has(name)) return
  stack.push(window(name, clockwise(m.seats, first < m.seats ? first : 0)))
}

/** Asks one seat. */
export function openOwnWindow(m: M, name: WindowName, seat: Seat, stack: Todo): void {
  if (playing(m.state.modules).windows.has(name)) stack.push(window(name, [seat]))
}

/** Whether a seat could play something that may bring what it lacks: then it is not passed over. */
export function couldPlay(m: M, seat: Seat): boolean {
  return playing(m.state.modules).couldHelp(m, seat)
}
