/** Which of what happened is worth seeing for a moment, and for how long it is shown. */

import { toText, type View } from '@dorfplatz/kernel'
import type { Line } from '@dorfplatz/protocol'
import type { Beat, BoardProps, GameUi } from '@dorfplatz/ui'
import { useEffect, useRef, useState } from 'react'
import { motionPace, settings } from '../app/settings.ts'
import { sound } from './sound.ts'

/** Milliseconds at the usual pace for a title alone, for each letter of what is told below it, and for each figure. */
const BEAT_MS = 950
const LETTER_MS = 30
const FIGURE_MS = 150

type Told = Pick<BoardProps, 'lang' | 'text'>

/** The beats in the lines after one; where somebody was away for long, only the last. None of them lies over a result. */
export function beatsAfter(
  log: readonly Line[],
  seq: number,
  view: View,
  ui: GameUi,
  { lang, text }: Told,
): readonly Beat[] {
  if (view.over) return NONE
  const beats = log
    .filter((line) => line.seq > seq && line.events.length > 0)
    .flatMap((line) => ui.beats?.(line.events, view, lang, text) ?? [])
  return beats.length > MOST ? beats.slice(-1) : beats
}

/** A harvest in three, the end of its round, and the next. */
const MOST = 6

/** How long a beat stands: as long as it is read. Who only wants less motion sees it without any. */
function holdOf({ told, figures = [] }: Pick<Beat, 'told' | 'figures'>): number {
  const pace = motionPace()
  return (BEAT_MS + LETTER_MS * toText(told).length + FIGURE_MS * figures.length) * (pace === 0 ? 1 : pace)
}

const NONE: readonly Beat[] = []

/** The beat on show. Whoever presses anything has seen enough: nothing waits for it. */
export function useBeats(log: readonly Line[], view: View, ui: GameUi, told: Told): Beat | null {
  const [queue, setQueue] = useState(NONE)
  const last = useRef<number | null>(null)
  const newest = log.at(-1)?.seq ?? 0
  const latest = useRef({ log, view, ui, told })
  latest.current = { log, view, ui, told }
  useEffect(() => {
    const before = last.current
    last.current = newest
    if (before === null || newest <= before || document.hidden || settings().speed === 'off') return
    const now = latest.current
    const more = beatsAfter(now.log, before, now.view, now.ui, now.told)
    if (more.length > 0) setQueue((rest) => [...rest, ...more])
  }, [newest])
  const [first = null] = queue
  // The result is looked at without anything over it.
  const shown = view.over ? null : first
  useEffect(() => {
    if (shown === null) return
    sound('round')
    const next = setTimeout(() => setQueue((rest) => rest.slice(1)), holdOf(shown))
    const enough = () => setQueue(NONE)
    window.addEventListener('pointerdown', enough, { capture: true })
    window.addEventListener('keydown', enough, { capture: true })
    return () => {
      clearTimeout(next)
      window.removeEventListener('pointerdown', enough, { capture: true })
      window.removeEventListener('keydown', enough, { capture: true })
    }
  }, [shown])
  return shown
}
