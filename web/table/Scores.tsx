/** The score sheet: categories down, seats across, as far as this viewer may know. */

import type { GameText, Score, Seat, View } from '@dorfplatz/kernel'
import { SeatShape } from '../parts/Seat.tsx'
import { useText } from '../text/index.ts'
import type { GameUi } from './ui.ts'

/** Scores of a running game, where its view carries them. */
export function scoresOf(view: View, ui: GameUi | null): readonly Score[] | null {
  if (view.result !== null) return view.result.scores
  if (ui?.scores !== undefined) return ui.scores(view)
  const { table } = view
  if (typeof table !== 'object' || table === null || !('scores' in table)) return null
  const { scores } = table as { scores?: unknown }
  return Array.isArray(scores) && scores.every((s) => typeof s === 'object' && s !== null && 'parts' in s)
    ? (scores as readonly Score[])
    : null
}

export function Scores(props: {
  scores: readonly Score[]
  winners: readonly Seat[]
  text: GameText
  names: readonly string[]
}) {
  const t = useText()
  const { scores } = props
  const categories = [...new Set(scores.flatMap((s) => Object.keys(s.parts)))]
  return (
    <div className="scroll-x">
      <table className="score">
        <thead>
          <tr>
            <th scope="col">{t.table.category}</th>
            {scores.map((s) => (
              <th scope="col" key={s.seat} className={props.winners.includes(s.seat) ? 'win' : ''}>
                <SeatShape seat={s.seat} className="i20" />
                <br />
                {props.names[s.seat]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map((category) => (
            <tr key={category}>
              <th scope="row">{props.text.score(category)}</th>
              {scores.map((s) => (
                <td key={s.seat} className={props.winners.includes(s.seat) ? 'win' : ''}>
                  {s.parts[category] ?? 0}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t.table.total}</th>
            {scores.map((s) => (
              <td key={s.seat} className={props.winners.includes(s.seat) ? 'win' : ''}>
                {s.total}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
