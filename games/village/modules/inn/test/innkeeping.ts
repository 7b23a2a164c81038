/** Scenarios with Inn in few words. */

import type { Options, Seat } from '@dorfplatz/kernel'
import { asked, k, type M, table } from '../../../test/scenario.ts'
import { innOf, personNumber, setInn, toHand } from '../state.ts'

export function inn(seats = 2, options: Options = {}): M {
  return table(seats, { inn: true, ...options })
}

/** Gives a seat these persons out of the stacks. */
export function hold(m: M, seat: Seat, ...ids: readonly string[]): void {
  k.edit(m, (s) => {
    for (const id of ids) toHand(s, seat, personNumber(id), true)
  })
}

/** Lays the three stacks with these cards on top, the first of each list uppermost; the others lie in the first stack. */
export function lay(m: M, ...tops: readonly (readonly string[])[]): void {
  k.edit(m, (s) => {
    const named = tops.map((ids) => ids.map(personNumber))
    const rest = innOf(s)
      .stacks.flat()
      .filter((n) => !named.flat().includes(n))
    setInn(s, { stacks: named.map((cards, i) => [...(i === 0 ? rest : []), ...cards.toReversed()]) })
  })
}

export function handOf(m: M, seat: Seat): readonly string[] {
  return k.view(m, seat).table.more.inn?.hand ?? []
}

export function topsOf(m: M): readonly (string | null)[] {
  return k.view(m, 'spectator').table.more.inn?.stacks.map(({ top }) => top) ?? []
}

/** Plays a card unasked. */
export function playUnasked(m: M, seat: Seat, id: string): void {
  const applied = k.apply(m, seat, { to: 'anytime', choice: { play: id } })
  if (!applied.ok) throw new Error(`refused: ${applied.rule}`)
}

export function mayPlay(m: M, seat: Seat): readonly string[] {
  return k.anytime(m, seat).flatMap((choice) => ('play' in choice && choice.play !== 'goal' ? [choice.play] : []))
}

export function kindNow(m: M): string {
  const now = asked(m)
  return now === null ? 'over' : `${now.seat} ${now.kind}`
}

/** The choices of the question at hand, as short words. */
export function offered(m: M): readonly string[] {
  return (asked(m)?.choices ?? []).map((choice) => JSON.stringify(choice))
}
