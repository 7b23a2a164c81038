/** As much of IndexedDB as our store uses, in memory. */

type Row = { readonly id: string }

function request<T>(result: T, done: Promise<void>): object {
  const made = { result, onsuccess: null as (() => void) | null, onupgradeneeded: null as (() => void) | null }
  void done.then(() => made.onsuccess?.())
  return made
}

/** One device for all tests of a file: our store opens it once. */
const rows = new Map<string, Row>()

/** Puts an empty device in place of the browser's; returns how many rows it holds. */
export function layStore(): () => number {
  rows.clear()
  const store = {
    put: (row: Row) => request(rows.set(row.id, structuredClone(row)).size, Promise.resolve()),
    get: (id: string) => request(structuredClone(rows.get(id)), Promise.resolve()),
    getAll: () => request(structuredClone([...rows.values()]), Promise.resolve()),
    delete: (id: string) => request(rows.delete(id), Promise.resolve()),
  }
  const database = {
    transaction: () => {
      const made = { objectStore: () => store, oncomplete: null as (() => void) | null, onerror: null, onabort: null }
      setTimeout(() => made.oncomplete?.())
      return made
    },
    close: () => undefined,
    createObjectStore: () => store,
    onversionchange: null,
    onclose: null,
  }
  Object.defineProperty(globalThis, 'indexedDB', {
    configurable: true,
    value: { open: () => request(database, Promise.resolve()) },
  })
  return () => rows.size
}
