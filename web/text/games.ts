/** What each game is called, as its package tells it. */

import type { Lang } from '@dorfplatz/kernel'
import { type GameId, games } from '../app/games.ts'

interface GameNames {
  readonly name: string
  readonly about: string
  readonly minutes: number
}

export function namesIn(lang: Lang): { readonly [G in GameId]: GameNames } {
  const names = games.map(({ id, name, about, minutes }) => [id, { name: name[lang], about: about[lang], minutes }])
  return Object.fromEntries(names) as { readonly [G in GameId]: GameNames }
}
