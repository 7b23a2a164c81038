/** What somebody else has just taken back: nobody should wonder where a move has gone. */

import { type GameText, type Lang, type Seat, type Sentence, say } from '@dorfplatz/kernel'
import type { Line } from '@dorfplatz/protocol'
import type { GameUi } from '@dorfplatz/ui'
import { useCallback, useMemo, useState } from 'react'
import { keptLines, told } from './Log.tsx'
import { movesIn } from './moves.ts'

export interface TakenBack {
  /** The entry of the log. */
  readonly seq: number
  /** Who took back, or asked for it. */
  readonly by: Seat
  /** So many confirmed answers of whom it was. */
  readonly lines: readonly Line[]
}

/** The newest entry of the log, where it takes something back. */
export function lastTakenBack(log: readonly Line[]): TakenBack | null {
  const last = log.at(-1)
  if (last?.kind !== 'undo' || last.seat === null) return null
  const lines = keptLines(log.slice(0, -1)).filter(
    ({ kind, position }) => kind === 'answer' && position > last.position,
  )
  return lines.length === 0 ? null : { seq: last.seq, by: last.seat, lines }
}

/** The names of the moves, as the log tells them. */
export function namesOf(
  lines: readonly Line[],
  ui: Pick<GameUi, 'moves' | 'log'>,
  lang: Lang,
  text: GameText,
): Sentence {
  const titles = movesIn(told(lines), ui, lang, text).flatMap((move) => {
    const title = ui.log?.line(move.events, lang, text)?.title ?? ''
    return title === '' ? [] : [title]
  })
  return [...new Set(titles)].flatMap((title, i) => say(i === 0 ? '' : ', ', title))
}

/** Said until it is read, or the table moves on; of what happened before the page was opened nothing is said. */
export function useTakenBack(log: readonly Line[], isMine: (seat: Seat) => boolean) {
  const [read, setRead] = useState(() => log.at(-1)?.seq ?? 0)
  const last = useMemo(() => lastTakenBack(log), [log])
  const news = last === null || last.seq <= read || isMine(last.by) ? null : last
  const close = useCallback(() => setRead((before) => last?.seq ?? before), [last])
  return { news, close }
}
