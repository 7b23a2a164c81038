/** This browser's part in the deal: a random number for each own seat, laid down before the start and opened after it. */

import type { ClientMessage, http, TableInfo } from '@dorfplatz/protocol'
import { digestOf, type Remembered } from '@dorfplatz/table'
import { hex } from '../device/store.ts'

const KEY = 'dorfplatz.deal.'

interface Kept {
  readonly commitment: string
  /** How many answers counted when the seal was first seen here. */
  readonly since: number
  readonly mine: readonly { readonly seat: number; readonly nonce: string }[]
}

function kept(table: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(KEY + table) ?? 'null') as Kept | null
  } catch {
    return null
  }
}

function keep(table: string, what: Kept): void {
  try {
    localStorage.setItem(KEY + table, JSON.stringify(what))
  } catch {
    // Without memory the deal can still be checked, only not against what was seen here before.
  }
}

/** What was seen here, to hold the record against, and after how many answers: absent where it was not seen in time. */
export function rememberedDeal(table: string): Remembered & { readonly since?: number } {
  return kept(table) ?? {}
}

/**
 * Makes a table that may begin at once: a number for each of these seats of ours is laid down while it is made, and kept
 * to be opened beside the seal that the table then shows.
 */
export async function madeWith(
  seats: readonly number[],
  make: (mixes: http.Mixes) => Promise<TableInfo>,
): Promise<TableInfo> {
  const mine = seats.map((seat) => ({ seat, nonce: hex(32) }))
  const table = await make(mine.map(({ seat, nonce }) => ({ seat, commitment: digestOf(nonce) })))
  const { deal, id } = table
  const laid = mine.filter(({ seat, nonce }) =>
    deal?.mixes.some((mix) => mix.seat === seat && mix.commitment === digestOf(nonce)),
  )
  // Somebody else may have made it before; then its numbers are those that were laid down there.
  if (deal !== undefined && laid.length > 0) keep(id, { commitment: deal.commitment, since: 0, mine: laid })
  return table
}

/** What is to be said now. Nothing is laid down twice: the first number of a seat counts, on whatever device. */
export function partIn(info: TableInfo): ClientMessage[] {
  const { deal, id: table, seats, status, seq } = info
  if (deal === undefined) return []
  const before = kept(table)
  const laid = (seat: number) => deal.mixes.find((mix) => mix.seat === seat)
  const isOurs = ({ seat, nonce }: Kept['mine'][number]): boolean => laid(seat)?.commitment === digestOf(nonce)
  // Tables that begin at once show their seal with the first cards: it is held against the record all the same.
  if (before === null && status === 'running') keep(table, { commitment: deal.commitment, since: seq, mine: [] })
  if (status === 'running' && seq === 0) {
    // Not the seal that our number was laid down beside: a server that knew the number could choose another.
    if (before !== null && before.commitment !== deal.commitment) return []
    const mine = (before?.mine ?? []).filter(isOurs)
    return mine.filter(({ seat }) => laid(seat)?.nonce === null).map((it) => ({ type: 'unmix', table, ...it }))
  }
  if (status !== 'open' || info.practice) return []
  const own = seats.filter((s) => s.mine && s.kind === 'person' && laid(s.seat) === undefined)
  const known = (before?.mine ?? []).filter((it) => isOurs(it) || laid(it.seat) === undefined)
  const mine = [...known]
  for (const { seat } of own) if (!mine.some((it) => it.seat === seat)) mine.push({ seat, nonce: hex(32) })
  // The first seal beside which a number was laid down stays the one that the record is held against.
  const commitment = before !== null && before.mine.length > 0 ? before.commitment : deal.commitment
  if (mine.length > 0) keep(table, { commitment, since: 0, mine })
  return mine
    .filter(({ seat }) => own.some((s) => s.seat === seat))
    .map(({ seat, nonce }) => ({ type: 'mix', table, seat, commitment: digestOf(nonce) }))
}
