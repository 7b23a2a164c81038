/** A person's page: their games added up, what they like to play, how it went lately, and who may look at all this. */

import '../look/pages.css'
import '../look/table.css'
import '../daily/styles/index.css'
import './styles/index.css'
import type { person as p } from '@dorfplatz/protocol'
import { Link, useParams } from '@tanstack/react-router'
import { useSettings } from '../app/settings.ts'
import { Medal } from '../daily/Medal.tsx'
import { Favourites } from './Favourites.tsx'
import { Kinds } from './Kinds.tsx'
import { Met } from './Met.tsx'
import { Ratings } from './Ratings.tsx'
import { Recent } from './Recent.tsx'
import { Show } from './Show.tsx'
import { type PersonText, personText } from './text.ts'
import { useGames } from './useGames.ts'
import { type Shown, usePerson } from './usePerson.ts'

function Facts({ page, t }: { page: p.PersonBody; t: PersonText }) {
  const against = page.kinds.filter(({ seats }) => seats > 1)
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)
  const { longest, silver, gold } = page.daily
  const running = page.running === null ? '' : t.running(page.running)
  const medals = (['gold', 'silver'] as const).filter((medal) => page.daily[medal] > 0)
  return (
    <dl className="facts4">
      <div>
        <dt>{t.games}</dt>
        <dd>
          {page.games} <small>{running}</small>
        </dd>
      </div>
      <div>
        <dt>{t.won}</dt>
        <dd>
          {sum(against.map(({ won }) => won))} <small>{t.of(sum(against.map(({ games }) => games)))}</small>
        </dd>
      </div>
      <div>
        <dt>{t.streak}</dt>
        <dd>
          {longest} <small>{t.streakOf}</small>
        </dd>
      </div>
      <div>
        <dt>{t.medals}</dt>
        <dd className="row">
          {medals.map((medal) => (
            <span key={medal} className="quantity">
              {page.daily[medal]} <Medal medal={medal} className="i28" />
            </span>
          ))}
          {silver + gold === 0 && <small>{t.noMedals}</small>}
        </dd>
      </div>
    </dl>
  )
}

/** Since when, and who sees it; or where these games lie. */
function about(page: p.PersonBody, t: PersonText, lang: string): string {
  if (page.person.id === '') return t.device
  const day = new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'long', year: 'numeric' }).format(
    page.person.since,
  )
  return [t.since(day), page.shown === null ? '' : t.shownTo[page.shown]].filter((part) => part !== '').join('; ')
}

function Page({ shown, page, look }: { shown: Shown; page: p.PersonBody; look: () => void }) {
  const { lang } = useSettings()
  const t = personText[lang]
  const { mine, id, name } = page.person
  const named = [...page.cards, ...page.kinds.filter(({ mode }) => mode !== '')].map(({ game }) => game).sort()
  const games = useGames(named, lang)
  return (
    <>
      <div className="me-head">
        <div>
          <h1 className="heading-1">{id === '' ? t.title : name}</h1>
          <p className="lead">{about(page, t, lang)}</p>
        </div>
        {mine && (
          <p className="row wrap">
            <Link to="/career" className="btn quiet">
              {t.career}
            </Link>
            <Link to="/account" className="btn quiet">
              {t.account}
            </Link>
          </p>
        )}
      </div>
      <div role="status" className="day-status">
        {shown.me === 'away' && <p className="note">{t.offline}</p>}
      </div>
      <Facts page={page} t={t} />
      <div className="person-grid">
        <div className="stack">
          <Kinds page={page} games={games} />
          <Ratings page={page} />
          <Favourites page={page} games={games} />
          {mine && <Show page={page} shown={shown} look={look} />}
        </div>
        <div className="stack">
          <Recent page={page} />
          <Met page={page} />
        </div>
      </div>
    </>
  )
}

function Whose({ id }: { id: string | null }) {
  const { lang } = useSettings()
  const t = personText[lang]
  const { shown, look } = usePerson(id)
  return (
    <div className="person" aria-busy={shown === null}>
      {shown === null ? (
        <p role="status">{t.loading}</p>
      ) : shown.page === null ? (
        <h1 className="heading-3">{t.notShown}</h1>
      ) : (
        <Page shown={shown} page={shown.page} look={look} />
      )}
    </div>
  )
}

export const OwnPage = () => <Whose id={null} />

export function PersonPage() {
  const { id } = useParams({ from: '/person/$id' })
  return <Whose key={id} id={id} />
}
