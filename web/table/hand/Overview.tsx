/** The whole hand at once: every card with all its words, of one kind or all, in the order one likes. */

import { toText } from '@dorfplatz/kernel'
import type { BoardProps, GameUi, Option } from '@dorfplatz/ui'
import { useState } from 'react'
import { CardFace } from '../../parts/CardFace.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { keyed } from '../../parts/keyed.ts'
import { Modal } from '../../parts/Modal.tsx'
import { useText } from '../../text/index.ts'
import { cardOption, deedOf } from '../turn/options.ts'
import { inOrder, ORDERS, type Order, playAnswer } from './order.ts'

interface OverviewProps {
  readonly board: BoardProps
  readonly ui: GameUi
  readonly title: string
  readonly cards: readonly string[]
  readonly onClose: () => void
}

/** What can be done with a card; the sheet makes way for what follows. */
function Deed({ id, option, board, ui, onClose }: Omit<OverviewProps, 'cards' | 'title'> & OneCard) {
  const t = useText()
  const card = board.card(id)
  const name = card?.name[board.lang] ?? ''
  const deed = t.table.deeds[(option && deedOf(option, ui)) ?? 'play']
  const act = (doIt: () => void) => () => {
    onClose()
    doIt()
  }
  if (option !== undefined) {
    return (
      <button
        type="button"
        className="btn small primary"
        aria-label={`${deed}: ${name}. ${toText(card?.text ?? [])}`}
        onClick={act(() => board.choose(option.answer))}
      >
        {deed}
      </button>
    )
  }
  if (board.view.decisions.length === 0) return null
  const at = ui.playedAt?.(board.view, id, board.lang, board.text) ?? null
  if (at !== null) return <small className="played-at">{at}</small>
  return (
    <button
      type="button"
      className="why"
      aria-label={`${t.table.whyNot} ${name}`}
      // The note lies beside the card: whoever has read it goes on looking.
      onClick={() => board.why(playAnswer(board, ui, id))}
    >
      <Icon name="whynot" />
      {t.table.whyNot}
    </button>
  )
}

interface OneCard {
  readonly id: string
  readonly option: Option | undefined
}

export function Overview(props: OverviewProps) {
  const t = useText()
  const { board, ui, cards } = props
  const [kind, setKind] = useState('')
  const [order, setOrder] = useState<Order>('dealt')
  const Drawn = ui.Card
  const face = { lang: board.lang, text: board.text, kit: board.kit, card: board.card }
  const options = new Map(cards.map((id) => [id, cardOption(id, board.options, ui)]))
  const kindOf = (id: string): string => {
    const card = board.card(id)
    return card === undefined ? '' : (ui.deck?.(card, board.lang, board.text) ?? card.deck)
  }
  const kinds = [...new Set(cards.map(kindOf))]
  const can = (id: string): boolean => options.get(id) !== undefined
  const shown = inOrder(order, cards, (id) => board.card(id)?.name[board.lang] ?? '', kindOf, can).filter(
    (id) => kind === '' || kindOf(id) === kind,
  )
  return (
    <Modal title={props.title} open onClose={props.onClose} wide>
      <div className="row wrap filters">
        {kinds.length > 1 &&
          ['', ...kinds].map((one) => (
            <button type="button" className="tool" key={one} aria-pressed={one === kind} onClick={() => setKind(one)}>
              {one === '' ? t.cards.allKinds : one} {cards.filter((id) => one === '' || kindOf(id) === one).length}
            </button>
          ))}
        <label className="hand-order">
          {t.cards.order}
          <select className="field" value={order} onChange={(event) => setOrder(event.target.value as Order)}>
            {ORDERS.map((one) => (
              <option key={one} value={one}>
                {t.cards.orders[one]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <ul className="hand-all">
        {keyed(shown, String).map(({ key, item: id }) => {
          const card = board.card(id)
          if (card === undefined) return null
          const option = options.get(id)
          return (
            <li key={key}>
              {Drawn === undefined ? (
                <CardFace card={card} lang={board.lang} />
              ) : (
                <Drawn {...face} id={id} dim={false} size="tile" />
              )}
              <Deed {...props} id={id} option={option} />
            </li>
          )
        })}
      </ul>
    </Modal>
  )
}
