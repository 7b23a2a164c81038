/** What a seat learns about a table without changing it: previews, reasons, earlier moments, the record. */

import type { Answer, Match, MatchRecord, Refusal, Seat } from '@dorfplatz/kernel'
import {
  continueRecord,
  emptyRecord,
  matchAt,
  type Previewed,
  preview as previewAt,
  type Written,
} from '@dorfplatz/table'
import { Fault } from '../fault.ts'
import type { TableRow } from '../storage/tables.ts'
import { needMatch } from './actor.ts'
import { type LoadedTable, pastOf } from './loaded.ts'
import type { TableRegistry } from './registry.ts'

/** The same as long as the table does not move: answers that are staged one by one are played in one world. */
export function preview(
  { source }: TableRegistry,
  loaded: LoadedTable,
  seat: Seat,
  answers: readonly Answer[],
): Previewed {
  const chance = source.chance(`preview ${loaded.id} ${loaded.seq} ${seat}`)
  return previewAt(loaded.k, needMatch(loaded), seat, answers, chance)
}

export function whyNot(loaded: LoadedTable, seat: Seat, answer: Answer): Refusal | null {
  return loaded.k.whyNot(needMatch(loaded), seat, answer)
}

/** The record of a log: save format, replay format, proof that the shuffle was fair. */
export function toRecord(row: TableRow, match: Match, log: readonly Written[]): MatchRecord {
  const record = continueRecord(emptyRecord(match, row.rules), log)
  return row.deal === null ? record : { ...record, deal: row.deal }
}

export interface Moment {
  readonly match: Match
  /** How many answers count altogether. */
  readonly total: number
}

/** The match as it stood after so many answers; what was taken back is not shown again. Needs no place in the line. */
export async function momentAt(registry: TableRegistry, loaded: LoadedTable, at: number): Promise<Moment> {
  const { k, broken, match } = loaded
  if (match === null) throw new Fault('conflict', 'not-started')
  if (broken !== null) throw new Fault('conflict', 'old-rules')
  const total = match.seq
  return { match: await matchAt(k, pastOf(registry.source, loaded, loaded.seq), Math.min(at, total)), total }
}
