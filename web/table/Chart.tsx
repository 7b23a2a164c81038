/** The course of a game as lines, one for each seat, named at their ends. */

import { useMarks } from '../parts/Seat.tsx'
import { useText } from '../text/index.ts'
import { apart } from './apart.ts'

const LEFT = 34
const RIGHT = 520
const TOP = 20
const BOTTOM = 190
/** Names that end at nearly the same height are moved apart. */
const LINE = 18

export function Chart({ course, names }: { course: readonly (readonly number[])[]; names: readonly string[] }) {
  const t = useText()
  const markOf = useMarks()
  const all = course.flat()
  const min = Math.min(0, ...all)
  const max = Math.max(1, ...all)
  const x = (i: number) => LEFT + (i / Math.max(1, course.length - 1)) * (RIGHT - LEFT)
  const y = (v: number) => BOTTOM - ((v - min) / (max - min)) * (BOTTOM - TOP)
  const last = course[course.length - 1] ?? []
  const seats = last.map((total, seat) => ({ seat, total }))
  const labels = apart(last.map(y), LINE, BOTTOM)
  const said = last.map((total, seat) => `${names[seat] ?? ''} ${total}`).join(', ')
  return (
    <svg className="course" viewBox="0 0 700 210" role="img" aria-label={`${t.table.course}: ${said}`}>
      <line x1={LEFT} y1={y(0)} x2={RIGHT} y2={y(0)} className="axis" />
      {[...new Set([min, 0, max])].map((value) => (
        <text key={value} x={LEFT - 6} y={y(value) + 5} textAnchor="end">
          {value}
        </text>
      ))}
      {seats.map(({ seat, total }) => (
        <g key={seat} className={`s${markOf(seat)}`}>
          <polyline points={course.map((p, i) => `${x(i)},${y(p[seat] ?? 0)}`).join(' ')} className="curve" />
          <use href={`#i-seat${markOf(seat)}`} x={RIGHT + 6} y={(labels[seat] ?? 0) - 9} width="18" height="18" />
          <text x={RIGHT + 30} y={(labels[seat] ?? 0) + 5}>
            {names[seat]} {total}
          </text>
        </g>
      ))}
    </svg>
  )
}
