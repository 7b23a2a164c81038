/** Asks the reading threads; should none be able to begin, the store is read here. */

import type { Logger } from 'pino'
import { Fault } from '../fault.ts'
import { openThreads, ThreadLost } from '../threads/pool.ts'
import type { Failed, ReadPlan } from './read-worker.ts'
import { type Asked, type Library, read } from './reading.ts'

/** Nothing that is read takes longer, however busy the machine is. */
const READ_MS = 20_000
const MEMORY_MB = 512

export interface Reader {
  read(asked: Asked): Promise<string>
  close(): Promise<void>
}

const isFailed = (cause: unknown): cause is Failed => typeof cause === 'object' && cause !== null && 'code' in cause

const isNear = ({ kind }: Asked): boolean => kind === 'moment' || kind === 'lines'

/** With `size` 0 everything is read here; else by so many threads, and one more for what takes long. */
export function openReader(library: Library, plan: ReadPlan, size: number, log: Logger): Reader {
  if (size === 0) return { read: (asked) => read(library, asked), close: async () => undefined }
  const open = (most: number) =>
    openThreads<Asked, string>({
      url: new URL('./read-worker.ts', import.meta.url),
      workerData: plan,
      size: most,
      memoryMb: MEMORY_MB,
      name: 'reader',
    })
  /** Whoever comes to a table waits for the first; all of a person, all results, whole games take seconds on the other. */
  const [near, far] = [open(size), open(1)]
  /** Whoever asks much waits for their own questions: tables and people take turns. */
  const lineOf = (asked: Asked): string => {
    switch (asked.kind) {
      case 'moment':
        return asked.row.id
      case 'export':
        return asked.person
      case 'club':
      case 'finished':
        return asked.kind
      default:
        return asked.table
    }
  }
  return {
    read: async (asked) => {
      try {
        return await (isNear(asked) ? near : far).ask(asked, READ_MS, { line: lineOf(asked), group: '' })
      } catch (error) {
        const cause = error instanceof Error ? error.cause : undefined
        if (isFailed(cause)) throw new Fault(cause.code, cause.messageKey)
        log.warn({ reason: String(error), kind: asked.kind }, 'a reading thread failed')
        // What was too much for a thread would hold up everybody here.
        if (error instanceof ThreadLost) throw new Fault('unavailable', 'unavailable')
        return read(library, asked)
      }
    },
    close: async () => {
      await Promise.all([near.close(), far.close()])
    },
  }
}
