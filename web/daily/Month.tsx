/** The days of a month: what one has scored on each. */

import type { daily } from '@dorfplatz/protocol'
import { Link } from '@tanstack/react-router'
import { useSettings } from '../app/settings.ts'
import { Icon } from '../parts/Icon.tsx'
import { monthDays, monthOf, shiftMonth } from './days.ts'
import { Medal } from './Medal.tsx'
import { dailyText } from './text.ts'

const inWords = (day: string, lang: string, how: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(lang, { ...how, timeZone: 'UTC' }).format(Date.parse(day))

export function Month({
  month,
  today,
  body,
  onMonth,
}: {
  month: string
  today: string
  body: daily.CalendarBody | null
  onMonth: (month: string) => void
}) {
  const { lang } = useSettings()
  const t = dailyText[lang]
  const { before, days } = monthDays(month)
  const played = new Map((body?.days ?? []).map((one) => [one.day, one]))
  const shown = inWords(`${month}-01`, lang, {
    month: 'long',
    ...(month.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' }),
  })
  return (
    <section className="sheet pad">
      <h2 className="orn">{shown}</h2>
      <div className="cal-turn">
        <button type="button" className="iconbtn" aria-label={t.earlier} onClick={() => onMonth(shiftMonth(month, -1))}>
          <Icon name="arrow" className="back" />
        </button>
        <button
          type="button"
          className="iconbtn"
          aria-label={t.later}
          disabled={month >= monthOf(today)}
          onClick={() => onMonth(shiftMonth(month, 1))}
        >
          <Icon name="arrow" />
        </button>
      </div>
      <div className="cal" aria-hidden="true">
        {t.weekdays.map((day) => (
          <b key={day}>{day}</b>
        ))}
      </div>
      <ol className="cal">
        {days.map((day, i) => {
          const one = played.get(day)
          const place = i === 0 ? { style: { gridColumnStart: before + 1 } } : {}
          const number = <em aria-hidden="true">{Number(day.slice(8))}</em>
          const now = day === today ? ' today' : ''
          if (one === undefined) {
            return (
              <li key={day} className={`cal-day ${day > today ? 'coming' : 'none'}${now}`} {...place}>
                {number}
              </li>
            )
          }
          const isWon = one.medal === 'silver' || one.medal === 'gold'
          return (
            <li key={day} {...place}>
              <Link
                to="/replay/$id"
                params={{ id: one.table }}
                className={`cal-day played${isWon ? ' won' : ''}${now}`}
              >
                {number}
                {isWon ? <Medal medal={one.medal} silent /> : <span aria-hidden="true">{one.points}</span>}
                <span className="sr-only">
                  {t.dayPlayed(inWords(day, lang, { day: 'numeric', month: 'long' }), one.points, t.medals[one.medal])}
                </span>
              </Link>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
