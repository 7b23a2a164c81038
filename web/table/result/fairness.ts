/** What can be said of a finished game's deal: by its record, by what this browser saw of it, and by playing it again here. */

import { effective, jsonEqual } from '@dorfplatz/kernel'
import { checkDeal, type DealChecked } from '@dorfplatz/table'
import type { TableLink } from '../../link/link.ts'
import { rememberedDeal } from '../../link/server/deal.ts'

export interface Fairness {
  readonly deal: DealChecked
  /** How many answers counted when this browser first saw the seal; null where it saw none in time. */
  readonly since: number | null
  /** Whether the record, played again here, ends as the table does; null where it cannot be played here. */
  readonly again: boolean | null
}

async function playedAgain(link: TableLink, answers: number): Promise<boolean | null> {
  const { info, seats } = link.get()
  const shown = seats[0]
  // What others' rules allowed is only shown by the server.
  if (shown?.view == null || info?.corrected != null) return null
  const last = await link.at(shown.as, answers).catch(() => null)
  return last !== null && jsonEqual(last.view, shown.view)
}

/** Null while there is no record. */
export async function fairnessOf(link: TableLink, table: string): Promise<Fairness | null> {
  const record = await link.record()
  if (record === null) return null
  const remembered = rememberedDeal(table)
  return {
    deal: checkDeal(record, remembered),
    since: remembered.since ?? null,
    again: await playedAgain(link, effective(record.entries).length),
  }
}

export const isFair = ({ deal, again }: Fairness): boolean => deal.faults.length === 0 && again !== false
