/** Cards that somebody plays often, in games that go better than usual. */

import type { person as p } from '@dorfplatz/protocol'
import { useSettings } from '../app/settings.ts'
import { CardFace } from '../parts/CardFace.tsx'
import { personText } from './text.ts'
import type { Games } from './useGames.ts'

export function Favourites({ page, games }: { page: p.PersonBody; games: Games }) {
  const { lang } = useSettings()
  const t = personText[lang]
  const gain = new Intl.NumberFormat(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const cards = page.cards.flatMap((sum) => {
    const card = games.get(sum.game)?.cards.find(({ id }) => id === sum.card)
    return card === undefined ? [] : [{ ...sum, card }]
  })
  if (cards.length === 0) return null
  return (
    <section className="sheet pad">
      <h2 className="orn">
        {page.person.mine ? t.cards : t.cardsOf(page.person.name)} <small>{t.cardsHelp}</small>
      </h2>
      <ul className="favs">
        {cards.map((one) => (
          <li key={`${one.game} ${one.card.id}`} className="fav" data-game={one.game}>
            <CardFace card={one.card} lang={lang} />
            <small>{t.cardSum(one.games, gain.format(one.gain))}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
