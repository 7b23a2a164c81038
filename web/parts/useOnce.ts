/** Something that is sent runs once at a time: what is pressed again meanwhile is not sent again. */

import { useMemo, useRef, useState } from 'react'

export interface Once {
  readonly busy: boolean
  /** Runs it, unless something runs already; resolves to whether it did. Failures are the caller's. */
  run(work: () => Promise<unknown>): Promise<boolean>
}

/** The same without a page. `changed` hears when it begins and ends. */
export function once(changed: (busy: boolean) => void): Once['run'] {
  let running = false
  return async (work) => {
    // Asked at once, not after the next drawing: two clicks may come before it.
    if (running) return false
    running = true
    changed(true)
    try {
      await work()
    } finally {
      running = false
      changed(false)
    }
    return true
  }
}

export function useOnce(): Once {
  const [busy, setBusy] = useState(false)
  const tell = useRef(setBusy)
  const run = useMemo(() => once((now) => tell.current(now)), [])
  return { busy, run }
}
