/**
 * Where the memory of a server process is. What is in use after a collection tells whether something is kept for ever; what
 * the system has lent (resident) also counts what V8 and the allocator have not given back yet.
 */

import { readFileSync } from 'node:fs'
import type { Worker } from 'node:worker_threads'

/** All in MB. */
export interface Memory {
  /** Resident, before the collection. */
  readonly rss: number
  /** Lent to V8's heap of the main thread, used or not. */
  readonly heapTotal: number
  /** In use there right after a collection; null where the process was started without `--expose-gc`. */
  readonly heapKept: number | null
  /** Buffers outside the heap, of the main thread. */
  readonly external: number
  /** Heaps of all other threads: lent, and in use without a collection. */
  readonly threadsTotal: number
  readonly threadsUsed: number
  /** Anonymous pages: heaps, stacks and whatever native code has allocated. */
  readonly anonymous: number
  readonly tables: number
}

const MB = 2 ** 20

/** NaN where the system does not tell. */
function anonymousBytes(): number {
  try {
    return Number(/^RssAnon:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? Number.NaN) * 1024
  } catch {
    return Number.NaN
  }
}

export async function memoryNow(threads: readonly Worker[], tables: number): Promise<Memory> {
  const rss = process.memoryUsage.rss()
  const { gc } = globalThis
  gc?.()
  const { heapUsed, heapTotal, external } = process.memoryUsage()
  const others = await Promise.all(threads.map((thread) => thread.getHeapStatistics().catch(() => null)))
  const sum = (of: 'used_heap_size' | 'total_heap_size'): number =>
    others.reduce((total, heap) => total + (heap?.[of] ?? 0), 0) / MB
  return {
    rss: rss / MB,
    heapTotal: heapTotal / MB,
    heapKept: gc === undefined ? null : heapUsed / MB,
    external: external / MB,
    threadsTotal: sum('total_heap_size'),
    threadsUsed: sum('used_heap_size'),
    anonymous: anonymousBytes() / MB,
    tables,
  }
}
