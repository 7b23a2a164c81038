/** The games of a person's series, from the rows of their tables: what each was, how it ended, what may follow. */

import type { Game, Options } from '@dorfplatz/kernel'
import type { SeriesGame } from '@dorfplatz/protocol'
import type { TableRow } from '../storage/tables.ts'
import type { Games } from './games.ts'

type Texts = SeriesGame['title']

function titleOf(game: Game, chosen: Options): Texts {
  const options = { ...Object.fromEntries(game.options.map((o) => [o.key, o.default])), ...chosen }
  return {
    en: game.text.en.sequel?.(options) ?? game.text.en.name,
    de: game.text.de.sequel?.(options) ?? game.text.de.name,
  }
}

function toGame(row: TableRow, person: string, game: Game): SeriesGame {
  const mine = row.seats.filter((s) => s.person === person)
  const { result } = row
  const verdict = result?.verdict
  return {
    id: row.id,
    game: row.game,
    previous: row.previous,
    title: titleOf(game, row.options),
    status: row.status,
    total: result?.scores.find((score) => score.seat === mine[0]?.seat)?.total ?? null,
    verdict: verdict === undefined ? null : { en: game.text.en.verdict(verdict), de: game.text.de.verdict(verdict) },
    createdAt: row.createdAt,
    endedAt: row.endedAt,
    away: row.archived || mine.every((s) => s.away),
    sequels: (result?.sequels ?? []).map((options) => titleOf(game, options)),
  }
}

/** Tables of games that are no longer here are left out. */
export function seriesOf(rows: readonly TableRow[], person: string, games: Games): SeriesGame[] {
  return rows.flatMap((row) => {
    const game = games.kernel(row.game)?.game
    return game === undefined ? [] : [toGame(row, person, game)]
  })
}
