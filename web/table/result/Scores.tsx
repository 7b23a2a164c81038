/** The score sheet: who stands where, then categories down and seats across, as far as this viewer may know. */

import type { GameText, Score, Seat, View } from '@dorfplatz/kernel'
import type { GameUi } from '@dorfplatz/ui'
import { Icon } from '../../parts/Icon.tsx'
import { printed } from '../../parts/number.ts'
import { SeatShape } from '../../parts/Seat.tsx'
import { useText } from '../../text/index.ts'

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

/** Winners first, then by points; equals stay in their order around the table. */
function ranked(scores: readonly Score[], winners: readonly Seat[]): readonly Score[] {
  const place = ({ seat, total }: Score): number => total + (winners.includes(seat) ? 1000 : 0)
  return scores.toSorted((a, b) => place(b) - place(a))
}

/** Those who share the most points, with the tie-breaks up to the one that decides. */
export function tieOf(scores: readonly Score[]): { readonly among: readonly Score[]; readonly steps: number } | null {
  const most = Math.max(...scores.map(({ total }) => total))
  const among = scores.filter(({ total }) => total === most)
  const steps = Math.max(0, ...among.map(({ tiebreak }) => tiebreak.length))
  if (among.length < 2) return null
  const decides = Array.from({ length: steps }, (_, i) => new Set(among.map(({ tiebreak }) => tiebreak[i])).size > 1)
  return { among, steps: decides.includes(true) ? decides.indexOf(true) + 1 : steps }
}

/** Why somebody comes before others with as many points: what was counted then, and how much of it each has. */
function Tie({ scores, text, names }: { scores: readonly Score[]; text: GameText; names: readonly string[] }) {
  const t = useText()
  const tie = tieOf(scores)
  if (tie === null || tie.steps === 0) return null
  return (
    <p className="rule tie">
      <b>{t.table.tied(tie.among[0]?.total ?? 0)}</b>
      {(text.ties ?? []).slice(0, tie.steps).map((what, i) => (
        <span key={what}>
          {' '}
          {t.table.tieBy(what)} –{' '}
          {tie.among.map(({ seat, tiebreak }) => `${names[seat] ?? ''} ${tiebreak[i] ?? 0}`).join(', ')}.
        </span>
      ))}
    </p>
  )
}

/** Points that this viewer may not know yet. */
function Hidden() {
  const t = useText()
  return (
    <span role="img" aria-label={t.table.hidden} title={t.table.hidden}>
      ?
    </span>
  )
}

function Sign({ icon }: { icon: string | null }) {
  return icon === null ? null : <Icon name={icon} className="i24 sign" />
}

export function Scores(props: {
  scores: readonly Score[]
  winners: readonly Seat[]
  text: GameText
  names: readonly string[]
  ui?: GameUi | null
}) {
  const t = useText()
  const { scores, winners, ui } = props
  const isEmpty = (category: string): boolean => scores.every(({ parts }) => parts[category] === 0)
  const categories = [...new Set(scores.flatMap((s) => Object.keys(s.parts)))].filter(
    (category) => ui?.rareScores?.includes(category) !== true || !isEmpty(category),
  )
  const won = (seat: Seat): string => (winners.includes(seat) ? 'win' : '')
  return (
    <div className={`scores of${scores.length}`}>
      {scores.length > 1 && (
        <ol className="ranks">
          {ranked(scores, winners).map(({ seat, total }) => (
            <li key={seat} className={won(seat)}>
              <SeatShape seat={seat} className="i20" />
              <span className="name">{props.names[seat]}</span>
              <b className="num">{printed(total)}</b>
            </li>
          ))}
        </ol>
      )}
      <table className="score">
        <thead>
          <tr>
            <th scope="col">{t.table.category}</th>
            {scores.map((s) => (
              <th scope="col" key={s.seat} className={won(s.seat)}>
                <SeatShape seat={s.seat} className="i20" />
                <span className="seat-name">{props.names[s.seat]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map((category) => (
            <tr key={category} data-explain={`score:${category}`}>
              <th scope="row">
                <Sign icon={ui?.scoreIcon?.(category) ?? null} /> {props.text.score(category)}
              </th>
              {scores.map((s) => (
                <td key={s.seat} className={won(s.seat)} data-none={s.parts[category] === 0 || undefined}>
                  {s.parts[category] === undefined ? <Hidden /> : printed(s.parts[category])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t.table.total}</th>
            {scores.map((s) => (
              <td key={s.seat} className={won(s.seat)}>
                {printed(s.total)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      {winners.length > 0 && <Tie scores={scores} text={props.text} names={props.names} />}
    </div>
  )
}
