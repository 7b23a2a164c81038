/** A card opened to be read: named in a sentence, or one of the hand, with what can be done with it. */

import type { BoardProps, GameUi, Option } from '@dorfplatz/ui'
import { CardFace } from '../../parts/CardFace.tsx'
import { Modal } from '../../parts/Modal.tsx'
import { useText } from '../../text/index.ts'
import { cardOption, deedOf } from '../turn/options.ts'

interface CardDialogProps {
  readonly id: string | null
  readonly board: BoardProps
  readonly ui: GameUi
  /** The cards one holds. */
  readonly hand?: readonly string[]
  readonly onClose: () => void
}

/** What becomes of a card of the hand that is read. */
function Deed({ option, board, ui, onClose }: Omit<CardDialogProps, 'id'> & { readonly option: Option }) {
  const t = useText()
  return (
    <p className="card-doing">
      <button
        type="button"
        className="btn primary"
        onClick={() => {
          onClose()
          board.choose(option.answer)
        }}
      >
        {t.table.deeds[deedOf(option, ui) ?? 'play']}
      </button>
    </p>
  )
}

/** A card that cannot be played says why, with one's own numbers. */
function WhyNot({ card, board, ui, onClose }: Omit<CardDialogProps, 'id'> & { readonly card: string }) {
  const t = useText()
  const answer = ui.playing?.(board.view, card) ?? null
  if (answer === null) return null
  return (
    <p className="card-doing">
      <button
        type="button"
        className="btn why-card"
        onClick={() => {
          onClose()
          board.why(answer)
        }}
      >
        {t.table.whyNot}
      </button>
    </p>
  )
}

export function CardDialog(props: CardDialogProps) {
  const { board, ui, hand = [] } = props
  const card = props.id === null ? undefined : board.card(props.id)
  const Drawn = ui.Card
  /** A card's face says its name by itself. */
  const name = card?.name[board.lang] ?? ''
  const held = card !== undefined && hand.includes(card.id)
  const option = held ? cardOption(card.id, board.options, ui) : undefined
  return (
    <Modal
      title={Drawn === undefined ? name : <span className="sr-only">{name}</span>}
      open={card !== undefined}
      onClose={props.onClose}
    >
      {card !== undefined &&
        (Drawn === undefined ? (
          <CardFace card={card} lang={board.lang} />
        ) : (
          <Drawn {...board} id={card.id} dim={false} size="zoom" />
        ))}
      {option !== undefined && <Deed {...props} option={option} />}
      {held && option === undefined && board.view.decisions.length > 0 && <WhyNot {...props} card={card.id} />}
    </Modal>
  )
}
