/** What happened: `apply` collects it; search and playouts do not, and pay nothing. */

import type { GameEvent, Viewer } from './types.ts'

let collected: GameEvent[] | null = null

/** True while events are collected: guard the building of costly events with it. */
export function collecting(): boolean {
  return collected !== null
}

/**
 * Announces an event. Name secrets only in events with `to`. A game's own union is checked where the game gives this
 * function its type: `const emit: (event: MyEvent) => void = emitEvent`.
 */
export function emitEvent(event: GameEvent): void {
  if (collected !== null) collected.push(event)
}

/** Runs `work` and returns the events it emitted. */
export function collectEvents(work: () => void): GameEvent[] {
  const outer = collected
  const mine: GameEvent[] = []
  collected = mine
  try {
    work()
  } finally {
    collected = outer
  }
  return mine
}

/** The events a viewer may know of. */
export function eventsFor(events: readonly GameEvent[], as: Viewer): GameEvent[] {
  return events.filter((e) => e.to === undefined || (as !== 'spectator' && e.to.includes(as)))
}
