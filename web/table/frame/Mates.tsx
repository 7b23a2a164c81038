/** The others at a glance; a press shows their boards in the place of one's own, a second one gives it back. */

import type { Seat } from '@dorfplatz/kernel'
import type { BoardProps, GameUi } from '@dorfplatz/ui'
import { memo } from 'react'
import { Icon } from '../../parts/Icon.tsx'
import { SeatShape, useMarks } from '../../parts/Seat.tsx'
import { useText } from '../../text/index.ts'
import type { Sitter } from './useTable.tsx'

const SITTER_ICONS = { bot: 'bot', away: 'moon' }

export const Mates = memo(function Mates(props: {
  board: BoardProps
  ui: GameUi
  /** Whose boards are looked at. */
  looked: Seat | null
  look: (seat: Seat | null) => void
  sitters: readonly Sitter[]
}) {
  const t = useText()
  const markOf = useMarks()
  const { board, ui, looked, look, sitters } = props
  const { me, names, view } = board
  const { Glance } = ui
  const Beside = ui.regions?.Beside
  const goal = ui.goal?.(view, board.lang, board.text) ?? null
  const seats = Array.from({ length: view.seats }, (_, seat) => seat).filter((seat) => seat !== me)
  const due = new Set(view.waiting.map(({ seat }) => seat))
  return (
    <nav className="mates" aria-label={t.table.others}>
      {seats.map((seat) => {
        const sitter = sitters[seat] ?? 'here'
        return (
          <button
            type="button"
            className={`mate seat-${markOf(seat)}${due.has(seat) ? ' is-due' : ''}`}
            key={seat}
            aria-pressed={looked === seat}
            title={t.table.lookAt(names[seat] ?? '')}
            onClick={() => look(looked === seat ? null : seat)}
          >
            <SeatShape seat={seat} className="mate-shape" />
            <span className="mate-name">{names[seat]}</span>
            {sitter !== 'here' && <Icon name={SITTER_ICONS[sitter]} label={t.table[sitter]} className="sitter" />}
            {Glance !== undefined && <Glance {...board} seat={seat} />}
          </button>
        )
      })}
      {Beside !== undefined && <Beside {...board} />}
      {goal !== null && <p className="goal">{goal}</p>}
    </nav>
  )
})
