/** Scenario words for life goals: a table where everybody's goals are known. */

import type { Options } from '@dorfplatz/kernel'
import { k, type M, table } from '../../../test/scenario.ts'
import { goalNumber } from '../cards.ts'
import { goalsKept } from '../index.ts'

export function aiming(seats: number, options: Options = {}, words = 'goals'): M {
  return table(seats, { goals: true, ...options }, words)
}

/** Gives a seat exactly these goals; whoever had them gets what lies in the box instead. */
export function hold(m: M, seat: number, ids: readonly string[]): void {
  k.edit(m, (s) => {
    const { hands, revealed, box } = goalsKept.of(s)
    const wanted = ids.map(goalNumber)
    const all = [...hands.flat(), ...box]
    const rest = all.filter((n) => !wanted.includes(n))
    const take = (n: number): number => {
      const silver = n < 9
      const i = rest.findIndex((other) => other < 9 === silver)
      return rest.splice(i, 1)[0] ?? n
    }
    const dealt = hands.map((hand, owner) => (owner === seat ? wanted : hand.map(take)))
    goalsKept.set(s, { hands: dealt, revealed, box: rest })
  })
}

export const goal = (id: string) => ({ play: 'goal', goal: id }) as const
