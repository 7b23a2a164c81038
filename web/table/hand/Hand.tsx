/** The hand: readable cards; playable ones come first and carry a button, the others answer why not. */

import { toText } from '@dorfplatz/kernel'
import type { BoardProps, CardProps, GameUi } from '@dorfplatz/ui'
import { memo, useContext, useRef } from 'react'
import { change, useSettings } from '../../app/settings.ts'
import { CardFace } from '../../parts/CardFace.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { keyed } from '../../parts/keyed.ts'
import { SpeechContext } from '../../parts/Words.tsx'
import { useText } from '../../text/index.ts'
import { cardOption, deedOf } from '../turn/options.ts'
import { playAnswer } from './order.ts'
import { useOverflow } from './overflow.ts'
import { Reading, useReading } from './Reading.tsx'

/** A card of the hand as it is drawn: drawn anew only when the card itself looks otherwise. */
const Face = memo(function Face({ Drawn, ...props }: CardProps & { Drawn: GameUi['Card'] }) {
  const card = props.card(props.id)
  if (card === undefined) return null
  return Drawn === undefined ? <CardFace card={card} lang={props.lang} dim={props.dim} /> : <Drawn {...props} />
})

export const Hand = memo(function Hand({
  board,
  ui,
  cards,
}: {
  board: BoardProps
  ui: GameUi
  cards: readonly string[]
}) {
  const t = useText()
  const { folded } = useSettings()
  const { openCard } = useContext(SpeechContext)
  const reading = useReading()
  const fan = useRef<HTMLUListElement>(null)
  const playable = new Map(cards.map((card) => [card, cardOption(card, board.options, ui)]))
  const count = [...playable.values()].filter((o) => o !== undefined).length
  const chosen = [...playable.values()].find((o) => o !== undefined)
  const asked = chosen === undefined ? 'play' : (deedOf(chosen, ui) ?? 'play')
  const title = asked === 'take' ? t.table.packet : t.table.hand
  const sorted = [...cards].sort(
    (a, b) => Number(playable.get(a) === undefined) - Number(playable.get(b) === undefined),
  )
  const drawn = `${board.lang} ${folded} ${sorted.join()}`
  useOverflow(fan, drawn)
  const face = { lang: board.lang, text: board.text, kit: board.kit, card: board.card }
  return (
    <section className={`hand${folded ? ' folded' : ''}`} aria-label={title}>
      <header className="hand-head">
        <h2>
          <Icon name="cards" />
          {title}
        </h2>
        <small>
          {asked === 'take'
            ? t.table.packetCount(count, cards.length - count)
            : t.table.handCount(cards.length, count, asked === 'play')}
        </small>
        <button
          type="button"
          className="iconbtn fold"
          aria-expanded={!folded}
          aria-label={folded ? t.table.unfoldHand : t.table.foldHand}
          onClick={() => change({ folded: !folded })}
        >
          <Icon name="up" className={folded ? '' : 'down'} />
        </button>
      </header>
      {!folded && (
        <ul className="fan" ref={fan} data-pile="hand">
          {keyed(sorted, String).map(({ key, item: id }) => {
            const card = board.card(id)
            const option = playable.get(id)
            if (card === undefined) return null
            const deed = t.table.deeds[(option && deedOf(option, ui)) ?? 'play']
            const name = card.name[board.lang]
            return (
              <li
                className={option?.chosen === true ? 'slotc is-chosen' : 'slotc'}
                key={key}
                data-piece={`card:${id}`}
                {...reading.on(id)}
              >
                <Face Drawn={ui.Card} id={id} dim={option === undefined} size="hand" {...face} />
                <button
                  type="button"
                  className="readcard"
                  aria-label={t.table.readCard(name)}
                  onClick={() => openCard?.(id)}
                />
                {option !== undefined ? (
                  <button
                    type="button"
                    className="btn small play"
                    aria-pressed={option.chosen}
                    aria-label={`${deed}: ${name}. ${toText(card.text)}`}
                    onClick={() => board.choose(option.answer)}
                  >
                    {option.chosen && <Icon name="check" />}
                    {deed}
                  </button>
                ) : (
                  <button
                    type="button"
                    className="why"
                    aria-label={`${t.table.whyNot} ${name}`}
                    onClick={() => board.why(playAnswer(board, ui, id))}
                  >
                    <Icon name="whynot" />
                    {t.table.whyNot}
                  </button>
                )}
              </li>
            )
          })}
        </ul>
      )}
      <Reading at={reading.at} board={board} ui={ui} />
    </section>
  )
})
