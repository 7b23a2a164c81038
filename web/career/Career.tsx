/** The career page: the rulebooks' targets, ranks and titles for playing alone, and the next game with one click. */

import '../look/pages.css'
import '../look/table.css'
import './styles/index.css'
import type { Career } from '@dorfplatz/kernel'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { type GameId, shelf } from '../app/games.ts'
import { useSettings } from '../app/settings.ts'
import { layHere, myName } from '../link/device/lay.ts'
import { Icon } from '../parts/Icon.tsx'
import { useOnce } from '../parts/useOnce.ts'
import { Spark } from '../person/Spark.tsx'
import { Sequels } from '../table/result/Series.tsx'
import { useText } from '../text/index.ts'
import { type Rung, type Standing, standingOf } from './career.ts'
import { type CareerText, careerText } from './text.ts'
import { type Careers, useCareers } from './useCareer.ts'

function said(rung: Rung, isNext: boolean, t: CareerText): string {
  if (rung.reached > 0) return t.reached(rung.reached)
  if (rung.best === null) return t.open
  return isNext ? `${t.bestSoFar(rung.best)}, ${t.missing(rung.from - rung.best)}` : t.bestSoFar(rung.best)
}

function Rungs({ standing, series, t }: { standing: Standing; series: boolean; t: CareerText }) {
  const { lang } = useSettings()
  return (
    <ol className="rungs">
      {standing.rungs.map((rung, i) => (
        <li
          key={rung.from}
          className={rung.reached > 0 ? 'rung is-reached' : 'rung'}
          {...(i === standing.next ? { 'aria-current': 'step' as const } : {})}
        >
          <b>{rung.from}</b>
          <span>
            {series ? t.game(i + 1) : (rung.name?.[lang] ?? t.from(rung.from))}
            <small>{said(rung, i === standing.next, t)}</small>
          </span>
          {rung.reached > 0 && <Icon name="check" className="i20" />}
        </li>
      ))}
    </ol>
  )
}

function One({ game, career, careers }: { game: GameId; career: Career; careers: Careers }) {
  const { lang } = useSettings()
  const t = careerText[lang]
  const navigate = useNavigate()
  const { busy, run } = useOnce()
  const [problem, setProblem] = useState(false)
  const standing = standingOf(game, career, careers.runs)
  const isSeries = career.step !== undefined
  const begin = () =>
    void run(async () => {
      setProblem(false)
      const laid = await layHere(game, [{ kind: 'me', name: myName() }], career.options).catch(() => null)
      if (laid !== null && 'id' in laid) await navigate({ to: '/table/$id', params: { id: laid.id } })
      else setProblem(true)
    })
  return (
    <section className="career-part" aria-label={career.name[lang]}>
      <div className="career-head">
        <h3 className="heading-3">{career.name[lang]}</h3>
        <dl className="career-facts">
          <div>
            <dt>{t.games}</dt>
            <dd>{standing.games}</dd>
          </div>
          <div>
            <dt>{t.best}</dt>
            <dd>{standing.best ?? '–'}</dd>
          </div>
          {isSeries && (
            <div>
              <dt>{t.longest}</dt>
              <dd>
                <small>{standing.longest === 0 ? t.noneYet : t.targets(standing.longest)}</small>
              </dd>
            </div>
          )}
        </dl>
        <Spark scores={standing.last} label={t.lately(standing.last.join(', '))} />
        <button type="button" className="btn" disabled={busy} onClick={begin}>
          <Icon name="start" />
          {isSeries ? t.begin : t.next}
        </button>
      </div>
      <Rungs standing={standing} series={isSeries} t={t} />
      <p role="alert" className="rule">
        {problem ? t.problem : ''}
      </p>
    </section>
  )
}

function Title({ game, all, careers }: { game: GameId; all: readonly Career[]; careers: Careers }) {
  const words = useText()
  const { lang } = useSettings()
  const t = careerText[lang]
  const chain = careers.open.find((one) => one.game === game)
  return (
    <section className="sheet career-title" data-game={game}>
      <h2 className="orn">
        <Icon name={shelf[game].icon} className="i28" /> {words.game[game].name}
      </h2>
      {chain !== undefined && (
        <div className="career-goon">
          <h3 className="heading-4">{t.goOn}</h3>
          <Sequels game={chain.last} />
          <Link to="/series">{t.course}</Link>
        </div>
      )}
      {all.map((career) => (
        <One key={career.id} game={game} career={career} careers={careers} />
      ))}
    </section>
  )
}

export function CareerPage() {
  const t = careerText[useSettings().lang]
  const careers = useCareers()
  return (
    <div className="career" aria-busy={careers === null}>
      <h1 className="heading-1">{t.title}</h1>
      <p className="lead">{t.lead}</p>
      <div role="status">{careers?.away === true && <p className="note">{t.away}</p>}</div>
      {careers?.titles.map(({ game, careers: all }) => (
        <Title key={game} game={game} all={all} careers={careers} />
      ))}
    </div>
  )
}
