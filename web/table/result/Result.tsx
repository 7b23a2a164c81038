/** When the game is over: who won, the score sheet, the course of the game, and what may come next. */

import type { GameText, View } from '@dorfplatz/kernel'
import type { GameUi } from '@dorfplatz/ui'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Course } from '../../link/device/course.ts'
import { layHere } from '../../link/device/lay.ts'
import { forget, isLocal, kept } from '../../link/device/store.ts'
import type { TableLink } from '../../link/link.ts'
import { api } from '../../link/server/api.ts'
import { madeWith } from '../../link/server/deal.ts'
import { errorText } from '../../link/server/errorText.ts'
import { CopyButton } from '../../parts/CopyButton.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { Sure } from '../../parts/Sure.tsx'
import { useText } from '../../text/index.ts'
import { replayAddress } from '../lobby/addresses.ts'
import { Chart } from './Chart.tsx'
import { FairDeal } from './FairDeal.tsx'
import { SaveRecord } from './SaveRecord.tsx'
import { Scene } from './Scene.tsx'
import { Scores } from './Scores.tsx'
import { SeriesOf } from './Series.tsx'
import { Sources } from './Sources.tsx'

function useCourse(link: TableLink, over: boolean): Course | null {
  const [course, setCourse] = useState<Course | null>(null)
  useEffect(() => {
    if (!over) return
    let live = true
    link.course().then(
      (found) => live && setCourse(found),
      () => undefined,
    )
    return () => {
      live = false
    }
  }, [link, over])
  return course
}

/** The same table once more: where it was played, with the people and bots who played it. */
function Again({ link, view }: { link: TableLink; view: View }) {
  const t = useText()
  // The next game of a series comes first.
  const follows = (view.result?.sequels?.length ?? 0) > 0
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const { info } = link.get()
  if (info === null) return null
  const lay = async (): Promise<string> => {
    if (!isLocal(info.id)) {
      const own = info.seats.flatMap(({ seat, mine }) => (mine ? [seat] : []))
      return (await madeWith(own, (mixes) => api.rematch(info.id, mixes))).id
    }
    const table = await kept(info.id)
    const seats = table?.seats.map(({ bot: _, ...seat }) => seat) ?? []
    const laid = await layHere(view.game, seats, view.options, table?.previous)
    if ('refused' in laid) throw new Error(laid.refused.rule ?? '')
    return laid.id
  }
  const go = async () => {
    setBusy(true)
    setProblem(null)
    try {
      await navigate({ to: '/table/$id', params: { id: await lay() } })
    } catch (error) {
      setProblem(errorText(error))
    }
    setBusy(false)
  }
  const people = info.seats.filter((s) => s.kind === 'person').length
  return (
    <>
      {info.rematch !== null ? (
        <Link
          to="/table/$id"
          params={{ id: info.rematch }}
          search={info.invite === null ? {} : { invite: info.invite }}
          className="btn primary"
        >
          {t.result.rematchJoin}
        </Link>
      ) : (
        <button
          type="button"
          className={`btn${follows || info.daily !== undefined ? '' : ' primary'}`}
          disabled={busy}
          onClick={() => void go()}
        >
          {people > 1 ? t.result.rematch : t.table.again}
        </button>
      )}
      <div role="alert">{problem !== null && <p className="note">{problem}</p>}</div>
    </>
  )
}

/** The place of somebody who has not won among several; null for everybody else. */
function placeOf({ scores, winners }: NonNullable<View['result']>, me: number | null) {
  const own = scores.find(({ seat }) => seat === me)
  if (own === undefined || scores.length < 2 || winners.includes(own.seat)) return null
  return { total: own.total, place: 1 + scores.filter(({ total }) => total > own.total).length, of: scores.length }
}

export function ResultSheet(props: {
  view: View
  text: GameText
  names: readonly string[]
  link: TableLink
  me: number | null
  ui: GameUi
}) {
  const t = useText()
  const { view, link, me } = props
  const navigate = useNavigate()
  const { info } = link.get()
  // The record opens a moment after the last move.
  const course = useCourse(link, view.over && info?.status === 'over')
  if (view.result === null || info === null) return null
  const { id } = info
  const mine = placeOf(view.result, me)
  const address = info.daily === undefined ? replayAddress(info) : null
  // A deal of the day that others still play: what would tell the seed comes after the day.
  const sealed = info.daily !== undefined && view.seed === null
  const known = info.status === 'over' && !sealed
  const putAway = async () => {
    await (isLocal(id) ? forget(id) : api.archive(id)).catch(() => undefined)
    await navigate({ to: '/' })
  }
  return (
    <section className="sheet result">
      <h2 className="orn">{t.table.scoresFinal}</h2>
      <div className="result-cols">
        <Scene view={view} me={me} names={props.names} />
        <div className="result-scores">
          {mine !== null && <p className="result-mine">{t.result.mine(mine.total, mine.place, mine.of)}</p>}
          <Scores
            scores={view.result.scores}
            winners={view.result.winners}
            text={props.text}
            names={props.names}
            ui={props.ui}
          />
        </div>
        <div className="result-then">
          {me !== null && info.status === 'over' && <SeriesOf table={id} />}
          {sealed && <p className="rule">{t.result.sealed}</p>}
          <div className="row wrap result-do">
            {info.daily !== undefined && (
              <Link to="/daily" search={{ game: info.game, mode: info.daily.mode }} className="btn primary">
                <Icon name="calendar" />
                {t.result.toDaily}
              </Link>
            )}
            {me !== null && <Again link={link} view={view} />}
            <Link to="/replay/$id" params={{ id }} search={{ at: 0 }} className="btn">
              <Icon name="time" />
              {t.table.replay}
            </Link>
            {known && (
              <Link to="/analysis/$id" params={{ id }} className="btn">
                <Icon name="chart" />
                {t.result.analysis}
              </Link>
            )}
            {address !== null && <CopyButton text={address} label={t.result.share} />}
            {!sealed && <SaveRecord link={link} />}
            {!isLocal(id) && known && !info.practice && <FairDeal link={link} table={id} />}
            {me !== null && (
              <Sure ask={t.menu.away} help={t.menu.awayHelp} yes={t.menu.away} quiet onYes={() => void putAway()} />
            )}
            <Link to="/" className="btn quiet">
              {t.table.leave}
            </Link>
          </div>
          {course === null && known && <div className="course-place" />}
          {course !== null && course.points.length > 1 && (
            <>
              <h3 className="heading-4">{t.table.course}</h3>
              <Chart course={course} names={props.names} />
            </>
          )}
        </div>
      </div>
      <h3 className="heading-4">{t.table.sources}</h3>
      <Sources scores={view.result.scores} text={props.text} />
      {view.seed !== null && (
        <details className="cap seed">
          <summary>{t.table.seedDetails}</summary>
          {t.table.seedIs} <code>{view.seed}</code>
        </details>
      )}
    </section>
  )
}
