/** The link to a table on this device: a worker runs the kernel, this end only asks and shows. */

import { settings } from '../app/settings.ts'
import { cell, nothing, type TableLink, type TableState } from './link.ts'
import type { Asks, NewTable, Tell } from './messages.ts'

interface Worked {
  ask<K extends keyof Asks>(op: K, ask: Asks[K]['ask']): Promise<Asks[K]['answer']>
  stop(): void
}

export function work(onState: (state: TableState, from: number) => void): Worked {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'dorfplatz-table' })
  const open = new Map<number, { resolve: (answer: unknown) => void; reject: (error: Error) => void }>()
  let calls = 0
  worker.addEventListener('message', ({ data }: MessageEvent<Tell>) => {
    if ('state' in data) {
      onState(data.state, data.from)
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

/** Milliseconds between two moves of bots: long enough to follow one before the next comes. */
const PAUSE = { off: 30, fast: 300, normal: 600 }

export function offlineLink(id: string): TableLink {
  const state = cell(nothing)
  const engine = work((next, from) => state.set({ ...next, log: [...state.latest().log.slice(0, from), ...next.log] }))
  engine.ask('open', { id, pause: PAUSE[settings().speed] }).catch(() => state.set({ ...nothing, status: 'gone' }))
  return {
    get: state.get,
    subscribe: state.subscribe,
    answer: (seat, answers) => engine.ask('answer', { seat, answers }),
    preview: (seat, answers) => engine.ask('preview', { seat, answers }),
    why: (seat, answer) => engine.ask('why', { seat, answer }),
    undo: (seat) => engine.ask('undo', { seat }),
    say: async () => undefined,
    // Everybody sits at this screen: who asks has asked the others.
    propose: (seat, back) => engine.ask('propose', { seat, back }),
    vote: async () => null,
    bot: (seat, on) => engine.ask('bot', { seat, on }),
    course: async () => {
      const record = await engine.ask('record', null)
      return record === null ? [] : engine.ask('course', record)
    },
    record: () => engine.ask('record', null),
    at: (as, answers) => engine.ask('at', { as, answers }),
    catchUp: state.catchUp,
    skip: () => {
      state.catchUp()
      void engine.ask('hurry', null)
    },
    renew: () => undefined,
    close: () => {
      state.stop()
      engine.stop()
    },
  }
}

/** Lays a table on this device; null when all is well. */
export async function createHere(table: NewTable) {
  const engine = work(() => undefined)
  try {
    return await engine.ask('create', table)
  } finally {
    engine.stop()
  }
}
