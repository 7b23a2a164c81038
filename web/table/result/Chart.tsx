/**
 * The course of a game as lines, one for each seat. The drawing is stretched to the room there is; its words stand
 * beside it and keep their size. Screen readers get the scores at the end of each round as a table.
 */

import type { CSSProperties } from 'react'
import type { Curves } from '../../link/device/course.ts'
import { printed } from '../../parts/number.ts'
import { SeatShape, useMarks } from '../../parts/Seat.tsx'
import { useText } from '../../text/index.ts'
import { apart, hanging } from './apart.ts'
import { every, ticks, ticksNear } from './scale.ts'

/** Pixels: as high as the style sheet makes it. */
const HEIGHT = 190
const SHAPE = 17
/** So many numbers of rounds stand side by side on a phone. */
const NUMBERS = 14

/** A number at a place of somebody's curve. */
export interface Mark {
  readonly number: number
  readonly at: number
  readonly seat: number
}

interface ChartProps {
  readonly course: Curves
  readonly names: readonly string[]
  readonly marks?: readonly Mark[]
  /** What the lines are, where they are not the scores so far. */
  readonly title?: string
  /** Whether the axis begins near the lowest value instead of at 0. */
  readonly near?: boolean
}

/** How high a seat's curve is between two of its points. */
function heightAt(points: Curves['points'], seat: number, at: number): number {
  const next = points.find((p) => p.at >= at) ?? points.at(-1)
  const before = points.findLast((p) => p.at <= at) ?? points[0]
  const [a, b] = [before?.totals[seat] ?? 0, next?.totals[seat] ?? 0]
  const [from, to] = [before?.at ?? 0, next?.at ?? 0]
  return to > from ? a + ((b - a) * (at - from)) / (to - from) : b
}

export function Chart({ course, names, marks = [], title, near = false }: ChartProps) {
  const t = useText()
  const caption = title ?? t.table.course
  const markOf = useMarks()
  const { points, rounds } = course
  const last = points.at(-1)?.totals ?? []
  const values = points.flatMap((p) => p.totals)
  const axis = near ? ticksNear(values) : ticks(values)
  const [low, high] = [axis[0] ?? 0, axis.at(-1) ?? 1]
  const end = points.at(-1)?.at ?? 1
  const x = (at: number) => (at / end) * 100
  const y = (value: number) => 100 - ((value - low) / (high - low)) * 100
  const seats = last.map((_, seat) => seat)
  const shapes = apart(
    last.map((total) => (y(total) * HEIGHT) / 100),
    SHAPE,
    HEIGHT,
  )
  const places = marks.map(({ number, at, seat }) => ({ number, left: x(at), top: y(heightAt(points, seat, at)) }))
  const hung = hanging(
    places.map(({ left, top }) => ({ x: left, y: (top * HEIGHT) / 100 })),
    HEIGHT,
  )
  const beside = every(rounds, NUMBERS)
  const numbers = Array.from({ length: rounds }, (_, i) => i + 1)
  return (
    <figure className="course">
      <div className="plot" aria-hidden="true">
        <div className="y-axis">
          {axis.map((value) => (
            <span key={value} style={{ top: `${y(value)}%` }}>
              {printed(value)}
            </span>
          ))}
        </div>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <title>{caption}</title>
          {numbers.map((round) => (
            <line key={round} className="tick" x1={x(round)} x2={x(round)} y1={0} y2={100} />
          ))}
          {axis.map((value) => (
            <line key={value} className={value === 0 ? 'zero' : ''} x1={0} x2={100} y1={y(value)} y2={y(value)} />
          ))}
          {seats.map((seat) => (
            <polyline
              key={seat}
              className={`curve seat-${markOf(seat)}`}
              points={points.map((p) => `${x(p.at)},${y(p.totals[seat] ?? 0)}`).join(' ')}
            />
          ))}
        </svg>
        {marks.length > 0 && (
          <div className="curve-marks">
            {places.map(({ number, left, top }, i) => (
              <span
                key={number}
                className={(hung[i] ?? 0) < 0 ? 'above' : ''}
                style={{ left: `${left}%`, top: `${top}%`, '--hang': `${hung[i] ?? 0}px` } as CSSProperties}
              >
                {number}
              </span>
            ))}
          </div>
        )}
        <div className="ends">
          {seats.map((seat) => (
            <span key={seat} style={{ top: shapes[seat] ?? 0 }}>
              <SeatShape seat={seat} className="i16" />
            </span>
          ))}
        </div>
        {rounds > 0 && (
          <div className="x-axis">
            {numbers.map((round) => (
              <span key={round} style={{ left: `${x(round - 0.5)}%` }}>
                {round % beside === 0 || beside === 1 ? round : ''}
              </span>
            ))}
          </div>
        )}
        {rounds > 0 && <span className="x-name">{t.table.round}</span>}
      </div>
      <ul className="legend">
        {seats.map((seat) => (
          <li key={seat}>
            <svg className="key-line" aria-hidden="true">
              <line className={`curve seat-${markOf(seat)}`} x1="1" x2="100%" y1="50%" y2="50%" />
            </svg>
            <SeatShape seat={seat} className="i18" />
            <span>{names[seat]}</span> <b className="num">{last[seat]}</b>
          </li>
        ))}
      </ul>
      <Table course={course} names={names} caption={caption} />
    </figure>
  )
}

/** The same in words: the scores at the end of each round. */
function Table({ course, names, caption }: { course: Curves; names: readonly string[]; caption: string }) {
  const t = useText()
  const seats = Object.keys(names).map(Number)
  const ends = course.points.filter((p) => p.at > 0 && Number.isInteger(p.at))
  return (
    <table className="sr-only">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t.table.round}</th>
          {seats.map((seat) => (
            <th scope="col" key={seat}>
              {names[seat]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ends.map((p) => (
          <tr key={p.at}>
            <th scope="row">{course.rounds > 0 ? p.at : t.table.total}</th>
            {seats.map((seat) => (
              <td key={seat}>{p.totals[seat]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
