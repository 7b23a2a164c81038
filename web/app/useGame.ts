/** A game fetched for a page, in the language of the moment: null while it comes, an error when it cannot. */

import { useEffect, useState } from 'react'
import { isGame, type PageGame, shelf } from './games.ts'
import { useSettings } from './settings.ts'

const fetched = new Map<string, PageGame>()

export function useGame(id: string): { game: PageGame | null; failed: boolean } {
  const { lang } = useSettings()
  const key = `${id} ${lang}`
  const [game, setGame] = useState<PageGame | null>(fetched.get(key) ?? null)
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
    shelf[id].load(lang).then(
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
