/** A game fetched for a page, in the language of the moment: null while it comes, an error when it cannot. */

import type { Lang } from '@dorfplatz/kernel'
import { useEffect, useState } from 'react'
import { type GameId, isGame, type PageGame, shelf, type WholeGame } from './games.ts'
import { useSettings } from './settings.ts'

interface Found<G> {
  readonly game: G | null
  readonly failed: boolean
}

function fetching<G extends PageGame>(load: (id: GameId, lang: Lang) => Promise<G>): (id: string) => Found<G> {
  const fetched = new Map<string, G>()
  return function useFetched(id) {
    const { lang } = useSettings()
    const key = `${id} ${lang}`
    const [game, setGame] = useState<G | null>(fetched.get(key) ?? null)
    const [failed, setFailed] = useState(false)
    useEffect(() => {
      let live = true
      // The other language stays in sight until this one is there.
      setGame((shown) => fetched.get(key) ?? (shown?.id === id ? shown : null))
      setFailed(false)
      if (!isGame(id)) {
        setFailed(true)
        return
      }
      load(id, lang).then(
        (found) => {
          fetched.set(key, found)
          if (live) setGame(found)
        },
        () => live && setFailed(true),
      )
      return () => {
        live = false
      }
    }, [id, lang, key])
    const now = fetched.get(key) ?? game
    return { game: now?.id === id ? now : null, failed }
  }
}

export const useGame: (id: string) => Found<PageGame> = fetching((id, lang) => shelf[id].load(lang))

/** With its rules: only who lays a table needs them. */
export const useWholeGame: (id: string) => Found<WholeGame> = fetching((id, lang) => shelf[id].loadWhole(lang))
