/** The one place that finishes a step: a form that is being filled in takes it, from wherever it is drawn. */

import type { FinishProps } from '@dorfplatz/ui'
import { createContext, useContext, useLayoutEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '../../parts/Icon.tsx'

interface Place {
  readonly element: HTMLElement | null
  /** Takes the place, and gives back what returns it. */
  readonly take: () => () => void
}

export const FinishPlace = createContext<Place>({ element: null, take: () => () => undefined })

/** Where the place is, and whether somebody has taken it. */
export function useFinishPlace() {
  const [element, put] = useState<HTMLElement | null>(null)
  const [takers, setTakers] = useState(0)
  const place = useMemo<Place>(
    () => ({
      element,
      take: () => {
        setTakers((n) => n + 1)
        return () => setTakers((n) => n - 1)
      },
    }),
    [element],
  )
  return { place, put, taken: takers > 0 }
}

export function Finish({ onPress, icon = 'check', danger = false, off = false, option, children }: FinishProps) {
  const { element, take } = useContext(FinishPlace)
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
      <Icon name={icon} />
      <span>{children}</span>
    </button>,
    element,
  )
}
