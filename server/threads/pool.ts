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

/** Whose work it is: lines take turns, and in each line its groups. */
export interface Turn {
  readonly line: string
  readonly group: string
}

export interface Question<Q> {
  readonly id: number
  readonly question: Q
}
export type Reply<A> =
  | { readonly id: number; readonly answer: A }
  | { readonly id: number; readonly error: string; readonly cause?: unknown }

interface Task<Q, A> {
  readonly asked: Question<Q>
  readonly ms: number
  readonly resolve: (answer: A) => void
  readonly reject: (error: Error) => void
}

interface Thread<Q, A> {
  readonly worker: Worker
  /** It has loaded what it needs; until then its time does not count. */
  ready: boolean
  task: Task<Q, A> | null
  timer: NodeJS.Timeout | null
}

export interface Threads<Q, A> {
  /** Rejects when the thread says so, dies, or takes longer than `ms`. */
  ask(question: Q, ms: number, turn: Turn): Promise<A>
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

  const end = (thread: Thread<Q, A>, error: Error): void => {
    if (!threads.delete(thread)) return
    if (thread.timer !== null) clearTimeout(thread.timer)
    thread.task?.reject(error)
    thread.worker.terminate()
    if (!closing) work()
  }

  const setTimer = (thread: Thread<Q, A>): void => {
    if (thread.timer !== null) clearTimeout(thread.timer)
    if (thread.task === null) return
    const ms = thread.ready ? thread.task.ms + GRACE_MS : START_MS
    thread.timer = setTimeout(() => end(thread, new Error(`the ${name} took too long`)), ms)
  }

  const start = (): Thread<Q, A> => {
    const worker = new Worker(url, {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 64 },
      // Whatever is printed there is not for our logs.
      stdout: true,
      stderr: true,
    })
    const thread: Thread<Q, A> = { worker, ready: false, task: null, timer: null }
    worker.unref()
    worker.on('error', (error) => end(thread, error instanceof Error ? error : new Error(String(error))))
    worker.on('exit', () => end(thread, new Error(`the ${name} ended`)))
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
      thread.worker.postMessage(task.asked)
    }
  }

  return {
    ask: (question, ms, { line, group }) =>
      new Promise((resolve, reject) => {
        queue.push(line, group, { asked: { id: nextId++, question }, ms, resolve, reject })
        work()
      }),
    close: async () => {
      closing = true
      for (let task = queue.shift(); task !== undefined; task = queue.shift()) task.reject(new Error('closing'))
      await Promise.all(
        [...threads].map((thread) => {
          end(thread, new Error('closing'))
          return thread.worker.terminate()
        }),
      )
    },
  }
}
