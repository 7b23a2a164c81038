/** What a seat has that can be counted, for whoever gives advice. */

import { THINGS } from '../rules/facts.ts'
import { isPlanted } from '../rules/field.ts'
import { fieldCount, type M, playerOf, total } from '../rules/metrics.ts'

const PROGRESS = 9

export function counts(m: M, seat: number): { readonly [thing: string]: number } {
  const p = playerOf(m, seat)
  const goods = Object.fromEntries(THINGS.map((thing, i) => [thing, p.stock[i] ?? 0]))
  return {
    ...goods,
    sheep: total(p.sheep),
    fields: fieldCount(p),
    sown: p.fields.filter(isPlanted).length,
    steps: total(p.crafts),
    center: p.center,
    // H-PH10-01: after that phase they move by themselves.
    ...(m.state.phase === PROGRESS ? { boulders: total(p.boulders) } : {}),
    hand: p.hand.length,
    played: p.played.length,
  }
}
