/** Ratings as ranges on one scale: of people in a title, or of one person in several. */

import type { clubhouse } from '@dorfplatz/protocol'
import { useSettings } from '../app/settings.ts'
import { rangeText } from './rangeText.ts'

/** The scale on which ranges lie, wide enough for all of them. */
function scaleOf(rows: readonly clubhouse.ShownRating[]): (points: number) => number {
  const low = Math.min(...rows.map((row) => row.low))
  const high = Math.max(...rows.map((row) => row.high))
  return (points) => ((points - low) / Math.max(1, high - low)) * 100
}

export function Ranges({ rows }: { rows: readonly clubhouse.RatedPerson[] }) {
  const t = rangeText[useSettings().lang]
  const at = scaleOf(rows)
  return (
    <ul className="ranges">
      {rows.map((row, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may go by one name; the place is the key.
        <li key={i} {...(row.mine ? { 'data-mine': '' } : {})}>
          <b>
            {row.name}
            {row.mine && <i> ({t.you})</i>}
          </b>
          <span className="range" aria-hidden="true">
            <i style={{ insetInlineStart: `${at(row.low)}%`, inlineSize: `${at(row.high) - at(row.low)}%` }} />
            <u style={{ insetInlineStart: `${at(row.mean)}%` }} />
          </span>
          <span>
            {t.range(row)} <small>{`${t.about(row.mean)}, ${t.sure[row.sure]}, ${t.games(row.games)}`}</small>
          </span>
        </li>
      ))}
    </ul>
  )
}
