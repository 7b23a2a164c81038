/** Routes about what somebody has played. */

import { person as p } from '@dorfplatz/protocol'
import type { ServerContext } from '../context.ts'
import type { Daily } from '../daily/index.ts'
import { Fault } from '../fault.ts'
import { openBringing } from '../person/bring.ts'
import { openPages } from '../person/page.ts'
import { openResultStore, type ResultRow } from '../storage/results.ts'
import { openStanding } from '../storage/standing.ts'
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

/** More than a career needs: those that are older do not change it any more. */
const RUNS = 1000

export interface PersonRoutes {
  readonly context: ServerContext
  readonly routes: Routes
  readonly daily: Daily
}

export function personRoutes({ context, routes, daily }: PersonRoutes): void {
  const { db, tables, people } = context
  const store = openResultStore(db)
  const standing = openStanding(db)
  const pages = openPages(context, daily)
  const bring = openBringing(context)

  routes.open(
    'GET',
    '/api/people/:id',
    {
      summary: "Somebody's page: their games added up, for those who may look",
      tag: 'people',
      params: p.personParams,
      reply: p.personBody,
      counted: true,
    },
    async ({ params, person }) => {
      const whose = await people.byId(params.id)
      // Whether there is such a person is told to nobody who may not look.
      if (whose === null || !(await pages.maySee(whose, person))) throw new Fault('not-found', 'no-person')
      return pages.pageOf(whose, person)
    },
  )

  routes.known(
    'GET',
    '/api/me/runs',
    { summary: 'My finished games alone, for the career', tag: 'people', reply: p.runsBody },
    async ({ person }) => ({ runs: await standing.runs(person.id, RUNS) }),
  )

  routes.known(
    'POST',
    '/api/me/results',
    {
      summary: 'Bring along a game that was played on a device: it is played again, and counts once',
      tag: 'people',
      body: p.broughtGame,
      reply: p.broughtBody,
    },
    async ({ body, person }) => ({ isNew: await bring(person, body) }),
  )

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
