/** A moment worth seeing, printed over the board for a moment: nobody has to wait for it, and nothing makes room. */

import type { Beat } from '@dorfplatz/ui'
import { Fragment, type ReactNode } from 'react'
import { Icon } from '../parts/Icon.tsx'
import { keyed } from '../parts/keyed.ts'
import { SeatIcon, SeatShape } from '../parts/Seat.tsx'
import { Words } from '../parts/Words.tsx'
import { BeatPicture } from './BeatPicture.tsx'
import { wordsIn } from './beats.ts'

interface BeatsProps {
  readonly beat: Beat | null
  readonly game: string
  readonly names: readonly string[]
  /** A card's face, where the game has cards. */
  readonly face: ((card: string) => ReactNode) | null
  /** Somebody is being taught: the table stays as it is under a scene. */
  readonly taught: boolean
}

/** Drawn for those who see it, and said once to those who do not. */
export function Beats({ beat, game, names, face, taught }: BeatsProps) {
  return (
    <>
      <p className="sr-only" role="status">
        {beat !== null && wordsIn(beat, names)}
      </p>
      {beat !== null && (
        <div className={beat.scene === undefined || taught ? 'beats' : 'beats scene'} aria-hidden="true">
          <Sheet beat={beat} game={game} face={face} />
        </div>
      )}
    </>
  )
}

function Sheet({ beat, game, face }: Pick<BeatsProps, 'game' | 'face'> & { readonly beat: Beat }) {
  const { of, figures, each = [], picture } = beat
  const cards = face === null ? [] : (beat.cards ?? [])
  return (
    <div className={picture === undefined ? 'beat' : 'beat pictured'} key={of === undefined ? beat.key : 'steps'}>
      {picture !== undefined && <BeatPicture key={beat.key} panel={picture} game={game} />}
      {cards.length > 0 && (
        <span className="beat-cards">
          {cards.map((card) => (
            <Fragment key={card}>{face?.(card)}</Fragment>
          ))}
        </span>
      )}
      {picture === undefined && of === undefined && cards.length === 0 && (
        <Icon name={beat.icon} className="beat-icon" />
      )}
      <span className="beat-words">
        {of !== undefined && (
          <span className="beat-steps">
            {of.icons.map((icon, i) => (
              <span key={icon} className={i === of.at ? 'now' : i < of.at ? 'past' : ''}>
                <Icon name={icon} />
              </span>
            ))}
          </span>
        )}
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
        {each.length > 0 && (
          <span className="beat-each">
            {each.map(({ seat, told }) => (
              <small key={seat}>
                <SeatShape seat={seat} />
                <span>
                  <Words sentence={told} still />
                </span>
              </small>
            ))}
          </span>
        )}
      </span>
    </div>
  )
}
