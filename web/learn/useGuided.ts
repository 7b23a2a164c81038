/** A guided game fetched for a page that speaks of it. */

import type { GameId } from '@dorfplatz/games'
import { useEffect, useState } from 'react'
import { useSettings } from '../app/settings.ts'
import { type Guided, loadGuided } from './guided.ts'

/** Null while it is fetched, and where there is none. */
export function useGuided(id: GameId): Guided | null {
  const { lang } = useSettings()
  const [found, setFound] = useState<Guided | null>(null)
  useEffect(() => {
    let live = true
    loadGuided(id, lang).then(
      (guided) => live && setFound(guided),
      () => undefined,
    )
    return () => {
      live = false
    }
  }, [id, lang])
  return found
}
