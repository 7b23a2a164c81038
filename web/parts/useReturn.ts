/** The way back: when a sheet is closed, the focus returns to what opened it. */

import { useMemo, useRef } from 'react'

/** On the page itself: what opened the first of several sheets, for those whose own opener went with the one before. */
let onPage: HTMLElement | null = null

export function useReturn(): { onOpenAutoFocus: () => void; onCloseAutoFocus: (event: Event) => void } {
  const opener = useRef<HTMLElement | null>(null)
  return useMemo(
    () => ({
      onOpenAutoFocus: () => {
        const { activeElement: active } = document
        if (!(active instanceof HTMLElement) || active === document.body) return
        opener.current = active
        if (active.closest('.dialog') === null) onPage = active
      },
      onCloseAutoFocus: (event: Event) => {
        event.preventDefault()
        const back = opener.current?.isConnected ? opener.current : onPage
        back?.focus({ preventScroll: true })
      },
    }),
    [],
  )
}
