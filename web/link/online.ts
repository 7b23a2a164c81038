/** The link to a table on the server: one socket that comes back by itself and repeats what was not yet acknowledged. */

import type { Answer, MatchRecord, Seat } from '@dorfplatz/kernel'
import type { ClientMessage, ServerMessage } from '@dorfplatz/server/protocol'
import { settings } from '../app/settings.ts'
import { api } from './api.ts'
import { cell, nothing, type Preview, type Refused, type TableLink } from './link.ts'
import { work } from './offline.ts'
import { hex } from './store.ts'

const HEARTBEAT_MS = 10_000
const SILENCE_MS = 30_000

type Waiting = { readonly message: ClientMessage; readonly resolve: (refused: Refused | null) => void }

const isBad = (problem: { readonly code: string }): boolean => problem.code === 'bad-request'

function refusedBy(problem: Extract<ServerMessage, { type: 'nack' }>['problem']): Refused {
  const { refusal } = problem
  if (refusal === undefined) return { rule: null, text: problem.text }
  return { rule: refusal.rule, text: refusal.text, ...(refusal.args ? { args: refusal.args } : {}) }
}

export function onlineLink(table: string, invite?: string): TableLink {
  const state = cell(nothing)
  const commands = new Map<string, Waiting>()
  const asked = new Map<string, { message: ClientMessage; resolve: (answer: ServerMessage) => void }>()
  let socket: WebSocket | null = null
  let closed = false
  let tries = 0
  let heard = Date.now()
  let seq = 0
  let record: MatchRecord | null = null
  let past: ReturnType<typeof work> | null = null

  const send = (message: ClientMessage): void => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
  }

  const hello = (fresh: boolean): void =>
    send({
      type: 'hello',
      table,
      lang: settings().lang,
      ...(fresh || seq === 0 ? {} : { lastSeq: seq }),
      ...(invite ? { invite } : {}),
    })

  const receive = (message: ServerMessage): void => {
    const now = state.latest()
    switch (message.type) {
      case 'welcome':
        tries = 0
        hello(false)
        return
      case 'full':
        seq = message.seq
        state.set({ status: 'ready', info: message.info, seats: message.seats, log: message.log, chat: message.chat })
        for (const { message: again } of commands.values()) send(again)
        for (const { message: again } of asked.values()) send(again)
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
        for (const { message: again } of commands.values()) send(again)
        for (const { message: again } of asked.values()) send(again)
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
        return
      case 'said':
        if (now.chat.every((c) => c.id !== message.line.id)) state.set({ ...now, chat: [...now.chat, message.line] })
        return
      case 'ack':
      case 'nack': {
        const waiting = commands.get(message.commandId)
        commands.delete(message.commandId)
        waiting?.resolve(message.type === 'ack' ? null : refusedBy(message.problem))
        return
      }
      case 'error':
        // An address that cannot be a table's is refused as such, before there is any table.
        if (
          ['not-found', 'forbidden'].includes(message.problem.code) ||
          (now.info === null && isBad(message.problem))
        ) {
          state.set({ ...now, status: 'gone' })
        }
        return
      case 'pong':
        return
      default:
        if ('id' in message) {
          const waiting = asked.get(message.id)
          asked.delete(message.id)
          waiting?.resolve(message)
        }
    }
  }

  const connect = (): void => {
    if (closed) return
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    socket = new WebSocket(`${scheme}://${location.host}/ws`)
    heard = Date.now()
    socket.addEventListener('message', (event) => {
      heard = Date.now()
      receive(JSON.parse(String(event.data)) as ServerMessage)
    })
    socket.addEventListener('close', () => {
      if (closed) return
      if (state.latest().status === 'ready') state.set({ ...state.latest(), status: 'lost' })
      const wait = Math.min(8000, 250 * 2 ** tries++) * (0.5 + Math.random())
      setTimeout(connect, wait)
    })
  }

  const heart = setInterval(() => {
    if (Date.now() - heard > SILENCE_MS) socket?.close()
    else send({ type: 'ping' })
  }, HEARTBEAT_MS)
  const wake = () => {
    if (socket === null || socket.readyState === WebSocket.CLOSED) return
    send({ type: 'ping' })
  }
  window.addEventListener('online', wake)
  connect()

  const command = (make: (commandId: string) => ClientMessage): Promise<Refused | null> =>
    new Promise((resolve) => {
      const commandId = hex(12)
      const message = make(commandId)
      commands.set(commandId, { message, resolve })
      send(message)
    })

  const ask = (make: (id: string) => ClientMessage): Promise<ServerMessage> =>
    new Promise((resolve) => {
      const id = hex(8)
      const message = make(id)
      asked.set(id, { message, resolve })
      send(message)
    })

  const answer = (seat: Seat, answers: readonly Answer[]): Promise<Refused | null> =>
    command((commandId) => ({ type: 'command', commandId, table, seat, answers: [...answers] }))

  const preview = async (seat: Seat, answers: readonly Answer[]): Promise<Preview | Refused> => {
    const reply = await ask((id) => ({ type: 'preview', id, table, seat, answers: [...answers] }))
    if (reply.type !== 'previewed') return { rule: 'K-NOT-NOW' }
    const { refusal, view, events, reveals } = reply
    if (refusal !== null)
      return { rule: refusal.rule, text: refusal.text, ...(refusal.args ? { args: refusal.args } : {}) }
    if (view === null) return { rule: 'K-NOT-NOW' }
    return { view, events, reveals }
  }

  const finished = async (): Promise<MatchRecord | null> => {
    if (state.get().info?.status !== 'over') return null
    record ??= await api.record(table, invite)
    return record
  }
  const history = (): ReturnType<typeof work> => {
    past ??= work(() => undefined)
    return past
  }
  const tried = (act: Promise<unknown>): Promise<Refused | null> =>
    act.then(
      () => null,
      (error: unknown) => ({ rule: null, text: error instanceof Error ? error.message : String(error) }),
    )

  return {
    get: state.get,
    subscribe: state.subscribe,
    answer,
    preview,
    why: async (seat, why) => {
      const reply = await ask((id) => ({ type: 'ask', id, table, seat, answer: why }))
      if (reply.type !== 'why' || reply.refusal === null) return null
      const { rule, text, args } = reply.refusal
      return { rule, text, ...(args ? { args } : {}) }
    },
    undo: (seat) => command((commandId) => ({ type: 'undo', commandId, table, seat })),
    say: async (text) => {
      await command((commandId) => ({ type: 'chat', commandId, table, text }))
    },
    propose: (seat, back) => command((commandId) => ({ type: 'propose', commandId, table, seat, back })),
    vote: (seat, agree) => command((commandId) => ({ type: 'vote', commandId, table, seat, agree })),
    bot: (seat, on) => {
      const mine = state.get().info?.seats[seat]?.mine === true
      if (mine && on) return command((commandId) => ({ type: 'concede', commandId, table, seat }))
      return tried(mine ? api.join(table, { seat }) : api.bot(table, seat))
    },
    at: async (as, answers) => {
      // Only a finished table shows its record; then the moments are worked out here.
      const found = await finished()
      return found === null
        ? api.moment(table, as, answers, invite)
        : history().ask('moment', { record: found, as, answers })
    },
    course: async () => {
      const found = await finished()
      return found === null ? [] : history().ask('course', found)
    },
    record: finished,
    catchUp: state.catchUp,
    skip: state.catchUp,
    renew: () => {
      seq = 0
      tries = 0
      socket?.close()
    },
    close: () => {
      closed = true
      state.stop()
      clearInterval(heart)
      past?.stop()
      window.removeEventListener('online', wake)
      socket?.close()
    },
  }
}
