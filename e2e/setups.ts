/** Which tables of a game are looked at where something must hold for all of them. */

import type { Game, Options } from '@dorfplatz/kernel'
import type { WholeKernel } from '@dorfplatz/table'

export interface Setup {
  readonly seats: number
  readonly options: Options
}

/** Every value of every option with some number of seats, and every number of seats. */
export function setupsOf({ id, seats: [min, max], options: specs }: Game, k: WholeKernel): Setup[] {
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  const isPossible = ({ seats, options }: Setup): boolean =>
    k.checkSetup({ game: id, seats, options, seed: '0'.repeat(64) }) === null
  const each = specs.flatMap((spec) =>
    spec.values.slice(0, 6).flatMap((value, i): Setup[] => {
      const fitting = counts.map((seats) => ({ seats, options: { [spec.key]: value } })).filter(isPossible)
      const several = fitting.filter((setup) => setup.seats > 1)
      const [from] = several.length > 0 ? [several] : [fitting]
      const chosen = from[i % Math.max(1, from.length)]
      return chosen === undefined ? [] : [chosen]
    }),
  )
  return [...counts.map((seats) => ({ seats, options: {} })), ...each].filter(isPossible)
}
