/** The page of the day: the deals, one's own attempt, the ladder, the month, and the goals of the rulebook. */

import '../look/pages.css'
import '../look/table.css'
import './styles/index.css'
import type { daily } from '@dorfplatz/protocol'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { isGame, shelf } from '../app/games.ts'
import { useSettings } from '../app/settings.ts'
import { errorText } from '../link/server/errorText.ts'
import { Icon } from '../parts/Icon.tsx'
import { useOnce } from '../parts/useOnce.ts'
import { monthOf } from './days.ts'
import { Ladder } from './Ladder.tsx'
import { Medal } from './Medal.tsx'
import { Month } from './Month.tsx'
import { MyDay } from './MyDay.tsx'
import { Seg } from './Seg.tsx'
import { type DailyText, dailyText } from './text.ts'
import { type Today, useLadder, useMonth, useToday } from './useDaily.ts'

type Title = daily.DailyBody['titles'][number]

function stateOf(title: Title, endsAt: number, t: DailyText): string {
  const played = title.modes.find((mode) => mode.points !== null)
  if (played?.points != null) return t.played(played.points)
  const left = t.hours(Math.ceil((endsAt - Date.now()) / 3600_000))
  return title.modes.some((mode) => mode.state === 'running') ? t.running(left) : t.open(left)
}

function Titles({ today, game, t }: { today: Today; game: string; t: DailyText }) {
  const { lang } = useSettings()
  const { titles, endsAt } = today.body
  return (
    <nav className="deals" aria-label={t.titles}>
      {titles.map((title) => (
        <Link
          to="/daily"
          search={{ game: title.game }}
          key={title.game}
          data-game={title.game}
          className={`deal${title.game === game ? ' is-chosen' : ''}`}
          {...(title.game === game ? { 'aria-current': 'true' as const } : {})}
        >
          <Icon name={isGame(title.game) ? shelf[title.game].icon : 'boardi'} className="i40" />
          <b>{title.name[lang]}</b>
          <small>{stateOf(title, endsAt, t)}</small>
        </Link>
      ))}
    </nav>
  )
}

function Fair({ mode, t }: { mode: daily.DealtMode; t: DailyText }) {
  return (
    <details className="sheet pad fair-day">
      <summary>{t.check}</summary>
      <p className="rule">{t.checkHelp}</p>
      <dl>
        <dt>{t.today}</dt>
        <dd>
          <code>{mode.commitment}</code>
        </dd>
        <dt>{t.tomorrow}</dt>
        <dd>
          <code>{mode.tomorrow}</code>
        </dd>
      </dl>
    </details>
  )
}

function Rulebook({ mode, month, t }: { mode: daily.DealtMode; month: daily.CalendarBody | null; t: DailyText }) {
  const { lang } = useSettings()
  const goals = mode.goals.filter(({ medal }) => medal !== null)
  if (goals.length === 0) return null
  const times = { none: 0, bronze: 0, silver: month?.silver ?? 0, gold: month?.gold ?? 0 }
  return (
    <section>
      <h2 className="orn">{t.rulebook}</h2>
      <ul className="goalstrip">
        {goals.map(({ from, medal, title }) => {
          const n = times[medal ?? 'none']
          const best = month?.best ?? null
          return (
            <li key={from} className={n === 0 ? 'notyet' : ''}>
              <Medal medal={medal ?? 'none'} className="i40" />
              <span>
                <b>{title[lang] === '' ? t.medalFrom(t.medals[medal ?? 'none'], from) : `${from}: ${title[lang]}`}</b>
                <small>
                  {t.reached(n)}
                  {n === 0 && best !== null ? `, ${t.soFar(best)}` : ''}
                </small>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Day({ today, title, mode }: { today: Today; title: Title; mode: daily.DealtMode }) {
  const { lang } = useSettings()
  const t = dailyText[lang]
  const navigate = useNavigate()
  const { source, body } = today
  const deal = { game: title.game, mode: mode.id }
  const state = `${mode.state} ${mode.points}`
  const [month, setMonth] = useState(monthOf(body.day))
  const calendar = useMonth(source, deal, month, state)
  const ladder = useLadder(source, deal, 'day', 'all', state)
  const [problem, setProblem] = useState('')
  const { busy, run } = useOnce()
  const begin = () =>
    void run(async () => {
      setProblem('')
      try {
        await navigate({ to: '/table/$id', params: { id: await source.begin(deal, body.day) } })
      } catch (error) {
        setProblem(errorText(error))
      }
    })
  const best = ladder?.open === true ? ladder.rows.find((row) => row.place === 1 && !row.mine) : undefined
  return (
    <>
      <div className="day-grid">
        <div className="stack">
          <Titles today={today} game={title.game} t={t} />
          <section className="sheet">
            <MyDay mode={mode} mean={ladder?.mean ?? null} here={source.here} busy={busy} begin={begin} />
            <p role="alert" className="rule day-problem">
              {problem}
            </p>
            <Ladder source={source} deal={deal} state={state} today={ladder} />
          </section>
        </div>
        <div className="stack">
          <section className="sheet pad streak">
            <Icon name="flame" className="i48" />
            <p>
              <b>{t.streak(body.streak.now)}</b>
              <span>{t.longest(body.streak.longest)}</span>
            </p>
          </section>
          <Month month={month} today={body.day} body={calendar} onMonth={setMonth} />
          {best?.replay != null && (
            <section className="sheet pad winner">
              <Icon name="ladder" className="i40" />
              <p>
                <b>{t.best(best.name, best.points)}</b>
                <small>{t.bestOpen}</small>
              </p>
              <Link
                to="/replay/$id"
                params={{ id: best.replay.table }}
                search={best.replay.invite === null ? {} : { invite: best.replay.invite }}
                className="btn small"
              >
                {t.look}
              </Link>
            </section>
          )}
          {!source.here && (
            <Link to="/club" className="sheet pad winner club-link">
              <Icon name="linden" className="i40" />
              <span>
                <b>{t.club}</b>
                <small>{t.clubHelp}</small>
              </span>
              <Icon name="arrow" className="i24" />
            </Link>
          )}
          {!source.here && <Fair mode={mode} t={t} />}
        </div>
      </div>
      <Rulebook mode={mode} month={calendar} t={t} />
    </>
  )
}

export function Daily() {
  const { lang } = useSettings()
  const t = dailyText[lang]
  const navigate = useNavigate()
  const search = useSearch({ from: '/daily' })
  const today = useToday()
  const title = today?.body.titles.find(({ game }) => game === search.game) ?? today?.body.titles[0]
  const mode = title?.modes.find(({ id }) => id === search.mode) ?? title?.modes[0]
  const date =
    today === null
      ? ''
      : new Intl.DateTimeFormat(lang, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
          Date.parse(today.body.day),
        )
  return (
    <div className="daily" data-game={title?.game ?? 'dorf'} aria-busy={today === null}>
      <div className="daily-head">
        <h1 className="heading-1">{t.title}</h1>
        {today !== null && (
          <p className="lead">{today.source.here ? t.leadHere(date) : t.lead(date, today.body.number)}</p>
        )}
        {title !== undefined && mode !== undefined && title.modes.length > 1 && (
          <Seg
            label={t.modes}
            items={title.modes.map(({ id, name }) => ({ value: id, label: name[lang] }))}
            value={mode.id}
            onChange={(id) => void navigate({ to: '/daily', search: { game: title.game, mode: id }, replace: true })}
          />
        )}
      </div>
      <div role="status" className="day-status">
        {today?.source.here === true && <p className="note">{t.unreachable}</p>}
      </div>
      {today !== null && title !== undefined && mode !== undefined && (
        <Day key={`${title.game} ${mode.id}`} today={today} title={title} mode={mode} />
      )}
    </div>
  )
}
