/** A sheet of cards to tick: found by name in either language, number or text, by deck and by kind. */

import { toText } from '@dorfplatz/kernel'
import type { PageCard } from '@dorfplatz/ui'
import { useDeferredValue, useMemo, useState } from 'react'
import type { WholeGame } from '../../app/games.ts'
import { useSettings } from '../../app/settings.ts'
import { useUi } from '../../app/useUi.ts'
import { Modal } from '../../parts/Modal.tsx'
import { finder } from '../../parts/search.ts'
import { Words } from '../../parts/Words.tsx'
import { useText } from '../../text/index.ts'

interface Given {
  readonly title: string
  readonly game: WholeGame
  /** The cards to choose from. */
  readonly ids: readonly string[]
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
  readonly onClose: () => void
}

/** A word for each value, to narrow the list by; nothing to choose where all are alike. */
function Narrow(props: {
  label: string
  all: string
  value: string
  values: readonly string[]
  on: (v: string) => void
}) {
  if (props.values.length < 2) return null
  return (
    <select
      className="field"
      aria-label={props.label}
      value={props.value}
      onChange={(event) => props.on(event.target.value)}
    >
      <option value="">{props.all}</option>
      {props.values.map((value) => (
        <option key={value} value={value}>
          {value}
        </option>
      ))}
    </select>
  )
}

export function CardPicker({ title, game, ids, chosen, onChange, onClose }: Given) {
  const t = useText()
  const { lang } = useSettings()
  const other = lang === 'de' ? 'en' : 'de'
  const ui = useUi(game.id)
  const [query, setQuery] = useState('')
  const [deck, setDeck] = useState('')
  const [kind, setKind] = useState('')
  const [onlyChosen, setOnlyChosen] = useState(false)
  const wanted = useDeferredValue(query.trim())
  const kindOf = (card: PageCard): string => ui?.deck?.(card, lang, game.text) ?? ''
  const cards = useMemo(() => {
    const offered = new Set([...ids, ...chosen])
    return game.cards
      .filter(({ id }) => offered.has(id))
      .map((card) => ({ card, said: `${card.deck}${card.id} ${card.name.de} ${card.name.en} ${toText(card.text)}` }))
      .sort((a, b) => a.card.name[lang].localeCompare(b.card.name[lang], lang))
  }, [game, ids, chosen, lang])
  const has = finder(wanted)
  const found = cards.filter(
    ({ card, said }) =>
      (has === null || has(said)) &&
      (deck === '' || card.deck === deck) &&
      (kind === '' || kindOf(card) === kind) &&
      (!onlyChosen || chosen.includes(card.id)),
  )
  const toggle = (id: string) => onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  const different = (read: (card: PageCard) => string) => [...new Set(cards.map(({ card }) => read(card)))].sort()
  return (
    <Modal title={title} open onClose={onClose} wide>
      <div className="picker">
        <div className="row wrap filters">
          <input
            type="search"
            className="field search"
            value={query}
            placeholder={t.cards.search}
            aria-label={t.cards.search}
            onChange={(event) => setQuery(event.target.value)}
          />
          <Narrow
            label={t.cards.deck}
            all={t.cards.all}
            value={deck}
            values={different(({ deck: d }) => d)}
            on={setDeck}
          />
          <Narrow label={t.picking.kind} all={t.picking.all} value={kind} values={different(kindOf)} on={setKind} />
        </div>
        <div className="row wrap picker-state">
          <span className="cap" role="status">
            {found.length === 0 ? t.cards.none : t.cards.found(found.length)}
          </span>
          {(chosen.length > 0 || onlyChosen) && (
            <>
              <label className="picker-only">
                <input type="checkbox" checked={onlyChosen} onChange={() => setOnlyChosen(!onlyChosen)} />
                {t.picking.chosen(chosen.length)}
              </label>
              <button
                type="button"
                className="btn quiet small"
                onClick={() => {
                  onChange([])
                  setOnlyChosen(false)
                }}
              >
                {t.picking.clear}
              </button>
            </>
          )}
        </div>
        <ul className="picker-list">
          {found.map(({ card }) => (
            <li key={card.id}>
              <label className={chosen.includes(card.id) ? 'is-chosen' : ''}>
                <input type="checkbox" checked={chosen.includes(card.id)} onChange={() => toggle(card.id)} />
                <span className="picker-name">
                  <b>{card.name[lang]}</b> <i lang={other}>{card.name[other]}</i>
                </span>
                <span className="cap picker-no">
                  {card.deck}
                  {card.id}
                </span>
                <small>
                  <Words sentence={card.text} still />
                </small>
              </label>
            </li>
          ))}
        </ul>
        <button type="button" className="btn primary picker-done" onClick={onClose}>
          {t.picking.done}
        </button>
      </div>
    </Modal>
  )
}
