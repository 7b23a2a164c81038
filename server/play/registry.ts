/** All tables this process has in memory: found, loaded, kept in line, told about, forgotten. */

import { Fault } from '../fault.ts'
import { type LogEntry, newestSeqs } from '../storage/log.ts'
import { resultLines } from '../storage/results.ts'
import { saveSnapshots } from '../storage/snapshots.ts'
import { catchUp, type LoadedTable, loadTable, type Source, takeIn } from './loaded.ts'
import { isPaused } from './new-rules.ts'

const SNAPSHOT_EVERY = 32
const LOOK_AGAIN_MS = 500
/** A process may die after a commit and before telling: the others find out by themselves within this time. */
const LOOK_AROUND_MS = 3000
const IDLE_MS = 5 * 60_000

/** What happened at a table, for sockets, bots and metrics. Called inside the table's line, after the commit. */
export interface Listener {
  entries?(loaded: LoadedTable, from: number, entries: readonly LogEntry[]): void
  table?(loaded: LoadedTable): void
}

export interface TableRegistry {
  readonly source: Source
  /** Runs alone at this table; a table that does not exist is a `Fault`. */
  at<T>(id: string, work: (loaded: LoadedTable) => Promise<T> | T): Promise<T>
  listen(listener: Listener): void
  /** After entries were committed here: tell sockets, bots and other processes. */
  publish(loaded: LoadedTable, from: number, entries: readonly LogEntry[]): void
  /** After the table's row or seats changed in the store: read them again and tell everybody. */
  changed(id: string): Promise<void>
  /** The same where nothing goes on: only who has the table in memory reads it again. */
  changedIfHere(id: string): Promise<void>
  /** The same from inside the table's line. */
  changedHere(loaded: LoadedTable): Promise<void>
  /** Reads its row and seats again. */
  reread(loaded: LoadedTable): Promise<void>
  /** Reads again what this process may have missed or spoilt. */
  refresh(loaded: LoadedTable): Promise<void>
  /** Resolves when nothing is being written beside the moves. */
  idle(): Promise<void>
  /** Tables in memory. */
  count(): number
  loaded(id: string): LoadedTable | undefined
  /** Keeps a table in memory as long as somebody looks at it. */
  hold(id: string): void
  release(id: string): void
  close(): Promise<void>
}

export interface RegistryOptions {
  readonly source: Source
  readonly maxLoaded: number
  readonly onError: (error: unknown, table: string) => void
}

/** Messages between processes. */
interface EntryTold {
  readonly kind: 'entry'
  readonly table: string
  readonly seq: number
  /** The entry itself where it is small enough: spares the others the reading. */
  readonly entry?: LogEntry
}
interface TableTold {
  readonly kind: 'table'
  readonly table: string
}

/** Tables that began together are not all saved in the same moment. */
function isSnapshotDue({ id, seq, snapshotAt }: LoadedTable): boolean {
  const shift = (id.charCodeAt(0) * 31 + id.charCodeAt(1)) % SNAPSHOT_EVERY
  return Math.floor((seq + shift) / SNAPSHOT_EVERY) > Math.floor((snapshotAt + shift) / SNAPSHOT_EVERY)
}

export function openRegistry({ source, maxLoaded, onError }: RegistryOptions): TableRegistry {
  const loadedTables = new Map<string, LoadedTable>()
  const loading = new Map<string, Promise<LoadedTable | null>>()
  const holders = new Map<string, number>()
  let closing = false
  const listeners: Listener[] = []

  const find = async (id: string): Promise<LoadedTable> => {
    let promise = loading.get(id)
    if (promise === undefined) {
      promise = loadTable(source, id).finally(() => loading.delete(id))
      loading.set(id, promise)
    }
    const loaded = await promise
    if (loaded === null) throw new Fault('not-found', 'no-table')
    if (loaded.broken !== null) onError(new Error(loaded.broken), id)
    const winner = loadedTables.get(id) ?? loaded
    loadedTables.set(id, winner)
    keepMilestones(winner)
    return winner
  }

  const inLine = <T>(loaded: LoadedTable, work: (loaded: LoadedTable) => Promise<T> | T): Promise<T> => {
    return loaded.line.enter(async () => {
      loaded.usedAt = performance.now()
      if (loaded.dirty) await refresh(loaded)
      return work(loaded)
    })
  }

  const at = <T>(id: string, work: (loaded: LoadedTable) => Promise<T> | T): Promise<T> => {
    const known = loadedTables.get(id)
    // In line at once: a table in use must not be forgotten in between.
    return known === undefined ? find(id).then((loaded) => inLine(loaded, work)) : inLine(known, work)
  }

  const tellEntries = (loaded: LoadedTable, from: number, entries: readonly LogEntry[]): void => {
    for (const listener of listeners) {
      try {
        listener.entries?.(loaded, from, entries)
      } catch (error) {
        onError(error, loaded.id)
      }
    }
  }
  const tellTable = (loaded: LoadedTable): void => {
    for (const listener of listeners) {
      try {
        listener.table?.(loaded)
      } catch (error) {
        onError(error, loaded.id)
      }
    }
  }

  const tellOthers = (loaded: LoadedTable, entries: readonly LogEntry[]): void => {
    const told: EntryTold = { kind: 'entry', table: loaded.id, seq: loaded.seq }
    const [entry] = entries
    source.db.tell<EntryTold>(entries.length === 1 && entry !== undefined ? { ...told, entry } : told, told)
  }

  const publish = (loaded: LoadedTable, from: number, entries: readonly LogEntry[]): void => {
    if (entries.length === 0) return
    if (source.db.shared) tellOthers(loaded, entries)
    tellEntries(loaded, from, entries)
    settleStatus(loaded)
    if (isSnapshotDue(loaded)) alongside(loaded, snapshot(loaded))
  }

  /** What is written while nobody waits for it; only the end of the process does. */
  const writing = new Set<Promise<void>>()
  const alongside = (loaded: LoadedTable, work: Promise<void>): void => {
    const done: Promise<void> = work
      .catch((error) => onError(error, loaded.id))
      .finally(() => {
        writing.delete(done)
      })
    writing.add(done)
  }

  const snapshot = async (loaded: LoadedTable): Promise<void> => {
    const { match, seq, snapshotAt } = loaded
    if (match === null || loaded.dirty || loaded.broken !== null || snapshotAt === seq || isPaused(loaded)) return
    loaded.snapshotAt = seq
    try {
      const state = JSON.stringify(match)
      await saveSnapshots(source.db, source.seal, loaded.id, [
        { seq, position: match.seq, state, rules: loaded.k.game.version },
      ])
    } catch (error) {
      // Not kept: the next occasion, at the latest the end of the process, tries again.
      if (loaded.snapshotAt === seq) loaded.snapshotAt = snapshotAt
      throw error
    }
  }

  const keepMilestones = (loaded: LoadedTable): void => {
    const milestones = loaded.milestones.splice(0)
    if (milestones.length > 0) alongside(loaded, saveSnapshots(source.db, source.seal, loaded.id, milestones))
  }

  /** The row follows the match: over or stopped. Done again at loading, so a crash in between costs nothing. */
  const settleStatus = (loaded: LoadedTable): void => {
    if (loaded.row.status !== 'running' || loaded.match === null || loaded.dirty) return
    // Where log and rules disagree the row stays as it is: the right rules may come back.
    if (loaded.broken !== null || isPaused(loaded)) return
    const status = loaded.k.over(loaded.match) ? 'over' : loaded.match.defect !== null ? 'stopped' : null
    if (status === null) return
    const endedAt = source.db.now()
    const { k, match } = loaded
    const result = status === 'over' ? k.game.result(match) : null
    loaded.row = { ...loaded.row, status, endedAt, result }
    const { row } = loaded
    const lines = result === null ? [] : resultLines({ row, game: k.game, result, match, at: endedAt })
    loaded.views.clear()
    if (status === 'stopped') onError(new Error(loaded.match.defect ?? 'stopped'), loaded.id)
    alongside(loaded, snapshot(loaded))
    alongside(
      loaded,
      source.tables.setStatus(loaded.id, status, endedAt, result, lines).then(() => tellChange(loaded)),
    )
  }

  const tellChange = (loaded: LoadedTable): void => {
    tellTable(loaded)
    source.db.tell<TableTold>({ kind: 'table', table: loaded.id })
  }

  const reread = async (loaded: LoadedTable): Promise<void> => {
    const row = await source.tables.load(loaded.id)
    if (row === null) {
      loadedTables.delete(loaded.id)
      return
    }
    const wasPaused = isPaused(loaded)
    loaded.row = row
    loaded.views.clear()
    // Elsewhere the host has agreed: the state to go on from is read anew.
    if (wasPaused && !isPaused(loaded)) return refresh(loaded)
    // The end may still be on its way into the store.
    settleStatus(loaded)
  }

  const follow = async (loaded: LoadedTable): Promise<void> => {
    const fresh = await catchUp(source, loaded)
    if (fresh.length > 0) tellEntries(loaded, loaded.seq - fresh.length, fresh)
    keepMilestones(loaded)
    settleStatus(loaded)
  }

  const refresh = async (loaded: LoadedTable): Promise<void> => {
    const from = loaded.seq
    // Should the store fail now, memory stays spoilt: whoever comes next reads again.
    loaded.dirty = true
    const fresh = await loadTable(source, loaded.id)
    if (fresh === null) {
      loadedTables.delete(loaded.id)
      throw new Fault('not-found', 'no-table')
    }
    // All but what is this process's own: its line, its views, when it was used.
    const { row, match, earlier, seq, recent, waiting, snapshotAt, milestones, lost, broken } = fresh
    const read = { row, match, earlier, seq, recent, waiting, snapshotAt, milestones, lost, broken }
    Object.assign(loaded, read, { dirty: false })
    keepMilestones(loaded)
    loaded.views.clear()
    const missed = recent.filter((entry) => entry.seq > from)
    if (missed.length > 0) tellEntries(loaded, loaded.seq - missed.length, missed)
    settleStatus(loaded)
  }

  const hearOfTable = async (loaded: LoadedTable): Promise<void> => {
    await reread(loaded)
    await follow(loaded)
    tellTable(loaded)
  }

  const hearOfEntry = async (loaded: LoadedTable, { seq, entry }: EntryTold): Promise<void> => {
    if (seq <= loaded.seq) return
    if (entry === undefined || seq !== loaded.seq + 1 || loaded.match === null) return follow(loaded)
    const from = loaded.seq
    tellEntries(loaded, from, await takeIn(source, loaded, [entry]))
    settleStatus(loaded)
  }

  /** News could not be read (the store was away for a moment): try until it can. */
  const lookAgain = (loaded: LoadedTable): void => {
    loaded.dirty = true
    if (closing) return
    const timer = setTimeout(() => {
      inLine(loaded, () => undefined).catch(() => {
        if (loadedTables.get(loaded.id) === loaded) lookAgain(loaded)
      })
    }, LOOK_AGAIN_MS)
    timer.unref()
  }

  const changedHere = async (loaded: LoadedTable): Promise<void> => {
    await reread(loaded)
    if (loaded.row.status === 'running' && loaded.seq === 0) await refresh(loaded)
    tellChange(loaded)
  }

  const heed = (loaded: LoadedTable, work: (loaded: LoadedTable) => Promise<void>): void => {
    inLine(loaded, work).catch((error) => {
      onError(error, loaded.id)
      lookAgain(loaded)
    })
  }
  source.db.hear<EntryTold>('entry', (told) => {
    const loaded = loadedTables.get(told.table)
    if (loaded !== undefined && told.seq > loaded.seq) heed(loaded, () => hearOfEntry(loaded, told))
  })
  source.db.hear<TableTold>('table', ({ table }) => {
    const loaded = loadedTables.get(table)
    if (loaded !== undefined) heed(loaded, hearOfTable)
  })
  source.db.missed(() => {
    for (const loaded of loadedTables.values()) heed(loaded, hearOfTable)
  })

  const lookAround = async (): Promise<void> => {
    const newest = await newestSeqs(source.db, [...loadedTables.keys()])
    for (const [id, seq] of newest) {
      const loaded = loadedTables.get(id)
      if (loaded !== undefined && seq > loaded.seq) heed(loaded, follow)
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
    const idle = [...loadedTables.values()]
      .filter((loaded) => !holders.has(loaded.id))
      .sort((a, b) => a.usedAt - b.usedAt)
    let excess = loadedTables.size - maxLoaded
    for (const loaded of idle) {
      if (excess <= 0 && now - loaded.usedAt < IDLE_MS) break
      excess--
      const end = loaded.line.end()
      end.then(() => {
        if (loadedTables.get(loaded.id) !== loaded || loaded.line.end() !== end || holders.has(loaded.id)) return
        loadedTables.delete(loaded.id)
        // Should the rules be corrected before somebody comes back, they go on from here.
        if (loaded.row.status === 'running') alongside(loaded, snapshot(loaded))
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
    changedIfHere: async (id) => {
      if (loadedTables.has(id)) await at(id, changedHere)
      else source.db.tell<TableTold>({ kind: 'table', table: id })
    },
    changedHere,
    reread: async (loaded) => {
      await reread(loaded)
      if (loadedTables.get(loaded.id) !== loaded) throw new Fault('not-found', 'no-table')
    },
    refresh,
    idle: async () => {
      while (writing.size > 0) await Promise.all(writing)
    },
    count: () => loadedTables.size,
    loaded: (id) => loadedTables.get(id),
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
      for (const loaded of loadedTables.values()) await loaded.line.end()
      await Promise.all(writing)
      for (const loaded of loadedTables.values()) {
        await snapshot(loaded).catch((error) => onError(error, loaded.id))
      }
    },
  }
}
