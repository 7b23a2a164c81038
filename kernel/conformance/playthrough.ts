/** One game written down in full, to be compared with a golden file; and counts of openings. */

import {
  collectEvents,
  fingerprint,
  type GameKernel,
  HASH_EVERY,
  type Kernel,
  randomFrom,
  seedFrom,
  toText,
} from '../index.ts'
import { at } from '../list.ts'
import type { Setup } from '../types.ts'
import { randomMove } from './simulate.ts'

export interface Playthrough {
  /** Every question, choice and event in English. */
  readonly story: string
  /** Fingerprints on the way (after how many answers) and at the end: any change of behaviour shows. */
  readonly fingerprints: readonly string[]
}

/** A random game written down in full. */
export function playthrough<S, V>(k: GameKernel<S, V>, setup: Omit<Setup, 'seed'>, words: string): Playthrough {
  const random = randomFrom(`play ${words}`)
  const m = k.create({ ...setup, seed: seedFrom(words) })
  const text = k.game.text.en
  const lines = [`${k.game.id} ${setup.seats} seats ${JSON.stringify(m.options)}`]
  const fingerprints: string[] = []
  for (let move = randomMove(k, m, random); move !== null; move = randomMove(k, m, random)) {
    const view = k.view(m, move.seat)
    const { to, choice } = move.answer
    const decision = view.decisions.find((d) => d.id === to)
    const said = decision === undefined ? text.anytime(view, choice) : text.choice(view, decision, choice)
    lines.push(`${move.seat} ${decision?.kind ?? 'anytime'} ${JSON.stringify(choice)}  ${toText(said)}`)
    const { seat, answer } = move
    const events = collectEvents(() => {
      k.play(m, seat, answer)
    })
    for (const event of events) lines.push(`    ${toText(text.event(event))}`)
    if (m.seq % HASH_EVERY === 0) fingerprints.push(`${m.seq} ${fingerprint(m)}`)
  }
  fingerprints.push(`end ${fingerprint(m)}`)
  if (k.over(m)) lines.push(JSON.stringify(k.game.result(m)))
  return { story: `${lines.join('\n')}\n`, fingerprints }
}

/** How many different ways the first answers can go, for each depth. Counts only listed choices. */
export function openings<S, V>(k: Kernel<S, V>, setup: Setup, depth: number): number[] {
  const counts = Array.from({ length: depth }, () => 0)
  const visit = (m: ReturnType<typeof k.create>, level: number): void => {
    if (level === depth) return
    const o = k.open(m)[0]
    if (o === undefined) return
    for (const choice of k.choices(m, o) ?? []) {
      counts[level] = at(counts, level) + 1
      const next = k.clone(m)
      k.play(next, o.frame.seat, { choice })
      visit(next, level + 1)
    }
  }
  visit(k.create(setup), 0)
  return counts
}
