/** The panel of options: a column beside the board; on a phone a sheet that rests as one line and is drawn up. */

import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { Icon } from '../../parts/Icon.tsx'
import { useText } from '../../text/index.ts'

/** So many pixels are a drag; less is a tap. */
const DRAG = 24

export function Sheet(props: {
  ref: Ref<HTMLElement>
  /** The question at hand: a new one decides anew whether the sheet is drawn up. */
  asking: string | undefined
  /** The question can be answered on the board itself, so that the sheet need not cover it. */
  onBoard: boolean
  count: number
  children: ReactNode
}) {
  const t = useText()
  const { asking, onBoard, count } = props
  const [open, setOpen] = useState(asking !== undefined && !onBoard)
  const from = useRef<number | null>(null)
  const dragged = useRef(false)
  useEffect(() => {
    // What may be done unasked need not cover the board while others move.
    setOpen(asking !== undefined && !onBoard)
  }, [asking, onBoard])
  const move = (event: React.PointerEvent) => {
    if (from.current === null) return
    const by = event.clientY - from.current
    if (Math.abs(by) < DRAG) return
    dragged.current = true
    setOpen(by < 0)
  }
  const toggle = () => {
    if (!dragged.current) setOpen(!open)
    dragged.current = false
  }
  return (
    <section
      ref={props.ref}
      tabIndex={-1}
      className={`sheet panel${open ? ' open' : ''}${count === 0 ? ' idle' : ''}`}
      aria-label={t.table.options}
    >
      <div className="panel-head">
        <h2 className="orn">
          {t.table.options} {count > 0 && <small className="num">{count}</small>}
        </h2>
        <button
          type="button"
          className="grip"
          aria-expanded={open}
          aria-label={open ? t.table.collapse : t.table.expand}
          onPointerDown={(event) => {
            from.current = event.clientY
            dragged.current = false
            event.currentTarget.setPointerCapture(event.pointerId)
          }}
          onPointerMove={move}
          onPointerUp={() => {
            from.current = null
          }}
          onClick={toggle}
        >
          <Icon name="up" className={open ? 'down' : ''} />
        </button>
      </div>
      {props.children}
    </section>
  )
}
