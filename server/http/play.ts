/** Routes of play: what the socket does, for clients that only ask now and then. */

import { http as p } from '@dorfplatz/protocol'
import type { FastifyRequest } from 'fastify'
import type { ServerContext } from '../context.ts'
import { Fault, sayRefusal } from '../fault.ts'
import { limiter } from '../limits.ts'
import type { Identity } from '../people/identity.ts'
import { type Actor, personAt } from '../play/actor.ts'
import { answer, handToBot, levelFor, undo } from '../play/acts.ts'
import { type Asking, UNDONE } from '../play/effort.ts'
import { momentAt, previewFor, recordHead, whyNot } from '../play/look.ts'
import { offersFor } from '../play/offers.ts'
import { needOwnSeat, viewText } from '../play/show.ts'
import type { Guard } from '../realtime/guard.ts'
import type { Hub } from '../realtime/hub.ts'
import { LOG_LINES } from '../storage/log.ts'
import type { PersonRow } from '../storage/people.ts'
import { isSealed } from '../storage/tables.ts'
import { networkOf } from './address.ts'
import { langOf } from './lang.ts'
import { looking } from './looking.ts'
import type { Routes } from './routes.ts'

const MOMENTS_PER_10S = 100

export interface PlayRoutes {
  readonly context: ServerContext
  readonly routes: Routes
  readonly identity: Identity
  readonly hub: Hub
  readonly guard: Guard
}

export function playRoutes({ context, routes, identity, hub, guard }: PlayRoutes): void {
  const { registry, db, seen, reader, effort } = context
  const { lookAs, upToDate } = looking(context)
  /** Every one of them is a replay. */
  const moments = limiter(MOMENTS_PER_10S, 10_000)

  const asking = (person: PersonRow, request: FastifyRequest): Asking => ({
    person: person.id,
    network: networkOf(request.ip),
  })

  /** Whoever acts is there. */
  const actorOf = (table: string, person: PersonRow, seat: number): Actor => {
    seen.note(table, person.id, [seat])
    return personAt(person.id, seat)
  }

  /** Whose login ends meanwhile waits no longer, and sees nothing any more. */
  const waitAs = async (
    { person, request }: { readonly person: PersonRow | null; readonly request: FastifyRequest },
    table: string,
    after: number,
    ms: number,
  ): Promise<void> => {
    const asker = await identity.identify(request.headers)
    if (asker?.person.id !== person?.id) throw new Fault('unauthenticated', 'unauthenticated')
    const ended = new AbortController()
    const close = (): void => ended.abort()
    const leave = asker === null ? null : guard.enter({ person: asker.person.id, login: asker.login, close })
    try {
      await hub.wait(table, after, ms, ended.signal)
    } finally {
      leave?.()
    }
    if (ended.signal.aborted) throw new Fault('unauthenticated', 'unauthenticated')
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
    async ({ params, query, person, request }) => {
      const isOver = await registry.at(params.id, (loaded) => {
        lookAs(loaded, person, query.seat, query.invite)
        return loaded.match !== null && loaded.k.over(loaded.match)
      })
      if (query.after !== undefined && query.wait !== undefined && !isOver) {
        await waitAs({ person, request }, params.id, query.after, query.wait * 1000)
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
    async ({ params, body, person, request }) => {
      const actor = actorOf(params.id, person, body.seat)
      const act = () => answer(registry, params.id, actor, body.commandId, body.answers)
      return { seq: await effort.trying(asking(person, request), body.answers.length, act) }
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
    async ({ params, body, person, request }) => {
      effort.need(asking(person, request), body.answers.length)
      return registry.at(params.id, (loaded) => {
        needOwnSeat(loaded, person.id, body.seat)
        return previewFor(registry, person.lang, loaded, body.seat, body.answers)
      })
    },
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
    async ({ params, body, person, request }) => {
      effort.need(asking(person, request), 1)
      return registry.at(params.id, (loaded) => {
        needOwnSeat(loaded, person.id, body.seat)
        const refusal = whyNot(loaded, body.seat, body.answer)
        return { refusal: refusal === null ? null : sayRefusal(person.lang, loaded.k.game, refusal) }
      })
    },
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
    async ({ params, body, person, request }) => {
      const act = () => undo(registry, params.id, actorOf(params.id, person, body.seat), body.commandId)
      return { seq: await effort.trying(asking(person, request), UNDONE, act) }
    },
  )
  routes.known(
    'POST',
    '/api/tables/:id/concede',
    { summary: 'Give up; a bot plays on', tag: 'play', params: p.tableParams, body: p.concession, reply: p.answered },
    async ({ params, body, person, request }) => {
      const level = levelFor(context.levels, body.level)
      const actor = actorOf(params.id, person, body.seat)
      const act = () => handToBot(registry, params.id, actor, body.commandId, { kind: 'concede', level })
      return { seq: await effort.trying(asking(person, request), 0, act) }
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
    async ({ params, query, person }) => {
      const { as, seq } = await registry.at(params.id, async (loaded) => {
        await upToDate(loaded)
        return { as: lookAs(loaded, person, query.seat, query.invite), seq: loaded.seq }
      })
      // What is written does not change: nobody's move waits until it is read.
      const after = Math.min(query.after ?? 0, seq)
      const limit = Math.min(LOG_LINES, seq - after)
      const seats = as === 'spectator' ? [] : [as]
      const log = await reader.read({ kind: 'lines', table: params.id, after, limit, seats })
      return { ready: `{"seq":${seq},"log":${log}}` }
    },
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
    async ({ params, query, person }) => {
      const record = await registry.at(params.id, async (loaded) => {
        lookAs(loaded, person, undefined, query.invite)
        await upToDate(loaded)
        if (loaded.match === null || loaded.row.status !== 'over' || !loaded.k.over(loaded.match)) {
          throw new Fault('conflict', 'not-over')
        }
        if (isSealed(loaded.row, db.now())) throw new Fault('conflict', 'daily-sealed')
        return recordHead(loaded.row, loaded.match)
      })
      return { ready: `{"record":${await reader.read({ kind: 'record', table: params.id, record })}}` }
    },
  )
}
