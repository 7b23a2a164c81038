/** Plays a game by itself, move by move, as fast as one likes; the next move waits until the last one is drawn. */

import { useCallback, useEffect, useState } from 'react'

/** Moves a second. */
export const SPEEDS = [0.5, 1, 2, 4] as const

export interface Playing {
  readonly playing: boolean
  readonly speed: number
  toggle(): void
  stop(): void
  faster(): void
}

interface PlayingProps {
  readonly step: number
  readonly total: number
  /** The step that is drawn. */
  readonly drawn: number
  go(step: number): void
}

export function usePlaying({ step, total, drawn, go }: PlayingProps): Playing {
  const [playing, setPlaying] = useState(false)
  const [index, setIndex] = useState(1)
  const speed = SPEEDS[index] ?? 1
  const last = step >= total
  useEffect(() => {
    if (!playing || drawn !== step) return
    if (last) {
      setPlaying(false)
      return
    }
    const timer = setTimeout(() => go(step + 1), 1000 / speed)
    return () => clearTimeout(timer)
  }, [playing, drawn, step, last, speed, go])
  const stop = useCallback(() => setPlaying(false), [])
  return {
    playing,
    speed,
    toggle: () => {
      // Whoever plays the end again begins anew.
      if (!playing && last) go(0)
      setPlaying(!playing)
    },
    stop,
    faster: () => setIndex((index + 1) % SPEEDS.length),
  }
}
