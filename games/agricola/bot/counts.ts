/** What a farm has that can be counted, for whoever gives advice. */

import type { Match } from '@dorfplatz/kernel'
import { count } from '../rules/farm/yard.ts'
import { GOODS } from '../rules/goods.ts'
import { playerOf, roomCount } from '../rules/player.ts'
import type { State } from '../rules/state.ts'

export function counts(m: Match<State>, seat: number): { readonly [thing: string]: number } {
  const p = playerOf(m, seat)
  const goods = Object.fromEntries(GOODS.map((good, i) => [good, p.goods[i] ?? 0]))
  return {
    ...goods,
    people: p.people,
    rooms: roomCount(p),
    house: p.house,
    fields: count(p.fields),
    sown: p.crops.filter((crop) => crop !== 0).length,
    pastures: p.pastures.length,
    stables: count(p.stables),
    begging: p.begging,
    occupations: p.occupations.length,
    improvements: p.improvements.length,
  }
}
