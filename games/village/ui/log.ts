/** The log of Village: a head for each round, and one line for each move with its gains and payments summed. */

import type { GameEvent, Lang, Sentence } from '@dorfplatz/kernel'
import { balance, enter, inARow, type Ledger, withoutSeat } from '@dorfplatz/ui'
import type { VillageEvent } from '../rules/events.ts'
import type { VillageText } from '../text/compose.ts'
import { amountsOf } from '../text/parts.ts'

/** An event of a Village table: the one place where the client's word is taken for it. */
export const eventOf = (event: GameEvent): VillageEvent => event as unknown as VillageEvent

export function headOf(event: GameEvent, _: Lang, text: VillageText): string | null {
  const e = eventOf(event)
  return e.kind === 'round' ? `${text.words.labels.round} ${e.n}` : null
}

/** Whether an event is told by what it adds to the sum. */
function counted(sum: Ledger, e: VillageEvent): boolean {
  switch (e.kind) {
    case 'harvest':
      enter(sum, { grain: e.n }, 1)
      return true
    case 'made':
      enter(sum, { [e.good]: e.n ?? 1 }, 1)
      return true
    case 'mill':
      enter(sum, { coin: e.n }, 1)
      return true
    case 'stones':
      enter(sum, e.with, 1)
      return true
    case 'takesGood':
      enter(sum, { [e.good]: 1 }, 1)
      return true
    case 'fame':
      enter(sum, { point: e.n }, 1)
      return true
    case 'paid':
      enter(sum, e.with, -1)
      return true
    case 'time':
      enter(sum, { time: e.n }, -1)
      return true
    default:
      return false
  }
}

/** What a price is paid in. */
const PRICE: readonly string[] = ['paid', 'time']

/** Moves that are paid before they are made. */
const PAID: readonly string[] = ['sails', 'serves', 'ceremony', 'hires', 'smuggles']

export function priceOf(before: readonly GameEvent[], move: GameEvent): number {
  if (!PAID.includes(move.kind)) return 0
  const from = before.findLastIndex(({ kind }) => !PRICE.includes(kind) && kind !== 'quill') + 1
  // Time that a black stone takes comes before the price, and is none.
  const firstOf = (what: string): number => before.findIndex(({ kind }, i) => i >= from && kind === what)
  const first = PRICE.map(firstOf).find((at) => at >= 0) ?? -1
  return first < 0 ? 0 : before.length - first
}

/** A seat's move, or what happened to one, in one line. */
export function lineOf(
  events: readonly GameEvent[],
  _: Lang,
  text: VillageText,
): { readonly title: string; readonly told: Sentence } | null {
  const w = text.words
  const sum: Ledger = new Map()
  const parts: Sentence[] = []
  let title = ''
  // Whoever goes into the bag is told with the price; it is not counted again.
  const priced = events.map(eventOf).flatMap((e) => (e.kind === 'novice' ? (e.with.time ?? []) : []))
  for (const event of events) {
    const e = eventOf(event)
    if (e.kind === 'time' && priced.includes(e.n)) continue
    if (e.kind === 'takes' && title === '') {
      title = w.spaces[e.space]
      if (e.stone !== 'plague') enter(sum, { [e.stone]: 1 }, 1)
      else parts.push(w.list([{ n: 1, thing: 'plague' }]))
    } else if (e.kind === 'idle') parts.push([w.labels.unusable])
    else if (e.kind === 'declines') parts.push([w.labels.unused])
    else if (!counted(sum, e)) parts.push(withoutSeat(text.event(e)))
  }
  const line = inARow([balance(sum, (thing, n) => w.list(amountsOf({ [thing]: n }))), ...parts])
  return title === '' && line.length === 0 ? null : { title, told: line }
}
