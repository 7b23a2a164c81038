/** Replay: scrub through a game, finished or still running, within what one may know; share the moment. */

import '../look/pages.css'
import '../look/table.css'
import type { Viewer } from '@dorfplatz/kernel'
import type { Line } from '@dorfplatz/protocol'
import type { GameUi } from '@dorfplatz/ui'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { gameAt, isGame } from '../app/games.ts'
import { Paper } from '../app/Shell.tsx'
import { useSettings } from '../app/settings.ts'
import { useTitle } from '../app/title.ts'
import { useGame } from '../app/useGame.ts'
import { useUi } from '../app/useUi.ts'
import type { Course } from '../link/device/course.ts'
import type { Moment } from '../link/device/messages.ts'
import { offlineLink } from '../link/device/offline.ts'
import { isLocal } from '../link/device/store.ts'
import { linesFor } from '../link/lines.ts'
import { nothing, type Refused, type TableLink, type TableState } from '../link/link.ts'
import { refusedWords } from '../link/refused.ts'
import { errorText } from '../link/server/errorText.ts'
import { onlineLink } from '../link/server/online.ts'
import { Moves } from '../motion/Moves.tsx'
import { useTraces } from '../motion/traces.ts'
import { CopyButton } from '../parts/CopyButton.tsx'
import { Icon } from '../parts/Icon.tsx'
import { MarksContext } from '../parts/Seat.tsx'
import { Sure } from '../parts/Sure.tsx'
import { SpeechContext } from '../parts/Words.tsx'
import { looksAt, seenCourse } from '../replay/course.ts'
import { ReplayTable } from '../replay/ReplayTable.tsx'
import { type RoundStart, roundsIn } from '../replay/rounds.ts'
import { genericUi } from '../table/frame/Generic.tsx'
import { CardDialog } from '../table/hand/CardDialog.tsx'
import { replayAddress } from '../table/lobby/addresses.ts'
import { keptLines } from '../table/log/Log.tsx'
import { tracesIn } from '../table/log/recentMoves.ts'
import { SaveRecord } from '../table/result/SaveRecord.tsx'
import { scoresOf } from '../table/result/Scores.tsx'
import { list, useText } from '../text/index.ts'
import { Connecting } from './Connecting.tsx'
import { Gone, NoTable } from './Gone.tsx'
import { wishOf } from './moment.ts'
import { Scrubber } from './Scrubber.tsx'
import { boardThen, Then } from './Then.tsx'

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
        (error: unknown) => live && setProblem(errorText(error)),
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
  const search = useSearch({ from: '/replay/$id' })
  const { invite } = search
  const at = wishOf(search.at)
  const { link, state } = useTable(id, invite)
  const as = viewerOf(state)
  const { now, problem } = useMoment(link, state, as, at)
  const gameId = state.info?.game ?? ''
  useEffect(() => {
    document.documentElement.dataset.game = isGame(gameId) ? gameId : 'dorf'
  }, [gameId])
  if (state.status === 'gone') {
    return (
      <Paper>
        <NoTable />
      </Paper>
    )
  }
  if (now === null && problem !== null) {
    return (
      <Paper>
        <Gone title={problem}>
          <Link to="/table/$id" params={{ id }} search={invite === undefined ? {} : { invite }} className="btn quiet">
            {t.past.toTable}
          </Link>
        </Gone>
      </Paper>
    )
  }
  if (link === null || now === null) {
    return (
      <Paper where="narrow">
        <Connecting />
      </Paper>
    )
  }
  return <Past id={id} at={at} invite={invite} link={link} state={state} as={as} moment={now} problem={problem} />
}

interface PastProps {
  readonly id: string
  readonly at: number | undefined
  readonly invite: string | undefined
  readonly link: TableLink
  readonly state: TableState
  readonly as: Viewer
  readonly moment: Moment
  readonly problem: string | null
}

interface CourseOf {
  readonly link: TableLink
  readonly as: Viewer
  readonly ui: GameUi
  readonly over: boolean
  readonly rounds: readonly RoundStart[]
  readonly total: number
}

/** What the scores were: of a finished game in full, of a running one what the viewer saw; null until that is fetched. */
function useCourse({ link, as, ui, over, rounds, total }: CourseOf): Course | null {
  const [course, setCourse] = useState<Course | null>(null)
  useEffect(() => {
    let live = true
    const viewAt = async (answers: number) => (live ? ((await link.at(as, answers))?.view ?? null) : null)
    const found = over ? link.course() : seenCourse(looksAt(rounds, total), viewAt, (view) => scoresOf(view, ui))
    found.then(
      (seen) => live && setCourse(seen),
      () => undefined,
    )
    return () => {
      live = false
    }
  }, [link, as, ui, over, rounds, total])
  return course
}

function Past(props: PastProps) {
  const t = useText()
  const navigate = useNavigate()
  const { lang } = useSettings()
  const { id, invite, link, state, as, moment } = props
  const { view, total } = moment
  const { game: whole } = useGame(view.game)
  const game = whole === null ? null : gameAt(whole, view.options)
  const drawn = useUi(view.game)
  const ui = drawn ?? genericUi
  const names = useMemo(() => state.info?.seats.map((s) => s.name) ?? [], [state.info])
  const marks = useMemo(() => state.info?.seats.map((s) => s.colour) ?? [], [state.info])
  const [card, setCard] = useState<string | null>(null)
  const speech = useMemo(
    () => ({ seatName: (seat: number) => names[seat] ?? `#${seat + 1}`, openCard: setCard }),
    [names],
  )
  const over = state.info?.status === 'over'
  const step = Math.min(props.at ?? total, total)
  const lines = useMemo(() => keptLines(linesFor(state.log, as)), [state.log, as])
  const answers = useMemo(() => lines.filter((line) => line.kind === 'answer'), [lines])
  const rounds = useMemo(() => roundsIn(lines), [lines])
  const course = useCourse({ link, as, ui, over, rounds, total })
  const lineAt = (position: number) => (position > 0 ? answers.find((line) => line.position >= position) : undefined)
  const text = game?.text ?? null
  const title = `${t.replay.title}: ${isGame(view.game) ? t.game[view.game].name : view.game}`
  useTitle(`${title} – ${list(names)}`)
  const board = useMemo(
    () => (game === null ? null : boardThen(game, view, as, names, lang)),
    [game, view, as, names, lang],
  )
  const go = useCallback(
    (to: number) =>
      void navigate({
        to: '/replay/$id',
        params: { id },
        search: { at: Math.max(0, Math.min(total, to)), ...(invite === undefined ? {} : { invite }) },
        replace: true,
        resetScroll: false,
      }),
    [navigate, id, total, invite],
  )
  if (board === null || drawn === undefined) {
    return (
      <Paper where="narrow">
        <Connecting />
      </Paper>
    )
  }
  const notes = (
    <>
      {view.seq !== step && state.info?.corrected != null && <p className="note">{t.newRules.nearest(view.seq)}</p>}
      <div role="alert">{props.problem !== null && <p className="note">{props.problem}</p>}</div>
    </>
  )
  const trodden = <Trodden seq={view.seq} line={lineAt(view.seq)} tracesOf={ui.tracesOf} />
  const out = (
    <Link to="/table/$id" params={{ id }} search={invite === undefined ? {} : { invite }} className="btn to-table">
      <Icon name="home" />
      <span>{over ? t.replay.toResult : t.past.toTable}</span>
    </Link>
  )
  return (
    <MarksContext.Provider value={marks}>
      <SpeechContext.Provider value={speech}>
        {ui.regions === undefined ? (
          <Paper>
            <div className="book replay">
              <h1 className="heading-2">
                {title} <small className="it-s">{list(names)}</small>
              </h1>
              <Scrubber step={step} total={total} line={lineAt(step)} text={text} go={go} />
              <div className="row wrap">
                {out}
                <Doing {...props} step={step} />
              </div>
              {notes}
              <Moves step={String(view.seq)} number={view.seq} />
              <Then board={board} ui={ui} />
              {trodden}
            </div>
          </Paper>
        ) : (
          <>
            <ReplayTable
              board={board}
              ui={ui}
              regions={ui.regions}
              as={as}
              step={step}
              total={total}
              rounds={rounds}
              course={course}
              running={!over}
              lines={lines}
              go={go}
              out={out}
              doing={
                <>
                  {notes}
                  <Doing {...props} step={step} />
                </>
              }
            />
            {trodden}
          </>
        )}
        <CardDialog id={card} board={board} ui={ui} onClose={() => setCard(null)} />
      </SpeechContext.Provider>
    </MarksContext.Provider>
  )
}

/** Marks what the step that is shown has touched; stands inside the table's marks. */
function Trodden(props: { seq: number; line: Line | undefined; tracesOf: GameUi['tracesOf'] }) {
  const { line, tracesOf } = props
  const traces = useMemo(() => tracesIn(line === undefined ? [] : [line], tracesOf), [line, tracesOf])
  // Whoever has just come sees the page from its top; after that each step is brought into sight.
  const first = useRef<number | null>(props.seq)
  if (props.seq !== first.current) first.current = null
  useTraces(traces, first.current === null ? String(props.seq) : null, null)
  return null
}

/** What may be done with the moment on show. */
function Doing(props: PastProps & { readonly step: number }) {
  const t = useText()
  const navigate = useNavigate()
  const { id, link, state, as, step, moment } = props
  const { info } = state
  const [refused, setRefused] = useState<Refused | null>(null)
  const running = info?.status === 'running'
  const seat = state.seats.find((s) => typeof s.as === 'number')?.as
  const mayAsk = running && typeof seat === 'number' && info?.seats[seat]?.kind === 'person' && step < moment.total
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
      {mayAsk && (
        <Sure
          ask={t.past.back}
          help={t.menu.takeBackSure}
          yes={t.past.back}
          icon="undo"
          onYes={() => void takeBack()}
        />
      )}
      {address !== null && <CopyButton text={address} label={t.replay.share} key={address} />}
      {info?.status === 'over' && <SaveRecord link={link} />}
      <div role="alert">{refused !== null && <p className="note">{refusedWords(refused)}</p>}</div>
    </>
  )
}
