/** What happened, told to whoever listens: `apply` collects it; search and playouts do not listen and pay nothing. */

import type { GameEvent, Viewer } from './types.ts'

let page: GameEvent[] | null = null

/** True while somebody listens: guard the building of costly events with it. */
export function listening(): boolean {
  return page !== null
}

/**
 * Announces an event. Name secrets only in events with `to`. A game's own union is checked where the game gives this
 * function its type: `const emit: (event: MyEvent) => void = tell`.
 */
export function tell(event: GameEvent): void {
  if (page !== null) page.push(event)
}

/** Runs `work` and returns what it told. */
export function listen(work: () => void): GameEvent[] {
  const outer = page
  const mine: GameEvent[] = []
  page = mine
  try {
    work()
  } finally {
    page = outer
  }
  return mine
}

/** The events a viewer may know of. */
export function eventsFor(events: readonly GameEvent[], as: Viewer): GameEvent[] {
  return events.filter((e) => e.to === undefined || (as !== 'spectator' && e.to.includes(as)))
}
