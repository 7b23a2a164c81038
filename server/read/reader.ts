/** Asks the reading threads; should none be able to answer, the store is read here. */

import type { Logger } from 'pino'
import { Fault } from '../fault.ts'
import { openThreads } from '../threads/pool.ts'
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

/** With `size` 0 everything is read here. */
export function openReader(library: Library, plan: ReadPlan, size: number, log: Logger): Reader {
  if (size === 0) return { read: (asked) => read(library, asked), close: async () => undefined }
  const threads = openThreads<Asked, string>({
    url: new URL('./read-worker.ts', import.meta.url),
    workerData: plan,
    size,
    memoryMb: MEMORY_MB,
    name: 'reader',
  })
  /** Whoever asks much waits for their own questions: tables take turns. */
  const tableOf = (asked: Asked): string => (asked.kind === 'moment' ? asked.row.id : asked.table)
  return {
    read: async (asked) => {
      try {
        return await threads.ask(asked, READ_MS, { line: tableOf(asked), group: '' })
      } catch (error) {
        const cause = error instanceof Error ? error.cause : undefined
        if (isFailed(cause)) throw new Fault(cause.code, cause.messageKey)
        log.warn({ reason: String(error), kind: asked.kind }, 'a reading thread failed; read here')
        return read(library, asked)
      }
    },
    close: threads.close,
  }
}
