/** The best of the month: at the deals of the day, and at tables. */

import type { clubhouse } from '@dorfplatz/protocol'
import { isGame, shelf } from '../app/games.ts'
import { useSettings } from '../app/settings.ts'
import { Icon } from '../parts/Icon.tsx'
import { type ClubText, clubText } from './text.ts'

const MEDALS = ['medal', 'medal-silver', 'medal-bronze'] as const

interface Line {
  readonly name: string
  readonly mine: boolean
  readonly what: string
  readonly more: string
}

function Title({
  game,
  title,
  mode,
  lines,
  t,
}: {
  game: string
  title: string
  mode?: string
  lines: Line[]
  t: ClubText
}) {
  return (
    <div className="best-of">
      <h4>
        <Icon name={isGame(game) ? shelf[game].icon : 'boardi'} className="i28" />
        <span>
          {title}
          {mode !== undefined && <small>{mode}</small>}
        </span>
      </h4>
      <ol>
        {lines.map(({ name, mine, what, more }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may go by one name; the place is the key.
          <li key={i} {...(mine ? { 'data-mine': '' } : {})}>
            <Icon name={MEDALS[i] ?? 'medal-bronze'} className="i24" />
            <b>
              {name}
              {mine && <i> ({t.you})</i>}
            </b>
            <span>
              {what} <small>{more}</small>
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}

export function Champions({ body }: { body: clubhouse.ClubBody }) {
  const { lang } = useSettings()
  const t = clubText[lang]
  return (
    <section className="sheet pad">
      <h2 className="orn">{t.champions}</h2>
      <div className="best">
        <div>
          <h3>{t.tables}</h3>
          <p className="rule">{body.tables.length === 0 ? t.noTables : t.tablesHelp}</p>
          {body.tables.map(({ game, title, rows }) => (
            <Title
              key={game}
              game={game}
              title={title[lang]}
              t={t}
              lines={rows.map(({ name, mine, wins, games }) => ({ name, mine, what: t.wins(wins), more: t.of(games) }))}
            />
          ))}
        </div>
        <div>
          <h3>{t.deals}</h3>
          <p className="rule">{body.daily.length === 0 ? t.noDeals : t.dealsHelp}</p>
          {body.daily.map(({ game, title, mode, rows }) => (
            <Title
              key={`${game} ${mode.en}`}
              game={game}
              title={title[lang]}
              mode={mode[lang]}
              t={t}
              lines={rows.map(({ name, mine, points, days }) => ({
                ...{ name, mine, what: t.points(points), more: t.days(days) },
              }))}
            />
          ))}
        </div>
      </div>
    </section>
  )
}
