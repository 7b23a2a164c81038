/** What would end a turn, or draw or reveal something, says so before it is pressed: then that press is the confirmation. */

import { type Answer, type Decision, PASS, type View } from '@dorfplatz/kernel'
import { useEffect, useState } from 'react'
import { isRefused, type Preview, type Refused } from '../../link/link.ts'
import { SECOND_LOOK_MS, type Turn } from './turn.ts'

export interface Foreseen {
  /** What is to be sent: the answers themselves, and windows behind them that are passed over anyway. */
  readonly answers: readonly Answer[]
  /** They draw or reveal something; otherwise they only leave nothing open. */
  readonly reveals: boolean
  /** Since when this is said. */
  readonly at: number
}

/** Who presses one thing after the other does not wait for what comes of them. */
const PAUSE_MS = 200

/** More windows one after the other are no foresight any more. */
const MOST_WINDOWS = 8

/** Of a preview, what is looked at. */
type Looked = Pick<Preview, 'reveals'> & { readonly view: Pick<View, 'decisions'> }

/** The answers up to the one that reveals something or leaves nothing open; null where none of them does. */
export async function ending(
  answers: readonly Answer[],
  preview: (answers: readonly Answer[]) => Promise<Looked | Refused>,
  isPassedOver: (decision: Decision) => boolean,
  closes: (answers: readonly Answer[], after: Looked['view']) => boolean,
): Promise<Pick<Foreseen, 'answers' | 'reveals'> | null> {
  let all = answers
  for (let windows = 0; windows <= MOST_WINDOWS; windows++) {
    const seen = await preview(all)
    if (isRefused(seen)) return null
    if (seen.reveals) return { answers: all, reveals: true }
    const [next] = seen.view.decisions
    if (next === undefined || !isPassedOver(next))
      return closes(all, seen.view) ? { answers: all, reveals: false } : null
    all = [...all, { to: next.id, choice: PASS }]
  }
  return null
}

/** Whether a press was made with the eye in sight; the second half of a double click was not. */
export const isLookedAt = (foreseen: Foreseen, clicks: number, now: number): boolean =>
  clicks !== 2 && now - foreseen.at >= SECOND_LOOK_MS

/** Whether the answers end the turn after those that are staged, and reveal something; null where not, or not known yet. */
export function useForesight(
  turn: Turn,
  answers: readonly Answer[] | null,
  isPassedOver: (decision: Decision) => boolean,
): Foreseen | null {
  const { preview, closes, staged, view } = turn
  const key = answers === null ? '' : JSON.stringify([view.seq, staged, answers])
  const [seen, setSeen] = useState<(Foreseen & { readonly key: string }) | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when the same answers mean something else.
  useEffect(() => {
    if (answers === null) return
    let waits = true
    const ask = setTimeout(() => {
      const told = (end: Awaited<ReturnType<typeof ending>>) => {
        if (waits && end !== null) setSeen({ key, ...end, at: performance.now() })
      }
      // What cannot be foreseen is confirmed by a press of its own.
      ending(answers, preview, isPassedOver, closes).then(told, () => undefined)
    }, PAUSE_MS)
    return () => {
      waits = false
      clearTimeout(ask)
    }
  }, [key, preview, closes])
  return seen !== null && seen.key === key ? seen : null
}
