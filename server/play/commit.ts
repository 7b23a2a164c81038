/** The write path: one entry, durable before anyone hears of it, once for each command id. */

import { type Entry, jsonEqual, type Match, type Seat } from '@dorfplatz/kernel'
import { dueFingerprint, type Payload, roundOf } from '@dorfplatz/table'
import { Fault } from '../fault.ts'
import type { Statement } from '../storage/db.ts'
import { append, entryParams, INSERT_ENTRY, type LogEntry, lastSeq, receipt } from '../storage/log.ts'
import { type LoadedTable, remember, waitingNow } from './loaded.ts'
import { isPaused } from './new-rules.ts'
import type { TableRegistry } from './registry.ts'

const MAX_RACES = 8
/** No game is this long; a table that grows on and on would fill the disk. */
const MAX_ENTRIES = 100_000

/** What an act wants to write; `match` is the state afterwards (the old one changed in place, or a new one). */
export interface Draft {
  readonly payload: Payload
  readonly events: LogEntry['events']
  readonly match: Match
  /** Written together with the entry, or not at all. */
  readonly also?: Statement
}

const choicesOf = (payload: Payload): Entry[1][] | null =>
  payload.kind === 'answer' ? payload.entries.map((entry) => entry[1]) : null

/** The same command again is answered alike; the same id with other content is refused. */
function acceptReceipt(
  known: LogEntry,
  seat: Seat,
  kind: Payload['kind'],
  choices: readonly Entry[1][] | null,
): number {
  const matches = known.seat === seat && known.payload.kind === kind
  if (!matches || (choices !== null && !jsonEqual(choicesOf(known.payload) ?? [], choices))) {
    throw new Fault('conflict', 'command-reused')
  }
  return known.seq
}

export interface Act {
  readonly seat: Seat
  readonly commandId: string
  readonly kind: Payload['kind']
  /** The answers, to recognise a repeated command. */
  readonly choices: readonly Entry[1][] | null
  /** Judges the act against the present state; throws a `Fault` when refused. Called again after a lost race. */
  readonly draft: (loaded: LoadedTable, command: string) => Draft | Promise<Draft>
}

/** A name for what the table does by itself: a space is in it, so that no client can have taken it before. */
export const ownCommand = (...words: readonly [string, ...number[]]): string => words.join(' ')

/** Runs inside the table's line. Resolves to the entry's seq once it is durable. */
export async function commit(registry: TableRegistry, loaded: LoadedTable, act: Act): Promise<number> {
  const { db } = registry.source
  const command = `${act.seat}:${act.commandId}`
  for (let race = 0; race < MAX_RACES; race++) {
    const recent = loaded.recent.find((entry) => entry.command === command)
    if (recent !== undefined) return acceptReceipt(recent, act.seat, act.kind, act.choices)
    if (loaded.match === null) throw new Fault('conflict', 'not-started')
    if (isPaused(loaded)) throw new Fault('conflict', 'new-rules')
    if (loaded.seq >= MAX_ENTRIES) throw new Fault('too-many', 'too-many')
    const before = loaded.match.seq
    let draft: Draft
    try {
      draft = await act.draft(loaded, command)
    } catch (error) {
      // Refused perhaps because it was already done, long ago or by a process that died before it could say so.
      const known = error instanceof Fault ? await receipt(db, loaded.id, command) : null
      if (known !== null) return acceptReceipt(known, act.seat, act.kind, act.choices)
      if (!(error instanceof Fault)) loaded.dirty = true
      else if (db.shared && (await behind(registry, loaded))) continue
      throw error
    }
    const at = db.now()
    const entry: LogEntry = {
      seq: loaded.seq + 1,
      seat: act.seat,
      command,
      payload: draft.payload,
      events: draft.events,
      waiting: waitingNow(loaded.k, draft.match, loaded.waiting, act.seat, at),
      round: roundOf(draft.match),
      position: draft.match.seq,
      hash: dueFingerprint(before, draft.match),
      at,
    }
    if (await insert(registry, loaded, entry, draft.also)) {
      const from = loaded.seq
      loaded.match = draft.match
      remember(loaded, entry)
      registry.publish(loaded, from, [entry])
      if (draft.also !== undefined) await registry.changedHere(loaded)
      return entry.seq
    }
    await registry.refresh(loaded)
    const known = await receipt(db, loaded.id, command)
    if (known !== null) return acceptReceipt(known, act.seat, act.kind, act.choices)
  }
  throw new Fault('stale', 'stale')
}

/** Another process may have moved on; true when this table had to catch up. */
async function behind(registry: TableRegistry, loaded: LoadedTable): Promise<boolean> {
  if ((await lastSeq(registry.source.db, loaded.id)) <= loaded.seq) return false
  await registry.refresh(loaded)
  return true
}

/** Whether it was durable is unknown when the store fails: then memory is dropped and the client asks again. */
async function insert(
  registry: TableRegistry,
  loaded: LoadedTable,
  entry: LogEntry,
  also: Statement | undefined,
): Promise<boolean> {
  const { db } = registry.source
  try {
    if (also === undefined) return await append(db, loaded.id, entry)
    const rows = await db.tx([{ sql: INSERT_ENTRY, params: entryParams(loaded.id, entry) }, also])
    return (rows[0]?.length ?? 0) > 0
  } catch {
    loaded.dirty = true
    throw new Fault('unavailable', 'unavailable')
  }
}
