/** Routes about what somebody has played. */

import { person as p } from '@dorfplatz/protocol'
import type { ServerContext } from '../context.ts'
import { openResultStore, type ResultRow } from '../storage/results.ts'
import type { Routes } from './routes.ts'

/** A finished game as its person sees it. */
function toGame(own: ResultRow, all: readonly ResultRow[], replay: boolean): p.FinishedGame {
  return {
    table: own.table,
    replay,
    game: own.game,
    mode: own.mode,
    practice: own.practice,
    daily: own.daily,
    device: own.device,
    seat: own.seat,
    score: own.score,
    place: own.place,
    verdict: own.verdict,
    cards: [...own.cards],
    startedAt: own.startedAt,
    endedAt: own.endedAt,
    seats: all
      .filter(({ table }) => table === own.table)
      .map(({ seat, name, bot, person, score, place, conceded }) => ({
        seat,
        name,
        level: bot,
        mine: person === own.person,
        score,
        place,
        conceded,
      })),
  }
}

export function personRoutes({ context, routes }: { readonly context: ServerContext; readonly routes: Routes }): void {
  const { db, tables } = context
  const store = openResultStore(db)

  routes.known(
    'GET',
    '/api/me/results',
    {
      summary: 'My finished games, newest first, with everybody at the table',
      tag: 'people',
      query: p.resultsQuery,
      reply: p.resultsBody,
    },
    async ({ query, person }) => {
      const own = await store.of(person.id, query.before ?? Number.MAX_SAFE_INTEGER, query.limit)
      const ids = [...new Set(own.map(({ table }) => table))]
      const [all, there] = await Promise.all([store.at(ids), tables.present(ids)])
      return { games: own.map((row) => toGame(row, all, there.has(row.table))) }
    },
  )
}
