/**
 * Threads that answer questions, each with a limit of time and memory; whatever happens in one, the others go on.
 * Written by hand, and measured against piscina 5.3: there, tasks that can be ended (an AbortSignal) bypass the queue one
 * brings along, so bots of one host would hold up everybody; time to think would count while a thread is still loading;
 * and a question costs about 60 µs of processor time instead of 35 (docs/scale.md).
 */

import { Worker } from 'node:worker_threads'
import { type FairQueue, fairQueue } from './fair-queue.ts'

/** Beyond its time a thread is given this long to answer, then it is ended. */
const GRACE_MS = 2000
const START_MS = 30_000

/** A thread took too long over its task, or died of it: elsewhere it would end no better. */
export class ThreadLost extends Error {}

/** Whoever asked has said that the answer is of no use any more. */
export class Unwanted extends Error {}

/** Whose work it is: lines take turns, and in each line its groups. */
export interface Turn {
  readonly line: string
  readonly group: string
}

interface Asked<Q> {
  readonly id: number
  readonly question: Q
}
export interface Question<Q> extends Asked<Q> {
  /** Shared with the thread, which hears of no message while it works: the question nobody waits for any more. */
  readonly unwanted: Int32Array
}
export type Reply<A> =
  | { readonly id: number; readonly answer: A }
  | { readonly id: number; readonly error: string; readonly cause?: unknown }

interface Task<Q, A> {
  readonly asked: Asked<Q>
  readonly ms: number
  readonly resolve: (answer: A) => void
  readonly reject: (error: Error) => void
}

interface Thread<Q, A> {
  readonly worker: Worker
  readonly unwanted: Int32Array
  /** It has loaded what it needs; until then its time does not count. */
  ready: boolean
  task: Task<Q, A> | null
  timer: NodeJS.Timeout | null
}

export interface Threads<Q, A> {
  /** Rejects when the thread says so, dies, or takes longer than `ms`; and at once when nobody wants the answer any more. */
  ask(question: Q, ms: number, turn: Turn, wanted?: AbortSignal): Promise<A>
  close(): Promise<void>
}

export interface ThreadsPlan {
  /** The module the threads run: it calls `answerQuestions`. */
  readonly url: URL
  readonly workerData: unknown
  readonly size: number
  readonly memoryMb: number
  /** Who they are, in errors. */
  readonly name: string
}

/** Threads are started when first needed and replaced when they die. */
export function openThreads<Q, A>({ url, workerData, size, memoryMb, name }: ThreadsPlan): Threads<Q, A> {
  const threads = new Set<Thread<Q, A>>()
  const queue: FairQueue<Task<Q, A>> = fairQueue()
  let nextId = 1
  let closing = false

  const end = (thread: Thread<Q, A>, why: string): void => {
    if (!threads.delete(thread)) return
    if (thread.timer !== null) clearTimeout(thread.timer)
    thread.task?.reject(thread.ready && !closing ? new ThreadLost(why) : new Error(why))
    thread.worker.terminate()
    if (!closing) work()
  }

  const setTimer = (thread: Thread<Q, A>): void => {
    if (thread.timer !== null) clearTimeout(thread.timer)
    if (thread.task === null) return
    const ms = thread.ready ? thread.task.ms + GRACE_MS : START_MS
    thread.timer = setTimeout(() => end(thread, `the ${name} took too long`), ms)
  }

  const start = (): Thread<Q, A> => {
    const worker = new Worker(url, {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 64 },
      // Whatever is printed there is not for our logs.
      stdout: true,
      stderr: true,
    })
    const thread: Thread<Q, A> = {
      worker,
      unwanted: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)),
      ready: false,
      task: null,
      timer: null,
    }
    worker.unref()
    worker.on('error', (error) => end(thread, error instanceof Error ? error.message : String(error)))
    worker.on('exit', () => end(thread, `the ${name} ended`))
    worker.on('message', (reply: Reply<A> | 'ready') => {
      if (reply === 'ready') {
        thread.ready = true
        setTimer(thread)
        return
      }
      const { task } = thread
      if (task === null || task.asked.id !== reply.id) return
      thread.task = null
      if (thread.timer !== null) clearTimeout(thread.timer)
      if ('answer' in reply) task.resolve(reply.answer)
      else task.reject(new Error(reply.error, { cause: reply.cause }))
      work()
    })
    threads.add(thread)
    return thread
  }

  const work = (): void => {
    while (queue.size > 0) {
      const idle = [...threads].find((thread) => thread.task === null)
      if (idle === undefined && threads.size >= size) return
      const thread = idle ?? start()
      const task = queue.shift()
      if (task === undefined) return
      thread.task = task
      setTimer(thread)
      thread.worker.postMessage({ ...task.asked, unwanted: thread.unwanted } satisfies Question<Q>)
    }
  }

  /** What waits is not begun; a thread at work is told, and takes the next task when it has looked up from this one. */
  const giveUp = (task: Task<Q, A>): void => {
    if (queue.drop(task)) return
    for (const { task: now, unwanted } of threads) if (now === task) Atomics.store(unwanted, 0, task.asked.id)
  }

  return {
    ask: (question, ms, { line, group }, wanted) => {
      const { promise, resolve, reject } = Promise.withResolvers<A>()
      const task: Task<Q, A> = { asked: { id: nextId++, question }, ms, resolve, reject }
      const onAbort = (): void => {
        giveUp(task)
        reject(new Unwanted('nobody waits any more'))
      }
      if (wanted?.aborted === true) return Promise.reject(new Unwanted('nobody waits any more'))
      wanted?.addEventListener('abort', onAbort, { once: true })
      queue.push(line, group, task)
      work()
      return promise.finally(() => wanted?.removeEventListener('abort', onAbort))
    },
    close: async () => {
      closing = true
      for (let task = queue.shift(); task !== undefined; task = queue.shift()) task.reject(new Error('closing'))
      await Promise.all(
        [...threads].map((thread) => {
          end(thread, 'closing')
          return thread.worker.terminate()
        }),
      )
    },
  }
}
