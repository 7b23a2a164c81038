/** Players who never give up: each keeps its command until it is answered, through any number of crashes. */

import type { Json, View } from '@dorfplatz/kernel'
import type { ServerMessage } from '@dorfplatz/protocol'
import { WebSocket } from 'ws'
import { newCommand } from '../help/client.ts'

/** What a client was told, in the order it was told. */
export interface History {
  readonly seat: number
  readonly acked: { readonly commandId: string; readonly seq: number; readonly choice: Json }[]
  /** Log lines seen, by seq: what was shown once must never vanish or change. */
  readonly lines: Map<number, string>
  readonly nacked: { readonly commandId: string; readonly rule: string }[]
  reconnects: number
  /** Sequence numbers that went backwards: must stay empty. */
  readonly backwards: string[]
}

export interface Player {
  readonly history: History
  /** Starts no new command; resolves when the last one is answered. */
  finish(): Promise<void>
}

/** Who hears nothing for this long, not even an answer to a ping, tries another way. */
const PATIENCE_MS = 3000
const PING_MS = 500

export interface PlayerOptions {
  readonly urls: readonly string[]
  readonly cookie: string
  readonly table: string
  readonly seat: number
  readonly random: () => number
}

export function startPlayer({ urls, cookie, table, seat, random }: PlayerOptions): Player {
  const history: History = { seat, acked: [], lines: new Map(), nacked: [], reconnects: 0, backwards: [] }
  let pending: { commandId: string; to: string; choice: Json } | null = null
  let view: View<Json> | null = null
  let lastSeq = 0
  let finishing: (() => void) | null = null
  let ws: WebSocket | null = null
  let heardAt = 0

  const send = (message: object): void => {
    if (ws?.readyState === WebSocket.OPEN) ws.send(JSON.stringify(message))
  }
  const sendPending = (): void => {
    if (pending === null) return
    const { commandId, to, choice } = pending
    send({ type: 'command', commandId, table, seat, answers: [{ to, choice }] })
  }
  const think = (): void => {
    const decision = view?.decisions[0]
    if (pending !== null || decision?.choices == null) return
    if (finishing !== null) return
    const choice = decision.choices[Math.floor(random() * decision.choices.length)]
    if (choice === undefined) return
    pending = { commandId: newCommand(), to: decision.id, choice }
    setTimeout(sendPending, random() * 60)
  }
  const answered = (): void => {
    pending = null
    if (finishing === null) think()
    else finishing()
  }

  const hear = (m: ServerMessage): void => {
    if (m.type === 'full' || m.type === 'gap' || m.type === 'update') {
      if (m.seq < lastSeq) history.backwards.push(`${m.type} ${m.seq} after ${lastSeq}`)
      lastSeq = m.seq
      for (const line of m.log) {
        const text = JSON.stringify([line.seat, line.kind, line.events, line.position])
        const before = history.lines.get(line.seq)
        if (before !== undefined && before !== text) history.backwards.push(`line ${line.seq} changed`)
        history.lines.set(line.seq, text)
      }
      view = m.seats.find((s) => s.as === seat)?.view ?? null
      think()
    }
    if (m.type === 'ack' && m.commandId === pending?.commandId) {
      history.acked.push({ commandId: m.commandId, seq: m.seq, choice: pending.choice })
      answered()
    }
    if (m.type === 'nack' && m.commandId === pending?.commandId) {
      // The store is not there for a moment: the same command again.
      if (m.problem.code === 'unavailable' || m.problem.code === 'internal') setTimeout(sendPending, 50)
      else {
        history.nacked.push({ commandId: m.commandId, rule: m.problem.refusal?.rule ?? m.problem.code })
        answered()
      }
    }
  }

  const connect = (): void => {
    const url = urls[Math.floor(random() * urls.length)] ?? ''
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers: { cookie }, perMessageDeflate: false })
    ws = socket
    heardAt = performance.now()
    socket.on('open', () => {
      send({ type: 'hello', table, ...(lastSeq > 0 && random() < 0.7 ? { lastSeq } : {}) })
      sendPending()
    })
    socket.on('message', (data) => {
      heardAt = performance.now()
      hear(JSON.parse(String(data)) as ServerMessage)
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      if (ws !== socket || done) return
      history.reconnects++
      setTimeout(connect, 40 + random() * 120)
    })
  }
  let done = false
  connect()
  const watch = setInterval(() => {
    if (performance.now() - heardAt > PATIENCE_MS) ws?.terminate()
    else send({ type: 'ping' })
  }, PING_MS)

  return {
    history,
    finish: () =>
      new Promise((resolve) => {
        finishing = () => {
          done = true
          clearInterval(watch)
          ws?.terminate()
          resolve()
        }
        if (pending === null) finishing()
      }),
  }
}
