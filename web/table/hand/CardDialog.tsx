/** A card named in a sentence, opened to be read. */

import type { BoardProps, GameUi } from '@dorfplatz/ui'
import { CardFace } from '../../parts/CardFace.tsx'
import { Modal } from '../../parts/Modal.tsx'

export function CardDialog(props: { id: string | null; board: BoardProps; ui: GameUi; onClose: () => void }) {
  const card = props.id === null ? undefined : props.board.card(props.id)
  const Drawn = props.ui.Card
  return (
    <Modal title={card?.name[props.board.lang] ?? ''} open={card !== undefined} onClose={props.onClose}>
      {card !== undefined &&
        (Drawn === undefined ? (
          <CardFace card={card} lang={props.board.lang} />
        ) : (
          <Drawn {...props.board} id={card.id} dim={false} size="zoom" />
        ))}
    </Modal>
  )
}
