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
  const out: { seat: Seat | null; head: string; told: Told[] }[] = []
  let under = ''
  for (const one of told) {
    const { event } = one
    const head = ui.log?.head(event, lang, text) ?? null
    if (head !== null) under = head
    const seat = event.seat ?? null
    const last = out.at(-1)
    if (last === undefined || head !== null || seat === null || last.seat !== seat) {
      out.push({ seat, head: under, told: [one] })
      continue
    }
    const events = last.told.map((earlier) => earlier.event)
    if (ui.log?.begins?.(events, event) === true) out.push({ seat, head: under, told: [one] })
    else if (ui.moves?.includes(event.kind) !== true) last.told.push(one)
    else {
      const price = ui.log?.price?.(events, event) ?? 0
      if (price === events.length) last.told.push(one)
      else out.push({ seat, head: under, told: [...last.told.splice(events.length - price), one] })
    }
  }
  return out.flatMap(({ seat, head, told: [first, ...rest] }) =>
    first === undefined
      ? []
      : [{ key: first.key, seq: first.seq, seat, head, events: [first, ...rest].map(({ event }) => event) }],
  )
}
