/** The newest games, with ways to look at them again. */

import type { person as p } from '@dorfplatz/protocol'
import { Link } from '@tanstack/react-router'
import { isGame, shelf } from '../app/games.ts'
import { useSettings } from '../app/settings.ts'
import { Icon } from '../parts/Icon.tsx'
import { list, useText } from '../text/index.ts'
import { type PersonText, personText } from './text.ts'

const DAY_MS = 24 * 3600_000

/** Today, yesterday, a day of this week, or a date. */
export function dayWords(at: number, now: number, lang: 'en' | 'de', t: PersonText): string {
  const midnight = new Date(now).setHours(0, 0, 0, 0)
  if (at >= midnight) return t.today
  if (at >= midnight - DAY_MS) return t.yesterday
  const isNear = at >= midnight - 6 * DAY_MS
  return new Intl.DateTimeFormat(
    lang,
    isNear ? { weekday: 'long' } : { day: 'numeric', month: 'short', year: 'numeric' },
  ).format(at)
}

function titleOf(game: p.RecentGame, t: PersonText): string {
  if (game.daily !== null) return t.dailyDeal
  if (game.seats === 1) return t.alone
  return game.others.length === 0 ? t.withOthers(game.seats - 1) : t.with(list(game.others))
}

function howItWent({ left, seats, place }: p.RecentGame, t: PersonText): string {
  if (left) return t.left
  if (seats === 1) return ''
  return place === 1 ? t.wonIt : t.place(place, seats)
}

function Line({ one }: { one: p.RecentGame }) {
  const words = useText()
  const { lang } = useSettings()
  const t = personText[lang]
  const name = isGame(one.game) ? words.game[one.game].name : one.game
  const title = titleOf(one, t)
  const said = [name, howItWent(one, t), dayWords(one.endedAt, Date.now(), lang, t)].filter((part) => part !== '')
  return (
    <li className="past" data-game={one.game}>
      <Icon name={isGame(one.game) ? shelf[one.game].icon : 'boardi'} className="i28" />
      <span>
        <b>{title}</b>
        <small>{said.join(', ')}</small>
      </span>
      <b className="pt">{one.score}</b>
      <span className="row">
        {one.table !== null && (
          <>
            <Link to="/replay/$id" params={{ id: one.table }} className="look" aria-label={`${t.replay}: ${title}`}>
              <Icon name="time" className="i24" />
            </Link>
            <Link to="/analysis/$id" params={{ id: one.table }} className="look" aria-label={`${t.analyse}: ${title}`}>
              <Icon name="chart" className="i24" />
            </Link>
          </>
        )}
      </span>
    </li>
  )
}

export function Recent({ page }: { page: p.PersonBody }) {
  const { lang } = useSettings()
  const t = personText[lang]
  if (page.recent.length === 0) return null
  return (
    <section className="sheet pad">
      <h2 className="orn">{t.recent}</h2>
      <ul className="pasts">
        {page.recent.map((one) => (
          <Line key={`${one.table} ${one.game} ${one.endedAt} ${one.score}`} one={one} />
        ))}
      </ul>
    </section>
  )
}
