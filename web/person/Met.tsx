/** Head to head: how often somebody came in before or after the people they have played with. */

import type { person as p } from '@dorfplatz/protocol'
import { Link } from '@tanstack/react-router'
import type { CSSProperties } from 'react'
import { useSettings } from '../app/settings.ts'
import { personText } from './text.ts'

export function Met({ page }: { page: p.PersonBody }) {
  const { lang } = useSettings()
  const t = personText[lang]
  if (page.met.length === 0) return null
  const more = new Intl.NumberFormat(lang, { maximumFractionDigits: 0, signDisplay: 'exceptZero' })
  return (
    <section className="sheet pad">
      <h2 className="orn">{page.person.mine ? t.met : t.metOne}</h2>
      <ul className="h2h">
        {page.met.map(({ person, name, games, ahead, behind, points }) => (
          <li key={person}>
            <span>
              <b>
                {page.person.mine ? (
                  <Link to="/person/$id" params={{ id: person }}>
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </b>
              <small>{t.metSum(games, more.format(points / games).replace('-', '−'))}</small>
            </span>
            <span className="balance" role="img" aria-label={t.balance(name, ahead, behind)}>
              {ahead}
              <i style={{ '--p': `${(ahead / Math.max(1, ahead + behind)) * 100}%` } as CSSProperties} />
              {behind}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
