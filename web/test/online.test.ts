/** The link to a table on the server, over connections that fail: every move is kept, none counts twice. */

import type { ClientMessage, TableInfo } from '@dorfplatz/protocol'
import { PROTOCOL } from '@dorfplatz/protocol/constants'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onlineLink } from '../link/server/online.ts'
import { type FakeSocket, fakeSocket } from './help/sockets.ts'

const TABLE = 'abcdefghijkl'
const seat = { seat: 0, kind: 'person', name: 'Anna', mine: true, online: true, due: false, deadline: null }
const info = { id: TABLE, game: 'x', status: 'running', archived: false, seats: [seat] } as TableInfo
const full = (seq: number) => ({ type: 'full', table: TABLE, seq, info, seats: [], log: [], chat: [] })

let sockets: FakeSocket[] = []
let events: EventTarget
let link: ReturnType<typeof onlineLink>

function newest(): FakeSocket {
  const socket = sockets.at(-1)
  if (socket === undefined) throw new Error('no connection')
  return socket
}
const sentBy = (socket: FakeSocket): ClientMessage[] => socket.sent.map((text) => JSON.parse(text) as ClientMessage)
function commandIn(socket: FakeSocket): Extract<ClientMessage, { type: 'command' }> {
  const found = sentBy(socket).find((m) => m.type === 'command')
  if (found === undefined) throw new Error('no command was sent')
  return found
}
/** The server answers on this connection, as it does to every hello. */
function greet(socket: FakeSocket, seq: number, client: string | null = 'one'): void {
  socket.says({ type: 'welcome', protocol: PROTOCOL, client, person: {} })
  socket.says(full(seq))
}

beforeEach(() => {
  vi.useFakeTimers()
  sockets = []
  events = new EventTarget()
  const root = { dataset: {}, lang: 'de' }
  vi.stubGlobal('WebSocket', function Fake() {
    const socket = fakeSocket()
    sockets.push(socket)
    return socket
  })
  vi.stubGlobal('location', { protocol: 'https:', host: 'example.org' })
  vi.stubGlobal('window', events)
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false, documentElement: root }))
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => setTimeout(work, 16))
  link = onlineLink(TABLE)
  greet(newest(), 4)
})
afterEach(() => {
  link.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a move that is not answered is kept, the loss is shown, and the move is made once on the next connection', () => {
  const outcome = vi.fn()
  void link.answer(0, [{ choice: 'x' }]).then(outcome)
  const { commandId } = commandIn(newest())
  expect(link.get().status).toBe('ready')
  vi.advanceTimersByTime(4000)
  expect(link.get().status).toBe('lost')
  expect(sockets).toHaveLength(2)
  greet(newest(), 4)
  expect(link.get().status).toBe('ready')
  const again = sentBy(newest()).filter((m) => m.type === 'command')
  expect(again.map((m) => m.commandId)).toEqual([commandId])
  newest().says({ type: 'ack', commandId, table: TABLE, seq: 5 })
  newest().says({ type: 'ack', commandId, table: TABLE, seq: 5 })
  return vi.waitFor(() => expect(outcome).toHaveBeenCalledExactlyOnceWith(null))
})

test('a move whose answer got lost while the line is alive is said again, under the same name', () => {
  const outcome = vi.fn()
  void link.answer(0, [{ choice: 'x' }]).then(outcome)
  const { commandId } = commandIn(newest())
  const pass = (seconds: number) => {
    for (let second = 0; second < seconds; second++) {
      vi.advanceTimersByTime(1000)
      newest().says({ type: 'pong' })
    }
  }
  pass(7)
  const said = sentBy(newest()).filter((m) => m.type === 'command')
  expect(said.map((m) => m.commandId)).toEqual([commandId, commandId])
  newest().says({ type: 'ack', commandId, table: TABLE, seq: 5 })
  pass(20)
  expect(sockets).toHaveLength(1)
  expect(sentBy(newest()).filter((m) => m.type === 'command')).toHaveLength(2)
  return vi.waitFor(() => expect(outcome).toHaveBeenCalledExactlyOnceWith(null))
})

test('the browser’s offline and online are heeded at once', () => {
  events.dispatchEvent(new Event('offline'))
  expect(link.get().status).toBe('lost')
  newest().breaks()
  const tried = sockets.length
  events.dispatchEvent(new Event('online'))
  expect(sockets).toHaveLength(tried + 1)
  greet(newest(), 4)
  expect(link.get().status).toBe('ready')
  const hello = sentBy(newest())[0]
  expect(hello).toMatchObject({ type: 'hello', table: TABLE, lastSeq: 4 })
})

test('a question that cannot be answered is answered with the reason; the table stays', async () => {
  const looked = link.preview(0, [{ choice: 'x' }])
  const asked = sentBy(newest()).find((m) => m.type === 'preview')
  newest().says({
    type: 'error',
    table: TABLE,
    id: asked?.id,
    problem: { code: 'forbidden', text: 'Dieser Platz gehört dir nicht.' },
  })
  expect(await looked).toEqual({ rule: null, text: 'Dieser Platz gehört dir nicht.' })
  expect(link.get().status).toBe('ready')
})

test('a server that cannot greet just now is asked again', () => {
  newest().breaks()
  vi.advanceTimersByTime(1000)
  newest().says({ type: 'welcome' })
  newest().says({ type: 'error', table: TABLE, problem: { code: 'unavailable', text: '…' } })
  const tried = sockets.length
  vi.advanceTimersByTime(2000)
  expect(sockets.length).toBeGreaterThan(tried)
  greet(newest(), 4)
  expect(link.get().status).toBe('ready')
})

test('who is put out of a table learns that it was the seat, not the table, that is gone', () => {
  newest().says({ type: 'table', info: { ...info, status: 'open' } })
  newest().says({ type: 'error', table: TABLE, problem: { code: 'not-found', text: '…' } })
  expect(link.get()).toMatchObject({ status: 'gone', because: 'freed' })
})

test('who was signed out elsewhere, or may not watch what has begun, learns that', () => {
  newest().breaks()
  vi.advanceTimersByTime(1000)
  newest().says({ type: 'welcome', protocol: PROTOCOL, client: 'one', person: null })
  newest().says({ type: 'error', table: TABLE, problem: { code: 'not-found', text: '…' } })
  expect(link.get()).toMatchObject({ status: 'gone', because: 'signed-out' })
  newest().says({ type: 'error', table: TABLE, problem: { code: 'forbidden', text: '…' } })
  expect(link.get()).toMatchObject({ status: 'gone', because: 'unwatched' })
})

test('a line of the chat that is refused comes back with the reason', async () => {
  const said = link.say('hallo')
  const chat = sentBy(newest()).find((m) => m.type === 'chat')
  newest().says({
    type: 'nack',
    commandId: chat?.commandId,
    table: TABLE,
    problem: { code: 'too-many', text: 'langsam' },
  })
  expect(await said).toEqual({ rule: null, text: 'langsam' })
})

test('a server that restarts with another client: the page is to be renewed as soon as nothing is on its way', () => {
  void link.answer(0, [{ choice: 'x' }])
  const { commandId } = commandIn(newest())
  newest().says({ type: 'reload' })
  expect(link.get().renewal).toBeUndefined()
  newest().breaks()
  vi.advanceTimersByTime(1000)
  greet(newest(), 4, 'two')
  expect(link.get()).toMatchObject({ status: 'ready' })
  expect(link.get().renewal).toBeUndefined()
  newest().says({ type: 'ack', commandId, table: TABLE, seq: 5 })
  expect(link.get().renewal).toBe('offered')
  // It stays so, whatever happens at the table.
  newest().says(full(6))
  expect(link.get().renewal).toBe('offered')
})

test('a server that comes back with the same client leaves the page as it is', () => {
  newest().says({ type: 'reload' })
  newest().breaks()
  vi.advanceTimersByTime(1000)
  greet(newest(), 4, 'one')
  expect(link.get().renewal).toBeUndefined()
})

test('a server that does not say which client it has is believed when it says reload', () => {
  newest().breaks()
  vi.advanceTimersByTime(1000)
  greet(newest(), 4, null)
  newest().says({ type: 'reload' })
  newest().breaks()
  vi.advanceTimersByTime(1000)
  greet(newest(), 4, null)
  expect(link.get().renewal).toBe('offered')
})

test('a page that does not know the server’s protocol says so, and nothing to the server', () => {
  newest().breaks()
  vi.advanceTimersByTime(1000)
  newest().says({ type: 'welcome', protocol: PROTOCOL + 1, client: 'two', person: {} })
  expect(link.get().renewal).toBe('needed')
  expect(sentBy(newest())).toEqual([])
})
