/** After the game: where it was heading, which moves cost most, and what would have been better. */

import '../look/pages.css'
import '../look/table.css'
import './styles/index.css'
import type { Analysis, Costly } from '@dorfplatz/bots'
import { botName } from '@dorfplatz/bots/levels'
import { roundAt } from '@dorfplatz/bots/rounds'
import type { TableInfo } from '@dorfplatz/protocol'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { isGame } from '../app/games.ts'
import { useSettings } from '../app/settings.ts'
import { useGame } from '../app/useGame.ts'
import type { Curves } from '../link/device/course.ts'
import { playOn } from '../link/device/lay.ts'
import { offlineLink } from '../link/device/offline.ts'
import { isLocal, type KeptSeat } from '../link/device/store.ts'
import { nothing, type TableLink } from '../link/link.ts'
import { onlineLink } from '../link/server/online.ts'
import { STAND_IN } from '../link/standIn.ts'
import { NoTable } from '../pages/Gone.tsx'
import { Icon } from '../parts/Icon.tsx'
import { MarksContext, SeatShape } from '../parts/Seat.tsx'
import { useOnce } from '../parts/useOnce.ts'
import { SpeechContext } from '../parts/Words.tsx'
import { Chart, type Mark } from '../table/result/Chart.tsx'
import { CostlyMove, PraisedMove } from './CostlyMove.tsx'
import { isStoodIn, useStoodIn } from './stoodIn.ts'
import { analysisText } from './text.ts'
import { useLookBack } from './useLookBack.ts'

const quiet = () => () => undefined

function useTable(id: string) {
  const [link, setLink] = useState<TableLink | null>(null)
  useEffect(() => {
    const made = isLocal(id) ? offlineLink(id) : onlineLink(id, undefined)
    setLink(made)
    return () => made.close()
  }, [id])
  const state = useSyncExternalStore(link?.subscribe ?? quiet, link?.get ?? (() => nothing))
  return { link, state }
}

/** The outlook as the chart draws courses: from the beginning to the end, over the rounds. */
function courseOf({ outlook, starts }: Analysis): Curves {
  const end = outlook.at(-1)?.answers ?? 1
  return {
    rounds: Math.max(0, starts.length - 1),
    points: outlook.map(({ answers, expected }) => ({
      at: roundAt(answers, starts, end),
      totals: expected.map((points) => Math.round(points)),
    })),
  }
}

const marksOf = (costly: readonly Costly[], { outlook, starts }: Analysis): Mark[] =>
  costly.map(({ seat, answers }, i) => ({
    number: i + 1,
    seat,
    at: roundAt(answers, starts, outlook.at(-1)?.answers ?? 1),
  }))

/** The seats of a table at which one person takes up one seat of a finished one. */
const seatsFor = ({ seats }: TableInfo, own: number, lang: 'de' | 'en'): KeptSeat[] =>
  seats.map(({ name, level = STAND_IN, colour }, i) =>
    i === own ? { kind: 'me', name, colour } : { kind: 'bot', name: botName(level, i, lang), level, colour },
  )

interface SwitchProps {
  readonly info: TableInfo
  readonly seat: number
  readonly onChange: (seat: number) => void
}

/** Whose moves are looked at. */
function SeatSwitch({ info, seat, onChange }: SwitchProps) {
  const t = analysisText[useSettings().lang]
  if (info.seats.length < 2) return null
  return (
    <fieldset className="seat-switch">
      <legend className="sr-only">{t.whose}</legend>
      {info.seats.map((one) => (
        <label key={one.seat} className={`btn small${one.seat === seat ? ' is-chosen' : ''}`}>
          <input type="radio" name="whose" checked={one.seat === seat} onChange={() => onChange(one.seat)} />
          <SeatShape seat={one.seat} className="i18" />
          <span className={one.seat === seat ? '' : 'sr-only'}>{one.name}</span>
        </label>
      ))}
    </fieldset>
  )
}

export function AnalysisPage() {
  const id = useParams({ from: '/analysis/$id' }).id.toLowerCase()
  const { lang } = useSettings()
  const t = analysisText[lang]
  const navigate = useNavigate()
  const { link, state } = useTable(id)
  const { info } = state
  const { game } = useGame(info?.game ?? '')
  const over = info?.status === 'over'
  const [wanted, setWanted] = useState<number | null>(null)
  const own = info?.seats.find((s) => s.mine)?.seat ?? 0
  const seat = wanted ?? own
  const outlook = useLookBack(link, id, over, 'all')
  const moves = useLookBack(link, id, over, seat)
  const stoodIn = useStoodIn(id, state.log, info?.seats[seat])
  const [stuck, setStuck] = useState(false)
  const { busy, run } = useOnce()
  const marks = useMemo(() => info?.seats.map((s) => s.colour) ?? [], [info])
  const names = useMemo(() => info?.seats.map((s) => s.name) ?? [], [info])
  const speech = useMemo(() => ({ seatName: (one: number) => names[one] ?? '' }), [names])
  const gameId = info?.game ?? ''
  useEffect(() => {
    document.documentElement.dataset.game = isGame(gameId) ? gameId : 'dorf'
  }, [gameId])
  if (state.status === 'gone') return <NoTable />
  const course = typeof outlook === 'object' ? outlook : null
  const review = typeof moves === 'object' ? moves : null
  const isOwn = (move: { readonly answers: number }) => !isStoodIn(stoodIn, move.answers)
  const costly = (review?.costly ?? []).filter(isOwn)
  const praised = review?.praised?.find(isOwn)
  const name = names[seat] ?? ''
  const mine = info?.seats[seat]?.mine === true
  // As the moves themselves are told: whoever adds them up finds the same.
  const sum = costly.reduce((all, { cost }) => all + Math.round(cost), 0)
  const lead = (): string => {
    if (info !== null && !over) return t.running
    if (moves === 'failed' || outlook === 'failed') return t.failed
    if (review === null) return t.computing
    if (costly.length === 0) return mine ? t.none : t.noneOf(name)
    return mine ? t.sum(costly.length, sum) : t.sumOf(name, costly.length, sum)
  }
  const roundOf = (answers: number): number => {
    const starts = review?.starts ?? []
    return Math.max(1, starts.slice(0, -1).findLastIndex((from) => from <= answers) + 1)
  }
  const goOn = (answers: number) =>
    run(async () => {
      setStuck(false)
      const record = (await link?.record()) ?? null
      const laid = record === null || info === null ? null : await playOn(record, answers, seatsFor(info, seat, lang))
      if (laid !== null && 'id' in laid) await navigate({ to: '/table/$id', params: { id: laid.id } })
      else setStuck(true)
    })
  return (
    <MarksContext.Provider value={marks}>
      <SpeechContext.Provider value={speech}>
        <div className="analysis">
          <header className="row wrap">
            <h1 className="heading-1">{t.title}</h1>
            <p className="lead" role="status">
              {lead()}
            </p>
            {info !== null && over && <SeatSwitch info={info} seat={seat} onChange={setWanted} />}
            <Link to="/replay/$id" params={{ id }} search={{ at: 0 }} className="btn">
              <Icon name="time" /> {t.replay}
            </Link>
            <Link to="/table/$id" params={{ id }} className="btn quiet">
              {t.back}
            </Link>
          </header>
          <div role="alert">{stuck && <p className="note">{t.unplayable}</p>}</div>
          {over && link !== null && game !== null && (
            <div className="analysis-cols">
              <section className="sheet">
                <h2 className="orn">
                  {t.outlook} <small>{t.outlookLead}</small>
                </h2>
                {typeof outlook === 'number' && (
                  <progress className="analysis-share" value={outlook} aria-label={t.outlook} />
                )}
                {course !== null && (
                  <Chart
                    course={courseOf(course)}
                    names={names}
                    marks={marksOf(costly, course)}
                    title={t.outlook}
                    near
                  />
                )}
                <p className="rule">{t.honest}</p>
              </section>
              <div className="analysis-moves">
                <section className="sheet">
                  <h2 className="orn">{t.costly}</h2>
                  {typeof moves === 'number' && (
                    <>
                      <p className="rule">{t.looking}</p>
                      <progress className="analysis-share" value={moves} aria-label={t.costly} />
                    </>
                  )}
                  {review !== null && costly.length === 0 && <p className="rule">{mine ? t.none : t.noneOf(name)}</p>}
                  <ol className="costly">
                    {costly.map((move, i) => (
                      <CostlyMove
                        key={`${move.seat} ${move.answers}`}
                        link={link}
                        id={id}
                        game={game}
                        move={move}
                        number={i + 1}
                        round={roundOf(move.answers)}
                        busy={busy}
                        onPlay={() => goOn(move.answers)}
                      />
                    ))}
                  </ol>
                </section>
                {praised !== undefined && (
                  <PraisedMove
                    link={link}
                    id={id}
                    game={game}
                    move={praised}
                    round={roundOf(praised.answers)}
                    title={(mine ? t.praise : (points: number) => t.praiseOf(name, points))(Math.round(praised.gain))}
                  />
                )}
              </div>
            </div>
          )}
        </div>
      </SpeechContext.Provider>
    </MarksContext.Provider>
  )
}
