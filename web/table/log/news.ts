/** What happened since the last visit, move by move: the table as it stood after each, within what one may know. */

import type { View } from '@dorfplatz/kernel'
import type { Line } from '@dorfplatz/protocol'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSettings } from '../../app/settings.ts'
import type { TableLink } from '../../link/link.ts'
import { keptLines } from './Log.tsx'

/** As many moves as somebody might still want to see one by one. */
const MOST = 60
const HOLD = { off: 600, fast: 300, normal: 600 }

/** Moves of others after a line of the log, newest last. */
export function newsOf(log: readonly Line[], seen: number, me: number | null): readonly Line[] {
  return keptLines(log)
    .filter((line) => line.seq > seen && line.seat !== me && line.events.length > 0)
    .slice(-MOST)
}

interface Shown {
  /** Which move; -1 is the table before the first. */
  readonly step: number
  /** Null where the table does not show its past: then only the words are told. */
  readonly view: View | null
  /** Not the move after the one shown before: nothing travels. */
  readonly jump: boolean
}

export interface News {
  readonly lines: readonly Line[]
  /** Null while the table is shown as it is. */
  readonly shown: Shown | null
  readonly playing: boolean
  /** Nothing travels when the table is shown as it is again, unless the last move was on show. */
  readonly jump: boolean
  readonly play: () => void
  readonly pause: () => void
  readonly go: (step: number) => void
  readonly close: () => void
}

/** A table of the past is only looked at. */
const still = (view: View): View => ({ ...view, decisions: [], anytime: [] })

export function useNews(link: TableLink, live: View, log: readonly Line[], seen: number): News {
  const { speed } = useSettings()
  const { as } = live
  const me = as === 'spectator' ? null : as
  // What was new when the table was opened; later moves are seen as they happen.
  const [first, setFirst] = useState(() => newsOf(log, seen, me))
  const [shown, setShown] = useState<Shown | null>(null)
  const [playing, setPlaying] = useState(false)
  const [jump, setJump] = useState(false)
  const asked = useRef(0)

  const acts = useMemo(() => {
    const show = async (step: number, before: number | null): Promise<void> => {
      const line = first[Math.max(0, step)]
      if (line === undefined) return
      const turn = ++asked.current
      const moment = await link.at(as, step < 0 ? line.position - 1 : line.position).catch(() => null)
      if (turn !== asked.current) return
      setShown({
        step,
        view: moment === null ? null : still(moment.view),
        jump: before === null || step !== before + 1,
      })
    }
    return { show }
  }, [first, link, as])

  const close = useCallback(() => {
    asked.current++
    setPlaying(false)
    setJump(shown === null || shown.step + 1 < first.length || first.at(-1)?.position !== live.seq)
    setShown(null)
    setFirst([])
  }, [shown, first, live.seq])

  // One move after the other, each long enough to be followed; the last one stands until it is read.
  useEffect(() => {
    if (!playing || shown === null) return
    if (shown.step + 1 >= first.length) {
      setPlaying(false)
      return
    }
    const timer = setTimeout(() => void acts.show(shown.step + 1, shown.step), HOLD[speed])
    return () => clearTimeout(timer)
  }, [playing, shown, first, acts, speed])

  return {
    lines: first,
    shown,
    playing,
    jump: shown?.jump ?? jump,
    play: () => {
      const begin = shown === null || shown.step + 1 >= first.length ? acts.show(-1, null) : Promise.resolve()
      void begin.then(() => setPlaying(true))
    },
    pause: () => setPlaying(false),
    go: (step) => {
      setPlaying(false)
      void acts.show(step, shown?.step ?? null)
    },
    close,
  }
}
