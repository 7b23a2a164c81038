/** Routes for those who look after the server: people, tables, reports, invitations. Every act leaves a trail. */

import { club as c, http } from '@dorfplatz/protocol'
import type { ServerContext } from '../context.ts'
import { Fault } from '../fault.ts'
import type { Accounts } from '../people/accounts.ts'
import type { Identity } from '../people/identity.ts'
import type { Lobby } from '../play/lobby.ts'
import type { Guard } from '../realtime/guard.ts'
import type { Hub } from '../realtime/hub.ts'
import { randomToken } from '../secrets.ts'
import { type Club, openClub } from '../storage/club.ts'
import { MIGRATIONS } from '../storage/migrations.ts'
import type { PersonRow } from '../storage/people.ts'
import { callAtTables, forgetPerson } from './leaving.ts'
import type { Method, Routes, Run, Shape } from './routes.ts'

export interface AdminRoutes {
  readonly context: ServerContext
  readonly routes: Routes
  readonly identity: Identity
  readonly accounts: Accounts
  readonly guard: Guard
  readonly hub: Hub
  readonly lobby: Lobby
  readonly version: string
  /** Open sockets of this process. */
  readonly online: () => number
}

const OK = { ok: true } as const

export function adminRoutes(options: AdminRoutes): void {
  const { context, routes, identity, accounts, guard, hub, lobby } = options
  const { config, db, people, tables, registry, games } = context
  const club: Club = openClub(db)
  const startedAt = db.now()

  /** Only with one's own login: an API token that got lost must not run the server. */
  const admin = <const S extends Shape>(method: Method, url: string, shape: S, run: Run<S, PersonRow>): void => {
    routes.known(method, url, shape, async (call) => {
      const asker = await identity.identify(call.request.headers)
      if (asker === null || !asker.person.admin || !asker.login.startsWith('account:')) {
        throw new Fault('forbidden', 'forbidden')
      }
      return run(call)
    })
  }
  const need = async (id: string): Promise<PersonRow> => {
    const person = await people.byId(id)
    if (person === null) throw new Fault('not-found', 'not-found')
    return person
  }
  /** A server that nobody looks after any more cannot be mended from here. */
  const needOther = async (person: PersonRow): Promise<void> => {
    if (person.admin && !person.banned && (await club.admins()) <= 1) throw new Fault('conflict', 'last-admin')
  }

  admin('GET', '/api/admin', { summary: 'The state of the server', tag: 'admin', reply: c.overview }, async () => ({
    counts: await club.counts(),
    storage: { kind: db.dialect, bytes: await club.size() },
    backupAt: await club.lastBackup(),
    versions: {
      program: options.version,
      node: process.version,
      store: MIGRATIONS.at(-1)?.version ?? 0,
      games: Object.fromEntries(games.list.map((game) => [game.id, game.version])),
    },
    limits: Object.fromEntries(
      Object.entries(config).filter(([name]) =>
        /^(LIMIT_|RETAIN_|SIGN_UP|GUESTS|BOT_|READ_|TAKEOVER_|SILENT_)/.test(name),
      ),
    ),
    online: options.online(),
    startedAt,
  }))

  admin(
    'GET',
    '/api/admin/people',
    { summary: 'People, those reported first', tag: 'admin', query: c.peopleQuery, reply: c.clubPeople },
    async ({ query }) => ({ people: await club.people(query.search, query.only) }),
  )
  admin(
    'POST',
    '/api/admin/people/:id',
    {
      summary: 'Ban, mute, rename, make an admin, give a new password',
      tag: 'admin',
      params: c.personParams,
      body: c.personAct,
      reply: c.personActed,
    },
    async ({ params, body, person: by }) => {
      const person = await need(params.id)
      const { act } = body
      if (act === 'ban' || act === 'revoke') await needOther(person)
      await club.log(by, act, `${person.name} (${person.id})`)
      switch (act) {
        case 'ban':
          await club.setFlag(person.id, 'banned', true)
          await people.revokeAll(person.id)
          await lobby.abandon(person.id)
          break
        case 'unban':
          await club.setFlag(person.id, 'banned', false)
          break
        case 'mute':
        case 'unmute':
          await club.setFlag(person.id, 'muted', act === 'mute')
          break
        case 'grant':
          if (person.account === null) throw new Fault('bad-request', 'bad-request')
          await club.setFlag(person.id, 'admin', true)
          break
        case 'revoke':
          await club.setFlag(person.id, 'admin', false)
          break
        case 'rename':
          await people.update(person.id, { name: body.name })
          await callAtTables(context, person, body.name)
          break
        case 'password': {
          if (person.account === null) throw new Fault('bad-request', 'bad-request')
          const password = randomToken().slice(0, 16)
          await accounts.setPassword(person.account, password)
          await people.revokeAll(person.id)
          guard.recheck(person.id)
          return { ...OK, password }
        }
      }
      guard.recheck(person.id)
      return OK
    },
  )
  admin(
    'DELETE',
    '/api/admin/people/:id',
    { summary: 'Delete a person; bots take their seats', tag: 'admin', params: c.personParams, reply: http.done },
    async ({ params, person: by }) => {
      const person = await need(params.id)
      await needOther(person)
      await club.log(by, 'delete', `${person.name} (${person.id})`)
      await forgetPerson({ context, lobby, guard, removeAccount: accounts.remove }, person)
      return OK
    },
  )

  admin(
    'GET',
    '/api/admin/tables',
    { summary: 'Tables that are not over', tag: 'admin', reply: c.clubTables },
    async () => ({ tables: await club.tables() }),
  )
  admin(
    'DELETE',
    '/api/admin/tables/:id',
    { summary: 'Close a table', tag: 'admin', params: http.tableParams, reply: http.done },
    async ({ params, person: by }) => {
      if ((await tables.load(params.id)) === null) throw new Fault('not-found', 'no-table')
      await club.log(by, 'close table', params.id)
      await tables.setArchived(params.id)
      await registry.changed(params.id)
      return OK
    },
  )
  admin(
    'DELETE',
    '/api/admin/tables/:id/chat',
    { summary: "Delete a table's chat", tag: 'admin', params: http.tableParams, reply: http.done },
    async ({ params, person: by }) => {
      await club.log(by, 'delete chat', params.id)
      hub.unsaid(params.id, await club.clearChat(params.id))
      return OK
    },
  )
  admin(
    'DELETE',
    '/api/admin/messages/:id',
    { summary: 'Delete what somebody said', tag: 'admin', params: c.idParams, reply: http.done },
    async ({ params, person: by }) => {
      const table = await club.clearMessage(params.id)
      if (table === null) throw new Fault('not-found', 'not-found')
      hub.unsaid(table, [params.id])
      await club.log(by, 'delete message', params.id)
      return OK
    },
  )

  admin('GET', '/api/admin/reports', { summary: 'Open reports', tag: 'admin', reply: c.reports }, async () => ({
    reports: await club.reports(),
  }))
  admin(
    'POST',
    '/api/admin/reports/:id/close',
    { summary: 'This report is dealt with', tag: 'admin', params: c.idParams, reply: http.done },
    async ({ params, person: by }) => {
      if (!(await club.closeReport(params.id))) throw new Fault('not-found', 'not-found')
      await club.log(by, 'close report', params.id)
      return OK
    },
  )
  admin('GET', '/api/admin/audit', { summary: 'Who did what', tag: 'admin', reply: c.audit }, async () => ({
    lines: await club.audit(),
  }))

  admin(
    'GET',
    '/api/admin/invitations',
    { summary: 'Invitations that are still good', tag: 'admin', reply: c.invitations },
    async () => ({ invitations: await club.invitations() }),
  )
  admin(
    'POST',
    '/api/admin/invitations',
    { summary: 'Invite somebody to make an account', tag: 'admin', body: c.newInvitation, reply: c.madeInvitation },
    async ({ body, person: by }) => {
      await club.log(by, 'invite', `${body.uses} × ${body.days} d`)
      return club.invite(by.id, body.uses, body.days)
    },
  )
  admin(
    'DELETE',
    '/api/admin/invitations/:id',
    { summary: 'Take an invitation back', tag: 'admin', params: c.idParams, reply: http.done },
    async ({ params, person: by }) => {
      if (!(await club.removeInvitation(params.id))) throw new Fault('not-found', 'not-found')
      await club.log(by, 'take back invitation', params.id)
      return OK
    },
  )
}
