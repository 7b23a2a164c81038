/** Looks back that were worked out on this device, in a store of their own: whoever comes again need not wait again. */

import type { Analysis } from '@dorfplatz/bots'

const STORE = 'parts'
/** Old ones go when there are more. */
const MOST = 60
/** Raised when looks back are worked out otherwise: older ones are not shown any more. */
const KIND = 3

interface Kept {
  readonly id: string
  readonly at: number
  readonly analysis: Analysis
}

function database(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('dorfplatz-analyses', 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

async function run<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const db = await database()
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = db.transaction(STORE, mode)
      const request = work(transaction.objectStore(STORE))
      transaction.oncomplete = () => resolve(request.result)
      transaction.onerror = () => reject(transaction.error)
      transaction.onabort = () => reject(transaction.error)
    })
  } finally {
    db.close()
  }
}

const idOf = (table: string, part: string): string => `${KIND} ${table} ${part}`

/** A part of the look back at a finished table; null where it has not been worked out here, or the store does not answer. */
export async function keptAnalysis(table: string, part: string): Promise<Analysis | null> {
  try {
    const found = (await run('readonly', (store) => store.get(idOf(table, part)))) as Kept | undefined
    return found?.analysis ?? null
  } catch {
    return null
  }
}

/** Without room for it, it is worked out again the next time. */
export async function keepAnalysis(table: string, part: string, analysis: Analysis): Promise<void> {
  try {
    await run('readwrite', (store) => store.put({ id: idOf(table, part), at: Date.now(), analysis } satisfies Kept))
    const all = (await run('readonly', (store) => store.getAll())) as Kept[]
    const old = all.toSorted((a, b) => b.at - a.at).slice(MOST)
    for (const { id } of old) await run('readwrite', (store) => store.delete(id))
  } catch {
    return
  }
}
