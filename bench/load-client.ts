/** The players of a load run: tables with one socket for each seat, moves at a steady rate, times from send to last view. */

import { randomBytes } from 'node:crypto'
import { type Decision, type Game, type Json, randomFrom, type View } from '@dorfplatz/kernel'
import { WebSocket } from 'ws'

/** As much of a message as tells what it is; the view is read only when its seat is to move. */
const HEAD =
  /^\{"type":"(?:update|full|gap)"(?:,"table":"[^"]*")?(?:,"from":\d+)?(?:,"table":"[^"]*")?(?:,"from":\d+)?,"seq":(\d+)/
const HEAD_BYTES = 160
const ASKED = Buffer.from('"decisions":[{')
const OVER = Buffer.from('"over":true')

interface Shown {
  readonly seats: readonly { readonly as: number; readonly view: View<Json> | null }[]
}
interface Reply {
  readonly type: string
  readonly seq: number
  readonly commandId: string
}

interface Move {
  readonly commandId: string
  readonly seat: number
  readonly sentAt: number
  /** The entry's number, known from the acknowledgement. */
  seq: number | null
}

export interface LoadTable {
  readonly id: string
  readonly sockets: WebSocket[]
  /** The newest message with a view that each seat got, unread. */
  readonly shown: Buffer[]
  /** The newest entry each seat has seen. */
  readonly seen: number[]
  move: Move | null
  isOver: boolean
}

export interface Times {
  readonly ack: number[]
  readonly lastView: number[]
  refused: number
  /** Bytes of messages, without the frames around them. */
  received: number
  sent: number
}

interface Opened {
  readonly table: { readonly id: string; readonly invite: string }
}

async function call(
  url: string,
  cookie: string,
  path: string,
  body: object,
): Promise<{ json: Opened; cookie: string }> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie === '' ? {} : { cookie }) },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  const [set = ''] = response.headers.getSetCookie()
  return { json: (await response.json()) as Opened, cookie: set.split(';')[0] ?? '' }
}

/** Opens tables with one person for each seat; the seats' sockets are spread over the servers. */
export async function openTables(
  urls: readonly string[],
  game: Game,
  seats: number,
  count: number,
  times: Times,
): Promise<LoadTable[]> {
  const [url = ''] = urls
  const cookies: string[] = []
  for (let seat = 0; seat < seats; seat++)
    cookies.push((await call(url, '', '/api/guest', { name: `Gast ${seat}` })).cookie)
  const tables: LoadTable[] = []
  const openOne = async (): Promise<void> => {
    const plan = Array.from({ length: seats }, (_, seat) => (seat === 0 ? { kind: 'me' } : { kind: 'open' }))
    const { json } = await call(url, cookies[0] ?? '', '/api/tables', {
      game: game.id,
      seats: plan,
      visibility: 'link',
    })
    const { id, invite } = json.table
    for (let seat = 1; seat < seats; seat++)
      await call(url, cookies[seat] ?? '', `/api/tables/${id}/join`, { invite, seat })
    await call(url, cookies[0] ?? '', `/api/tables/${id}/start`, {})
    const table: LoadTable = { id, sockets: [], shown: [], seen: Array(seats).fill(0), move: null, isOver: false }
    for (let seat = 0; seat < seats; seat++) {
      const server = urls[seat % urls.length] ?? url
      table.sockets.push(await openSocket(server, cookies[seat] ?? '', table, seat, times))
    }
    tables.push(table)
  }
  const LANES = 8
  await Promise.all(
    Array.from({ length: LANES }, async () => {
      while (tables.length + LANES <= count) await openOne()
    }),
  )
  while (tables.length < count) await openOne()
  return tables
}

function openSocket(url: string, cookie: string, table: LoadTable, seat: number, times: Times): Promise<WebSocket> {
  const ws = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers: { cookie }, perMessageDeflate: false })
  return new Promise((resolve, reject) => {
    ws.on('error', reject)
    ws.on('open', () => ws.send(JSON.stringify({ type: 'hello', table: table.id })))
    ws.on('message', (data: Buffer) => {
      times.received += data.length
      const seen = HEAD.exec(data.toString('latin1', 0, HEAD_BYTES))
      if (seen !== null) {
        table.seen[seat] = Number(seen[1])
        // A copy: the piece that came from the network would hold on to its neighbours.
        table.shown[seat] = Buffer.from(data)
        resolve(ws)
      } else {
        const reply = JSON.parse(String(data)) as Reply
        if (table.move === null || reply.commandId !== table.move.commandId) return
        if (reply.type === 'nack') {
          times.refused++
          table.move = null
          return
        }
        table.move.seq = reply.seq
        times.ack.push(performance.now() - table.move.sentAt)
      }
      const { move } = table
      if (move === null || move.seq === null) return
      const { seq } = move
      if (table.seen.every((n) => n >= seq)) {
        times.lastView.push(performance.now() - move.sentAt)
        table.move = null
      }
    })
    setInterval(() => ws.readyState === WebSocket.OPEN && ws.send('{"type":"ping"}'), 10_000).unref()
  })
}

const RUN = randomBytes(12).toString('base64url')
let commands = 0

/** A legal choice from what the seat was sent; structured questions are skipped by choosing another table. */
export function sendMove(table: LoadTable, random: (n: number) => number, times: Times): boolean {
  if (table.move !== null || table.isOver) return false
  for (const [seat, shown] of table.shown.entries()) {
    if (shown.includes(OVER)) table.isOver = true
    if (!shown.includes(ASKED)) continue
    const view = (JSON.parse(String(shown)) as Shown).seats.find((s) => s.as === seat)?.view
    const decision: Decision | undefined = view?.decisions[0]
    const choice = decision?.choices?.[random(decision.choices.length)]
    if (decision === undefined || choice === undefined) continue
    const commandId = `${RUN}-${commands++}`
    table.move = { commandId, seat, sentAt: performance.now(), seq: null }
    const answers = [{ to: decision.id, choice }]
    const text = JSON.stringify({ type: 'command', commandId, table: table.id, seat, answers })
    times.sent += text.length
    table.sockets[seat]?.send(text)
    return true
  }
  return false
}

export const chance = randomFrom('load')
