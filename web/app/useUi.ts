/** A game's drawings fetched for a page. */

import type { GameUi } from '@dorfplatz/ui'
import { useEffect, useState } from 'react'
import { isGame, shelf } from './games.ts'

/** Undefined while it is fetched, null when the generic table serves. */
export function useUi(game: string): GameUi | null | undefined {
  const [ui, setUi] = useState<GameUi | null | undefined>(undefined)
  useEffect(() => {
    let live = true
    setUi(undefined)
    if (isGame(game))
      shelf[game].ui().then(
        (found) => live && setUi(found),
        () => live && setUi(null),
      )
    return () => {
      live = false
    }
  }, [game])
  return ui
}
