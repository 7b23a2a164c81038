/** When people were last at their seats, by socket or by asking over HTTP; kept in the store, for all processes. */

import { type Db, filled } from '../storage/db.ts'

/** Written again at the earliest after so long, and often enough that nobody who is there is thought to be away. */
const AGAIN_MS = 60_000
export const againMs = (takeoverMs: number): number => Math.min(AGAIN_MS, Math.max(1000, takeoverMs / 3))
const WRITE_MS = 1000
const PER_STATEMENT = 100
const DAY_MS = 24 * 3600_000

export interface Seen {
  /** Somebody is there; `leaving`: for the last time, for now. */
  note(table: string, person: string, seats: readonly number[], leaving?: boolean): void
  /** When the seat's person was last seen by this process, if it was. */
  lately(table: string, seat: number): number | null
  /** When the seat's person was last there, as far as anybody knows. */
  at(table: string, seat: number): Promise<number | null>
  close(): Promise<void>
}

interface Noted {
  readonly table: string
  readonly seat: number
  readonly person: string
}

/** `takeoverMs`: so long somebody must be away before a bot may play in their place. */
export function openSeen(db: Db, takeoverMs: number, onError: (error: unknown) => void): Seen {
  const again = againMs(takeoverMs)
  const written = new Map<string, number>()
  /** By table and seat. */
  const latest = new Map<string, number>()
  let due = new Map<string, Noted>()
  let writing: Promise<void> = Promise.resolve()

  const write = async (notes: readonly Noted[], at: number): Promise<void> => {
    for (let i = 0; i < notes.length; i += PER_STATEMENT) {
      const slice = filled(notes.slice(i, i + PER_STATEMENT))
      const rows = slice.map(() => '(?, CAST(? AS BIGINT), ?)').join(', ')
      await db.all(`UPDATE seats SET seen_at = ? WHERE (table_id, seat, person) IN (VALUES ${rows})`, [
        at,
        ...slice.flatMap(({ table, seat, person }) => [table, seat, person]),
      ])
    }
  }
  const flush = (): Promise<void> => {
    const notes = [...due.values()]
    due = new Map()
    if (notes.length > 0) writing = writing.then(() => write(notes, db.now())).catch(onError)
    return writing
  }
  const timer = setInterval(() => {
    void flush()
    const old = performance.now() - 2 * AGAIN_MS
    for (const [key, at] of written) if (at < old) written.delete(key)
    const yesterday = db.now() - DAY_MS
    for (const [key, at] of latest) {
      // Each new note goes to the end: the first one that is young ends it.
      if (at > yesterday) break
      latest.delete(key)
    }
  }, WRITE_MS)
  timer.unref()

  return {
    note: (table, person, seats, leaving = false) => {
      const now = performance.now()
      for (const seat of seats) {
        latest.delete(`${table} ${seat}`)
        latest.set(`${table} ${seat}`, db.now())
        const key = `${table} ${seat} ${person}`
        if (!leaving && now - (written.get(key) ?? Number.NEGATIVE_INFINITY) < again) continue
        written.set(key, now)
        due.set(key, { table, seat, person })
      }
    },
    lately: (table, seat) => latest.get(`${table} ${seat}`) ?? null,
    at: async (table, seat) => {
      await flush()
      const rows = await db.all<{ seen_at: number | null }>(
        'SELECT seen_at FROM seats WHERE table_id = ? AND seat = ?',
        [table, seat],
      )
      return rows[0]?.seen_at ?? null
    },
    close: async () => {
      clearInterval(timer)
      await flush()
    },
  }
}
