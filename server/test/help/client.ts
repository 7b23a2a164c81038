/** A client for tests: one person with a cookie, HTTP calls, and a socket that remembers all it was sent. */

import { randomBytes } from 'node:crypto'
import type { Json, View } from '@dorfplatz/kernel'
import type { ClientMessage, Problem, ServerMessage, TableInfo } from '@dorfplatz/protocol'
import { WebSocket } from 'ws'

export const newCommand = (): string => randomBytes(12).toString('base64url')

export interface Reply {
  readonly status: number
  readonly body: Record<string, unknown> & { readonly error?: Problem }
  readonly headers: Headers
}

export interface Person {
  readonly url: string
  readonly cookies: Map<string, string>
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>
  /** A call that must succeed; what comes back is what the caller says it is. */
  must<T = Record<string, unknown>>(method: string, path: string, body?: unknown): Promise<T>
  table(method: string, path: string, body?: unknown): Promise<TableInfo>
  socket(headers?: Record<string, string>): Promise<Socket>
}

export interface Socket {
  readonly ws: WebSocket
  /** Every text received, byte for byte. */
  readonly texts: string[]
  readonly messages: ServerMessage[]
  say(message: ClientMessage): void
  /** The first message from now on, or already unread, that fits. */
  next<T extends ServerMessage['type']>(
    type: T,
    fits?: (m: Extract<ServerMessage, { type: T }>) => boolean,
  ): Promise<Extract<ServerMessage, { type: T }>>
  /** Sends a command and waits for ack or nack. */
  command(
    message: Extract<ClientMessage, { commandId: string }>,
  ): Promise<Extract<ServerMessage, { type: 'ack' | 'nack' }>>
  closed: Promise<{ code: number }>
  close(): void
}

/** The same person at another process of the server, or after a restart. */
export function sameCookies(from: Person, url: string): Person {
  const person = visitor(url)
  for (const [name, value] of from.cookies) person.cookies.set(name, value)
  return person
}

export function visitor(url: string): Person {
  const cookies = new Map<string, string>()
  const cookieHeader = (): string => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const call: Person['call'] = async (method, path, body, headers = {}) => {
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(cookies.size > 0 ? { cookie: cookieHeader() } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      if (/max-age=0/i.test(line) || pair.slice(at + 1) === '') cookies.delete(pair.slice(0, at))
      else cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
    const text = await response.text()
    let parsed: unknown = text
    try {
      parsed = JSON.parse(text)
    } catch {
      // Not every answer is JSON (metrics, pages).
    }
    return { status: response.status, body: parsed as Reply['body'], headers: response.headers }
  }
  const must = async <T = Record<string, unknown>>(method: string, path: string, body?: unknown): Promise<T> => {
    const reply = await call(method, path, body)
    if (reply.status !== 200) throw new Error(`${method} ${path}: ${reply.status} ${JSON.stringify(reply.body)}`)
    return reply.body as T
  }
  return {
    url,
    cookies,
    call,
    must,
    table: async (method, path, body) => (await must(method, path, body)).table as TableInfo,
    socket: (headers = {}) => openSocket(url, { ...(cookies.size > 0 ? { cookie: cookieHeader() } : {}), ...headers }),
  }
}

export async function guest(url: string, name: string, lang: 'en' | 'de' = 'en'): Promise<Person> {
  const person = visitor(url)
  await person.must('POST', '/api/guest', { name, lang })
  return person
}

/** The tables that somebody's start page lists. */
export async function myTables(person: Person): Promise<TableInfo[]> {
  return (await person.must('GET', '/api/me/tables')).tables as TableInfo[]
}

export function openSocket(url: string, headers: Record<string, string>): Promise<Socket> {
  const ws = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers, perMessageDeflate: false })
  const texts: string[] = []
  const messages: ServerMessage[] = []
  const unread: ServerMessage[] = []
  const waiting = new Set<(m: ServerMessage) => boolean>()
  ws.on('message', (data) => {
    const text = String(data)
    const message = JSON.parse(text) as ServerMessage
    texts.push(text)
    messages.push(message)
    for (const take of waiting) if (take(message)) return
    unread.push(message)
  })
  const wait = <M extends ServerMessage>(what: string, isIt: (m: ServerMessage) => m is M): Promise<M> =>
    new Promise((resolve, reject) => {
      const at = unread.findIndex(isIt)
      const found = unread[at]
      if (found !== undefined) {
        unread.splice(0, at + 1)
        resolve(found as M)
        return
      }
      const timer = setTimeout(() => {
        waiting.delete(take)
        reject(new Error(`no ${what} came; last: ${texts.slice(-3).join('\n').slice(0, 600)}`))
      }, 60_000)
      const take = (m: ServerMessage): boolean => {
        if (!isIt(m)) return false
        clearTimeout(timer)
        waiting.delete(take)
        resolve(m)
        return true
      }
      waiting.add(take)
    })
  const next: Socket['next'] = (type, fits = () => true) => {
    type Wanted = Extract<ServerMessage, { type: typeof type }>
    return wait(type, (m): m is Wanted => m.type === type && fits(m as Wanted))
  }
  const socket: Socket = {
    ws,
    texts,
    messages,
    say: (message) => ws.send(JSON.stringify(message)),
    next,
    command: (message) => {
      type Answered = Extract<ServerMessage, { type: 'ack' | 'nack' }>
      const isIt = (m: ServerMessage): m is Answered =>
        (m.type === 'ack' || m.type === 'nack') && m.commandId === message.commandId
      const answer = wait('answer to a command', isIt)
      ws.send(JSON.stringify(message))
      return answer
    },
    closed: new Promise((resolve) => ws.on('close', (code) => resolve({ code }))),
    close: () => ws.close(),
  }
  return new Promise((resolve, reject) => {
    ws.on('error', reject)
    next('welcome').then(() => resolve(socket), reject)
  })
}

/** The newest view a socket has of a table. */
export function lastView(socket: Socket, table: string, as: number | 'spectator'): View<Json> | null {
  for (let i = socket.messages.length - 1; i >= 0; i--) {
    const m = socket.messages[i]
    if (m === undefined || !('seats' in m) || m.table !== table) continue
    const seat = m.seats.find((s) => s.as === as)
    if (seat !== undefined) return seat.view
  }
  return null
}
