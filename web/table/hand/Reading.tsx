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

/** A pointer that has not moved since it pressed reads nothing: another card has come to lie below it. */
const SLACK = 8

/** Where the pointer was last seen: what comes to lie below one that rests was not pointed at. */
let seen = { x: 0, y: 0 }
if (typeof window !== 'undefined')
  window.addEventListener('pointermove', ({ clientX, clientY }) => (seen = { x: clientX, y: clientY }), {
    capture: true,
    passive: true,
  })

const rests = ({ clientX, clientY }: React.PointerEvent): boolean => clientX === seen.x && clientY === seen.y

export function useReading() {
  const [at, setAt] = useState<Place | null>(null)
  const pressed = useRef({ x: -SLACK, y: -SLACK })
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
        if (rests(event) || Math.hypot(event.clientX - pressed.current.x, event.clientY - pressed.current.y) < SLACK)
          return
        const slot = event.currentTarget
        close()
        timer.current = setTimeout(() => setAt(placeOf(id, slot)), PAUSE)
      },
      onPointerDown: (event: React.PointerEvent<HTMLElement>) => {
        pressed.current = { x: event.clientX, y: event.clientY }
        close()
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
