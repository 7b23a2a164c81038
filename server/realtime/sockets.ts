/** The WebSocket server: who may come in, how much they may say, and what becomes of each message. */

import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import {
  type ClientMessage,
  clientMessage,
  HEARTBEAT_MS,
  MAX_FRAME,
  PROTOCOL,
  type ServerMessage,
  SILENCE_MS,
} from '@dorfplatz/protocol'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'
import type { ServerContext } from '../context.ts'
import { Fault, sayRefusal, toProblem } from '../fault.ts'
import type { Room } from '../http/connections.ts'
import { limiter } from '../limits.ts'
import { toPerson } from '../people/person.ts'
import { personAt } from '../play/actor.ts'
import { answer, handToBot, levelFor, undo } from '../play/acts.ts'
import { propose, vote } from '../play/consent.ts'
import { layMix, openMix } from '../play/deal.ts'
import { ASKED_OF_ALL, type Asking, UNDONE } from '../play/effort.ts'
import { previewFor, whyNot } from '../play/look.ts'
import { needOwnSeat } from '../play/show.ts'
import { speak } from '../play/talk.ts'
import type { Login } from '../storage/logins.ts'
import type { PersonRow } from '../storage/people.ts'
import type { Guard } from './guard.ts'
import type { Hub, Peer } from './hub.ts'

/** A reader slower than this is dropped and resumes later, rather than filling our memory. */
const MAX_BACKLOG = 4 * 1024 * 1024
const MAX_TABLES = 20
/** Unreadable messages in a row before the socket is closed. */
const MAX_NONSENSE = 5

export interface Visitor {
  readonly person: PersonRow | null
  /** What let the person in; null for strangers. */
  readonly login: Login | null
}

/** Why somebody may not come in, as the first line of the answer. */
export type Refused = '400 Bad Request' | '403 Forbidden'

export interface SocketServerOptions {
  readonly context: ServerContext
  readonly hub: Hub
  /** Which client this server hands out. */
  readonly client: string | null
  readonly room: Room
  readonly guard: Guard
  /** The network a request comes from: what is counted. */
  readonly networkOf: (request: IncomingMessage) => string
  /** Whether the request may be looked at at all: one host, an origin of ours. */
  readonly check: (request: IncomingMessage) => Refused | null
  /** Who comes, by cookie or token. */
  readonly identify: (request: IncomingMessage) => Promise<Visitor>
}

export interface SocketServer {
  attach(server: Server): void
  count(): number
  close(): Promise<void>
}

/** Whose message it is, and from where it comes. */
interface Sender {
  readonly person: PersonRow | null
  readonly network: string
}

type Command = Extract<ClientMessage, { readonly commandId: string }>

export function openSocketServer({
  context,
  hub,
  client,
  room,
  guard,
  networkOf,
  check,
  identify,
}: SocketServerOptions): SocketServer {
  const { registry, config, metrics, log, effort } = context
  const wss = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_FRAME,
    perMessageDeflate: false,
    clientTracking: true,
  })
  const perAddress = new Map<string, number>()
  const perPerson = new Map<string, number>()
  const messages = limiter(config.LIMIT_MESSAGES_PER_10S, 10_000)
  const chats = limiter(config.LIMIT_CHAT_PER_30S, 30_000)
  /** A greeting reads the log inside the table's line: over all sockets of a person, or of a network's strangers. */
  const greetings = limiter(config.LIMIT_MESSAGES_PER_10S, 10_000)
  const strangers = limiter(config.LIMIT_SOCKETS_PER_ADDRESS, 10_000)
  const handshakes = limiter(config.LIMIT_HANDSHAKES_PER_10S, 10_000)
  const heard = new WeakMap<WebSocket, number>()
  let nextSocket = 0
  let closing = false

  const count = (map: Map<string, number>, key: string, by: number): void => {
    const n = (map.get(key) ?? 0) + by
    if (n <= 0) map.delete(key)
    else map.set(key, n)
  }
  const full = (visitor: Visitor, network: string): boolean =>
    (perAddress.get(network) ?? 0) >= config.LIMIT_SOCKETS_PER_ADDRESS ||
    (visitor.person !== null && (perPerson.get(visitor.person.id) ?? 0) >= config.LIMIT_SOCKETS_PER_PERSON)

  const refuse = (socket: Duplex, status: string): void => {
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
  }

  const upgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    socket.on('error', () => undefined)
    if (closing) return refuse(socket, '503 Service Unavailable')
    if (!/^\/ws\/?(\?|$)/.test(request.url ?? '')) return refuse(socket, '404 Not Found')
    const network = networkOf(request)
    // Counted before anybody is looked up: a refused handshake costs us nothing.
    if (!handshakes.take(network)) return refuse(socket, '429 Too Many Requests')
    const refused = check(request)
    if (refused !== null) return refuse(socket, refused)
    if (wss.clients.size >= room.sockets) {
      room.turnedAway()
      return refuse(socket, '503 Service Unavailable')
    }
    const visitor = await identify(request)
    if (full(visitor, network)) return refuse(socket, '429 Too Many Requests')
    if (socket.destroyed) return
    wss.handleUpgrade(request, socket, head, (ws) => welcome(ws, socket, visitor, network))
  }

  const welcome = (ws: WebSocket, connection: Duplex, { person, login }: Visitor, network: string): void => {
    const key = String(nextSocket++)
    let nonsense = 0
    let ended = false
    let corked = false
    /** Several messages of one turn, like a view and its acknowledgement, travel together. */
    const cork = (): void => {
      if (corked) return
      corked = true
      connection.cork()
      process.nextTick(() => {
        corked = false
        connection.uncork()
      })
    }
    const peer: Peer = {
      person: person?.id ?? null,
      lang: person?.lang ?? 'en',
      looking: new Map(),
      gone: false,
      send: (text) => {
        if (ws.readyState !== ws.OPEN) return
        if (ws.bufferedAmount > MAX_BACKLOG) return ws.terminate()
        cork()
        ws.send(text)
      },
      close: (code, reason) => ws.close(code, reason),
    }
    const send = (message: ServerMessage): void => peer.send(JSON.stringify(message))
    count(perAddress, network, 1)
    if (person !== null) count(perPerson, person.id, 1)
    metrics.sockets.inc()
    const leave =
      person === null || login === null
        ? null
        : guard.enter({
            person: person.id,
            login,
            close: () => {
              // Nothing more is heard from it, not even what is on its way.
              ended = true
              ws.close(1008, 'signed out')
            },
          })
    heard.set(ws, performance.now())

    ws.on('close', () => {
      count(perAddress, network, -1)
      if (person !== null) count(perPerson, person.id, -1)
      metrics.sockets.dec()
      leave?.()
      hub.gone(peer)
    })
    ws.on('error', () => undefined)
    ws.on('pong', () => heard.set(ws, performance.now()))
    // Answered by the library before anybody looks; a browser never sends one.
    ws.on('ping', () => {
      heard.set(ws, performance.now())
      if (!messages.take(key)) ws.close(1008, 'too many messages')
    })
    ws.on('message', (data: RawData, isBinary: boolean) => {
      heard.set(ws, performance.now())
      if (ended) return
      if (isBinary) return ws.close(1003, 'text only')
      if (!messages.take(key)) {
        metrics.problems.inc({ code: 'too-many' })
        return ws.close(1008, 'too many messages')
      }
      const message = read(String(data))
      if (message === null) {
        metrics.problems.inc({ code: 'bad-request' })
        send({ type: 'error', problem: toProblem(new Fault('bad-request', 'bad-request'), peer.lang) })
        if (++nonsense >= MAX_NONSENSE) ws.close(1008, 'unreadable')
        return
      }
      nonsense = 0
      handle(peer, { person, network }, message, send).catch((error) => complain(peer, message, error, send))
    })
    send({
      type: 'welcome',
      protocol: PROTOCOL,
      client,
      person: person === null ? null : toPerson(person),
      now: context.db.now(),
    })
  }

  const complain = (peer: Peer, message: ClientMessage, error: unknown, send: (m: ServerMessage) => void): void => {
    const problem = toProblem(error, peer.lang)
    metrics.problems.inc({ code: problem.code })
    if (problem.code === 'refused') metrics.refusals.inc()
    if (problem.code === 'internal') log.error({ err: error, type: message.type }, 'message failed')
    if ('commandId' in message) send({ type: 'nack', commandId: message.commandId, table: message.table, problem })
    else {
      const about = 'table' in message ? { table: message.table } : {}
      send({ type: 'error', ...about, ...('id' in message ? { id: message.id } : {}), problem })
    }
  }

  const act = async (peer: Peer, { person, network }: Sender, m: Command): Promise<number> => {
    const asking: Asking = { person: peer.person, network }
    if (m.type === 'chat') {
      chats.need(peer.person ?? '')
      return speak(context, hub, person, m.table, m.commandId, m.text)
    }
    const actor = personAt(peer.person, m.seat)
    switch (m.type) {
      case 'command':
        return effort.trying(asking, m.answers.length, () => answer(registry, m.table, actor, m.commandId, m.answers))
      case 'undo':
        return effort.trying(asking, UNDONE, () => undo(registry, m.table, actor, m.commandId))
      case 'concede':
        return effort.trying(asking, 0, () =>
          handToBot(registry, m.table, actor, m.commandId, {
            kind: 'concede',
            level: levelFor(context.levels, m.level),
          }),
        )
      case 'propose':
        effort.need(asking, ASKED_OF_ALL)
        return propose(registry, m.table, actor, m.back)
      case 'vote':
        effort.need(asking, ASKED_OF_ALL)
        return vote(registry, m.table, actor, m.agree)
    }
  }

  const handle = async (
    peer: Peer,
    { person, network }: Sender,
    m: ClientMessage,
    send: (m: ServerMessage) => void,
  ): Promise<void> => {
    if ('commandId' in m) {
      const started = performance.now()
      const seq = await act(peer, { person, network }, m)
      send({ type: 'ack', commandId: m.commandId, table: m.table, seq })
      metrics.commitSeconds.observe((performance.now() - started) / 1000)
      return
    }
    switch (m.type) {
      case 'hello':
        if (m.lang !== undefined) peer.lang = m.lang
        if (!peer.looking.has(m.table) && peer.looking.size >= MAX_TABLES) throw new Fault('too-many', 'too-many')
        if (person === null) strangers.need(network)
        else greetings.need(person.id)
        return hub.hello(peer, m.table, m)
      case 'mix':
        return layMix(context, m.table, peer.person, m.seat, m.commitment)
      case 'unmix':
        return openMix(context, m.table, peer.person, m.seat, m.nonce)
      case 'bye':
        return hub.bye(peer, m.table)
      case 'ping':
        return send({ type: 'pong', ...(m.t === undefined ? {} : { t: m.t }), now: context.db.now() })
      case 'ask':
        effort.need({ person: peer.person, network }, 1)
        return registry.at(m.table, (loaded) => {
          needOwnSeat(loaded, peer.person, m.seat)
          const refusal = whyNot(loaded, m.seat, m.answer)
          const said = refusal === null ? null : sayRefusal(peer.lang, loaded.k.game, refusal)
          send({ type: 'why', id: m.id, refusal: said })
        })
      case 'preview':
        effort.need({ person: peer.person, network }, m.answers.length)
        return registry.at(m.table, (loaded) => {
          needOwnSeat(loaded, peer.person, m.seat)
          send({ type: 'previewed', id: m.id, ...previewFor(registry, peer.lang, loaded, m.seat, m.answers) })
        })
    }
  }

  const listening = setInterval(() => {
    const now = performance.now()
    for (const ws of wss.clients) {
      const silence = now - (heard.get(ws) ?? 0)
      if (silence > SILENCE_MS) ws.terminate()
      // Our own clients speak up by themselves; asking everybody at once would hold up the moves.
      else if (silence > HEARTBEAT_MS) ws.ping()
    }
  }, HEARTBEAT_MS / 2)
  listening.unref()

  return {
    attach: (server) => {
      server.on('upgrade', (request, socket, head) => {
        upgrade(request, socket, head).catch((error) => {
          log.error({ err: error }, 'upgrade failed')
          refuse(socket, '500 Internal Server Error')
        })
      })
    },
    count: () => wss.clients.size,
    close: async () => {
      closing = true
      clearInterval(listening)
      for (const ws of wss.clients) {
        ws.send(JSON.stringify({ type: 'reload' } satisfies ServerMessage))
        ws.close(1001, 'restarting')
      }
      await new Promise((resolve) => setTimeout(resolve, wss.clients.size > 0 ? 200 : 0))
      for (const ws of wss.clients) ws.terminate()
      wss.close()
    },
  }
}

/** Null for anything that is not one of our messages. */
function read(text: string): ClientMessage | null {
  try {
    const result = clientMessage.safeParse(JSON.parse(text))
    return result.success ? result.data : null
  } catch {
    return null
  }
}
