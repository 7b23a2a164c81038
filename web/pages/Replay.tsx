/** Replay: scrub through a game, finished or still running, within what one may know; share the moment. */

import type { Viewer } from '@dorfplatz/kernel'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { isGame } from '../app/games.ts'
import { useSettings } from '../app/settings.ts'
import { useGame } from '../app/useGame.ts'
import { useUi } from '../app/useUi.ts'
import { linesFor } from '../link/lines.ts'
import { nothing, type Refused, type TableLink, type TableState } from '../link/link.ts'
import type { Moment } from '../link/messages.ts'
import { offlineLink } from '../link/offline.ts'
import { onlineLink } from '../link/online.ts'
import { refusedWords } from '../link/refused.ts'
import { isLocal } from '../link/store.ts'
import { trouble } from '../link/trouble.ts'
import { Moves } from '../motion/Moves.tsx'
import { CopyButton } from '../parts/CopyButton.tsx'
import { Icon } from '../parts/Icon.tsx'
import { keyed } from '../parts/keyed.ts'
import { MarksContext, SeatIcon, SeatShape } from '../parts/Seat.tsx'
import { Sure } from '../parts/Sure.tsx'
import { SpeechContext, Words } from '../parts/Words.tsx'
import { GenericBoard } from '../table/Generic.tsx'
import { EventLine, standing } from '../table/Log.tsx'
import { SaveRecord } from '../table/SaveRecord.tsx'
import { replayAddress } from '../table/share.ts'
import type { BoardProps } from '../table/ui.ts'
import { useText } from '../text/index.ts'
import { Gone, NoTable } from './Gone.tsx'

const kit = { Icon, Words, SeatShape, SeatIcon }
const quiet = () => () => undefined

/** Several people at one screen see a running game as everybody does: no hand is shown to the wrong one. */
function viewerOf(state: TableState): Viewer {
  const own = state.seats.filter((s) => s.as !== 'spectator')
  if (own.length > 1 && state.info?.status === 'running') return 'spectator'
  return state.seats[0]?.as ?? 'spectator'
}

function useTable(id: string, invite: string | undefined): { link: TableLink | null; state: TableState } {
  const [link, setLink] = useState<TableLink | null>(null)
  useEffect(() => {
    const made = isLocal(id) ? offlineLink(id) : onlineLink(id, invite)
    setLink(made)
    return () => made.close()
  }, [id, invite])
  return { link, state: useSyncExternalStore(link?.subscribe ?? quiet, link?.get ?? (() => nothing)) }
}

/** The moment asked for; the last one shown stays while the next is fetched. */
function useMoment(link: TableLink | null, state: TableState, as: Viewer, at: number | undefined) {
  const [now, setNow] = useState<Moment | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const ready = state.status === 'ready'
  // Without a wish one looks at the newest moment: it moves on with the table.
  const newest = at === undefined ? (state.log.at(-1)?.seq ?? 0) : 0
  const wanted = at ?? 1_000_000
  useEffect(() => {
    let live = true
    if (link !== null && ready && newest >= 0)
      link.at(as, wanted).then(
        (found) => {
          if (!live) return
          setNow(found)
          setProblem(null)
        },
        (error: unknown) => live && setProblem(trouble(error)),
      )
    return () => {
      live = false
    }
  }, [link, ready, as, wanted, newest])
  return { now, problem }
}

export function ReplayPage() {
  const t = useText()
  const id = useParams({ from: '/replay/$id' }).id.toLowerCase()
  const { at, invite } = useSearch({ from: '/replay/$id' })
  const { link, state } = useTable(id, invite)
  const as = viewerOf(state)
  const { now, problem } = useMoment(link, state, as, at)
  const gameId = state.info?.game ?? ''
  const names = useMemo(() => state.info?.seats.map((s) => s.name) ?? [], [state.info])
  const marks = useMemo(() => state.info?.seats.map((s) => s.colour) ?? [], [state.info])
  const speech = useMemo(() => ({ seatName: (seat: number) => names[seat] ?? `#${seat + 1}` }), [names])
  useEffect(() => {
    document.documentElement.dataset.game = isGame(gameId) ? gameId : 'dorf'
  }, [gameId])
  if (state.status === 'gone') return <NoTable />
  if (now === null && problem !== null) {
    return (
      <Gone title={problem}>
        <Link to="/table/$id" params={{ id }} search={invite === undefined ? {} : { invite }} className="btn quiet">
          {t.past.toTable}
        </Link>
      </Gone>
    )
  }
  if (link === null || now === null) {
    return (
      <div className="narrow">
        <h1 className="h3" role="status">
          {t.table.connecting}
        </h1>
      </div>
    )
  }
  return (
    <MarksContext.Provider value={marks}>
      <SpeechContext.Provider value={speech}>
        <div className="book replay">
          <h1 className="h2">{t.replay.title}</h1>
          <Scrubber id={id} at={at} invite={invite} link={link} state={state} as={as} total={now.total} />
          <div role="alert">{problem !== null && <p className="note">{problem}</p>}</div>
          <Moves step={String(now.view.seq)} number={now.view.seq} />
          <Then moment={now} at={at} state={state} as={as} names={names} />
        </div>
      </SpeechContext.Provider>
    </MarksContext.Provider>
  )
}

function Scrubber(props: {
  id: string
  at: number | undefined
  invite: string | undefined
  link: TableLink
  state: TableState
  as: Viewer
  total: number
}) {
  const t = useText()
  const navigate = useNavigate()
  const { id, at, invite, link, state, as, total } = props
  const { info } = state
  const [refused, setRefused] = useState<Refused | null>(null)
  const step = Math.min(at ?? total, total)
  const go = (to: number) =>
    void navigate({
      to: '/replay/$id',
      params: { id },
      search: { at: Math.max(0, Math.min(total, to)), ...(invite === undefined ? {} : { invite }) },
      replace: true,
    })
  const running = info?.status === 'running'
  const seat = state.seats.find((s) => typeof s.as === 'number')?.as
  const mayAsk = running && typeof seat === 'number' && info?.seats[seat]?.kind === 'person' && step < total
  const address = info === null ? null : replayAddress(info, step)
  const takeBack = async () => {
    if (typeof seat !== 'number') return
    const no = await link.propose(seat, step)
    setRefused(no)
    if (no === null) await navigate({ to: '/table/$id', params: { id } })
  }
  return (
    <>
      {running && (
        <p className="rule">
          {t.past.running} {as === 'spectator' && t.table.spectator}
        </p>
      )}
      <div className="sheet scrubber">
        <button type="button" className="btn small" onClick={() => go(0)}>
          {t.replay.first}
        </button>
        <button type="button" className="btn small" aria-label={t.replay.back} onClick={() => go(step - 1)}>
          ←
        </button>
        <input
          type="range"
          min={0}
          max={total}
          value={step}
          aria-label={t.replay.scrub}
          aria-valuetext={t.replay.step(step, total)}
          onChange={(event) => go(Number(event.target.value))}
        />
        <button type="button" className="btn small" aria-label={t.replay.on} onClick={() => go(step + 1)}>
          →
        </button>
        <button type="button" className="btn small" onClick={() => go(total)}>
          {t.replay.last}
        </button>
        <b className="num">{t.replay.step(step, total)}</b>
      </div>
      <div className="row wrap">
        <Link
          to="/table/$id"
          params={{ id }}
          search={invite === undefined ? {} : { invite }}
          className="btn small quiet"
        >
          {t.past.toTable}
        </Link>
        {mayAsk && (
          <Sure
            ask={t.past.back}
            help={t.menu.takeBackSure}
            yes={t.past.back}
            icon="undo"
            onYes={() => void takeBack()}
          />
        )}
        {address !== null && <CopyButton text={address} label={t.replay.share} small key={address} />}
        {info?.status === 'over' && <SaveRecord link={link} />}
      </div>
      <div role="alert">{refused !== null && <p className="note">{refusedWords(refused)}</p>}</div>
    </>
  )
}

/** The table as it stood at that moment. */
function Then(props: {
  moment: Moment
  at: number | undefined
  state: TableState
  as: Viewer
  names: readonly string[]
}) {
  const { lang } = useSettings()
  const { view, total } = props.moment
  const { game } = useGame(view.game)
  const ui = useUi(view.game)
  if (game === null || ui === undefined) return null
  const text = game.text[lang]
  const step = Math.min(props.at ?? total, total)
  const board: BoardProps = {
    view: { ...view, decisions: [], anytime: [] },
    lang,
    text,
    kit,
    names: props.names,
    me: props.as === 'spectator' ? null : props.as,
    options: [],
    choose: () => undefined,
    why: () => undefined,
    staged: [],
    stagedKinds: [],
    card: (card) => game.cards.find((c) => c.id === card),
  }
  const seats = Array.from({ length: view.seats }, (_, seat) => seat)
  const Shared = ui?.Board ?? GenericBoard
  const Own = ui?.Mine
  const line = standing(linesFor(props.state.log, props.as)).find(
    (l) => l.kind === 'answer' && l.position >= step && step > 0,
  )
  return (
    <>
      <ul className="log replay-log" aria-live="polite">
        {keyed(line?.events ?? [], (e) => `${step} ${e.kind}`).map(({ key, item }) => (
          <EventLine key={key} event={item} text={text} />
        ))}
      </ul>
      <Shared {...board} />
      {Own !== undefined &&
        seats.map((seat) => (
          <section key={seat}>
            <h2 className="orn">
              <SeatShape seat={seat} /> {props.names[seat]}
            </h2>
            <Own {...board} seat={seat} />
          </section>
        ))}
    </>
  )
}
