/** The games this server was given, with their rules machines. The server knows none of them by name. */

import { type Game, kernel } from '@dorfplatz/kernel'
import type { WholeKernel } from '@dorfplatz/table'
import { Fault } from '../fault.ts'

export interface Games {
  /** Each in the version that new tables begin with. */
  readonly list: readonly Game[]
  /** The rules of this version where they are here, else those of today. */
  kernel(id: string, rules?: string): WholeKernel | null
  /** Those of today; throws a `Fault` for a game that is not here. */
  need(id: string): WholeKernel
}

/** A game may be given in several versions: the first is today's, tables that were begun with another one go on with it. */
export function openGames(games: readonly Game[]): Games {
  const today = new Map<string, WholeKernel>()
  const versions = new Map<string, WholeKernel>()
  for (const game of games) {
    const k: WholeKernel = kernel(game)
    if (!today.has(game.id)) today.set(game.id, k)
    versions.set(`${game.id} ${game.version}`, k)
  }
  return {
    list: [...today.values()].map(({ game }) => game),
    kernel: (id, rules) => versions.get(`${id} ${rules}`) ?? today.get(id) ?? null,
    need: (id) => {
      const k = today.get(id)
      if (k === undefined) throw new Fault('not-found', 'no-game')
      return k
    },
  }
}
