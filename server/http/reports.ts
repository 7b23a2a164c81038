/** Players report what somebody said or did at a table they can see. */

import { club as c, http } from '@dorfplatz/protocol'
import type { ServerContext } from '../context.ts'
import { Fault } from '../fault.ts'
import { limiter } from '../limits.ts'
import { access } from '../play/show.ts'
import { openClub } from '../storage/club.ts'
import type { Routes } from './routes.ts'

const REPORTS_PER_HOUR = 10

export function reportRoutes({ context, routes }: { readonly context: ServerContext; readonly routes: Routes }): void {
  const { db, registry } = context
  const club = openClub(db)
  const perHour = limiter(REPORTS_PER_HOUR, 3600_000)
  routes.known(
    'POST',
    '/api/tables/:id/report',
    {
      summary: 'Report a message or a player to those who look after the server',
      tag: 'tables',
      params: http.tableParams,
      body: c.reportBody,
      reply: http.done,
    },
    async ({ params, body, person }) => {
      const seated = await registry.at(params.id, (loaded) => {
        if (!access(loaded, person.id, undefined).info) throw new Fault('not-found', 'no-table')
        return body.seat === undefined ? null : (loaded.row.seats[body.seat]?.person ?? null)
      })
      const said =
        body.message === undefined
          ? []
          : await db.all<{ person: string | null }>('SELECT person FROM messages WHERE id = ? AND table_id = ?', [
              body.message,
              params.id,
            ])
      if (body.message !== undefined && said.length === 0) throw new Fault('not-found', 'not-found')
      perHour.need(person.id)
      const about = said[0]?.person ?? seated
      await club.report({ by: person.id, about, table: params.id, message: body.message ?? null, text: body.text })
      return { ok: true as const }
    },
  )
}
