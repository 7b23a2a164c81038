/** This browser's part in the deal: a random number for each own seat, laid down before the start and opened after it. */

import type { ClientMessage, TableInfo } from '@dorfplatz/protocol'
import { digestOf, type Remembered } from '@dorfplatz/table'
import { hex } from '../device/store.ts'

const KEY = 'dorfplatz.deal.'

interface Kept {
  readonly commitment: string
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

/** What was seen here before the deal, to hold the record against. */
export function rememberedDeal(table: string): Remembered {
  return kept(table) ?? {}
}

/** What is to be said now. Nothing is laid down twice: the first number of a seat counts, on whatever device. */
export function partIn(info: TableInfo): ClientMessage[] {
  const { deal, id: table, seats, status, seq } = info
  if (deal === undefined) return []
  const before = kept(table)
  const laid = (seat: number) => deal.mixes.find((mix) => mix.seat === seat)
  const isOurs = ({ seat, nonce }: Kept['mine'][number]): boolean => laid(seat)?.commitment === digestOf(nonce)
  if (status === 'running' && seq === 0) {
    const mine = (before?.mine ?? []).filter(isOurs)
    return mine.filter(({ seat }) => laid(seat)?.nonce === null).map((it) => ({ type: 'unmix', table, ...it }))
  }
  if (status !== 'open' || info.practice) return []
  const own = seats.filter((s) => s.mine && s.kind === 'person' && laid(s.seat) === undefined)
  const known = (before?.mine ?? []).filter((it) => isOurs(it) || laid(it.seat) === undefined)
  const mine = [...known]
  for (const { seat } of own) if (!mine.some((it) => it.seat === seat)) mine.push({ seat, nonce: hex(32) })
  if (mine.length > 0) keep(table, { commitment: deal.commitment, mine })
  return mine
    .filter(({ seat }) => own.some((s) => s.seat === seat))
    .map(({ seat, nonce }) => ({ type: 'mix', table, seat, commitment: digestOf(nonce) }))
}
