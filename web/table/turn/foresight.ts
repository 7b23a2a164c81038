/** What would draw or reveal something says so before it is pressed: then that press is the confirmation. */

import { type Answer, type Decision, PASS, type View } from '@dorfplatz/kernel'
import { useEffect, useState } from 'react'
import { isRefused, type Preview, type Refused } from '../../link/link.ts'
import { SECOND_LOOK_MS, type Turn } from './turn.ts'

export interface Foreseen {
  /** What is to be sent: the answers themselves, and windows behind them that are passed over anyway. */
  readonly answers: readonly Answer[]
  /** Since when this is said. */
  readonly at: number
}

/** Who presses one thing after the other does not wait for what comes of them. */
const PAUSE_MS = 200

/** More windows one after the other are no foresight any more. */
const MOST_WINDOWS = 8

/** Of a preview, what is looked at. */
type Looked = Pick<Preview, 'reveals'> & { readonly view: Pick<View, 'decisions'> }

/** The answers up to the one that reveals something; null where none of them does. */
export async function revealing(
  answers: readonly Answer[],
  preview: (answers: readonly Answer[]) => Promise<Looked | Refused>,
  isPassedOver: (decision: Decision) => boolean,
): Promise<readonly Answer[] | null> {
  let all = answers
  for (let windows = 0; windows <= MOST_WINDOWS; windows++) {
    const seen = await preview(all)
    if (isRefused(seen)) return null
    if (seen.reveals) return all
    const [next] = seen.view.decisions
    if (next === undefined || !isPassedOver(next)) return null
    all = [...all, { to: next.id, choice: PASS }]
  }
  return null
}

/** Whether a press was made with the eye in sight; the second half of a double click was not. */
export const isLookedAt = (foreseen: Foreseen, clicks: number, now: number): boolean =>
  clicks !== 2 && now - foreseen.at >= SECOND_LOOK_MS

/** What the answers reveal after those that are staged; null where that is nothing, or not known yet. */
export function useForesight(
  turn: Turn,
  answers: readonly Answer[] | null,
  isPassedOver: (decision: Decision) => boolean,
): Foreseen | null {
  const { preview, staged, view } = turn
  const key = answers === null ? '' : JSON.stringify([view.seq, staged, answers])
  const [seen, setSeen] = useState<(Foreseen & { readonly key: string }) | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when the same answers mean something else.
  useEffect(() => {
    if (answers === null) return
    let waits = true
    const ask = setTimeout(() => {
      const told = (all: readonly Answer[] | null) => {
        if (waits && all !== null) setSeen({ key, answers: all, at: performance.now() })
      }
      // What cannot be foreseen is confirmed by a press of its own.
      revealing(answers, preview, isPassedOver).then(told, () => undefined)
    }, PAUSE_MS)
    return () => {
      waits = false
      clearTimeout(ask)
    }
  }, [key, preview])
  return seen !== null && seen.key === key ? seen : null
}
