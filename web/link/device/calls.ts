/** Questions to a worker and the answers that come back, whoever asks: the page, or a worker that has a worker. */

import type { Asks, Tell } from './messages.ts'

type State = Extract<Tell, { readonly from: number }>

export interface Calls {
  ask<K extends keyof Asks>(op: K, ask: Asks[K]['ask']): Promise<Asks[K]['answer']>
  stop(): void
}

export function callsTo(
  worker: Worker,
  onState: (state: State['state'], from: number) => void,
  onShare: (share: number) => void = () => undefined,
): Calls {
  const open = new Map<number, { resolve: (answer: unknown) => void; reject: (error: Error) => void }>()
  let calls = 0
  worker.addEventListener('message', ({ data }: MessageEvent<Tell>) => {
    if ('state' in data) {
      onState(data.state, data.from)
      return
    }
    if ('share' in data) {
      onShare(data.share)
      return
    }
    const waiting = open.get(data.call)
    open.delete(data.call)
    if (data.failed !== undefined) waiting?.reject(new Error(data.failed))
    else waiting?.resolve(data.answer)
  })
  // Whoever waits for an answer that will never come must not wait for ever.
  worker.addEventListener('error', (event) => {
    for (const { reject } of open.values()) reject(new Error(event.message))
    open.clear()
  })
  return {
    ask: (op, ask) =>
      new Promise((resolve, reject) => {
        const call = ++calls
        open.set(call, { resolve: resolve as (answer: unknown) => void, reject })
        worker.postMessage({ op, call, ask })
      }),
    stop: () => worker.terminate(),
  }
}
