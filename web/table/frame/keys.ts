/** A whole game by keyboard: digits choose, 0 says enough and confirms, Backspace takes back; the rest is reached with Tab and Enter. */

import type { Option } from '@dorfplatz/ui'
import { useEffect, useRef } from 'react'
import { settings } from '../../app/settings.ts'
import type { Turn } from '../turn/turn.ts'

export function useKeys(options: readonly Option[], turn: Turn, enough: Option | null): void {
  const latest = useRef({ options, turn, enough })
  latest.current = { options, turn, enough }
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!settings().keys) return
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      const target = event.target as HTMLElement | null
      if (target?.closest('input, textarea, select, [role=dialog]')) return
      const now = latest.current
      // Held down a key says its thing once: what comes next may not be meant.
      if (event.key === 'Backspace') {
        event.preventDefault()
        if (!event.repeat) now.turn.undo()
        return
      }
      if (event.repeat) return
      if (event.key === '0') {
        if (now.turn.whole) now.turn.confirm()
        else if (now.enough !== null) now.turn.finish(now.enough.answer)
        return
      }
      const n = Number(event.key)
      if (!Number.isInteger(n) || n < 1 || event.key.length !== 1) return
      const option = now.options[n - 1]
      if (option !== undefined) now.turn.choose(option.answer)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}
