/** Lets the table play on by itself: nobody takes anything that can be left, until a named moment comes. */

import type { Decision, Json } from '@dorfplatz/kernel'
import { fresh, k, type M, must } from './harness.ts'

/** The least a seat can do: exchange all Workers, finish, pass, decline. */
function least({ choices }: Pick<Decision, 'choices'>): Json {
  const list = choices ?? []
  for (const end of ['pass', 'done']) if (list.includes(end)) return end
  const last = list[list.length - 1]
  if (last === undefined) throw new Error('nothing can be chosen')
  return last
}

export function playOn(m: M, until: (m: M) => boolean): void {
  for (let i = 0; i < 1000; i++) {
    if (until(m) || k.over(m)) return
    const [question] = k.decisions(m)
    if (question === undefined) throw new Error(m.defect ?? 'nobody is asked')
    must(m, question.seat, { to: question.id, choice: least(question) })
  }
  throw new Error('the moment never comes')
}

export const at =
  (round: number, phase: number) =>
  (m: M): boolean =>
    m.state.round === round && m.state.phase === phase

export const asks =
  (kind: string, seat = 0) =>
  (m: M): boolean =>
    k.decisions(m).some((d) => d.kind === kind && d.seat === seat)

/** A table whose seats stand in Phase 9 of Round 1, hands empty. */
export function atProgress(seats = 1, options: { [key: string]: string | boolean } = {}): M {
  const m = fresh(seats, options)
  k.edit(m, (s) => {
    for (const p of s.players) p.hand = []
  })
  playOn(m, (n) => n.state.phase === 9)
  k.edit(m, (s) => {
    for (const p of s.players) p.hand = []
  })
  return m
}
