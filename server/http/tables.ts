/** Routes about tables and play: what the socket does, for clients that only ask now and then. */

import type { Viewer } from '@dorfplatz/kernel'
import type { TableInfo } from '@dorfplatz/protocol'
import { http as p } from '@dorfplatz/protocol'
import type { ServerContext } from '../context.ts'
import { Fault, sayRefusal } from '../fault.ts'
import { limiter } from '../limits.ts'
import { type Actor, personAt } from '../play/actor.ts'
import { answer, handToBot, undo } from '../play/acts.ts'
import type { LoadedTable } from '../play/loaded.ts'
import type { Lobby } from '../play/lobby.ts'
import { momentAt, recordHead, whyNot } from '../play/look.ts'
import { offersFor } from '../play/offers.ts'
import { access, needOwnSeat, needSeatOf, needWatch, seatsOf, tableInfo, viewText } from '../play/show.ts'
import { previewFor, speak } from '../play/talk.ts'
import type { Hub } from '../realtime/hub.ts'
import { chatOf } from '../storage/chat.ts'
import { LOG_LINES, lastSeq } from '../storage/log.ts'
import type { PersonRow } from '../storage/people.ts'
import { isSealed } from '../storage/tables.ts'
import { networkOf } from './address.ts'
import { langOf } from './lang.ts'
import type { Routes } from './routes.ts'

const LISTED = 100
const MOMENTS_PER_10S = 100

export interface TableRoutes {
  readonly context: ServerContext
  readonly routes: Routes
  readonly hub: Hub
  readonly lobby: Lobby
}

export function tableRoutes({ context, routes, hub, lobby }: TableRoutes): void {
  const { registry, tables, db, config, seen, reader } = context
  const chats = limiter(config.LIMIT_CHAT_PER_30S, 30_000)
  /** Every one of them is a replay. */
  const moments = limiter(MOMENTS_PER_10S, 10_000)

  const info = (id: string, person: PersonRow | null, invite?: string): Promise<{ table: TableInfo }> =>
    registry.at(id, (loaded) => {
      if (!access(loaded, person?.id ?? null, invite).info) throw new Fault('not-found', 'no-table')
      return { table: tableInfo(loaded, hub.eye(loaded.id, person?.id ?? null)) }
    })
  /** As whom one looks: the seat asked for, else the first own one, else as a spectator. */
  const lookAs = (
    loaded: LoadedTable,
    person: PersonRow | null,
    seat: number | undefined,
    invite: string | undefined,
  ): Viewer => {
    const mine = seatsOf(loaded, person?.id ?? null)
    if (person !== null) seen.note(loaded.id, person.id, mine)
    if (seat !== undefined) {
      needSeatOf(loaded, person?.id ?? null, seat)
      return seat
    }
    const [first] = mine
    if (first !== undefined) return first
    needWatch(loaded, person?.id ?? null, invite)
    return 'spectator'
  }
  /** Whoever acts is there. */
  const actorOf = (table: string, person: PersonRow, seat: number): Actor => {
    seen.note(table, person.id, [seat])
    return personAt(person.id, seat)
  }
  const upToDate = async (loaded: LoadedTable): Promise<void> => {
    if (db.shared && (await lastSeq(db, loaded.id)) > loaded.seq) await registry.refresh(loaded)
  }

  routes.open(
    'GET',
    '/api/tables',
    { summary: 'Public tables', tag: 'tables', query: p.listQuery, reply: p.tableList },
    async ({ query, person }) => {
      const cards = await tables.cards(
        await tables.lobby(query.game ?? null, query.status ?? null, LISTED, config.LIMIT_LISTED_TABLES),
      )
      return { tables: cards.map((card) => tableInfo(card, hub.eye(card.row.id, person?.id ?? null))) }
    },
  )
  routes.known(
    'POST',
    '/api/tables',
    { summary: 'Open a table', tag: 'tables', body: p.createTable, reply: p.tableBody },
    async ({ body, person }) => info(await lobby.create(person, body), person),
  )
  routes.open(
    'GET',
    '/api/tables/:id',
    { summary: 'About a table', tag: 'tables', params: p.tableParams, query: p.inviteQuery, reply: p.tableBody },
    async ({ params, query, person }) => info(params.id, person, query.invite),
  )
  routes.known(
    'POST',
    '/api/tables/:id/join',
    {
      summary: 'Take a seat, or take it back from a bot',
      tag: 'tables',
      params: p.tableParams,
      body: p.joinBody,
      reply: p.tableBody,
    },
    async ({ params, body, person }) => {
      await lobby.join(person, params.id, body)
      return info(params.id, person)
    },
  )
  routes.known(
    'POST',
    '/api/tables/:id/leave',
    { summary: 'Leave before the start', tag: 'tables', params: p.tableParams, body: p.leaveBody, reply: p.done },
    async ({ params, body, person }) => {
      await lobby.leave(person, params.id, body.seat)
      return { ok: true as const }
    },
  )
  routes.known(
    'POST',
    '/api/tables/:id/bot',
    {
      summary: 'Host: put a bot into a seat',
      tag: 'tables',
      params: p.tableParams,
      body: p.botBody,
      reply: p.tableBody,
    },
    async ({ params, body, person }) => {
      await lobby.bot(person, params.id, body.seat, body.level)
      return info(params.id, person)
    },
  )
  routes.known(
    'POST',
    '/api/tables/:id/free',
    {
      summary: 'Host: free a seat before the start',
      tag: 'tables',
      params: p.tableParams,
      body: p.seatBody,
      reply: p.tableBody,
    },
    async ({ params, body, person }) => {
      await lobby.free(person, params.id, body.seat)
      return info(params.id, person)
    },
  )
  routes.known(
    'POST',
    '/api/tables/:id/invite',
    {
      summary: 'Host: a new invitation; the old one stops working',
      tag: 'tables',
      params: p.tableParams,
      reply: p.inviteBody,
    },
    async ({ params, person }) => ({ invite: await lobby.invite(person, params.id) }),
  )
  routes.known(
    'POST',
    '/api/tables/:id/start',
    { summary: 'Host: start', tag: 'tables', params: p.tableParams, reply: p.tableBody },
    async ({ params, person }) => {
      await lobby.start(person, params.id)
      return info(params.id, person)
    },
  )
  routes.known(
    'POST',
    '/api/tables/:id/rules',
    {
      summary: 'Host: go on with corrected rules',
      tag: 'tables',
      params: p.tableParams,
      body: p.rulesBody,
      reply: p.tableBody,
    },
    async ({ params, body, person }) => {
      await lobby.goOn(person, params.id, body.rules)
      return info(params.id, person)
    },
  )
  routes.known(
    'POST',
    '/api/tables/:id/colour',
    {
      summary: "Another mark for one's own seat, before the start",
      tag: 'tables',
      params: p.tableParams,
      body: p.colourBody,
      reply: p.tableBody,
    },
    async ({ params, body, person }) => {
      await lobby.colour(person, params.id, body.seat, body.colour)
      return info(params.id, person)
    },
  )
  routes.known(
    'POST',
    '/api/tables/:id/sequel',
    {
      summary: 'Lay the next game of a series; an unfinished one is found again',
      tag: 'tables',
      params: p.tableParams,
      body: p.sequelBody,
      reply: p.tableBody,
    },
    async ({ params, body, person }) => info(await lobby.follow(person, params.id, body.sequel), person),
  )
  routes.known(
    'POST',
    '/api/tables/:id/rematch',
    { summary: 'Open the same table again', tag: 'tables', params: p.tableParams, reply: p.tableBody },
    async ({ params, person }) => {
      return info(await lobby.rematch(person, params.id), person)
    },
  )
  routes.known(
    'POST',
    '/api/tables/:id/archive',
    {
      summary: 'Put a finished table away for oneself; host: close it',
      tag: 'tables',
      params: p.tableParams,
      reply: p.done,
    },
    async ({ params, person }) => {
      await lobby.archive(person, params.id)
      return { ok: true as const }
    },
  )

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
  routes.open(
    'GET',
    '/api/tables/:id/chat',
    { summary: 'What was said', tag: 'tables', params: p.tableParams, query: p.inviteQuery, reply: p.chatBody },
    async ({ params, query, person }) => {
      // Read by those who see the table; before the start by whoever may still sit down.
      const { table } = await info(params.id, person, query.invite)
      if (table.status !== 'open') {
        await registry.at(params.id, (loaded) => lookAs(loaded, person, undefined, query.invite))
      }
      return { chat: await chatOf(db, params.id) }
    },
  )
  routes.known(
    'POST',
    '/api/tables/:id/chat',
    { summary: 'Say something', tag: 'tables', params: p.tableParams, body: p.chatPost, reply: p.done },
    async ({ params, body, person }) => {
      chats.need(person.id)
      await speak(context, hub, person, params.id, body.commandId, body.text)
      return { ok: true as const }
    },
  )
}
