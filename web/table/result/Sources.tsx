/** Where the points come from: for each category a bar for each seat, which ends in the seat's shape and its points. */

import type { GameText, Score } from '@dorfplatz/kernel'
import { useMarks } from '../../parts/Seat.tsx'
import { fetchWoodcut } from '../../parts/sprite.ts'
import { ticks } from './scale.ts'

/** Pixels. */
const LANE = 15
const SHAPE = 12
/** Room for shape and number at the ends of the longest bars. */
const ROOM = 36

interface Row {
  readonly category: string
  readonly values: readonly { readonly seat: number; readonly n: number }[]
}

/** Categories in which anybody has points, in the order of the score sheet. */
export function rowsOf(scores: readonly Score[]): readonly Row[] {
  const categories = [...new Set(scores.flatMap((s) => Object.keys(s.parts)))]
  return categories
    .map((category) => ({ category, values: scores.map((s) => ({ seat: s.seat, n: s.parts[category] ?? 0 })) }))
    .filter(({ values }) => values.some(({ n }) => n !== 0))
}

function Bar({ n, at, zero, lane, mark }: { n: number; at: string; zero: string; lane: number; mark: number }) {
  fetchWoodcut(`seat${mark}`)
  const y = lane * LANE + LANE / 2
  const before = n < 0
  return (
    <>
      <line className={`bar seat-${mark}`} x1={zero} x2={at} y1={y} y2={y} />
      <svg x={at} y={y} overflow="visible" className={`seat-${mark}`} aria-hidden="true">
        <use href={`#i-seat${mark}`} x={-SHAPE / 2} y={-SHAPE / 2} width={SHAPE} height={SHAPE} />
        <text x={before ? -SHAPE : SHAPE} y="4.5" textAnchor={before ? 'end' : 'start'}>
          {n}
        </text>
      </svg>
    </>
  )
}

export function Sources({ scores, text }: { scores: readonly Score[]; text: GameText }) {
  const markOf = useMarks()
  const rows = rowsOf(scores)
  const axis = ticks(rows.flatMap((row) => row.values.map(({ n }) => n)))
  const [low, high] = [Math.min(0, axis[0] ?? 0), axis.at(-1) ?? 1]
  const x = (n: number) => `${(((n - low) / (high - low)) * 100).toFixed(2)}%`
  const margin = { marginLeft: low < 0 ? ROOM : SHAPE / 2, marginRight: ROOM }
  return (
    // The score sheet says the same as a table.
    <div className="sources" aria-hidden="true">
      {rows.map(({ category, values }) => (
        <div className="source" key={category}>
          <span className="source-name">{text.score(category)}</span>
          <div style={margin}>
            <svg width="100%" height={LANE * values.length}>
              <title>{text.score(category)}</title>
              <line className="zero" x1={x(0)} x2={x(0)} y1="0" y2="100%" />
              {values.map(({ seat, n }, lane) => (
                <Bar key={seat} n={n} at={x(n)} zero={x(0)} lane={lane} mark={markOf(seat)} />
              ))}
            </svg>
          </div>
        </div>
      ))}
    </div>
  )
}
