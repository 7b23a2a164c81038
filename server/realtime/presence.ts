/** Which seats have somebody looking, in this process and, by hearsay, in the others. */

import type { Db } from '../storage/db.ts'

const REPEAT_MS = 10_000
const BELIEVE_MS = 25_000

interface PresenceTold {
  readonly from: string
  readonly kind: 'presence'
  /** Tables and their connected seats. */
  readonly at: { readonly [table: string]: readonly number[] }
}

export interface Presence {
  /** This process's seats at a table, as they are now. */
  set(table: string, seats: readonly number[]): void
  online(table: string, seat: number): boolean
  close(): void
}

/** Few enough for one message between processes. */
const PER_MESSAGE = 100

export function openPresence(db: Db, name: string, onChange: (table: string) => void): Presence {
  const here = new Map<string, readonly number[]>()
  const elsewhere = new Map<string, Map<string, { seats: readonly number[]; until: number }>>()

  const tell = (tables: readonly string[]): void => {
    for (let i = 0; i < tables.length; i += PER_MESSAGE) {
      const at = Object.fromEntries(tables.slice(i, i + PER_MESSAGE).map((t) => [t, here.get(t) ?? []]))
      db.tell<PresenceTold>({ kind: 'presence', from: name, at })
    }
  }

  db.hear<PresenceTold>('presence', (told) => {
    for (const [table, seats] of Object.entries(told.at)) {
      const others = elsewhere.get(table) ?? new Map()
      const before = others.get(told.from)?.seats ?? []
      if (seats.length === 0) others.delete(told.from)
      else others.set(told.from, { seats, until: performance.now() + BELIEVE_MS })
      if (others.size === 0) elsewhere.delete(table)
      else elsewhere.set(table, others)
      if (before.join() !== seats.join()) onChange(table)
    }
  })

  const timer = setInterval(() => {
    if (db.shared) tell([...here.keys()])
    const now = performance.now()
    for (const [table, others] of elsewhere) {
      const gone = [...others].filter(([, { until }]) => until < now)
      for (const [from] of gone) others.delete(from)
      if (others.size === 0) elsewhere.delete(table)
      if (gone.length > 0) onChange(table)
    }
  }, REPEAT_MS)
  timer.unref()

  return {
    set: (table, seats) => {
      if (seats.join() === (here.get(table) ?? []).join()) return
      if (seats.length === 0) here.delete(table)
      else here.set(table, seats)
      if (db.shared) tell([table])
    },
    online: (table, seat) => {
      if (here.get(table)?.includes(seat)) return true
      const now = performance.now()
      for (const { seats, until } of elsewhere.get(table)?.values() ?? []) {
        if (until > now && seats.includes(seat)) return true
      }
      return false
    },
    close: () => clearInterval(timer),
  }
}
