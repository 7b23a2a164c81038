/** Sockets for tests: they connect, speak, fall silent and break as they are told. */

import type { Socket } from '../../link/server/reconnectingSocket.ts'

export interface FakeSocket extends Socket {
  /** What was sent through it. */
  readonly sent: string[]
  /** The other side says something. */
  says(message: object): void
  /** The connection is there; one that was made connecting is not before. */
  opens(): void
  /** It breaks, and the browser says so. */
  breaks(): void
  /** Closed from this side; a browser without network tells nobody about it. */
  readonly dropped: () => boolean
}

export function fakeSocket(connecting = false): FakeSocket {
  const hearing: ((event: { readonly data: unknown }) => void)[] = []
  const closing: (() => void)[] = []
  const sent: string[] = []
  const opening: (() => void)[] = []
  let state = connecting ? 0 : 1
  let dropped = false
  return {
    get readyState() {
      return state
    },
    sent,
    dropped: () => dropped,
    send: (text) => {
      sent.push(text)
    },
    close: () => {
      dropped = true
      state = 2
    },
    addEventListener: (type: 'message' | 'open' | 'close', listener: (event: { readonly data: unknown }) => void) => {
      if (type === 'message') hearing.push(listener)
      else (type === 'open' ? opening : closing).push(() => listener({ data: null }))
    },
    opens: () => {
      state = 1
      for (const open of opening) open()
    },
    says: (message) => {
      for (const hear of hearing) hear({ data: JSON.stringify(message) })
    },
    breaks: () => {
      state = 3
      for (const close of closing) close()
    },
  }
}
