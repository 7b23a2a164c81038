/** The log of a past game: every move leads to its moment; what is still to come there stands above, faded. */

import type { GameText, Seat } from '@dorfplatz/kernel'
import type { Line } from '@dorfplatz/protocol'
import type { GameUi } from '@dorfplatz/ui'
import { Fragment, useEffect, useMemo, useRef } from 'react'
import { useSettings } from '../app/settings.ts'
import { MoveLine, told } from '../table/log/Log.tsx'
import { type Move, moveAt, movesIn } from '../table/log/moves.ts'
import { useText } from '../text/index.ts'

interface ReplayLogProps {
  readonly lines: readonly Line[]
  readonly step: number
  /** Whose answer the step on show was. */
  readonly seat: Seat | null | undefined
  readonly text: GameText
  readonly ui: GameUi
  go(step: number): void
}

/** A move stands on the table once its first answer was given. */
const isAhead = (move: Move, step: number): boolean => move.from > step

export function ReplayLog({ lines, step, seat, text, ui, go }: ReplayLogProps) {
  const t = useText()
  const { lang } = useSettings()
  const moves = useMemo(
    () =>
      movesIn(told(lines), ui, lang, text)
        .filter(({ events }) => ui.log?.line(events, lang, text) != null)
        .toReversed(),
    [lines, ui, lang, text],
  )
  const now = moveAt(moves, step, seat) ?? moves.find((move) => !isAhead(move, step))
  const list = useRef<HTMLOListElement>(null)
  const key = now?.key
  useEffect(() => {
    if (key !== undefined) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' })
  }, [key])
  return (
    <ol className="log" aria-label={t.table.log} ref={list}>
      {moves.map((move, i) => (
        <Fragment key={move.key}>
          {move.head !== moves[i - 1]?.head && (move.head !== '' || i > 0) && (
            <li className="log-head">{move.head === '' ? t.table.logBefore : move.head}</li>
          )}
          <MoveLine
            move={move}
            text={text}
            ui={ui}
            lang={lang}
            when={move === now ? 'now' : isAhead(move, step) ? 'ahead' : 'past'}
            go={go}
          />
        </Fragment>
      ))}
    </ol>
  )
}
