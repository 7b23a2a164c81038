/** After the game: where it was heading, which moves cost most, and what would have been better. */

import '../look/pages.css'
import '../look/table.css'
import './styles/index.css'
import type { Analysis, Costly } from '@dorfplatz/bots'
import type { Answer, Sentence, View } from '@dorfplatz/kernel'
import { Link, useParams } from '@tanstack/react-router'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { gameAt, isGame, type PageGame } from '../app/games.ts'
import { useSettings } from '../app/settings.ts'
import { useGame } from '../app/useGame.ts'
import type { Curves } from '../link/device/course.ts'
import { analyseHere, offlineLink } from '../link/device/offline.ts'
import { isLocal } from '../link/device/store.ts'
import { nothing, type TableLink } from '../link/link.ts'
import { onlineLink } from '../link/server/online.ts'
import { NoTable } from '../pages/Gone.tsx'
import { Icon } from '../parts/Icon.tsx'
import { MarksContext } from '../parts/Seat.tsx'
import { SpeechContext, Words } from '../parts/Words.tsx'
import { roundsIn } from '../replay/rounds.ts'
import { Chart } from '../table/result/Chart.tsx'
import { analysisText } from './text.ts'

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

/** A share from 0 to 1 while it is being worked out, an error's word when it cannot be. */
function useAnalysis(link: TableLink | null, over: boolean): Analysis | 'failed' | number {
  const [found, setFound] = useState<Analysis | 'failed' | number>(0)
  useEffect(() => {
    if (link === null || !over) return
    let live = true
    link
      .record()
      .then((record) =>
        record === null
          ? Promise.reject(new Error('no record'))
          : analyseHere(record, (share) => live && setFound(share)),
      )
      .then(
        (analysis) => live && setFound(analysis),
        () => live && setFound('failed'),
      )
    return () => {
      live = false
    }
  }, [link, over])
  return found
}

function sentenceIn(game: PageGame, view: View, { to, choice }: Answer): Sentence {
  const decision = to === undefined ? view.decisions[0] : view.decisions.find(({ id }) => id === to)
  return decision === undefined ? [] : gameAt(game, view.options).text.choice(view, decision, choice)
}

interface MoveProps {
  readonly link: TableLink
  readonly id: string
  readonly game: PageGame
  readonly move: Costly
  readonly number: number
  /** The round it was made in. */
  readonly round: number
  readonly name: string
}

function CostlyMove(props: MoveProps) {
  const { link, id, game, move, number, round, name } = props
  const t = analysisText[useSettings().lang]
  const [view, setView] = useState<View | null>(null)
  useEffect(() => {
    let live = true
    link.at(move.seat, move.answers).then(
      (moment) => live && setView(moment?.view ?? null),
      () => undefined,
    )
    return () => {
      live = false
    }
  }, [link, move])
  const cost = Math.round(move.cost)
  return (
    <li>
      <span className="costly-no">{number}</span>
      <div>
        <p className="small">{t.move(round, name)}</p>
        {view !== null && (
          <>
            <p className="costly-played">
              <Words sentence={sentenceIn(game, view, move.played)} />
            </p>
            <p>
              <i>{t.instead}</i> <Words sentence={sentenceIn(game, view, move.instead)} />
            </p>
          </>
        )}
        <Link to="/replay/$id" params={{ id }} search={{ at: move.answers }}>
          {t.look}
        </Link>
      </div>
      <p className="costly-points">
        <b>{t.cost(cost)}</b> <small>{t.points(cost)}</small>
      </p>
    </li>
  )
}

/** The outlook as the chart draws courses: from the beginning to the end. */
function courseOf({ outlook }: Analysis): Curves {
  const end = outlook.at(-1)?.answers ?? 1
  return {
    rounds: 0,
    points: outlook.map(({ answers, expected }) => ({
      at: answers / Math.max(1, end),
      totals: expected.map((points) => Math.round(points)),
    })),
  }
}

export function AnalysisPage() {
  const id = useParams({ from: '/analysis/$id' }).id.toLowerCase()
  const t = analysisText[useSettings().lang]
  const { link, state } = useTable(id)
  const { info } = state
  const { game } = useGame(info?.game ?? '')
  const over = info?.status === 'over'
  const analysis = useAnalysis(link, over)
  const marks = useMemo(() => info?.seats.map((s) => s.colour) ?? [], [info])
  const names = useMemo(() => info?.seats.map((s) => s.name) ?? [], [info])
  const speech = useMemo(() => ({ seatName: (seat: number) => names[seat] ?? '' }), [names])
  const gameId = info?.game ?? ''
  useEffect(() => {
    document.documentElement.dataset.game = isGame(gameId) ? gameId : 'dorf'
  }, [gameId])
  if (state.status === 'gone') return <NoTable />
  const mine = info?.seats.filter((s) => s.mine).map((s) => s.seat) ?? []
  const found = typeof analysis === 'object' ? analysis : null
  const costly = found?.costly.filter(({ seat }) => mine.includes(seat)) ?? []
  const rounds = roundsIn(state.log)
  const sum = Math.round(costly.reduce((all, { cost }) => all + cost, 0))
  return (
    <MarksContext.Provider value={marks}>
      <SpeechContext.Provider value={speech}>
        <div className="analysis">
          <header className="row wrap">
            <h1 className="heading-1">{t.title}</h1>
            <p className="lead" role="status">
              {info !== null && !over
                ? t.running
                : typeof analysis === 'number'
                  ? t.computing
                  : analysis === 'failed'
                    ? t.failed
                    : costly.length === 0
                      ? t.none
                      : t.sum(costly.length, sum)}
            </p>
            <Link to="/replay/$id" params={{ id }} search={{ at: 0 }} className="btn">
              <Icon name="time" /> {t.replay}
            </Link>
            <Link to="/table/$id" params={{ id }} className="btn quiet">
              {t.back}
            </Link>
          </header>
          {over && typeof analysis === 'number' && (
            <progress className="analysis-share" value={analysis} aria-label={t.title} />
          )}
          {found !== null && link !== null && game !== null && (
            <div className="analysis-cols">
              <section className="sheet">
                <h2 className="orn">
                  {t.outlook} <small>{t.outlookLead}</small>
                </h2>
                <Chart course={courseOf(found)} names={names} />
                <p className="rule">{t.honest}</p>
              </section>
              <section className="sheet">
                <h2 className="orn">{t.costly}</h2>
                <ol className="costly">
                  {costly.map((move, i) => (
                    <CostlyMove
                      key={`${move.seat} ${move.answers}`}
                      link={link}
                      id={id}
                      game={game}
                      move={move}
                      number={i + 1}
                      round={rounds.findLast(({ at }) => at <= move.answers)?.round ?? 1}
                      name={names[move.seat] ?? ''}
                    />
                  ))}
                </ol>
              </section>
            </div>
          )}
        </div>
      </SpeechContext.Provider>
    </MarksContext.Provider>
  )
}
