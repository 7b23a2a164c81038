/** What is said at somebody's first table of a game, and to whom. */

import type { GameId } from '@dorfplatz/games'
import type { Json, Lang, View } from '@dorfplatz/kernel'
import type { FirstText, FirstTip, FirstTips } from '@dorfplatz/ui'
import { allKept } from '../../link/device/store.ts'
import { api } from '../../link/server/api.ts'
import { holds, valueAt } from '../goals.ts'

const games = import.meta.glob<{ first: FirstTips }>('../../../games/*/lessons/first.ts')
const texts = import.meta.glob<{ text: FirstText }>('../../../games/*/lessons/first.{de,en}.ts')

export interface Told {
  readonly tips: FirstTips
  readonly text: FirstText
}

const find = <T>(files: { readonly [path: string]: () => Promise<T> }, end: string): (() => Promise<T>) | undefined =>
  Object.entries(files).find(([path]) => path.endsWith(end))?.[1]

/** Null where a game has none. */
export async function loadFirst(id: GameId, lang: Lang): Promise<Told | null> {
  const [tips, text] = [find(games, `/${id}/lessons/first.ts`), find(texts, `/${id}/lessons/first.${lang}.ts`)]
  if (tips === undefined || text === undefined) return null
  const [loaded, said] = await Promise.all([tips(), text()])
  return { tips: loaded.first, text: said.text }
}

/** The moment at which a tip was put away: nothing more is said about that question in that round. */
export interface Rest {
  readonly asked: string
  readonly round: Json | undefined
}

export function restAt({ round }: FirstTips, view: View): Rest | null {
  const [decision] = view.decisions
  return decision === undefined ? null : { asked: decision.kind, round: valueAt(view, round) }
}

/** What fits now and was not read yet; null where there is nothing to say. */
export function tipFor(
  { tips, round, until }: FirstTips,
  view: View,
  read: ReadonlySet<string>,
  rest: Rest | null = null,
): FirstTip | null {
  const [decision] = view.decisions
  if (view.over || decision === undefined || !holds(view, { at: round, most: until })) return null
  if (rest?.asked === decision.kind && rest.round === valueAt(view, round)) return null
  return (
    tips.find(
      ({ id, asked, when = [] }) => asked === decision.kind && !read.has(id) && when.every((goal) => holds(view, goal)),
    ) ?? null
  )
}

/** No other table of this game is known of this person, here or on the server. */
export async function isNewcomer(game: GameId, table: string): Promise<boolean> {
  const here = await allKept()
  const there = (await api.me().catch(() => null)) === null ? [] : await api.myTables()
  return ![...here, ...there].some((other) => other.game === game && other.id !== table)
}
