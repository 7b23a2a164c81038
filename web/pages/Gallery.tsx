/** Cards side by side, each opened large by a press. */

import type { Lang } from '@dorfplatz/kernel'
import type { GameUi, PageCard } from '@dorfplatz/ui'
import { memo, useState } from 'react'
import { CardFace } from '../parts/CardFace.tsx'
import { kit } from '../parts/kit.ts'
import { Modal } from '../parts/Modal.tsx'
import { useText } from '../text/index.ts'

interface GalleryProps {
  readonly cards: readonly PageCard[]
  readonly all: ReadonlyMap<string, PageCard>
  readonly lang: Lang
  readonly text: unknown
  readonly Drawn: GameUi['Card']
}

type FaceProps = Omit<GalleryProps, 'cards'> & { readonly card: PageCard; readonly size: 'tile' | 'zoom' }

function Face({ card, all, lang, text, Drawn, size }: FaceProps) {
  return Drawn === undefined ? (
    <CardFace card={card} lang={lang} />
  ) : (
    <Drawn id={card.id} lang={lang} text={text} kit={kit} card={(no) => all.get(no)} dim={false} size={size} />
  )
}

/** Drawn once, however many follow or whichever is opened. */
const Tile = memo(function Tile({ open, ...face }: Omit<FaceProps, 'size'> & { readonly open: (id: string) => void }) {
  const t = useText()
  const { card, lang } = face
  return (
    <div className="gallery-card">
      <Face {...face} size="tile" />
      <button
        type="button"
        className="gallery-open"
        aria-label={t.table.readCard(card.name[lang])}
        onClick={() => open(card.id)}
      />
    </div>
  )
})

export function Gallery({ cards, ...drawn }: GalleryProps) {
  const [opened, setOpened] = useState<string | null>(null)
  const card = opened === null ? undefined : drawn.all.get(opened)
  return (
    <>
      <div className="gallery">
        {cards.map((one) => (
          <Tile key={one.id} card={one} open={setOpened} {...drawn} />
        ))}
      </div>
      <Modal
        title={<span className="sr-only">{card?.name[drawn.lang] ?? ''}</span>}
        open={card !== undefined}
        onClose={() => setOpened(null)}
      >
        {card !== undefined && <Face {...drawn} card={card} size="zoom" />}
      </Modal>
    </>
  )
}
