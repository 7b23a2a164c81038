/** Rules and chapters of a guided game, fetched for a page. */

import { type Frame as Flow, kernel, type View } from '@dorfplatz/kernel'
import type { AnyKernel } from '@dorfplatz/table'
import { useEffect, useState } from 'react'
import type { GameId } from '../app/games.ts'
import { loadRulesAndBot } from '../app/rules.ts'
import { useSettings } from '../app/settings.ts'
import { type Guided, loadGuided } from './guided.ts'

/** What is fetched for a lesson: rules and chapters; null while it comes, undefined where there is none. */
export function useLesson(game: GameId): { readonly k: AnyKernel; readonly guided: Guided } | null | undefined {
  const { lang } = useSettings()
  const [found, setFound] = useState<{ readonly k: AnyKernel; readonly guided: Guided } | null | undefined>(null)
  useEffect(() => {
    let live = true
    Promise.all([loadRulesAndBot(game), loadGuided(game, lang)]).then(
      ([rules, guided]) => {
        if (!live) return
        setFound(guided === null ? undefined : { k: kernel<unknown, Flow, View['table']>(rules), guided })
      },
      () => live && setFound(undefined),
    )
    return () => {
      live = false
    }
  }, [game, lang])
  return found
}
