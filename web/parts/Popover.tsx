/** A popover at the place it is about: one at a time, closed by Esc, by a press elsewhere, or by itself. */

import type { PopoverProps } from '@dorfplatz/ui'
import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useText } from '../text/index.ts'
import { Icon } from './Icon.tsx'
import { placed } from './placing.ts'

/** Whoever opens one closes the other. */
let closeOpen: (() => void) | null = null

const GAP = 10

/** Things in a row with others say `data-beside`: nothing of their row is covered. */
function lay(pop: HTMLElement, thing: Element): void {
  const { x, y, width: w, height: h } = thing.getBoundingClientRect()
  const page = { w: window.innerWidth, h: window.innerHeight }
  const at = placed(
    { x, y, w, h },
    { w: pop.offsetWidth, h: pop.offsetHeight },
    page,
    GAP,
    thing.matches('[data-beside]'),
  )
  pop.dataset.side = at.side
  pop.style.left = `${at.x}px`
  pop.style.top = `${at.y}px`
  pop.style.setProperty('--tip', `${at.tip}px`)
}

export function Popover({ at, title, onClose, still = false, children }: PopoverProps) {
  const t = useText()
  const name = useId()
  const pop = useRef<HTMLDivElement>(null)
  const latest = useRef({ at, onClose })
  latest.current = { at, onClose }
  // Whatever is drawn anew may have moved the thing or changed the size of what hangs at it.
  useLayoutEffect(() => {
    const thing = at()
    if (pop.current !== null && thing !== null) lay(pop.current, thing)
  })
  useEffect(() => {
    const { current: own } = pop
    const close = () => latest.current.onClose()
    closeOpen?.()
    closeOpen = close
    const again = () => {
      const thing = latest.current.at()
      if (own === null) return
      if (thing === null) close()
      else lay(own, thing)
    }
    const onPress = (event: PointerEvent) => {
      if (!(event.target instanceof Element) || own?.contains(event.target) === true) return
      // What is filled in here is finished in the banner.
      if (event.target.closest('.slots') !== null) return
      if (latest.current.at()?.contains(event.target) !== true) close()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      const thing = latest.current.at()
      close()
      const focus = thing?.matches('button') === true ? thing : (thing?.querySelector('button') ?? null)
      if (focus instanceof HTMLElement) focus.focus({ preventScroll: true })
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    window.addEventListener('resize', again)
    window.addEventListener('scroll', again, true)
    // Who came by keyboard goes on inside.
    if (!still && document.activeElement?.matches(':focus-visible') === true) {
      const first = own?.querySelector<HTMLElement>('button:not([disabled], [tabindex="-1"], .popclose)')
      const inside = own?.querySelector<HTMLElement>('.amounts-do') ?? first
      inside?.focus({ preventScroll: true })
    }
    return () => {
      if (closeOpen === close) closeOpen = null
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
      window.removeEventListener('resize', again)
      window.removeEventListener('scroll', again, true)
    }
  }, [still])
  return createPortal(
    <div ref={pop} className="popover" role="dialog" aria-labelledby={name}>
      <div className="pophead">
        <h3 id={name}>{title}</h3>
        <button type="button" className="popclose" aria-label={t.table.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </div>,
    document.body,
  )
}
