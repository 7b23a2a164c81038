/** What others did last: their moves since the viewer's own, the one to tell in a line, and the traces they leave. */

import type { GameEvent, Seat } from '@dorfplatz/kernel'
import type { Line } from '@dorfplatz/protocol'
import { keptLines } from './Log.tsx'

/** Where moves have left their traces: a selector of the game's drawings, and who was there last. */
export type Traces = ReadonlyMap<string, Seat>

const NO_TRACES: Traces = new Map()

/** Answers of others since the viewer's last one; for onlookers those of whoever moved last. */
export function sinceMine(log: readonly Line[], me: Seat | null): readonly Line[] {
  const moves = keptLines(log).filter((line) => line.kind === 'answer')
  const last = moves.at(-1)?.seat
  const before = moves.findLastIndex((line) => (me === null ? line.seat !== last : line.seat === me))
  return moves.slice(before + 1)
}

/** What a line's mover did: up to where the table goes on by itself. */
export function doneIn(line: Line): readonly GameEvent[] {
  const end = line.events.findIndex((event) => event.seat === undefined)
  const done = end < 0 ? line.events : line.events.slice(0, end)
  return done.filter((event) => event.seat === line.seat)
}

export function tracesIn(
  lines: readonly Line[],
  tracesOf: ((event: GameEvent) => readonly string[]) | undefined,
): Traces {
  if (tracesOf === undefined || lines.length === 0) return NO_TRACES
  const traces = new Map<string, Seat>()
  for (const line of lines) {
    for (const event of doneIn(line)) {
      for (const place of tracesOf(event)) traces.set(place, event.seat ?? 0)
    }
  }
  return traces
}

/** The last move of somebody else: what they chose to do, not what followed from it. */
export function lastMove(
  log: readonly Line[],
  me: Seat | null,
  moves: readonly string[] | undefined,
): GameEvent | null {
  const lines = keptLines(log)
  for (let i = lines.length - 1; i >= 0; i--) {
    const line = lines[i]
    if (line === undefined || line.kind !== 'answer' || line.seat === me) continue
    const done = doneIn(line)
    const move = moves === undefined ? done[0] : done.findLast((event) => moves.includes(event.kind))
    if (move !== undefined) return move
  }
  return null
}
