/** What stands in front: the board that the question at hand is about, until somebody looks at another. */

import type { Part } from '@dorfplatz/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { motionPace, settings } from '../../app/settings.ts'
import { LANDED } from '../../motion/perform.ts'

/** On narrow pages one thing at a time is shown, behind tabs. */
export type Tab = 'board' | 'mine' | 'hand' | 'log'

interface Front {
  /** `board`, `mine`, or a seat whose boards are looked at. */
  readonly front: string
  readonly tab: Tab
  readonly setFront: (front: string) => void
  readonly setTab: (tab: Tab) => void
}

/** `wish` is the part that the question at hand is about; null where it does not matter. */
export function useFront(game: string, wish: Part | 'log' | null): Front {
  const [front, setFront] = useState<string>(() => settings().front[game] ?? 'board')
  /** A hand that came by itself also goes by itself; who turned to it stays there. */
  const [shown, setShown] = useState<{ readonly tab: Tab; readonly brought: boolean }>({ tab: 'board', brought: false })
  const setTab = useCallback((tab: Tab) => setShown({ tab, brought: false }), [])
  const [heard, setHeard] = useState<typeof wish>(null)
  /** What the last question was about, also while others are asked. */
  const asked = useRef<typeof wish>(null)
  /** Waits for what travels to the board in front: that arrives before another takes its place. */
  const [due, setDue] = useState<typeof wish>(null)
  const bring = useCallback((part: Part | 'log') => {
    setDue(null)
    if (part === 'board' || part === 'mine') setFront(part)
    // Who reads the hand stays there for the next question of its kind; where another board is asked about, it comes.
    const isNews = asked.current !== part
    asked.current = part
    setShown((now) =>
      now.tab === 'board' || now.tab === 'mine' || now.brought || (now.tab === 'hand' && isNews)
        ? { tab: part, brought: true }
        : now,
    )
  }, [])
  if (wish !== heard) {
    setHeard(wish)
    // Where nothing travels one picture shows both the move and the board of the next question.
    if (wish !== null && motionPace() === 0) bring(wish)
    else setDue(wish)
  }
  useEffect(() => {
    if (due === null) return
    const timer = setTimeout(bring, LANDED * motionPace(), due)
    return () => clearTimeout(timer)
  }, [due, bring])
  return { front, tab: shown.tab, setFront, setTab }
}
