/** Lines of the start page: a table, a series. */

import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { isGame, shelf } from '../app/games.ts'
import { useSettings } from '../app/settings.ts'
import { isLocal } from '../link/device/store.ts'
import type { Chain } from '../link/series.ts'
import { Icon } from '../parts/Icon.tsx'
import { SeatShape } from '../parts/Seat.tsx'
import { ago, moment, useText } from '../text/index.ts'
import type { Row } from './rows.ts'

function Seats({ row }: { row: Row }) {
  const t = useText()
  return (
    <span className="seats">
      {row.seats.map(({ seat, free, colour }) =>
        free ? (
          <span className="free" key={seat} title={t.start.free} />
        ) : (
          <SeatShape key={seat} seat={seat} mark={colour} className="i24" />
        ),
      )}
    </span>
  )
}

export function TableRow({
  row,
  open,
  watch,
  clear,
}: {
  row: Row
  /** Of somebody else: there is a free seat, or one may look on. */
  open?: boolean
  watch?: boolean
  clear?: (id: string) => void
}) {
  const t = useText()
  const { lang } = useSettings()
  const [sure, setSure] = useState(false)
  const game = isGame(row.game) ? row.game : null
  const title = t.start.table(game === null ? row.game : t.game[game].name, row.seats.length)
  // Two tables of a game may be of as many seats: they are told apart by who sits there.
  const spoken = row.names === '' ? title : `${title}: ${row.names}`
  const facts = [
    row.round !== null && t.start.round(row.round),
    (open || watch) && (row.hours === null ? t.create.live : `${t.create.turns} (${t.laying.hours(row.hours)})`),
    row.here && t.start.here,
    row.over && t.start.over,
    row.ended !== null && (row.ended === 'closed' ? t.closed.row : t.closed.stopped),
    row.waits && !open && t.seats.waits,
    !row.over && row.ended === null && !row.myTurn && row.waitsFor !== '' && t.start.waitsFor(row.waitsFor),
    !open && !watch && ago(row.at, lang),
    row.deadline !== null && t.laying.until(moment(row.deadline, lang)),
  ].filter((fact) => typeof fact === 'string')
  return (
    <li className="trow" data-game={row.game}>
      <Icon name={game === null ? 'boardi' : shelf[game].icon} className="i40" />
      <span className="row-title">
        <b>{title}</b>
        <small>{[row.names, facts.join(', ')].filter((part) => part !== '').join(' · ')}</small>
      </span>
      <Seats row={row} />
      <span className="row trow-do">
        <Link
          to="/table/$id"
          params={{ id: row.id }}
          className={`btn small${row.myTurn && !row.over && !open ? ' primary' : ''}`}
        >
          {open
            ? t.start.take
            : watch
              ? t.start.watch
              : row.over
                ? t.start.look
                : row.myTurn
                  ? t.start.yourTurn
                  : row.waits || row.ended !== null
                    ? t.seats.toTable
                    : t.start.goOn}
        </Link>
        {row.over && (
          <Link
            to="/replay/$id"
            params={{ id: row.id }}
            search={{ at: 0 }}
            className="iconbtn"
            aria-label={`${t.table.replay}: ${spoken}`}
            title={t.table.replay}
          >
            <Icon name="time" />
          </Link>
        )}
        {row.mayClear && clear !== undefined && (
          <button
            type="button"
            className="iconbtn"
            aria-label={`${t.start.forget}: ${spoken}`}
            aria-expanded={sure}
            onClick={() => setSure(!sure)}
          >
            <Icon name="close" />
          </button>
        )}
      </span>
      {sure && clear !== undefined && (
        <span className="row wrap trow-sure" role="alert">
          {row.over || row.ended !== null ? t.menu.sure : t.menu.closeHelp}
          <button type="button" className="btn small" onClick={() => clear(row.id)}>
            {t.start.forget}
          </button>
          <button type="button" className="btn small quiet" onClick={() => setSure(false)}>
            {t.menu.no}
          </button>
        </span>
      )}
    </li>
  )
}

/** A series whose next game can begin. */
export function SeriesRow({ chain }: { chain: Chain }) {
  const t = useText()
  const game = isGame(chain.game) ? chain.game : null
  return (
    <li className="trow" data-game={chain.game}>
      <Icon name={game === null ? 'boardi' : shelf[game].icon} className="i40" />
      <span className="row-title">
        <b>{t.series.ready(chain.games.length + 1)}</b>
        <small>
          {game === null ? chain.game : t.game[game].name}
          {isLocal(chain.last.id) && `, ${t.start.here}`}
        </small>
      </span>
      <span className="row trow-do">
        <Link to="/series" className="btn small">
          {t.series.look}
        </Link>
      </span>
    </li>
  )
}
