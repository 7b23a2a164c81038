/** How much of something per time: token buckets by key, forgotten when full again. */

import { Fault } from './fault.ts'
import type { MessageKey } from './messages.ts'

interface Bucket {
  tokens: number
  at: number
}

export interface Limiter {
  /** False when the key has had its share. */
  take(key: string, n?: number): boolean
  /** Throws a `Fault` instead. */
  need(key: string, problem?: MessageKey): void
  /** What was taken does not count after all. */
  giveBack(key: string): void
}

/** At most `count` in `ms`, refilling evenly. */
export function limiter(count: number, ms: number): Limiter {
  const buckets = new Map<string, Bucket>()
  const rate = count / ms
  const sweep = (now: number): void => {
    if (buckets.size < 10_000) return
    for (const [key, b] of buckets) if (b.tokens + (now - b.at) * rate >= count) buckets.delete(key)
  }
  const take = (key: string, n = 1): boolean => {
    const now = performance.now()
    let bucket = buckets.get(key)
    if (bucket === undefined) {
      sweep(now)
      bucket = { tokens: count, at: now }
      buckets.set(key, bucket)
    }
    bucket.tokens = Math.min(count, bucket.tokens + (now - bucket.at) * rate)
    bucket.at = now
    if (bucket.tokens < n) return false
    bucket.tokens -= n
    return true
  }
  return {
    take,
    need: (key, problem = 'too-many') => {
      if (!take(key)) throw new Fault('too-many', problem)
    },
    giveBack: (key) => {
      const bucket = buckets.get(key)
      if (bucket !== undefined) bucket.tokens = Math.min(count, bucket.tokens + 1)
    },
  }
}
