/** The players of a load run: tables with one socket for each seat, moves at a steady rate, times from send to last view. */

import { randomBytes } from 'node:crypto'
import { type Decision, type Game, type Json, randomFrom, type View } from '@dorfplatz/kernel'
import { WebSocket } from 'ws'

interface Update {
  readonly type: string
  readonly seq: number
  readonly commandId?: string
  readonly seats?: readonly { readonly as: number; readonly view: View<Json> | null }[]
  readonly problem?: { readonly text: string }
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
  readonly views: (View<Json> | null)[]
  /** The newest entry each seat has seen. */
  readonly seen: number[]
  move: Move | null
  isOver: boolean
}

export interface Times {
  readonly ack: number[]
  readonly lastView: number[]
  refused: number
}

interface Reply {
  readonly table: { readonly id: string; readonly invite: string }
}

async function call(url: string, cookie: string, path: string, body: object): Promise<{ json: Reply; cookie: string }> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie === '' ? {} : { cookie }) },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  const [set = ''] = response.headers.getSetCookie()
  return { json: (await response.json()) as Reply, cookie: set.split(';')[0] ?? '' }
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
    const table: LoadTable = { id, sockets: [], views: [], seen: Array(seats).fill(0), move: null, isOver: false }
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
    ws.on('message', (data) => {
      const m = JSON.parse(String(data)) as Update
      if (m.type === 'full' || m.type === 'update' || m.type === 'gap') {
        table.seen[seat] = m.seq
        table.views[seat] = m.seats?.find((s) => s.as === seat)?.view ?? null
        if (table.views[seat]?.over) table.isOver = true
        if (m.type === 'full') resolve(ws)
      } else if (m.type === 'ack' && table.move !== null && table.move.commandId === m.commandId) {
        table.move.seq = m.seq
        times.ack.push(performance.now() - table.move.sentAt)
      } else if (m.type === 'nack' && table.move?.commandId === m.commandId) {
        times.refused++
        table.move = null
        return
      } else return
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

/** A legal choice from what the seat was sent; structured questions are skipped by choosing another table. */
export function sendMove(table: LoadTable, random: (n: number) => number): boolean {
  if (table.move !== null || table.isOver) return false
  for (const [seat, view] of table.views.entries()) {
    const decision: Decision | undefined = view?.decisions[0]
    const choice = decision?.choices?.[random(decision.choices.length)]
    if (decision === undefined || choice === undefined) continue
    const commandId = randomBytes(12).toString('base64url')
    table.move = { commandId, seat, sentAt: performance.now(), seq: null }
    const answers = [{ to: decision.id, choice }]
    table.sockets[seat]?.send(JSON.stringify({ type: 'command', commandId, table: table.id, seat, answers }))
    return true
  }
  return false
}

export const chance = randomFrom('load')
