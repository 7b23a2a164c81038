/** What can stand in front: the shared board, the own ones, and the others at a glance; a click shows theirs in full. */

import type { Seat } from '@dorfplatz/kernel'
import type { BoardProps, GameUi } from '@dorfplatz/ui'
import { memo } from 'react'
import { Icon } from '../../parts/Icon.tsx'
import { SeatShape, useMarks } from '../../parts/Seat.tsx'
import { useText } from '../../text/index.ts'
import type { Sitter } from './useTable.tsx'

/** The seat whose boards are in front, if any. */
export function seatIn(front: string): Seat | null {
  return front.startsWith('seat') ? Number(front.slice(4)) : null
}

const SITTER_ICONS = { bot: 'bot', away: 'moon' }

export const Fronts = memo(function Fronts(props: {
  board: BoardProps
  ui: GameUi
  front: string
  show: (front: string) => void
  /** Who sits there, by seat. */
  sitters: readonly Sitter[]
}) {
  const t = useText()
  const markOf = useMarks()
  const { board, ui, front, show, sitters } = props
  const { me, names, view } = board
  const goal = ui.goal?.(view, board.lang, board.text) ?? null
  const { Glance } = ui
  const seats = Array.from({ length: view.seats }, (_, seat) => seat).filter((seat) => seat !== me)
  return (
    <nav className="fronts" aria-label={t.table.board}>
      <button type="button" className="part" aria-pressed={front === 'board'} onClick={() => show('board')}>
        <Icon name="boardi" />
        {t.table.board}
      </button>
      {me !== null && (
        <button type="button" className="part" aria-pressed={front === 'mine'} onClick={() => show('mine')}>
          <Icon name="home" />
          {t.table.mine}
        </button>
      )}
      {seats.map((seat) => {
        const inFront = seatIn(front) === seat
        const sitter = sitters[seat] ?? 'here'
        return (
          <button
            type="button"
            className={`glimpse seat-${markOf(seat)}`}
            key={seat}
            aria-pressed={inFront}
            title={t.table.lookAt(names[seat] ?? '')}
            onClick={() => show(inFront ? 'board' : `seat${seat}`)}
          >
            <span className="seat">
              <span className="sits">
                <SeatShape seat={seat} className="i20" />
                {sitter !== 'here' && <Icon name={SITTER_ICONS[sitter]} label={t.table[sitter]} className="sitter" />}
              </span>
              <span className="seat-name">{names[seat]}</span>
            </span>
            {Glance !== undefined && <Glance {...board} seat={seat} />}
          </button>
        )
      })}
      {goal !== null && <p className="goal">{goal}</p>}
    </nav>
  )
})
