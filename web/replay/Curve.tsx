/**
 * The course of a game as its slider: every seat's score, solid up to the moment on show, dotted after it. A running game
 * keeps its scores to itself: then only the rounds stand below the slider.
 */

import type { Course } from '../link/device/course.ts'
import { SeatShape, useMarks } from '../parts/Seat.tsx'
import { ticks } from '../table/result/scale.ts'
import { useText } from '../text/index.ts'
import { totalsAt } from './course.ts'
import type { RoundStart } from './rounds.ts'

interface CurveProps {
  readonly step: number
  readonly total: number
  readonly course: Course | null
  readonly rounds: readonly RoundStart[]
  go(step: number): void
}

export function Curve({ step, total, course, rounds, go }: CurveProps) {
  const t = useText()
  const x = (answers: number) => (answers / Math.max(1, total)) * 100
  return (
    <div className="curve-slider">
      {course !== null && <Lines course={course} step={step} rounds={rounds} x={x} />}
      <input
        type="range"
        min={0}
        max={total}
        value={step}
        aria-label={t.replay.scrub}
        aria-valuetext={t.replay.step(step, total)}
        onChange={(event) => go(Number(event.target.value))}
      />
      <div className="round-marks">
        {rounds.map(({ round, at }, i) => {
          const until = rounds[i + 1]?.at ?? total
          return (
            <button
              type="button"
              key={at}
              className={at <= step && step < until ? 'now' : ''}
              style={{ left: `${x(at)}%`, width: `${x(until - at)}%` }}
              aria-label={`${t.table.round} ${round}`}
              onClick={() => go(at)}
            >
              {rounds.length === 1 ? `${t.table.round} ${round}` : round}
            </button>
          )
        })}
      </div>
    </div>
  )
}

interface LinesProps {
  readonly course: Course
  readonly step: number
  readonly rounds: readonly RoundStart[]
  x(answers: number): number
}

function Lines({ course, step, rounds, x }: LinesProps) {
  const markOf = useMarks()
  const { points } = course
  const axis = ticks(points.flatMap((point) => point.totals))
  const [low, high] = [axis[0] ?? 0, axis.at(-1) ?? 1]
  const y = (value: number) => 100 - ((value - low) / (high - low)) * 100
  const now = totalsAt(course, step)
  const path = (seat: number, part: readonly Course['points'][number][]) =>
    part.map(({ answers, totals }) => `${x(answers)},${y(totals[seat] ?? 0)}`).join(' ')
  const here = { at: 0, answers: step, totals: now }
  const past = [...points.filter(({ answers }) => answers < step), here]
  const later = [here, ...points.filter(({ answers }) => answers > step)]
  return (
    <div className="plot" aria-hidden="true">
      <div className="y-axis">
        {axis.map((value) => (
          <span key={value} style={{ top: `${y(value)}%` }}>
            {value}
          </span>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the slider below says the same in words */}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        {rounds.map(({ at }) => (
          <line key={at} className="tick" x1={x(at)} x2={x(at)} y1={0} y2={100} />
        ))}
        {axis.map((value) => (
          <line key={value} className={value === 0 ? 'zero' : ''} x1={0} x2={100} y1={y(value)} y2={y(value)} />
        ))}
        {now.map((_, seat) => (
          <g key={markOf(seat)} className={`seat-${markOf(seat)}`}>
            <polyline className="curve" points={path(seat, past)} />
            <polyline className="curve to-come" points={path(seat, later)} />
          </g>
        ))}
        <line className="cursor" x1={x(step)} x2={x(step)} y1={0} y2={100} />
      </svg>
      {now.map((total, seat) => (
        <span key={markOf(seat)} className="on-cursor" style={{ left: `${x(step)}%`, top: `${y(total)}%` }}>
          <SeatShape seat={seat} className="i18" />
        </span>
      ))}
    </div>
  )
}
