/** The link to a table on this device: a worker runs the kernel, this end only asks and shows. */

import type { Analysis } from '@dorfplatz/bots'
import type { MatchRecord } from '@dorfplatz/kernel'
import { settings } from '../../app/settings.ts'
import { nothing, type TableLink, type TableState, tableStore } from '../link.ts'
import { type Calls, callsTo } from './calls.ts'
import type { AnalysisPart, NewTable } from './messages.ts'

export function work(onState: (state: TableState, from: number) => void, onShare?: (share: number) => void): Calls {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'dorfplatz-table' })
  return callsTo(worker, onState, onShare)
}

/** Milliseconds between two moves of bots: long enough to follow one before the next comes. */
const PAUSE = { off: 30, fast: 300, normal: 600 }

export function offlineLink(id: string): TableLink {
  const state = tableStore(nothing)
  const engine = work((next, from) => state.set({ ...next, log: [...state.latest().log.slice(0, from), ...next.log] }))
  engine.ask('open', { id, pause: PAUSE[settings().speed] }).catch(() => state.set({ ...nothing, status: 'gone' }))
  return {
    get: state.get,
    subscribe: state.subscribe,
    answer: (seat, answers) => engine.ask('answer', { seat, answers }),
    preview: (seat, answers) => engine.ask('preview', { seat, answers }),
    why: (seat, answer) => engine.ask('why', { seat, answer }),
    undo: (seat) => engine.ask('undo', { seat }),
    say: async () => null,
    // Everybody sits at this screen: who asks has asked the others.
    propose: (seat, back) => engine.ask('propose', { seat, back }),
    vote: async () => null,
    bot: (seat, on, level) => engine.ask('bot', { seat, on, ...(level === undefined ? {} : { level }) }),
    course: async () => {
      const record = await engine.ask('record', null)
      return record === null ? null : engine.ask('course', record)
    },
    record: () => engine.ask('record', null),
    advise: (seat, lang) => engine.ask('advise', { seat, lang }),
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

/** A look back at a finished game, in a worker of its own: the page goes on meanwhile, and ends it when nobody waits. */
export async function analyseHere(
  record: MatchRecord,
  wanted: AnalysisPart,
  onShare: (share: number) => void,
  signal: AbortSignal,
): Promise<Analysis> {
  signal.throwIfAborted()
  const engine = work(() => undefined, onShare)
  const ended = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  try {
    return await Promise.race([engine.ask('analyse', { record, wanted }), ended])
  } finally {
    engine.stop()
  }
}
