/** Routes about people: guests, oneself, tokens, push, the games there are. */

import type { IncomingHttpHeaders } from 'node:http'
import type { TableInfo } from '@dorfplatz/protocol'
import { http as p } from '@dorfplatz/protocol'
import type { FastifyReply } from 'fastify'
import type { ServerContext } from '../context.ts'
import { Fault } from '../fault.ts'
import { limiter } from '../limits.ts'
import { COOKIE, type Identity } from '../people/identity.ts'
import { toPerson } from '../people/person.ts'
import type { Lobby } from '../play/lobby.ts'
import { seriesOf } from '../play/series.ts'
import { tableInfo } from '../play/show.ts'
import type { Guard } from '../realtime/guard.ts'
import type { Hub } from '../realtime/hub.ts'
import { networkOf } from './address.ts'
import { langOf } from './lang.ts'
import { callAtTables, forgetPerson } from './leaving.ts'
import type { Routes } from './routes.ts'

const YEAR_HALF = 180 * 24 * 3600
const MAX_TOKENS = 20
const EXPORTS_PER_HOUR = 10
const NAMES_PER_HOUR = 30

export interface PeopleRoutes {
  readonly context: ServerContext
  readonly routes: Routes
  readonly identity: Identity
  readonly hub: Hub
  readonly guard: Guard
  readonly lobby: Lobby
  readonly pushKey: string
  /** Removes the account behind a person, if there is one. */
  readonly removeAccount: (account: string) => Promise<void>
  /** Ends the account's session; the cookies to be cleared with it. */
  readonly signOut: (headers: IncomingHttpHeaders) => Promise<readonly string[]>
}

export function peopleRoutes({
  context,
  routes,
  identity,
  hub,
  guard,
  lobby,
  pushKey,
  removeAccount,
  signOut,
}: PeopleRoutes): void {
  const { people, games, config, registry, tables, reader } = context
  const guests = limiter(config.LIMIT_GUESTS_PER_HOUR, 3600_000)
  /** Everything somebody ever did, each time. */
  const exports = limiter(EXPORTS_PER_HOUR, 3600_000)
  /** Another name is told at all of one's tables. */
  const names = limiter(NAMES_PER_HOUR, 3600_000)
  const secure = config.publicUrl?.startsWith('https:') ?? false

  const setCookie = (reply: FastifyReply, token: string): void => {
    reply.setCookie(COOKIE, token, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: YEAR_HALF })
  }

  routes.open(
    'GET',
    '/api/games',
    { summary: 'The games of this server', tag: 'games', reply: p.gameList },
    async () => ({
      games: games.list.map((game) => ({
        id: game.id,
        rules: game.version,
        name: { en: game.text.en.name, de: game.text.de.name },
        about: { en: game.text.en.about, de: game.text.de.about },
        seats: [game.seats[0], game.seats[1]] as [number, number],
        options: game.options.map((o) => {
          const en = game.text.en.option(o.key)
          const de = game.text.de.option(o.key)
          return {
            key: o.key,
            values: [...o.values],
            default: o.default,
            ...(o.list === undefined ? {} : { list: o.list }),
            ...(o.seats === undefined ? {} : { seats: [...o.seats] }),
            name: { en: en.name, de: de.name },
            help: { en: en.help, de: de.help },
          }
        }),
      })),
      botLevels: [...context.levels],
    }),
  )

  routes.open(
    'POST',
    '/api/guest',
    { summary: 'Play at once under a name', tag: 'people', body: p.guestBody, reply: p.meBody },
    async ({ body, person, request, reply }) => {
      if (person !== null) {
        if (body.name !== person.name) names.need(person.id)
        await people.update(person.id, { name: body.name, ...(body.lang === undefined ? {} : { lang: body.lang }) })
        await callAtTables(context, person, body.name)
        return { person: toPerson({ ...person, name: body.name, lang: body.lang ?? person.lang }) }
      }
      if (!config.GUESTS) throw new Fault('forbidden', 'guests-off')
      guests.need(networkOf(request.ip))
      const guest = await people.create(body.name, body.lang ?? langOf(request), null)
      setCookie(reply, await people.openSession(guest.id))
      return { person: toPerson(guest) }
    },
  )

  routes.open(
    'GET',
    '/api/me',
    { summary: 'Who am I? `guest`: who else plays in this browser', tag: 'people', reply: p.whoBody },
    async ({ request }) => {
      const asker = await identity.identify(request.headers)
      const guest = asker?.guest ?? null
      return {
        person: asker === null ? null : toPerson(asker.person),
        guest: guest === null ? null : { name: guest.name, tables: (await tables.of(guest.id, 1000)).length },
      }
    },
  )

  routes.known(
    'POST',
    '/api/me/merge',
    {
      summary: "Take the seats of this browser's guest into one's account; the guest is gone afterwards",
      tag: 'people',
      reply: p.meBody,
    },
    async ({ person, request, reply }) => {
      const guest = (await identity.identify(request.headers))?.guest ?? null
      if (guest === null) throw new Fault('not-found', 'no-guest')
      const concerned = await people.merge(guest.id, person.id)
      reply.clearCookie(COOKIE, { path: '/' })
      guard.recheck(guest.id)
      for (const id of concerned) await registry.changed(id).catch(() => undefined)
      return { person: toPerson(person) }
    },
  )

  routes.known(
    'PATCH',
    '/api/me',
    {
      summary: 'Change name, language, notifications, who may look at my page',
      tag: 'people',
      body: p.patchMe,
      reply: p.meBody,
    },
    async ({ body, person }) => {
      if (body.name !== undefined && body.name !== person.name) names.need(person.id)
      await people.update(person.id, {
        ...(body.name === undefined ? {} : { name: body.name }),
        ...(body.lang === undefined ? {} : { lang: body.lang }),
        ...(body.shown === undefined ? {} : { shown: body.shown }),
        ...(body.notify === undefined ? {} : { notifyEmail: body.notify.email, notifyPush: body.notify.push }),
      })
      if (body.name !== undefined) await callAtTables(context, person, body.name)
      const now = await people.byId(person.id)
      return { person: now === null ? null : toPerson(now) }
    },
  )

  routes.known(
    'POST',
    '/api/me/sign-out',
    { summary: 'Forget this browser', tag: 'people', reply: p.done },
    async ({ person, request, reply }) => {
      const asker = await identity.identify(request.headers)
      if (asker?.login.startsWith('account:')) {
        for (const cookie of await signOut(request.headers)) reply.header('set-cookie', cookie)
      }
      // A guest who is somebody else stays: it may be another person's turn at this screen.
      if (asker === null || asker.guest === null) {
        const token = identity.guestToken(request.headers)
        if (token !== null) await people.closeSession(token)
        reply.clearCookie(COOKIE, { path: '/' })
      }
      guard.recheck(person.id)
      return { ok: true as const }
    },
  )

  routes.own(
    'DELETE',
    '/api/me',
    { summary: 'Delete me: name, account, sessions, messages; bots take my seats', tag: 'people', reply: p.done },
    async ({ person, reply }) => {
      await forgetPerson({ context, lobby, guard, removeAccount }, person)
      reply.clearCookie(COOKIE, { path: '/' })
      return { ok: true as const }
    },
  )

  routes.known(
    'GET',
    '/api/me/export',
    { summary: 'All data about me', tag: 'people', reply: p.exported },
    async ({ person }) => {
      exports.need(person.id)
      return { ready: await reader.read({ kind: 'export', person: person.id }) }
    },
  )

  routes.known(
    'GET',
    '/api/me/tables',
    { summary: 'My tables, those that wait for me first', tag: 'tables', reply: p.tableList },
    async ({ person }) => {
      const cards = await tables.cards(await tables.of(person.id, 100))
      const infos = cards.map((card) => tableInfo(card, hub.eye(card.row.id, person.id)))
      const waits = (info: TableInfo): number => (info.seats.some((s) => s.mine && s.due) ? 0 : 1)
      return { tables: infos.sort((a, b) => waits(a) - waits(b)) }
    },
  )

  routes.known(
    'GET',
    '/api/me/series',
    { summary: 'Games of a series that I played, and what may follow', tag: 'tables', reply: p.seriesBody },
    async ({ person }) => ({ games: seriesOf(await tables.inSeries(person.id), person.id, games) }),
  )

  routes.known(
    'GET',
    '/api/me/tokens',
    { summary: 'My API tokens', tag: 'people', reply: p.tokenList },
    async ({ person }) => ({
      tokens: await people.tokens(person.id),
    }),
  )
  routes.own(
    'POST',
    '/api/me/tokens',
    { summary: 'A new API token; it is shown only now', tag: 'people', body: p.newToken, reply: p.createdToken },
    async ({ body, person }) => {
      if ((await people.tokens(person.id)).length >= MAX_TOKENS) throw new Fault('too-many', 'too-many')
      const { token, row } = await people.createToken(person.id, body.name)
      return { token, info: row }
    },
  )
  routes.own(
    'DELETE',
    '/api/me/tokens/:id',
    { summary: 'Revoke an API token', tag: 'people', params: p.tokenParams, reply: p.done },
    async ({ params, person }) => {
      if (!(await people.removeToken(person.id, params.id))) throw new Fault('not-found', 'not-found')
      guard.recheck(person.id)
      return { ok: true as const }
    },
  )

  routes.open(
    'GET',
    '/api/push/key',
    { summary: 'How people can be reached: the key for web push, and e-mail', tag: 'people', reply: p.pushKey },
    async () => ({ key: pushKey, mail: config.SMTP_URL !== undefined }),
  )
  routes.own(
    'POST',
    '/api/me/push',
    { summary: 'Notify this browser', tag: 'people', body: p.pushSubscription, reply: p.done },
    async ({ body, person }) => {
      await people.savePush(person.id, body)
      await people.update(person.id, { notifyPush: true })
      return { ok: true as const }
    },
  )
  routes.known(
    'DELETE',
    '/api/me/push',
    { summary: 'Stop notifying this browser', tag: 'people', body: p.pushEnd, reply: p.done },
    async ({ body, person }) => {
      await people.removePush(body.endpoint, person.id)
      return { ok: true as const }
    },
  )
}
