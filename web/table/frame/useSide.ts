/** What stands beside the boards: the list of options comes by itself only for questions that have no place, and goes again. */

import { useCallback, useState } from 'react'
import type { SideTab } from './Rail.tsx'

export interface Side {
  readonly shown: SideTab
  /** On tablets it is a drawer. */
  readonly open: boolean
  readonly show: (tab: SideTab) => void
  /** Shows the list for this question only: the next one finds what was there before. */
  readonly lend: () => void
  readonly close: () => void
}

export function useSide(asking: string | undefined, placed: boolean): Side {
  const [side, setSide] = useState<{ readonly shown: SideTab; readonly open: boolean; readonly brought: boolean }>({
    shown: 'log',
    open: false,
    brought: false,
  })
  const [heard, setHeard] = useState<string | undefined>(undefined)
  if (asking !== heard) {
    setHeard(asking)
    if (asking !== undefined && !placed) setSide({ shown: 'options', open: true, brought: true })
    else if (side.brought) setSide({ shown: 'log', open: false, brought: false })
  }
  const show = useCallback((shown: SideTab) => setSide({ shown, open: true, brought: false }), [])
  const lend = useCallback(() => setSide({ shown: 'options', open: true, brought: true }), [])
  const close = useCallback(() => setSide((now) => ({ ...now, open: false })), [])
  return { shown: side.shown, open: side.open, show, lend, close }
}
