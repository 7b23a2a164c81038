/** SQLite behind `Db`: jobs gather while the last packet is being synced and go out together (group commit). */

import { Worker } from 'node:worker_threads'
import type { Db, Params, Statement, Value } from './db.ts'
import { INSERT_ENTRY } from './log.ts'
import { prepareFile, sqliteProblem } from './sqlite-file.ts'
import type { Job, Outcome } from './sqlite-worker.ts'

/** Enough to share one sync, few enough to answer soon. */
const MAX_PACKET = 512

interface Waiting {
  readonly job: Job
  readonly resolve: (rows: Record<string, Value>[][]) => void
  readonly reject: (error: Error) => void
}

export async function openSqlite(file: string): Promise<Db> {
  const isChecked = prepareFile(file)
  const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData: { file, isChecked } })
  let queue: Waiting[] = []
  let flying: Waiting[] | null = null
  let broken: Error | null = null
  let closed: (() => void) | null = null

  const send = (): void => {
    if (flying !== null) return
    if (queue.length === 0) {
      if (closed !== null) worker.postMessage('close')
      return
    }
    flying = queue.slice(0, MAX_PACKET)
    queue = queue.slice(MAX_PACKET)
    worker.postMessage(flying.map((waiting) => waiting.job))
  }

  const settle = (outcomes: readonly Outcome[]): void => {
    const done = flying ?? []
    flying = null
    send()
    for (const [i, waiting] of done.entries()) {
      const outcome = outcomes[i]
      if (outcome === undefined) waiting.reject(new Error('no outcome'))
      else if ('error' in outcome) waiting.reject(new Error(outcome.error))
      else waiting.resolve(outcome.rows)
    }
  }

  const breakDown = (error: Error): void => {
    broken = error
    for (const waiting of [...(flying ?? []), ...queue]) waiting.reject(error)
    flying = null
    queue = []
    closed?.()
  }

  await new Promise<void>((resolve, reject) => {
    worker.once('error', (error) => {
      const isOurs = error instanceof Error && error.message.startsWith(file)
      reject(isOurs ? error : sqliteProblem(file, error))
    })
    // Where Node watches files, threads tell it so over the same line: only what is ours is heard.
    worker.on('message', (message: readonly Outcome[] | 'ready' | 'closed' | object) => {
      if (message === 'ready') {
        worker.removeAllListeners('error')
        resolve()
      } else if (message === 'closed') closed?.()
      else if (Array.isArray(message)) settle(message)
    })
  })
  worker.on('error', breakDown)

  const submit = (job: Job): Promise<Record<string, Value>[][]> =>
    new Promise((resolve, reject) => {
      if (broken !== null || closed !== null) {
        reject(broken ?? new Error('the store is closed'))
        return
      }
      queue.push({ job, resolve, reject })
      // Let the rest of this turn add to the packet.
      if (queue.length === 1 && flying === null) queueMicrotask(send)
    })

  return {
    dialect: 'sqlite',
    shared: false,
    all: async <T>(sql: string, params: Params = []) => {
      const rows = await submit([{ sql, params }])
      return (rows[0] ?? []) as T[]
    },
    tx: (statements: readonly Statement[]) => submit(statements),
    append: async (row) => {
      const rows = await submit([{ sql: INSERT_ENTRY, params: row }])
      return (rows[0]?.length ?? 0) > 0
    },
    tell: () => undefined,
    toldSoFar: () => ({ messages: 0, packets: 0, bytes: 0 }),
    now: () => Date.now(),
    hear: () => undefined,
    missed: () => undefined,
    close: () =>
      new Promise((resolve) => {
        if (broken !== null) {
          resolve()
          return
        }
        closed = resolve
        send()
      }),
  }
}
