/** What a page of the book shows beside its words: a board, cards, or woodcuts. */

import type { BookPage } from '@dorfplatz/ui'
import { useMemo } from 'react'
import type { PageGame } from '../../app/games.ts'
import { useSettings } from '../../app/settings.ts'
import { Icon } from '../../parts/Icon.tsx'
import { kit } from '../../parts/kit.ts'
import { BoardPicture } from './BoardPicture.tsx'
import type { Pictures } from './useReading.ts'

interface PlateProps {
  readonly game: PageGame
  readonly page: BookPage
  readonly pictures: Pictures | null
  readonly label: string
}

export function Plate({ game, page, pictures, label }: PlateProps) {
  const { lang } = useSettings()
  const byId = useMemo(() => new Map(game.cards.map((card) => [card.id, card])), [game])
  const Card = pictures?.ui.Card
  if (page.picture !== undefined) {
    return (
      <figure className="plate">
        {pictures !== null && (
          <BoardPicture
            game={game}
            ui={pictures.ui}
            picture={page.picture}
            view={pictures.view(page.picture)}
            label={label}
          />
        )}
      </figure>
    )
  }
  if (page.cards !== undefined) {
    return (
      <figure className="plate plate-cards">
        {Card !== undefined &&
          page.cards.map((id) => (
            <Card
              key={id}
              id={id}
              lang={lang}
              text={game.text}
              kit={kit}
              card={(no) => byId.get(no)}
              dim={false}
              size="tile"
            />
          ))}
      </figure>
    )
  }
  if (page.icons === undefined) return null
  return (
    <figure className="plate plate-icons" aria-hidden="true">
      {page.icons.map((name) => (
        <Icon key={name} name={name} className="i56" />
      ))}
    </figure>
  )
}
