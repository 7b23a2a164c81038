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
  /** Takes so many, also more than are left: the rest is paid back before there is anything again. */
  owe(key: string, n: number): void
  /** Throws when nothing is left, and takes nothing: for what is counted only when it is done. */
  needLeft(key: string): void
}

/** So few buckets may stay, full or not. */
const FEW = 10_000

/** At most `count` in `ms`, refilling evenly. */
export function limiter(count: number, ms: number): Limiter {
  const buckets = new Map<string, Bucket>()
  const rate = count / ms
  let sweepAt = FEW
  /** Only when there are twice as many as the last look left: whoever makes up keys must not make each new one dearer. */
  const sweep = (now: number): void => {
    if (buckets.size < sweepAt) return
    for (const [key, b] of buckets) if (b.tokens + (now - b.at) * rate >= count) buckets.delete(key)
    sweepAt = Math.max(FEW, 2 * buckets.size)
  }
  const bucketOf = (key: string): Bucket => {
    const now = performance.now()
    let bucket = buckets.get(key)
    if (bucket === undefined) {
      sweep(now)
      bucket = { tokens: count, at: now }
      buckets.set(key, bucket)
    }
    bucket.tokens = Math.min(count, bucket.tokens + (now - bucket.at) * rate)
    bucket.at = now
    return bucket
  }
  const take = (key: string, n = 1): boolean => {
    const bucket = bucketOf(key)
    if (bucket.tokens < n) return false
    bucket.tokens -= n
    return true
  }
  const need = (key: string, problem: MessageKey = 'too-many'): void => {
    if (!take(key)) throw new Fault('too-many', problem)
  }
  const giveBack = (key: string): void => {
    const bucket = buckets.get(key)
    if (bucket !== undefined) bucket.tokens = Math.min(count, bucket.tokens + 1)
  }
  return {
    take,
    need,
    giveBack,
    owe: (key, n) => {
      bucketOf(key).tokens -= n
    },
    needLeft: (key) => {
      if (!buckets.has(key)) return
      need(key)
      giveBack(key)
    },
  }
}
