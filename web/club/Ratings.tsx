/** Ratings as ranges, and the switches: one's own, and the club's for those who look after it. */

import type { clubhouse } from '@dorfplatz/protocol'
import { Said, useDoing } from '../account/Section.tsx'
import { useSettings } from '../app/settings.ts'
import { Choice } from '../parts/Choice.tsx'
import { Sure } from '../parts/Sure.tsx'
import { clubApi } from './calls.ts'
import { Ranges } from './Ranges.tsx'
import { type ClubText, clubText } from './text.ts'

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
          <Ranges rows={rows} />
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
