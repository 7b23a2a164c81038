/** What happened, move by move: heads of rounds and phases, and one line for a move with all that followed from it. */

import type { GameEvent, GameText, Lang, Seat } from '@dorfplatz/kernel'
import type { GameUi } from '@dorfplatz/ui'

interface Told {
  readonly key: string
  readonly seq: number
  readonly event: GameEvent
}

export interface Move {
  readonly key: string
  readonly seq: number
  /** Whose move it was; null for what happens to all. */
  readonly seat: Seat | null
  /** The head under which it stands: the round or phase. */
  readonly head: string
  readonly events: readonly GameEvent[]
}

/** Events in the order in which they happened, gathered into moves. */
export function movesIn(
  told: readonly Told[],
  ui: Pick<GameUi, 'moves' | 'log'>,
  lang: Lang,
  text: GameText,
): readonly Move[] {
  const out: { key: string; seq: number; seat: Seat | null; head: string; events: GameEvent[] }[] = []
  let under = ''
  for (const { key, seq, event } of told) {
    const head = ui.log?.head(event, lang, text) ?? null
    if (head !== null) under = head
    const seat = event.seat ?? null
    const last = out.at(-1)
    const goesOn =
      last !== undefined &&
      head === null &&
      seat !== null &&
      last.seat === seat &&
      ui.moves?.includes(event.kind) !== true
    if (goesOn) last.events.push(event)
    else out.push({ key, seq, seat, head: under, events: [event] })
  }
  return out
}
