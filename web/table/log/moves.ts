/** What happened, move by move: heads of rounds and phases, and one line for a move with all that followed from it. */

import type { GameEvent, GameText, Lang, Seat } from '@dorfplatz/kernel'
import type { GameUi } from '@dorfplatz/ui'

interface Told {
  readonly key: string
  readonly seq: number
  /** So many answers were given when it had happened. */
  readonly position: number
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
  /** So many answers were given after its first and after its last event. */
  readonly from: number
  readonly until: number
}

interface Gathered {
  readonly seat: Seat | null
  readonly head: string
  readonly told: Told[]
}

/** The line that an event belongs to, among those at the end that are of one seat and stand under one head. */
function ownerIn(lines: readonly Gathered[], one: Told, ui: Pick<GameUi, 'log'>): Gathered | undefined {
  const last = lines.at(-1)
  const own = lines
    .slice(lines.findLastIndex(({ seat, head }) => seat !== last?.seat || head !== last.head) + 1)
    .toReversed()
  return own[
    ui.log?.ownerOf?.(
      own.map(({ told }) => told.map(({ event }) => event)),
      one.event,
    ) ?? 0
  ]
}

/** Events in the order in which they happened, gathered into moves. */
export function movesIn(
  told: readonly Told[],
  ui: Pick<GameUi, 'moves' | 'log'>,
  lang: Lang,
  text: GameText,
): readonly Move[] {
  const out: Gathered[] = []
  let under = ''
  let above: GameEvent | null = null
  for (const one of told) {
    const { event } = one
    const head = ui.log?.head(event, lang, text, above) ?? null
    if (head !== null) {
      under = head
      above = event
    }
    const seat = event.seat ?? null
    const last = out.at(-1)
    const events = last?.told.map((earlier) => earlier.event) ?? []
    if (last !== undefined && head === null && seat === null && last.seat === null && ui.log?.joins?.(events, event)) {
      last.told.push(one)
      continue
    }
    if (last === undefined || head !== null || seat === null || last.seat !== seat) {
      out.push({ seat, head: under, told: [one] })
      continue
    }
    if (ui.log?.begins?.(events, event) === true) out.push({ seat, head: under, told: [one] })
    else if (ui.moves?.includes(event.kind) !== true) (ownerIn(out, one, ui) ?? last).told.push(one)
    else {
      const price = ui.log?.price?.(events, event) ?? 0
      if (price === events.length) last.told.push(one)
      else out.push({ seat, head: under, told: [...last.told.splice(events.length - price), one] })
    }
  }
  return out.flatMap(({ seat, head, told: [first, ...rest] }) =>
    first === undefined
      ? []
      : [
          {
            key: first.key,
            seq: first.seq,
            seat,
            head,
            events: [first, ...rest].map(({ event }) => event),
            from: first.position,
            until: (rest.at(-1) ?? first).position,
          },
        ],
  )
}

/** The move that a seat's answer belongs to, the newest where it began another; what others do by the same answer follows from it. */
export const moveAt = (moves: readonly Move[], step: number, seat: Seat | null | undefined): Move | undefined =>
  seat == null
    ? undefined
    : moves
        .filter((move) => move.seat === seat && move.from <= step && move.until >= step)
        .toSorted((a, b) => b.seq - a.seq)[0]
