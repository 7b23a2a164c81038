/** The check of options: one that is said to mean nothing at a table changes nothing there. */

import { jsonEqual, type Kernel } from '../index.ts'
import type { OptionSpec, Options } from '../types.ts'
import { randomGame } from './simulate.ts'

/** A few values stand for long lists of numbers. */
const TRIED = 3

/** Choices of the others under which the option means nothing; none where it always means something. */
function idle(specs: readonly OptionSpec[], { when = {} }: OptionSpec): Options[] {
  return Object.entries(when).flatMap(([key, values]): Options[] => {
    const value = specs.find((other) => other.key === key)?.values.find((v) => !values.includes(v))
    return value === undefined ? [] : [{ [key]: value }]
  })
}

/** What anybody did and saw in a random game. */
function course<S, V>(k: Kernel<S, V>, seats: number, options: Options, words: string): unknown {
  const views: unknown[] = []
  const { journal } = randomGame(k, { game: k.game.id, seats, options }, words, (m, { seat }) => {
    views.push(k.view(m, seat).table)
  })
  const { entries } = journal.record
  return { entries, views }
}

export function idleOptions<S, V>(k: Kernel<S, V>, words: string): string[] {
  const faults: string[] = []
  const { id: game, options: specs } = k.game
  const [min, max] = k.game.seats
  for (const spec of specs) {
    for (const [key, values] of Object.entries(spec.when ?? {})) {
      const other = specs.find((one) => one.key === key)
      for (const value of values)
        if (other?.values.includes(value) !== true)
          faults.push(`${spec.key} depends on ${key}=${value}, which is no option`)
    }
    for (const chosen of idle(specs, spec)) {
      for (let seats = min; seats <= max; seats++) {
        const [usual, ...tried] = [...new Set([spec.default, ...spec.values])]
          .map((value) => ({ ...chosen, [spec.key]: value }))
          .filter((options) => k.checkSetup({ game, seats, options, seed: '0'.repeat(64) }) === null)
          .slice(0, TRIED + 1)
          .map((options) => ({ options, course: course(k, seats, options, words) }))
        for (const { options, course } of tried)
          if (usual === undefined || !jsonEqual(course, usual.course))
            faults.push(`${seats} seats: ${JSON.stringify(options)} is another game`)
      }
    }
  }
  return faults
}
