/** A whole game by keyboard: digits choose, 0 or Enter says enough and confirms, Backspace or Z takes back; letters turn to parts. */

import type { Option } from '@dorfplatz/ui'
import { useEffect, useRef } from 'react'
import { settings } from '../../app/settings.ts'
import type { Turn } from '../turn/turn.ts'

/** A sheet lies over the table: what is pressed is not meant for what is below it, wherever the focus is. */
export const isCovered = (): boolean => document.querySelector('.scrim') !== null

const PRESSABLE = 'button, a, summary, [role=button], [role=tab]'

export function useKeys(options: readonly Option[], turn: Turn, end: (clicks: number) => void): void {
  const latest = useRef({ options, turn, end })
  latest.current = { options, turn, end }
  useEffect(() => {
    /** What was pressed by pointer last has the focus of that: whoever then presses Enter does not mean it again. */
    let clicked: EventTarget | null = null
    const onPointer = (event: PointerEvent) => {
      clicked = event.target instanceof Element ? event.target.closest(PRESSABLE) : null
    }
    const onFocus = (event: FocusEvent) => {
      if (event.target !== clicked) clicked = null
    }
    const onKey = (event: KeyboardEvent) => {
      if (!settings().keys || isCovered()) return
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      const target = event.target as HTMLElement | null
      // The note that says why not lies beside the table: what is pressed there is meant for the table.
      if (target?.closest('input, textarea, select, [role=dialog]:not(.whynote)')) return
      const now = latest.current
      // Enter presses what the focus is on, where that can be pressed.
      const focused = target?.closest(PRESSABLE) ?? null
      const pressed = event.key === 'Enter' && focused !== null && !(focused === clicked && now.turn.whole)
      // Held down a key says its thing once: what comes next may not be meant.
      if (event.key === 'Backspace' || event.key.toLowerCase() === 'z') {
        event.preventDefault()
        if (!event.repeat) now.turn.undo()
        return
      }
      if (event.repeat) return
      if (event.key === '0' || (event.key === 'Enter' && !pressed)) {
        // A click on what has the focus would follow.
        event.preventDefault()
        if (now.turn.whole) now.turn.confirm()
        else now.end(0)
        return
      }
      const n = Number(event.key)
      if (!Number.isInteger(n) || n < 1 || event.key.length !== 1) return
      const option = now.options[n - 1]
      if (option !== undefined) now.turn.choose(option.answer)
    }
    window.addEventListener('pointerdown', onPointer, { capture: true })
    window.addEventListener('focusin', onFocus)
    window.addEventListener('keydown', onKey)
    return () => {
      window.removeEventListener('pointerdown', onPointer, { capture: true })
      window.removeEventListener('focusin', onFocus)
      window.removeEventListener('keydown', onKey)
    }
  }, [])
}

/** Letters that turn to a part of the table. */
export function useLetters(deeds: { readonly [letter: string]: () => void }): void {
  const latest = useRef(deeds)
  latest.current = deeds
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!settings().keys || isCovered() || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return
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
