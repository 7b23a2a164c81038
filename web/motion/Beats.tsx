/** A moment worth seeing, printed over the board for a moment: nobody has to wait for it, and nothing makes room. */

import type { View } from '@dorfplatz/kernel'
import type { Line } from '@dorfplatz/protocol'
import type { BoardProps, GameUi } from '@dorfplatz/ui'
import { Icon } from '../parts/Icon.tsx'
import { keyed } from '../parts/keyed.ts'
import { SeatIcon } from '../parts/Seat.tsx'
import { Words } from '../parts/Words.tsx'
import { useBeats } from './beats.ts'

interface BeatsProps {
  readonly log: readonly Line[]
  readonly live: View
  readonly ui: GameUi
  readonly board: BoardProps
  /** Somebody is being taught: the table stays as it is under a scene. */
  readonly taught: boolean
}

/** Log and banner say the same in words: a reader that speaks is not told twice. */
export function Beats({ log, live, ui, board, taught }: BeatsProps) {
  const beat = useBeats(log, live, ui, board)
  if (beat === null) return null
  const { of, figures } = beat
  return (
    <div className={beat.scene === undefined || taught ? 'beats' : 'beats scene'} aria-hidden="true">
      <div className="beat" key={of === undefined ? beat.key : 'steps'}>
        {of === undefined ? (
          <Icon name={beat.icon} className="beat-icon" />
        ) : (
          <span className="beat-steps">
            {of.icons.map((icon, i) => (
              <span key={icon} className={i === of.at ? 'now' : i < of.at ? 'past' : ''}>
                <Icon name={icon} />
              </span>
            ))}
          </span>
        )}
        <span className="beat-words">
          <b>{beat.title}</b>
          {figures !== undefined && (
            <span className="beat-figures">
              {keyed(figures, JSON.stringify).map(({ key, item: { icon, seat, n } }) => (
                <span key={key}>
                  {seat === undefined ? <Icon name={icon} /> : <SeatIcon seat={seat} name={icon} />}
                  {n !== undefined && <i>{n}</i>}
                </span>
              ))}
            </span>
          )}
          {beat.told.length > 0 && (
            <small>
              <Words sentence={beat.told} still />
            </small>
          )}
        </span>
      </div>
    </div>
  )
}
