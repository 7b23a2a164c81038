/** The engine of tables on this device: the kernel with its bots in a worker, every accepted answer kept at once. */

import type { Answer, DecisionId, Lang, Match } from '@dorfplatz/kernel'
import { type Calls, callsTo } from './calls.ts'
import { advice, course, Engine, lookBack, moment, think } from './engine.ts'
import type { Advice, Ask, Tell } from './messages.ts'

const post = (message: Tell) => self.postMessage(message)

/** Bots think in a worker of their own, made of the same script, so that nobody's click waits for their thoughts. */
let thinker: Calls | null = null
function thinkApart(match: Match, decision: DecisionId, level: string): Promise<Answer> {
  if (typeof Worker === 'undefined') return think(match, decision, level)
  return apart().ask('think', { match, decision, level })
}

function apart(): Calls {
  thinker ??= callsTo(new Worker(self.location.href, { type: 'module', name: 'dorfplatz-bot' }), () => undefined)
  return thinker
}

function adviseApart(match: Match, decision: DecisionId, lang: Lang): Promise<readonly Advice[]> {
  if (typeof Worker === 'undefined') return advice(match, decision, lang)
  return apart().ask('advice', { match, decision, lang })
}

/** The same table may be open in several tabs: each tells the others when it has moved. */
const tabs = new BroadcastChannel('dorfplatz-tables')
const engine = new Engine(
  (state, from) => post({ state, from }),
  thinkApart,
  (id) => tabs.postMessage(id),
)

function handle(message: Ask): unknown {
  if (message.op === 'think') return think(message.ask.match, message.ask.decision, message.ask.level)
  if (message.op === 'advice') return advice(message.ask.match, message.ask.decision, message.ask.lang)
  if (message.op === 'advise') return engine.advise(message.ask.seat, message.ask.lang, adviseApart)
  if (message.op === 'analyse') return lookBack(message.ask.record, message.ask.wanted, (share) => post({ share }))
  if (message.op === 'create') return engine.create(message.ask)
  if (message.op === 'open') return engine.open(message.ask.id, message.ask.pause)
  if (message.op === 'answer') return engine.answer(message.ask.seat, message.ask.answers)
  if (message.op === 'preview') return engine.preview(message.ask.seat, message.ask.answers)
  if (message.op === 'why') return engine.why(message.ask.seat, message.ask.answer)
  if (message.op === 'hurry') return engine.hurry()
  if (message.op === 'undo') return engine.undo(message.ask.seat)
  if (message.op === 'propose') return engine.propose(message.ask.seat, message.ask.back)
  if (message.op === 'bot') return engine.bot(message.ask.seat, message.ask.on, message.ask.level)
  if (message.op === 'record') return engine.record()
  if (message.op === 'course') return course(message.ask)
  if (message.op === 'moment') return moment(message.ask.record, message.ask.as, message.ask.answers)
  return engine.at(message.ask.as, message.ask.answers)
}

// One thing at a time: an answer is kept before the next one is looked at.
let queue: Promise<unknown> = Promise.resolve()
tabs.addEventListener('message', ({ data }: MessageEvent<string>) => {
  queue = queue.then(() => engine.follow(data)).catch(() => undefined)
})
self.addEventListener('message', ({ data }: MessageEvent<Ask>) => {
  const { call } = data
  // Advice takes its time: nobody's answer waits for it.
  const done = data.op === 'advise' ? Promise.resolve(handle(data)) : queue.then(() => handle(data))
  const told = done.then(
    (answer) => post({ call, answer }),
    (error: unknown) => post({ call, answer: null, failed: error instanceof Error ? error.message : String(error) }),
  )
  if (data.op !== 'advise') queue = told
})
