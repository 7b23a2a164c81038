/** Tables that ended before results were written down, or came from a backup of then: once, beside the moves. */

import type { Logger } from 'pino'
import { type LoadedTable, loadTable, type Source } from '../play/loaded.ts'
import { openResultStore, resultLines } from '../storage/results.ts'

/** A few at a time: moves go in between. */
const SLICE = 20

async function fillOne(source: Source, id: string): Promise<void> {
  const loaded = await loadTable(source, id)
  const result = loaded === null ? null : (loaded.row.result ?? resultIn(loaded))
  if (loaded === null || result === null) return
  const { row, k } = loaded
  // Other rules than those it was played by may misread its state.
  const match = loaded.broken === null && row.rules === k.game.version ? loaded.match : null
  await source.db.tx(resultLines({ row, game: k.game, result, match, at: row.endedAt ?? row.createdAt }))
}

const resultIn = ({ k, match }: LoadedTable) => (match !== null && k.over(match) ? k.game.result(match) : null)

/** Stops in between once `closed` says so; the next start goes on. Returns how many tables it looked at. */
export async function fillResults(source: Source, log: Logger, closed: () => boolean): Promise<number> {
  const store = openResultStore(source.db)
  let seen = 0
  let last = ''
  for (;;) {
    const slice = await store.missing(last, SLICE)
    const end = slice.at(-1)
    if (end === undefined) return seen
    for (const id of slice) {
      if (closed()) return seen
      await fillOne(source, id).catch((error: unknown) =>
        log.warn({ err: error, table: id }, 'the result of an old table could not be written down'),
      )
      seen++
    }
    last = end
  }
}
