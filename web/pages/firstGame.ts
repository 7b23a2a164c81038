/** Whether somebody lays a game for the first time, and what the game then suggests (H-TURN-04). */

import type { OptionSpec, Options } from '@dorfplatz/kernel'
import { useEffect, useState } from 'react'
import { allKept } from '../link/device/store.ts'
import { api } from '../link/server/api.ts'

/** The value a first game is easier with, unless it is chosen already. */
export function suggested(spec: OptionSpec, options: Options, first: boolean): OptionSpec['default'] | null {
  const { firstGame } = spec
  return !first || firstGame === undefined || (options[spec.key] ?? spec.default) === firstGame ? null : firstGame
}

/** All that makes a first game easier. */
export function easierOptions(specs: readonly OptionSpec[]): Options {
  return Object.fromEntries(specs.flatMap(({ key, firstGame }) => (firstGame === undefined ? [] : [[key, firstGame]])))
}

/** No table of this game is known of this person, here or on the server; false until that is known. */
export function useFirstGame(game: string): boolean {
  const [played, setPlayed] = useState<ReadonlySet<string> | null>(null)
  useEffect(() => {
    let live = true
    const look = async () => {
      const here = await allKept()
      const there = (await api.me()) === null ? [] : await api.myTables()
      if (live) setPlayed(new Set([...here, ...there].map((table) => table.game)))
    }
    // Where nothing can be known, nothing is suggested.
    look().catch(() => undefined)
    return () => {
      live = false
    }
  }, [])
  return played !== null && !played.has(game)
}
