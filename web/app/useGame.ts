/** A game fetched for a page: null while it comes, an error when it cannot. */

import { useEffect, useState } from 'react'
import { type AnyGame, isGame, shelf } from './games.ts'

const fetched = new Map<string, AnyGame>()

export function useGame(id: string): { game: AnyGame | null; failed: boolean } {
  const [game, setGame] = useState<AnyGame | null>(fetched.get(id) ?? null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let live = true
    setGame(fetched.get(id) ?? null)
    setFailed(false)
    if (!isGame(id)) {
      setFailed(true)
      return
    }
    shelf[id].load().then(
      (found) => {
        fetched.set(id, found)
        if (live) setGame(found)
      },
      () => live && setFailed(true),
    )
    return () => {
      live = false
    }
  }, [id])
  return { game: game?.id === id ? game : null, failed }
}
