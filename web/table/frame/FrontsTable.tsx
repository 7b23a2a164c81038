/** A game's boards in front of each other: for games that do not fill the regions of the table. */

import type { Seat } from '@dorfplatz/kernel'
import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useNarrow } from '../../app/media.ts'
import { Masthead } from '../../app/Shell.tsx'
import { change, settings, useSettings } from '../../app/settings.ts'
import { useTitle } from '../../app/title.ts'
import { Moves } from '../../motion/Moves.tsx'
import { useTraces } from '../../motion/traces.ts'
import { Icon } from '../../parts/Icon.tsx'
import { later } from '../../parts/later.ts'
import { Modal } from '../../parts/Modal.tsx'
import { SeatShape } from '../../parts/Seat.tsx'
import { useText } from '../../text/index.ts'
import { useUnread } from '../chat/unread.ts'
import { Hand } from '../hand/Hand.tsx'
import { NewsBar } from '../log/News.tsx'
import { Consent } from '../turn/Consent.tsx'
import { Asking } from './Asking.tsx'
import { Banner } from './Banner.tsx'
import { deadlineOf } from './deadline.ts'
import { Fronts, seatIn } from './Fronts.tsx'
import { type Tab, useFront } from './front.ts'
import { GenericBoard } from './Generic.tsx'
import { Sheet } from './Sheet.tsx'
import { Side } from './Side.tsx'
import { TableMenu } from './TableMenu.tsx'
import type { Table } from './useTable.tsx'

/** Fetched when a game is over: nobody needs it before. */
const ResultSheet = later(() => import('../result/Result.tsx').then(({ ResultSheet }) => ResultSheet))

const TAB_ICONS: { readonly [T in Tab]: string } = { board: 'boardi', mine: 'home', hand: 'cards', log: 'log' }

/** Whose things these are, where those of two seats stand on one page. */
function Whose(props: { seat: Seat; name: string | undefined }) {
  return (
    <h2 className="heading-4 whose">
      <SeatShape seat={props.seat} className="i20" /> {props.name}
    </h2>
  )
}

export function FrontsTable({ table }: { table: Table }) {
  const { link, state, game, live, ui, text, me, turn, names, sitters, news, view, options, board, hand } = table
  const { asking, due, step, thenLine, lookingBack, refusal, enough, playable, seen, say, canUndo } = table
  const t = useText()
  const { speed } = useSettings()
  const drawn = ui.Mine !== undefined
  /** On narrow pages another seat's boards lie over the page. */
  const [looked, setLooked] = useState<Seat | null>(null)
  const narrow = useNarrow()
  const { front, tab, setFront, setTab } = useFront(game.id, table.teacher?.part(turn) ?? ui.front?.(view) ?? null)
  useEffect(() => {
    if (!lookingBack) return
    setFront('board')
    setTab('board')
  }, [lookingBack, setFront, setTab])
  // What happened on somebody's own boards is shown there; on narrow pages they would cover the rest.
  const turnTo = (tries: number, strip: boolean): boolean => {
    const theirs = thenLine?.seat != null && thenLine.seat !== me ? `seat${thenLine.seat}` : null
    const next = front !== 'board' && tries === 0 ? 'board' : front === 'board' && !strip ? theirs : null
    if (next !== null) setFront(next)
    return next !== null
  }
  useTraces(table.traces, thenLine === undefined ? null : String(thenLine.seq), narrow || !drawn ? null : turnTo)
  const showFront = useCallback(
    (next: string) => {
      if (narrow) {
        setLooked(seatIn(next))
        return
      }
      setFront(next)
      // Whose boards one looks at is a moment's matter; whether one's own are in front is a habit.
      if (seatIn(next) === null) change({ front: { ...settings().front, [game.id]: next } })
    },
    [narrow, game, setFront],
  )
  const panel = useRef<HTMLElement>(null)
  // Who plays by keyboard stays where the options are, also when the chosen one is gone.
  useEffect(() => {
    if (asking !== undefined && document.activeElement === document.body) panel.current?.focus({ preventScroll: true })
  }, [asking])
  const [side, setSide] = useState('log')
  const unread = useUnread(state.info?.id ?? '', state.chat, me, side === 'chat' && (!narrow || tab === 'log'))
  useTitle(table.windowTitle(unread))
  const shows = (part: 'board' | 'mine') => (narrow ? tab === part : front === part || (part === 'board' && !drawn))
  const { Board: Shared, Mine: Own, Goods, Ribbon } = ui
  // Kept as long as the board is the same: a table that is only busy or looked at otherwise draws no board again.
  const sharedBoard = useMemo(
    () => (Shared === undefined ? <GenericBoard {...board} pictures={Own === undefined} /> : <Shared {...board} />),
    [Shared, Own, board],
  )
  const ownBoard = useMemo(
    () => (Own === undefined || me === null ? null : <Own {...board} seat={me} />),
    [Own, board, me],
  )
  const ribbon = useMemo(() => (Ribbon === undefined ? null : <Ribbon {...board} />), [Ribbon, board])
  const lookedAt = seatIn(front)
  // Each tab is looked at from its top.
  const show = (next: Tab) => {
    setTab(next)
    window.scrollTo(0, 0)
  }
  const tabs = (['board', 'mine', 'hand', 'log'] as const).filter(
    (name) => (name !== 'mine' || drawn) && (name !== 'hand' || ui.handless?.(view) !== true),
  )
  return (
    <div
      className="table"
      data-tab={tab}
      data-front={front}
      data-speed={speed}
      data-drawn={drawn}
      data-busy={turn.busy || undefined}
      data-lesson={table.teacher === undefined ? undefined : ''}
    >
      <Moves step={step} still={news.jump} />
      <Masthead where={table.title} game={game.id}>
        <TableMenu link={link} state={state} me={me} />
      </Masthead>
      <Banner
        turn={turn}
        enough={enough}
        live={live}
        text={text}
        names={names}
        me={me}
        log={state.log}
        canUndo={canUndo}
        lost={state.status === 'lost'}
        left={me !== null && sitters[me] === 'bot'}
        pass={table.pass}
        until={deadlineOf(state.info?.seats ?? [], me)}
        skip={state.replaying === true ? link.skip : null}
        back={
          news.shown === null
            ? null
            : { step: news.shown.step + 1, of: news.lines.length, seat: thenLine?.seat ?? null }
        }
        moves={ui.moves}
        absent={
          state.info?.pace.kind === 'live' && due !== undefined && sitters[due.seat] === 'away'
            ? { takeover: state.info.seats[due.seat]?.takeover ?? null }
            : null
        }
        refusal={narrow ? refusal : null}
      />
      <Consent link={link} state={state} me={me} undoRefused={turn.refused?.rule === 'K-UNDO'} />
      <NewsBar news={news} text={text} />
      {ribbon !== null && (
        <section className="ribbonbar" aria-label={t.table.stage}>
          {ribbon}
        </section>
      )}
      <main id="main" className="tbl" tabIndex={-1}>
        {drawn && <Fronts board={board} ui={ui} front={front} show={showFront} sitters={sitters} />}
        {/* Whoever has no mouse scrolls it with the arrow keys. */}
        <section className="stage" aria-label={t.table.board} tabIndex={narrow ? -1 : 0}>
          {live.over && (
            <Suspense fallback={null}>
              <ResultSheet view={live} text={text} names={names} link={link} me={me} ui={ui} />
            </Suspense>
          )}
          {shows('board') && <div className="front-board">{sharedBoard}</div>}
          {ownBoard !== null && shows('mine') && (
            <div className="front-mine" data-seat={me}>
              {ownBoard}
            </div>
          )}
          {Own !== undefined && !narrow && lookedAt !== null && lookedAt < view.seats && (
            <div className="front-seat" data-seat={lookedAt}>
              <Whose seat={lookedAt} name={names[lookedAt]} />
              <Own {...board} seat={lookedAt} />
            </div>
          )}
        </section>
        {me !== null && (narrow ? tab === 'hand' || tab === 'mine' : !live.over) && (
          <div className="dock">
            {Goods !== undefined && !narrow && lookedAt !== null && <Whose seat={me} name={names[me]} />}
            {Goods !== undefined && <Goods {...board} seat={me} />}
            {hand.length > 0 && <Hand board={board} ui={ui} cards={hand} />}
          </div>
        )}
        <aside className="rail" aria-label={t.table.options}>
          {!narrow && table.teacher?.speak(turn, table.tell)}
          {me !== null && !live.over && (
            <Sheet
              ref={panel}
              asking={asking}
              onBoard={ui.onBoard?.includes(view.decisions[0]?.kind ?? '') ?? false}
              count={options.length}
            >
              {!narrow && refusal}
              {lookingBack ? <p className="rule">{t.table.backFirst}</p> : <Asking table={table} calls={0} />}
            </Sheet>
          )}
          {state.info !== null && (
            <Side
              view={view}
              text={text}
              names={names}
              me={me}
              log={state.log}
              seen={seen}
              chat={state.info.id.startsWith('here-') ? null : state.chat}
              info={state.info}
              say={say}
              ui={ui}
              board={board}
              shown={side}
              show={setSide}
              unread={unread}
            />
          )}
        </aside>
      </main>
      {narrow && table.teacher !== undefined && (
        <div className="teacher-sheet">{table.teacher.speak(turn, table.tell)}</div>
      )}
      <nav className="tabs" aria-label={t.table.menu}>
        {tabs.map((name) => (
          <button type="button" key={name} aria-pressed={tab === name} onClick={() => show(name)}>
            <Icon name={TAB_ICONS[name]} />
            {t.table.tabs[name]}
            {name === 'hand' && playable > 0 && <span className="bubble">{playable}</span>}
            {name === 'log' && unread > 0 && (
              <span className="bubble">
                {unread} <span className="sr-only">{t.table.chatUnread(unread)}</span>
              </span>
            )}
          </button>
        ))}
      </nav>
      {Own !== undefined && (
        <Modal title={names[looked ?? 0] ?? ''} open={narrow && looked !== null} onClose={() => setLooked(null)} wide>
          {looked !== null && (
            <div data-seat={looked}>
              <Own {...board} seat={looked} />
            </div>
          )}
        </Modal>
      )}
    </div>
  )
}
