/** A card under the pointer or the focus, laid larger over the hand so that all of it can be read. */

import type { BoardProps, GameUi } from '@dorfplatz/ui'
import { useRef, useState } from 'react'
import { CardFace } from '../../parts/CardFace.tsx'

interface Place {
  readonly id: string
  readonly left: number
  readonly bottom: number
}

/** Long enough that a pointer on its way elsewhere opens nothing. */
const PAUSE = 220
const WIDTH = 300
const MARGIN = 8
/** Leaves the card's button free. */
const FOOT = 40

function placeOf(id: string, slot: HTMLElement): Place {
  const box = slot.getBoundingClientRect()
  const middle = box.left + box.width / 2 - WIDTH / 2
  return {
    id,
    left: Math.max(MARGIN, Math.min(middle, window.innerWidth - WIDTH - MARGIN)),
    bottom: window.innerHeight - box.bottom + FOOT,
  }
}

export function useReading() {
  const [at, setAt] = useState<Place | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const close = () => {
    if (timer.current !== null) clearTimeout(timer.current)
    timer.current = null
    setAt(null)
  }
  return {
    at,
    on: (id: string) => ({
      onPointerEnter: (event: React.PointerEvent<HTMLElement>) => {
        if (event.pointerType !== 'mouse') return
        const slot = event.currentTarget
        close()
        timer.current = setTimeout(() => setAt(placeOf(id, slot)), PAUSE)
      },
      onPointerLeave: close,
      onFocus: (event: React.FocusEvent<HTMLElement>) => {
        if (event.target.matches(':focus-visible')) setAt(placeOf(id, event.currentTarget))
      },
      onBlur: close,
    }),
  }
}

export function Reading({
  at,
  board,
  ui,
  beside = false,
}: {
  at: Place | null
  board: BoardProps
  ui: GameUi
  /** Laid over the foot of the rail, where it covers nothing one plays with. */
  beside?: boolean
}) {
  const card = at === null ? undefined : board.card(at.id)
  if (at === null || card === undefined) return null
  const Drawn = ui.Card
  return (
    <div
      className={beside ? 'reading beside' : 'reading'}
      aria-hidden="true"
      style={beside ? undefined : { left: at.left, bottom: at.bottom, width: WIDTH }}
    >
      {Drawn === undefined ? (
        <CardFace card={card} lang={board.lang} />
      ) : (
        <Drawn {...board} id={at.id} dim={false} size="zoom" />
      )}
    </div>
  )
}
