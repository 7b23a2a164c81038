/** Deals games out to threads by their numbers, and hands them on in that order: how many threads there are changes nothing. */

import { Worker } from 'node:worker_threads'
import type { Played, Task } from './worker.ts'

export function playAll(task: Task, games: number, threads: number, each: (played: Played) => void): Promise<void> {
  const early = new Map<number, Played>()
  let dealt = 0
  let handedOn = 0
  const arrived = (played: Played): void => {
    early.set(played.game, played)
    for (let next = early.get(handedOn); next !== undefined; next = early.get(handedOn)) {
      early.delete(handedOn++)
      each(next)
    }
  }
  const workers = Array.from({ length: Math.min(threads, games) }, () => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: task })
    const next = (): void => {
      if (dealt < games) worker.postMessage(dealt++)
      else void worker.terminate()
    }
    return new Promise<void>((done, failed) => {
      worker.on('message', (played: Played) => {
        arrived(played)
        next()
      })
      worker.once('error', failed)
      worker.once('exit', () => done())
      next()
    })
  })
  return Promise.all(workers).then(() => {
    if (handedOn < games) throw new Error(`${games - handedOn} games were not played`)
  })
}
