/** What a page of a game's book needs: its words, and once they are there, the tables its pictures show. */

import { type Frame as Flow, kernel, type View } from '@dorfplatz/kernel'
import type { BookPicture, GameUi, GuidedGame } from '@dorfplatz/ui'
import { useEffect, useMemo, useState } from 'react'
import type { GameId } from '../../app/games.ts'
import { loadRules } from '../../app/rules.ts'
import { useSettings } from '../../app/settings.ts'
import { useUi } from '../../app/useUi.ts'
import { loadGuided } from '../guided.ts'
import { loadBook, type Reading, viewOf } from './book.ts'

/** Null while it comes, undefined where a game has none. */
export function useReading(game: GameId): Reading | null | undefined {
  const { lang } = useSettings()
  const [found, setFound] = useState<Reading | null | undefined>(null)
  useEffect(() => {
    let live = true
    loadBook(game, lang).then(
      (reading) => live && setFound(reading ?? undefined),
      () => live && setFound(undefined),
    )
    return () => {
      live = false
    }
  }, [game, lang])
  return found
}

export interface Pictures {
  readonly ui: GameUi
  view(picture: BookPicture): View
}

/** The words do not wait for them: rules and drawings are fetched behind. */
export function usePictures(game: GameId): Pictures | null {
  const { lang } = useSettings()
  const ui = useUi(game)
  const [guided, setGuided] = useState<{
    readonly game: GuidedGame
    readonly rules: Awaited<ReturnType<typeof loadRules>>
  } | null>(null)
  useEffect(() => {
    let live = true
    Promise.all([loadRules(game), loadGuided(game, lang)]).then(
      ([rules, found]) => live && found !== null && setGuided({ game: found.game, rules }),
      // The words can be read without their pictures.
      () => undefined,
    )
    return () => {
      live = false
    }
  }, [game, lang])
  return useMemo(() => {
    if (guided === null || ui === null || ui === undefined) return null
    const k = kernel<unknown, Flow, View['table']>(guided.rules)
    const drawn = new Map<string, View>()
    return {
      ui,
      view: (picture) => {
        const key = `${picture.table} ${picture.after ?? 0}`
        const view = drawn.get(key) ?? viewOf(k, guided.game, picture)
        drawn.set(key, view)
        return view
      },
    }
  }, [guided, ui])
}
