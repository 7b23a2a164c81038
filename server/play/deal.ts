/** The deal of a table: players' numbers are awaited for a moment, then the seed is made of all that came. */

import { type Deal, sha256 } from '@dorfplatz/kernel'
import type { http } from '@dorfplatz/protocol'
import { digestOf, seedOf } from '@dorfplatz/table'
import type { ServerContext } from '../context.ts'
import { Fault } from '../fault.ts'
import type { SeatRow, TableRow, Tables } from '../storage/tables.ts'
import { needSeatOf } from './show.ts'

/** Clients that are there open their numbers at once; nobody waits longer for one that is not. */
const DEAL_MS = 3000
/** Whoever sits alone waits for nobody else: a slow line may take so long to bring the table's page. */
const ALONE_MS = 15_000

/** So long after the start numbers are awaited. */
export const dealMs = ({ seats }: Pick<TableRow, 'seats'>): number =>
  new Set(seats.flatMap(({ person }) => (person === null ? [] : [person]))).size > 1 ? DEAL_MS : ALONE_MS

/** What was laid down and opened so far; everybody may know it. */
export function dealSoFar(row: TableRow): Pick<Deal, 'commitment' | 'mixes'> {
  if (row.deal !== null) return { commitment: row.deal.commitment, mixes: row.deal.mixes }
  const mixes = row.seats.flatMap(({ seat, mix, nonce }) => (mix === null ? [] : [{ seat, commitment: mix, nonce }]))
  return { commitment: sha256(row.seed), mixes }
}

/** The table has begun, and numbers are still to come. */
export const isDealing = (row: TableRow, now: number): boolean =>
  row.deal === null &&
  row.seats.some((s) => s.mix !== null && s.nonce === null) &&
  now < (row.startedAt ?? 0) + dealMs(row)

/** Lays digests down for seats of one's own while a table is made: it may begin at once. */
export const withMixes = (seats: readonly SeatRow[], person: string, mixes: http.Mixes = []): SeatRow[] =>
  seats.map((s) => ({
    ...s,
    mix: s.person === person ? (mixes.find(({ seat }) => seat === s.seat)?.commitment ?? s.mix) : s.mix,
  }))

/** The row with the seed of the game. Whoever comes second finds what the first has made. */
export async function dealtRow(tables: Tables, row: TableRow): Promise<TableRow> {
  const { commitment, mixes } = dealSoFar(row)
  if (row.deal !== null || mixes.length === 0) return row
  await tables.setDeal(row.id, seedOf(row.seed, mixes), { server: row.seed, commitment, mixes })
  return (await tables.load(row.id)) ?? row
}

/** Lays down a digest for a seat. */
export async function layMix(
  { registry, tables }: ServerContext,
  id: string,
  person: string | null,
  seat: number,
  mix: string,
): Promise<void> {
  await registry.at(id, async (loaded) => {
    needSeatOf(loaded, person, seat)
    // A seed that somebody chose for practice, or that everybody plays today, stays as it is.
    if (loaded.row.practice || loaded.row.daily !== null) return
    if (person === null || !(await tables.setMix(id, seat, person, mix))) throw new Fault('conflict', 'stale')
    await registry.changedHere(loaded)
  })
}

/** Opens the number of a seat; one that was not laid down is refused. */
export async function openMix(
  { registry, tables }: ServerContext,
  id: string,
  person: string | null,
  seat: number,
  nonce: string,
): Promise<void> {
  await registry.at(id, async (loaded) => {
    needSeatOf(loaded, person, seat)
    const { status, seats, deal } = loaded.row
    if (status !== 'running' || deal !== null || seats[seat]?.mix !== digestOf(nonce)) {
      throw new Fault('conflict', 'stale')
    }
    if (person !== null && (await tables.setNonce(id, seat, person, nonce))) await registry.changedHere(loaded)
  })
}
