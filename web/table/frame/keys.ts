/** A whole game by keyboard: digits choose, 0 or Enter says enough and confirms, Backspace or Z takes back; letters turn to parts. */

import type { Option } from '@dorfplatz/ui'
import { useEffect, useRef } from 'react'
import { settings } from '../../app/settings.ts'
import type { Turn } from '../turn/turn.ts'

export function useKeys(options: readonly Option[], turn: Turn, end: (clicks: number) => void): void {
  const latest = useRef({ options, turn, end })
  latest.current = { options, turn, end }
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!settings().keys) return
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      const target = event.target as HTMLElement | null
      if (target?.closest('input, textarea, select, [role=dialog]')) return
      const now = latest.current
      // Enter presses what the focus is on, where that can be pressed.
      const pressed = event.key === 'Enter' && target?.closest('button, a, summary, [role=button], [role=tab]') != null
      // Held down a key says its thing once: what comes next may not be meant.
      if (event.key === 'Backspace' || event.key.toLowerCase() === 'z') {
        event.preventDefault()
        if (!event.repeat) now.turn.undo()
        return
      }
      if (event.repeat) return
      if (event.key === '0' || (event.key === 'Enter' && !pressed)) {
        if (now.turn.whole) now.turn.confirm()
        else now.end(0)
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

/** Letters that turn to a part of the table. */
export function useLetters(deeds: { readonly [letter: string]: () => void }): void {
  const latest = useRef(deeds)
  latest.current = deeds
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!settings().keys || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (event.target instanceof Element && event.target.closest('input, textarea, select, [role=dialog]') !== null)
        return
      const deed = latest.current[event.key.toLowerCase()]
      if (deed === undefined) return
      event.preventDefault()
      deed()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}
