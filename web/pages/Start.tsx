/** The start page: one sentence, the games, my tables with "your turn" first, open tables, joining by code. */

import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { featured } from '../app/games.ts'
import { useLow, usePhone } from '../app/media.ts'
import { canBeLearned } from '../learn/guided.ts'
import { api } from '../link/server/api.ts'
import { errorText } from '../link/server/errorText.ts'
import { type Invited, tableIn } from '../link/server/invited.ts'
import { Icon } from '../parts/Icon.tsx'
import { useOnce } from '../parts/useOnce.ts'
import { useText } from '../text/index.ts'
import { useTables } from './rows.ts'
import { SeriesRow, TableRow } from './TableRows.tsx'

/** The games, ready to be played. */
function Shelf() {
  const t = useText()
  return (
    <section className="games" aria-label={t.create.game}>
      {featured.map((game) => (
        <article className="gcard" data-game={game.id} key={game.id}>
          <svg className="crop" viewBox={game.scene} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <use href="/scene.svg#scene" width="1440" height="360" />
          </svg>
          <div className="game-body">
            <h2>{t.game[game.id].name}</h2>
            <p>{t.game[game.id].about}</p>
            <span className="cap">
              {t.people(...game.seats)}, {t.minutes(t.game[game.id].minutes)}
            </span>
            <span className="row wrap gb-do">
              <Link
                to="/play/$game"
                params={{ game: game.id }}
                className="btn primary"
                aria-label={`${t.game[game.id].name}: ${t.start.playNow}`}
              >
                <Icon name={game.icon} />
                {t.start.playNow}
              </Link>
              <span className="row gb-more">
                {canBeLearned(game.id) && (
                  <Link to="/learn" hash={game.id} aria-label={`${t.game[game.id].name}: ${t.nav.learn}`}>
                    {t.nav.learn}
                  </Link>
                )}
                <Link
                  to="/rules/$game"
                  params={{ game: game.id }}
                  aria-label={`${t.game[game.id].name}: ${t.nav.rules}`}
                >
                  {t.nav.rules}
                </Link>
                <Link
                  to="/quick/$game"
                  params={{ game: game.id }}
                  aria-label={`${t.game[game.id].name}: ${t.nav.quick}`}
                >
                  {t.nav.quick}
                </Link>
                <Link
                  to="/cards/$game"
                  params={{ game: game.id }}
                  aria-label={`${t.game[game.id].name}: ${t.nav.cards}`}
                >
                  {t.nav.cards}
                </Link>
              </span>
            </span>
          </div>
        </article>
      ))}
    </section>
  )
}

/** The way to the page of the day. */
function DayLink() {
  const t = useText()
  return (
    <Link to="/daily" className="sheet day-link">
      <Icon name="calendar" className="i40" />
      <span>
        <b>{t.nav.daily}</b>
        <small>{t.start.daily}</small>
      </span>
      <Icon name="arrow" className="i24" />
    </Link>
  )
}

export function Start() {
  const t = useText()
  const navigate = useNavigate()
  const { rows, open, running, series, reachable, clear } = useTables()
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState('')
  const { busy, run } = useOnce()
  const waiting = rows.filter((row) => row.myTurn && !row.over).length
  const join = (event: React.FormEvent) => {
    event.preventDefault()
    void run(() => joinBy(tableIn(code)))
  }
  const joinBy = async (written: Invited | null) => {
    setWrong(written === null ? t.start.joinWrong : '')
    if (written === null) return
    const found =
      'code' in written ? await api.byCode(written.code).catch((error: unknown) => errorText(error)) : written
    if (typeof found === 'string') {
      setWrong(found)
      return
    }
    await navigate({ to: '/table/$id', params: { id: found.id }, search: found.invite ? { invite: found.invite } : {} })
  }
  const lived = rows.length > 0 || series.length > 0
  const low = useLow()
  const phone = usePhone()
  return (
    <div className={`startpage${lived ? ' lived' : ''}${lived || phone ? ' slim' : ''}${lived || low ? ' brief' : ''}`}>
      <section className="hero">
        <svg
          className="pan"
          viewBox="0 0 1440 360"
          preserveAspectRatio="xMidYMax slice"
          role="img"
          aria-label={t.panorama}
        >
          <use href="/scene.svg#scene" width="1440" height="360" />
        </svg>
        <div className="ttl">
          <h1 className="display">{t.brand}</h1>
          <p>{t.motto}</p>
        </div>
      </section>
      <div className="sides">
        <Shelf />
        {!lived && <DayLink />}
        <div className="two">
          <section>
            <h2 className="orn">
              {t.start.mine} <small>{t.start.mineWaiting(waiting)}</small>
            </h2>
            {rows.length === 0 && series.length === 0 ? (
              <p className="sheet list empty">{t.start.noneMine}</p>
            ) : (
              <ul className="sheet list">
                {series.map((chain) => (
                  <SeriesRow chain={chain} key={chain.last.id} />
                ))}
                {rows.map((row) => (
                  <TableRow row={row} key={row.id} clear={clear} />
                ))}
              </ul>
            )}
          </section>
          <section>
            <h2 className="orn">
              {t.start.open} <small>{t.start.openHint}</small>
            </h2>
            {!reachable ? (
              <p className="sheet list empty">{t.start.noServer}</p>
            ) : open === null || open.length === 0 ? (
              <p className="sheet list empty">{t.start.noneOpen}</p>
            ) : (
              <ul className="sheet list">
                {open.map((row) => (
                  <TableRow row={row} key={row.id} open />
                ))}
              </ul>
            )}
            {running.length > 0 && (
              <>
                <h3 className="heading-4 watching">{t.laying.running}</h3>
                <ul className="sheet list">
                  {running.map((row) => (
                    <TableRow row={row} key={row.id} watch />
                  ))}
                </ul>
              </>
            )}
            <div className="row wrap lay">
              <Link to="/new" className="btn">
                <Icon name="market" />
                {t.start.openTable}
              </Link>
              <form className="row joinform" onSubmit={join}>
                <input
                  className="field"
                  value={code}
                  onChange={(event) => setCode(event.target.value)}
                  placeholder={t.start.joinCode}
                  aria-label={t.start.joinCode}
                />
                <button type="submit" className="btn quiet" disabled={busy}>
                  {t.start.joinGo}
                </button>
              </form>
              <p role="alert" className="rule">
                {wrong}
              </p>
            </div>
          </section>
        </div>
        {lived && <DayLink />}
      </div>
    </div>
  )
}
