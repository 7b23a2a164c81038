/** The start page: one sentence, three games, my tables with "your turn" first, open tables, joining by code. */

import type { TableInfo } from '@dorfplatz/server/protocol'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { games, isGame, shelf } from '../app/games.ts'
import { useLow } from '../app/media.ts'
import { useSettings } from '../app/settings.ts'
import { api } from '../link/api.ts'
import { type Invited, tableIn } from '../link/invited.ts'
import { type Chain, chainsOf, seriesHereBare } from '../link/series.ts'
import { allKept, forget, isLocal, type KeptTable } from '../link/store.ts'
import { trouble } from '../link/trouble.ts'
import { Icon } from '../parts/Icon.tsx'
import { SeatShape } from '../parts/Seat.tsx'
import { useOnce } from '../parts/useOnce.ts'
import { ago, moment, useText } from '../text/index.ts'

/** A table as a line of the start page, wherever it lives. */
interface Row {
  readonly id: string
  readonly game: string
  readonly title: string
  readonly here: boolean
  readonly over: boolean
  /** Nobody goes on with it: closed by somebody else, or stopped. */
  readonly ended: 'closed' | 'stopped' | null
  /** Laid, but not begun. */
  readonly waits: boolean
  /** One may close it, or put it away. */
  readonly mayClear: boolean
  /** When something last happened there. */
  readonly at: number
  readonly seats: readonly { readonly seat: number; readonly free: boolean; readonly colour: number }[]
  readonly myTurn: boolean
  readonly waitsFor: string
  /** When a bot takes over, at turn-based tables. */
  readonly deadline: number | null
  /** Hours per move; null where all sit together. */
  readonly hours: number | null
}

function fromKept(table: KeptTable): Row {
  const mine = (seat: number) => table.seats[seat]?.kind === 'me'
  return {
    id: table.id,
    game: table.game,
    title: table.seats.map((s) => s.name).join(', '),
    here: true,
    over: table.over,
    ended: null,
    waits: false,
    mayClear: true,
    at: table.updatedAt,
    seats: table.seats.map((s, seat) => ({ seat, free: false, colour: s.colour ?? seat })),
    myTurn: table.due.some(mine),
    waitsFor: table.seats[table.due[0] ?? 0]?.name ?? '',
    deadline: null,
    hours: null,
  }
}

function fromInfo(table: TableInfo): Row {
  return {
    id: table.id,
    game: table.game,
    title: table.seats
      .filter((s) => s.kind !== 'open')
      .map((s) => s.name)
      .join(', '),
    here: false,
    over: table.status === 'over',
    ended: table.archived ? 'closed' : table.status === 'stopped' ? 'stopped' : null,
    waits: table.status === 'open' && !table.archived,
    mayClear:
      table.archived ||
      table.status === 'over' ||
      table.status === 'stopped' ||
      (table.status === 'open' && table.host),
    at: table.movedAt ?? table.endedAt ?? table.createdAt,
    seats: table.seats.map((s) => ({ seat: s.seat, free: s.kind === 'open', colour: s.colour })),
    myTurn: !table.archived && table.seats.some((s) => s.mine && s.due),
    waitsFor: table.seats.find((s) => s.due)?.name ?? '',
    deadline:
      table.seats.find((s) => s.deadline !== null && (s.mine || !table.seats.some((o) => o.mine && o.due)))?.deadline ??
      null,
    hours: table.pace.kind === 'turns' ? Math.round(table.pace.seconds / 3600) : null,
  }
}

function useTables() {
  const [here, setHere] = useState<KeptTable[]>([])
  const [mine, setMine] = useState<TableInfo[]>([])
  const [open, setOpen] = useState<TableInfo[] | null>(null)
  const [series, setSeries] = useState<readonly Chain[]>([])
  const [reachable, setReachable] = useState(true)
  useEffect(() => {
    let live = true
    const look = async () => {
      const [tables, games] = await Promise.all([allKept().catch(() => []), seriesHereBare().catch(() => [])])
      if (!live) return
      setHere(tables)
      const [listed, me] = await Promise.all([api.publicTables().catch(() => null), api.me().catch(() => undefined)])
      if (!live) return
      setReachable(listed !== null)
      if (listed !== null) setOpen(listed)
      // A stranger has nothing there: not worth asking for.
      const own = me === null ? [] : me === undefined ? null : await api.myTables().catch(() => null)
      const played = me == null ? [] : await api.mySeries().catch(() => [])
      if (!live) return
      if (own !== null) setMine(own)
      setSeries(chainsOf([...played, ...games]).filter((chain) => chain.open && !chain.last.away))
    }
    void look()
    const timer = setInterval(() => void look(), 15_000)
    return () => {
      live = false
      clearInterval(timer)
    }
  }, [])
  const clear = (id: string) => {
    setHere((tables) => tables.filter((table) => table.id !== id))
    setMine((tables) => tables.filter((table) => table.id !== id))
    const gone = isLocal(id) ? forget(id) : api.archive(id)
    gone.catch(() => undefined)
  }
  const rows = [...mine.map(fromInfo), ...here.filter((table) => table.away !== true).map(fromKept)].sort(
    (a, b) =>
      Number(b.myTurn && !b.over) - Number(a.myTurn && !a.over) ||
      Number(a.over || a.ended !== null) - Number(b.over || b.ended !== null) ||
      b.at - a.at,
  )
  const others = open?.filter((table) => !table.seats.some((s) => s.mine)) ?? []
  const free = open === null ? null : others.filter((table) => table.status === 'open').map(fromInfo)
  const running = others.filter((table) => table.status === 'running' && table.spectators).map(fromInfo)
  return { rows, open: free, running, series, reachable, clear }
}

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

function TableRow({
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
  return (
    <li className="trow" data-game={row.game}>
      <Icon name={game === null ? 'boardi' : shelf[game].icon} className="i40" />
      <span className="tn">
        <b>{row.title}</b>
        <small>
          {game === null ? row.game : t.game[game].name}
          {(open || watch) &&
            `, ${row.hours === null ? t.create.live : `${t.create.turns} (${t.laying.hours(row.hours)})`}`}
          {row.here && `, ${t.start.here}`}
          {row.over && `, ${t.start.over}`}
          {row.ended !== null && `, ${row.ended === 'closed' ? t.closed.row : t.closed.stopped}`}
          {row.waits && !open && `, ${t.seats.waits}`}
          {!row.over &&
            row.ended === null &&
            !row.myTurn &&
            row.waitsFor !== '' &&
            `, ${t.start.waitsFor(row.waitsFor)}`}
          {!open && !watch && `, ${ago(row.at, lang)}`}
          {row.deadline !== null && `, ${t.laying.until(moment(row.deadline, lang))}`}
        </small>
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
        {row.mayClear && clear !== undefined && (
          <button
            type="button"
            className="iconbtn"
            aria-label={`${t.start.forget}: ${row.title}`}
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
function SeriesRow({ chain }: { chain: Chain }) {
  const t = useText()
  const game = isGame(chain.game) ? chain.game : null
  return (
    <li className="trow" data-game={chain.game}>
      <Icon name={game === null ? 'boardi' : shelf[game].icon} className="i40" />
      <span className="tn">
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

/** The three games, ready to be played. */
function Shelf() {
  const t = useText()
  return (
    <section className="games" aria-label={t.create.game}>
      {games.map((game) => (
        <article className="gcard" data-game={game.id} key={game.id}>
          <svg className="crop" viewBox={game.scene} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <use href="/scene.svg#scene" width="1440" height="360" />
          </svg>
          <div className="gb">
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
    const found = 'code' in written ? await api.byCode(written.code).catch((error: unknown) => trouble(error)) : written
    if (typeof found === 'string') {
      setWrong(found)
      return
    }
    await navigate({ to: '/table/$id', params: { id: found.id }, search: found.invite ? { invite: found.invite } : {} })
  }
  const lived = rows.length > 0 || series.length > 0
  const low = useLow()
  return (
    <div className={`startpage${lived ? ' lived' : ''}${lived || low ? ' brief' : ''}`}>
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
        {!lived && <Shelf />}
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
                <h3 className="h4 watching">{t.laying.running}</h3>
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
        {lived && <Shelf />}
      </div>
    </div>
  )
}
