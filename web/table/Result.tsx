/** When the game is over: who won, the score sheet, and the course of the game as lines. */

import type { GameText, Options, View } from '@dorfplatz/kernel'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { layHere, myName } from '../link/lay.ts'
import type { TableLink } from '../link/link.ts'
import { Icon } from '../parts/Icon.tsx'
import { useText } from '../text/index.ts'
import { Scores, scoresOf } from './Scores.tsx'
import type { GameUi } from './ui.ts'

const SAMPLES = 24

/** Totals at evenly spaced moments, where the views carry running scores. */
function useCourse(
  link: TableLink,
  ui: GameUi | null,
  over: boolean,
  me: number | null,
): readonly (readonly number[])[] {
  const [course, setCourse] = useState<readonly (readonly number[])[]>([])
  useEffect(() => {
    if (!over) return
    let live = true
    const as = me ?? 'spectator'
    const look = async () => {
      const end = await link.at(as, Number.MAX_SAFE_INTEGER)
      if (end === null) return
      const points: number[][] = []
      for (let i = 0; i <= SAMPLES; i++) {
        const at = await link.at(as, Math.round((end.total * i) / SAMPLES))
        const scores = at === null ? null : scoresOf(at.view, ui)
        if (scores === null || !live) return
        points.push(scores.map((s) => s.total))
      }
      if (live) setCourse(points)
    }
    look().catch(() => undefined)
    return () => {
      live = false
    }
  }, [link, ui, over, me])
  return course
}

function Chart({ course, names }: { course: readonly (readonly number[])[]; names: readonly string[] }) {
  const t = useText()
  const all = course.flat()
  const min = Math.min(0, ...all)
  const max = Math.max(1, ...all)
  const x = (i: number) => 30 + (i / (course.length - 1)) * 520
  const y = (v: number) => 170 - ((v - min) / (max - min)) * 150
  const seats = course[0]?.map((_, seat) => seat) ?? []
  return (
    <svg className="course" viewBox="0 0 640 190" role="img" aria-label={`${t.table.course}: ${names.join(', ')}`}>
      <line x1="30" y1={y(0)} x2="550" y2={y(0)} className="axis" />
      <text x="4" y={y(max) + 5}>
        {max}
      </text>
      <text x="4" y={y(0) + 5}>
        0
      </text>
      {seats.map((seat) => (
        <g key={seat} className={`s${(seat % 5) + 1}`}>
          <polyline points={course.map((p, i) => `${x(i)},${y(p[seat] ?? 0)}`).join(' ')} className="curve" />
          <use
            href={`#i-seat${(seat % 5) + 1}`}
            x="552"
            y={y(course[course.length - 1]?.[seat] ?? 0) - 8}
            width="16"
            height="16"
          />
          <text x="572" y={y(course[course.length - 1]?.[seat] ?? 0) + 5}>
            {names[seat]}
          </text>
        </g>
      ))}
    </svg>
  )
}

export function ResultSheet(props: {
  view: View
  text: GameText
  names: readonly string[]
  link: TableLink
  ui: GameUi | null
  me: number | null
}) {
  const t = useText()
  const { view } = props
  const course = useCourse(props.link, props.ui, view.over, props.me)
  const id = props.link.get().info?.id ?? ''
  const navigate = useNavigate()
  if (view.result === null) return null
  const follow = async (options: Options) => {
    const laid = await layHere(view.game, [{ kind: 'me', name: myName() }], options)
    if ('id' in laid) await navigate({ to: '/table/$id', params: { id: laid.id } })
  }
  return (
    <section className="sheet result">
      <h2 className="orn">{t.table.scoresFinal}</h2>
      <Scores scores={view.result.scores} winners={view.result.winners} text={props.text} names={props.names} />
      {course.length > 1 && (
        <>
          <h3 className="h4">{t.table.course}</h3>
          <Chart course={course} names={props.names} />
        </>
      )}
      {view.seed !== null && (
        <p className="cap seed">
          {t.table.seedIs} <code>{view.seed}</code>
        </p>
      )}
      {(view.result.sequels ?? []).map((options) => (
        <p className="row wrap" key={JSON.stringify(options)}>
          <button type="button" className="btn" onClick={() => follow(options)}>
            {props.text.sequel?.(options)}
          </button>
        </p>
      ))}
      <p className="row wrap">
        <Link to="/play/$game" params={{ game: view.game }} className="btn primary">
          {t.table.again}
        </Link>
        <Link to="/replay/$id" params={{ id }} className="btn">
          <Icon name="time" />
          {t.table.replay}
        </Link>
        <Link to="/" className="btn quiet">
          {t.table.leave}
        </Link>
      </p>
    </section>
  )
}
