/** A game's rulebook in the language of the moment, fetched when it is first wanted; null until it is there. */

import type { Options, RuleBook } from '@dorfplatz/kernel'
import { useEffect, useState } from 'react'
import { isGame, shelf } from './games.ts'
import { useSettings } from './settings.ts'

/** Without options the whole one, else that of a table with these. */
export function useBook(id: string, options: Options | null, wanted = true): RuleBook | null {
  const { lang } = useSettings()
  const [book, setBook] = useState<RuleBook | null>(null)
  useEffect(() => {
    if (!wanted || !isGame(id)) return
    let live = true
    // Who cannot have it now reads the sentence alone, and asks again with the next one.
    shelf[id].book(lang, options).then(
      (found) => live && setBook(found),
      () => undefined,
    )
    return () => {
      live = false
    }
  }, [id, lang, options, wanted])
  return book
}
