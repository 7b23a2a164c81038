/** Attempts at deals of the day that are kept on this device. */

import { hex } from '../link/device/store.ts'

/** `points` once it is over: the table may be cleared away, the result stays. */
export interface KeptAttempt {
  readonly game: string
  readonly mode: string
  readonly day: string
  readonly table: string
  readonly points?: number
  /** Played with advice. */
  readonly advice?: boolean
}

export interface KeptDaily {
  /** What the seeds of this device are made from. */
  readonly secret: string
  readonly attempts: readonly KeptAttempt[]
}

const PLACE = 'dorfplatz.daily'

function read(): KeptDaily | null {
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? '') as KeptDaily
    return typeof found.secret === 'string' && Array.isArray(found.attempts) ? found : null
  } catch {
    return null
  }
}

export const loadDaily = (): KeptDaily => read() ?? saveDaily({ secret: hex(32), attempts: [] })

export function saveDaily(value: KeptDaily): KeptDaily {
  try {
    localStorage.setItem(PLACE, JSON.stringify(value))
  } catch {
    // A browser that keeps nothing: the attempt is still a table.
  }
  return value
}

/** Somebody has asked for advice at a table: an attempt there bears a lantern from now on. */
export function noteAdvice(table: string): void {
  const found = read()
  if (found === null || !found.attempts.some((attempt) => attempt.table === table)) return
  const attempts = found.attempts.map((attempt) => (attempt.table === table ? { ...attempt, advice: true } : attempt))
  saveDaily({ ...found, attempts })
}

/** Two tabs of one device change it one after the other. */
export const daylock = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? (navigator.locks.request(PLACE, work) as Promise<T>) : work()
