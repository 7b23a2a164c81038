/** The link to a table on the server: a conversation that comes back by itself and repeats what was not yet acknowledged. */

import type { Answer, Lang, MatchRecord, Seat } from '@dorfplatz/kernel'
import type { ClientMessage, ServerMessage, TableInfo } from '@dorfplatz/protocol'
import { PROTOCOL } from '@dorfplatz/protocol/constants'
import { onChange, settings } from '../../app/settings.ts'
import type { Advice } from '../device/messages.ts'
import { work } from '../device/offline.ts'
import { hex } from '../device/store.ts'
import { type Loss, nothing, type Preview, type Refused, type TableLink, tableStore } from '../link.ts'
import { ApiError, api } from './api.ts'
import { partIn } from './deal.ts'
import { errorText } from './errorText.ts'
import { openReconnectingSocket, type ReconnectingSocket } from './reconnectingSocket.ts'

/** Something said that the table has not answered yet, and when it was said last. */
interface Waiting<A> {
  readonly message: ClientMessage
  readonly resolve: (answer: A) => void
  at: number
}

/** Said once more after so long, also where the line is alive: the table does nothing twice, and nobody waits for ever. */
const REPEAT_MS = 5000

const isBad = (problem: { readonly code: string }): boolean => problem.code === 'bad-request'

function refusedBy(problem: Extract<ServerMessage, { type: 'nack' }>['problem']): Refused {
  const { refusal, index } = problem
  if (refusal === undefined) return { rule: null, text: problem.text }
  return {
    rule: refusal.rule,
    text: refusal.text,
    ...(refusal.args ? { args: refusal.args } : {}),
    ...(index === undefined ? {} : { index }),
  }
}

export function onlineLink(table: string, invite?: string): TableLink {
  const state = tableStore(nothing)
  const commands = new Map<string, Waiting<Refused | null>>()
  const asked = new Map<string, Waiting<ServerMessage>>()
  let seq = 0
  /** The server knows nobody here. */
  let nobody = false
  /** The client that the server handed out when this page first spoke with it. */
  let client: string | null | undefined
  /** The server has said that it restarts, perhaps with a newer client. */
  let restarting = false
  /** There is a newer page; it is offered when nothing of this one is on its way any more. */
  let outdated = false
  let record: MatchRecord | null = null
  /** The record is not shown today: not worth asking again. */
  let sealed = false
  let past: ReturnType<typeof work> | null = null

  const send = (message: ClientMessage): void => socket.send(JSON.stringify(message))

  const hello = (fresh: boolean): void =>
    send({
      type: 'hello',
      table,
      lang: settings().lang,
      ...(fresh || seq === 0 ? {} : { lastSeq: seq }),
      ...(invite ? { invite } : {}),
    })

  /** Why there is no table to be seen any more, or none at all. */
  const lossOf = (code: string, info: TableInfo | null): Loss => {
    if (code === 'forbidden') return 'unwatched'
    if (info?.seats.some((s) => s.mine) !== true) return 'unknown'
    return nobody ? 'signed-out' : info.status === 'open' ? 'freed' : 'unknown'
  }

  /** Says once more what has waited so long for its answer. */
  const repeat = (ms: number): void => {
    const now = Date.now()
    for (const waiting of [...commands.values(), ...asked.values()]) {
      if (now - waiting.at < ms) continue
      waiting.at = now
      send(waiting.message)
    }
  }
  const repeating = setInterval(() => {
    if (state.latest().status === 'ready') repeat(REPEAT_MS)
  }, REPEAT_MS / 5)

  /** The table has told everything: what it has not answered yet is said once more. */
  const greeted = (): void => {
    socket.settled()
    repeat(0)
    offerNewer()
  }

  const answerTo = (id: string, message: ServerMessage): void => {
    const waiting = asked.get(id)
    asked.delete(id)
    waiting?.resolve(message)
  }

  const offerNewer = (): void => {
    if (outdated && commands.size === 0) state.renew('offered')
  }
  const welcome = (message: Extract<ServerMessage, { type: 'welcome' }>): void => {
    if (message.protocol !== PROTOCOL) {
      // What it would say might be misread on either side.
      state.renew('needed')
      return
    }
    const isSame = client !== undefined && client !== null && client === message.client
    outdated ||= client !== undefined && !isSame && (restarting || message.client !== client)
    client = message.client
    nobody = message.person === null
    hello(false)
  }

  /** Adds this browser's numbers to the deal when their time has come. */
  const takePart = (info: TableInfo): void => {
    for (const message of partIn(info)) send(message)
  }

  const receive = (message: ServerMessage): void => {
    const now = state.latest()
    switch (message.type) {
      case 'welcome':
        welcome(message)
        return
      case 'reload':
        restarting = true
        return
      case 'full':
        seq = message.seq
        state.set({ status: 'ready', info: message.info, seats: message.seats, log: message.log, chat: message.chat })
        greeted()
        takePart(message.info)
        return
      case 'gap':
        seq = message.seq
        state.set({
          status: 'ready',
          info: message.info,
          seats: message.seats,
          log: [...now.log.filter((line) => line.seq <= message.from), ...message.log],
          chat: [...now.chat.filter((c) => message.chat.every((d) => d.id !== c.id)), ...message.chat],
        })
        greeted()
        takePart(message.info)
        return
      case 'update':
        if (message.table !== table) return
        if (message.from !== seq) {
          hello(false)
          return
        }
        seq = message.seq
        state.set({ ...now, status: 'ready', seats: message.seats, log: [...now.log, ...message.log] })
        return
      case 'table':
        state.set({ ...now, info: message.info })
        takePart(message.info)
        return
      case 'said':
        if (now.chat.every((c) => c.id !== message.line.id)) state.set({ ...now, chat: [...now.chat, message.line] })
        return
      case 'unsaid':
        state.set({ ...now, chat: now.chat.filter((line) => !message.ids.includes(line.id)) })
        return
      case 'ack':
      case 'nack': {
        const waiting = commands.get(message.commandId)
        commands.delete(message.commandId)
        waiting?.resolve(message.type === 'ack' ? null : refusedBy(message.problem))
        offerNewer()
        return
      }
      case 'error':
        if (message.id !== undefined) {
          answerTo(message.id, message)
        } else if (
          ['not-found', 'forbidden'].includes(message.problem.code) ||
          // An address that cannot be a table's is refused as such, before there is any table.
          (now.info === null && isBad(message.problem))
        ) {
          state.set({ ...now, status: 'gone', because: lossOf(message.problem.code, now.info) })
        } else if (!isBad(message.problem)) {
          // The server could not do it just now (its store was away, or it was asked too often).
          socket.again()
        }
        return
      case 'pong':
        return
      default:
        if ('id' in message) answerTo(message.id, message)
    }
  }

  const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`
  const socket: ReconnectingSocket = openReconnectingSocket({
    open: () => new WebSocket(address),
    hear: (text) => receive(JSON.parse(text) as ServerMessage),
    ping: JSON.stringify({ type: 'ping' } satisfies ClientMessage),
    lost: () => {
      if (state.latest().status === 'ready') state.set({ ...state.latest(), status: 'lost' })
    },
    found: () => {
      if (state.latest().status === 'lost') state.set({ ...state.latest(), status: 'ready' })
    },
    waiting: () => commands.size + asked.size > 0,
  })
  const seen = () => {
    if (!document.hidden) socket.wake()
  }
  window.addEventListener('offline', socket.doubt)
  window.addEventListener('online', socket.wake)
  document.addEventListener('visibilitychange', seen)
  // The server's sentences come in the language of the page.
  let lang = settings().lang
  const unheard = onChange(() => {
    if (settings().lang === lang) return
    lang = settings().lang
    hello(false)
  })

  const command = (make: (commandId: string) => ClientMessage): Promise<Refused | null> =>
    new Promise((resolve) => {
      const commandId = hex(12)
      const message = make(commandId)
      commands.set(commandId, { message, resolve, at: Date.now() })
      send(message)
    })

  const ask = (make: (id: string) => ClientMessage): Promise<ServerMessage> =>
    new Promise((resolve) => {
      const id = hex(8)
      const message = make(id)
      asked.set(id, { message, resolve, at: Date.now() })
      send(message)
    })

  const answer = (seat: Seat, answers: readonly Answer[]): Promise<Refused | null> =>
    command((commandId) => ({ type: 'command', commandId, table, seat, answers: [...answers] }))

  const preview = async (seat: Seat, answers: readonly Answer[]): Promise<Preview | Refused> => {
    const reply = await ask((id) => ({ type: 'preview', id, table, seat, answers: [...answers] }))
    if (reply.type === 'error') return refusedBy(reply.problem)
    if (reply.type !== 'previewed') return { rule: 'K-NOT-NOW' }
    const { refusal, view, events, reveals } = reply
    if (refusal !== null)
      return { rule: refusal.rule, text: refusal.text, ...(refusal.args ? { args: refusal.args } : {}) }
    if (view === null) return { rule: 'K-NOT-NOW' }
    return { view, events, reveals }
  }

  /** Where nobody else who is a person sits the server advises; at a deal of the day it marks the attempt. */
  const advise = (seat: Seat, lang: Lang): Promise<readonly Advice[]> => api.advice(table, seat, lang)

  const finished = async (): Promise<MatchRecord | null> => {
    const { info } = state.get()
    if (info?.status !== 'over' || sealed) return null
    try {
      record ??= await api.record(table, invite)
    } catch (error) {
      // Others still play the same deal of the day: its record, which tells the seed, is shown after the day.
      sealed = info.daily !== undefined && error instanceof ApiError && error.problem.code === 'conflict'
      if (!sealed) throw error
    }
    return record
  }
  /** Rules of today do not replay what others allowed: of such a game the server has kept states. */
  const replayable = async (): Promise<MatchRecord | null> => (state.get().info?.corrected == null ? finished() : null)
  const history = (): ReturnType<typeof work> => {
    past ??= work(() => undefined)
    return past
  }
  const tried = (act: Promise<unknown>): Promise<Refused | null> =>
    act.then(
      () => null,
      (error: unknown) => ({ rule: null, text: errorText(error) }),
    )

  return {
    get: state.get,
    subscribe: state.subscribe,
    answer,
    preview,
    why: async (seat, why) => {
      const reply = await ask((id) => ({ type: 'ask', id, table, seat, answer: why }))
      if (reply.type === 'error') return refusedBy(reply.problem)
      if (reply.type !== 'why' || reply.refusal === null) return null
      const { rule, text, args } = reply.refusal
      return { rule, text, ...(args ? { args } : {}) }
    },
    undo: (seat) => command((commandId) => ({ type: 'undo', commandId, table, seat })),
    say: (text) => command((commandId) => ({ type: 'chat', commandId, table, text })),
    propose: (seat, back) => command((commandId) => ({ type: 'propose', commandId, table, seat, back })),
    vote: (seat, agree) => command((commandId) => ({ type: 'vote', commandId, table, seat, agree })),
    bot: (seat, on, level) => {
      const mine = state.get().info?.seats[seat]?.mine === true
      const wish = level === undefined ? {} : { level }
      if (mine && on) return command((commandId) => ({ type: 'concede', commandId, table, seat, ...wish }))
      return tried(mine ? api.join(table, { seat }) : api.bot(table, seat, level))
    },
    get advise() {
      const { info } = state.get()
      const isAlone = info?.seats.every(({ kind, mine }) => mine || kind !== 'person') === true
      return isAlone ? advise : undefined
    },
    at: async (as, answers) => {
      // Only a finished table shows its record; then the moments are worked out here.
      const found = await replayable()
      return found === null
        ? api.moment(table, as, answers, invite)
        : history().ask('moment', { record: found, as, answers })
    },
    course: async () => {
      const found = await replayable()
      return found === null ? null : history().ask('course', found)
    },
    record: finished,
    catchUp: state.catchUp,
    skip: state.catchUp,
    renew: () => {
      seq = 0
      socket.renew()
    },
    close: () => {
      clearInterval(repeating)
      state.stop()
      past?.stop()
      unheard()
      window.removeEventListener('offline', socket.doubt)
      window.removeEventListener('online', socket.wake)
      document.removeEventListener('visibilitychange', seen)
      socket.close()
    },
  }
}
