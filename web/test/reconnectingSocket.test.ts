/** A conversation over connections that break, fall silent, or come back after all. */

import { expect, test } from 'vitest'
import { openReconnectingSocket, PATIENCE_MS } from '../link/server/reconnectingSocket.ts'
import { handClock } from './help/clock.ts'
import { type FakeSocket, fakeSocket } from './help/sockets.ts'

function line(connecting = false) {
  const time = handClock()
  const sockets: FakeSocket[] = []
  const told: string[] = []
  const heard: string[] = []
  let open = 0
  const socket = openReconnectingSocket({
    open: () => {
      const socket = fakeSocket(connecting)
      sockets.push(socket)
      return socket
    },
    hear: (text) => heard.push(text),
    ping: 'ping',
    lost: () => told.push('lost'),
    found: () => told.push('found'),
    waiting: () => open > 0,
    time,
    chance: () => 0.5,
  })
  const at = (i: number): FakeSocket => {
    const socket = sockets[i]
    if (socket === undefined) throw new Error(`no connection ${i}`)
    return socket
  }
  /** Sends something that is to be answered. */
  const ask = (text: string) => {
    open++
    socket.send(text)
  }
  const answer = (socket: FakeSocket) => {
    open--
    socket.says({})
  }
  return { time, sockets, told, heard, socket, at, ask, answer }
}

/** Everything is in order on the first connection. */
function talking() {
  const l = line()
  l.at(0).says({ welcome: 1 })
  l.socket.settled()
  return l
}

test('an answer that does not come within three seconds is a lost connection, and another one is opened at once', () => {
  const l = talking()
  l.ask('move')
  l.time.go(PATIENCE_MS - 500)
  expect(l.told).toEqual([])
  l.time.go(1500)
  expect(l.told).toEqual(['lost'])
  // The old one was never closed by the browser: nobody waited for that.
  expect(l.sockets).toHaveLength(2)
  l.at(1).says({ welcome: 2 })
  expect(l.heard).toHaveLength(2)
  expect(l.at(0).dropped()).toBe(true)
})

test('what the old connection says after it was replaced is not heard', () => {
  const l = talking()
  l.ask('move')
  l.time.go(PATIENCE_MS + 1000)
  l.at(1).says({ welcome: 2 })
  const before = l.heard.length
  l.at(0).says({ late: true })
  l.at(0).breaks()
  expect(l.heard).toHaveLength(before)
  expect(l.sockets).toHaveLength(2)
})

test('an old connection that answers after all is kept, and the new one is given up', () => {
  const l = talking()
  l.ask('move')
  l.time.go(PATIENCE_MS + 1000)
  l.answer(l.at(0))
  expect(l.told).toEqual(['lost', 'found'])
  expect(l.at(1).dropped()).toBe(true)
  l.at(1).says({ welcome: 2 })
  expect(l.heard).toHaveLength(2)
  l.socket.send('next')
  expect(l.at(0).sent).toContain('next')
})

test('silence alone is noticed within a few seconds', () => {
  const l = talking()
  l.time.go(9500)
  expect(l.at(0).sent).toEqual(['ping', 'ping'])
  expect(l.told).toEqual(['lost'])
})

test('who is answered is asked again only after more silence', () => {
  const l = talking()
  for (let i = 0; i < 20; i++) {
    l.time.go(1000)
    if (l.at(0).sent.length > 0 && i % 2 === 0) l.at(0).says({ pong: 1 })
  }
  expect(l.told).toEqual([])
  expect(l.sockets).toHaveLength(1)
  expect(l.at(0).sent.length).toBeLessThan(5)
})

test('the browser’s word that the network is gone counts at once, unless the server is heard all the same', () => {
  const l = talking()
  l.socket.doubt()
  expect(l.told).toEqual(['lost'])
  expect(l.at(0).sent).toEqual(['ping'])
  expect(l.sockets).toHaveLength(2)
  l.at(0).says({ pong: 1 })
  expect(l.told).toEqual(['lost', 'found'])
})

test('without a network it is tried again and again, and at once when the network is back', () => {
  const l = talking()
  l.socket.doubt()
  for (let i = 0; i < 6; i++) {
    l.sockets.at(-1)?.breaks()
    l.time.go(20_000)
  }
  const tried = l.sockets.length
  expect(tried).toBeGreaterThanOrEqual(6)
  expect(tried).toBeLessThan(30)
  l.sockets.at(-1)?.breaks()
  l.socket.wake()
  expect(l.sockets).toHaveLength(tried + 1)
  l.sockets.at(-1)?.says({ welcome: 2 })
  expect(l.told).toEqual(['lost'])
})

test('a connection that never opens is given up; slow ones are given more time each time', () => {
  const l = line()
  l.time.go(60_000)
  expect(l.sockets.length).toBeGreaterThan(3)
  expect(l.sockets.length).toBeLessThan(9)
  expect(l.sockets.slice(0, -1).every((s) => s.dropped())).toBe(true)
})

test('a broken connection comes back after a moment', () => {
  const l = talking()
  l.at(0).breaks()
  expect(l.told).toEqual(['lost'])
  l.time.go(500)
  expect(l.sockets).toHaveLength(2)
})

test('after closing nothing is opened and nothing is heard', () => {
  const l = talking()
  l.socket.close()
  l.at(0).says({ more: 1 })
  l.at(0).breaks()
  l.time.go(60_000)
  expect(l.sockets).toHaveLength(1)
  expect(l.heard).toHaveLength(1)
})

test('a connection that is not there yet is closed when it is: a browser complains about one that never was', () => {
  const l = line(true)
  l.socket.close()
  expect(l.at(0).dropped()).toBe(false)
  l.at(0).opens()
  expect(l.at(0).dropped()).toBe(true)
})
