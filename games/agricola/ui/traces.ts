/** Where an event leaves its trace on the drawn boards, and which events are moves of their own. */

import type { GameEvent, Json } from '@dorfplatz/kernel'
import { LAST_MAJOR } from '../cards/registry.ts'

export const MOVES = ['placed']

const num = (value: Json | undefined): number => (typeof value === 'number' ? value : -1)
const namesIn = (value: Json | undefined): readonly string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : []

export function tracesOf(e: GameEvent): readonly string[] {
  const seat = `seat:${e.seat ?? -1}`
  const own = `:is(.glimpse, .mate):has([data-pile="${seat}"])`
  const goods = (...lists: readonly (Json | undefined)[]) =>
    lists.flatMap(namesIn).map((good) => `[data-at="${seat}"][data-of="${good}"]`)
  const yard = (piece: string) => [own, `[data-seat="${e.seat}"] ${piece}`]
  switch (e.kind) {
    case 'placed':
      return [`.a-space[data-pile="space:${num(e.space)}"]`]
    case 'took':
      return [`.a-space[data-pile="space:${num(e.space)}"]`, ...goods(e.goods)]
    case 'gained':
    case 'paid':
      return goods(e.goods)
    case 'exchange':
      return goods(e.gave, e.got)
    case 'played': {
      const no = num(e.card)
      const major = no >= 1 && no <= LAST_MAJOR ? [`.a-majors li:nth-child(${no})`] : []
      return [own, `[data-piece="card:${no}"]`, ...major]
    }
    case 'plowed':
      return yard(`[data-piece="field:${num(e.cell)}"]`)
    case 'sown':
      return yard(`[data-piece="field:${num(e.place)}"]`)
    case 'stable':
      return yard(`[data-piece="stable:${num(e.cell)}"]`)
    case 'room':
      return yard(`[data-piece="room:${num(e.cell)}"]`)
    case 'renovated':
    case 'fences':
    case 'bred':
    case 'kept':
      return yard('.yard')
    case 'born':
    case 'starter':
    case 'fed':
      return [own]
    default:
      return []
  }
}
