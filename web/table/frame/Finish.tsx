/** The one place that finishes a step: a form that is being filled in takes it, from wherever it is drawn. */

import type { FinishProps } from '@dorfplatz/ui'
import { createContext, useContext, useLayoutEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { Glyph } from '../../parts/Glyph.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { useText } from '../../text/index.ts'

interface Place {
  readonly element: HTMLElement | null
  /** Takes the place, and gives back what returns it. */
  readonly take: () => () => void
  /** What the form says waits for a confirmation: its button gives it. */
  readonly confirms: boolean
}

export const FinishPlace = createContext<Place>({ element: null, take: () => () => undefined, confirms: false })

/** Where the place is, and whether somebody has taken it. */
export function useFinishPlace(confirms: boolean) {
  const [element, put] = useState<HTMLElement | null>(null)
  const [takers, setTakers] = useState(0)
  const place = useMemo<Place>(
    () => ({
      element,
      take: () => {
        setTakers((n) => n + 1)
        return () => setTakers((n) => n - 1)
      },
      confirms,
    }),
    [element, confirms],
  )
  return { place, put, taken: takers > 0 }
}

export function Finish({ onPress, icon = 'check', danger = false, off = false, option, children }: FinishProps) {
  const t = useText()
  const { element, take, confirms } = useContext(FinishPlace)
  useLayoutEffect(take, [take])
  if (element === null) return null
  return createPortal(
    <button
      type="button"
      className={`btn finish ${off ? 'off' : danger ? 'danger' : 'primary'}`}
      disabled={onPress === undefined}
      data-option={option}
      aria-keyshortcuts="Enter"
      onClick={onPress}
    >
      {confirms ? <Glyph name="eye" /> : <Icon name={icon} />}
      <span>{confirms ? t.table.confirm(1) : children}</span>
    </button>,
    element,
  )
}
