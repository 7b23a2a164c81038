/** What processes on one PostgreSQL tell each other: one connection to speak, one to listen, messages in packets. */

import pg from 'pg'
import { randomName } from '../secrets.ts'
import type { News, Told } from './db.ts'

const CHANNEL = 'dorfplatz'
/** NOTIFY carries less than 8000 bytes. */
const MAX_BYTES = 7900
const RETRY_MS = 250
const GATHER_MS = 4
/** More than this waiting to be told is not told one by one: everybody looks for themselves. */
const MAX_PENDING = 5000
const MISSED: Told = { kind: 'missed' }

export interface Newsroom extends News {
  close(): Promise<void>
}

/** As few packets as hold all messages. */
export function packets(head: string, messages: readonly string[]): string[] {
  const out: string[] = []
  let packet = head
  let bytes = Buffer.byteLength(head)
  for (const message of messages) {
    const more = Buffer.byteLength(message) + 1
    if (bytes + more > MAX_BYTES && packet !== head) {
      out.push(packet)
      packet = head
      bytes = Buffer.byteLength(head)
    }
    packet += `\n${message}`
    bytes += more
  }
  if (packet !== head) out.push(packet)
  return out
}

/** What cannot be read (another version, perhaps) may have been important. */
function read(line: string): Told {
  try {
    return JSON.parse(line) as Told
  } catch {
    return MISSED
  }
}

export async function openNews(url: string): Promise<Newsroom> {
  /** Own messages come back too and are known by their first line. */
  const me = randomName(10)
  const listeners = new Map<string, ((told: Told) => void)[]>()
  const missers: (() => void)[] = []
  const miss = (): void => {
    for (const misser of missers) misser()
  }
  let closing = false
  let ear: pg.Client | null = null
  let mouth: pg.Client | null = null
  let retry: NodeJS.Timeout | null = null

  const take = (payload: string): void => {
    if (payload.startsWith(me)) return
    for (const line of payload.split('\n').slice(1)) {
      const told = read(line)
      if (told.kind === MISSED.kind) miss()
      for (const listener of listeners.get(told.kind) ?? []) listener(told)
    }
  }

  const listen = async (): Promise<void> => {
    const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 10_000 })
    client.on('notification', ({ payload }) => {
      if (payload !== undefined) take(payload)
    })
    client.on('error', () => undefined)
    client.on('end', () => {
      // Only the one in use: an attempt that fails ends too, and is tried again by whoever made it.
      if (ear !== client) return
      ear = null
      listenAgain()
    })
    try {
      await client.connect()
      await client.query(`LISTEN ${CHANNEL}`)
    } catch (error) {
      client.end().catch(() => undefined)
      throw error
    }
    ear = client
  }
  const listenAgain = (): void => {
    if (closing) return
    retry = setTimeout(() => listen().then(miss, listenAgain), RETRY_MS)
  }

  /** News need not survive a crash of the database: nobody waits for the disk, and the lock all share is held briefly. */
  const speaker = async (): Promise<pg.Client> => {
    if (mouth !== null) return mouth
    const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 10_000 })
    const forget = (): void => {
      if (mouth === client) mouth = null
    }
    client.on('error', forget)
    client.on('end', forget)
    try {
      await client.connect()
      await client.query('SET synchronous_commit = off')
    } catch (error) {
      client.end().catch(() => undefined)
      throw error
    }
    mouth = client
    return client
  }

  let pending: string[] = []
  let planned = false
  let telling = false
  const sum = { messages: 0, packets: 0, bytes: 0 }
  let told: Promise<void> = Promise.resolve()
  const tellAll = async (): Promise<void> => {
    telling = true
    let unsent: string[] = []
    while (unsent.length + pending.length > 0) {
      if (unsent.length === 0) {
        unsent = packets(me, pending.length > MAX_PENDING ? [JSON.stringify(MISSED)] : pending)
        pending = []
      }
      try {
        const client = await speaker()
        await client.query({ name: 'tell', text: `SELECT pg_notify('${CHANNEL}', $1)`, values: unsent.slice(0, 1) })
        sum.packets++
        sum.bytes += Buffer.byteLength(unsent.shift() ?? '')
        // The first goes out at once; what follows within a moment travels together and wakes the others once.
        if (!closing && unsent.length === 0) await new Promise((resolve) => setTimeout(resolve, GATHER_MS))
      } catch {
        if (closing) return
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
      }
    }
    // At once after looking: what is told from now on makes its own plan.
    telling = false
  }
  const flush = (): void => {
    planned = false
    if (!telling) told = tellAll()
  }

  await listen()
  return {
    toldSoFar: () => ({ ...sum }),
    tell: (message, instead = MISSED) => {
      if (closing) return
      sum.messages++
      const text = JSON.stringify(message)
      pending.push(Buffer.byteLength(text) + me.length < MAX_BYTES ? text : JSON.stringify(instead))
      if (planned || telling) return
      planned = true
      setImmediate(flush)
    },
    hear: (kind, listener) => {
      listeners.set(kind, [...(listeners.get(kind) ?? []), listener as (told: Told) => void])
    },
    missed: (listener) => {
      missers.push(listener)
    },
    close: async () => {
      closing = true
      flush()
      await told
      if (retry !== null) clearTimeout(retry)
      await Promise.all([ear?.end(), mouth?.end()].map((end) => end?.catch(() => undefined)))
    },
  }
}
