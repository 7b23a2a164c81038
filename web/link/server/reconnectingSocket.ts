/** One conversation with the server that never gives up: a connection that breaks or falls silent is replaced by another. */

import { type Clock, clock } from '../pace.ts'

/** As much of a WebSocket as is needed. */
export interface Socket {
  readonly readyState: number
  send(text: string): void
  close(): void
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
  addEventListener(type: 'open' | 'close', listener: () => void): void
}

/** An answer is awaited so long before the connection is doubted; longer when that has led to nothing before. */
export const PATIENCE_MS = 3000
const MOST_PATIENCE_MS = 24_000
/** After so much silence one asks whether the other side is still there. */
const HEARTBEAT_MS = 5000
const LOOK_MS = 500
const CONNECTING = 0
const OPEN = 1

/** A browser complains about a connection that is closed before it is there: that one is closed as soon as it is. */
function letGo(socket: Socket | null | undefined): void {
  if (socket?.readyState === CONNECTING) socket.addEventListener('open', () => socket.close())
  else socket?.close()
}

export interface ReconnectingSocketOptions {
  open(): Socket
  /** Something was said on the connection that counts. */
  hear(text: string): void
  /** What to say to learn whether anybody is there. */
  readonly ping: string
  /** Nobody can be heard; and then the same connection is heard again after all. A new one speaks for itself. */
  lost(): void
  found(): void
  /** Something is still to be answered. */
  waiting(): boolean
  readonly time?: Clock
  /** From 0 to 1: not everybody comes back in the same moment. */
  readonly chance?: () => number
}

export interface ReconnectingSocket {
  send(text: string): void
  /** The browser says that the network is gone, or that something may have changed: do not wait to find out. */
  doubt(): void
  /** The network is back, or somebody looks again. */
  wake(): void
  /** What was agreed on this connection is void: another one, after a while. */
  again(): void
  /** Another connection, at once. */
  renew(): void
  /** The conversation is in order: the next trouble is the first one. */
  settled(): void
  close(): void
}

export function openReconnectingSocket(options: ReconnectingSocketOptions): ReconnectingSocket {
  const time = options.time ?? clock
  const chance = options.chance ?? Math.random
  /** The connection that counts; it has been heard. */
  let current: Socket | null = null
  /** The one being tried; it counts from its first word. */
  let next: { readonly socket: Socket; readonly since: number } | null = null
  let doubted = true
  let closed = false
  let tries = 0
  let heard = time.now()
  /** Since when an answer is due. */
  let due: number | null = null
  let callOff: (() => void) | null = null

  const patience = (): number => Math.min(MOST_PATIENCE_MS, PATIENCE_MS * 2 ** Math.max(0, tries - 1))

  const listen = (socket: Socket): void => {
    socket.addEventListener('message', ({ data }) => {
      if (closed || (socket !== current && socket !== next?.socket)) return
      heard = time.now()
      if (socket === current) {
        // The old one speaks after all: no other is needed.
        drop()
        if (doubted) {
          doubted = false
          options.found()
        }
      } else {
        const old = current
        current = socket
        next = null
        doubted = false
        letGo(old)
      }
      due = options.waiting() ? heard : null
      options.hear(String(data))
    })
    socket.addEventListener('close', () => {
      if (closed) return
      if (socket === current) {
        current = null
        lose()
        later()
      } else if (socket === next?.socket) {
        next = null
        later()
      }
    })
  }

  const lose = (): void => {
    due = null
    if (doubted) return
    doubted = true
    options.lost()
  }
  /** Gives up what is being tried, or about to be. */
  const drop = (): void => {
    callOff?.()
    callOff = null
    const tried = next?.socket
    next = null
    letGo(tried)
  }
  const connect = (): void => {
    drop()
    if (closed) return
    const socket = options.open()
    next = { socket, since: time.now() }
    listen(socket)
  }
  const later = (): void => {
    callOff?.()
    const wait = Math.min(8000, 250 * 2 ** tries++) * (0.5 + chance())
    callOff = time.after(wait, () => {
      callOff = null
      connect()
    })
  }
  const send = (text: string): void => {
    if (current?.readyState !== OPEN) return
    current.send(text)
    due ??= time.now()
  }
  const doubt = (): void => {
    send(options.ping)
    lose()
    if (next !== null || callOff !== null) return
    tries++
    connect()
  }

  const look = (): void => {
    stop = time.after(LOOK_MS, look)
    const now = time.now()
    if (next !== null && now - next.since > patience()) {
      drop()
      later()
    }
    if (due !== null && now - due > patience()) doubt()
    else if (due === null && !doubted && now - heard > HEARTBEAT_MS) send(options.ping)
  }
  let stop = time.after(LOOK_MS, look)
  connect()

  return {
    send,
    doubt,
    wake: () => {
      if (!doubted) {
        send(options.ping)
        return
      }
      tries = 0
      connect()
    },
    again: () => {
      const old = current
      current = null
      lose()
      letGo(old)
      later()
    },
    renew: () => {
      const old = current
      current = null
      doubted = true
      due = null
      tries = 0
      letGo(old)
      connect()
    },
    settled: () => {
      tries = 0
    },
    close: () => {
      closed = true
      stop()
      drop()
      letGo(current)
    },
  }
}
