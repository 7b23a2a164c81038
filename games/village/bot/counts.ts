/** What a family has that can be counted, for whoever gives advice. */

import type { Match, Seat } from '@dorfplatz/kernel'
import {
  CHURCH_0,
  COIN,
  COUNCIL_0,
  CROSSED,
  GOOD,
  GOODS,
  GRAIN,
  GRAVE,
  INFLUENCE,
  SMITHY,
  STEPS,
  TIME,
  UNBORN,
  WAINWRIGHT,
} from '../rules/codes.ts'
import { castlesSeen, remembered } from '../rules/modules/base.ts'
import { boxOf, countAt, figuresOf, have, type State } from '../rules/state.ts'

export function counts({ state: s }: Match<State>, seat: Seat): { readonly [thing: string]: number } {
  const figures = figuresOf(s, seat)
  const between = (first: number, last: number): number =>
    figures.filter((place) => place >= first && place <= last).length
  const steps = (first: number): number =>
    figures.reduce((sum, place) => sum + (place > first && place <= first + STEPS ? place - first : 0), 0)
  const goods = Object.fromEntries(GOODS.map((good, i) => [good, have(s, seat, GOOD + i)]))
  const stones = Object.fromEntries(INFLUENCE.map((colour, i) => [colour, have(s, seat, i)]))
  return {
    ...goods,
    ...stones,
    coins: have(s, seat, COIN),
    grain: have(s, seat, GRAIN),
    // Time that is spent is gone.
    time: -(have(s, seat, CROSSED) * boxOf(s).track + have(s, seat, TIME)),
    chronicle: remembered(s, seat),
    graves: countAt(s, seat, GRAVE),
    born: figures.filter((place) => place !== UNBORN).length,
    craftsmen: between(WAINWRIGHT, SMITHY),
    castles: castlesSeen(s, seat),
    council: steps(COUNCIL_0),
    church: steps(CHURCH_0),
    customers: s.served[seat]?.length ?? 0,
  }
}
