/** The games this server was given, with their rules machines. The server knows none of them by name. */

import { type Game, kernel } from '@dorfplatz/kernel'
import type { WholeKernel } from '@dorfplatz/table'
import { Fault } from '../fault.ts'

export interface Games {
  readonly list: readonly Game[]
  kernel(id: string): WholeKernel | null
  /** Throws a `Fault` for a game that is not here. */
  need(id: string): WholeKernel
}

export function openGames(games: readonly Game[]): Games {
  const kernels = new Map<string, WholeKernel>(games.map((game) => [game.id, kernel(game)]))
  return {
    list: games,
    kernel: (id) => kernels.get(id) ?? null,
    need: (id) => {
      const k = kernels.get(id)
      if (k === undefined) throw new Fault('not-found', 'no-game')
      return k
    },
  }
}
