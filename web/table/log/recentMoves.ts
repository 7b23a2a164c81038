/** What others did last: their moves since the viewer's own, the one to tell in a line, and the traces they leave. */

import type { GameEvent, GameText, Lang, Seat, Sentence } from '@dorfplatz/kernel'
import type { Line } from '@dorfplatz/protocol'
import type { GameUi } from '@dorfplatz/ui'
import { keptLines, told } from './Log.tsx'
import { movesIn } from './moves.ts'

/** So many entries hold the last move of everybody, a market day among them. */
const RECENT = 60

/** The last move of somebody else with all that followed from it, as the log tells it. */
export function lastTold(
  log: readonly Line[],
  me: Seat | null,
  ui: Pick<GameUi, 'moves' | 'log'>,
  lang: Lang,
  text: GameText,
): Sentence {
  for (const { seat, events } of movesIn(told(log.slice(-RECENT)), ui, lang, text).toReversed()) {
    const line = seat === null || seat === me ? null : (ui.log?.line(events, lang, text) ?? null)
    if (seat === null || line === null) continue
    if (line.title !== '') return [{ seat }, ' – ', line.title, ': ', ...line.told]
    // An exchange or a card stands at no place; what only came to somebody has no title either, and is no move.
    if (events.some(({ kind }) => ui.moves?.includes(kind))) return [{ seat }, ' – ', ...line.told]
  }
  return []
}

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

/** Whose mark events bear that are no seat's: somebody plays who sits nowhere. */
type MarkOf = (events: readonly GameEvent[]) => Seat | null

/** What such a player did at the viewer's last answer: nobody else has a turn of their own between two of the viewer's. */
export function answeredTo(log: readonly Line[], me: Seat | null, markOf: MarkOf | undefined): readonly GameEvent[] {
  if (markOf === undefined || me === null) return []
  const last = keptLines(log).findLast((line) => line.kind === 'answer' && line.seat === me)
  return last?.events.filter((event) => markOf([event]) !== null) ?? []
}

export function tracesIn(
  lines: readonly Line[],
  tracesOf: ((event: GameEvent) => readonly string[]) | undefined,
  answers: readonly GameEvent[] = [],
  markOf?: MarkOf,
): Traces {
  if (tracesOf === undefined || lines.length + answers.length === 0) return NO_TRACES
  const traces = new Map<string, Seat>()
  for (const event of answers) {
    for (const place of tracesOf(event)) traces.set(place, markOf?.([event]) ?? 0)
  }
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
  markOf?: MarkOf,
): GameEvent | null {
  const lines = keptLines(log)
  for (let i = lines.length - 1; i >= 0; i--) {
    const line = lines[i]
    if (line === undefined || line.kind !== 'answer') continue
    const done = line.seat === me ? line.events.filter((event) => markOf?.([event]) != null) : doneIn(line)
    if (done.length === 0) continue
    const move = moves === undefined ? done[0] : done.findLast((event) => moves.includes(event.kind))
    if (move !== undefined) return move
  }
  return null
}
