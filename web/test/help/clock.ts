/** A clock for tests. */

import type { Clock } from '../../link/pace.ts'

/** A clock that goes when it is told to. */
export function handClock(): Clock & { go(ms: number): void } {
  let now = 1000
  let due: { at: number; work: () => void }[] = []
  return {
    now: () => now,
    after: (ms, work) => {
      const entry = { at: now + ms, work }
      due.push(entry)
      return () => {
        due = due.filter((d) => d !== entry)
      }
    },
    go: (ms) => {
      const end = now + ms
      for (;;) {
        const next = due.filter((d) => d.at <= end).sort((a, b) => a.at - b.at)[0]
        if (next === undefined) break
        due = due.filter((d) => d !== next)
        now = Math.max(now, next.at)
        next.work()
      }
      now = end
    },
  }
}
