/** Others' moves are shown one after the other, each long enough to be followed; what is one's own is shown at once. */

/** The time and a way to wait for it. */
export interface Clock {
  now(): number
  /** Calls back after so many milliseconds, unless called off. */
  after(ms: number, work: () => void): () => void
}

export const clock: Clock = {
  now: () => performance.now(),
  after: (ms, work) => {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
}

export interface Paced<T> {
  /** The newest value, shown or not. */
  latest(): T
  push(value: T): void
  /** Shows the newest value now. */
  skip(): void
  /** How many values still wait to be shown. */
  behind(): number
  stop(): void
}

/** From so many waiting moves on each is shown more shortly, so that one never lags far behind. */
const MANY = 5

export function paced<T>(
  first: T,
  /** Shows a value; `behind` others wait after it. */
  show: (value: T, behind: number) => void,
  /** Whether a value is a move to be looked at by itself, seen from the one before. */
  isMove: (before: T, after: T) => boolean,
  /** How long a move is looked at; 0: not at all. */
  hold: () => number,
  time: Clock = clock,
): Paced<T> {
  let latest = first
  let waiting: T[] = []
  let shownAt = Number.NEGATIVE_INFINITY
  let callOff: (() => void) | null = null

  const showNow = (value: T): void => {
    shownAt = time.now()
    show(value, waiting.length)
  }
  const flush = (): void => {
    callOff?.()
    callOff = null
    waiting = []
    showNow(latest)
  }
  const next = (): void => {
    callOff = null
    const value = waiting.shift()
    if (value === undefined) return
    showNow(value)
    wait()
  }
  const wait = (): void => {
    if (callOff !== null || waiting.length === 0) return
    const each = hold() / Math.max(1, waiting.length / MANY)
    callOff = time.after(Math.max(0, shownAt + each - time.now()), next)
  }

  return {
    latest: () => latest,
    push: (value) => {
      const move = isMove(latest, value)
      latest = value
      if (!move || hold() === 0) {
        flush()
        return
      }
      if (waiting.length === 0 && shownAt + hold() <= time.now()) {
        showNow(value)
        return
      }
      waiting.push(value)
      wait()
    },
    skip: () => {
      if (waiting.length > 0) flush()
    },
    behind: () => waiting.length,
    stop: () => {
      callOff?.()
      callOff = null
      waiting = []
    },
  }
}
