/** Moments at which somebody does not want to be asked about cards: kept for a table, in this browser. */

import { type Decision, jsonEqual, jsonIncludes, PASS } from '@dorfplatz/kernel'
import type { GameUi } from '@dorfplatz/ui'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Turn } from './turn.ts'

const KEY = 'dorfplatz.stops.'

export interface Passing {
  /** Moments that are passed over. */
  readonly never: readonly string[]
  /** All are passed over until this one comes. */
  readonly until: string | null
}

const NOTHING: Passing = { never: [], until: null }

export function readPassing(kept: unknown): Passing {
  if (typeof kept !== 'object' || kept === null || !('never' in kept) || !('until' in kept)) return NOTHING
  const { never, until } = kept
  if (!Array.isArray(never)) return NOTHING
  return {
    never: never.filter((stop): stop is string => typeof stop === 'string'),
    until: typeof until === 'string' ? until : null,
  }
}

function kept(table: string): Passing {
  try {
    return readPassing(JSON.parse(localStorage.getItem(KEY + table) ?? 'null'))
  } catch {
    return NOTHING
  }
}

/** Whether a window is passed over; what one waits for ends the waiting. */
export function passesOver({ never, until }: Passing, stop: string | null): boolean {
  if (stop === null || stop === until) return false
  return until !== null || never.includes(stop)
}

/** The moment of the question at hand, where it is a window that may be passed over. */
export function stopOf(decision: Decision | undefined, ui: Pick<GameUi, 'stops'>): string | null {
  if (decision === undefined || !jsonIncludes(decision.choices ?? [], PASS)) return null
  return ui.stops?.of(decision) ?? null
}

export interface StopsSet {
  readonly passing: Passing
  /** The moment of the window that is open; null where none is. */
  readonly here: string | null
  set(passing: Passing): void
}

/** Passes over windows at moments that were switched off. One that comes back by an undo is asked. */
export function useStops(turn: Turn, ui: Pick<GameUi, 'stops'>, table: string, acts: boolean): StopsSet {
  const [passing, setPassing] = useState(() => kept(table))
  const [decision] = turn.view.decisions
  const here = stopOf(decision, ui)
  const over = acts && passesOver(passing, here)
  /** Windows that were open before: by an undo they come back. */
  const seen = useRef(new Set<string>())
  const now = useRef<{ readonly id: string | undefined; readonly again: boolean }>({ id: undefined, again: false })
  const tried = useRef('')
  const { choose, answered, staged } = turn
  const set = useCallback(
    (next: Passing) => {
      setPassing(next)
      try {
        localStorage.setItem(KEY + table, JSON.stringify(next))
      } catch {
        // A browser that keeps nothing asks again after it is loaded anew.
      }
    },
    [table],
  )
  const id = decision?.id
  // What would reveal something waits to be confirmed, and its window stays open: passed over again, nobody could confirm it.
  const waits = id !== undefined && jsonEqual(staged.at(-1), { to: id, choice: PASS })
  useEffect(() => {
    if (now.current.id !== id) now.current = { id, again: id !== undefined && seen.current.has(id) }
    if (id === undefined) return
    seen.current.add(id)
    // While an answer is on its way none is taken: tried once more when it has come back.
    const attempt = `${id} ${answered}`
    if (!over || waits || now.current.again || tried.current === attempt) return
    tried.current = attempt
    choose({ to: id, choice: PASS })
  }, [over, waits, id, choose, answered])
  const reached = passing.until !== null && here === passing.until
  useEffect(() => {
    if (reached) set({ ...passing, until: null })
  }, [reached, passing, set])
  return useMemo(() => ({ passing, here, set }), [passing, here, set])
}
