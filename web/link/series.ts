/** Series of games, on the server and on this device: chains of tables, each laid from the one before. */

import type { GameText, Lang, Options } from '@dorfplatz/kernel'
import type { SeriesGame } from '@dorfplatz/protocol'
import { isGame, shelf } from '../app/games.ts'
import { allKept, type KeptTable } from './device/store.ts'

/** A series from its first game to one that nothing follows yet. */
export interface Chain {
  readonly game: string
  readonly games: readonly [SeriesGame, ...SeriesGame[]]
  readonly last: SeriesGame
  /** Another game may follow now. */
  readonly open: boolean
}

/** A game that was closed before its end does not count. */
const counts = (game: SeriesGame): boolean => !(game.away && game.status !== 'over')

export function chainsOf(games: readonly SeriesGame[]): Chain[] {
  const counting = games.filter(counts)
  const byId = new Map(counting.map((game) => [game.id, game]))
  const followed = new Set(counting.map((game) => game.previous))
  return counting
    .filter((game) => !followed.has(game.id))
    .map((last): Chain => {
      const chain: [SeriesGame, ...SeriesGame[]] = [last]
      for (let at = byId.get(last.previous ?? ''); at !== undefined; at = byId.get(at.previous ?? '')) chain.unshift(at)
      return { game: last.game, games: chain, last, open: last.status === 'over' && last.sequels.length > 0 }
    })
    .sort((a, b) => (b.last.endedAt ?? b.last.createdAt) - (a.last.endedAt ?? a.last.createdAt))
}

type Texts = SeriesGame['title']
/** A game's sentences in both languages: the list is read in either. */
type BothTexts = { readonly [L in Lang]: GameText }
const both = (words: (lang: Lang) => string): Texts => ({ en: words('en'), de: words('de') })

const title = (game: BothTexts | null, options: Options): Texts =>
  both((lang) => game?.[lang].sequel?.(options) ?? game?.[lang].name ?? '')

async function textsOf(game: string): Promise<BothTexts | null> {
  if (!isGame(game)) return null
  const [en, de] = await Promise.all([shelf[game].load('en'), shelf[game].load('de')])
  return { en: en.text, de: de.text }
}

function fromKept(table: KeptTable, game: BothTexts | null): SeriesGame {
  const { result } = table
  const verdict = result?.verdict
  const mine = table.seats.findIndex((s) => s.kind === 'me')
  return {
    id: table.id,
    game: table.game,
    previous: table.previous ?? null,
    title: title(game, table.record.options),
    status: table.over ? 'over' : 'running',
    total: result?.scores.find((score) => score.seat === mine)?.total ?? null,
    verdict: verdict === undefined || game === null ? null : both((lang) => game[lang].verdict(verdict)),
    createdAt: table.createdAt,
    endedAt: table.over ? table.updatedAt : null,
    away: table.away === true,
    sequels: (result?.sequels ?? []).map((options) => title(game, options)),
  }
}

const inSeries = (table: KeptTable): boolean => table.previous !== undefined || (table.result?.sequels?.length ?? 0) > 0

/** The games of series on this device, without their words: those come with the game's rules. */
export async function seriesHereBare(): Promise<SeriesGame[]> {
  return (await allKept()).filter(inSeries).map((table) => fromKept(table, null))
}

export async function seriesHere(): Promise<SeriesGame[]> {
  const tables = (await allKept()).filter(inSeries)
  return Promise.all(tables.map(async (table) => fromKept(table, await textsOf(table.game))))
}
