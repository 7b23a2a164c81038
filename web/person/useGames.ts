/** Words and cards of the games that a page names, as soon as they are there. */

import type { Lang } from '@dorfplatz/kernel'
import { useEffect, useState } from 'react'
import { isGame, type PageGame, shelf } from '../app/games.ts'

export type Games = ReadonlyMap<string, PageGame>

const NONE: Games = new Map()

export function useGames(ids: readonly string[], lang: Lang): Games {
  const [found, setFound] = useState<{ readonly key: string; readonly games: Games }>({ key: '', games: NONE })
  const key = [lang, ...new Set(ids)].join(' ')
  useEffect(() => {
    let live = true
    const [, ...wanted] = key.split(' ')
    // Without them the page goes on, in numbers.
    const loads = wanted.filter(isGame).map((id) => shelf[id].load(lang).catch(() => null))
    void Promise.all(loads).then((games) => {
      if (live) setFound({ key, games: new Map(games.flatMap((game) => (game === null ? [] : [[game.id, game]]))) })
    })
    return () => {
      live = false
    }
  }, [key, lang])
  return found.key === key ? found.games : NONE
}

/** The kind of a game in words, as its options call it; empty for the usual one. */
export function modeWords(game: PageGame | undefined, mode: string): string {
  if (game === undefined || mode === '') return ''
  return mode
    .split('&')
    .map((part) => {
      const [key = '', value = ''] = part.split('=')
      const { name, value: say } = game.text.option(key)
      return value === 'true' ? name : say(value)
    })
    .join(', ')
}
