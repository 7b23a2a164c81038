/** How good somebody is held to be, title by title; nothing where they or the club do not want it shown. */

import type { person as p } from '@dorfplatz/protocol'
import { Link } from '@tanstack/react-router'
import { isGame } from '../app/games.ts'
import { useSettings } from '../app/settings.ts'
import { Ranges } from '../club/Ranges.tsx'
import { useText } from '../text/index.ts'
import { personText } from './text.ts'

export function Ratings({ page }: { page: p.PersonBody }) {
  const words = useText()
  const t = personText[useSettings().lang]
  if (page.ratings.length === 0) return null
  const nameOf = (game: string): string => (isGame(game) ? words.game[game].name : game)
  return (
    <section className="sheet pad">
      <h2 className="orn">
        {t.ratings} <small>{t.ratingsHelp}</small>
      </h2>
      <Ranges rows={page.ratings.map((one) => ({ ...one, name: nameOf(one.game), mine: false }))} />
      {page.person.mine && (
        <p className="rule">
          {t.ratingsShown} <Link to="/club">{t.club}</Link>
        </p>
      )}
    </section>
  )
}
