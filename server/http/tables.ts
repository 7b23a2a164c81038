/** Routes about tables: opening, finding and leaving them, seats, and what is said there. */

import { http as p, type TableInfo } from '@dorfplatz/protocol'
import type { ServerContext } from '../context.ts'
import { Fault } from '../fault.ts'
import { limiter } from '../limits.ts'
import type { Lobby } from '../play/lobby.ts'
import { access, mayHear, tableInfo } from '../play/show.ts'
import { speak } from '../play/talk.ts'
import type { Hub } from '../realtime/hub.ts'
import { chatOf } from '../storage/chat.ts'
import type { PersonRow } from '../storage/people.ts'
import { looking } from './looking.ts'
import type { Routes } from './routes.ts'

const LISTED = 100

export interface TableRoutes {
  readonly context: ServerContext
  readonly routes: Routes
  readonly hub: Hub
  readonly lobby: Lobby
}

export function tableRoutes({ context, routes, hub, lobby }: TableRoutes): void {
  const { registry, tables, db, config } = context
  const { lookAs } = looking(context)
  const chats = limiter(config.LIMIT_CHAT_PER_30S, 30_000)

  const info = (id: string, person: PersonRow | null, invite?: string): Promise<{ table: TableInfo }> =>
    registry.at(id, (loaded) => {
      if (!access(loaded, person?.id ?? null, invite).info) throw new Fault('not-found', 'no-table')
      return { table: tableInfo(loaded, hub.eye(loaded.id, person?.id ?? null)) }
    })

  routes.open(
    'GET',
    '/api/tables',
    { summary: 'Public tables', tag: 'tables', query: p.listQuery, reply: p.tableList, counted: true },
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
    async ({ params, body, person }) => info(await lobby.follow(person, params.id, body.sequel, body.mixes), person),
  )
  routes.known(
    'POST',
    '/api/tables/:id/rematch',
    {
      summary: 'Open the same table again',
      tag: 'tables',
      params: p.tableParams,
      body: p.rematchBody,
      reply: p.tableBody,
    },
    async ({ params, body, person }) => info(await lobby.rematch(person, params.id, body?.mixes), person),
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
    '/api/tables/:id/chat',
    { summary: 'What was said', tag: 'tables', params: p.tableParams, query: p.inviteQuery, reply: p.chatBody },
    async ({ params, query, person }) => {
      // Read by those who see the table; before the start by whoever may still sit down.
      const { table } = await info(params.id, person, query.invite)
      if (table.status !== 'open') {
        await registry.at(params.id, (loaded) => {
          lookAs(loaded, person, undefined, query.invite)
          if (!mayHear(loaded, person?.id ?? null)) throw new Fault('forbidden', 'no-watching')
        })
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
