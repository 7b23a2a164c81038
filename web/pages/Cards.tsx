/** The card gallery: every card of a game, by deck, searchable; text made from the data the engine executes. */

import '../look/pages.css'
import '../look/table.css'
import { toText } from '@dorfplatz/kernel'
import type { GameUi, PageCard } from '@dorfplatz/ui'
import { useParams, useSearch } from '@tanstack/react-router'
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { NotFound } from '../app/Failed.tsx'
import { isGame } from '../app/games.ts'
import { useSettings } from '../app/settings.ts'
import { useBox } from '../app/useBox.ts'
import { useUi } from '../app/useUi.ts'
import { finder } from '../parts/search.ts'
import { useText } from '../text/index.ts'
import { BoxFilter } from './BoxFilter.tsx'
import { Gallery } from './Gallery.tsx'
import { GameTabs } from './GameTabs.tsx'

const PAGE = 60
const NONE: readonly string[] = []

type Facets = Awaited<ReturnType<NonNullable<GameUi['facets']>>>

/** What a game's cards are sifted by, which no table needs. */
function useFacets(ui: GameUi | null): Facets | null {
  const [found, setFound] = useState<{ readonly ui: GameUi; readonly facets: Facets } | null>(null)
  useEffect(() => {
    let live = true
    if (ui !== null)
      ui.facets?.().then(
        (facets) => live && setFound({ ui, facets }),
        () => undefined,
      )
    return () => {
      live = false
    }
  }, [ui])
  return found !== null && found.ui === ui ? found.facets : null
}

export function Cards() {
  const t = useText()
  const { lang } = useSettings()
  const { game: id } = useParams({ from: '/cards/$game' })
  const { game, failed, box, choose } = useBox(id)
  const { q } = useSearch({ from: '/cards/$game' })
  const [query, setQuery] = useState(q ?? '')
  // A deck is known by its name: another language means all decks again, and so does a deck that is left out.
  const [chosen, setDeck] = useState({ lang, name: '' })
  const [pages, setPages] = useState(1)
  const ui = useUi(id)
  const sifting = useFacets(ui ?? null)
  const facets = useMemo(() => (game === null ? [] : (sifting?.(lang, game.text) ?? [])), [game, sifting, lang])
  /** What is wanted of each of them; in another language all again. */
  const [picked, setPicked] = useState<{ readonly lang: string; readonly of: readonly string[] }>({ lang, of: NONE })
  const byId = useMemo(() => new Map(game?.cards.map((card) => [card.id, card]) ?? []), [game])
  const wanted = useDeferredValue(query.trim())
  const deckOf = useCallback(
    (card: PageCard) => (game === null ? undefined : ui?.deck?.(card, lang, game.text)) ?? card.deck,
    [game, ui, lang],
  )
  const decks = useMemo(() => [...new Set(game?.cards.map(deckOf))], [game, deckOf])
  const deck = chosen.lang === lang && decks.includes(chosen.name) ? chosen.name : ''
  const values = useMemo(
    () =>
      facets.map(({ of }) =>
        [...new Set(game?.cards.flatMap(({ id }) => of(id)))].toSorted((a, b) => a.localeCompare(b, lang)),
      ),
    [facets, game, lang],
  )
  const wants = picked.lang === lang ? picked.of : NONE
  const found = useMemo(() => {
    const has = finder(wanted)
    // Whoever knows a card by its name in the other language finds it, too, and so does who looks for what it costs.
    const said = (card: PageCard) =>
      [card.id, card.name.de, card.name.en, toText(card.text), ...facets.flatMap(({ of }) => of(card.id))].join(' ')
    return (game?.cards ?? []).filter(
      (card) =>
        (deck === '' || deckOf(card) === deck) &&
        facets.every(({ of }, i) => (wants[i] ?? '') === '' || of(card.id).includes(wants[i] ?? '')) &&
        (has === null || has(said(card))),
    )
  }, [game, deckOf, deck, wanted, facets, wants])
  if (!isGame(id)) return <NotFound />
  return (
    <div className="book">
      <GameTabs game={id} page="/cards/$game" box={box} />
      <h1 className="heading-1">
        {t.cards.title}: {t.game[id].name}
      </h1>
      <p className="lead">{t.cards.lead}</p>
      {game !== null && <BoxFilter game={game} search={box} onChange={choose} />}
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
            setDeck({ lang, name: event.target.value })
            setPages(1)
          }}
        >
          <option value="">{t.cards.all}</option>
          {decks.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
        {facets.map(({ name }, i) =>
          // What no card on the page has is no filter.
          values[i]?.length === 0 ? null : (
            <select
              key={name}
              className="field"
              value={wants[i] ?? ''}
              aria-label={name}
              onChange={(event) => {
                setPicked({ lang, of: facets.map((_, at) => (at === i ? event.target.value : (wants[at] ?? ''))) })
                setPages(1)
              }}
            >
              <option value="">{`${name}: ${t.cards.allKinds.toLocaleLowerCase(lang)}`}</option>
              {values[i]?.map((value) => (
                <option key={value} value={value}>
                  {`${name}: ${value}`}
                </option>
              ))}
            </select>
          ),
        )}
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
      {game !== null && (
        <Gallery cards={found.slice(0, pages * PAGE)} all={byId} lang={lang} text={game.text} Drawn={ui?.Card} />
      )}
      {found.length > pages * PAGE && (
        <button type="button" className="btn" onClick={() => setPages(pages + 1)}>
          {t.cards.more}
        </button>
      )}
    </div>
  )
}
