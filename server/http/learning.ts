/** Routes about learning: how far one has come in the guided games, and who at a table has never played its game. */

import { http as p } from '@dorfplatz/protocol'
import type { ServerContext } from '../context.ts'
import { Fault } from '../fault.ts'
import { seatsOf } from '../play/show.ts'
import { openLearned } from '../storage/learned.ts'
import type { Routes } from './routes.ts'

export function learningRoutes({
  context,
  routes,
}: {
  readonly context: ServerContext
  readonly routes: Routes
}): void {
  const { registry, db, games } = context
  const learned = openLearned(db)
  /** A device may know of games that this server does not have: they are left out, the rest counts. */
  const areHere = (done: readonly string[]): string[] =>
    done.filter((name) => games.list.some(({ id }) => name.startsWith(`${id}/`)))

  routes.known(
    'GET',
    '/api/me/learned',
    { summary: 'Chapters of the guided games that I am through with', tag: 'people', reply: p.learnedBody },
    async ({ person }) => ({ done: await learned.of(person.id) }),
  )
  routes.known(
    'POST',
    '/api/me/learned',
    {
      summary: 'Add chapters that I am through with; all of them come back',
      tag: 'people',
      body: p.learnedBody,
      reply: p.learnedBody,
    },
    async ({ body, person }) => ({ done: await learned.add(person.id, areHere(body.done)) }),
  )
  routes.known(
    'GET',
    '/api/tables/:id/newcomers',
    {
      summary: 'At the table, before the start: the seats of those who have never played this game here',
      tag: 'tables',
      params: p.tableParams,
      reply: p.newcomersBody,
    },
    async ({ params, person }) => {
      const { game, seated } = await registry.at(params.id, (loaded) => {
        const inside = loaded.row.host === person.id || seatsOf(loaded, person.id).length > 0
        if (!inside) throw new Fault('not-found', 'no-table')
        if (loaded.row.status !== 'open') throw new Fault('conflict', 'not-open')
        return {
          game: loaded.row.game,
          seated: loaded.row.seats.flatMap((s) => (s.person === null ? [] : [{ seat: s.seat, person: s.person }])),
        }
      })
      const people = [...new Set(seated.map((s) => s.person))]
      const found = await learned.newcomers(game, params.id, people)
      return { seats: seated.filter((s) => found.has(s.person)).map((s) => s.seat) }
    },
  )
}
