/** The entries of a game's glossary, in the language of the moment. */

import type { GameText, Options, RuleBook, RuleId } from '@dorfplatz/kernel'
import { type Explaining, keyParts } from '@dorfplatz/ui'
import { useEffect, useMemo, useState } from 'react'
import { type GameId, type PageGame, shelf } from '../../app/games.ts'
import { useSettings } from '../../app/settings.ts'
import { useBook } from '../../app/useBook.ts'
import { loadTerms, type Terms } from './terms.ts'

export interface Entry {
  readonly key: string
  readonly title: string
  /** The woodcut it is known by. */
  readonly icon: string | null
  readonly line: string
  readonly rules: readonly RuleId[]
}

/** What a glossary is made of. */
interface Explanations {
  readonly explaining: Explaining
  readonly terms: Terms
  readonly text: GameText
  /** The rules that are told of. */
  readonly rules: RuleBook['rules']
}

/** What is explained at tables, with a line for each; by name. */
export function entriesOf({ explaining, terms, text, rules }: Explanations, lang: 'de' | 'en'): Entry[] {
  const asker = { lang, text, view: null, names: [] }
  return explaining.terms
    .flatMap((key) => {
      const told = explaining.explain(key, asker)
      const [kind, of] = keyParts(key)
      // Everything it goes by is left out: so is the thing itself.
      const out = told !== null && told.rules.length > 0 && told.rules.every((rule) => rules[rule] === undefined)
      return told === null || out
        ? []
        : [{ key, title: told.title, icon: kind === 'icon' ? of : null, line: terms[key] ?? '', rules: told.rules }]
    })
    .toSorted((a, b) => a.title.localeCompare(b.title, lang))
}

/** Null while they come. */
export function useEntries(id: GameId, game: PageGame | null, options: Options | null): readonly Entry[] | null {
  const { lang } = useSettings()
  const book = useBook(id, options, game !== null)
  const [found, setFound] = useState<{ readonly explaining: Explaining; readonly terms: Terms } | null>(null)
  useEffect(() => {
    let live = true
    Promise.all([shelf[id].explaining(), loadTerms(id, lang)]).then(
      ([explaining, terms]) => live && explaining !== null && setFound({ explaining, terms }),
      () => undefined,
    )
    return () => {
      live = false
    }
  }, [id, lang])
  return useMemo(
    () =>
      found === null || game === null || book === null
        ? null
        : entriesOf({ ...found, text: game.text, rules: book.rules }, lang),
    [found, game, book, lang],
  )
}
