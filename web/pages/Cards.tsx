/** The card gallery: every card of a game, by deck, searchable; text made from the data the engine executes. */

import { type CardEntry, toText } from '@dorfplatz/kernel'
import { useParams } from '@tanstack/react-router'
import { useDeferredValue, useMemo, useState } from 'react'
import { NotFound } from '../app/Failed.tsx'
import { isGame } from '../app/games.ts'
import { useSettings } from '../app/settings.ts'
import { useGame } from '../app/useGame.ts'
import { useUi } from '../app/useUi.ts'
import { CardFace } from '../parts/CardFace.tsx'
import { kit } from '../parts/kit.ts'
import { finder } from '../parts/search.ts'
import { useText } from '../text/index.ts'
import { GameTabs } from './GameTabs.tsx'

const PAGE = 60

export function Cards() {
  const t = useText()
  const { lang } = useSettings()
  const { game: id } = useParams({ from: '/cards/$game' })
  const { game, failed } = useGame(id)
  const [query, setQuery] = useState('')
  const [deck, setDeck] = useState('')
  const [pages, setPages] = useState(1)
  const ui = useUi(id)
  const Drawn = ui?.Card
  const byId = useMemo(() => new Map(game?.cards.map((card) => [card.id, card]) ?? []), [game])
  const wanted = useDeferredValue(query.trim())
  // A deck is known by its English name, whichever language names it on the page.
  const decks = useMemo(
    () =>
      new Map(game?.cards.map((card) => [ui?.deck?.(card, 'en') ?? card.deck, ui?.deck?.(card, lang) ?? card.deck])),
    [game, ui, lang],
  )
  const found = useMemo(() => {
    const has = finder(wanted)
    // Whoever knows a card by its name in the other language finds it, too.
    const said = (card: CardEntry) =>
      `${card.id} ${card.name.de} ${card.name.en} ${toText(card.text.de)} ${toText(card.text.en)}`
    return (game?.cards ?? []).filter(
      (card) => (deck === '' || (ui?.deck?.(card, 'en') ?? card.deck) === deck) && (has === null || has(said(card))),
    )
  }, [game, ui, deck, wanted])
  if (!isGame(id)) return <NotFound />
  return (
    <div className="book">
      <GameTabs game={id} page="/cards/$game" />
      <h1 className="heading-1">
        {t.cards.title}: {t.game[id].name}
      </h1>
      <p className="lead">{t.cards.lead}</p>
      <div className="row wrap filters">
        <input
          type="search"
          className="field search"
          value={query}
          placeholder={t.cards.search}
          aria-label={t.cards.search}
          onChange={(event) => {
            setQuery(event.target.value)
            setPages(1)
          }}
        />
        <select
          className="field"
          value={deck}
          aria-label={t.cards.deck}
          onChange={(event) => {
            setDeck(event.target.value)
            setPages(1)
          }}
        >
          <option value="">{t.cards.all}</option>
          {[...decks].map(([key, name]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
        <span className="cap" role="status">
          {game === null
            ? failed
              ? t.create.unavailable
              : t.create.loading
            : found.length === 0
              ? t.cards.none
              : t.cards.found(found.length)}
        </span>
      </div>
      <div className="gallery">
        {found
          .slice(0, pages * PAGE)
          .map((card) =>
            Drawn === undefined ? (
              <CardFace key={card.id} card={card} lang={lang} />
            ) : (
              <Drawn
                key={card.id}
                id={card.id}
                lang={lang}
                kit={kit}
                card={(no) => byId.get(no)}
                dim={false}
                size="tile"
              />
            ),
          )}
      </div>
      {found.length > pages * PAGE && (
        <button type="button" className="btn" onClick={() => setPages(pages + 1)}>
          {t.cards.more}
        </button>
      )}
    </div>
  )
}
