/** Tables kept on this device: records in IndexedDB, read by the start page and written by the worker. */

import type { MatchRecord, Result, Seat } from '@dorfplatz/kernel'

export interface KeptSeat {
  readonly kind: 'me' | 'bot'
  readonly name: string
  readonly level?: string
  /** The mark it goes by; its number when absent. */
  readonly colour?: number
  /** A bot of this level plays for the person for now. */
  readonly bot?: string
  /** Between which answers a bot played for the person; open while it does. */
  readonly stoodIn?: readonly { readonly from: number; readonly until?: number }[]
}

export interface KeptTable {
  readonly id: string
  readonly game: string
  readonly seats: readonly KeptSeat[]
  readonly record: MatchRecord
  readonly createdAt: number
  readonly updatedAt: number
  readonly over: boolean
  /** Whom it waits for. */
  readonly due: readonly Seat[]
  /** The round it is in; absent where none is counted, and in what was kept before it was. */
  readonly round?: number | null
  /** Answers that were given together with the one before them: they are taken back together. */
  readonly joined?: readonly number[]
  /** The finished table that this one follows in a series. */
  readonly previous?: string
  /** How it ended. */
  readonly result?: Result
  /** Put to this person's account: it counts there, and not here any more. */
  readonly brought?: string
  /** Cleared away, but kept as a game of a series. */
  readonly away?: boolean
}

const STORE = 'tables'

let opened: Promise<IDBDatabase> | null = null

/** Opened once: every accepted answer is written before it is shown. */
function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('dorfplatz', 1)
    const forgetIt = () => {
      opened = null
    }
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' })
    request.onsuccess = () => {
      const db = request.result
      db.onclose = forgetIt
      // Another page has a newer store: this one must not stand in its way.
      db.onversionchange = () => {
        forgetIt()
        db.close()
      }
      resolve(db)
    }
    request.onerror = () => {
      forgetIt()
      reject(request.error)
    }
  })
  return opened
}

async function run<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const db = await database()
  return new Promise<T>((resolve, reject) => {
    const transaction = db.transaction(STORE, mode)
    const request = work(transaction.objectStore(STORE))
    transaction.oncomplete = () => resolve(request.result)
    transaction.onerror = () => reject(transaction.error)
    transaction.onabort = () => reject(transaction.error)
  })
}

export function keep(table: KeptTable): Promise<unknown> {
  return run('readwrite', (store) => store.put(table))
}

/**
 * Writes a table that had so many entries, unless it has moved on in another tab, or is gone: two tabs must not play the
 * same table apart. Says whether it was written.
 */
export async function keepAfter(table: KeptTable, entries: number): Promise<boolean> {
  const db = await database()
  return new Promise((resolve, reject) => {
    const transaction = db.transaction(STORE, 'readwrite')
    const store = transaction.objectStore(STORE)
    const request = store.get(table.id)
    let written = false
    request.onsuccess = () => {
      const now = request.result as KeptTable | undefined
      written = now?.record.entries.length === entries
      if (written) store.put(table)
    }
    transaction.oncomplete = () => resolve(written)
    transaction.onerror = () => reject(transaction.error)
    transaction.onabort = () => reject(transaction.error)
  })
}

export async function kept(id: string): Promise<KeptTable | null> {
  return ((await run('readonly', (store) => store.get(id))) as KeptTable | undefined) ?? null
}

export async function allKept(): Promise<KeptTable[]> {
  const tables = (await run('readonly', (store) => store.getAll())) as KeptTable[]
  return tables.sort((a, b) => b.updatedAt - a.updatedAt)
}

/** Clears a table away. Games of a series stay, out of sight: the next one may follow from them. */
export async function forget(id: string): Promise<void> {
  const table = await kept(id)
  const inSeries = table?.previous !== undefined || (table?.result?.sequels?.length ?? 0) > 0
  if (table !== null && inSeries) await keep({ ...table, away: true })
  else await run('readwrite', (store) => store.delete(id))
}

export const LOCAL = 'here-'

export function isLocal(id: string): boolean {
  return id.startsWith(LOCAL)
}

/** Fresh randomness as hex digits: seeds and ids. */
export function hex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((b) => b.toString(16).padStart(2, '0')).join('')
}
