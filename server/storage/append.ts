/** Rows that are only ever added, many tables' at once: what comes while others are being written goes out together. */

import type { Params, Value } from './db.ts'

/** A statement around as many rows as there are; it returns the first value of each row that was new. */
export interface Appending {
  readonly head: string
  readonly width: number
  readonly tail: string
}

export function appendSql({ head, width, tail }: Appending, rows: number): string {
  const row = `(${Array(width).fill('?').join(', ')})`
  return `${head} VALUES ${Array(rows).fill(row).join(', ')} ${tail}`
}

/** Enough to share one sync, few enough to answer soon. */
const MAX_ROWS = 32
/** While one packet is synced the next may already be on its way. */
const MAX_FLYING = 2

interface Waiting {
  readonly row: Params
  readonly resolve: (isNew: boolean) => void
  readonly reject: (error: unknown) => void
}

type Run = (sql: string, params: Params) => Promise<Record<string, Value>[]>

/** Errors that say something about one row, not about the store: bad data, a broken key, a deadlock, a held lock. */
const isAboutRows = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && /^(22|23|40|55P03)/.test(String(error.code))

export function openAppender(run: Run, what: Appending): (row: Params) => Promise<boolean> {
  let queue: Waiting[] = []
  let flying = 0
  let planned = false
  const texts = Array.from({ length: MAX_ROWS + 1 }, (_, rows) => appendSql(what, rows))

  /** One row for each first value; in the same order everywhere, so that two processes never wait for each other. */
  const nextPacket = (): Waiting[] => {
    const packet = new Map<Value | undefined, Waiting>()
    const rest: Waiting[] = []
    for (const waiting of queue) {
      const [key] = waiting.row
      if (packet.size < MAX_ROWS && !packet.has(key)) packet.set(key, waiting)
      else rest.push(waiting)
    }
    queue = rest
    return [...packet.values()].sort((a, b) => (String(a.row[0]) < String(b.row[0]) ? -1 : 1))
  }

  const put = async (packet: readonly Waiting[]): Promise<void> => {
    try {
      const rows = await run(
        texts[packet.length] ?? '',
        packet.flatMap((waiting) => waiting.row),
      )
      const added = new Set(rows.map((row) => Object.values(row)[0]))
      for (const { row, resolve } of packet) resolve(added.has(row[0] ?? null))
    } catch (error) {
      // One table's trouble is not another's: each on its own.
      if (packet.length > 1 && isAboutRows(error)) await Promise.all(packet.map((waiting) => put([waiting])))
      else for (const { reject } of packet) reject(error)
    }
  }

  const send = (): void => {
    planned = false
    while (flying < MAX_FLYING && queue.length > 0) {
      flying++
      put(nextPacket()).finally(() => {
        flying--
        send()
      })
    }
  }

  return (row) =>
    new Promise((resolve, reject) => {
      queue.push({ row, resolve, reject })
      if (planned || flying >= MAX_FLYING) return
      planned = true
      // What else arrived in this turn comes along.
      setImmediate(send)
    })
}
