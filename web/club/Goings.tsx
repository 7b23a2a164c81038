/** What goes on: finished games day by day, and what comes next. */

import type { clubhouse } from '@dorfplatz/protocol'
import { Link } from '@tanstack/react-router'
import { useSettings } from '../app/settings.ts'
import { Icon } from '../parts/Icon.tsx'
import { clubText } from './text.ts'

export function Activity({ activity }: { activity: clubhouse.ClubBody['activity'] }) {
  const { lang } = useSettings()
  const t = clubText[lang]
  const most = Math.max(1, ...activity.days.map(({ games }) => games))
  const date = new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'numeric', timeZone: 'UTC' })
  const words = t.activityOf(activity.games, activity.people)
  const [first, last] = [activity.days[0], activity.days.at(-1)]
  return (
    <section className="sheet pad">
      <h2 className="orn">{t.activity}</h2>
      <p className="rule">{words}</p>
      <div className="goings" role="img" aria-label={words}>
        {activity.days.map(({ day, games }) => (
          <i
            key={day}
            title={t.dayGames(date.format(Date.parse(day)), games)}
            style={{ blockSize: `${(games / most) * 100}%` }}
          />
        ))}
      </div>
      {first !== undefined && last !== undefined && (
        <p className="goings-days" aria-hidden="true">
          <span>{date.format(Date.parse(first.day))}</span>
          <span>{date.format(Date.parse(last.day))}</span>
        </p>
      )}
    </section>
  )
}

export function Upcoming({ upcoming }: { upcoming: clubhouse.ClubBody['upcoming'] }) {
  const { lang } = useSettings()
  const t = clubText[lang]
  const when = new Intl.DateTimeFormat(lang, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  })
  return (
    <section className="sheet pad">
      <h2 className="orn">{t.upcoming}</h2>
      <ul className="coming">
        {upcoming.deadlines.map(({ table, title, at }) => (
          <li key={table}>
            <Link to="/table/$id" params={{ id: table }}>
              <Icon name="time" className="i28" />
              <span>
                <b>{t.due(title[lang])}</b>
                <small>{t.until(when.format(at))}</small>
              </span>
            </Link>
          </li>
        ))}
        {upcoming.open.map(({ table, title, host, free }) => (
          <li key={table}>
            <Link to="/table/$id" params={{ id: table }}>
              <Icon name="family" className="i28" />
              <span>
                <b>{t.seats(title[lang])}</b>
                <small>{t.withHost(host, free)}</small>
              </span>
            </Link>
          </li>
        ))}
        <li>
          <Link to="/daily">
            <Icon name="calendar" className="i28" />
            <span>
              <b>{t.newDeals}</b>
              <small>{when.format(upcoming.dealsAt)}</small>
            </span>
          </Link>
        </li>
      </ul>
    </section>
  )
}
