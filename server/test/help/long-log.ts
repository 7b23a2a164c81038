/** A table with a very long log, written past the rules' speed: what it would hold after thousands of moves and undos. */

import { fingerprint, HASH_EVERY, type Match, type Random, randomFrom } from '@dorfplatz/kernel'
import type { RunningServer } from '../../server.ts'
import type { Statement } from '../../storage/db.ts'
import { entryParams, INSERT_ENTRY, type LogEntry } from '../../storage/log.ts'
import type { Person } from './client.ts'

export interface LongTable {
  readonly id: string
  readonly entries: number
  /** Answers that count. */
  readonly position: number
}

const BATCH = 500

/** A table of one seat with so many entries; every so often some answers are taken back. */
export async function longTable(
  { context: { registry, db } }: Pick<RunningServer, 'context'>,
  host: Person,
  entries: number,
): Promise<LongTable> {
  const { id } = await host.table('POST', '/api/tables', {
    game: 'lanterns',
    visibility: 'public',
    options: { rounds: 100_000 },
    seats: [{ kind: 'me' }],
    start: true,
  })
  const { k, first } = await registry.at(id, (loaded) => ({ k: loaded.k, first: loaded.match as Match }))
  const random: Random = randomFrom('long')
  let match = k.clone(first)
  /** States of the last few positions: undos go back no further. */
  let states: Match[] = [k.clone(match)]
  let batch: Statement[] = []
  const put = async (entry: LogEntry): Promise<void> => {
    batch.push({ sql: INSERT_ENTRY, params: entryParams(id, entry) })
    if (batch.length < BATCH) return
    await db.tx(batch)
    batch = []
  }
  for (let seq = 2; seq <= entries; seq++) {
    const common = { seq, seat: 0, command: `0:long-${seq}`, events: [], waiting: { 0: db.now() }, at: db.now() }
    const back = states.length > 4 && random(12) === 0 ? 1 + random(3) : 0
    if (back > 0) {
      states = states.slice(0, -back)
      match = k.clone(states.at(-1) as Match)
      await put({ ...common, payload: { kind: 'undo', to: match.seq }, position: match.seq, hash: null })
      continue
    }
    const [open] = k.open(match)
    if (open === undefined) throw new Error('it is over')
    const choice = k.sample(match, open, random)
    k.play(match, 0, { choice })
    states = [...states.slice(-6), k.clone(match)]
    const hash = match.seq % HASH_EVERY === 0 ? fingerprint(match) : null
    await put({ ...common, payload: { kind: 'answer', entries: [[0, choice]] }, position: match.seq, hash })
  }
  if (batch.length > 0) await db.tx(batch)
  await registry.at(id, (loaded) => registry.refresh(loaded))
  return { id, entries, position: match.seq }
}
