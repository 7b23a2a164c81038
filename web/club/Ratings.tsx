/** Ratings as ranges, and the switches: one's own, and the club's for those who look after it. */

import type { clubhouse } from '@dorfplatz/protocol'
import { Said, useDoing } from '../account/Section.tsx'
import { useSettings } from '../app/settings.ts'
import { Choice } from '../parts/Choice.tsx'
import { Sure } from '../parts/Sure.tsx'
import { clubApi } from './calls.ts'
import { type ClubText, clubText } from './text.ts'

/** The scale on which ranges lie, wide enough for all of them. */
function scaleOf(rows: readonly clubhouse.RatedPerson[]): (points: number) => number {
  const low = Math.min(...rows.map((row) => row.low))
  const high = Math.max(...rows.map((row) => row.high))
  return (points) => ((points - low) / Math.max(1, high - low)) * 100
}

function Rows({ rows, t }: { rows: readonly clubhouse.RatedPerson[]; t: ClubText }) {
  const at = scaleOf(rows)
  return (
    <ul className="ranges">
      {rows.map((row, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may go by one name; the place is the key.
        <li key={i} {...(row.mine ? { 'data-mine': '' } : {})}>
          <b>
            {row.name}
            {row.mine && <i> ({t.you})</i>}
          </b>
          <span className="range" aria-hidden="true">
            <i style={{ insetInlineStart: `${at(row.low)}%`, inlineSize: `${at(row.high) - at(row.low)}%` }} />
            <u style={{ insetInlineStart: `${at(row.mean)}%` }} />
          </span>
          <span>
            {t.range(row)} <small>{`${t.about(row.mean)}, ${t.sure[row.sure]}, ${t.games(row.games)}`}</small>
          </span>
        </li>
      ))}
    </ul>
  )
}

const items = (t: ClubText) => [
  { value: true, label: t.on },
  { value: false, label: t.off },
]

export function Ratings({
  ratings,
  known,
  look,
}: {
  ratings: clubhouse.ClubBody['ratings']
  known: boolean
  look: () => void
}) {
  const { lang } = useSettings()
  const t = clubText[lang]
  const doing = useDoing()
  if (!ratings.club) return null
  return (
    <section className="sheet pad">
      <h2 className="orn">{t.ratings}</h2>
      <p className="rule">{t.ratingsHelp}</p>
      {ratings.titles.length === 0 && <p className="rule">{t.noRatings}</p>}
      {ratings.titles.map(({ game, title, rows }) => (
        <div key={game}>
          <h3>{title[lang]}</h3>
          <Rows rows={rows} t={t} />
        </div>
      ))}
      {known && (
        <Choice
          legend={t.mine}
          help={t.mineHelp}
          value={ratings.mine}
          items={items(t)}
          onChange={(on) => void doing.run(() => clubApi.setRated(on)).then(look)}
        />
      )}
      <Said doing={doing} />
    </section>
  )
}

export function House({ ratings, look }: { ratings: clubhouse.ClubBody['ratings']; look: () => void }) {
  const { lang } = useSettings()
  const t = clubText[lang]
  const doing = useDoing()
  const run = (change: Parameters<typeof clubApi.setClub>[0], done?: string) =>
    void doing.run(() => clubApi.setClub(change), done).then(look)
  return (
    <section className="sheet pad">
      <h2 className="orn">{t.house}</h2>
      <Choice
        legend={t.clubRatings}
        help={t.clubRatingsHelp}
        value={ratings.club}
        items={items(t)}
        onChange={(on) => run({ ratings: on })}
      />
      <Sure
        ask={t.newFeeds}
        help={t.newFeedsHelp}
        yes={t.newFeedsYes}
        onYes={() => run({ newFeeds: true }, t.newFeedsDone)}
      />
      <Said doing={doing} />
    </section>
  )
}
