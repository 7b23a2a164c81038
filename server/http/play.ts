/** Routes of play: what the socket does, for clients that only ask now and then. */

import { http as p } from '@dorfplatz/protocol'
import type { ServerContext } from '../context.ts'
import { Fault, sayRefusal } from '../fault.ts'
import { limiter } from '../limits.ts'
import { type Actor, personAt } from '../play/actor.ts'
import { answer, handToBot, undo } from '../play/acts.ts'
import { momentAt, previewFor, recordHead, whyNot } from '../play/look.ts'
import { offersFor } from '../play/offers.ts'
import { needOwnSeat, viewText } from '../play/show.ts'
import type { Hub } from '../realtime/hub.ts'
import { LOG_LINES } from '../storage/log.ts'
import type { PersonRow } from '../storage/people.ts'
import { isSealed } from '../storage/tables.ts'
import { networkOf } from './address.ts'
import { langOf } from './lang.ts'
import { looking } from './looking.ts'
import type { Routes } from './routes.ts'

const MOMENTS_PER_10S = 100

export function playRoutes(context: ServerContext, routes: Routes, hub: Hub): void {
  const { registry, db, seen, reader } = context
  const { lookAs, upToDate } = looking(context)
  /** Every one of them is a replay. */
  const moments = limiter(MOMENTS_PER_10S, 10_000)

  /** Whoever acts is there. */
  const actorOf = (table: string, person: PersonRow, seat: number): Actor => {
    seen.note(table, person.id, [seat])
    return personAt(person.id, seat)
  }

  routes.open(
    'GET',
    '/api/tables/:id/view',
    {
      summary: "One's view of the table; may wait for news",
      tag: 'play',
      params: p.tableParams,
      query: p.viewQuery,
      reply: p.viewBody,
    },
    async ({ params, query, person }) => {
      const isOver = await registry.at(params.id, (loaded) => {
        lookAs(loaded, person, query.seat, query.invite)
        return loaded.match !== null && loaded.k.over(loaded.match)
      })
      if (query.after !== undefined && query.wait !== undefined && !isOver) {
        await hub.wait(params.id, query.after, query.wait * 1000)
      }
      return registry.at(params.id, async (loaded) => {
        await upToDate(loaded)
        const as = lookAs(loaded, person, query.seat, query.invite)
        return { ready: `{"as":${JSON.stringify(as)},"seq":${loaded.seq},"view":${viewText(loaded, as, db.now())}}` }
      })
    },
  )
  routes.open(
    'GET',
    '/api/tables/:id/moment',
    {
      summary: "One's view after so many answers, also of a running table",
      tag: 'play',
      params: p.tableParams,
      query: p.momentQuery,
      reply: p.momentBody,
    },
    async ({ params, query, person, request }) => {
      moments.need(person?.id ?? networkOf(request.ip))
      const { loaded, as } = await registry.at(params.id, async (table) => {
        await upToDate(table)
        const own = lookAs(table, person, query.seat, query.invite)
        return { loaded: table, as: query.spectator === '1' ? ('spectator' as const) : own }
      })
      const { view, total } = await momentAt(reader, loaded, query.at, as, db.now())
      return { ready: `{"as":${JSON.stringify(as)},"view":${view},"total":${total}}` }
    },
  )
  routes.known(
    'GET',
    '/api/tables/:id/decisions',
    {
      summary: "What one's seat may decide now",
      tag: 'play',
      params: p.tableParams,
      query: p.decisionsQuery,
      reply: p.decisionsBody,
    },
    async ({ params, query, person, request }) =>
      registry.at(params.id, async (loaded) => {
        await upToDate(loaded)
        const as = lookAs(loaded, person, query.seat, query.invite)
        return { seq: loaded.seq, ...offersFor(loaded, as, query.lang ?? langOf(request)) }
      }),
  )
  routes.known(
    'POST',
    '/api/tables/:id/answers',
    {
      summary: 'Answer; durable when it returns',
      tag: 'play',
      params: p.tableParams,
      body: p.answerBody,
      reply: p.answered,
    },
    async ({ params, body, person }) => {
      return {
        seq: await answer(registry, params.id, actorOf(params.id, person, body.seat), body.commandId, body.answers),
      }
    },
  )
  routes.known(
    'POST',
    '/api/tables/:id/preview',
    {
      summary: 'What would I see after these answers?',
      tag: 'play',
      params: p.tableParams,
      body: p.previewBody,
      reply: p.previewAnswer,
    },
    async ({ params, body, person }) =>
      registry.at(params.id, (loaded) => {
        needOwnSeat(loaded, person.id, body.seat)
        return previewFor(registry, person.lang, loaded, body.seat, body.answers)
      }),
  )
  routes.known(
    'POST',
    '/api/tables/:id/why',
    {
      summary: 'Why not? The rule that forbids an answer',
      tag: 'play',
      params: p.tableParams,
      body: p.whyBody,
      reply: p.whyAnswer,
    },
    async ({ params, body, person }) =>
      registry.at(params.id, (loaded) => {
        needOwnSeat(loaded, person.id, body.seat)
        const refusal = whyNot(loaded, body.seat, body.answer)
        return { refusal: refusal === null ? null : sayRefusal(person.lang, loaded.k.game, refusal) }
      }),
  )
  routes.known(
    'POST',
    '/api/tables/:id/undo',
    {
      summary: 'Undo your latest choice',
      tag: 'play',
      params: p.tableParams,
      body: p.seatCommand,
      reply: p.answered,
    },
    async ({ params, body, person }) => {
      return { seq: await undo(registry, params.id, actorOf(params.id, person, body.seat), body.commandId) }
    },
  )
  routes.known(
    'POST',
    '/api/tables/:id/concede',
    { summary: 'Give up; a bot plays on', tag: 'play', params: p.tableParams, body: p.seatCommand, reply: p.answered },
    async ({ params, body, person }) => {
      const level = context.levels.at(-1) ?? 'random'
      return {
        seq: await handToBot(registry, params.id, actorOf(params.id, person, body.seat), body.commandId, {
          kind: 'concede',
          level,
        }),
      }
    },
  )
  routes.open(
    'GET',
    '/api/tables/:id/log',
    {
      summary: 'The log visible to the caller',
      tag: 'play',
      params: p.tableParams,
      query: p.logQuery,
      reply: p.logBody,
    },
    async ({ params, query, person }) =>
      registry.at(params.id, async (loaded) => {
        const as = lookAs(loaded, person, query.seat, query.invite)
        const log = await reader.read({
          kind: 'lines',
          table: loaded.id,
          after: query.after ?? 0,
          limit: LOG_LINES,
          seats: as === 'spectator' ? [] : [as],
        })
        return { ready: `{"seq":${loaded.seq},"log":${log}}` }
      }),
  )
  routes.open(
    'GET',
    '/api/tables/:id/record',
    {
      summary: 'The whole record of a finished game',
      tag: 'play',
      params: p.tableParams,
      query: p.inviteQuery,
      reply: p.recordBody,
    },
    async ({ params, query, person }) =>
      registry.at(params.id, async (loaded) => {
        lookAs(loaded, person, undefined, query.invite)
        await upToDate(loaded)
        if (loaded.match === null || loaded.row.status !== 'over' || !loaded.k.over(loaded.match)) {
          throw new Fault('conflict', 'not-over')
        }
        if (isSealed(loaded.row, db.now())) throw new Fault('conflict', 'daily-sealed')
        const record = recordHead(loaded.row, loaded.match)
        return { ready: `{"record":${await reader.read({ kind: 'record', table: loaded.id, record })}}` }
      }),
  )
}
