/** Routes about short codes: what to read out at a table, and where a code leads. */

import { http as p } from '@dorfplatz/protocol'
import type { ServerContext } from '../context.ts'
import { Fault } from '../fault.ts'
import { limiter } from '../limits.ts'
import { seatsOf } from '../play/show.ts'
import { openCodes } from '../storage/codes.ts'
import { networkOf } from './address.ts'
import type { Routes } from './routes.ts'

/** Enough for everybody who mistypes, too few for anybody who guesses. */
const LOOKUPS_PER_10MIN = 30

export function codeRoutes({ context, routes }: { readonly context: ServerContext; readonly routes: Routes }): void {
  const { registry, db } = context
  const codes = openCodes(db)
  const lookups = limiter(LOOKUPS_PER_10MIN, 600_000)

  routes.known(
    'POST',
    '/api/tables/:id/code',
    {
      summary: 'The code to read out to others, before the start',
      tag: 'tables',
      params: p.tableParams,
      reply: p.codeBody,
    },
    async ({ params, person }) => {
      await registry.at(params.id, (loaded) => {
        const inside = loaded.row.host === person.id || seatsOf(loaded, person.id).length > 0
        if (!inside) throw new Fault('not-found', 'no-table')
        if (loaded.row.archived) throw new Fault('conflict', 'closed')
        if (loaded.row.status !== 'open') throw new Fault('conflict', 'not-open')
      })
      return { code: await codes.of(params.id) }
    },
  )
  routes.open(
    'GET',
    '/api/codes/:code',
    { summary: 'The table behind a code', tag: 'tables', params: p.codeParams, reply: p.codeFound },
    async ({ params, request }) => {
      const network = networkOf(request.ip)
      lookups.need(network)
      const found = await codes.find(params.code)
      if (found === null) throw new Fault('not-found', 'no-code')
      // A whole club may look up its tables: only wrong codes count.
      lookups.giveBack(network)
      return found
    },
  )
}
