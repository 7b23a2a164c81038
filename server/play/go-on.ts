/** A table goes on with corrected rules. */

import { roundOf } from '@dorfplatz/table'
import { Fault } from '../fault.ts'
import { entryParams, INSERT_ENTRY } from '../storage/log.ts'
import { needRunning } from './actor.ts'
import { type LoadedTable, waitingNow } from './loaded.ts'
import { isPaused } from './new-rules.ts'
import type { TableRegistry } from './registry.ts'

/** The host has agreed. An entry says so, and everybody's time begins anew. Runs inside the table's line. */
export async function goOn(registry: TableRegistry, loaded: LoadedTable, rules: string): Promise<void> {
  const { db, tables } = registry.source
  await registry.refresh(loaded)
  if (rules !== loaded.k.game.version) throw new Fault('stale', 'stale')
  if (!isPaused(loaded)) return
  const match = needRunning(loaded)
  const at = db.now()
  const entry = {
    seq: loaded.seq + 1,
    seat: null,
    command: `agreed ${rules}`,
    payload: { kind: 'rules', rules } as const,
    events: [],
    waiting: waitingNow(loaded.k, match, {}, null, at),
    round: roundOf(match),
    position: loaded.recent.at(-1)?.position ?? match.seq,
    hash: null,
    at,
  }
  await db.tx([{ sql: INSERT_ENTRY, params: entryParams(loaded.id, entry) }, tables.setAgreed(loaded.id, rules)])
  await registry.refresh(loaded)
  await registry.changedHere(loaded)
}
