/** All tables this process has in memory: found, loaded, kept in line, told about, forgotten. */

import { Fault } from '../fault.ts'
import { type Logged, newestSeqs, saveSnapshot } from '../storage/log.ts'
import { catchUp, type Live, loadLive, type Source, takeIn } from './live.ts'

const SNAPSHOT_EVERY = 32
const LOOK_AGAIN_MS = 500
/** A process may die after a commit and before telling: the others find out by themselves within this time. */
const LOOK_AROUND_MS = 3000
const IDLE_MS = 5 * 60_000

/** What happened at a table, for sockets, bots and metrics. Called inside the table's line, after the commit. */
export interface Listener {
  entries?(live: Live, from: number, entries: readonly Logged[]): void
  table?(live: Live): void
}

export interface House {
  readonly source: Source
  /** Runs alone at this table; a table that does not exist is a `Fault`. */
  at<T>(id: string, work: (live: Live) => Promise<T> | T): Promise<T>
  listen(listener: Listener): void
  /** After entries were committed here: tell sockets, bots and other processes. */
  publish(live: Live, from: number, entries: readonly Logged[]): void
  /** After the table's row or seats changed in the store: read them again and tell everybody. */
  changed(id: string): Promise<void>
  /** The same from inside the table's line. */
  changedHere(live: Live): Promise<void>
  /** Reads again what this process may have missed or spoilt. */
  refresh(live: Live): Promise<void>
  /** Tables in memory. */
  count(): number
  loaded(id: string): Live | undefined
  /** Keeps a table in memory as long as somebody looks at it. */
  hold(id: string): void
  release(id: string): void
  close(): Promise<void>
}

export interface HouseOptions {
  readonly source: Source
  readonly maxLive: number
  readonly onError: (error: unknown, table: string) => void
}

/** Messages between processes. */
interface EntryTold {
  readonly kind: 'entry'
  readonly table: string
  readonly seq: number
  /** The entry itself where it is small enough: spares the others the reading. */
  readonly entry?: Logged
}
interface TableTold {
  readonly kind: 'table'
  readonly table: string
}

/** Tables that began together are not all saved in the same moment. */
function isSnapshotDue({ id, seq, snapshotAt }: Live): boolean {
  const shift = (id.charCodeAt(0) * 31 + id.charCodeAt(1)) % SNAPSHOT_EVERY
  return Math.floor((seq + shift) / SNAPSHOT_EVERY) > Math.floor((snapshotAt + shift) / SNAPSHOT_EVERY)
}

export function openHouse({ source, maxLive, onError }: HouseOptions): House {
  const lives = new Map<string, Live>()
  const loading = new Map<string, Promise<Live | null>>()
  const holders = new Map<string, number>()
  let closing = false
  const listeners: Listener[] = []

  const find = async (id: string): Promise<Live> => {
    let promise = loading.get(id)
    if (promise === undefined) {
      promise = loadLive(source, id).finally(() => loading.delete(id))
      loading.set(id, promise)
    }
    const live = await promise
    if (live === null) throw new Fault('not-found', 'no-table')
    if (live.broken !== null) onError(new Error(live.broken), id)
    const winner = lives.get(id) ?? live
    lives.set(id, winner)
    return winner
  }

  const inLine = <T>(live: Live, work: (live: Live) => Promise<T> | T): Promise<T> => {
    const turn = live.line.then(async () => {
      live.usedAt = performance.now()
      if (live.dirty) await refresh(live)
      return work(live)
    })
    live.line = turn.catch(() => undefined)
    return turn
  }

  const at = <T>(id: string, work: (live: Live) => Promise<T> | T): Promise<T> => {
    const known = lives.get(id)
    // In line at once: a table in use must not be forgotten in between.
    return known === undefined ? find(id).then((live) => inLine(live, work)) : inLine(known, work)
  }

  const tellEntries = (live: Live, from: number, entries: readonly Logged[]): void => {
    for (const listener of listeners) {
      try {
        listener.entries?.(live, from, entries)
      } catch (error) {
        onError(error, live.id)
      }
    }
  }
  const tellTable = (live: Live): void => {
    for (const listener of listeners) {
      try {
        listener.table?.(live)
      } catch (error) {
        onError(error, live.id)
      }
    }
  }

  const tellOthers = (live: Live, entries: readonly Logged[]): void => {
    const told: EntryTold = { kind: 'entry', table: live.id, seq: live.seq }
    const [entry] = entries
    source.db.tell<EntryTold>(entries.length === 1 && entry !== undefined ? { ...told, entry } : told, told)
  }

  const publish = (live: Live, from: number, entries: readonly Logged[]): void => {
    if (entries.length === 0) return
    if (source.db.shared) tellOthers(live, entries)
    tellEntries(live, from, entries)
    settleStatus(live)
    if (isSnapshotDue(live)) alongside(live, snapshot(live))
  }

  /** What is written while nobody waits for it; only the end of the process does. */
  const writing = new Set<Promise<void>>()
  const alongside = (live: Live, work: Promise<void>): void => {
    const done: Promise<void> = work
      .catch((error) => onError(error, live.id))
      .finally(() => {
        writing.delete(done)
      })
    writing.add(done)
  }

  const snapshot = async (live: Live): Promise<void> => {
    const { match, seq, snapshotAt } = live
    if (match === null || live.dirty || live.broken !== null || snapshotAt === seq) return
    live.snapshotAt = seq
    try {
      await saveSnapshot(source.db, source.seal, live.id, { seq, state: JSON.stringify(match) })
    } catch (error) {
      // Not kept: the next occasion, at the latest the end of the process, tries again.
      if (live.snapshotAt === seq) live.snapshotAt = snapshotAt
      throw error
    }
  }

  /** The row follows the match: over or stopped. Done again at loading, so a crash in between costs nothing. */
  const settleStatus = (live: Live): void => {
    if (live.row.status !== 'running' || live.match === null || live.dirty) return
    // Where log and rules disagree the row stays as it is: the right rules may come back.
    if (live.broken !== null) return
    const status = live.k.over(live.match) ? 'over' : live.match.defect !== null ? 'stopped' : null
    if (status === null) return
    const endedAt = source.db.now()
    const result = status === 'over' ? live.k.game.result(live.match) : null
    live.row = { ...live.row, status, endedAt, result }
    live.views.clear()
    if (status === 'stopped') onError(new Error(live.match.defect ?? 'stopped'), live.id)
    alongside(live, snapshot(live))
    alongside(
      live,
      source.tables.setStatus(live.id, status, endedAt, result).then(() => tellChange(live)),
    )
  }

  const tellChange = (live: Live): void => {
    tellTable(live)
    source.db.tell<TableTold>({ kind: 'table', table: live.id })
  }

  const reread = async (live: Live): Promise<void> => {
    const row = await source.tables.load(live.id)
    if (row === null) {
      lives.delete(live.id)
      return
    }
    live.row = row
    live.views.clear()
    // The end may still be on its way into the store.
    settleStatus(live)
  }

  const follow = async (live: Live): Promise<void> => {
    const from = live.seq
    const fresh = await catchUp(source, live)
    if (fresh.length > 0) tellEntries(live, from, fresh)
    settleStatus(live)
  }

  const refresh = async (live: Live): Promise<void> => {
    const from = live.seq
    // Should the store fail now, memory stays spoilt: whoever comes next reads again.
    live.dirty = true
    const fresh = await loadLive(source, live.id)
    if (fresh === null) {
      lives.delete(live.id)
      throw new Fault('not-found', 'no-table')
    }
    const { row, match, seq, recent, waiting, snapshotAt, broken } = fresh
    Object.assign(live, { row, match, seq, recent, waiting, snapshotAt, broken, dirty: false })
    live.views.clear()
    const missed = recent.filter((entry) => entry.seq > from)
    if (missed.length > 0) tellEntries(live, live.seq - missed.length, missed)
    settleStatus(live)
  }

  const hearOfTable = async (live: Live): Promise<void> => {
    await reread(live)
    await follow(live)
    tellTable(live)
  }

  const hearOfEntry = async (live: Live, { seq, entry }: EntryTold): Promise<void> => {
    if (seq <= live.seq) return
    if (entry === undefined || seq !== live.seq + 1 || live.match === null) return follow(live)
    const from = live.seq
    tellEntries(live, from, await takeIn(source, live, [entry]))
    settleStatus(live)
  }

  /** News could not be read (the store was away for a moment): try until it can. */
  const lookAgain = (live: Live): void => {
    live.dirty = true
    if (closing) return
    const timer = setTimeout(() => {
      inLine(live, () => undefined).catch(() => {
        if (lives.get(live.id) === live) lookAgain(live)
      })
    }, LOOK_AGAIN_MS)
    timer.unref()
  }

  const changedHere = async (live: Live): Promise<void> => {
    await reread(live)
    if (live.row.status === 'running' && live.seq === 0) await refresh(live)
    tellChange(live)
  }

  const heed = (live: Live, work: (live: Live) => Promise<void>): void => {
    inLine(live, work).catch((error) => {
      onError(error, live.id)
      lookAgain(live)
    })
  }
  source.db.hear<EntryTold>('entry', (told) => {
    const live = lives.get(told.table)
    if (live !== undefined && told.seq > live.seq) heed(live, () => hearOfEntry(live, told))
  })
  source.db.hear<TableTold>('table', ({ table }) => {
    const live = lives.get(table)
    if (live !== undefined) heed(live, hearOfTable)
  })
  source.db.missed(() => {
    for (const live of lives.values()) heed(live, hearOfTable)
  })

  const lookAround = async (): Promise<void> => {
    const newest = await newestSeqs(source.db, [...lives.keys()])
    for (const [id, seq] of newest) {
      const live = lives.get(id)
      if (live !== undefined && seq > live.seq) heed(live, follow)
    }
  }
  let looking = false
  const watch = setInterval(() => {
    if (looking || !source.db.shared) return
    looking = true
    // The store may be away for a moment; the next look will tell.
    lookAround()
      .catch(() => undefined)
      .finally(() => {
        looking = false
      })
  }, LOOK_AROUND_MS)
  watch.unref()

  const tidy = (): void => {
    const now = performance.now()
    const idle = [...lives.values()].filter((live) => !holders.has(live.id)).sort((a, b) => a.usedAt - b.usedAt)
    let excess = lives.size - maxLive
    for (const live of idle) {
      if (excess <= 0 && now - live.usedAt < IDLE_MS) break
      excess--
      const { line } = live
      line.then(() => {
        if (lives.get(live.id) === live && live.line === line && !holders.has(live.id)) lives.delete(live.id)
      })
    }
  }
  const broom = setInterval(tidy, 10_000)
  broom.unref()

  return {
    source,
    at,
    listen: (listener) => {
      listeners.push(listener)
    },
    publish,
    changed: (id) => at(id, changedHere),
    changedHere,
    refresh,
    count: () => lives.size,
    loaded: (id) => lives.get(id),
    hold: (id) => {
      holders.set(id, (holders.get(id) ?? 0) + 1)
    },
    release: (id) => {
      const left = (holders.get(id) ?? 1) - 1
      if (left > 0) holders.set(id, left)
      else holders.delete(id)
    },
    close: async () => {
      closing = true
      clearInterval(broom)
      clearInterval(watch)
      // Finish what is in line, then keep the newest states: a restart with corrected rules goes on from them.
      for (const live of lives.values()) await live.line
      await Promise.all(writing)
      for (const live of lives.values()) {
        await snapshot(live).catch((error) => onError(error, live.id))
      }
    },
  }
}
