/** What a seat learns about a table without changing it: previews, reasons, earlier moments, the record. */

import {
  type Answer,
  eventsFor,
  type Json,
  type Lang,
  type Match,
  type MatchRecord,
  type Refusal,
  type Seat,
  sha256,
  type View,
  type Viewer,
} from '@dorfplatz/kernel'
import { emptyRecord, type Previewed, preview as previewAt } from '@dorfplatz/table'
import { Fault, sayRefusal } from '../fault.ts'
import type { Reader } from '../read/reader.ts'
import { isSealed, type TableRow } from '../storage/tables.ts'
import { needMatch } from './actor.ts'
import type { LoadedTable } from './loaded.ts'
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

/** What the seat is told of it, by socket and by HTTP alike. */
export interface Shown {
  played: number
  reveals: boolean
  refusal: ReturnType<typeof sayRefusal> | null
  view: View<Json> | null
  events: ReturnType<typeof eventsFor>
}

export function previewFor(
  registry: TableRegistry,
  lang: Lang,
  loaded: LoadedTable,
  seat: number,
  answers: readonly Answer[],
): Shown {
  const { played, reveals, refusal, match, events } = preview(registry, loaded, seat, answers)
  return {
    played,
    reveals,
    refusal: refusal === null ? null : sayRefusal(lang, loaded.k.game, refusal),
    view: loaded.k.view(match, seat),
    events: eventsFor(events, seat),
  }
}

export function whyNot(loaded: LoadedTable, seat: Seat, answer: Answer): Refusal | null {
  return loaded.k.whyNot(needMatch(loaded), seat, answer)
}

/**
 * The record of a table before its first answer: save format, replay format, proof that the shuffle was fair. What was
 * sealed before the start is in it also where no player added a number; a seed that somebody chose was never sealed.
 */
export function recordHead(row: TableRow, match: Match): MatchRecord {
  const record = emptyRecord(match, row.rules)
  if (row.practice) return record
  return { ...record, deal: row.deal ?? { server: row.seed, commitment: sha256(row.seed), mixes: [] } }
}

/** The view after so many answers as JSON, and how many count altogether. */
export interface Moment {
  readonly view: string
  readonly total: number
}

/** What was taken back is not shown again. Needs no place in the line. */
export async function momentAt(
  reader: Reader,
  loaded: LoadedTable,
  at: number,
  as: Viewer,
  now: number,
): Promise<Moment> {
  const { k, broken, match, row, seq: end } = loaded
  if (match === null) throw new Fault('conflict', 'not-started')
  if (broken !== null) throw new Fault('conflict', 'old-rules')
  const total = match.seq
  const asked = {
    kind: 'moment',
    row,
    rules: k.game.version,
    end,
    at: Math.min(at, total),
    as,
    sealed: isSealed(row, now),
  } as const
  return { view: await reader.read(asked), total }
}
