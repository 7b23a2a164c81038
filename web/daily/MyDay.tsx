/** One's own attempt: what it came to, measured by the day's mean and the rulebook's goals; or the way to it. */

import type { daily } from '@dorfplatz/protocol'
import { Link } from '@tanstack/react-router'
import { useSettings } from '../app/settings.ts'
import { Icon } from '../parts/Icon.tsx'
import { Medal } from './Medal.tsx'
import { dailyText } from './text.ts'

/** A mark on the ruler. */
interface Mark {
  readonly medal: daily.Medal
  readonly at: number
  readonly word: string
}

/** From where to where the ruler reaches: the goals in its middle, one's own points on it. */
export function ruler(marks: readonly number[], points: number | null): { readonly from: number; readonly to: number } {
  const all = points === null ? marks : [...marks, points]
  const low = Math.min(...all)
  const high = Math.max(...all)
  const margin = Math.max(10, (high - low) * 0.35)
  return { from: Math.max(0, low - margin), to: high + margin * 0.6 }
}

function Goals({ mode, mean }: { mode: daily.DealtMode; mean: number | null }) {
  const { lang } = useSettings()
  const t = dailyText[lang]
  const goals = mode.goals.flatMap(({ from, medal }): Mark[] =>
    medal === null ? [] : [{ medal, at: from, word: t.goal }],
  )
  const average: Mark[] = mean === null ? [] : [{ medal: 'bronze', at: Math.round(mean), word: t.mean }]
  const marks = [...average, ...goals]
  if (marks.length === 0) return null
  const { from, to } = ruler(
    marks.map(({ at }) => at),
    mode.points,
  )
  const share = (at: number): string => `${((at - from) / (to - from)) * 100}%`
  const list = [
    ...average.map(({ at }) => t.bronzeFrom(at)),
    ...goals.map(({ medal, at }) => t.medalFrom(t.medals[medal], at)),
  ].join('; ')
  return (
    <div className="goals" role="img" aria-label={t.goals(mode.points, list)}>
      <span className="bar">{mode.points !== null && <i style={{ width: share(mode.points) }} />}</span>
      {marks.map(({ medal, at, word }) => (
        <span
          key={medal}
          className={`goal${mode.points === null || mode.points < at ? ' not' : ''}`}
          style={{ left: share(at) }}
        >
          <Medal medal={medal} silent />
          <b>
            <small>{word}</small> {at}
          </b>
        </span>
      ))}
    </div>
  )
}

export function MyDay({
  mode,
  mean,
  here,
  busy,
  begin,
}: {
  mode: daily.DealtMode
  mean: number | null
  here: boolean
  busy: boolean
  begin: () => void
}) {
  const { lang } = useSettings()
  const t = dailyText[lang]
  const isDone = mode.state === 'done'
  return (
    <div className="my-day">
      {mode.points === null ? (
        <p className="my-day-words">{isDone ? t.void : here ? t.onceHere : t.once}</p>
      ) : (
        <p className="big-points">
          {mode.points} <small>{t.points}</small>
        </p>
      )}
      <Goals mode={mode} mean={mean} />
      <div className="my-day-do">
        {isDone && mode.table !== null ? (
          <Link to="/replay/$id" params={{ id: mode.table }} className="btn primary">
            <Icon name="time" />
            {t.replayOwn}
          </Link>
        ) : (
          <button type="button" className="btn primary" disabled={busy} onClick={begin}>
            <Icon name="start" />
            {mode.state === 'running' ? t.goOn : t.begin}
          </button>
        )}
      </div>
    </div>
  )
}
