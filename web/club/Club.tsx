/** The club's page: champions of the month, what goes on, what comes next, ratings, and what can be subscribed to. */

import '../look/pages.css'
import './styles/index.css'
import type { clubhouse } from '@dorfplatz/protocol'
import { useCallback, useEffect, useState } from 'react'
import { useSettings } from '../app/settings.ts'
import { ApiError, api } from '../link/server/api.ts'
import { Champions } from './Champions.tsx'
import { clubApi } from './calls.ts'
import { Activity, Upcoming } from './Goings.tsx'
import { House, Ratings } from './Ratings.tsx'
import { Subscribe } from './Subscribe.tsx'
import { clubText } from './text.ts'

interface Seen {
  readonly body: clubhouse.ClubBody
  /** Somebody who is known here, and not a stranger. */
  readonly known: boolean
}

export function Club() {
  const { lang } = useSettings()
  const t = clubText[lang]
  const [seen, setSeen] = useState<Seen | null>(null)
  const [problem, setProblem] = useState<'refused' | 'offline' | null>(null)
  const look = useCallback(() => {
    Promise.all([clubApi.look(), api.me()]).then(
      ([body, me]) => {
        setSeen({ body, known: me !== null })
        setProblem(null)
      },
      (error: unknown) =>
        setProblem(error instanceof ApiError && error.problem.code === 'unauthenticated' ? 'refused' : 'offline'),
    )
  }, [])
  useEffect(look, [look])
  const month =
    seen === null
      ? ''
      : new Intl.DateTimeFormat(lang, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
          Date.parse(seen.body.day),
        )
  return (
    <div className="clubhouse" aria-busy={seen === null && problem === null}>
      <div className="club-head">
        <h1 className="heading-1">{t.title}</h1>
        <p className="lead" role="status">
          {problem !== null && seen === null ? t[problem] : month === '' ? '' : t.lead(month)}
        </p>
      </div>
      {seen !== null && (
        <div className="club-grid">
          <div className="stack">
            <Champions body={seen.body} />
            <Ratings ratings={seen.body.ratings} known={seen.known} look={look} />
          </div>
          <div className="stack">
            <Upcoming upcoming={seen.body.upcoming} />
            <Activity activity={seen.body.activity} />
            <Subscribe body={seen.body} known={seen.known} look={look} />
            {seen.body.admin && <House ratings={seen.body.ratings} look={look} />}
          </div>
        </div>
      )}
    </div>
  )
}
